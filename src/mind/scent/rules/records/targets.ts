import { phrase } from '../../../language/index.ts';
import type { Superlative } from '../../goal/types.ts';
import { byFigures } from '../../meaning/by-figures.ts';
import type { Meant, RecordPlan, Seen } from '../../remembered.ts';
import { alignTimes, rankOf } from '../../things/rank.ts';
import type { Thing } from '../../things/thing.ts';
import { shownAt } from './meant.ts';
import { bearing } from './plan.ts';

function asThing({ name, properties }: Seen): Thing {
  const text = properties.map((one) => one.text).join(' . ');
  return { name, text, said: phrase(text), properties, items: [], box: null };
}

/** "The oldest", of those whose age is told, and not when they began. */
function ofAge(superlative: Superlative, text: string, seen: readonly Seen[]): Superlative {
  const aged = seen.filter(({ properties }) =>
    properties.some((one) => /^\d+ (?:days|weeks|months?|years?)(?: old)?$/.test(one.text)),
  );
  if (superlative.dimension !== 'date' || !/\b(?:oldest|youngest)\b/i.test(text) || aged.length < 0.6 * seen.length)
    return superlative;
  return { dimension: 'duration', highest: /oldest/i.test(text) };
}

/** The records that are meant, of those seen; null where more of the list has to be seen first. */
export function targetsOf(plan: RecordPlan, meant: Meant, text: string): string[] | null {
  const { seen, whole } = plan;
  switch (meant.by) {
    case 'name':
      return meant.names;
    case 'rest':
      return seen.map(({ name }) => name).filter((name) => !meant.names.includes(name));
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
      const { place, values } = meant;
      const superlative = ofAge(meant.superlative, text, seen);
      const among = values.length > 0 ? bearing(plan, values) : seen;
      const ranked = among.map(asThing).flatMap((thing) => {
        const value = rankOf(thing, superlative, phrase(text));
        return value === null ? [] : [{ thing, value }];
      });
      if (ranked.length < 0.6 * among.length) return [];
      const aligned = superlative.dimension === 'date' ? alignTimes(ranked) : ranked;
      aligned.sort((a, b) => (superlative.highest ? b.value - a.value : a.value - b.value));
      const best = aligned[place - 1];
      return best ? [best.thing.name] : [];
    }
  }
}
