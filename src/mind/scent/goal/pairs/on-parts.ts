import type { Pair } from '../types.ts';

/** "«0» on its cover": words that stand on a part of a thing, which a form asks for by the name of the part. */
export function onParts(clause: string): Pair[] {
  return [...clause.matchAll(/(«\d+»)\s+on\s+(?:its|the|their|your)\s+(\p{L}{3,})/giu)].map((match) => ({
    field: match[2]!,
    value: match[1]!,
  }));
}
