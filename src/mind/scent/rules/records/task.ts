import { fold, stem, words } from '../../../language/index.ts';
import { outstanding, toldWords } from '../../account/outstanding.ts';
import { isSearchBox } from '../../filling/fields.ts';
import type { Step } from '../../goal/types.ts';
import { makesNew } from '../../meaning/act-names.ts';
import { sameWords } from '../../meaning/match.ts';
import { ownTitle } from '../../meaning/site.ts';
import { isOn } from '../../meaning/state.ts';
import type { Situation } from '../../situation.ts';
import { leavesShown } from '../../view/only-view.ts';

/** Longest task that is about one list. */
const LONGEST = 320;
/** Words by which a sentence only leads up to the act of another one. */
const LEADS = new Set(['do', 'make', 'see', 'take', 'have', 'get', 'put', 'find', 'look', 'use', 'go', 'be'].map(stem));

/** Steps that only lead to something. */
const NO_ACTS = new Set<Step['verb']>(['learn', 'locate', 'reach', 'search', 'wait', 'back']);
/** Steps that set how a list is shown, or have to do with other things than records. */
const BESIDE = new Set<Step['verb']>(['filter', 'sort', 'signin', 'signout', 'register', 'upload', 'hover', 'expand']);

/** What may be done with records: the task, where it is one act in a sentence or two, else the step at hand; null where it is no matter of a list. */
export function taskOf(situation: Situation): string | null {
  const { asked, step, memory, goal } = situation;
  if (!step || memory.told || goal.steps.some(makesNew) || goal.steps.some(({ otherwise }) => otherwise)) return null;
  // What one has put in by oneself is what was to come to be, and nothing that is to be done with.
  if (memory.last?.commits && PUT_IN.test(asked) && quotedIn(asked).some((text) => isTyped(situation, text)))
    return null;
  if (isOnTheWay(situation, step)) return null;
  // One after the other, on a way that is told, is no matter of a list.
  if (goal.steps.some(({ verb }) => verb === 'back')) return null;
  const acts = goal.steps.filter(({ verb }) => !NO_ACTS.has(verb));
  if (acts.length === 0 && leavesShown(asked)) return null;
  const firsts = new Set(acts.map(({ text }) => stem(words(text)[0] ?? '')).filter((first) => !LEADS.has(first)));
  if (firsts.size <= 1) return asked.length > LONGEST ? null : asked;
  return NO_ACTS.has(step.verb) || BESIDE.has(step.verb) ? null : step.text;
}

/** Whether the task tells first to search, or where to go, and that is still to be done: what stands here is not yet what is meant. */
function isOnTheWay({ memory, page, goal }: Situation, step: Step): boolean {
  if (goal.steps.length === 1) return false;
  if (step.verb === 'search') return memory.searched.length === 0 && page.items.some((item) => isSearchBox(item));
  if (step.verb !== 'reach' || step.nth !== null || step.superlative) return false;
  const isIt = (text: string) => sameWords(text, step.object);
  return (
    page.items.some((item) => item.role === 'link' && !item.disabled && !isOn(item) && isIt(item.raw)) &&
    !isIt(ownTitle(page.title)) &&
    !page.headings.some(({ text }) => isIt(text))
  );
}

/** What is put into a list in words of its own: "add the task “Buy stamps”". */
export const PUT_IN =
  /\b(?:add|create|make|write|enter|note|start)\b(?: (?:an?|the|one|new|another|this|my|\p{L}+)){0,4}:? ["“«]|\bput ["“«][^"”»]+["”»] (?:in|into|on|onto) [^.;,]{0,30}\blist\b/iu;
const quotedIn = (text: string): string[] => [...text.matchAll(/["“«]([^"”»]+)["”»]/g)].map(([, own]) => fold(own!));

/** Whether somebody has typed that here. */
function isTyped({ memory }: Situation, text: string): boolean {
  return Object.values(memory.filled).some((fields) => Object.values(fields).some((value) => fold(value) === text));
}

/** Whether nothing of the task is left to do when it is done with the records at hand. */
export function endsTask(situation: Situation): boolean {
  const { asked, goal, memory } = situation;
  // What was asked back was answered: "confirm" is done with that, and how it is to be done was told there.
  const seenTo = ({ verb, text }: Step) =>
    verb !== 'learn' &&
    (CONFIRMS.test(text)
      ? (memory.records?.over.length ?? 0) > 0
      : toldWords(text).length > 0 && outstanding(situation, text).length === 0);
  return (
    memory.records?.text === asked || goal.steps.slice(memory.step + 1).every((step) => step.otherwise || seenTo(step))
  );
}
const CONFIRMS = /^(?:confirm|agree|accept|say yes)(?: (?:it|that|this|the (?:question|dialog|act)))?$/i;
