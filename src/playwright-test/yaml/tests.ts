import { fileURLToPath } from 'node:url';
import type { Browser, TestInfo } from '@playwright/test';
import { openStage } from '../../browser/stage/index.ts';
import type { CreatePerson, Person, SessionService } from '../../contract/index.ts';
import { type PlannedSession, playSession, stageOptionsOf } from '../../play/index.ts';
import { type OpenedService, openService } from '../../run/service.ts';
import { loadPeopleFiles, loadScenarios } from '../../scenario/load.ts';
import { deriveSeed, planSessions } from '../../scenario/plan.ts';
import { InputError } from '../../scenario/problem.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { Attempt } from '../attempt.ts';
import { test } from '../fixtures.ts';
import { keepRecord } from '../keep.ts';
import { steppedStage } from '../staging.ts';
import { story } from '../story.ts';
import { callAt } from './located.ts';

/**
 * Declares one test for each session of a scenario file, titled by the person and the session, at the place of the
 * YAML where it was written. Called by the generated files.
 */
export async function scenarioTests(url: URL): Promise<void> {
  const file = fileURLToPath(url);
  let scenario: Scenario;
  let planned: PlannedSession[];
  try {
    scenario = loadScenarios([file])[0] as Scenario;
    planned = await planOf(scenario, file, lazyService());
  } catch (error) {
    throw error instanceof InputError ? atPlace(error, file) : error;
  }
  // Nothing of a page may stay where retention is none, so Playwright's own trace is off for this file.
  if (scenario.retention === 'none') test.use({ trace: 'off', screenshot: 'off', video: 'off' });
  const place = { file, line: scenario.line };
  const tag = scenario.tags.map((name) => `@${name}`);
  const declareAll = () => {
    for (const session of planned) {
      const body = async ({ dramatisService, browser, engine }: Given, testInfo: TestInfo) => {
        const own = sameAs(session, await planOf(scenario, file, dramatisService.service));
        const seed = seedOf(own, scenario, testInfo);
        testInfo.annotations.push({ type: 'seed', description: String(seed) });
        const planned = { ...own, seed, engine: own.engine ?? engine ?? null };
        await playAsTest(planned, scenario, dramatisService, browser, testInfo);
      };
      callAt(place, test as never, [`${session.person.name} #${session.index + 1}`, { tag }, body]);
    }
  };
  callAt(place, test.describe as never, [scenario.title, declareAll]);
}

async function planOf(
  scenario: Scenario,
  file: string,
  service: Pick<SessionService, 'people' | 'environments'>,
): Promise<PlannedSession[]> {
  return planSessions([scenario], {}, { ...service, fromFiles: loadPeopleFiles([file]) });
}

/** What a test of a scenario uses of its fixtures. */
interface Given {
  dramatisService: OpenedService;
  browser: Browser;
  engine: string | undefined;
}

/** More sessions of one person than a scenario can ask for. */
const A_REPETITION = 10_000;

/** A retry plays the same; what `--repeat-each` adds are more sessions, or they would only say the same once more. */
function seedOf({ seed, person, index }: PlannedSession, scenario: Scenario, { repeatEachIndex }: TestInfo): number {
  if (repeatEachIndex === 0) return seed;
  return deriveSeed(scenario.seed, scenario.title, person.name, index + repeatEachIndex * A_REPETITION);
}

/** The session that a test is titled by, with the person as the service that plays it knows them. */
function sameAs({ person, index }: PlannedSession, planned: readonly PlannedSession[]): PlannedSession {
  const own = planned.find((session) => session.person.name === person.name && session.index === index);
  if (own) return own;
  throw new Error(
    `${person.name} was listed, and the session service finds other people; name them with \`person\` instead of \`where\``,
  );
}

async function playAsTest(
  planned: PlannedSession,
  scenario: Scenario,
  opened: OpenedService,
  browser: Browser,
  testInfo: TestInfo,
): Promise<void> {
  testInfo.setTimeout(planned.limits.minutes * 60_000 + 60_000);
  const location = {
    file: testInfo.file.endsWith('.mjs') ? scenario.file : testInfo.file,
    line: scenario.line,
    column: 1,
  };
  const label = planned.person.name;
  const { record, turns } = await playSession(planned, {
    sessions: opened.service.sessions,
    openStage: async () =>
      steppedStage(await openStage(browser, stageOptionsOf(planned, planned.file)), label, location, { opens: true }),
    keepFrame: async (_id, turnIndex) => `${label} turn ${turnIndex}`,
  });
  const attempt: Attempt = { record, turns, judged: true };
  await keepRecord(testInfo, attempt, { expect: scenario.expect, deterministic: opened.deterministic(record.engine) });
  const failure = failureOf(attempt, scenario);
  if (failure) throw atPlace(new Error(failure), scenario.file, scenario.line);
}

/**
 * Why one session alone fails its test: the harness failed, or the scenario allows not a single session to end so.
 * Shares and medians are judged over all sessions, by the reporter.
 */
function failureOf(attempt: Attempt, { expect }: Scenario): string | null {
  const { outcome, error, person } = attempt.record;
  const told = (why: string) => `${why}\n\n${story(attempt)}`;
  if (error) return told(`${person.name} could not go on: ${error.message} (${error.kind})`);
  if (expect.success?.at_least === 1 && outcome !== 'success')
    return told(`expect.success: every session must succeed, this one is ${outcome}`);
  if (expect.false_success?.at_most === 0 && outcome === 'false_success')
    return told('expect.false_success: no session may say it is done when it is not');
  if (expect.gave_up?.at_most === 0 && outcome === 'gave_up') return told('expect.gave_up: no session may give up');
  return null;
}

/** An error whose stack points into the YAML, so that Playwright shows the lines there. */
function atPlace(error: Error, file: string, line?: number): Error {
  const problem = error instanceof InputError ? error.problems[0] : undefined;
  const shown = new Error(error.message);
  shown.stack = `Error: ${error.message}\n    at scenario (${file}:${problem?.line ?? line ?? 1}:${problem?.column ?? 1})`;
  return shown;
}

/** People for listing tests: those written in place need no service, and others open one for the moment. */
function lazyService(): Pick<SessionService, 'people' | 'environments'> {
  const within = async <T>(ask: (service: SessionService) => Promise<T>): Promise<T> => {
    const { service } = await openService({ env: process.env, cwd: process.cwd() });
    try {
      return await ask(service);
    } finally {
      await service.close();
    }
  };
  return {
    people: {
      get: (id) => within((service) => service.people.get(id)),
      named: (name) => within((service) => service.people.named(name)),
      search: (rule, limit) => within((service) => service.people.search(rule, limit)),
      ensure: async (body: CreatePerson) => ({ id: '', ...body }) as unknown as Person,
    },
    environments: { resolve: (id, version) => within((service) => service.environments.resolve(id, version)) },
  };
}
