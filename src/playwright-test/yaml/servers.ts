import type { PlaywrightTestConfig } from '@playwright/test';
import { findScenarioFiles, loadScenarios } from '../../scenario/load.ts';

type WebServer = Extract<PlaywrightTestConfig['webServer'], readonly unknown[]>[number];

/** The servers that scenario files ask for with `serve`, as Playwright's `webServer`: started once for all workers. */
export function scenarioServers(folder: string): WebServer[] {
  // A mistake in a file is reported where its tests are collected, with its place; here it only means no server.
  const read = (file: string) => {
    try {
      return loadScenarios([file]);
    } catch {
      return [];
    }
  };
  const servers = new Map<string, WebServer>();
  for (const { environment } of findScenarioFiles([folder]).flatMap(read)) {
    if (environment.id !== undefined || !environment.serve) continue;
    const { command, ready } = environment.serve;
    servers.set(`${command}\n${ready}`, {
      command,
      url: ready,
      reuseExistingServer: true,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
    });
  }
  return [...servers.values()];
}
