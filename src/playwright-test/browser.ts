import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { chromiumArguments } from '../browser/launch/find.ts';
import type { FoundBrowser } from '../browser/launch/own.ts';

/** Workers are told what the first process found, so that it is looked for once. */
const FOUND = 'DRAMATIS_FOUND_CHROMIUM';
const DEADLINE_MS = 120_000;

/**
 * For `use` in a Playwright configuration: nothing where Playwright's own Chromium is installed, else the launch
 * options of one that is on the machine, so that tests run where Playwright's download is blocked. `DRAMATIS_CHROMIUM`
 * names one to prefer. With none at all Playwright's own message says how to install one.
 */
export function browserOptions(): { launchOptions?: LaunchOptions } {
  if (!process.env.DRAMATIS_CHROMIUM && existsSync(chromium.executablePath())) return {};
  process.env[FOUND] ??= lookInAnotherProcess();
  const executablePath = process.env[FOUND];
  return executablePath ? { launchOptions: { executablePath, args: chromiumArguments() } } : {};
}

/** A configuration is read in one go, and unpacking a browser takes a while: it waits for a process that does it. */
function lookInAnotherProcess(): string {
  const find = new URL(
    import.meta.url.endsWith('.ts') ? '../browser/launch/find.ts' : '../browser/launch/find.js',
    import.meta.url,
  );
  const script = `const { findChromium } = await import(${JSON.stringify(find.href)}); process.stdout.write(JSON.stringify(await findChromium()));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: DEADLINE_MS,
  });
  return (JSON.parse(stdout || 'null') as FoundBrowser | null)?.executablePath ?? '';
}
