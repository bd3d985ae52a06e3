import { columns, type FrameRow, type SessionRow, statement, type TurnRow } from '../../store/index.ts';
import { SESSION_COLUMNS } from './present.ts';

export const personOfId = statement((db, { id }: { id: string }) =>
  db.selectFrom('people').selectAll().where('id', '=', id),
);

export const insertSession = statement((db, session: SessionRow) =>
  db
    .insertInto('sessions')
    .values(columns(session, [...SESSION_COLUMNS, 'instructions_lower', 'environment_config', 'memory'])),
);

/** Everything of a session, what its mind remembers included. */
export const wholeSession = statement((db, { id }: { id: string }) =>
  db.selectFrom('sessions').selectAll().where('id', '=', id),
);

export interface Advance {
  id: string;
  /** The turn that is recorded; nothing is changed when it is not the next one, or the session not open. */
  turn_index: number;
  turn_count: number;
  accrued: number;
  memory: string;
  status: string;
  updated_at: number;
  ended_at: number | null;
}

/** A session one turn further: its row as it then is, or none. */
export const advanceSession = statement((db, next: Advance) =>
  db
    .updateTable('sessions')
    .set({
      turn_count: next.turn_count,
      accrued: next.accrued,
      memory: next.memory,
      status: next.status,
      updated_at: next.updated_at,
      ended_at: next.ended_at,
      settled_at: next.ended_at,
    })
    .where('id', '=', next.id)
    .where('status', '=', 'open')
    .where('turn_count', '=', next.turn_index)
    .returning(SESSION_COLUMNS),
);

export const insertTurn = statement((db, turn: TurnRow) =>
  db
    .insertInto('turns')
    .values(
      columns(turn, [
        'session_id',
        'turn_index',
        'decision',
        'frame_age_ms',
        'latency_ms',
        'input_tokens',
        'output_tokens',
        'validation_retries',
        'observation_kinds',
        'frame_id',
        'width',
        'height',
        'credits',
        'created_at',
      ]),
    ),
);

export const insertFrame = statement((db, frame: FrameRow) =>
  db
    .insertInto('frames')
    .values(columns(frame, ['id', 'workspace_id', 'session_id', 'media_type', 'expires_at', 'created_at'])),
);
