import { distance } from 'fastest-levenshtein';

/** One thing wrong with the engine configuration, and where it stands. */
export interface EngineProblem {
  /** The file as the user named it, or the environment variable. */
  source: string;
  line: number | null;
  column: number | null;
  message: string;
}

/** Thrown when engines are configured wrongly: every problem found, each as `file:line:column: what is wrong`. */
export class EngineConfigError extends Error {
  readonly problems: readonly EngineProblem[];

  constructor(problems: readonly EngineProblem[]) {
    super(problems.map(sentence).join('\n'));
    this.name = 'EngineConfigError';
    this.problems = problems;
  }
}

function sentence({ source, line, column, message }: EngineProblem): string {
  return line === null ? `${source}: ${message}` : `${source}:${line}:${column ?? 1}: ${message}`;
}

/** The name in `known` that `given` was most likely meant to be, or null when none is close. */
export function nearest(given: string, known: readonly string[]): string | null {
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const name of known) {
    const edits = distance(given.toLowerCase(), name.toLowerCase());
    if (edits < least) {
      least = edits;
      best = name;
    }
  }
  return best !== null && least <= Math.max(2, Math.floor(best.length * 0.4)) ? best : null;
}
