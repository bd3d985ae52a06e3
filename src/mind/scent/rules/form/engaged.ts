import { coverage, fold, phrase, similarity, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { fitFor } from '../../filling/coverage/assign.ts';
import { wishOf } from '../../filling/coverage/demands.ts';
import type { Fit } from '../../filling/coverage/types.ts';
import { classOfField, type FieldClass, isNewsletter } from '../../filling/fields.ts';
import { tells } from '../../filling/say.ts';
import { valueFor } from '../../filling/values.ts';
import { isInterfaceStep, type Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { wantedText } from '../../meaning/match.ts';
import { familyOf, headsOf } from '../../meaning/purpose.ts';
import type { Situation } from '../../situation.ts';
import { broughtByThing } from './brought.ts';
import { NEWSLETTER_WISH } from './form-fields.ts';

/** Rules by which something is answered with a press. */
const ANSWERS = new Set(['open_list', 'take_option', 'turn_counter']);
/** Steps by which things are had. */
const GETS = new Set<Step['verb']>(['buy', 'add', 'transact']);
/** Scent of what was pressed, from which the form that comes of it is the one that was wanted. */
const LED = 20;

/** Whether the form on this page is the one the task leads through, so that unasked fields are filled too. */
export function engaged(situation: Situation, step: Step, fields: readonly Item[]): boolean {
  const { page, memory, key } = situation;
  if (step.verb === 'register' && onlySignsIn(situation)) return false;
  if (Object.keys(memory.filled[key] ?? {}).length > 0) return true;
  // Who has answered one question of a form is in it.
  if (memory.last?.key === key && ANSWERS.has(memory.last.rule)) return true;
  if (memory.errors > 0) return true;
  // The task speaks of the form that the person was brought to.
  if (/\b(?:this|the) form\b/i.test(situation.goal.text) && memory.trail.every((visited) => visited.key === key))
    return true;
  if (memory.entered.includes(key) && !isInterfaceStep(step) && step.verb !== 'learn') return true;
  const typed = fields.filter((item) => item.kind === 'type' || item.kind === 'choose');
  // Who is told several of the boxes in sight is at the form for them, whatever else it asks further down.
  if (typed.length === 0)
    return (
      GETS.has(step.verb) &&
      fields.filter((item) => item.kind === 'check' && item.role !== 'radio' && fitFor(situation, item)?.value === 'on')
        .length > 1
    );
  // Who wants the newsletter fills in where it is offered.
  const [only] = typed;
  const offersLetters =
    typed.some((item) => isNewsletter(item)) || (typed.length === 1 && classOfField(only!) === 'email');
  if (NEWSLETTER_WISH.test(fold(step.text)) && offersLetters) return true;
  // Who has something to say writes where a box for words has come up.
  if (tells(step) && fields.some((item) => classOfField(item) === 'message' && situation.appeared.has(item.name)))
    return true;
  if (tells(step) && isForTelling(situation, fields)) return true;
  const wanted = phrase(`${wantedText(step)} ${step.text} ${actNames(step).join(' ')}`);
  // Who only wants to know something gives away nothing but what a look-up asks for.
  if (situation.goal.steps.every(onlyLooks)) {
    if (asksWhatIsKnown(situation, fields)) return true;
    if (!situation.items.some(looksUp)) return false;
    // Nor is anything made up for a look-up that the wish says nothing for.
    if (fields.length === 0) return false;
  }
  // What a press for the step has brought up is its form.
  const { last } = memory;
  if (
    ['transact', 'buy', 'add', 'register'].includes(step.verb) &&
    last?.kind === 'click' &&
    last.step === memory.step &&
    last.scent >= LED &&
    typed.some((item) => situation.appeared.has(item.name))
  )
    return true;
  if (answersMuch(situation, step, typed) || broughtByThing(situation, step, fields)) return true;
  const sends = situation.items.some((item) => commitWord(item.label) >= 0.8 && similarity(wanted, item.said) > 0.4);
  if (sends) return true;
  if (coverage(page.about, wanted) > 0.45) return true;
  if (step.verb === 'buy')
    return /\b(?:checkout|check out|delivery|shipping|payment|order|booking|passenger|guest|your details|billing)\b/.test(
      page.about.folded,
    );
  if (step.verb === 'register') return /\b(?:register|sign up|create|account|join)\b/.test(page.about.folded);
  return false;
}

/** Whether a page is headed as the place where one writes to those whose it is, with room for that: "Write to us". */
function isForTelling(situation: Situation, fields: readonly Item[]): boolean {
  const [heading = '', title = ''] = headsOf(situation, fields);
  const telling = familyOf('write');
  return (
    fields.length > 1 &&
    fields.some((item) => classOfField(item) === 'message') &&
    [heading, title].some((text) => words(text).some((word) => familyOf(word) === telling))
  );
}

/** The form of this page is for who is known here already. */
function onlySignsIn({ items }: Situation): boolean {
  const says = (pattern: RegExp) => items.some((item) => item.role === 'button' && pattern.test(item.said.folded));
  return says(/^(?:log|sign) ?(?:in|on)\b/) && !says(/^(?:register|sign ?up|create|join|open an account)\b/);
}

/** Steps that a form may be for. */
const ACTS = new Set<Step['verb']>(['transact', 'buy', 'add', 'register', 'pick', 'remove']);
/** Fields that have to be answered by what is told and known for a form to be meant, and the share of them. */
const MUCH = 3;
const LEAST = 2;
const MOST = 0.5;

/** Whether most of what a form asks is what the wish tells and the person was told for it, and not only who they are. */
export function answersMuch(situation: Situation, step: Step, fields: readonly Item[]): boolean {
  const typed = fields.filter((item) => item.kind === 'type' || item.kind === 'choose');
  if (!ACTS.has(step.verb) || typed.length < LEAST) return false;
  const fits = typed.flatMap((item) => fitFor(situation, item) ?? []).filter(({ rest }) => !rest);
  // "A book" tells of no number for how many people come.
  const { text } = wishOf(situation);
  const counted = (fit: Fit) => !fit.spans.some(([from, to]) => /^an?$/i.test(text.slice(from, to)));
  const matter = fits.filter(
    (fit) =>
      (fit.entry === undefined ? counted(fit) : fit.entry.source !== 'person') &&
      !SELF.has(classOfField(fit.control.items[0]!)),
  );
  return matter.length > 0 && fits.length >= Math.min(MUCH, typed.length) && fits.length >= typed.length * MOST;
}

/** What says who somebody is; a look-up asks for more than that. */
export const SELF = new Set<FieldClass>([
  'email',
  'name',
  'given-name',
  'family-name',
  'tel',
  'username',
  'password',
  'search',
  'street-address',
  'postal-code',
  'city',
  'region',
  'country',
  'bday',
]);

/**
 * Whether a form asks for just what the person was told for it, such as the number of an order: filling it in is the
 * way to find out. Every field for writing has to be one that the task or what is known answers, and one of them has to
 * be about the matter and not only about the person.
 */
export function asksWhatIsKnown(situation: Situation, fields: readonly Item[]): boolean {
  const typed = fields.filter((item) => item.kind === 'type' && !isNewsletter(item));
  if (typed.length === 0 || typed.length > 6) return false;
  const told = typed.map((item) => valueFor(situation, item, false));
  return (
    told.every((found) => found?.strong) &&
    told.some((found, i) => {
      const asked = classOfField(typed[i]!);
      return (found?.source === 'knowledge' && !SELF.has(asked)) || asked === 'order-number';
    })
  );
}

/** Whether a step asks for nothing to be done to the world. */
export function onlyLooks(step: Step): boolean {
  return ['learn', 'locate', 'reach', 'search', 'sort', 'filter'].includes(step.verb);
}

const LOOKS_UP =
  /^(?:search|find|track|trace|show|see|get|view|check|calculate|estimate|compare|look up|go|submit|ok|next|continue|apply|update|sign in|log in)\b/;

export function looksUp(item: Item): boolean {
  return item.role === 'button' && LOOKS_UP.test(item.said.folded);
}
