import { fold, literalCoverage, phrase, stem, words } from '../../language/index.ts';
import { formStays } from '../filling/complaints.ts';
import { messageOf, tells } from '../filling/say.ts';
import { isInterfaceStep, type Step } from '../goal/types.ts';
import { commitWord } from '../meaning/commit-word.ts';
import { denies, isGoodNews } from '../meaning/confirmation.ts';
import { isClickable, properNames, sameWords, wantedText } from '../meaning/match.ts';
import { hasMet } from '../meaning/met.ts';
import { namesEnd } from '../rules/form/press-end.ts';
import { everyLeft } from '../rules/several/every.ts';
import { furtherDown } from '../rules/way/look.ts';
import { countersSet } from '../rules/widgets/counters.ts';
import { inColumn } from '../rules/widgets/drag.ts';
import { quizOver } from '../rules/widgets/quiz.ts';
import { sortedByHand } from '../rules/widgets/sort-by-hand.ts';
import { counterStands } from '../rules/widgets/take-counted.ts';
import type { Situation } from '../situation.ts';
import { placesOf, saidIn } from '../view/said.ts';
import { newsOf } from './against/news.ts';
import { hasFailed, performed, type Verdict } from './verdict.ts';

/** Rules that carry a step out from its beginning to its end, whatever its verb. */
const CARRIED_OUT = new Set([
  'choose_language',
  'answer_as_told',
  'label',
  'command',
  'work_out',
  'name_figure',
  'count_corners',
  'resize',
  'transfer',
  'at_place',
  'frame',
  'pick_time',
  'write_cell',
  'odd_one',
  'digit',
  'row_answer',
]);

/** What is put in and pressed one after the other went off with the button that a later step names. */
function sentWithTheRest(situation: Situation, step: Step): boolean {
  const { last, filled, taken, done } = situation.memory;
  if (!last?.commits || last.kind !== 'click' || !isInterfaceStep(step)) return false;
  if (step.verb === 'press' || step.verb === 'submit')
    return sameWords(wantedText(step), last.label) || (last.rule === 'commit' && namesEnd(situation, step));
  // What is told to come after what was sent goes by itself.
  if (step.later) return false;
  const values = [...step.pairs.map((pair) => pair.value), ...step.items, ...step.quoted].map(fold);
  const given = [...Object.values(filled).flatMap((fields) => Object.values(fields)), ...taken, ...done].map(fold);
  return values.length > 0 && values.every((value) => given.some((text) => text.includes(value)));
}

/** "Correct it and place the order", where "Place order" has ended the correcting: the very act that this step names was just done. */
function pressedBefore(situation: Situation, step: Step): boolean {
  const { last } = situation.memory;
  if (!last?.commits || last.kind !== 'click' || last.step >= situation.memory.step || hasFailed(situation))
    return false;
  return (
    (OFF.test(step.text) && !formStays(situation)) ||
    saidSo(situation, step, last.label) ||
    sameWords(step.text.replace(/\b(?:the|my|your|our|it|this|an?)\b/gi, ' '), last.label)
  );
}

/** "Make sure that the times are saved", where "Save" was pressed a moment ago and the page says that it is done. */
function saidSo(situation: Situation, step: Step, label: string): boolean {
  const said = phrase(label);
  return (
    step.verb === 'transact' &&
    step.pairs.length === 0 &&
    said.tokens.length > 0 &&
    stem(words(label)[0] ?? '') === stem(words(step.text)[0] ?? '') &&
    literalCoverage(said, phrase(step.text)) > 0.99 &&
    newsOf(situation).some(isGoodNews)
  );
}

/** "Send your answer", "submit the form": what was filled in is to go off, whatever it is called. */
const OFF =
  /^(?:send|submit|save|hand in|finish|complete)(?: off| in)?(?: (?:it|them|(?:the|your|my|this) (?:(?:completed?|filled(?:-| )in|whole|online) )?(?:form|answers?|reply|response|details|entry|entries|sheet|questionnaire|choices?)))?(?: off| in)?\W*$/i;

/** "Leave the given note": what the person was told under the name that the step gives went into the form that was sent just now. */
function knownWithTheRest({ memory, knowledge }: Situation, step: Step): string | null {
  if (!memory.last?.commits || step.verb !== 'transact') return null;
  const sent = Object.values(memory.filled[memory.last.key] ?? {}).map(fold);
  const named = knowledge.find(
    ({ name, value }) =>
      value.length > 2 &&
      sent.includes(fold(value)) &&
      literalCoverage(phrase(name.replace(/[_-]+/g, ' ')), phrase(step.text)) === 1,
  );
  return named?.value ?? null;
}

/** "Give it four stars", where that very answer was taken in the form that was sent just now. */
function chosenWithTheRest({ memory: { last, own } }: Situation, step: Step): string | null {
  if (!last?.commits) return null;
  const said = saidIn(step.text);
  const answer = own.find(
    ({ key, kind, raw }) =>
      key === last.key && kind === 'check' && words(raw).length > 1 && placesOf(said, raw).length > 0,
  );
  return answer?.raw ?? null;
}

