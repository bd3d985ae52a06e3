import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { type BrowserName, browserAsked, playwrightsOwn } from '../../browser/launch/choice.ts';
import type { FoundBrowser } from '../../browser/launch/find.ts';
import { BrowserNotFoundError, launchBrowser } from '../../browser/launch/launch.ts';
import { type Finding, lack, note, ok } from './finding.ts';

const SOURCES: Record<FoundBrowser['source'], string> = {
  DRAMATIS_CHROMIUM: 'named by DRAMATIS_CHROMIUM',
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
    if (asked !== 'chromium')
      return [lack('browser', `${asked}: ${error.tried.join('; ')}`, playwrightsOwn(asked).mend)];
    const mend = process.env.DRAMATIS_CHROMIUM ? 'correct or unset DRAMATIS_CHROMIUM' : 'npx dramatis doctor --fix';
    return [lack('browser', `none starts. Tried: ${error.tried.join('; ')}`, mend)];
  }
  try {
    const which = found as FoundBrowser | null;
    const where = which ? `, ${which.executablePath} (${SOURCES[which.source]})` : '';
    const title = asked[0]?.toUpperCase() + asked.slice(1);
    return [
      ok('browser', `${title} ${browser.version()}${where}`),
      ...otherBrowsers(asked),
      ...(await fontFindings(browser)),
    ];
  } finally {
    await browser.close();
  }
}

/** Nothing needs them; they are there for those who want to see their pages in them too. */
function otherBrowsers(used: BrowserName): Finding[] {
  const others = (['firefox', 'webkit'] as const).filter((name) => name !== used);
  const missing = others.filter((name) => playwrightsOwn(name).path === null);
  const there = others.filter((name) => !missing.includes(name));
  if (missing.length === 0) return [ok('other browsers', `${there.join(', ')} (DRAMATIS_BROWSER chooses)`)];
  const words = [...there, ...missing.map((name) => `${name}: not there`)].join(', ');
  return [
    note(
      'other browsers',
      `${words}; only for DRAMATIS_BROWSER`,
      `npx playwright install --with-deps ${missing.join(' ')}`,
    ),
  ];
}

async function fontFindings(browser: Browser): Promise<Finding[]> {
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
  // A character that no font has is drawn as the same box as one that cannot exist.
  const box = await draw('\u{10fffd}');
  const missing = [];
  for (const script of SCRIPTS) if ((await draw(script.sample)).equals(box)) missing.push(script);
  if (missing.length === 0) return [ok('fonts', 'Latin, Chinese, Japanese, Korean, Arabic, emoji')];
  const packages = [...new Set(missing.map((script) => script.package))].join(' ');
  const words = missing.map((script) => script.words).join('; ');
  return [note('fonts', `Latin; pages in these show boxes: ${words}`, `apt-get install -y ${packages}`)];
}
