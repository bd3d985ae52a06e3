import { fold, parseNumber, parseTime, stem } from '../../language/index.ts';

/** An amount of money, or a number with the unit behind it. */
const FIGURE = /([$€£])\s?(\d[\d.,]*)|(\d[\d.,]*)\s?([$€£%]|\p{L}{1,10}[²2³3]?(?![\p{L}\d]))/gu;
const MONEY = /^[$€£]$/;
/** Share of the options that have to show a figure for it to be one by which they are told apart. */
const SHOWN = 0.8;

/** What is said right before or behind a number that is the least, or the most, that will do. */
const LEAST =
  /(?:at least|minimum(?: of)?|from|no less than|not less than|no smaller than|over|above|more than)\W*$|^\W*(?:or (?:more|larger|bigger|over|above)|and (?:more|up)|upwards?|minimum|at least|\+)/;
const MOST =
  /(?:at most|maximum(?: of)?|up to|no more than|not more than|under|below|less than|within)\W*$|^\W*(?:or (?:less|under|below)|maximum|at most|tops)/;
/** What is under a number and will not do. */
const TOO_LITTLE = /^\W*(?:is|are|would be) too (?:small|little|few|short|light|narrow)/;
const CHEAP =
  /\b(?:cheap\w*|pric\w+|affordable|inexpensive|little money|pay (?:\w+ )?(?:least|little)|cost\w*|budget)\b/;
const DEAR = /\b(?:dearest|most expensive|priciest)\b/;
const MUCH =
  /\b(?:(?:bigg|larg|long|high|great|strong|heavi|roomi)(?:er|est)|big|large|most|roomy|spacious|long|heavy|high|strong|max(?:imum|imal)?)\b/;
const LITTLE = /\b(?:(?:small|tini|light|short|low)(?:er|est)|small|least|tiny|light|short|low|min(?:imum|imal)?)\b/;

interface Figure {
  unit: string;
  value: number;
  at: number;
  end: number;
}

function figuresIn(text: string): Figure[] {
  return [...text.matchAll(FIGURE)].flatMap((found) => {
    const value = parseNumber((found[2] ?? found[3]!).replace(/[.,]$/, ''));
    // "A 20 minute talk" is one of 20 minutes.
    const unit = stem(fold(found[1] ?? found[4]!).replace(/2$/, '²'));
    return value === null ? [] : [{ unit, value, at: found.index, end: found.index + found[0].length }];
  });
}

/** Whether a text sets an amount that the things it means have to keep to, by a figure that these show. */
export function setsAmount(asked: string, options: readonly string[]): boolean {
  const told = new Set(figuresIn(asked).map(({ unit }) => unit));
  const bear = options.filter((one) => figuresIn(one).some(({ unit }) => told.has(unit)));
  return bear.length >= SHOWN * options.length && bear.length > 1 && byFigures(asked, options) !== null;
}

/**
 * Which of several options keeps to the amounts that a text sets and is the best of those: what is bounded is not gone beyond, and
 * what is left is had as cheaply, or as much of it, as can be. Null where the options show no such figures, or the text sets nothing by them.
 */
export function byFigures(asked: string, options: readonly string[]): number | null {
  const shown = options.map((option) => figuresIn(option));
  const units = [...new Set(shown.flatMap((own) => own.map(({ unit }) => unit)))].filter(
    (unit) => shown.filter((own) => own.some((one) => one.unit === unit)).length >= SHOWN * options.length,
  );
  if (options.length < 2 || units.length === 0) return null;
  const of = (i: number, unit: string) => shown[i]!.find((one) => one.unit === unit)?.value ?? Number.NaN;
  const said = fold(asked);
  const bounds = figuresIn(asked).filter(({ unit }) => units.includes(unit));
  // What is told without a bound is meant as it is told, where that can be had.
  const isBound = ({ at, end }: Figure) => {
    const [before, behind] = [fold(asked.slice(Math.max(0, at - 24), at)), fold(asked.slice(end, end + 16))];
    return [before, behind].some((text) => LEAST.test(text) || MOST.test(text) || TOO_LITTLE.test(text));
  };
  const exact = options.flatMap((_, i) => (bounds.every(({ unit, value }) => of(i, unit) === value) ? [i] : []));
  if (bounds.length > 0 && exact.length === 1 && !bounds.some(isBound)) return exact[0]!;
  const keeps = ({ unit, value, at, end }: Figure, i: number) => {
    const before = fold(asked.slice(Math.max(0, at - 24), at));
    const behind = fold(asked.slice(end, end + 16));
    const little = TOO_LITTLE.test(behind);
    const least = little || LEAST.test(before) || LEAST.test(behind);
    const most = !little && (MOST.test(before) || MOST.test(behind));
    return (least || (!most && !MONEY.test(unit)) ? of(i, unit) >= value : of(i, unit) <= value) === true;
  };
  const left = options.map((_, i) => i).filter((i) => bounds.every((bound) => keeps(bound, i)));
  const free = units.filter((unit) => !bounds.some((bound) => bound.unit === unit));
  const money = free.find((unit) => MONEY.test(unit));
  const measure = free.find((unit) => !MONEY.test(unit));
  const cheap = money !== undefined && (CHEAP.test(said) || DEAR.test(said));
  const by = cheap ? money : (measure ?? money);
  if (left.length === 0 || (bounds.length === 0 && !cheap && !MUCH.test(said) && !LITTLE.test(said))) return null;
  if (by === undefined) return left.length === 1 ? left[0]! : null;
  const high = MONEY.test(by) ? DEAR.test(said) : MUCH.test(said) || !LITTLE.test(said);
  left.sort((a, b) => (high ? of(b, by) - of(a, by) : of(a, by) - of(b, by)));
  return left.length === 1 || of(left[0]!, by) !== of(left[1]!, by) ? left[0]! : null;
}

/** The time of several that a text means by one that it tells: that one, or the first after it, or the last before. */
export function timeMeant(asked: string, told: string, options: readonly string[]): string | undefined {
  const said = fold(asked);
  const order = options
    .map((option) => ({ option, time: parseTime(option)! }))
    .filter(({ time }) => time !== null)
    .sort((a, b) => (a.time < b.time ? -1 : 1));
  if (/\b(?:earliest|soonest|first|next|after|later than|as (?:soon|early) as)\b/.test(said)) {
    // "From 14:00 on" holds 14:00; who is busy until then can come no sooner.
    const closed = /\b(?:from|not before|no earlier than|at or after|onwards?)\b/.test(said);
    return order.find(({ time }) => time > told || (closed && time === told))?.option;
  }
  if (/\b(?:latest|last)\b/.test(said)) return order.findLast(({ time }) => time <= told)?.option;
  return order.find(({ time }) => time === told)?.option;
}
