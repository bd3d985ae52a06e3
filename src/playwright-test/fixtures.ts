import { test as base, type Page } from '@playwright/test';
import type { Person } from '../contract/index.ts';
import { type OpenedService, openService } from '../run/service.ts';
import { resolvePerson } from '../scenario/plan.ts';
import type { Attempt } from './attempt.ts';
import {
  checkOptions,
  DEFAULT_PERSONA,
  type DramatisOptions,
  type DramatisWorkerOptions,
  type Persona,
} from './options.ts';
import { PersonInTest } from './person.ts';

export interface DramatisFixtures {
  /** The person of `persona`, in front of `page`. */
  person: PersonInTest;
  /** What came of the latest attempt of this test. */
  session: { readonly latest: Attempt; readonly all: readonly Attempt[] };
  /** More people: on the same page, or each on a page of their own. */
  people: { meet(who: Persona, page?: Page): Promise<PersonInTest> };
  /** @internal Attempts of this test in order. */
  dramatisAttempts: Attempt[];
}

export interface DramatisWorkerFixtures extends DramatisWorkerOptions {
  /** @internal The session service of this worker. */
  dramatisService: OpenedService;
}

/** Playwright's `test` with people in it. Combine it with your own through `mergeTests`. */
export const test = base.extend<DramatisOptions & DramatisFixtures, DramatisWorkerFixtures>({
  persona: [DEFAULT_PERSONA, { option: true }],
  seed: [1, { option: true }],
  retention: [undefined, { option: true }],
  origins: [undefined, { option: true }],
  pacing: ['pause_on_decide', { option: true }],
  engine: [undefined, { option: true, scope: 'worker' }],
  api: [undefined, { option: true, scope: 'worker' }],

  dramatisService: [
    async ({ api }, use) => {
      const opened = await openService({ ...(api ? { api } : {}), env: process.env, cwd: process.cwd() });
      await use(opened);
      await opened.service.close();
    },
    { scope: 'worker', box: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  dramatisAttempts: [async ({}, use) => use([]), { box: true }],

  session: [
    async ({ dramatisAttempts }, use) => {
      await use({
        all: dramatisAttempts,
        get latest() {
          const latest = dramatisAttempts.at(-1);
          if (!latest)
            throw new Error('session.latest: nobody has attempted anything yet; await person.attempt(task) first');
          return latest;
        },
      });
    },
    { box: true },
  ],

  people: [
    async (
      { page, persona, seed, retention, origins, pacing, engine, api, dramatisService, dramatisAttempts },
      use,
      testInfo,
    ) => {
      const options = { persona, seed, retention, origins, pacing, engine, api };
      checkOptions(options);
      const playing = new Set<Promise<Attempt>>();
      await use({
        meet: async (who, ownPage = page) => {
          const found: Person = await resolvePerson(dramatisService.service.people, who);
          return new PersonInTest({
            page: ownPage,
            who: found,
            opened: dramatisService,
            options,
            testInfo,
            attempted: (attempt) => dramatisAttempts.push(attempt),
            attempting: (attempt) => {
              playing.add(attempt);
              const ended = () => playing.delete(attempt);
              attempt.then(ended, ended);
            },
            count: () => dramatisAttempts.length,
          });
        },
      });
      // Else the test would pass before the person has done anything, and the next one would fail for it.
      if (playing.size > 0 && testInfo.status === 'passed')
        throw new Error('The test ended while a person was still at it: write `await person.attempt(...)`');
    },
    { box: true },
  ],

  person: [
    async ({ people, persona }, use) => {
      await use(await people.meet(persona));
    },
    { box: true },
  ],
});
