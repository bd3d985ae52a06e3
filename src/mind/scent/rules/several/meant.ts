import { fold, literalCoverage, type Phrase, phrase } from '../../../language/index.ts';
import { sendsUnanswered } from '../../filling/coverage/unanswered.ts';
import { ASKED_BY_PAGE, type Step } from '../../goal/types.ts';
import { makesNew } from '../../meaning/act-names.ts';
import { isHalfNamed } from '../../meaning/half.ts';
import { doesOtherwise } from '../../meaning/idle-act.ts';
import { isClickable, sameWords } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import type { Choice } from '../../things/choice.ts';
import { type Control, controlOf } from '../../things/control.ts';
import { ownPageFor } from '../../things/pack.ts';
import { byFullName, isDoneBy, type Reading } from '../../things/reading.ts';
import { isPicked } from '../../things/selection.ts';
import { GONE } from '../../things/states.ts';
import type { Thing, Things } from '../../things/thing.ts';
import { type Wish, wishOf } from '../../things/wish.ts';
import { argumentOf } from '../common.ts';
import { follow } from '../way/follow.ts';
import { byRank, isTaken } from './among.ts';
import { atChosen, isWriting, tagOfTaken } from './chosen.ts';
import { preset, sorter } from './compare.ts';
import { everyLeft } from './every.ts';
import { found, isBare, ranks } from './found.ts';
import { EACH_OF_THEM, listed, tagOfEach } from './listed.ts';
import { narrowDown } from './narrow-down.ts';
import { shelfOf } from './shelf.ts';

/** Steps that mean one or several of the things of a page. */
const MEANS = new Set<Step['verb']>([
  'press',
  'reach',
  'pick',
  'buy',
  'add',
  'remove',
  'transact',
  'register',
  'locate',
  'tick',
  'learn',
]);
const GETS = new Set<Step['verb']>(['buy', 'add', 'transact', 'register']);
/** Kinds of control that a task may name: these are no things. */
const CONTROLS = new Set(['button', 'link', 'tab', 'textbox', 'combobox', 'slider', 'spinbutton', 'icon', 'menuitem']);
const LOOKS = /^(?:look at|have a look at|see|view|show|read|watch|check out|display)\b/i;
/** The same from which on it bears all that is asked. */
const WHOLE = 0.95;
/** How far a thing fits from which on it may be called otherwise altogether. */
const ALIKE = 0.8;

/** Whether a thing bears no word of what a step names. */
function bearsNothing(step: Step, thing: Thing): boolean {
  const named = phrase([step.object, ...step.quoted, step.scope].join(' '));
  return named.tokens.length > 0 && literalCoverage(named, thing.said) === 0;
}
/** The same from which on a thing is of the kind, whatever the page calls that. */
const TOLD = 0.8;
/** Share of the things of a kind that may bear as much as any for one of them to be meant. */
const FEW = 0.5;

/** A control that the task names in quotes: one is pressed by its name, and of those in each row the one that is meant is told by its row. */
function namesControl(step: Step, set: Things): boolean {
  const few = step.verb === 'press' ? 0 : 1;
  return step.quoted.some(
    (text) => set.things.filter((thing) => thing.items.some((item) => fold(item.raw) === fold(text))).length > few,
  );
}

/** "The View menu", "the Save button": what a control is, which its label leaves out. */
const KIND_OF_CONTROL = /\s+(?:menu|button|tab|link|icon|entry|item)$/i;

/** Whether what is to be pressed stands there once under the very name that the task gives it: it is no thing to be told from others. */
function standsByName(situation: Situation, step: Step): boolean {
  const name = step.quoted[0] ?? step.object.replace(KIND_OF_CONTROL, '');
  return (
    step.verb === 'press' &&
    situation.items.filter((item) => isClickable(item) && sameWords(item.raw, name)).length === 1
  );
}

