import { fold, inFigures, numbers, stem, words } from '../../../language/index.ts';

const TOGETHER: Array<[RegExp, (all: readonly number[]) => number]> = [
  [/\b(?:sum|total|add(?:ed)?(?: up)?|altogether|together|in all|combined)\b/, (all) => all.reduce((a, b) => a + b, 0)],
  [/\b(?:difference|subtract\w*)\b/, (all) => Math.max(...all) - Math.min(...all)],
  [/\b(?:product|multipl\w*)\b/, (all) => all.reduce((a, b) => a * b, 1)],
  [/\b(?:average|mean)\b/, (all) => all.reduce((a, b) => a + b, 0) / all.length],
  [/\b(?:greate[rs]t?|large[rs]t?|bigge[rs]t?|highe[rs]t?|maximum|biggest)\b/, (all) => Math.max(...all)],
  [/\b(?:smalle[rs]t?|lesser|least|lowe[rs]t?|minimum)\b/, (all) => Math.min(...all)],
];

/** The amounts that the lines show for those whom a clause names: "Esme: 12 points", or a name and a number after it. */
function amountsOf(clause: string, lines: readonly string[]): Array<{ name: string; amount: number }> {
  const asked = new Set(words(clause).map(stem));
  const found = new Map<string, number>();
  lines.forEach((line, i) => {
    const name = line
      .replace(/[-–—:=|$€£]?\s*\d.*$/, '')
      .replace(/[$€£]/g, ' ')
      .trim();
    const own = words(name);
    if (own.length === 0 || own.length > 4 || !own.every((word) => asked.has(stem(word))) || found.has(name)) return;
    const amount =
      numbers(line)[0] ??
      (/^[^\p{L}]*\d[^\p{L}]*(?:\p{L}{1,8})?$/u.test(lines[i + 1] ?? '') ? numbers(lines[i + 1]!)[0] : undefined);
    if (amount !== undefined) found.set(name, amount);
  });
  return [...found].map(([name, amount]) => ({ name, amount }));
}

const MORE_OF =
  /\b(?:more|most|greater|higher|highest|larger|largest|older|oldest|taller|tallest|heavier|longer|bigger|farther|faster|costs more|dearer)\b/;
const LESS_OF =
  /\b(?:less|least|fewer|fewest|smaller|smallest|lower|lowest|younger|youngest|shorter|lighter|cheaper|slower)\b/;

/** "How many points do A and B have together?", "Who has more, A or B?": reckoned with the amounts of those who are named, else null. */
export function reckonNamed(clause: string, lines: readonly string[]): string | null {
  const all = amountsOf(clause, lines);
  if (all.length < 2) return null;
  const asked = fold(clause);
  if (/\b(?:who|which|whose|what)\b/.test(asked) && !/\bhow (?:much|many)\b/.test(asked)) {
    const way = MORE_OF.test(asked) ? -1 : LESS_OF.test(asked) ? 1 : 0;
    if (way !== 0) return [...all].sort((a, b) => way * (a.amount - b.amount))[0]!.name;
  }
  const operation = /\bhow (?:much|many) (?:more|less|fewer|older|longer)\b/.test(asked)
    ? TOGETHER[1]![1]
    : TOGETHER.find(([pattern]) => pattern.test(asked))?.[1];
  return operation ? inFigures(operation(all.map((entry) => entry.amount))) : null;
}

/** "The sum of the two numbers", "the greater number": what is asked of the numbers that the lines show, else null. */
export function reckonTogether(clause: string, lines: readonly string[]): string | null {
  const asked = fold(clause);
  const operation = TOGETHER.find(([pattern]) => pattern.test(asked))?.[1];
  if (!operation || !/\b(?:numbers?|values?|figures?|amounts?|digits?|it|them|both|two|all)\b/.test(asked)) return null;
  const shown = lines
    .filter((line) => /^[\s\d.,+;|&–—-]*\d[\s\d.,;|&–—-]*$/.test(line))
    .flatMap((line) => numbers(line));
  const all = shown.length > 1 ? shown : lines.flatMap((line) => numbers(line));
  return all.length > 1 ? inFigures(operation(all)) : null;
}
