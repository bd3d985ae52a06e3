import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions as PlaywrightOptions } from 'playwright-core';
import { type BrowserName, browserAsked, playwrightsOwn } from './choice.ts';
import { chromiumArguments, chromiumCandidates, type FoundBrowser } from './find.ts';
import { inTemporaryFolder, removeFolder } from './temp.ts';

const LAUNCH_DEADLINE_MS = 30_000;

/** No browser could be started: the message lists what was tried and the command that mends it. */
export class BrowserNotFoundError extends Error {
  readonly tried: readonly string[];

  constructor(tried: readonly string[], mend = chromiumMend()) {
    super(
      `No browser could be started. Tried:\n${tried.map((words) => `  - ${words}`).join('\n')}\nMend it with: ${mend}`,
    );
    this.name = 'BrowserNotFoundError';
    this.tried = tried;
  }
}

function chromiumMend(): string {
  return process.env.DRAMATIS_CHROMIUM
    ? 'a DRAMATIS_CHROMIUM that names a browser, or none at all'
    : 'npx dramatis doctor --fix';
}

/** Without these Firefox sends loopback addresses and WebRTC past its proxy, and writes pages and what was typed to the disk. */
const FIREFOX_PREFERENCES = {
  'network.proxy.allow_hijacking_localhost': true,
  'media.peerconnection.ice.proxy_only': true,
  'browser.cache.disk.enable': false,
  'browser.formfill.enable': false,
  'browser.sessionstore.privacy_level': 2,
  'places.history.enabled': false,
};

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
 * Starts the first Chromium that really starts: being on the disk is no proof, a library may be missing. Downloads
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
  if (name !== 'chromium') {
    const own = playwrightsOwn(name);
    try {
      const preferences = name === 'firefox' ? { firefoxUserPrefs: FIREFOX_PREFERENCES } : {};
      if (own.path !== null) return keep(await own.type.launch({ ...settings, ...preferences }));
      tried.push(`Playwright's own ${name}: not there`);
    } catch (error) {
      tried.push(`Playwright's own ${name}: ${firstCause(error)}`);
    }
    await removeFolder(folder);
    throw new BrowserNotFoundError(tried, own.mend);
  }
  for await (const found of chromiumCandidates((words) => tried.push(words))) {
    try {
      const { executablePath } = found;
      const browser = await chromium.launch({ ...settings, executablePath, args: chromiumArguments() });
      options.found?.(found);
      return keep(browser);
    } catch (error) {
      tried.push(`${found.executablePath}: ${firstCause(error)}`);
    }
  }
  await removeFolder(folder);
  throw new BrowserNotFoundError(tried);
}

/** The line of a launch failure that says why: a missing library or display, else its first line. */
function firstCause(error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error)).replaceAll(/\u001b\[[0-9;]*m/g, '');
  const cause = /error while loading shared libraries[^\n]*|Missing X server[^\n]*|Failed to launch[^\n]*/.exec(text);
  return (cause?.[0] ?? text.split('\n')[0] ?? 'did not start').trim();
}
