import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { browserAsked, findBrowser, mendOf, namedBy } from '../../browser/launch/choice.ts';
import { BrowserNotFoundError, launchBrowser } from '../../browser/launch/launch.ts';
import type { BrowserName, FoundBrowser } from '../../browser/launch/own.ts';
import { type Finding, lack, note, ok } from './finding.ts';

const SOURCES: Record<FoundBrowser['source'], string> = {
  DRAMATIS_CHROMIUM: 'named by DRAMATIS_CHROMIUM',
  DRAMATIS_FIREFOX: 'named by DRAMATIS_FIREFOX',
  playwright: "Playwright's download",
  system: 'installed on this machine',
  npm: 'from the npm package @sparticuz/chromium',
};

/** Writing systems that a page may need, by a character of theirs and the Debian package that draws it. */
const SCRIPTS = [
  { words: 'Chinese, Japanese and Korean', sample: '漢', package: 'fonts-noto-cjk' },
  { words: 'Arabic', sample: 'ش', package: 'fonts-noto-core' },
  { words: 'emoji', sample: '🛒', package: 'fonts-noto-color-emoji' },
];

/** Starts a browser and writes a few letters in it: what is on the disk may still not run, or have no letters. */
export async function browserFindings(): Promise<Finding[]> {
  let asked: BrowserName;
  try {
    asked = browserAsked();
  } catch (error) {
    return [lack('browser', (error as Error).message, 'export DRAMATIS_BROWSER=chromium')];
  }
  let browser: Browser;
  let found: FoundBrowser | null = null;
  try {
    browser = await launchBrowser({ found: (which) => (found = which) });
  } catch (error) {
    if (!(error instanceof BrowserNotFoundError)) throw error;
    const variable = namedBy(asked);
    const mend = variable && process.env[variable] ? `correct or unset ${variable}` : mendOf(asked);
    const which = asked === 'chromium' ? 'none starts. Tried' : asked;
    return [lack('browser', `${which}: ${error.tried.join('; ')}`, mend)];
  }
  try {
    const which = found as FoundBrowser | null;
    const where = which ? `, ${which.executablePath} (${SOURCES[which.source]})` : '';
    const title = asked[0]?.toUpperCase() + asked.slice(1);
    return [
      ok('browser', `${title} ${browser.version()}${where}`),
      ...overBidi(which, asked),
      ...(await otherBrowsers(asked)),
      ...(await fontFindings(browser, asked)),
    ];
  } finally {
    await browser.close();
  }
}

/** Nothing needs them; they are there for those who want to see their pages in them too. */
async function otherBrowsers(used: BrowserName): Promise<Finding[]> {
  const there: string[] = [];
  const missing: Array<{ name: BrowserName; words: string }> = [];
  for (const name of (['firefox', 'webkit'] as const).filter((name) => name !== used)) {
    const found = await findBrowser(name);
    const trouble = found && found.source !== 'playwright' ? await troubleOf(name) : null;
    if (found && trouble === null) there.push(`${name} (${SOURCES[found.source]})`);
    else missing.push({ name, words: trouble ?? 'not there' });
  }
  if (missing.length === 0) return [ok('other browsers', `${there.join(', ')}; DRAMATIS_BROWSER chooses`)];
  const words = [...there, ...missing.map(({ name, words }) => `${name}: ${words}`)].join(', ');
  const mend = `npx playwright install --with-deps ${missing.map(({ name }) => name).join(' ')}`;
  return [note('other browsers', `${words}; only for DRAMATIS_BROWSER`, mend)];
}

/** Why one that is installed does not start; null when it does. */
async function troubleOf(browser: BrowserName): Promise<string | null> {
  try {
    await (await launchBrowser({ browser })).close();
    return null;
  } catch (error) {
    if (error instanceof BrowserNotFoundError) return error.tried.at(-1) ?? 'does not start';
    throw error;
  }
}

/** What is not to be had in a Firefox that is not Playwright's own. */
function overBidi(which: FoundBrowser | null, asked: BrowserName): Finding[] {
  if (asked !== 'firefox' || !which || which.source === 'playwright') return [];
  const words =
    'driven over WebDriver BiDi: reduced motion and high contrast of a person are not set, nothing is dragged and dropped';
  return [note('browser', words, 'npx playwright install --with-deps firefox')];
}

async function fontFindings(browser: Browser, name: BrowserName): Promise<Finding[]> {
  const page = await browser.newPage({ viewport: { width: 200, height: 60 } });
  const draw = async (text: string) => {
    await page.setContent(`<body style="margin:4px;font:32px sans-serif">${text}</body>`);
    return sharp(await page.screenshot())
      .greyscale()
      .raw()
      .toBuffer();
  };
  const latin = await draw('Hamburg');
  if (latin.every((pixel) => pixel > 200))
    return [lack('fonts', 'no letters are drawn', 'apt-get install -y fonts-liberation')];
  // Firefox writes a character's number into the box, so that no two are the same.
  if (name === 'firefox') return [ok('fonts', 'Latin')];
  // A character that no font has is drawn as the same box as one that cannot exist.
  const box = await draw('\u{10fffd}');
  const missing = [];
  for (const script of SCRIPTS) if ((await draw(script.sample)).equals(box)) missing.push(script);
  if (missing.length === 0) return [ok('fonts', 'Latin, Chinese, Japanese, Korean, Arabic, emoji')];
  const packages = [...new Set(missing.map((script) => script.package))].join(' ');
  const words = missing.map((script) => script.words).join('; ');
  return [note('fonts', `Latin; pages in these show boxes: ${words}`, `apt-get install -y ${packages}`)];
}
