import type { Action, Decision } from '../../contract/index.ts';
import { textSimilarity } from '../language/index.ts';
import { fitArguments } from '../model/answer/arguments.ts';
import type { Seen } from './fingerprint.ts';
import type { Entry, Recording, Trajectory } from './recording.ts';

/** Where a session stands in what was recorded. */
export interface Position {
  /** The trajectory that is followed; null when none is. */
  trajectory: string | null;
  /** The recorded turn that is expected next. */
  at: number;
}

export interface Found {
  entry: Entry;
  position: { trajectory: string; at: number };
}

/**
 * The recorded decision for what is seen: the expected turn's, a later one's of the same session (the page took a
 * shorter way), or another recorded session's of this person and task. Never an earlier one: who sees a page again
 * after the recorded step must not take that step for ever.
 */
export function findSame(
  recording: Recording,
  errand: string,
  followed: Trajectory | null,
  position: Position,
  hash: string,
  actions: readonly Action[],
): Found | null {
  const others = recording.of(errand).filter((trajectory) => trajectory !== followed);
  for (const trajectory of followed ? [followed, ...others] : others) {
    for (let turn = position.at; turn < trajectory.turns.length; turn++) {
      const entry = trajectory.turns[turn];
      if (entry?.seen.hash === hash && isPossible(entry.decision, actions)) {
        return { entry, position: { trajectory: trajectory.id, at: turn + 1 } };
      }
    }
  }
  return null;
}

/**
 * The recorded decision that still makes sense on a changed page: the expected turn's if its action is there (or one
 * of the same kind that is called nearly the same), else the next recorded turn's that can be done here.
 */
export function findPossible(followed: Trajectory, at: number, actions: readonly Action[]): Found | null {
  for (let turn = at; turn < followed.turns.length; turn++) {
    const entry = followed.turns[turn];
    if (!entry) continue;
    // Being done is taken over on its own turn only: skipping to it would claim what did not happen.
    if (entry.decision.status !== 'continue' && turn !== at) continue;
    const decision = adapt(entry, actions);
    if (decision) return { entry: { ...entry, decision }, position: { trajectory: followed.id, at: turn + 1 } };
  }
  return null;
}

/**
 * The same from another recorded session of this person and task, where the one that is followed has nothing that can be
 * done here: from the one whose turns are most like what is seen.
 */
export function findElsewhere(
  others: readonly Trajectory[],
  at: number,
  now: Seen,
  actions: readonly Action[],
): Found | null {
  const likeness = (trajectory: Trajectory) => {
    const entry = mostLike(trajectory, at, now);
    return entry ? likenessOf(entry, now) : -1;
  };
  const byLikeness = others
    .map((trajectory) => ({ trajectory, likeness: likeness(trajectory) }))
    .sort((a, b) => b.likeness - a.likeness);
  for (const { trajectory } of byLikeness) {
    const found = findPossible(trajectory, at, actions);
    if (found) return found;
  }
  return null;
}

function likenessOf({ seen }: Entry, now: Seen): number {
  return overlap(Object.keys(seen.looks), now.looks) + overlap(seen.lines, now.lines) / 2;
}

/** The recorded turn that is most like what is seen: what the changed page is compared with. Earlier ones win ties. */
export function mostLike(followed: Trajectory, at: number, now: Seen): Entry | null {
  let best: Entry | null = null;
  let most = -1;
  for (const entry of followed.turns.slice(at)) {
    if (!entry) continue;
    const likeness = likenessOf(entry, now);
    if (likeness > most) {
      most = likeness;
      best = entry;
    }
  }
  return best;
}

/** Jaccard index of two sets. */
function overlap(before: readonly string[], now: Readonly<Record<string, string>> | readonly string[]): number {
  const current = new Set(Array.isArray(now) ? now : Object.keys(now));
  const shared = before.filter((item) => current.has(item)).length;
  return shared / Math.max(1, before.length + current.size - shared);
}

/** How alike two labels must be for one control to stand for the other. */
const SAME_CONTROL = 0.8;

function adapt(entry: Entry, actions: readonly Action[]): Decision | null {
  const { decision } = entry;
  if (isPossible(decision, actions)) return decision;
  const name = decision.action_name;
  if (name === null) return null;
  const label = entry.seen.actions[name] ?? name;
  const kind = name.split(':')[0];
  const like = actions
    .filter((action) => action.name.split(':')[0] === kind)
    .map((action) => ({ action, score: textSimilarity(label, action.target?.label ?? action.name) }))
    .filter(({ score }) => score >= SAME_CONTROL)
    .sort((a, b) => b.score - a.score)[0];
  if (!like) return null;
  const adapted = { ...decision, action_name: like.action.name };
  return isPossible(adapted, actions) ? adapted : null;
}

/** Whether the decision's action is declared and takes the recorded arguments as they are. */
function isPossible(decision: Decision, actions: readonly Action[]): boolean {
  if (decision.status !== 'continue') return true;
  const action = actions.find((candidate) => candidate.name === decision.action_name);
  if (!action) return false;
  const given = Object.entries(decision.arguments ?? {});
  try {
    const fitted = Object.entries(fitArguments(action, given) ?? {});
    return (
      fitted.length === given.length &&
      given.every(([name, value]) => fitted.some(([n, v]) => n === name && v === value))
    );
  } catch {
    return false;
  }
}
