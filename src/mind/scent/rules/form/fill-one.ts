import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { choiceFor } from '../../filling/choices.ts';
import { correctedText, correctionOf } from '../../filling/correct.ts';
import { countryMissing } from '../../filling/country.ts';
import { fitFor, isOfAnotherForm } from '../../filling/coverage/assign.ts';
import { classOfField, type FieldClass, isEmptyOption, isRequired } from '../../filling/fields.ts';
import { tells } from '../../filling/say.ts';
import { type Found, valueFor } from '../../filling/values.ts';
import type { Step } from '../../goal/types.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { likeliestFor } from '../sheet/prose/likeliest.ts';
import { actsUnasked } from './acts-unasked.ts';
import { saidBeside } from './amend.ts';
import { setOtherwise } from './changed.ts';
import { tickOne } from './form-choices.ts';
import { fieldsOf } from './form-fields.ts';

/** What was put into a field. A field that is told from others by what stands around it bears another name once a remark came up there. */
function given({ memory, key, page }: Situation, item: Item): string | undefined {
  const filled = memory.filled[key] ?? {};
  const [bare] = item.name.split('.');
  const renamed = () =>
    Object.entries(filled).find(
      ([name, value]) => value === item.value && name.split('.')[0] === bare && !page.byName.has(name),
    )?.[1];
  const before = filled[item.name];
  // A field of that name that stands empty before anything was sent is another one: the same form on another tab.
  const other = before !== undefined && item.value === '' && item.kind === 'type' && memory.commits === 0;
  if (other && !SECRET.has(classOfField(item)) && timesTried(memory, key, item.name) < 2) return undefined;
  return before ?? (item.value === '' ? undefined : renamed());
}
/** What is not shown when it is put in. */
const SECRET = new Set<FieldClass>(['password', 'password-again']);

function isEmpty(item: Item): boolean {
  return (
    item.value.trim() === '' ||
    (item.kind === 'choose' && isEmptyOption(item.value)) ||
    /^(?:0|-)$/.test(item.value.trim())
  );
}

function propose(item: Item, found: Found, rule: string): Proposal | null {
  const args = argumentOf(item, found.value);
  if (!args) return null;
  const told = {
    task: 'as the task says',
    knowledge: 'which I know',
    person: 'which is mine',
    sensible: 'which should do',
  }[found.source];
  return {
    rule,
    why: `“${item.label || item.placeholder}” gets “${found.value}”, ${told}`,
    status: 'continue',
    item,
    args,
    sure: found.strong ? 0.9 : 0.75,
    cause: item.label || item.placeholder || 'this field',
  };
}

/** A list that does not have what the task says of it. */
function notThere({ label }: Item, told: string): Proposal {
  const why = `“${label}” has no “${told}”`;
  return { rule: 'not_here', why, status: 'gave_up', item: null, args: null, sure: 0.3, cause: told };
}

/** Steps by which something new comes to be. */
const MAKES = /^(?:create|publish|post|write|announce|schedule|compose|send)\b/i;

/**
 * Fills one field of a form.
 * @param inForm the task leads through the whole form, so that what it does not say is filled in as well
 */
