import { fold, stem, words } from '../../../language/index.ts';
import type { Step, Verb } from '../../goal/types.ts';
import { OWN } from './own.ts';
import { PUBLIC } from './public.ts';
import { TRADE } from './trade.ts';

/** One want of everyday life, as stems: what is said of it, and how sites call the place for it. */
interface Want {
  said: readonly string[][];
  there: readonly string[][];
  near: readonly string[][];
}

/** Words that stand in wants and labels alike and tell nothing. */
const EMPTY = new Set('the a an of for to and or our your my in on at with by us we is it s all'.split(' '));

/** The stem of a word; what ends in -ing is a thing of its own: a building, parking, training. */
function rootOf(word: string): string {
  return /[^aeiou]ing$|\w{3}ing$/.test(word) ? word : stem(word);
}

function stems(text: string): string[] {
  return words(text)
    .filter((word) => !EMPTY.has(word))
    .map(rootOf);
}

/** All the words of a want, those that join them too: "on tv". */
function said(text: string): string[] {
  return words(text).map(rootOf);
}

/** All the words that somebody says, in each way in which a want may have them: who is moving is about to move. */
function spoken(text: string): Set<string> {
  return new Set(words(text).flatMap((word) => [rootOf(word), stem(word)]));
}

const WANTS: readonly Want[] = [PUBLIC, TRADE, OWN].flatMap((table) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [wishes = '', there = '', near = ''] = line.split('>');
      const names = (text: string) =>
        text
          .split(',')
          .map(stems)
          .filter((name) => name.length > 0);
      return { said: wishes.split('/').map(said), there: names(there), near: names(near) };
    }),
);

/** Steps by which one looks for the place for something, whatever is to be done there. */
const SEEKS = new Set<Verb>('learn locate reach transact remove tick untick buy register filter'.split(' ') as Verb[]);

/** How surely one expects what is wanted behind the name of its very place, and of a place on the way to it. */
const THERE = 0.64;
const NEAR = 0.42;
/** What is switched on or off is kept among the settings, and seldom beside the things that it is about. */
const SETTINGS = 0.6;
const SWITCHES = new Set<Verb>(['tick', 'untick']);
/** What only the story around a step speaks of is expected a little less. */
const TOLD = 0.94;
/** Share of the expectation that does not depend on how much of a label the name is. */
const NAMED = 0.45;
/** What begins an act, and names no place but by what it does. */
const ACT =
  /^(?:buy|add|show|book|order|start|write|get|take|choose|select|shop|try|see|read|discover|upgrade|download)\b/;

const active = new WeakMap<Step, Map<string, Array<{ want: Want; weight: number }>>>();

/** The wants that a step and the story around it speak of. */
function wantsOf(step: Step, story: string): Array<{ want: Want; weight: number }> {
  const known = active.get(step) ?? new Map<string, Array<{ want: Want; weight: number }>>();
  active.set(step, known);
  let found = known.get(story);
  if (!found) {
    const own = spoken(fold(step.text));
    const all = new Set([...own, ...spoken(fold(story))]);
    const speaks = (of: ReadonlySet<string>, want: Want) =>
      want.said.some((alternative) => alternative.every((word) => of.has(word)));
    found = WANTS.flatMap((want) =>
      speaks(own, want) ? [{ want, weight: 1 }] : speaks(all, want) ? [{ want, weight: TOLD }] : [],
    );
    known.set(story, found);
  }
  return found;
}

/** What the last of several names of a place is expected less than the first: they are told from the very place to the wider one. */
const WIDER = 0.2;

function share(names: readonly string[][], label: readonly string[]): number {
  let best = 0;
  for (const [at, name] of names.entries())
    if (name.every((word) => label.includes(word)))
      best = Math.max(best, (name.length / label.length) * (1 - (WIDER * at) / names.length));
  return best;
}

/**
 * 0..1: how far a label, given by the ways in which it may be taken, is a place where everybody expects what a step wants: lost
 * property for who left an umbrella behind. A page that the task calls by its name is looked for by that name alone.
 */
export function expectedAt(step: Step, readings: readonly string[], story = ''): number {
  if (!SEEKS.has(step.verb) || step.quoted.length > 0) return 0;
  const wants = wantsOf(step, story);
  if (wants.length === 0) return 0;
  let best = 0;
  for (const reading of readings) {
    const label = stems(reading);
    if (label.length === 0) continue;
    const act = ACT.test(reading) ? rootOf(words(reading)[0]!) : '';
    for (const { want, weight } of wants) {
      const there = share(act ? want.there.filter(([first]) => first === act) : want.there, label);
      const near = there > 0 ? 0 : share(want.near, label);
      const sure =
        there > 0
          ? THERE * (NAMED + (1 - NAMED) * there)
          : near > 1 - WIDER
            ? SWITCHES.has(step.verb)
              ? SETTINGS
              : NEAR
            : 0;
      best = Math.max(best, weight * sure);
    }
  }
  return best;
}
