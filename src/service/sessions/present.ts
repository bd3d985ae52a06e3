import type { Session, SessionState, SessionSummary, Turn } from '../../contract/index.ts';
import type { SessionRow, TurnRow } from '../../store/index.ts';
import type { FrameLinks } from '../core.ts';
import { toCredits } from '../credits.ts';
import { iso, isoOrNull } from '../ids.ts';

/** Everything of a session but what its mind remembers, which only deciding reads. */
export const SESSION_COLUMNS = [
  'id',
  'workspace_id',
  'person_id',
  'person_snapshot',
  'task_id',
  'task_name',
  'task_revision',
  'instructions',
  'environment_id',
  'environment_origin',
  'environment_name',
  'environment_kind',
  'operating_notes',
  'environment_revision',
  'environment_version_id',
  'environment_version_label',
  'decision_mode',
  'status',
  'ended_reason',
  'ended_at',
  'settled_at',
  'max_turns',
  'pacing',
  'reasoning_effort',
  'observation_retention',
  'turn_count',
  'accrued',
  'created_by',
  'seed',
  'engine',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof SessionRow)[];

export type StoredSession = Pick<SessionRow, (typeof SESSION_COLUMNS)[number]>;

function common(row: StoredSession) {
  return {
    id: row.id,
    task: { id: row.task_id, instructions: row.instructions, name: row.task_name, revision: row.task_revision },
    environment: { kind: row.environment_kind, name: row.environment_name },
    environment_id: row.environment_id,
    environment_revision: row.environment_revision,
    environment_version_id: row.environment_version_id,
    environment_version_label: row.environment_version_label,
    decision_mode: row.decision_mode as SessionState['decision_mode'],
    status: row.status as SessionState['status'],
    ended_reason: row.ended_reason,
    ended_at: isoOrNull(row.ended_at),
    settled_at: isoOrNull(row.settled_at),
    max_turns: row.max_turns,
    turn_count: row.turn_count,
    accrued_credits: toCredits(row.accrued),
    created_by_api_key_id: row.created_by,
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

export function presentState(row: StoredSession): SessionState {
  return {
    ...common(row),
    workspace_id: row.workspace_id,
    person_id: row.person_id,
    person_snapshot: JSON.parse(row.person_snapshot),
    pacing: row.pacing as SessionState['pacing'],
    reasoning_effort: row.reasoning_effort as SessionState['reasoning_effort'],
    observation_retention: row.observation_retention as SessionState['observation_retention'],
    seed: row.seed,
    engine: row.engine,
  };
}

export function presentSession(row: StoredSession, turns: Turn[], hasMore: boolean): Session {
  return { ...presentState(row), turns, has_more: hasMore };
}

export function presentSummary(row: StoredSession): SessionSummary {
  const { name, type } = JSON.parse(row.person_snapshot);
  return { ...common(row), participant: { name, person_id: row.person_id, type } };
}

/** `kept` says whether the frame is still there to be fetched. */
export function presentTurn(row: TurnRow, kept: boolean, links: FrameLinks): Turn {
  return {
    turn_index: row.turn_index,
    created_at: iso(row.created_at),
    decision: JSON.parse(row.decision),
    frame_age_ms: row.frame_age_ms,
    latency_ms: row.latency_ms,
    input_tokens: row.input_tokens,
    output_tokens: row.output_tokens,
    validation_retries: row.validation_retries,
    observation_kinds: JSON.parse(row.observation_kinds),
    observation_url: row.frame_id && kept ? links(row.frame_id) : null,
    observation_width: row.width,
    observation_height: row.height,
  };
}
