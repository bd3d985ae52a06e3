import { type Action, type Decision, ServiceError, type SubmitTurn } from '../../contract/index.ts';
import type { Frame, Mind, MindAnswer, MindPerson, MindRequest } from '../../mind/mind.ts';
import type { Core } from '../core.ts';
import { decisionFault } from './decision.ts';
import { isDecodable, undecodable } from './image.ts';
import type { StoredSession } from './present.ts';

const unavailable = (message: string) => new ServiceError(502, 'engine_unavailable', message);

export interface Decided extends MindAnswer {
  latencyMs: number;
}

export function mindRequest(
  session: StoredSession,
  body: SubmitTurn,
  frame: Frame,
  memory: string | null,
): MindRequest {
  const person = JSON.parse(session.person_snapshot);
  return {
    sessionId: session.id,
    seed: session.seed,
    person: person as MindPerson,
    today: new Date(person.snapshotted_at),
    instructions: session.instructions,
    environmentName: session.environment_name,
    operatingNotes: session.operating_notes,
    turnIndex: body.turn_index,
    maxTurns: session.max_turns,
    reasoningEffort: session.reasoning_effort as MindRequest['reasoningEffort'],
    percept: {
      frame,
      texts: body.observation.flatMap((block) =>
        block.type === 'text' ? [{ label: block.label, text: block.text }] : [],
      ),
      actions: body.actions,
      frameAgeMs: body.frame_age_ms ?? 0,
    },
    memory: memory === null ? null : JSON.parse(memory),
  };
}

/** Only what the interface publishes is kept of an engine's answer. */
function published(decision: Decision): Decision {
  const { status, action_name, comment, sentiment, felt_intensity, explanation } = decision;
  const given = decision.arguments;
  return {
    status,
    action_name,
    arguments: given && Object.keys(given).length > 0 ? given : null,
    comment,
    sentiment,
    felt_intensity,
    explanation: explanation ?? null,
  };
}

const stopped = () =>
  new ServiceError(503, 'shutting_down', 'The server is stopping. The same turn may be submitted again.');

interface Patience {
  timeoutMs: number;
  signal: AbortSignal | undefined;
  stopping: AbortSignal | undefined;
}

async function withinTime(mind: Mind, request: MindRequest, { timeoutMs, signal, stopping }: Patience) {
  const timeout = new AbortController();
  const signals = AbortSignal.any([timeout.signal, signal, stopping].filter((item) => item !== undefined));
  let timer: NodeJS.Timeout | undefined;
  let onStop = () => {};
  try {
    return await Promise.race([
      mind.decide(request, signals),
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          timeout.abort();
          reject(unavailable('The engine did not decide in time. The same turn may be submitted again.'));
        }, timeoutMs);
        onStop = () => reject(stopped());
        if (stopping?.aborted) onStop();
        else stopping?.addEventListener('abort', onStop, { once: true });
      }),
    ]);
  } finally {
    clearTimeout(timer);
    stopping?.removeEventListener('abort', onStop);
  }
}

/**
 * Asks the session's engine, within the time it has.
 *
 * @throws ServiceError 502 `engine_unavailable` or `decision_invalid`, 503 `shutting_down`
 */
export async function decide(core: Core, engine: string, request: MindRequest, signal?: AbortSignal): Promise<Decided> {
  const mind = core.engines.get(engine);
  if (!mind) throw unavailable('The engine of this session is not configured on this server any more.');
  const started = performance.now();
  let answer: MindAnswer;
  try {
    answer = await withinTime(mind, request, { timeoutMs: core.decideTimeoutMs, signal, stopping: core.stopping });
  } catch (error) {
    if (core.stopping?.aborted) throw stopped();
    if (error instanceof ServiceError && (error.kind === 'decision_invalid' || error.kind === 'engine_unavailable'))
      throw error;
    // What looked whole may still hold pixels that no decoder makes out; that is not the engine's fault.
    if (!(await isDecodable(request.percept.frame.bytes))) throw undecodable();
    throw Object.assign(unavailable('The engine failed. The same turn may be submitted again.'), { cause: error });
  }
  const fault = decisionFault(answer.decision, request.percept.actions as Action[]);
  if (fault)
    throw new ServiceError(
      502,
      'decision_invalid',
      `The engine's choice does not fit: ${fault}. Nothing was recorded.`,
    );
  return {
    ...answer,
    decision: published(answer.decision),
    latencyMs: Math.max(0, Math.round(performance.now() - started)),
  };
}
