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

/** A result as one writes it: to three decimals, and without those that are none. */
export function inFigures(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

const NUMBER = '(-?\\d+(?:\\.\\d+)?)';

/** Sums told in words, as what they are written like: "add 7 and 5", "the product of 3 and 4", "subtract 3 from 10". */
const IN_WORDS: ReadonlyArray<[RegExp, string]> = [
  [new RegExp(`\\b(?:add|sum of|total of)\\s+${NUMBER}\\s+(?:and|to|with)\\s+${NUMBER}`, 'i'), '$1 + $2'],
  [new RegExp(`\\b(?:subtract|take)\\s+${NUMBER}\\s+(?:away\\s+)?from\\s+${NUMBER}`, 'i'), '$2 - $1'],
  [new RegExp(`\\bdifference (?:of|between)\\s+${NUMBER}\\s+and\\s+${NUMBER}`, 'i'), '$1 - $2'],
  [new RegExp(`\\b(?:multiply|product of)\\s+${NUMBER}\\s+(?:and|by|with)\\s+${NUMBER}`, 'i'), '$1 * $2'],
  [new RegExp(`\\bdivide\\s+${NUMBER}\\s+by\\s+${NUMBER}`, 'i'), '$1 / $2'],
];

/** Whether a text tells a sum in words. */
export function tellsSum(text: string): boolean {
  return IN_WORDS.some(([pattern]) => pattern.test(text));
}

function written(text: string): string {
  for (const [pattern, form] of IN_WORDS) {
    const match = pattern.exec(text);
    if (match) return form.replace('$1', match[1]!).replace('$2', match[2]!);
  }
  return text;
}

/** The result of a sum a person does in their head: "7 * 8 =", "What is 3 plus 4?", "x + 3 = 10". Null when there is none. */
export function reckon(text: string): string | null {
  const sum =
    /(-?\d+(?:\.\d+)?)\s*([-+*/x×÷·−–]|\bplus\b|\bminus\b|\btimes\b)\s*(-?\d+(?:\.\d+)?)(?:\s*([-+*x×−–])\s*(\d+(?:\.\d+)?))?\s*=?\s*(?:\?|_+|$)/i.exec(
      written(text).trim(),
    );
  if (sum) {
    const [, a, first, b, second, c] = sum;
    let value = OPERATIONS[first!.toLowerCase()]!(Number(a), Number(b));
    if (second && c) {
      const binds = /[*x×]/.test(second) && /[-+−–]/.test(first!);
      value = binds ? OPERATIONS[first!]!(Number(a), Number(b) * Number(c)) : OPERATIONS[second]!(value, Number(c));
    }
    return Number.isFinite(value) ? inFigures(value) : null;
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
