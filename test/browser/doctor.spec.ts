import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { browserAsked, mendOf } from '../../src/browser/launch/choice.ts';
import { BrowserNotFoundError, launchBrowser } from '../../src/browser/launch/launch.ts';
import { openStage } from '../../src/browser/stage/index.ts';
import { dramatis, hours, test } from '../cli/command.ts';
import { serve } from './support.ts';

interface Answer {
  ok: boolean;
  findings: Array<{ name: string; state: string; found: string; mend: string | null }>;
}

test('doctor says what was found, what lacks, and the command that mends it', { tag: '@long' }, async ({ folder }) => {
  const well = await dramatis(['doctor', '--json'], { cwd: folder });
  const answer = JSON.parse(well.stdout) as Answer;
  expect(well.code).toBe(0);
  expect(answer.ok).toBe(true);
  const names = answer.findings.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['node', 'browser', 'database', 'server', 'keys', 'engines']));
  for (const finding of answer.findings) if (finding.state !== 'ok') expect(finding.mend, finding.name).toBeTruthy();

  const ill = await dramatis(['doctor'], {
    cwd: folder,
    env: { DRAMATIS_CHROMIUM: '/nowhere/chrome', DRAMATIS_DATABASE_URL: 'mysql://x', DRAMATIS_API_KEY: 'abc' },
  });
  expect(ill.code).toBe(2);
  expect(ill.stdout).toContain('/nowhere/chrome');
  expect(ill.stdout).toContain('correct or unset DRAMATIS_CHROMIUM');
  expect(ill.stdout).toContain('postgres://');
  expect(ill.stdout).toContain('keys mint');
  expect(ill.stdout).toContain('Something is missing.');
});

test('another browser is asked for by its name', async ({ folder }) => {
  expect(browserAsked('WebKit ')).toBe('webkit');
  expect(() => browserAsked('netscape')).toThrow(/chromium, firefox or webkit/);
  const wrong = await dramatis(['doctor', '--json'], { cwd: folder, env: { DRAMATIS_BROWSER: 'netscape' } });
  expect(wrong.code).toBe(2);
  expect(wrong.stdout).toContain('netscape');
});

for (const browser of ['firefox', 'webkit'] as const) {
  test(`a person uses ${browser}`, async () => {
    const started = await launchBrowser({ browser }).catch((error: unknown) => {
      expect(error).toBeInstanceOf(BrowserNotFoundError);
      const { message } = error as Error;
      expect(message).toContain(mendOf(browser));
      test.skip(true, message);
      throw error;
    });
    const site = await serve({
      '/': `<title>Home</title><label>Name <input id=n></label><button onclick="out.textContent = 'Hello ' + n.value">Greet</button><p id=out></p>`,
    });
    const stage = await openStage(started, {
      person: null,
      origins: [site.origin],
      secrets: new Map([['{{name}}', 'Rosa']]),
      seed: 1,
      pacing: 'pause_on_decide',
      retention: 'none',
    });
    await stage.open(`${site.origin}/`);
    const seen = await stage.observe();
    expect(seen.actions.map(({ name }) => name)).toEqual(expect.arrayContaining(['type:name', 'click:greet']));
    await stage.act('type:name', { text: '{{name}}' });
    await stage.observe();
    expect((await stage.act('click:greet', null)).words).toContain('{{name}}');
    await stage.close();
    await started.close();
    await site.close();
  });
}

test('a browser that is named and cannot be had ends a run before any session', { tag: '@long' }, async ({
  folder,
  site,
}) => {
  writeFileSync(join(folder, 'a.scenario.yaml'), hours(site.url, ''));
  const wrong = { DRAMATIS_BROWSER: '/nowhere/browser', DRAMATIS_CHROMIUM: '/bin/true' };
  for (const [name, value] of Object.entries(wrong)) {
    const ended = await dramatis(['run', '.'], { cwd: folder, env: { [name]: value } });
    expect(ended.code, ended.stderr).toBe(2);
    expect(ended.stderr).toContain(value);
    expect(ended.stdout).not.toContain('sessions,');
  }
});
