import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { timesThere } from '../../foraging/led.ts';
import { isInterfaceStep } from '../../goal/types.ts';
import { isWildAct } from '../../meaning/acts.ts';
import { doesSomething } from '../../meaning/idle-act.ts';
import { sameWords, wantedText } from '../../meaning/match.ts';
import { saysNothingFound } from '../../meaning/nothing-found.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { onlyAsks } from '../way/only-asks.ts';

const LOADING = /^(?:loading|please wait|just a moment|one moment|hold on)\b/;
/** Words that are as often a state of an order or a column of a board as a sign of work going on. */
const AT_WORK = /^(?:processing|working|searching|saving|sending|updating|fetching|preparing|submitting)\b/;
/** "Connecting …": whatever is going on. */
const GOES_ON = /^\p{L}{3,}ing(?: \p{L}+){0,3}\s?(?:\.{3}|…)$/u;
/** "Waiting for your answer …": the page waits for whoever reads it. */
const AWAITS_ONE = /^(?:waiting|awaiting|looking forward)\b.*\b(?:you|yours?)\b/;
/** A page that shows no more than so many lines may say of itself in one word that it is busy. */
const BARE_PAGE = 5;

/** Lines below a list at whose foot the page says that more of it is coming, and the least that stands above. */
const FOOT = { below: 3, above: 8 } as const;

/** Whether more of a list is only loaded for who scrolls down to it: the words stand at its foot, and the page goes on below. */
function comesByScrolling({ page, items }: Situation, at: number): boolean {
  const more = items.some((item) => item.name === 'scroll:down' && !item.disabled);
  return more && at >= FOOT.above && page.lines.length - at - 1 <= FOOT.below;
}

/** The line with which the page says that it is busy; what was waited for in vain says nothing any more. */
function busyLine(situation: Situation): string | null {
  const { page, memory } = situation;
  const bare = page.lines.length <= BARE_PAGE;
  const line = page.lines.find((entry, at) => {
    if (comesByScrolling(situation, at)) return false;
    const text = fold(entry.text).replace(/^[^\p{L}\p{N}]+/u, '');
    if (text.length >= 60 || memory.inVain.includes(text) || AWAITS_ONE.test(text)) return false;
    // A link of that name leads somewhere.
    if (page.items.some((item) => item.role === 'link' && sameWords(item.raw, entry.text))) return false;
    if (/(?:\.{3}|…)$/.test(text)) return LOADING.test(text) || AT_WORK.test(text) || GOES_ON.test(text);
    return text.split(' ').length <= 6 && !/\d/.test(text) && (LOADING.test(text) || (bare && AT_WORK.test(text)));
  });
  return line?.text ?? null;
}

/** Whether the page says that it is busy, or is still coming. */
export function isBusy(situation: Situation): boolean {
  return !situation.waited.came || busyLine(situation) !== null;
}

/** Waits while the page says that it is busy: longer the first time than later (5-8 s, then 2-3 s). */
export function waitFor(situation: Situation): Proposal | null {
  const { page, memory } = situation;
  const wait = situation.items.find((item) => item.name === 'wait' || item.kind === 'wait');
  if (!wait) return null;
  const busy = busyLine(situation);
  const empty = page.lines.length === 0 && page.items.filter((item) => item.box).length === 0;
  const limit = situation.traits.impatience > 1.2 ? 3 : 5;
  const coming = !situation.waited.came;
  if (busy && memory.waits >= limit) memory.inVain = [...memory.inVain, fold(busy)].slice(-20);
  if ((!busy && !coming && (!empty || memory.last?.kind === 'scroll')) || memory.waits >= limit) return null;
  return {
    rule: 'wait',
    why: busy ? `the page says “${busy}”` : empty ? 'the page is still empty' : 'the page is still loading',
    status: 'continue',
    item: wait,
    args: null,
    sure: 0.6,
    cause: busy ?? 'the page',
  };
}

/** What does something to all of a list at once: nobody presses that only to see what comes of it. */
const OF_ALL =
  /^(?:archive|delete|remove|clear|empty|discard|cancel|reset|mark|move|close|hide|send|approve|reject|pause|stop|turn off|log out)\b.*\b(?:all|every|everything|everyone)\b/;

/** Up to so many things people go round a second time; on a fuller page they take it that the thing is not there. */
const FEW_LEFT = 6;

/** Times that somebody has come to a page, from which on they do not go there once more to see whether it is there after all. */
const SEEN = 2;

/**
 * Everything has been tried and is still there: people go round once more before they leave, the least tried first.
 * Patience decides how long. Where nothing declares a place on the image, anything will do.
 */
export function tryAgain(situation: Situation): Proposal | null {
  const { memory, key, items, goal, step } = situation;
  // What a later step names is for then: nobody sends off what is not filled in.
  const later = goal.steps.slice(memory.step + 1).filter((other) => ['press', 'submit'].includes(other.verb));
  if (saysNothingFound(situation)) return null;
  // Keys and waiting bring nothing where there is nothing to press.
  if (situation.pictured && situation.page.lines.length > 0 && !items.some((item) => item.kind === 'click'))
    return null;
  const placed = situation.pictured && items.some((item) => item.box);
  const left = items.filter(
    (item) =>
      !item.disabled &&
      !later.some((other) => sameWords(wantedText(other), item.label)) &&
      item.name !== 'back' &&
      !(step && onlyAsks(step) && item.kind !== 'click') &&
      !(step && (isWildAct(step, item, 0) || (!isInterfaceStep(step) && doesSomething(item)))) &&
      item.kind !== 'select' &&
      timesThere(situation, item) < SEEN &&
      !(placed && memory.last?.name === item.name && memory.idle > 0) &&
      !OF_ALL.test(item.said.folded) &&
      (!placed || (item.kind === 'click' && item.box)),
  );
  const tries = (item: Item) => timesTried(memory, key, item.name);
  const item = [...left].sort((a, b) => tries(a) - tries(b))[0];
  // Of a client that declares no places nothing is known but its words: there patience alone says when it is enough.
  if (!item || (placed && (left.length > FEW_LEFT || tries(item) >= 2))) return null;
  return {
    rule: 'try_again',
    why: `there is nothing else, so I try “${item.label}” ${tries(item) > 0 ? 'once more' : 'then'}`,
    status: 'continue',
    item,
    args: null,
    sure: 0.2,
    cause: item.label,
  };
}

/** Nothing is left to try. */
export function stop(situation: Situation): Proposal {
  const nothing = saysNothingFound(situation);
  const why = nothing ? `the page says “${nothing}”` : 'I see nothing left to try';
  return { rule: 'exhausted', why, status: 'gave_up', item: null, args: null, sure: 0.15, cause: why };
}
