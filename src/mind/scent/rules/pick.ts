import { coverage, fold, literalCoverage, type Phrase, phrase, similarity } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { optionFor } from '../filling/option-for.ts';
import { nthOf } from '../goal/constraints.ts';
import type { Step } from '../goal/types.ts';
import { DESTROYS } from '../meaning/acts.ts';
import { chooseAmong, isClickable, roleFit, sameWords, scopeFit } from '../meaning/match.ts';
import { refusesInstead } from '../meaning/refusing-box.ts';
import { isOn, standsOn } from '../meaning/state.ts';
import { toldOtherwise } from '../meaning/told-otherwise.ts';
import type { Proposal, Situation } from '../situation.ts';
import { argumentOf, weigh } from './common.ts';
import { readFor } from './form/enter.ts';
import { setField } from './form/set-field.ts';
import { tickAlike } from './several/alike-words.ts';
import { arrange } from './several/arrange.ts';
import { ACCORDINGLY, setAsTold } from './several/set-as-told.ts';
import { everyFitting } from './several/tick-all.ts';
import { wishes } from './several/wishes.ts';
import { furtherDown } from './way/look.ts';
import { openChoices } from './way/open-choices.ts';
import { dateInLists } from './widgets/date-lists.ts';
import { flip } from './widgets/switch.ts';

function tag(value: string): string {
  return `pick:${fold(value)}`;
}

/** Chooses, ticks, sorts or filters: by a list, a box, a radio button, a slider, a calendar or something to click. */
export function pickItem(situation: Situation, step: Step): Proposal | null {
  const { memory } = situation;
  const off = step.verb === 'untick';
  const read = step.source ? readFor(situation, step) : null;
  if (step.source && read === null) return null;
  if (ACCORDINGLY.test(step.text)) return setAsTold(situation);
  const all = wishes(step, read);
  if (step.verb === 'sort' || step.verb === 'filter') return arrange(situation, step);
  if (step.all && step.items.length <= 1 && (step.verb === 'tick' || off || /\ball\b/.test(fold(step.text)))) {
    const every = everyFitting(situation, step, off);
    if (every === 'already') memory.done.push(...all.map((wish) => tag(wish.value)));
    if (every) return every === 'already' ? null : every;
  }
  const alike = off
    ? null
    : tickAlike(
        situation,
        step,
        all.map((wish) => wish.value),
      );
  if (alike === 'already') memory.done.push(...all.map((wish) => tag(wish.value)));
  if (alike) return alike === 'already' ? null : alike;
  const part = dateInLists(situation, all);
  if (part) return part;
  const open = all.filter((wish) => !memory.done.includes(tag(wish.value)));
  for (const wish of open) {
    const proposal =
      pickOne(situation, step, wish.field, wish.value, off) ?? pickBySubject(situation, step, wish.value, off);
    if (proposal === 'already') {
      memory.done.push(tag(wish.value));
      continue;
    }
    if (!proposal) continue;
    const onTheWay =
      ['open_choices', 'turn_calendar', 'leave_calendar', 'turn_counter'].includes(proposal.rule) || shows(proposal);
    if (!onTheWay) memory.done.push(tag(wish.value));
    const left = all.filter((other) => !memory.done.includes(tag(other.value)));
    return {
      ...proposal,
      completes: left.length === 0 && !onTheWay,
    };
  }
  return null;
}

/** "Turn off the permission for photos": a box seldom says that it is a permission, and always what it is for. */
function pickBySubject(situation: Situation, step: Step, value: string, off: boolean): ReturnType<typeof pickOne> {
  const switched = step.verb === 'tick' || off;
  if (!switched || step.scope === '' || step.items.length > 1 || furtherDown(situation)) return null;
  const shown = situation.items.some((item) => literalCoverage(phrase(value), item.said) > 0);
  return shown ? null : pickOne(situation, { ...step, scope: '' }, '', step.scope, off);
}

/** "Take the candles off": what is ticked, and nothing there throws away, is no longer wanted. */
export function takeOff({ items }: Situation, step: Step): Proposal | null {
  if (step.verb !== 'remove' || step.all || items.some((item) => isClickable(item) && DESTROYS.test(item.said.folded)))
    return null;
  const named = items.filter(
    (item) => item.kind === 'check' && item.role !== 'radio' && !item.disabled && sameWords(item.label, step.object),
  );
  const [box] = named;
  if (!box || named.length > 1 || !isOn(box)) return null;
  return {
    rule: 'untick',
    why: `I do not want “${box.label}”`,
    status: 'continue',
    item: box,
    args: argumentOf(box, ''),
    sure: 0.85,
    completes: true,
    cause: box.label,
  };
}

