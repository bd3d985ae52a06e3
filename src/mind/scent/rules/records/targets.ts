import { phrase } from '../../../language/index.ts';
import { type Bound, conditionsOf } from '../../goal/conditions.ts';
import { byFigures } from '../../meaning/by-figures.ts';
import { marksOf } from '../../meaning/row-meant.ts';
import type { Meant, RecordPlan, Seen } from '../../remembered.ts';
import type { Situation } from '../../situation.ts';
import { keeps } from '../../things/bounds.ts';
import { alignTimes, rankOf } from '../../things/rank.ts';
import { ofSoMany } from '../../things/reading.ts';
import { statesAsked } from '../../things/states.ts';
import type { Thing } from '../../things/thing.ts';
import { shownAt } from './meant.ts';
import { bearing } from './plan.ts';

function asThing({ name, properties }: Seen): Thing {
  const text = properties.map((one) => one.text).join(' . ');
  return { name, text, said: phrase(text), properties, items: [], box: null };
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4, year: 365 };

/** How old a record is, in days, where it tells that: "109 months". */
function ageOf({ properties }: Seen): number | null {
  for (const { text } of properties) {
    const told = /^(\d+) (day|week|month|year)s?(?: old)?$/.exec(text);
    if (told) return Number(told[1]) * DAYS[told[2]!]!;
  }
  return null;
}

/** "The oldest", of those whose age is told, and not when they began: by age, the first one first; null where it is none. */
function byAge(among: readonly Seen[], text: string): string[] | null {
  const asked = /\b(oldest|youngest)\b/i.exec(text)?.[1];
  const aged = among.flatMap((one) => {
    const age = ageOf(one);
    return age === null ? [] : [{ name: one.name, age }];
  });
  if (!asked || aged.length < RANKED * among.length) return null;
  aged.sort((a, b) => (/oldest/i.test(asked) ? b.age - a.age : a.age - b.age));
  return aged.map(({ name }) => name);
}
/** Share of the records that have to tell what they are compared by. */
const RANKED = 0.6;

/** The bounds that a text sets: "at least 16 GB", "under 20 euros", and not what it only counts. */
export const boundsIn = (text: string): Bound[] =>
  conditionsOf(text).bounds.filter(({ least, most }) => !Number.isFinite(least) || !Number.isFinite(most));

/** Whether some of the records show the measure that a bound speaks of. */
export const isShown = (seen: readonly Seen[], bound: Bound): boolean =>
  seen.some((one) => keeps(asThing(one), bound) !== null);

/** Those of which one is taken by comparing: all that keep to the bounds that are set besides, and stand as it is told. */
function keeping(among: readonly Seen[], text: string): readonly Seen[] {
  const bounds = boundsIn(text).filter((bound) => isShown(among, bound));
  const states = statesAsked(text).filter(({ told }) => among.some((one) => told(asThing(one))));
  return among.filter(
    (one) =>
      bounds.every((bound) => keeps(asThing(one), bound) === true) && states.every(({ of }) => of(asThing(one)) >= HAD),
  );
}
/** How well a state is had from where it is. */
const HAD = 0.5;

/** Marks of when something is: its day, its time and the part of the day. */
const WHEN = /^(?:weekday|part|time|day) /;

/** Of several records that bear what is told those of the day and the time that are told besides: "for Hamlet on Friday evening"; all where none are. */
export function ofTimeTold(situation: Situation, plan: RecordPlan, targets: readonly string[]): string[] {
  const told = [...marksOf(situation, plan.text)].filter((mark) => WHEN.test(mark));
  const marks = (one: Seen) => marksOf(situation, shownAt(one));
  const own = plan.seen.filter((one) => targets.includes(one.name));
  // What none of them bears is told for something else.
  const tells = told.filter((mark) => own.some((one) => marks(one).has(mark)));
  const found = tells.length > 0 ? own.filter((one) => tells.every((mark) => marks(one).has(mark))) : [];
  return found.length > 0 ? found.map(({ name }) => name) : [...targets];
}

/** The records that are meant, of those seen; null where more of the list has to be seen first. */
export function targetsOf(plan: RecordPlan, meant: Meant, text: string): string[] | null {
  const { seen, whole } = plan;
  switch (meant.by) {
    case 'name':
      return meant.names;
    case 'rest': {
      const of = meant.values.length > 0 ? bearing(plan, meant.values) : seen;
      return of.map(({ name }) => name).filter((name) => !meant.names.includes(name));
    }
    case 'place': {
      const { nth } = meant;
      if (nth > 0 && seen.length >= nth) return [seen[nth - 1]!.name];
      return nth < 0 && whole ? (seen.slice(nth)[0] ? [seen.slice(nth)[0]!.name] : []) : whole ? [] : null;
    }
    case 'amounts': {
      const best = whole ? byFigures(text, seen.map(shownAt)) : null;
      return best === null ? (whole ? [] : null) : [seen[best]!.name];
    }
    case 'value': {
      const found = bearing(plan, meant.values).map(({ name }) => name);
      if (meant.all || found.length > 0) return found;
      return whole ? [] : null;
    }
    case 'rank': {
      if (!whole) return null;
      const { place, values, superlative } = meant;
      const among = keeping(values.length > 0 ? bearing(plan, values) : seen, text);
      const aged = byAge(among, text);
      if (aged) return aged.slice(place - 1, place);
      const ranked = among.map(asThing).flatMap((thing) => {
        const value = rankOf(thing, superlative, phrase(text));
        return value === null ? [] : [{ thing, value }];
      });
      if (ranked.length < RANKED * among.length) return [];
      const compared = ofSoMany(ranked, text);
      const aligned = superlative.dimension === 'date' ? alignTimes(compared) : compared;
      aligned.sort((a, b) => (superlative.highest ? b.value - a.value : a.value - b.value));
      const best = aligned[place - 1];
      return best ? [best.thing.name] : [];
    }
  }
}
