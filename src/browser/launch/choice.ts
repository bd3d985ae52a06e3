import { existsSync } from 'node:fs';
import { type BrowserType, chromium, firefox, webkit } from 'playwright-core';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

const TYPES: Record<BrowserName, BrowserType> = { chromium, firefox, webkit };

/**
 * The browser that the environment asks for with `DRAMATIS_BROWSER`; Chromium when it does not.
 *
 * @throws RangeError when it names none.
 */
export function browserAsked(asked = process.env.DRAMATIS_BROWSER): BrowserName {
  const name = asked?.trim().toLowerCase() || 'chromium';
  if (name in TYPES) return name as BrowserName;
  throw new RangeError(`DRAMATIS_BROWSER is "${asked}"; it may be chromium, firefox or webkit`);
}

/**
 * The browser that Playwright downloads: Firefox and WebKit need its patches, so nothing else will do.
 *
 * @returns `path` null when it is not there, and the command that gets it.
 */
export function playwrightsOwn(name: BrowserName): { type: BrowserType; path: string | null; mend: string } {
  const type = TYPES[name];
  const path = type.executablePath();
  return { type, path: path && existsSync(path) ? path : null, mend: `npx playwright install --with-deps ${name}` };
}