/** Whether all that was to be chosen is chosen. */
export function picksDone(situation: Situation, step: Step): boolean {
  const { done, taken, last } = situation.memory;
  const read = step.source ? readFor(situation, step) : null;
  if (step.source && read === null) return false;
  // What was taken from a list is chosen by that; a box is not ticked by having been written.
  const took = (value: string) => step.verb === 'pick' && taken.includes(fold(value));
  const stands = ({ field, value }: { field: string; value: string }) =>
    ['set_value', 'turn_counter'].includes(last?.rule ?? '') &&
    last?.step === situation.memory.step &&
    setField(situation, step, field, value, 0) === 'already';
  return wishes(step, read).every((wish) => done.includes(tag(wish.value)) || took(wish.value) || stands(wish));
}

/** A number field that shows what it holds is looked at again before it counts as set. */
function shows({ rule, item }: Proposal): boolean {
  return rule === 'set_value' && item?.kind === 'type' && item.role === 'spinbutton' && item.value !== '';
}

/** "The 2nd", "third one": a place and no name. */
const PLACE =
  /^(?:the )?(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)(?: one)?$/i;

/** Of the boxes and options, or of what the step names the kind of, the one at a place. */
function atPlaceOf(situation: Situation, step: Step, off: boolean): Proposal | 'already' | null {
  const kin = situation.items.filter(
    (item) =>
      !item.disabled &&
      (step.role
        ? roleFit(step, item) === 1
        : item.kind === 'check' || item.role === 'option' || item.role === 'radio') &&
      isClickable(item),
  );
  const chosen = chooseAmong(step, kin);
  if (!chosen) return null;
  if (chosen.item.kind === 'check' && isOn(chosen.item) === !off) return 'already';
  return {
    rule: 'pick',
    why: chosen.why,
    status: 'continue',
    item: chosen.item,
    args: argumentOf(chosen.item, ''),
    sure: 0.8,
    cause: chosen.item.label,
  };
}

/** Whether a box is called after something else: of what is asked for it bears no word, and what stands beside it names its neighbours. */
function isOfAnother({ said }: Item, wanted: Phrase): boolean {
  return said.tokens.some(({ weight }) => weight > NAMES) && coverage(wanted, said) < LIKE;
}
/** Weight of a word from which on a box is called after it. */
const NAMES = 0.4;
const LIKE = 0.3;
/** What it is worth that what is asked for stands on a box and around it word for word. */
const WORDED = 0.05;
/** What the words around such a box count. */
const BESIDE = 0.5;

/** How far something has to stand at the place that a step names for that to tell it from others. */
const PLACED = 0.3;
/** Share of it that heads the page, from which on the page is about it. */
const ABOUT = 0.8;

/** What bears the name, where it is told where it stands: "in this document" tells none of them from another. */
function atPlaceMeant({ page }: Situation, step: Step, ranked: ReadonlyArray<{ item: Item; fit: number }>) {
  const scope = phrase(step.scope);
  if (step.scope === '' || ranked.length === 0) return ranked;
  // What the whole page is about tells only those apart that bear the name alike.
  const apart = coverage(scope, page.about) < ABOUT;
  const rivals = apart ? ranked : ranked.filter(({ fit }) => fit > 0 && fit >= ranked[0]!.fit - ALIKE);
  const named = ({ label, context, group }: Item) =>
    literalCoverage(scope, phrase(`${label} . ${context.text} . ${group}`));
  const places = rivals.map(({ item }) => (apart ? scopeFit(scope, item) : named(item)));
  const tells = Math.max(...places) > (apart ? PLACED : ABOUT) && (apart || Math.min(...places) === 0);
  return tells
    ? ranked
        .map(({ item, fit }) => ({ item, fit: fit * (0.6 + 0.4 * scopeFit(scope, item)) }))
        .sort((a, b) => b.fit - a.fit)
    : ranked;
}
/** Difference of fit up to which two things bear a name alike. */
const ALIKE = 0.05;

