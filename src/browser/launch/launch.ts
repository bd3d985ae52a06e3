import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, LaunchOptions as PlaywrightOptions } from 'playwright-core';
import { browserAsked, candidates, mendOf } from './choice.ts';
import { chromiumArguments } from './find.ts';
import { firefoxLaunch, OLDEST_FIREFOX } from './firefox.ts';
import { type BrowserName, type FoundBrowser, TYPES } from './own.ts';
import { inTemporaryFolder, removeFolder } from './temp.ts';
import { tiedToThisProcess } from './tied.ts';

const LAUNCH_DEADLINE_MS = 30_000;

/** No browser could be started: the message lists what was tried and the command that mends it. */
export class BrowserNotFoundError extends Error {
  readonly tried: readonly string[];

  constructor(tried: readonly string[], mend = mendOf('chromium')) {
    super(
      `No browser could be started. Tried:\n${tried.map((words) => `  - ${words}`).join('\n')}\nMend it with: ${mend}`,
    );
    this.name = 'BrowserNotFoundError';
    this.tried = tried;
  }
}

const folders = new WeakMap<Browser, string>();

/**
 * The folder of a browser that was launched here: `downloads` holds what comes in, `traces` what is not finished; it
 * goes away with the browser. Null for others.
 */
export function workFolder(browser: Browser): string | null {
  return folders.get(browser) ?? null;
}

export interface LaunchOptions {
  /** Shows the window; headless otherwise. */
  headed?: boolean;
  /** Which browser; `DRAMATIS_BROWSER`, else Chromium, when absent. */
  browser?: BrowserName;
  /** Also told which browser it became. */
  found?: (browser: FoundBrowser) => void;
}

/**
 * Starts the first browser that really starts: being on the disk is no proof, a library may be missing. Downloads
 * and unfinished traces go to a folder of its own that goes away with it.
 *
 * @throws BrowserNotFoundError
 * @throws RangeError when `DRAMATIS_BROWSER` names no browser.
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return inTemporaryFolder((folder, environment) => launchIn(folder, environment, options));
}

async function launchIn(folder: string, env: Record<string, string>, options: LaunchOptions): Promise<Browser> {
  const tried: string[] = [];
  const downloadsPath = join(folder, 'downloads');
  const tracesDir = join(folder, 'traces');
  await Promise.all([mkdir(downloadsPath), mkdir(tracesDir)]);

  const settings: PlaywrightOptions = {
    headless: !options.headed,
    timeout: LAUNCH_DEADLINE_MS,
    // A signal ends the run cleanly, and the run ends the browser.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    downloadsPath,
    tracesDir,
    env,
  };
  const keep = (browser: Browser) => {
    browser.on('disconnected', () => void removeFolder(folder));
    folders.set(browser, folder);
    return browser;
  };
  const name = options.browser ?? browserAsked();
  for await (const found of candidates(name, (words) => tried.push(words))) {
    try {
      // Playwright's own end when nobody holds the other end of their pipe; so does Chromium.
      const socket = name === 'firefox' && found.source !== 'playwright';
      const executablePath = socket ? tiedToThisProcess(found.executablePath, folder) : found.executablePath;
      const own = name === 'chromium' ? { args: chromiumArguments() } : name === 'firefox' ? firefoxLaunch(found) : {};
      const browser = await TYPES[name].launch({ ...settings, ...own, executablePath });
      if (socket) await opensContexts(browser);
      options.found?.(found);
      return keep(browser);
    } catch (error) {
      tried.push(`${found.executablePath}: ${firstCause(error)}`);
    }
  }
  await removeFolder(folder);
  throw new BrowserNotFoundError(tried, mendOf(name));
}

/** An older Firefox starts, but lacks commands that every context is opened with. */
async function opensContexts(browser: Browser): Promise<void> {
  try {
    await (await browser.newContext()).close();
  } catch (cause) {
    await browser.close();
    if (!/unknown command/.test(String(cause))) throw cause;
    const words = `Firefox ${browser.version()} is too old for Playwright, which needs ${OLDEST_FIREFOX} or newer`;
    throw new Error(words, { cause });
  }
}

/** The line of a launch failure that says why: a missing library or display, else its first line. */
function firstCause(error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error)).replaceAll(/\u001b\[[0-9;]*m/g, '');
  const cause = /error while loading shared libraries[^\n]*|Missing X server[^\n]*|Failed to launch[^\n]*/.exec(text);
  return (cause?.[0] ?? text.split('\n')[0] ?? 'did not start').trim();
}
