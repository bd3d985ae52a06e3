import type { Browser } from 'playwright-core';
import type { App } from '../../fixtures/apps/app.ts';
import { launchBrowser } from '../../src/browser/launch/launch.ts';
import { openStage } from '../../src/browser/stage/index.ts';
import type { SessionService } from '../../src/contract/index.ts';
import { loadEngines } from '../../src/mind/engines.ts';
import { type Played, playSession } from '../../src/play/index.ts';
import { openEmbeddedService } from '../../src/service/index.ts';
import type { AppTask } from './tasks.ts';

/** The embedded engine and a browser, for as many tasks as are asked of it. */
export interface Player {
  play(task: AppTask, app: App, seed: number): Promise<Played>;
  close(): Promise<void>;
}

export async function openPlayer(): Promise<Player> {
  const minds = await loadEngines({ env: {} });
  const service: SessionService = await openEmbeddedService({ minds });
  const browser: Browser = await launchBrowser();
  return {
    play: async (task, app, seed) => {
      const person = await service.people.ensure({ ...task.person, external_id: task.person.name });
      const planned = {
        scenario: task.name,
        file: 'test/apps/tasks.ts',
        line: 1,
        person,
        index: 0,
        seed,
        environment: { name: task.name, url: app.url, id: null, versionId: null },
        origins: [new URL(app.url).origin],
        instructions: task.instructions,
        knowledge: Object.entries(task.data ?? {}).map(([name, value]) => ({ name, value, secret: false })),
        secrets: new Map<string, string>(),
        steps: [],
        success: task.success,
        limits: { max_turns: task.maxTurns, minutes: 2 },
        screen: {},
        pacing: 'pause_on_decide' as const,
        retention: 'none' as const,
        engine: 'scent',
      };
      return playSession(planned, {
        sessions: service.sessions,
        openStage: () =>
          openStage(browser, {
            person,
            origins: planned.origins,
            secrets: planned.secrets,
            seed,
            pacing: planned.pacing,
            retention: planned.retention,
            image: { type: 'jpeg', quality: 80 },
            viewport: { width: 1280, height: 800 },
          }),
      });
    },
    close: async () => {
      await browser.close();
      await service.close();
    },
  };
}
