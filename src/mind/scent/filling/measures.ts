import { durationMinutes, fold, numberOf, parseNumber } from '../../language/index.ts';

/** What is measured in which units, each with how many of the smallest it is. */
const UNITS: ReadonlyArray<ReadonlyArray<readonly [name: RegExp, scale: number]>> = [
  [
    [/^(?:mg|milligram(?:me)?s?)$/, 0.001],
    [/^(?:g|gr|gram(?:me)?s?)$/, 1],
    [/^(?:kg|kgs|kilos?|kilogram(?:me)?s?)$/, 1000],
    [/^(?:t|ton(?:ne)?s?)$/, 1e6],
  ],
  [
    [/^(?:mm|millimet(?:re|er)s?)$/, 1],
    [/^(?:cm|centimet(?:re|er)s?)$/, 10],
    [/^(?:m|met(?:re|er)s?)$/, 1000],
    [/^(?:km|kilomet(?:re|er)s?)$/, 1e6],
    [/^(?:ft|foot|feet)$/, 304.8],
    [/^inch(?:es)?$/, 25.4],
    [/^miles?$/, 1_609_344],
  ],
  [
    [/^(?:s|sec|seconds?)$/, 1],
    [/^(?:min|mins|minutes?)$/, 60],
    [/^(?:h|hr|hrs|hours?)$/, 3600],
    [/^days?$/, 86_400],
    [/^weeks?$/, 604_800],
  ],
  [
    [/^(?:ml|millilit(?:re|er)s?)$/, 1],
    [/^(?:cl|centilit(?:re|er)s?)$/, 10],
    [/^(?:l|lit(?:re|er)s?)$/, 1000],
  ],
  [
    [/^(?:p|pence|cents?|ct)$/, 1],
    [/^(?:£|\$|€|pounds?|euros?|dollars?|gbp|eur|usd)$/, 100],
  ],
];

/** A number with what it is counted or measured in: "12.5 kg", "£4.50", "3 people". */
export const MEASURE = /^\s*([£$€])?\s*(\d[\d.,]*)(?:\s*([£$€%°]|[\p{Ll}]{1,2})|\s+(\p{L}[\p{L}\d]*))?\.?\s*$/u;

export interface Measure {
  number: number;
  unit: string;
}

/** A number and its unit; null for what is none. */
export function measureOf(value: string): Measure | null {
  const minutes = /\d\s*h.*\d/i.test(value) ? durationMinutes(value) : null;
  if (minutes !== null) return { number: minutes * 60, unit: 's' };
  const [, sign, figures, close, apart] = MEASURE.exec(value) ?? [];
  const number = figures === undefined ? null : parseNumber(figures);
  return number === null ? null : { number, unit: fold(close ?? apart ?? sign ?? '') };
}

/** A number of one unit in another one of its family; null where they are of two families, or one. */
export function converted({ number, unit }: Measure, names: readonly string[]): number | null {
  const family = UNITS.find((units) => units.some(([name]) => name.test(unit)));
  const own = family?.find(([name]) => name.test(unit));
  if (!family || !own) return null;
  const wanted = names.map((word) => family.find(([name]) => name.test(word))).find((unit_) => unit_ !== undefined);
  return wanted && wanted !== own ? (number * own[1]) / wanted[1] : null;
}

/**
 * A measure as a field wants it: in the unit that the field speaks of, and without it. What is given in kilograms is a thousand times as
 * much in grams, and "57 feet" is 57 where the field says that it counts feet.
 * @param name under which the value is known, which may tell its unit: "weight in kilograms"
 */
export function asMeasured(name: string, value: string, field: string): string {
  const measure = measureOf(value);
  if (!measure) return value;
  const unit = measure.unit || unitsIn(name)[0] || '';
  const asked = unitsIn(field);
  if (unit === '' || asked.length === 0) return value;
  const other = converted({ ...measure, unit }, asked);
  if (other !== null) return String(Number(other.toFixed(4)));
  return asked.some((word) => sameUnit(word, unit)) && measure.unit !== '' ? String(measure.number) : value;
}

function sameUnit(a: string, b: string): boolean {
  return UNITS.some((family) => family.some(([name]) => name.test(a) && name.test(b)));
}

/** "In grams", "(cm)", "Weight kg": the units that a name or a note speaks of. */
export function unitsIn(text: string): string[] {
  const found = [...fold(text).matchAll(/(?:\bin|\() ?(\p{L}+)\b|\b(\p{L}+)$/gu)].map(([, a, b]) => a ?? b!);
  return found.filter((word) => UNITS.some((family) => family.some(([name]) => name.test(word))));
}

const SIZE = /(?<![\p{L}\d.,])(\d[\d.,]*|half|one|two|three|four|five|six|ten|twelve)(?: (?:an? )?|-)?(?=(\p{L}+))/gu;

/** The sizes that a text tells, whichever way they are written: the same of "one-kilo", "1 kg" and "1000 g". Times and money are none. */
export function sizesIn(text: string): string[] {
  return [...fold(text).matchAll(SIZE)].flatMap(([, figures, unit]) => {
    const number = figures === 'half' ? 0.5 : (numberOf(figures!) ?? parseNumber(figures!));
    const family = UNITS.findIndex((units) => units.some(([name]) => name.test(unit!)));
    const own = SIZED.has(family) ? UNITS[family]!.find(([name]) => name.test(unit!)) : undefined;
    return own && number !== null ? [`${family}:${Number((number * own[1]).toFixed(3))}`] : [];
  });
}
/** Weights, lengths and what bottles hold. */
const SIZED: ReadonlySet<number> = new Set([0, 1, 3]);
