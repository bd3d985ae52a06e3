import { closest, distance } from 'fastest-levenshtein';

/** One thing wrong with what the user wrote, and where. Lines and columns count from 1. */
export interface Problem {
  file: string;
  line: number | null;
  column: number | null;
  message: string;
}

/** The input is wrong: nothing was run. `message` is ready to print, one line a problem. */
export class InputError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'InputError';
    this.problems = problems;
  }
}

export function formatProblem({ file, line, column, message }: Problem): string {
  const place = line === null ? file : `${file}:${line}:${column ?? 1}`;
  return place ? `${place}: ${message}` : message;
}

/** The known word that `word` is most likely a slip of, or null when nothing is near: "age" is no slip of "name". */
export function nearest(word: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const said = word.toLowerCase();
  const best = closest(said, [...known]);
  const slips = distance(said, best);
  const half = best.length / 2;
  return slips <= Math.max(2, Math.floor(half)) && (slips < half || said[0] === best[0]) ? best : null;
}