function pickOne(
  situation: Situation,
  step: Step,
  field: string,
  value: string,
  off: boolean,
): Proposal | 'already' | null {
  const { items } = situation;
  const wanted = phrase(value);
  const usable = items.filter((item) => !item.disabled);
  const place = PLACE.test(value.trim()) && step.role !== 'slider' ? nthOf(`${value} one`) : null;
  if (place !== null) return atPlaceOf(situation, { ...step, nth: place }, off);

  if (step.verb === 'tick' || off) {
    const flipped = flip(situation, value, off);
    if (flipped) return flipped;
  }

  // A list with that option.
  let bestList: { item: Item; option: string; fit: number } | null = null;
  for (const item of usable.filter((entry) => entry.kind === 'choose')) {
    const option = optionFor(value, item.options) ?? optionFor(value, item.options);
    if (!option) continue;
    const fit =
      option.fit *
      (field ? 0.6 + 0.4 * similarity(phrase(field), item.said) : 1) *
      (step.scope ? 0.7 + 0.3 * scopeFit(phrase(step.scope), item) : 1);
    if (!bestList || fit > bestList.fit) bestList = { item, option: option.option, fit };
  }
  // A box, a radio button, or something to click that says it.
  const switched = step.verb === 'tick' || off;
  const clickable = usable.filter(
    // A way to another page turns nothing on or off.
    (item) =>
      isClickable(item) &&
      item.kind !== 'point' &&
      !(switched && item.role === 'link') &&
      // The head of a column puts rows in order, and is none of them.
      item.role !== 'columnheader',
  );
  const likeness = (item: Item) => {
    let fit = Math.max(similarity(wanted, item.said), 0);
    // Written instructions stand around all controls alike, and hold the very words of the step.
    const near = situation.memory.told ? item.label : `${item.label} . ${item.context.text}`;
    const another = isOfAnother(item, wanted);
    // "The lemon filling": what it is stands on it, and of what kind over it.
    const told = another || item.kind !== 'check' ? near : `${near} . ${item.group}`;
    const around = coverage(wanted, phrase(told)) * (another ? BESIDE : 1);
    // Of boxes under one heading, which all stand beside the same words, the one that says more of it itself.
    // Tuesday is near to Monday, and is not Monday.
    if (item.kind === 'check')
      fit =
        Math.max(fit, 0.72 * around + 0.2 * coverage(wanted, item.said)) +
        WORDED * literalCoverage(wanted, phrase(told));
    if (item.kind === 'check') fit = Math.max(fit, toldOtherwise(step, item));
    else if (item.role === 'option' || item.role === 'radio') fit = Math.max(fit, 0.6 * around);
    else if (item.role === 'link') fit *= 0.9;
    if (field) fit *= 0.75 + 0.25 * scopeFit(phrase(field), item);
    return fit * roleFit(step, item);
  };
  const ranked = atPlaceMeant(situation, step, weigh(clickable, likeness));
  const box = ranked[0];
  if (bestList && bestList.fit >= 0.6 && bestList.fit >= (box?.fit ?? 0) - 0.05 && !off) {
    if (fold(bestList.item.value) === fold(bestList.option)) return 'already';
    return {
      rule: 'choose_option',
      why: `“${bestList.item.label}” has “${bestList.option}”`,
      status: 'continue',
      item: bestList.item,
      args: argumentOf(bestList.item, bestList.option),
      sure: Math.min(0.95, bestList.fit),
      cause: bestList.option,
    };
  }
  const set = setField(situation, step, field, value, box?.fit ?? 0);
  if (set) return set;
  // In a list that goes on, what bears only a part of the name is another one.
  const goesOn = items.some(
    (item) => item.kind === 'scroll' && item.name !== 'scroll:down' && item.name.endsWith(':down'),
  );
  const partly = box !== undefined && literalCoverage(wanted, box.item.said) < 0.95 && box.fit < 0.9;
  // A box that is called otherwise is not taken for what stands around it before the rest of the page is seen.
  const foreign = box?.item.kind === 'check' && literalCoverage(wanted, box.item.said) === 0;
  if (((goesOn && partly) || foreign) && furtherDown(situation)) return null;
  if (box && box.fit >= 0.5) {
    const strong = ranked.filter((entry) => entry.fit >= box.fit - 0.05).map((entry) => entry.item);
    const chosen =
      (step.nth !== null || step.superlative
        ? chooseAmong(
            step,
            strong.sort((a, b) => a.order - b.order),
          )?.item
        : undefined) ?? box.item;
    const toggles =
      chosen.kind === 'check' || ['checkbox', 'switch', 'radio', 'option', 'menuitemcheckbox'].includes(chosen.role);
    // "Unsubscribe me" is ticked by who wants the letters off.
    const on = off && toggles ? refusesInstead(chosen.label, step.text) : !off;
    if (toggles && isOn(chosen) === on && (chosen.kind === 'check' || isOn(chosen))) return 'already';
    const stands = toggles ? null : standsOn(chosen);
    if (stands === on && (step.verb !== 'pick' || isOn(chosen))) return 'already';
    if (!off || toggles || stands)
      return {
        rule: off && !on ? 'untick' : toggles ? 'tick' : 'pick',
        why: `“${chosen.label}” is what the task names`,
        status: 'continue',
        item: chosen,
        args: argumentOf(chosen, ''),
        sure: Math.min(0.95, box.fit + 0.1),
        candidates: ranked
          .slice(0, 12)
          .map((entry) => ({ item: entry.item, label: entry.item.label, scent: 50 * entry.fit, utility: entry.fit })),
        cause: chosen.label,
      };
  }
  const counted = step.nth !== null || step.superlative ? atPlaceOf(situation, step, off) : null;
  if (counted) return counted;
  return openChoices(situation, step, field, clickable);
}