/** "The invoices from June and July", "all the talks": as many as there are. */
function meansSeveral(step: Step, wish: Wish, things: readonly Thing[]): boolean {
  const boxes = things.every(({ items }) => items.some((item) => item.kind === 'check' && item.role !== 'radio'));
  return (
    (boxes && wish.plural) ||
    step.all ||
    /\b(?:all|every|each|both)\b/i.test(step.text.split(/\s+/).slice(0, 5).join(' ')) ||
    (wish.days !== null && wish.days.days.length + wish.days.weekdays.length + wish.days.months.length > 1)
  );
}

function act(
  situation: Situation,
  step: Step,
  { item, does }: Control,
  thing: Thing,
  why: string,
  of: number,
): Proposal {
  const { memory, key, page } = situation;
  memory.done.push(tagOfTaken('meant', key, step.text));
  memory.compared = fold(thing.name);
  const move = follow(item, why, situation, [], 40, of, 'among');
  const completes = does !== 'menu' && isDoneBy(step, item);
  return {
    ...move,
    ...(does === 'act' && !completes && item.kind !== 'check' ? { thing: thing.name } : {}),
    args: item.kind === 'check' ? argumentOf(item, '') : null,
    completes: completes || (step.verb === 'tick' && item.kind === 'check'),
    commits:
      does === 'act' && ['buy', 'add', 'remove', 'transact', 'register'].includes(step.verb) && item.kind !== 'check',
    sure: 0.85,
    cause: page.title && item.label,
  };
}

/** One after the other of the things that are meant. */
function each(situation: Situation, step: Step, things: readonly Thing[]): Proposal | null {
  const { memory, key } = situation;
  // What stands there once for each of them is pressed on one after the other.
  if (everyLeft(situation, step)) return null;
  const left = things.flatMap((thing) => {
    const control = controlOf(situation, step, thing);
    const open =
      control &&
      control.does === 'act' &&
      !memory.done.includes(tagOfEach(thing)) &&
      !(control.item.kind === 'check' && isOn(control.item)) &&
      timesTried(memory, key, control.item.name) === 0;
    return open ? [{ thing, item: control.item }] : [];
  });
  const [next] = left;
  if (!next) return null;
  memory.done.push(tagOfEach(next.thing));
  if (left.length === 1) memory.done.push(EACH_OF_THEM);
  return {
    rule: 'each_meant',
    why: `“${next.thing.name}” is one of ${things.length} that are meant`,
    status: 'continue',
    item: next.item,
    args: next.item.kind === 'check' ? argumentOf(next.item, '') : null,
    sure: 0.85,
    completes: left.length === 1 && ['tick', 'pick', 'press'].includes(step.verb),
    cause: next.item.label,
  };
}

/** Characters of a line that only counts what is shown. */
const SHORT = 40;

/** Of the things that fit, the first by what they are compared by. */
function compared(situation: Situation, step: Step, choice: Choice, wish: Wish): Proposal | null {
  const superlative = wish.superlative!;
  if (isPicked(situation, choice.set, wish.kind)) return null;
  const shelf = shelfOf(situation, step, choice.set);
  if (shelf) return follow(shelf, `“${shelf.label}” has all that I have to compare`, situation, [], 30, 1, 'shelf');
  const narrower = narrowDown(situation, step, choice.set);
  if (narrower) return narrower === 'elsewhere' ? null : narrower;
  // Among things of every kind the cheapest is the cheapest of none, unless all the rest that is told of it is borne.
  const ofKind = (of: Phrase) => of.tokens.some((token) => token.stem === wish.kind);
  const told = choice.apart && choice.covered >= TOLD;
  const { about, lines } = situation.page;
  // "12 records" over a list says what they all are.
  const counted = lines.some(({ text }) => text.length < SHORT && /\d/.test(text) && ofKind(phrase(text)));
  // What was put in order just now is what it is asked of, whatever the page calls that.
  const ordered = situation.goal.steps[situation.memory.step - 1]?.verb === 'sort';
  if (
    wish.kind &&
    !told &&
    !counted &&
    !ordered &&
    !ofKind(about) &&
    !choice.set.things.some(({ said }) => ofKind(said))
  )
    return null;
  const fitting = (ranks(choice.set, superlative, phrase(step.text)) ?? []).filter(
    ({ thing }) => choice.fit.includes(thing) && controlOf(situation, step, thing) !== null,
  );
  const ranked = byFullName(step, fitting, situation.asked).sort((a, b) =>
    superlative.highest ? b.value - a.value : a.value - b.value,
  );
  const sort = sorter(situation, step);
  if (sort) return sort;
  const reading = { set: choice.set, ranked, nth: wish.place > 1 ? wish.place : null } as Reading;
  const best = byRank(situation, step, superlative, reading);
  if (!best || 'rule' in best) return best;
  const control = controlOf(situation, step, best.thing);
  return control && act(situation, step, control, best.thing, best.why, choice.set.things.length);
}

