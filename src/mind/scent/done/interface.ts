import { fold } from '../../language/index.ts';
import { assigned, shows } from '../filling/coverage/assign.ts';
import { datePartFor } from '../filling/date-parts.ts';
import { isInterfaceStep, type Step } from '../goal/types.ts';
import { asksForMore } from '../meaning/confirmation.ts';
import { sameWords, wantedText } from '../meaning/match.ts';
import { saysNothingFound } from '../meaning/nothing-found.ts';
import { partsDone } from '../rules/form/enter.ts';
import { inItsRow } from '../rules/form/fill-one.ts';
import { tellParity } from '../rules/looks/parity.ts';
import { picksDone } from '../rules/pick.ts';
import { applyChoice, wasApplied } from '../rules/several/apply.ts';
import { entriesDone } from '../rules/several/by-author.ts';
import { followed } from '../rules/several/followed.ts';
import { isSorted } from '../rules/several/sort.ts';
import { opensTo } from '../rules/way/open-sign.ts';
import { nextQuery } from '../rules/way/queries.ts';
import { notYetDrawn } from '../rules/way/until.ts';
import { awaitsConfirmation } from '../rules/widgets/colour-code.ts';
import { countersSet } from '../rules/widgets/counters.ts';
import type { Situation } from '../situation.ts';
import { showsUnasked } from '../things/mixed.ts';
import { hasFailed, performed, type Verdict } from './verdict.ts';

/** A whole date, of which a list may take the day, the month or the year. */
const DATED = /\d[^\d]+\d/;

/** What asks for a list to be shown. */
const LISTS = /^(?:show|list|display|see|view)\b/i;

/** What is done with the interface itself is done once it was pressed, typed or chosen. */
export function interfaceDone(situation: Situation, step: Step): Verdict {
  const { memory } = situation;
  const failed = hasFailed(situation);
  // "Show all plots that have water": where a list is narrowed for it, that was it.
  if (step.verb === 'reach' && LISTS.test(step.text) && !failed && isNarrowed(situation, step))
    return { why: 'the list shows what is asked for', cause: memory.last?.label ?? step.text, sure: 0.75 };
  if (!isInterfaceStep(step)) return undefined;
  if (step.verb === 'filter') {
    const narrowed = isNarrowed(situation, step);
    if (narrowed === false) return null;
    if ((narrowed || null) && !failed)
      return { why: 'the list shows only what is asked for', cause: memory.last?.label ?? step.text, sure: 0.85 };
  }
  if ((performed(situation) && notYetDrawn(situation, step)) || awaitsConfirmation(situation, step)) return null;
  // A search may lead to the very thing at once.
  const heads = situation.page.headings.filter(({ level }) => level === 1);
  const sought = [...step.quoted, step.object].filter((text) => text !== '');
  if (step.verb === 'search' && heads.some(({ text }) => sought.some((one) => sameWords(one, text))))
    return { why: `I have found “${heads[0]!.text}”`, cause: heads[0]!.text, sure: 0.85 };
  // What was not told in quotes may be called otherwise there.
  if (step.verb === 'search' && performed(situation) && searchesOn(situation, step)) return null;
  // What was sent off and refused is not done.
  if ((memory.last?.commits || memory.told !== null) && asksForMore(situation)) return null;
  // What was put right goes off once more.
  if (memory.last?.rule === 'mend' && memory.errors > 0) return null;
  if (memory.told !== null && memory.last?.commits && memory.complained.length > 0) return null;
  if (performed(situation) && !failed)
    return { why: `I did “${step.text}”`, cause: memory.last!.label, sure: memory.idle > 0 ? 0.55 : 0.9 };
  if (pressedAsNamed(situation, step) && !failed)
    return { why: `I pressed “${memory.last!.label}”`, cause: memory.last!.label, sure: 0.85 };
  const [pair] = step.pairs;
  const part = pair && DATED.test(pair.value) && partsLeft(situation);
  if (
    memory.last?.rule === 'choose_option' &&
    memory.last.step === memory.step &&
    // "Choose three weeks": no field is told, and one answer is.
    (step.pairs.length === 1 || (step.pairs.length === 0 && step.items.length === 1)) &&
    !part &&
    !failed
  )
    return { why: `“${memory.last.argument}” is chosen`, cause: memory.last.label, sure: 0.85 };
  if (step.verb === 'press' && entriesDone(situation, step))
    return { why: 'each of them is seen to', cause: memory.last?.label ?? step.text, sure: 0.85 };
  if (step.verb === 'expand' && opensTo(situation))
    return { why: 'it is open, and what comes next is in it', cause: step.object, sure: 0.85 };
  if ((step.verb === 'enter' || step.verb === 'pick') && countersSet(situation, step))
    return { why: 'it shows the number that is wanted', cause: memory.last?.label ?? step.text, sure: 0.9 };
  if (memory.last?.rule === 'tell' && memory.last.step === memory.step && tellParity(situation, step) === null)
    return { why: 'each has its word', cause: memory.last.label, sure: 0.85 };
  if (step.verb === 'enter' && memory.last?.rule !== 'press_key' && !part && partsDone(situation, step))
    return { why: 'all of it is typed in', cause: memory.last?.label ?? step.text, sure: 0.85 };
  if (step.verb === 'enter' && allStated(situation, step))
    return { why: 'each has the answer that is told for it', cause: memory.last?.label ?? step.text, sure: 0.85 };
  if ((step.verb === 'pick' || step.verb === 'tick' || step.verb === 'untick') && picksDone(situation, step))
    return { why: 'all of it is chosen', cause: memory.last?.label ?? step.text, sure: 0.85 };
  if (step.verb === 'sort' && isSorted(situation, step))
    return { why: 'the head of the column says that it is sorted so', cause: step.text, sure: 0.85 };
  if (step.verb === 'sort' && wasApplied(situation))
    return { why: 'it is set so, and was put into effect', cause: memory.last!.label, sure: 0.85 };
  if (memory.commits === 0) return null;
  return undefined;
}

