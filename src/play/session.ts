import type { Observation, Stage } from '../browser/types.ts';
import {
  type Claimed,
  type Decision,
  type Effect,
  renderInstructions,
  retentionExpiry,
  type Session,
  type SessionRecord,
  type Sessions,
  type SubmittedTurn,
  type TurnRecord,
} from '../contract/index.ts';
import { submit } from './decide.ts';
import { succeeded } from './oracle.ts';
import { outcomeOf } from './outcome.ts';
import type { PlannedSession, Progress } from './plan.ts';
import { scrubber } from './scrub.ts';
import { spentBy } from './spent.ts';
import { StepWatch } from './steps.ts';
import { turnTitle } from './title.ts';
import { turnRecord } from './turn-record.ts';

/** What `playSession` is given of the world. */
export interface PlayContext {
  sessions: Sessions;
  /** Opens a browser context shaped as the person; a rejection ends the session in `error`. */
  openStage: (planned: PlannedSession, sessionId: string) => Promise<Stage>;
  /** Keeps a frame where retention allows, and answers its path from the session's folder. */
  keepFrame?: (sessionId: string, turnIndex: number, image: Observation['image']) => Promise<string | null>;
  onProgress?: (progress: Progress) => void;
  /** Path of the trace as the record names it, once the stage has written it. */
  tracePath?: (sessionId: string) => string | null;
  signal?: AbortSignal;
}

export interface Played {
  record: SessionRecord;
  turns: TurnRecord[];
}

/** The run was interrupted: the session was closed and leaves no record. */
export class Interrupted extends Error {
  constructor() {
    super('interrupted');
    this.name = 'Interrupted';
  }
}

/** How long a claim may wait for the page to catch up with it, before it is judged. */
const LAST_LOOK_MS = 1_000;

/**
 * Plays one session to its end: observe, decide, act, record, until the person is done, gives up, or time or turns run
 * out. A failure of the page, the browser, the environment or the engine ends it with outcome `error` and a record.
 * @throws Interrupted when `signal` fired.
 */
export async function playSession(planned: PlannedSession, context: PlayContext): Promise<Played> {
  const started = new Date();
  const play = new Play(planned, context, started);
  let claimed: Claimed = 'error';
  let verified = false;
  let error: SessionRecord['error'] = null;
  try {
    await play.open();
    claimed = await play.run();
    verified = await play.judge();
  } catch (caught) {
    // Whatever else fails because the run was interrupted is not the environment's doing.
    if (caught instanceof Interrupted || context.signal?.aborted) throw new Interrupted();
    claimed = 'error';
    error = errorOf(caught);
  } finally {
    await play.close();
  }
  return { record: play.record(claimed, verified, error), turns: play.turns };
}

/** The state of one session while it is played. */
class Play {
  readonly turns: TurnRecord[] = [];
  readonly #planned: PlannedSession;
  readonly #context: PlayContext;
  #credits = 0;
  readonly #started: Date;
  readonly #deadline: number;
  readonly #scrub: <T>(value: T) => T;
  readonly #steps: StepWatch;
  #session: Session | null = null;
  #stage: Stage | null = null;
  #open = true;

  constructor(planned: PlannedSession, context: PlayContext, started: Date) {
    this.#planned = planned;
    this.#context = context;
    this.#started = started;
    this.#deadline = started.getTime() + planned.limits.minutes * 60_000;
    this.#scrub = scrubber(planned.secrets);
    this.#steps = new StepWatch(planned.steps);
  }

