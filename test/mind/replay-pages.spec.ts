import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { openStage } from '../../src/browser/stage/index.ts';
import { loadEngines } from '../../src/mind/engines.ts';
import type { Mind } from '../../src/mind/mind.ts';
import { requestFor } from './model-fixtures.ts';

/** A small site whose pages differ at every look in what tells nothing, and in `changes` in what does. */
function pages(changes: Record<string, string> = {}): Record<string, string> {
  const noise = (): string =>
    `<p>It is ${new Date().toISOString()}. ${Math.floor(Math.random() * 90) + 2} people are looking.</p>`;
  return {
    '/': `<h1>Fernhill</h1>${noise()}<ul><li><a href="/jackets">Jackets</a></li><li><a href="/opening-hours">Opening hours</a></li></ul>`,
    '/opening-hours':
      changes.hours ?? `<h1>Opening hours</h1>${noise()}<p>Our opening hours: Monday to Friday, 9 to 17.</p>`,
    '/jackets': `<h1>Jackets</h1>${noise()}<p>Warm ones.</p>`,
  };
}

async function serve(changes: Record<string, string> = {}): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const body = pages(changes)[request.url ?? '/'];
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html' });
    response.end(
      `<!doctype html><title>Fernhill</title><body style="padding-top:${Math.floor(Math.random() * 30)}px">${body ?? 'gone'}</body>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

async function play(
  browser: Browser,
  mind: Mind,
  changes: Record<string, string> = {},
): Promise<{ path: string[]; error: unknown; why: string }> {
  const { url, server } = await serve(changes);
  const stage = await openStage(browser, {
    person: null,
    origins: [new URL(url).origin],
    secrets: new Map(),
    seed: 5,
    pacing: 'pause_on_decide',
    retention: 'none',
  });
  const walked: string[] = [];
  let why = '';
  try {
    await stage.open(url);
    let memory: unknown = null;
    const sessionId = crypto.randomUUID();
    for (let turnIndex = 0; turnIndex < 6; turnIndex++) {
      const seen = await stage.observe();
      const request = await requestFor({
        sessionId,
        seed: 5,
        turnIndex,
        memory,
        instructions: 'Find the opening hours of the shop.',
      });
      request.percept = {
        frame: {
          bytes: seen.image.bytes,
          mediaType: seen.image.mediaType,
          width: seen.image.width,
          height: seen.image.height,
        },
        texts: seen.blocks,
        actions: seen.actions,
        frameAgeMs: 0,
      };
      const answer = await mind.decide(request, AbortSignal.timeout(20_000));
      walked.push(answer.decision.action_name ?? answer.decision.status);
      why = answer.decision.explanation?.why ?? '';
      if (answer.decision.status !== 'continue') break;
      memory = JSON.parse(JSON.stringify(answer.memory));
      await stage.act(answer.decision.action_name!, answer.decision.arguments);
    }
    return { path: walked, error: null, why };
  } catch (error) {
    return { path: walked, error, why };
  } finally {
    await stage.close();
    server.close();
    server.closeAllConnections();
  }
}

test('a night on real pages: recorded with scent, replayed on another port, and a change is found', async ({
  browser,
}) => {
  const cwd = await mkdtemp(path.join(os.tmpdir(), 'dramatis-night-'));
  try {
    await writeFile(
      path.join(cwd, 'dramatis.engines.yaml'),
      `engines:
  record: { kind: replay, mode: record, live: scent, file: night.jsonl }
  nightly: { kind: replay, file: night.jsonl }
  mending: { kind: replay, file: night.jsonl, on_change: live, live: scent }
`,
    );
    const engine = async (name: string): Promise<Mind> =>
      (await loadEngines({ cwd, env: {} })).find((mind) => mind.name === name)!;

    const recorded = await play(browser, await engine('record'));
    expect(recorded.error).toBeNull();
    expect(recorded.path).toEqual(['click:opening-hours', 'completed']);

    expect(await play(browser, await engine('nightly'))).toMatchObject({ path: recorded.path, error: null });

    const hours = '<h1>Opening hours</h1><p>Closed for the summer.</p><a href="/">Back to the shop</a>';
    const changed = await play(browser, await engine('nightly'), { hours });
    expect(changed.path).toEqual(['click:opening-hours']);
    expect(changed.error).toMatchObject({
      kind: 'engine_unavailable',
      extra: { reason: 'page_changed', change: { turnIndex: 1 } },
    });
    expect((changed.error as Error).message).toContain('("Back to the shop")');
    expect((changed.error as Error).message).toContain('"Closed for the summer."');

    const mended = await play(browser, await engine('mending'), { hours });
    expect(mended.error).toBeNull();
    expect(mended.why).toContain('turn 2 (turn_index 1): the page is not the one that was recorded');
    expect(await play(browser, await engine('nightly'), { hours })).toMatchObject({ path: mended.path, error: null });
  } finally {
    await rm(cwd, { recursive: true });
  }
});
