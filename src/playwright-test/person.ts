import type { Page, TestInfo } from '@playwright/test';
import { attachStage } from '../browser/stage/index.ts';
import {
  type Check,
  type Knowledge,
  type Person,
  type Retention,
  type Success,
  secretPlaceholder,
} from '../contract/index.ts';
import { type PlannedSession, playSession, secretOriginsOf } from '../play/index.ts';
import type { OpenedService } from '../run/service.ts';
import { deriveSeed } from '../scenario/plan.ts';
import type { Attempt } from './attempt.ts';
import { callerLocation } from './caller.ts';
import { keepRecord } from './keep.ts';
import type { DramatisOptions, DramatisWorkerOptions } from './options.ts';
import { steppedStage, traceIsOn } from './staging.ts';

/** What an attempt may be told beyond its task. */
export interface AttemptOptions {
  /** What is really true when the task is done: checks as in a scenario file, or one check. */
  success?: Success | Check;
  /** What the person knows. `{ secret }` is typed into the page and recorded nowhere; at its own origin, unless `origin` says where. */
  data?: Record<string, string | number | boolean | { secret: string; origin?: string | string[] }>;
  /** Checked after every turn, never shown to the person. */
  steps?: ReadonlyArray<{ id?: string; name: string; when: Check }>;
  /** Files that may be uploaded: the name the person knows -> path. */
  files?: Record<string, string>;
  maxTurns?: number;
  minutes?: number;
  seed?: number;
}

/** What a person needs of the test that they play in. */
export interface PersonSetting {
  page: Page;
  who: Person;
  opened: OpenedService;
  options: DramatisOptions & DramatisWorkerOptions;
  testInfo: TestInfo;
  /** Told of every attempt, for the `session` fixture. */
  attempted: (attempt: Attempt) => void;
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
  async attempt(task: string, attempt: AttemptOptions = {}): Promise<Attempt> {
    const location = callerLocation();
    const { page, who, opened, options, testInfo, attempted, count } = this.#setting;
    const retention = retentionOf(options.retention, testInfo);
    const planned = this.#plan(task, attempt, retention);
    const label = count() === 0 ? who.name : `${who.name} (${count() + 1})`;
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
    });
    const done: Attempt = { record, turns, judged: attempt.success !== undefined };
    await keepRecord(testInfo, done, { expect: {}, deterministic: opened.deterministic(record.engine) });
    attempted(done);
    if (record.error) throw new Error(`${who.name} could not go on: ${record.error.message} (${record.error.kind})`);
    return done;
  }

  #plan(task: string, attempt: AttemptOptions, retention: Retention): PlannedSession {
    const { page, who, options, testInfo, count } = this.#setting;
    const url = page.url();
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
      origins: options.origins ?? [new URL(url).origin],
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

function successOf(success: AttemptOptions['success']): Success {
  if (!success) return {};
  return 'all' in success || 'any' in success || 'none' in success ? success : { all: [success as Check] };
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