  async open(): Promise<void> {
    const { planned, sessions } = { planned: this.#planned, sessions: this.#context.sessions };
    this.#interruptible();
    this.#session = await sessions.create({
      person_id: planned.person.id,
      task: { instructions: renderInstructions(planned.instructions, planned.knowledge) },
      ...(planned.environment.id
        ? {
            environment_id: planned.environment.id,
            ...(planned.environment.versionId ? { environment_version_id: planned.environment.versionId } : {}),
          }
        : { environment: { name: planned.environment.name, kind: 'web' } }),
      max_turns: planned.limits.max_turns,
      pacing: planned.pacing,
      observation_retention: planned.retention,
      seed: planned.seed,
      ...(planned.engine ? { engine: planned.engine } : {}),
    });
    this.#stage = await this.#context.openStage(planned, this.#session.id);
    await this.#stage.open(planned.environment.url);
  }

  async run(): Promise<Claimed> {
    for (let turnIndex = 0; ; turnIndex++) {
      this.#interruptible();
      if (Date.now() > this.#deadline) return 'closed';
      const answer = await this.#turn(turnIndex);
      const { status } = answer.turn.decision;
      if (status !== 'continue') {
        this.#open = false;
        return status;
      }
      if (answer.session.status !== 'open') {
        this.#open = false;
        if (answer.session.status === 'max_turns') return 'max_turns';
        throw Object.assign(new Error(`the service ended the session: ${answer.session.status}`), {
          kind: answer.session.status,
        });
      }
    }
  }

  async #turn(turnIndex: number): Promise<SubmittedTurn> {
    const stage = this.#stage as Stage;
    const session = this.#session as Session;
    const startedAt = new Date();
    const observation = this.#scrub(await stage.observe());
    const observed = Date.now();
    const answer = await submit(this.#context.sessions, session.id, turnIndex, observation, this.#context.signal);
    const decided = Date.now();
    this.#interruptible();
    const { decision } = answer.turn;
    this.#credits = answer.session.accrued_credits;
    this.#context.onProgress?.({
      session: this.#planned,
      turn: turnIndex + 1,
      doing: doing(decision, observation),
      feeling: decision.sentiment,
    });
    const keeps = this.#planned.retention !== 'none';
    const framePath = keeps
      ? ((await this.#context.keepFrame?.(session.id, turnIndex, observation.image)) ?? null)
      : null;
    const keep = (effect: Effect | null) =>
      this.turns.push(
        turnRecord(observation, answer, this.#scrub(effect), framePath, {
          started_at: startedAt.toISOString(),
          observe_ms: observed - startedAt.getTime(),
          decide_ms: decided - observed,
          act_ms: Date.now() - decided,
          frame_age_ms: observation.frameAgeMs,
        }),
      );
    const turn = stage.turn(
      {
        turnIndex,
        title: turnTitle(turnIndex, decision),
        decision,
        frame: keeps ? { bytes: observation.image.bytes, mediaType: observation.image.mediaType } : null,
      },
      async () => this.#act(stage, decision),
    );
    try {
      keep(await turn);
    } catch (error) {
      // What was being done when the environment failed is what somebody who looks for the fault wants to see.
      if (!this.#context.signal?.aborted) keep({ kind: 'failed', words: errorOf(error).message });
      throw error;
    }
    await this.#steps.look(turnIndex, { pages: stage.context.pages(), requests: stage.requests });
    return answer;
  }

  async #act(stage: Stage, decision: Decision): Promise<Effect | null> {
    if (decision.status !== 'continue' || decision.action_name === null) return null;
    return stage.act(decision.action_name, decision.arguments);
  }

  /** What is really true at the end, whatever the person believes. */
  async judge(): Promise<boolean> {
    const stage = this.#stage as Stage;
    const look = () => succeeded(this.#planned.success, { pages: stage.context.pages(), requests: stage.requests });
    const lastTurn = this.turns.at(-1)?.turn_index ?? 0;
    const until = Date.now() + LAST_LOOK_MS;
    let verified = await look();
    // What the last action set off may still be on its way, and its success is the environment's, not ours to miss.
    while (!verified && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      verified = await look();
    }
    await this.#steps.look(lastTurn, { pages: stage.context.pages(), requests: stage.requests });
    return verified;
  }

  async close(): Promise<void> {
    await this.#stage?.close().catch(() => undefined);
    if (this.#session && this.#open) await this.#context.sessions.close(this.#session.id).catch(() => undefined);
  }

  record(claimed: Claimed, verified: boolean, error: SessionRecord['error']): SessionRecord {
    const planned = this.#planned;
    const id = this.#session?.id ?? crypto.randomUUID();
    const ended = new Date();
    return {
      id,
      scenario: planned.scenario,
      file: planned.file,
      person: { id: planned.person.id, name: planned.person.name },
      seed: planned.seed,
      device: this.#stage?.device ?? null,
      environment: { name: planned.environment.name, url: planned.environment.url },
      engine: this.#session?.engine ?? planned.engine ?? 'scent',
      outcome: outcomeOf(claimed, verified),
      claimed,
      verified,
      turns: this.turns.length,
      seconds_predicted: round(this.turns.reduce((sum, turn) => sum + turn.seconds_predicted, 0)),
      seconds_wall: round((ended.getTime() - this.#started.getTime()) / 1000),
      felt: this.turns.map(({ turn_index, decision, valence }) => ({
        turn_index,
        sentiment: decision.sentiment,
        felt_intensity: decision.felt_intensity,
        valence,
      })),
      steps: this.#steps.reached(),
      retention: planned.retention,
      expires_at: retentionExpiry(planned.retention, ended)?.toISOString() ?? null,
      trace: this.#stage && this.#session ? (this.#context.tracePath?.(id) ?? null) : null,
      error: error && this.#scrub(error),
      ...spentBy(this.turns, this.#credits),
    };
  }

  #interruptible(): void {
    if (this.#context.signal?.aborted) throw new Interrupted();
  }
}

function doing(decision: Decision, observation: Observation): string {
  if (decision.status === 'completed') return 'says it is done';
  if (decision.status === 'gave_up') return 'gives up';
  const action = observation.actions.find(({ name }) => name === decision.action_name);
  return action?.description ?? decision.action_name ?? '';
}

function errorOf(caught: unknown): NonNullable<SessionRecord['error']> {
  const error = caught instanceof Error ? caught : new Error(String(caught));
  const kind = 'kind' in error && typeof error.kind === 'string' ? error.kind : 'internal';
  return { kind, message: error.message };
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
