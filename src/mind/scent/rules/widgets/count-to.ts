import { fold, numberOf } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import type { Counter } from '../../meaning/stepper.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { countersSaid, turnTo } from './count-as-told.ts';

/** "To 18.5 degrees", "at 40 %": what a counter is to show. */
const SHOWN = /\b(?:to|at)\s+(-?\d+(?:[.,]\d+)?)\s*(?:°\s?[cf]?|degrees?|%|per ?cent|steps?|points?)?(?=$|[\s,.;!?)])/u;
const UP = 'warmer|hotter|higher|up|more|louder|brighter|stronger|faster|longer';
const DOWN = 'cooler|colder|lower|down|less|quieter|darker|dimmer|weaker|slower|shorter';
/** "One degree warmer", "two steps down": by how much it is to be more or less than it is. */
const BY = new RegExp(
  `\\b(an?|one|two|three|four|five|\\d{1,2}(?:\\.\\d)?)(?: and a half)? (?:degrees?|steps?|notch(?:es)?|points?|levels?) (?:(${UP})|(${DOWN}))\\b`,
  'u',
);

/** What a step wants one counter to show, of several on a page each of which stands for another thing; null where it tells none. */
function wantedOf({ memory }: Situation, { text }: Step, { name, now }: Counter): number | null {
  const said = fold(text);
  const by = BY.exec(said);
  if (by) {
    const mark = `count:${name.replace(/\d+/g, '')}=`;
    const known = memory.done.find((tag) => tag.startsWith(mark));
    if (known) return Number(known.slice(mark.length));
    const much = /^an?$/.test(by[1]!) ? 1 : (numberOf(by[1]!) ?? 0);
    const wanted = now + (by[2] ? much : -much);
    memory.done.push(`${mark}${wanted}`);
    return wanted;
  }
  const to = SHOWN.exec(said)?.[1];
  return to === undefined ? null : Number(to.replace(',', '.'));
}

/** The one counter of several that the step speaks of, with what it is to show; null where it is none of them or not told apart. */
function counterMeant(situation: Situation, step: Step): { counter: Counter; wanted: number } | null {
  const [counter, ...others] = countersSaid(situation, step.text);
  if (!counter || others.length > 0) return null;
  const wanted = wantedOf(situation, step, counter);
  return wanted === null ? null : { counter, wanted };
}

/** Steps that set something. */
const SETS = new Set<Step['verb']>(['transact', 'enter', 'pick', 'tick', 'learn']);

/** Turns the counter of the very thing that the step names to what it is to show: the bedroom's, of those of all rooms. */
export function countTo(situation: Situation): Proposal | null {
  const { step } = situation;
  if (!step || !SETS.has(step.verb)) return null;
  const meant = counterMeant(situation, step);
  return meant ? turnTo(situation, meant.counter, meant.wanted) : null;
}

/** What the counter that was turned last shows, where that is what the step wants; null where it is not. */
export function countedTo(situation: Situation, step: Step): number | null {
  const { last } = situation.memory;
  if (last?.rule !== 'turn_counter' || !SETS.has(step.verb)) return null;
  const meant = counterMeant(situation, step);
  return meant && meant.counter.now === meant.wanted ? meant.wanted : null;
}
