import type { Pair, Step } from './types.ts';

/** Measures, which are fields of their own. */
const MEASURE =
  /\b(?:weight|height|width|length|depth|size|amount|quantity|price|age|value|temperature|number|sum|total|limit|level|budget|score|reading)$/i;

/** "A team of five": how many the thing itself is of, and no field of that name. */
export function isOfSize({ text }: Step, { field, value }: Pair): boolean {
  return (
    /^\d+$/.test(value) && !MEASURE.test(field) && text.toLowerCase().includes(`${field.toLowerCase()} of ${value}`)
  );
}
