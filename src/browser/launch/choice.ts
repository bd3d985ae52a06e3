import { chromiumCandidates } from './find.ts';
import { firefoxCandidates, OLDEST_FIREFOX } from './firefox.ts';
import { type BrowserName, type FoundBrowser, playwrightsOwn, TYPES } from './own.ts';

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

/** Every browser of that name that may be tried, best first; `missed` is told in words of each place that held none. */
export function candidates(
  name: BrowserName,
  missed: (words: string) => void = () => {},
): AsyncIterable<FoundBrowser> | Iterable<FoundBrowser> {
  if (name === 'chromium') return chromiumCandidates(missed);
  return name === 'firefox' ? firefoxCandidates(missed) : playwrightsOwn(name, missed);
}

/** Finds a browser of that name without downloading or starting anything; null when there is none. */
export async function findBrowser(name: BrowserName): Promise<FoundBrowser | null> {
  for await (const found of candidates(name)) return found;
  return null;
}

/** What a user does to get that browser. */
export function mendOf(name: BrowserName): string {
  const variable = namedBy(name);
  if (variable && process.env[variable]) return `a ${variable} that names a browser, or none at all`;
  if (name === 'chromium') return 'npx dramatis doctor --fix';
  const install = `npx playwright install --with-deps ${name}`;
  return name === 'firefox' ? `${install}, or install Firefox ${OLDEST_FIREFOX} or newer` : install;
}

/** The variable that names a browser of that kind by its path. */
export function namedBy(name: BrowserName): 'DRAMATIS_CHROMIUM' | 'DRAMATIS_FIREFOX' | null {
  return name === 'webkit' ? null : name === 'firefox' ? 'DRAMATIS_FIREFOX' : 'DRAMATIS_CHROMIUM';
}
