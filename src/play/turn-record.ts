import type { Observation } from '../browser/types.ts';
import type { Effect, SubmittedTurn, TurnRecord } from '../contract/index.ts';
import { tokensOf } from './spent.ts';

/** One line of `turns.jsonl`: what was seen, what was decided and why, and what came of it. */
export function turnRecord(
  observation: Observation,
  { turn }: SubmittedTurn,
  effect: Effect | null,
  framePath: string | null,
  times: TurnRecord['times'],
): TurnRecord {
  const { explanation, ...decision } = turn.decision;
  return {
    turn_index: turn.turn_index,
    url: observation.url,
    title: observation.title,
    frame: { width: observation.image.width, height: observation.image.height, path: framePath },
    actions: observation.actions.map(({ name, target }) => ({
      name,
      label: target?.label ?? '',
      target: target ? { x: target.x, y: target.y, width: target.width, height: target.height } : null,
    })),
    decision,
    rule: explanation?.rule ?? null,
    why: explanation?.why ?? null,
    wanted: explanation?.wanted ?? null,
    candidates: explanation?.candidates ?? [],
    valence: explanation?.valence ?? 0,
    chance: explanation?.chance ?? null,
    effect,
    seconds_predicted: explanation?.seconds_predicted ?? 0,
    ...tokensOf(turn),
    times,
  };
}