export function fillOne(situation: Situation, step: Step, item: Item, inForm: boolean): Proposal | null {
  const { memory, key } = situation;
  const before = given(situation, item);
  if (!inItsRow(situation, step, item)) return null;
  if (item.kind === 'check') {
    const ticked = tickOne(situation, step, item, inForm);
    // What is to be off is not turned on again.
    return step.verb === 'untick' && ticked?.rule === 'tick' ? null : ticked;
  }
  // What somebody else's form holds already is no place for what is to be made anew.
  if (!inForm && before === undefined && item.kind === 'type' && item.value.trim() !== '' && MAKES.test(step.text))
    return null;
  const group = classOfField(item);
  // A text that stands there is mended in place, and the rest of it stays.
  const mended =
    item.kind === 'type' && before === undefined ? correctedText(item.value, correctionOf(situation)) : null;
  if (mended && literalCoverage(phrase(step.object), situation.page.all) < 0.7) return null;
  if (mended) return propose(item, { value: mended, source: 'task', strong: true }, 'fill_field');
  const joining = step.verb === 'register' && /password/.test(group);
  const must = inForm && (joining || needed(situation, item));
  if (item.kind === 'choose') {
    if (actsUnasked(step, item)) return null;
    const chosen = choiceFor(situation, item, must && isEmpty(item));
    // Before one is taken for want of a better, what the task tells of the question in other words.
    const spoken = chosen?.source === 'sensible' ? likeliestFor(situation, item)?.option : undefined;
    const found = chosen && spoken ? { ...chosen, value: spoken } : chosen;
    // "The Carlisle shop", of which the list knows nothing: nobody takes another one for it, nor Chile for Peru.
    const told =
      found && ['person', 'sensible'].includes(found.source)
        ? saidBeside(situation.request.instructions, item.label)
        : null;
    const missing = told ?? (found ? countryMissing(item.options, situation.asked) : null);
    if (missing) return notThere(item, missing);
    if (!found || fold(found.value) === fold(item.value)) return null;
    if (before === found.value && !setOtherwise(situation, item, before)) return null;
    if (!found.strong && !inForm) return null;
    if (!found.strong && !isEmpty(item)) return null;
    return timesTried(memory, key, item.name) < 2 ? propose(item, found, 'choose_option') : null;
  }
  if (item.kind === 'upload') {
    const file =
      item.options[0] ??
      situation.knowledge.find((known) => /file|photo|document|attachment|picture/i.test(known.name))?.value;
    return inForm && file && !before
      ? propose(item, { value: file, source: 'knowledge', strong: true }, 'upload')
      : null;
  }
  if (
    group === 'coupon' &&
    !situation.knowledge.some((known) => /coupon|voucher|promo|discount/i.test(known.name)) &&
    valueFor(situation, item, false)?.source !== 'task'
  )
    return null;
  // What was rewritten to please the site stays as it is.
  const otherwise = before !== undefined && setOtherwise(situation, item, before);
  if (
    before !== undefined &&
    !otherwise &&
    item.value !== '' &&
    !item.state.has('invalid') &&
    group !== 'password-again'
  )
    return null;
  // Until it is sent again, what was mended may still be marked as wrong.
  if (memory.mended.length > 0 && before !== undefined && before === item.value) return null;
  const found = valueFor(situation, item, must);
  // Of a list of several what was taken stands beside the field, which is empty for the next.
  if (found && item.kind === 'type' && item.value === '' && memory.taken.includes(fold(found.value))) return null;
  // What a site has forgotten with its complaint is put in once more.
  if (!found || (before === found.value && !otherwise && (item.value !== '' || memory.errors === 0))) return null;
  // What the person knows is given where the task leads, and not to every box that asks.
  if (found.source === 'knowledge' && !inForm && !besideOthers(situation, item)) return null;
  if (!found.strong && (!inForm || !isEmpty(item))) return null;
  // Who one is narrows no search down.
  if (['person', 'sensible'].includes(found.source) && looksUpBeside(situation, item)) return null;
  // Who the person is goes only where it is asked for; sign-in fields only when there is something to sign in with.
  if (found.source !== 'task' && /password/.test(group) && step.verb !== 'register' && found.source === 'sensible')
    return null;
  if (fold(item.value) === fold(found.value)) return null;
  return timesTried(memory, key, item.name) < 3 ? propose(item, found, 'fill_field') : null;
}

/** Whether the form that a field stands in looks something up: a button for that stands right behind it or below. */
function looksUpBeside({ items }: Situation, { box }: Item): boolean {
  return items.some(
    (item) =>
      item.role === 'button' &&
      item.box !== null &&
      box !== null &&
      /^(?:search|find|show (?!less|more)|look ?up|go$|filter)/.test(item.said.folded) &&
      item.box.y >= box.y - 12 &&
      item.box.y - box.y < BESIDE,
  );
}
/** Pixels under a field within which the button of its form stands. */
const BESIDE = 160;

