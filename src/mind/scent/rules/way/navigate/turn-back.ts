import { backCost } from '../../../foraging/forage.ts';
import { leftBefore } from '../../../foraging/leaf.ts';
import { promiseOf } from '../../../foraging/led.ts';
import type { Step } from '../../../goal/types.ts';
import type { Proposal, Situation } from '../../../situation.ts';
import { follow, goBack } from '../follow.ts';
import { nextPage } from '../next-page.ts';
import { BEHIND, FAIR, NOTHING } from './levels.ts';
import { looksForPage, promises, type Survey, take } from './prospect.ts';

/** What a person does who has looked everywhere on the page: back, a guess, or the end; the first that holds. */
export const TURN_BACK: ReadonlyArray<(survey: Survey) => Proposal | null> = [
  backToOthers,
  backToBetter,
  backToPageBefore,
  takenAsSaid,
  faintest,
  lastPages,
  exhausted,
];

/** One of several that was not it is left for the others at once. */
function backToOthers({ situation, best, down, shown, count }: Survey): Proposal | null {
  const others = best === null || best.scent < FAIR ? leftBefore(situation) : 0;
  return others > 0 && !down
    ? goBack(situation, 'this is not it, and there are others on the page before', shown, count)
    : null;
}

function backToBetter({ situation, step, best, shown, count }: Survey): Proposal | null {
  const better = looksForPage(step) && best !== null ? betterBehind(situation, best.scent) : null;
  return better ? goBack(situation, `something on “${better}” smelled better than this`, shown, count) : null;
}

/** The page on the way here on which something better was left than the best here, by its title; null when there is none. */
function betterBehind(situation: Situation, here: number): string | null {
  const { memory } = situation;
  for (const [steps, visited] of [...memory.trail].reverse().entries()) {
    const left = promiseOf(situation, visited.key);
    if (left !== null && left - (steps + 1) * backCost(memory.stuck) - BEHIND > here) return visited.title;
  }
  return null;
}

function backToPageBefore({ situation, backs, shown, count }: Survey): Proposal | null {
  return backs && situation.memory.trail.length > 0
    ? goBack(situation, 'the page before smelled better than this one', shown, count)
    : null;
}

/** Steps that want one thing, of which the site's search is taken to know. */
const TAKEN_AS_SAID = new Set<Step['verb']>(['buy', 'add', 'transact', 'register', 'locate']);

/** Of a thing that the site's own search does not have nobody looks for it at a guess. */
function takenAsSaid(survey: Survey): Proposal | null {
  const { step, nothing } = survey;
  const { memory } = survey.situation;
  return !promises(survey) && memory.vain === memory.step && TAKEN_AS_SAID.has(step.verb)
    ? notHere(nothing ?? 'nothing of that name')
    : null;
}

/** Where nothing smells at all people still look around, unless something better was left on the page before. */
function faintest(survey: Survey): Proposal | null {
  const { best, step, down, left } = survey;
  if (!best) return null;
  const around = looksForPage(step) && !down && best.scent + 1 >= Math.max(0, ...left);
  return best.scent > NOTHING || around ? take(survey, best) : null;
}

function lastPages({ situation, shown, count }: Survey): Proposal | null {
  const next = nextPage(situation);
  return next ? follow(next, 'it may be on the next page', situation, shown, 6, count, 'next_page') : null;
}

/** Confidence in what led here that a page without anything to try takes away; fitted. */
const LESS_SURE = 0.01;

/** The page is exhausted: back, with less confidence in what led here; at the start there is nowhere to go. */
function exhausted({ situation, best, shown, count }: Survey): Proposal | null {
  situation.memory.doubt += LESS_SURE;
  const back = goBack(situation, 'there is nothing left here that I would try', shown, count);
  if (back || !best) return back;
  return follow(best.item, 'it is the best of a poor lot', situation, shown, best.scent, count);
}

/** Who has looked it up by its very name, or asked for a thing in all the words there are, takes the site's word for it. */
export function saidToHaveNone({ situation, step, nothing, query, top }: Survey): Proposal | null {
  const { memory } = situation;
  if (!nothing) return null;
  if (['send_search', 'scroll'].includes(memory.last?.rule ?? '') && memory.searched.length > 0)
    memory.vain = memory.step;
  if (query !== '' || top >= FAIR) return null;
  const byName = step.quoted.length > 0 && step.verb !== 'learn';
  return byName || (['buy', 'add'].includes(step.verb) && !memory.added) ? notHere(nothing) : null;
}

/** Searched for by its name and by its kind, and not found: the person takes the site's word for it. */
export function notHere(words: string): Proposal {
  return {
    rule: 'not_here',
    why: `I searched for it, and the page says “${words}”`,
    status: 'gave_up',
    item: null,
    args: null,
    sure: 0.2,
    cause: words,
  };
}
