import type { Page, TestInfo } from '@playwright/test';
import { attachStage } from '../browser/stage/index.ts';
import { type Knowledge, type Person, type Retention, secretPlaceholder } from '../contract/index.ts';
import { type PlannedSession, playSession, secretOriginsOf } from '../play/index.ts';
import type { OpenedService } from '../run/service.ts';
import { deriveSeed } from '../scenario/plan.ts';
import type { Attempt } from './attempt.ts';
import { type AttemptOptions, checkAttempt, successOf } from './attempt-options.ts';
import { callerLocation } from './caller.ts';
import { keepRecord } from './keep.ts';
import type { DramatisOptions, DramatisWorkerOptions } from './options.ts';
import { steppedStage, traceIsOn } from './staging.ts';

/** What a person needs of the test that they play in. */
export interface PersonSetting {
  page: Page;
  who: Person;
  opened: OpenedService;
  options: DramatisOptions & DramatisWorkerOptions;
  testInfo: TestInfo;
  /** Told of every attempt, for the `session` fixture. */
  attempted: (attempt: Attempt) => void;
  /** Told of every attempt as it begins. */
  attempting: (attempt: Promise<Attempt>) => void;
  /** Attempts so far in this test, over all people. */
  count: () => number;
}

/** A simulated person in front of a page of the test. */
export class PersonInTest {
  readonly #setting: PersonSetting;

  constructor(setting: PersonSetting) {
    this.#setting = setting;
  }

  /** The profile that decides what this person sees, knows and does. */
  get profile(): Person {
    return this.#setting.who;
  }

  get page(): Page {
    return this.#setting.page;
  }

  /**
   * Lets the person try the task on the page as it stands, until they are done, give up, or run out of turns.
   * Resolves however it ends, also when the person fails: what must hold is for the test to expect.
   * @throws Error when the harness or the page failed, so that it is never taken for the person's doing
   */
  attempt(task: string, attempt: AttemptOptions = {}): Promise<Attempt> {
    const playing = this.#attempt(task, attempt);
    this.#setting.attempting(playing);
    return playing;
  }

  async #attempt(task: string, attempt: AttemptOptions): Promise<Attempt> {
    const location = callerLocation();
    const { page, who, opened, options, testInfo, attempted, count } = this.#setting;
    await checkAttempt(task, attempt, page);
    const retention = retentionOf(options.retention, testInfo);
    const planned = this.#plan(task, attempt, retention);
    const label = count() === 0 ? who.name : `${who.name} (${count() + 1})`;
    const settle = allowTime(testInfo, planned.limits.minutes * 60_000 + CLOSING_MS);
    const { record, turns } = await playSession(planned, {
      sessions: opened.service.sessions,
      openStage: async () =>
        steppedStage(
          await attachStage(page, {
            person: who,
            origins: planned.origins,
            secrets: planned.secrets,
            secretOrigins: secretOriginsOf(planned),
            ...(attempt.files ? { files: new Map(Object.entries(attempt.files)) } : {}),
            seed: planned.seed,
            pacing: planned.pacing,
            retention,
            image: { type: 'jpeg', quality: 80 },
          }),
          label,
          location,
          { opens: false },
        ),
      keepFrame: async (_id, turnIndex) => `${label} turn ${turnIndex}`,
    }).finally(settle);
    const done: Attempt = { record, turns, judged: attempt.success !== undefined };
    await keepRecord(testInfo, done, { expect: {}, deterministic: opened.deterministic(record.engine) });
    attempted(done);
    if (record.error) throw new Error(`${who.name} could not go on: ${record.error.message} (${record.error.kind})`);
    return done;
  }

  #plan(task: string, attempt: AttemptOptions, retention: Retention): PlannedSession {
    const { page, who, options, testInfo, count } = this.#setting;
    const url = page.url();
    // A page of set content has no origin, and asks no server for anything.
    const { protocol, origin } = new URL(url);
    const { knowledge, secrets, secretOrigins } = knowledgeOf(attempt.data ?? {});
    const title = testInfo.titlePath.slice(1).join(' › ');
    const index = testInfo.repeatEachIndex * 1000 + count();
    return {
      scenario: title,
      file: testInfo.titlePath[0] ?? testInfo.file,
      line: testInfo.line,
      person: who,
      index,
      seed: attempt.seed ?? deriveSeed(options.seed, title, who.name, index),
      environment: { name: testInfo.project.name || new URL(url).host || 'page', url, id: null, versionId: null },
      origins: options.origins ?? (/^https?:$/.test(protocol) ? [origin] : []),
      instructions: task,
      knowledge,
      secrets,
      secretOrigins,
      steps: (attempt.steps ?? []).map((step, at) => ({ ...step, id: step.id ?? `step-${at + 1}` })),
      success: successOf(attempt.success),
      limits: { max_turns: attempt.maxTurns ?? 30, minutes: attempt.minutes ?? 10 },
      screen: {},
      pacing: options.pacing,
      retention,
      engine: options.engine ?? null,
    };
  }
}

/** What the last turn and the last look may take beyond the attempt's own time. */
const CLOSING_MS = 60_000;

/**
 * Gives the test the time of an attempt on top of its own: people take longer than the assertions around them, and
 * `minutes` is what ends an attempt.
 * @returns takes back what was not used
 */
function allowTime(testInfo: TestInfo, ms: number): () => void {
  if (testInfo.timeout === 0) return () => undefined;
  const began = performance.now();
  testInfo.setTimeout(testInfo.timeout + ms);
  return () => testInfo.setTimeout(Math.max(1, Math.round(testInfo.timeout - ms + performance.now() - began)));
}

function retentionOf(retention: Retention | undefined, testInfo: TestInfo): Retention {
  const tracing = traceIsOn(testInfo);
  if (retention === undefined) return tracing ? '30d' : 'none';
  if (retention === 'none' && tracing) {
    throw new Error(
      "retention 'none' and Playwright's trace cannot both hold: a trace keeps pages and what was typed. Set trace: 'off', or another retention.",
    );
  }
  return retention;
}

function knowledgeOf(data: NonNullable<AttemptOptions['data']>): {
  knowledge: Knowledge[];
  secrets: Map<string, string>;
  secretOrigins: Map<string, string[]>;
} {
  const secrets = new Map<string, string>();
  const secretOrigins = new Map<string, string[]>();
  const knowledge = Object.entries(data).map(([name, value]): Knowledge => {
    if (typeof value !== 'object') return { name, value: String(value), secret: false };
    secrets.set(secretPlaceholder(name), value.secret);
    if (value.origin !== undefined) secretOrigins.set(secretPlaceholder(name), [value.origin].flat());
    return { name, value: secretPlaceholder(name), secret: true };
  });
  return { knowledge, secrets, secretOrigins };
}
