import { fold, parseDate, stem } from '../../../language/index.ts';
import { exempted } from '../../goal/exempt.ts';
import { afterNights } from '../../goal/timing.ts';
import { stepsInReach } from '../../goal/together.ts';
import { type Step, valueText } from '../../goal/types.ts';
import { withoutStaying } from '../../goal/wording/left-alone.ts';
import { PerStep, type Situation } from '../../situation.ts';

import { demandsIn, NOT, roleBefore } from './told.ts';
import type { Wish } from './types.ts';

const known = new PerStep<Wish>();

/** Steps whose first word only tells what is to be done: to show what is granite is no "On show". */
const NO_VALUES = new Set<Step['verb']>(['transact', 'filter', 'sort']);

/** What a step says of values: of what is to be taken out that it is not wanted, and not what is to be done. */
function saidBy(step: Step): string {
  if (step.verb === 'untick' && step.items.length > 0) return step.items.map((item) => `no ${item}`).join(', ');
  return NO_VALUES.has(step.verb) ? valueText(step).replace(/^\p{L}+\s/u, '') : valueText(step);
}

/** Steps that set what stands in the form of the one before them. */
const WITH_IT = new Set<Step['verb']>(['add', 'tick', 'pick']);

/** What the task asks for from the current step on, with what it tells around it. */
export function wishOf(situation: Situation): Wish {
  let found = known.get(situation);
  if (!found) {
    const { goal, memory, request, dayFirst } = situation;
    // What is to be done chooses nothing, and neither does what only tells which thing is meant: "Closed" is no way to close a thing.
    const reach = stepsInReach(goal.steps, memory.step);
    // What is only to be added or ticked beside it belongs to the same form.
    const beside = reach
      .slice(1)
      .filter((step) => !step.later && (WITH_IT.has(step.verb) || /^(?:add|include)\b/i.test(step.text)));
    const own = [reach[0]!, ...beside].filter(Boolean).map(saidBy).join(' . ');
    const next = [
      own,
      ...reach
        .slice(1)
        .filter((step) => !beside.includes(step))
        .map(saidBy),
    ].join(' . ');
    const told = [next, goal.background].filter(Boolean).join(' . ');
    // "You do not need a new one": said of the whole sentence.
    const kept = exempted(goal);
    const text = [told, ...goal.avoid.filter((one) => !kept.includes(one))].join(' . ');
    found = readWish(text, request.today, dayFirst, [own.length, next.length], told.length);
    known.set(situation, found);
  }
  return found;
}

/** The time of day so many minutes later; null from midnight on. */
function timeAfter(time: string, minutes: number): string | null {
  const all = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  return all < 24 * 60
    ? `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(Math.round(all % 60)).padStart(2, '0')}`
    : null;
}

/**
 * Reads a wish.
 * @param later the part of it, in characters, that is asked only later
 * @param refused from where on it tells what is not wanted
 */
export function readWish(
  text: string,
  today: Date,
  dayFirst: boolean,
  later: readonly [number, number] = [text.length, text.length],
  refused = text.length,
): Wish {
  const quotes = [...text.matchAll(/"[^"]*"|“[^”]*”/g)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  );
  const demands = demandsIn(text.slice(0, refused), today, dayFirst);
  const first = demands.find((demand) => demand.kind === 'date');
  const dates = demands.filter((demand) => demand.kind === 'date');
  const until = first && dates.length === 1 ? afterNights(text, first.value, today, dayFirst) : null;
  if (first && until)
    demands.push({ ...first, value: until, day: parseDate(until, today, dayFirst), role: 'end', start: -1, end: -1 });
  const times = demands.filter((demand) => demand.kind === 'time');
  const lasts = demands.filter(
    ({ kind, nouns }) => kind === 'number' && /^(?:hours?|minutes?|mins?)$/.test(nouns[0] ?? ''),
  );
  // "At ten, for three quarters of an hour": when it ends is told as well.
  if (times.length === 1 && lasts.length === 1) {
    const [begins, length] = [times[0]!, lasts[0]!];
    const time = timeAfter(begins.time!, length.number! * (/^h/.test(length.nouns[0]!) ? 60 : 1));
    if (time) demands.push({ ...begins, value: time, time, role: 'end', start: -1, end: -1 });
    if (time && begins.role === '') begins.role = 'start';
  }
  const tokens = [...withoutStaying(text).matchAll(/[\p{L}\p{N}]+(?:['.][\p{L}\p{N}]+)*/gu)].map((match) => {
    const word = fold(match[0]).replace(/'s$/, '');
    return {
      word,
      stem: stem(word),
      start: match.index,
      end: match.index + match[0].length,
      negated: match.index >= refused || NOT.test(text.slice(Math.max(0, match.index - 30), match.index)),
      quoted: quotes.some(([from, to]) => match.index >= from && match.index < to),
      later: match.index >= later[0] && match.index < later[1],
      role: roleBefore(text, match.index),
    };
  });
  return { text, wanted: text.slice(0, refused), demands, tokens };
}