/** Words for the kind of control, which no control bears itself. */
const KIND = /\b(?:menu|button|link|tab|icon|section|panel|item|entry)\b/gi;

/** Whether what bears just the name that the step gives was pressed for it and did something, by whatever rule it was found. */
function pressedAsNamed({ memory: { last, step: at, idle } }: Situation, step: Step): boolean {
  if (step.verb !== 'press' || step.items.length > 1 || step.all || step.nth !== null) return false;
  if (last?.kind !== 'click' || last.step !== at || idle > 0 || step.scope !== '') return false;
  return sameWords(wantedText(step).replace(KIND, ' ').trim(), last.label);
}

/**
 * Whether all that the step tells is set over the list and put into effect: false while something could still be set, null where nothing
 * is told that could be.
 */
function isNarrowed(situation: Situation, step: Step): boolean | null {
  const bounded = new Set();
  const fits = assigned(situation).filter(({ score, control }) => score >= SURE && !bounded.has(control.items[0]!));
  const open = fits.some(({ control, value }) => !shows(situation, control, value));
  if (open || applyChoice(situation) || showsUnasked(situation, step)) return false;
  const { last, step: at } = situation.memory;
  return last?.step === at && NARROWS.has(last.rule) && (last.rule === 'commit' || followed(situation)) ? true : null;
}

/** Whether a search has brought up nothing, and can be asked in other words. */
function searchesOn(situation: Situation, step: Step): boolean {
  const { memory } = situation;
  return (
    step.quoted.length === 0 &&
    memory.searched.length < SEARCHES &&
    saysNothingFound(situation) !== null &&
    nextQuery(situation, step) !== ''
  );
}
/** Searches after which a person takes it that there is nothing of the kind. */
const SEARCHES = 3;

/** Rules that set what a list shows. */
const NARROWS = new Set(['choose_option', 'tick', 'pick', 'take_option', 'fill_field', 'commit']);
/** Fit from which on a value plainly belongs into a control. */
const SURE = 0.8;

/** Whether lists for the day, the month and the year of a date show another one still. */
function partsLeft(situation: Situation): boolean {
  return situation.items.some((item) => {
    const wanted = item.kind === 'choose' && !item.disabled ? datePartFor(situation, item) : null;
    return wanted !== null && fold(item.value) !== fold(wanted);
  });
}

/** Whether each of several questions on the page shows the answer that the step states for it. */
function allStated(situation: Situation, step: Step): boolean {
  const { pairs } = step;
  const fits = assigned(situation);
  return (
    pairs.length > 0 &&
    pairs.every(({ field }) =>
      fits.some(
        ({ control, value }) =>
          control.options.length > 0 &&
          sameWords(field, control.question) &&
          shows(situation, control, value) &&
          // The same answer in another row is another one's.
          inItsRow(situation, step, control.items[0]!),
      ),
    )
  );
}