/**
 * "Create a bug and assign it to Tomas": what a later step says of the thing that was just made went into the same form. The
 * name that was put in there; null when there is none.
 */
function givenAlready(situation: Situation, step: Step): string | null {
  const { goal, memory, page } = situation;
  if (sentWithTheRest(situation, step)) return memory.last!.label;
  if (memory.step === 0) return null;
  if (pressedBefore(situation, step)) return memory.last!.label;
  const known = knownWithTheRest(situation, step);
  if (known) return known;
  if (step.verb !== 'transact') return null;
  // What was put in a moment ago for this very step has not been sent.
  const { last } = memory;
  if (last?.step === memory.step && !last.commits && ['type', 'choose', 'set', 'check'].includes(last.kind))
    return null;
  const words = tells(step) ? messageOf(goal, step) : '';
  if (words && Object.values(memory.filled).some((fields) => Object.values(fields).includes(words))) return words;
  if (!/\b(?:it|them|this|that)\b/i.test(step.text)) return null;
  const chosen = chosenWithTheRest(situation, step);
  if (chosen) return chosen;
  const names = [...step.quoted, ...properNames(step.text), ...step.pairs.map((pair) => pair.value)];
  // What stands in a field still has not gone off with anything.
  const standing = (name: string, value: string) =>
    !memory.last?.commits && page.byName.get(name)?.kind === 'type' && page.byName.get(name)!.value === value;
  const given = new Set(
    Object.values(memory.filled).flatMap((fields) =>
      Object.entries(fields).flatMap(([name, value]) => (standing(name, value) ? [] : [fold(value)])),
    ),
  );
  return names.length > 0 && names.every((name) => given.has(fold(name))) ? names.join(', ') : null;
}

/** What the page says to the stars that were given just now, where nothing stands by that sends them off. */
function ratingTaken(situation: Situation): string | undefined {
  const sends = situation.items.some((item) => isClickable(item) && !item.disabled && SENDS.test(item.label));
  return sends ? undefined : newsOf(situation).find((line) => !denies(line));
}
const SENDS = /^(?:send|submit|save|post|publish|rate|leave)\b/i;

/** Signs that a rule carried the step out to its end, or that it has not yet: whatever the verb. */
export function carriedOut(situation: Situation, step: Step): Verdict {
  const { memory, page } = situation;
  // A way off the site that was not taken has done nothing.
  if (/\bleads away from this site\b/.test(fold(page.outcome))) return null;
  const failed = hasFailed(situation);
  // A command line shows no more of a thing than its name.
  const commanded = memory.last?.rule === 'command';
  if ((step.verb === 'remove' || step.verb === 'transact') && !commanded && !hasMet(situation, step)) return null;
  const every = everyLeft(situation, step);
  if (every && every.left.length > 0) return null;
  if (every && every.done > 0 && !furtherDown(situation))
    return { why: `I did it on each of ${every.done}`, cause: memory.last?.label ?? step.text, sure: 0.85 };
  const given = givenAlready(situation, step);
  if (given) return { why: `“${given}” was put in with the rest`, cause: given, sure: 0.75 };
  const begun = memory.last?.step === memory.step && !memory.last.completes && CARRIED_OUT.has(memory.last.rule);
  if (begun || counterStands(situation, step) === false) return null;
  if (performed(situation) && CARRIED_OUT.has(memory.last!.rule) && !failed)
    return { why: `I did “${step.text}”`, cause: memory.last!.label, sure: memory.idle > 0 ? 0.55 : 0.8 };
  const rated = performed(situation) && memory.last!.rule === 'rate' && !failed ? ratingTaken(situation) : undefined;
  if (rated) return { why: `the page says “${rated}”`, cause: rated, sure: 0.8 };
  if (inColumn(situation, step)) return { why: 'it stands in that column', cause: memory.last!.label, sure: 0.8 };
  if (quizOver(situation, step)) return { why: 'nothing more is asked', cause: page.title, sure: 0.75 };
  if (sortedByHand(situation, step)) return { why: 'they stand in that order', cause: step.text, sure: 0.85 };
  const counted = memory.last?.rule === 'turn_counter' || memory.told !== null;
  if (step.verb === 'transact' && counted && countersSet(situation, step))
    return { why: 'it shows the number that is wanted', cause: memory.last?.label ?? step.text, sure: 0.85 };
  // What is counted and can still be ordered, here or further down, is not bought yet.
  const orders =
    situation.items.some((item) => item.role === 'button' && commitWord(item.label) >= 0.8) ||
    furtherDown(situation) !== undefined;
  if (counterStands(situation, step) && !(step.verb === 'buy' && orders))
    return { why: 'it shows the number that is wanted', cause: memory.last?.label ?? step.text, sure: 0.85 };
  return undefined;
}
