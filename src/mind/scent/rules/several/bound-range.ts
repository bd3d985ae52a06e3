import { fold, numbers, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { type Bound, conditionsOf } from '../../goal/conditions.ts';
import type { Step } from '../../goal/types.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

/** How fields for the least and the most of something are called. */
const LOW = /\b(?:from|min(?:imum)?|at least|over|after|since|lowest|earliest)\b/;
const HIGH = /\b(?:to|max(?:imum)?|at most|up to|under|until|before|highest|latest)\b/;
/** What a field asks the bounds of, by the unit that they are told in. */
const ASKED: ReadonlyArray<readonly [unit: RegExp, asked: RegExp]> = [
  [/[€$£]|euros?|dollars?|pounds?|usd|eur|gbp|chf/, /[€$£]|\b(?:price|cost|rent|fee|budget)\b/],
  [/min|hours?|hrs?|^h$/, /\b(?:time|duration|minutes?|hours?|long)\b/],
  [/^k?g$/, /\b(?:weight|kg|grams?)\b/],
  [/^(?:k?m|cm|mm)$/, /\b(?:length|distance|height|width|km|metres?)\b/],
  [/years?/, /\b(?:age|years?)\b/],
];
/** Places in reading order between the two fields of a range. */
const BESIDE = 2;
/** Tries at a field before it is left as it is. */
const TRIES = 2;

interface Range {
  low?: Item;
  high?: Item;
  /** What both are called, folded. */
  about: string;
}

function isNumber({ kind, disabled, value, role, options }: Item): boolean {
  if (disabled) return false;
  if (kind === 'choose') return options.filter((option) => /\d/.test(option)).length >= 2;
  return (
    kind === 'set' ||
    (kind === 'type' && (role === 'spinbutton' || role === 'slider' || /^[€$£]?\s?[\d.,]*$/.test(value)))
  );
}

/** The fields of the page that bound a number from below and from above. */
function rangesOf({ items }: Situation): Range[] {
  const fields = items.filter((item) => isNumber(item) && (LOW.test(fold(item.label)) || HIGH.test(fold(item.label))));
  const out: Range[] = [];
  for (const item of fields) {
    const label = fold(item.label);
    const last = out.at(-1);
    const about = `${label} ${fold(item.group)} ${fold(item.context.text)}`;
    if (LOW.test(label)) out.push({ low: item, about });
    else if (last?.low && !last.high && item.order - last.low.order <= BESIDE)
      Object.assign(last, { high: item, about: `${last.about} ${about}` });
    else out.push({ high: item, about });
  }
  return out;
}

/** The range that a bound belongs to: by what it is told of, by its unit, or the only one. */
function rangeFor(ranges: readonly Range[], { of, unit }: Bound): Range | undefined {
  const asked = ASKED.find(([told]) => unit !== '' && told.test(unit))?.[1];
  return (
    ranges.find(({ about }) => of.some((word) => words(about).includes(word)) || asked?.test(about)) ??
    (ranges.length === 1 && asked === undefined ? ranges[0] : undefined)
  );
}

function setTo(situation: Situation, item: Item, value: number): Proposal | null {
  if (numbers(item.value)[0] === value) return null;
  const option = item.options.find((one) => numbers(one)[0] === value);
  const args = argumentOf(item, item.kind === 'choose' ? (option ?? '') : String(value));
  if (!args || (item.kind === 'choose' && !option) || timesTried(situation.memory, situation.key, item.name) >= TRIES)
    return null;
  return {
    rule: item.kind === 'choose' ? 'choose_option' : 'fill_field',
    why: `“${item.label}” is to be ${value}`,
    status: 'continue',
    item,
    args,
    sure: 0.85,
    cause: item.label,
  };
}

/** Narrows a list by the least and the most of something, where two fields over it take these: "published between 1950 and 1980". */
export function boundRange(situation: Situation, step: Step): Proposal | null {
  const ranges = rangesOf(situation);
  if (ranges.length === 0) return null;
  for (const bound of conditionsOf(step.text).bounds) {
    const range = bound.clock ? undefined : rangeFor(ranges, bound);
    const low = range?.low && Number.isFinite(bound.least) ? setTo(situation, range.low, bound.least) : null;
    const high = range?.high && Number.isFinite(bound.most) ? setTo(situation, range.high, bound.most) : null;
    if (low || high) return low ?? high;
  }
  return null;
}