/** Whether a field stands in a form of several that the person could fill, so that it is not some box on the way. */
function besideOthers(situation: Situation, item: Item): boolean {
  return fieldsOf(situation).some(
    (other) =>
      other !== item &&
      other.kind === 'type' &&
      classOfField(other) !== classOfField(item) &&
      valueFor(situation, other, false)?.strong === true,
  );
}

/** Whether a form cannot go without a field: marked so, a list that still asks to choose, or, where the optional ones are marked, any other. */
function needed(situation: Situation, item: Item): boolean {
  if (isRequired(item) || item.state.has('invalid')) return true;
  if (OPTIONAL.test(item.label) || OPTIONAL.test(item.placeholder)) return false;
  if (situation.step && tells(situation.step) && classOfField(item) === 'message')
    return !toldElsewhere(situation, item);
  if (item.kind === 'choose') return isEmptyOption(item.value) && item.value.trim() !== '' && !ANY.test(item.value);
  const fields = fieldsOf(situation).filter((other) => other.kind === 'type');
  return fields.some((other) => OPTIONAL.test(other.label)) && !fields.some((other) => isRequired(other));
}

/** Whether other fields of the form must be filled in, one of them with what the task tells, so that a box for words beside them is for who has more to say. */
function toldElsewhere(situation: Situation, item: Item): boolean {
  const others = fieldsOf(situation).filter((other) => other !== item && isRequired(other));
  return others.some((other) => {
    const fit = fitFor(situation, other);
    return fit !== null && (fit.entry === undefined || fit.entry.whose === 'subject');
  });
}

/** An answer as good as any other: a list that narrows nothing down. */
const ANY = /^\s*(?:any|all|every|none|no)\b/i;
const OPTIONAL = /\boptional\b/i;

/** Whether a press on this page has just brought up something to press: that is answered before anything else is set. */
export function menuUp({ memory, key, items, appeared }: Situation): boolean {
  const { last } = memory;
  return (
    last?.kind === 'click' &&
    last.step === memory.step &&
    last.key === key &&
    !last.commits &&
    // An answer that was taken in a list brings up nothing.
    last.rule !== 'take_option' &&
    items.some((item) => appeared.has(item.name) && item.kind === 'click' && item.box !== null)
  );
}

/** Of fields that bear one label (a list in every row), only the one whose row the step names. */
export function inItsRow(situation: Situation, step: Step, item: Item): boolean {
  // A list without a name of its own is called by what it shows or by its row, so that rows bear different labels.
  const place = (other: Item) => phrase(`${other.context.text} ${other.raw === item.raw ? '' : other.label}`.trim());
  const alike = situation.items.filter(
    (other) =>
      other.kind === item.kind &&
      // A field of another form that stands beside it is no row.
      (other === item || !isOfAnotherForm(situation, other)) &&
      place(other).tokens.length > 0 &&
      (other.raw === item.raw || (item.kind === 'choose' && other.options.join() === item.options.join())),
  );
  if (alike.length < 2 || item.raw === '') return true;
  // What stands beside each is its own name, and no row that it shares.
  if (alike.every((other) => other.kind === 'type' && other.label !== other.raw && other.label !== '')) return true;
  // "From" and "until" take the same times, and each has its own.
  if (alike.every((other) => fitFor(situation, other) !== null)) return true;
  // What each row counts is told with its number.
  if (alike.some((other) => fitFor(situation, other)?.control.row !== undefined))
    return fitFor(situation, item) !== null;
  const wish = phrase(`${step.text} ${step.scope}`);
  // A row is told by what it says of the wish and by what it says beside that.
  const own = new Set(alike.map((other) => phrase(`${other.context.text} ${other.label}`)));
  const fit = (other: Item) => literalCoverage(wish, phrase(`${other.context.text} ${other.label}`));
  const best = Math.max(...alike.map(fit));
  return best === 0 || own.size < 2 || fit(item) === best;
}
