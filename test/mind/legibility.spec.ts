import { type Browser, expect, test } from '@playwright/test';
import { serve } from '../../fixtures/apps/app.ts';
import { openStage } from '../../src/browser/stage/index.ts';
import type { AccessibilityProfile } from '../../src/contract/index.ts';
import type { Percept } from '../../src/mind/mind.ts';
import { decode, hardPrint, readPage, withoutPrint } from '../../src/mind/perception/index.ts';
import { createScentMind } from '../../src/mind/scent/index.ts';
import { SOMEBODY } from './sight.ts';

const PLAIN = { acuity: 1, contrastNeeded: 3, screenReader: false };

const course = (style: string) => `<!doctype html><title>Pottery | Elm College</title>
<body style="font:16px/1.5 sans-serif"><a href="/">Elm College</a> <a href="/about">About us</a><h1>Pottery</h1>
<p style="font-size:9px">Small and black: bring an apron.</p><p style="font-size:24px">Large: begins in May.</p>
<p style="${style}">Room B14, Monday at 18.30</p></body>`;

async function perceived(
  browser: Browser,
  style: string,
  profile: AccessibilityProfile = {},
  { body, device }: { body: string; device: 'laptop' | 'phone' } = { body: course(style), device: 'laptop' },
): Promise<Percept> {
  const site = await serve(async () => ({ body, type: 'text/html; charset=utf-8' }));
  const stage = await openStage(browser, {
    person: { ...SOMEBODY, accessibility_profile: profile } as never,
    origins: [new URL(site.url).origin],
    secrets: new Map(),
    seed: 3,
    pacing: 'free_running',
    retention: 'none',
    device,
  });
  try {
    await stage.open(site.url);
    const { image, blocks, actions } = await stage.observe();
    const { bytes, mediaType, width, height } = image;
    return { frame: { bytes, mediaType, width, height }, texts: blocks, actions, frameAgeMs: 0 };
  } finally {
    await stage.close();
    await site.close();
  }
}

async function answered(percept: Percept, profile: AccessibilityProfile = {}): Promise<string> {
  const { decision } = await createScentMind().decide(
    {
      sessionId: 'legible',
      seed: 3,
      person: { ...SOMEBODY, accessibility_profile: profile },
      today: new Date('2026-11-02T00:00:00Z'),
      instructions: 'Find out in which room Pottery meets.',
      environmentName: 'college',
      operatingNotes: null,
      turnIndex: 1,
      maxTurns: 10,
      reasoningEffort: 'medium',
      percept,
      memory: null,
    },
    new AbortController().signal,
  );
  return `${decision.status}: ${decision.comment}`;
}

const STYLES = {
  plain: '',
  tiny: 'font-size:5px',
  faint: 'color:#f6f6f6',
  large: 'font-size:5px;zoom:3',
} as const;

for (const [name, readable] of Object.entries({ plain: true, tiny: false, faint: false, large: true }))
  test(`${name} print is ${readable ? 'read' : 'not read'}`, async ({ browser }) => {
    const percept = await perceived(browser, STYLES[name as keyof typeof STYLES]);
    const said = await answered(percept);
    if (readable) expect(said).toMatch(/^completed: .*B14/);
    else expect(said).not.toContain('B14');
  });

test('a short page without a width for phones is enlarged by most of its print, not by its headline', async ({
  browser,
}) => {
  const body = '<!doctype html><title>Pottery</title><h1>Pottery</h1><p>Mondays in room B14. <a href="/">Home</a></p>';
  expect(await answered(await perceived(browser, '', {}, { body, device: 'phone' }))).toMatch(/^completed: .*B14/);
});

test('print that is too small for the page is large enough for somebody who enlarges it', async ({ browser }) => {
  const profile = { text_zoom: 300 };
  expect(await answered(await perceived(browser, STYLES.tiny, profile), profile)).toMatch(/^completed: .*B14/);
});

test('who listens hears what nobody could see, and is not told where it stands', async ({ browser }) => {
  const profile = { screen_reader: true };
  const percept = await perceived(browser, STYLES.tiny, profile);
  expect(percept.texts.map(({ label }) => label)).not.toContain('text_places');
  expect(await answered(percept, profile)).toMatch(/^completed: .*B14/);
});

test('small black print is read with effort, ordinary and large print without', async ({ browser }) => {
  const percept = await perceived(browser, '');
  const hard = hardPrint(percept, await decode(percept.frame), PLAIN);
  expect(hard.map(({ text }) => text)).toEqual(['Small and black: bring an apron.']);
  expect(hard[0]!.weakness).toBe('small');
  expect(hard[0]!.seen).toBeGreaterThan(0.5);
});

test('what was not read stands nowhere in the percept, and the rest is untouched', async ({ browser }) => {
  const percept = await perceived(browser, '');
  const left = withoutPrint(percept, new Set(['Room B14, Monday at 18.30']));
  expect(JSON.stringify([left.texts, left.actions])).not.toContain('B14');
  expect(readPage(left).lines.map(({ text }) => text)).toContain('Large: begins in May.');
});

test('the title is told as the tab shows it, and counts without the name of the site', async ({ browser }) => {
  const percept = await perceived(browser, '');
  expect(percept.texts).toContainEqual({ label: 'title', text: 'Pottery | Elm College' });
  const page = readPage(percept);
  expect(page.title).toBe('Pottery');
  // A title that changes with what is done does not make the page another one.
  const after = percept.texts.map((block) =>
    block.label === 'title' ? { ...block, text: '(2) Error: Pottery' } : block,
  );
  expect(readPage({ ...percept, texts: after }).known).toBe(page.known);
});
