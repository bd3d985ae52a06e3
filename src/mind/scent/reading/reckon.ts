import { fold, numbers } from '../../language/index.ts';

const OPERATIONS: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  plus: (a, b) => a + b,
  '-': (a, b) => a - b,
  '−': (a, b) => a - b,
  '–': (a, b) => a - b,
  minus: (a, b) => a - b,
  '*': (a, b) => a * b,
  x: (a, b) => a * b,
  '×': (a, b) => a * b,
  '·': (a, b) => a * b,
  times: (a, b) => a * b,
  '/': (a, b) => a / b,
  '÷': (a, b) => a / b,
  ':': (a, b) => a / b,
};

function plain(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** The result of a sum a person does in their head: "7 * 8 =", "What is 3 plus 4?", "x + 3 = 10". Null when there is none. */
export function reckon(text: string): string | null {
  const sum =
    /(-?\d+(?:\.\d+)?)\s*([-+*/x×÷·−–]|\bplus\b|\bminus\b|\btimes\b)\s*(-?\d+(?:\.\d+)?)(?:\s*([-+*x×−–])\s*(\d+(?:\.\d+)?))?\s*=?\s*(?:\?|_+|$)/i.exec(
      text.trim(),
    );
  if (sum) {
    const [, a, first, b, second, c] = sum;
    let value = OPERATIONS[first!.toLowerCase()]!(Number(a), Number(b));
    if (second && c) {
      const binds = /[*x×]/.test(second) && /[-+−–]/.test(first!);
      value = binds ? OPERATIONS[first!]!(Number(a), Number(b) * Number(c)) : OPERATIONS[second]!(value, Number(c));
    }
    return Number.isFinite(value) ? plain(value) : null;
  }
  const equation = /\b([a-z])\s*([-+*×])\s*(\d+)\s*=\s*(-?\d+)/i.exec(text) ?? null;
  if (equation) {
    const [, , sign, b, c] = equation;
    const value = sign === '+' ? Number(c) - Number(b) : sign === '-' ? Number(c) + Number(b) : Number(c) / Number(b);
    return String(value);
  }
  const turned = /(\d+)\s*([-+*×])\s*([a-z])\s*=\s*(-?\d+)/i.exec(text);
  if (turned) {
    const [, a, sign, , c] = turned;
    const value = sign === '+' ? Number(c) - Number(a) : sign === '-' ? Number(a) - Number(c) : Number(c) / Number(a);
    return String(value);
  }
  return null;
}

const TOGETHER: Array<[RegExp, (all: readonly number[]) => number]> = [
  [/\b(?:sum|total|add(?:ed)?(?: up)?|altogether|together|in all|combined)\b/, (all) => all.reduce((a, b) => a + b, 0)],
  [/\b(?:difference|subtract\w*)\b/, (all) => Math.max(...all) - Math.min(...all)],
  [/\b(?:product|multipl\w*)\b/, (all) => all.reduce((a, b) => a * b, 1)],
  [/\b(?:average|mean)\b/, (all) => all.reduce((a, b) => a + b, 0) / all.length],
  [/\b(?:greate[rs]t?|large[rs]t?|bigge[rs]t?|highe[rs]t?|maximum|biggest)\b/, (all) => Math.max(...all)],
  [/\b(?:smalle[rs]t?|lesser|least|lowe[rs]t?|minimum)\b/, (all) => Math.min(...all)],
];

/** "The sum of the two numbers", "the greater number": what is asked of the numbers that the lines show, else null. */
export function reckonTogether(clause: string, lines: readonly string[]): string | null {
  const asked = fold(clause);
  const operation = TOGETHER.find(([pattern]) => pattern.test(asked))?.[1];
  if (!operation || !/\b(?:numbers?|values?|figures?|amounts?|digits?|it|them|both|two|all)\b/.test(asked)) return null;
  const shown = lines
    .filter((line) => /^[\s\d.,+;|&–—-]*\d[\s\d.,;|&–—-]*$/.test(line))
    .flatMap((line) => numbers(line));
  const all = shown.length > 1 ? shown : lines.flatMap((line) => numbers(line));
  return all.length > 1 ? plain(operation(all)) : null;
}
