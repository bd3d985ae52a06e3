import { existsSync } from 'node:fs';
import { type BrowserType, chromium, firefox, webkit } from 'playwright-core';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

export const TYPES: Record<BrowserName, BrowserType> = { chromium, firefox, webkit };

/** A browser that was found, and how. */
export interface FoundBrowser {
  executablePath: string;
  source: 'DRAMATIS_CHROMIUM' | 'DRAMATIS_FIREFOX' | 'playwright' | 'system' | 'npm';
}

/** The browser of that name that Playwright downloads, if it is there; else `missed` is told in words. */
export function* playwrightsOwn(name: BrowserName, missed: (words: string) => void): Generator<FoundBrowser> {
  const path = TYPES[name].executablePath();
  if (path && existsSync(path)) yield { executablePath: path, source: 'playwright' };
  else missed(`Playwright's own download: not there${path ? ` (${path})` : ''}`);
}
