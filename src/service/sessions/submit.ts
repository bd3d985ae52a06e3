import {
  type Retention,
  retentionExpiry,
  ServiceError,
  type SubmitTurn,
  type SubmittedTurn,
} from '../../contract/index.ts';
import type { Frame } from '../../mind/mind.ts';
import type { TurnRow } from '../../store/index.ts';
import { violates } from '../../store/index.ts';
import type { Core, FrameLinks } from '../core.ts';
import { draw, fundsRefusal, toMicro, workspaceRow } from '../credits.ts';
import { type Answered, once, type RepeatableCall } from '../idempotency.ts';
import { newId } from '../ids.ts';
import type { Lifted } from '../lifted.ts';
import { conflict, sessionNotFound } from '../refusals.ts';
import { type Decided, decide, mindRequest } from './decide.ts';
import { endSession } from './end.ts';
import { decodeBase64, readFrame } from './image.ts';
import { presentState, presentTurn, type StoredSession } from './present.ts';
import { sessionRow } from './read.ts';
import { advanceSession, insertFrame, insertTurn, wholeSession } from './rows.ts';

const MOST_ACTIONS = 500;

/** What is remembered of an answer: the frame's address is signed afresh for each replay. */
interface Remembered extends SubmittedTurn {
  frame_id: string | null;
}

function checkActions({ actions }: SubmitTurn): void {
  const refuse = (why: string) => new ServiceError(422, 'actions_invalid', why);
  if (actions.length === 0) throw refuse('At least one action must be declared.');
  if (actions.length > MOST_ACTIONS)
    throw refuse(`At most ${MOST_ACTIONS} actions are taken; here are ${actions.length}.`);
  const names = new Set<string>();
  for (const { name } of actions) {
    if (names.has(name)) throw refuse(`Two actions are named ${name}.`);
    names.add(name);
  }
}

async function frameOf({ observation }: SubmitTurn, lifted: Lifted | undefined): Promise<Frame> {
  const images = observation.filter((block) => block.type === 'image');
  const [image] = images;
  if (!image || images.length > 1)
    throw new ServiceError(
      422,
      'observation_image_count',
      `Exactly one image block is wanted; here are ${images.length}.`,
    );
  return readFrame(image.data === lifted?.token ? lifted.bytes : decodeBase64(image.data));
}

function refuseTurn(session: StoredSession, turnIndex: number): void {
  const { status, ended_reason } = session;
  if (status !== 'open')
    throw conflict('session_not_open', `The session has ended: ${status}.`, { status, ended_reason });
  if (turnIndex !== session.turn_count)
    throw conflict('turn_index_mismatch', `The next turn is ${session.turn_count}.`, {
      expected_turn_index: session.turn_count,
    });
}

/** A session that cannot be paid for any longer ends before the 402 is answered. */
async function endUnpaid(core: Core, sessionId: string, refusal: ServiceError): Promise<never> {
  const status = refusal.kind === 'spend_cap_reached' ? 'spend_cap_reached' : 'balance_exhausted';
  await endSession(core, core.store.db, sessionId, status, refusal.kind);
  throw refusal;
}

function nextStatus(session: StoredSession, decided: Decided): string {
  const { status } = decided.decision;
  if (status !== 'continue') return status;
  return session.turn_count + 1 >= session.max_turns ? 'max_turns' : 'open';
}

/** Keeps the frame before its row, so that a row never points at nothing; the sweeper removes a frame without a row. */
async function keepFrame(core: Core, session: StoredSession, frame: Frame): Promise<string | null> {
  if (session.observation_retention === 'none') return null;
  const id = newId();
  await core.store.frames.put(id, frame.bytes);
  return id;
}

export interface SubmitContext {
  links: FrameLinks;
  /** The picture, where it was decoded already. */
  lifted?: Lifted | undefined;
  signal?: AbortSignal | undefined;
}