/**
 * The thing among many alike that bears all that the step asks for, and the control of it that does what the step says. Null where
 * nothing on the page is told apart by what is asked.
 */
export function actOnMeant(situation: Situation): Proposal | null {
  const { step, memory, key, page } = situation;
  if (
    !step ||
    !MEANS.has(step.verb) ||
    makesNew(step) ||
    (step.source && step.source !== ASKED_BY_PAGE) ||
    memory.done.includes(tagOfTaken('meant', key, step.text))
  )
    return null;
  if (isTaken(situation, step) || atChosen(situation) || isWriting(situation, step)) return null;
  if ((step.role && CONTROLS.has(step.role)) || (step.verb === 'learn' && !LOOKS.test(step.text))) return null;
  const several = listed(situation, step);
  if (several && several.length > 0) return each(situation, step, several);
  const wish = wishOf(situation, step);
  if (step.nth !== null && !wish.superlative && wish.days === null) return null;
  const choice = found(situation, step, wish);
  // A question that is on the page is answered, and not one of several of them.
  if (step.source && wish.states.length === 0) return null;
  if (!choice || namesControl(step, choice.set) || standsByName(situation, step)) return null;
  if (wish.superlative) return compared(situation, step, choice, wish);
  if (meansSeveral(step, wish, choice.best) && choice.best.length > 1) return each(situation, step, choice.best);
  if (choice.best.length > FEW * choice.set.things.length) return null;
  const thing = choice.best[0]!;
  // What is only like it in meaning is not had for it: a dragon is no lantern.
  if (GETS.has(step.verb) && choice.covered < ALIKE && bearsNothing(step, thing)) return null;
  // What bears half of the words and a name of its own is another thing.
  if ((choice.covered < WHOLE && isHalfNamed(step, thing.said, page.about)) || isBare(thing)) return null;
  // Whoever is on the thing's own page does not choose it again.
  if (page.headings.some((line) => line.level === 1 && literalCoverage(phrase(thing.name), phrase(line.text)) > 0.99))
    return null;
  const own = ownPageFor(step, thing);
  const control: Control | null = own ? { item: own, does: 'lead' } : controlOf(situation, step, thing);
  if (
    !control ||
    timesTried(memory, key, control.item.name) > 0 ||
    (control.item.kind === 'check' && isOn(control.item))
  )
    return null;
  const takes =
    step.pairs.length > 0 && thing.items.some(({ kind }) => kind === 'choose' || kind === 'type' || kind === 'set');
  if (doesOtherwise(step, control.item, takes ? 0 : choice.covered) || sendsUnanswered(situation, control.item))
    return null;
  const shown = preset(
    situation,
    step,
    choice.set.things.flatMap(({ items }) => items),
  );
  if (shown) return shown;
  // What can no longer be had is not had by opening it.
  if (GETS.has(step.verb) && control.does !== 'act' && GONE.test(fold(thing.text))) return null;
  const why = `of ${choice.set.things.length} “${thing.name}” is as I want it`;
  return act(situation, step, control, thing, why, choice.set.things.length);
}
