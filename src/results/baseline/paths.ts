import type { Outcome } from '../../contract/index.ts';
import type { ComparedSession } from './file.ts';

/** Where a session first left the way it took before. */
export interface PathDifference {
  person: string;
  seed: number;
  /** The turn that differs first, from 0; turns before it are the same. */
  turn_index: number;
  /** What was chosen on that turn, null where the session had ended before it. */
  before: string | null;
  after: string | null;
  outcome_before: Outcome;
  outcome_after: Outcome;
  session_before: string | null;
  session_after: string | null;
}

/** Pairs that took another way: those that got worse first, then by how early they left the old way. */
export function pathDifferences(pairs: ReadonlyArray<[ComparedSession, ComparedSession]>): PathDifference[] {
  const found: PathDifference[] = [];
  for (const [before, after] of pairs) {
    const turn = firstDifference(before.path, after.path);
    if (turn === null && before.outcome === after.outcome) continue;
    const index = turn ?? Math.max(0, after.path.length - 1);
    found.push({
      person: after.person,
      seed: after.seed,
      turn_index: index,
      before: before.path[index] ?? null,
      after: after.path[index] ?? null,
      outcome_before: before.outcome,
      outcome_after: after.outcome,
      session_before: before.id ?? null,
      session_after: after.id ?? null,
    });
  }
  const gotWorse = (it: PathDifference) => it.outcome_before === 'success' && it.outcome_after !== 'success';
  return found.sort((a, b) => Number(gotWorse(b)) - Number(gotWorse(a)) || a.turn_index - b.turn_index);
}

function firstDifference(before: readonly string[], after: readonly string[]): number | null {
  const length = Math.max(before.length, after.length);
  for (let index = 0; index < length; index += 1) {
    if (before[index] !== after[index]) return index;
  }
  return null;
}