async function record(
  core: Core,
  session: StoredSession,
  turn: TurnRow,
  frame: Frame,
  decided: Decided,
  remember: (...args: Parameters<Parameters<Parameters<typeof once<Remembered>>[2]>[0]>) => Promise<void>,
): Promise<Remembered> {
  const at = turn.created_at;
  const status = nextStatus(session, decided);
  return core.store.transaction(async (transaction) => {
    await draw(core, transaction, session.workspace_id, turn.credits);
    const [updated] = await advanceSession(transaction, {
      id: session.id,
      turn_index: turn.turn_index,
      turn_count: turn.turn_index + 1,
      accrued: session.accrued + turn.credits,
      memory: JSON.stringify(decided.memory ?? null),
      status,
      updated_at: at,
      ended_at: status === 'open' ? null : at,
    });
    if (!updated) {
      // Somebody closed the session or recorded this turn while the engine was thinking.
      refuseTurn(await sessionRow(core, session.id, transaction), turn.turn_index);
      throw sessionNotFound();
    }
    await insertTurn(transaction, turn);
    if (turn.frame_id)
      await insertFrame(transaction, {
        id: turn.frame_id,
        workspace_id: session.workspace_id,
        session_id: session.id,
        media_type: frame.mediaType,
        expires_at: retentionExpiry(session.observation_retention as Retention, new Date(at))?.getTime() ?? null,
        created_at: at,
      });
    const answer: Remembered = {
      turn: presentTurn(turn, false, () => null),
      session: presentState(updated),
      frame_id: turn.frame_id,
    };
    await remember(transaction, answer);
    return answer;
  });
}

async function decideAndRecord(
  core: Core,
  sessionId: string,
  body: SubmitTurn,
  context: SubmitContext,
  remember: Parameters<typeof record>[5],
): Promise<Remembered> {
  const frame = await frameOf(body, context.lifted);
  checkActions(body);
  const [row] = await wholeSession(core.store.db, { id: sessionId });
  if (!row) throw sessionNotFound();
  const { memory, ...session } = row;
  refuseTurn(session, body.turn_index);
  const workspace = await workspaceRow(core, core.store.db, session.workspace_id);
  const refusal = fundsRefusal(workspace, workspace.credits_per_turn ?? 0, core.now());
  if (refusal) await endUnpaid(core, session.id, refusal);
  const decided = await decide(core, session.engine, mindRequest(session, body, frame, memory), context.signal);
  const frameId = await keepFrame(core, session, frame);
  const turn: TurnRow = {
    session_id: session.id,
    turn_index: body.turn_index,
    decision: JSON.stringify(decided.decision),
    frame_age_ms: body.frame_age_ms ?? 0,
    latency_ms: decided.latencyMs,
    input_tokens: decided.inputTokens,
    output_tokens: decided.outputTokens,
    validation_retries: decided.validationRetries,
    observation_kinds: JSON.stringify(body.observation.map((block) => block.type)),
    frame_id: frameId,
    width: frame.width,
    height: frame.height,
    credits: workspace.credits_per_turn ?? Math.max(0, toMicro(decided.credits)),
    created_at: core.now(),
  };
  try {
    return await record(core, session, turn, frame, decided, remember);
  } catch (error) {
    if (frameId) await core.store.frames.delete(frameId).catch(() => {});
    if (error instanceof ServiceError && error.status === 402) await endUnpaid(core, session.id, error);
    if (violates(error, 'turns_pkey', 'turns.turn_index'))
      refuseTurn(await sessionRow(core, session.id), body.turn_index);
    throw error;
  }
}

/**
 * One turn: what is perceived goes in, what the person does and feels comes out. Turns of one session are taken one
 * at a time; an engine that thinks long keeps nobody else waiting.
 */
export async function submitTurn(
  core: Core,
  sessionId: string,
  body: SubmitTurn,
  call: RepeatableCall | null,
  context: SubmitContext,
): Promise<Answered<SubmittedTurn>> {
  const { answer, replayed } = await core.turnLock.run(sessionId, () =>
    once<Remembered>(core, call, (remember) => decideAndRecord(core, sessionId, body, context, remember)),
  );
  const { frame_id, ...submitted } = answer;
  if (!frame_id) return { answer: submitted, replayed };
  const kept = !replayed || (await frameKept(core, frame_id));
  await core.signer.ready(core.now());
  return {
    answer: { ...submitted, turn: { ...submitted.turn, observation_url: kept ? context.links(frame_id) : null } },
    replayed,
  };
}

async function frameKept(core: Core, frameId: string): Promise<boolean> {
  const row = await core.store.db
    .selectFrom('frames')
    .select('expires_at')
    .where('id', '=', frameId)
    .executeTakeFirst();
  return row !== undefined && (row.expires_at === null || row.expires_at > core.now());
}
