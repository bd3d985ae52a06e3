import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import type { MindAnswer, MindRequest } from '../../src/mind/mind.ts';
import { createModelMind } from '../../src/mind/model/mind.ts';
import { openai } from './loopback/openai.ts';
import { type Call, startLoopback } from './loopback/server.ts';
import { ACTIONS, answerOf, engineFor, requestFor } from './model-fixtures.ts';

const signal = new AbortController().signal;

/** A frame on which the button is pale and small, and the rest plain. */
async function drawn(): Promise<{
  frame: MindRequest['percept']['frame'];
  actions: MindRequest['percept']['actions'];
}> {
  const text = (x: number, y: number, words: string, colour: string, size: number): string =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="${colour}">${words}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="1280" height="800" fill="#fff"/>
    ${text(110, 228, 'Add to basket', '#eeeeee', 18)}${text(10, 26, 'Help', '#111', 18)}
    <rect x="300" y="10" width="200" height="30" fill="none" stroke="#222"/>${text(310, 30, 'Search', '#222', 16)}
    <rect x="300" y="300" width="200" height="30" fill="none" stroke="#222"/>${text(310, 320, 'Password', '#222', 16)}
    <rect x="100" y="150" width="120" height="30" fill="none" stroke="#222"/>${text(110, 170, 'Size', '#222', 16)}
    <rect x="240" y="150" width="60" height="30" fill="none" stroke="#222"/>${text(245, 170, '1', '#222', 16)}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  return { frame: { bytes, mediaType: 'image/png', width: 1280, height: 800 }, actions: ACTIONS };
}

async function offeredTo(
  changes: Partial<MindRequest['person']>,
  seed = 7,
): Promise<{ call: Call; answer: MindAnswer }> {
  const server = await startLoopback(openai, [{ answer: answerOf({ action: 'click:help' }) }]);
  const request = await requestFor({ seed });
  request.person = { ...request.person, ...changes };
  request.percept = { ...request.percept, ...(await drawn()) };
  const answer = await createModelMind(engineFor({ base_url: server.baseUrl })).decide(request, signal);
  await server.close();
  return { call: server.calls[0]!, answer };
}
const choices = (call: Call): string[] =>
  (call.schema as { properties: Record<string, { enum: string[] }> }).properties.action!.enum;

test('what low vision does not notice is neither offered nor named in the prompt, and the trace says so', async () => {
  const sharp = await offeredTo({});
  const low = await offeredTo({ accessibility_profile: { vision: 'low_vision' } });
  expect(choices(low.call)).not.toContain('click:add-to-basket');
  expect(low.call.texts.join('\n')).not.toContain('click:add-to-basket');
  expect(
    low.answer.decision.explanation?.candidates.find((c) => c.action_name === 'click:add-to-basket'),
  ).toMatchObject({ reason: 'not noticed' });
  expect(choices(low.call)).toContain('click:help');
  expect(choices(sharp.call)).toContain('click:help');
});

test('who hears the page is not shown the picture', async () => {
  const { call } = await offeredTo({ accessibility_profile: { vision: 'blind', screen_reader: true } });
  expect(call.images).toHaveLength(0);
  expect(call.system).toContain('screen reader');
  expect((await offeredTo({})).call.images).toHaveLength(1);
});

/** Plays turns against a page that never changes, with a model that always presses the same button. */
async function stuckOn(seed: number, baseUrl: string): Promise<{ answers: MindAnswer[]; endedAt: number | null }> {
  const mind = createModelMind(engineFor({ base_url: baseUrl }));
  const answers: MindAnswer[] = [];
  let memory: unknown = null;
  for (let turnIndex = 0; turnIndex < 30; turnIndex++) {
    const request = await requestFor({ seed, turnIndex, maxTurns: 30, memory });
    if (turnIndex > 0) {
      request.percept = {
        ...request.percept,
        texts: [...request.percept.texts, { label: 'outcome', text: 'Nothing happened.' }],
      };
    }
    const answer = await mind.decide(request, signal);
    answers.push(answer);
    if (answer.decision.status !== 'continue') return { answers, endedAt: turnIndex };
    memory = JSON.parse(JSON.stringify(answer.memory));
  }
  return { answers, endedAt: null };
}

test('a model that never tires is given up for: patience and feeling are the person’s', async () => {
  const server = await startLoopback(openai, [{ answer: answerOf({ sentiment: 'delighted' }) }]);
  const ends: number[] = [];
  for (let seed = 1; seed <= 12; seed++) {
    const { answers, endedAt } = await stuckOn(seed, server.baseUrl);
    expect(endedAt).not.toBeNull();
    ends.push(endedAt!);
    const last = answers.at(-1)!.decision;
    expect(last).toMatchObject({ status: 'gave_up', action_name: null, explanation: { rule: 'patience_spent' } });
    expect(last.comment.length).toBeGreaterThan(10);
    if (endedAt! < 3) continue;
    const third = answers[3]!.decision;
    expect(['annoyed', 'frustrated', 'gave_up']).toContain(third.status === 'gave_up' ? 'gave_up' : third.sentiment);
    if (third.status === 'continue')
      expect(third.explanation?.why).toContain('[contradiction: the model says delighted');
  }
  expect(new Set(ends).size).toBeGreaterThan(3);
  const again = await stuckOn(3, server.baseUrl);
  expect(again.endedAt).toBe(ends[2]);
  await server.close();
});

test('on a way that goes well few give up, and it does not feel bad', async () => {
  const server = await startLoopback(openai, [{ answer: answerOf() }]);
  const mind = createModelMind(engineFor({ base_url: server.baseUrl }));
  let gaveUp = 0;
  let bad = 0;
  for (let seed = 1; seed <= 40; seed++) {
    let memory: unknown = null;
    for (let turnIndex = 0; turnIndex < 5; turnIndex++) {
      const request = await requestFor({ seed, turnIndex, memory });
      request.percept = {
        ...request.percept,
        texts: [{ label: 'page_text', text: `# Blue jackets, page ${turnIndex}\nMedium and large.` }],
      };
      const { decision, memory: next } = await mind.decide(request, signal);
      if (['annoyed', 'frustrated'].includes(decision.sentiment)) bad++;
      if (decision.status === 'gave_up') {
        gaveUp++;
        break;
      }
      memory = JSON.parse(JSON.stringify(next));
    }
  }
  await server.close();
  expect(gaveUp).toBeLessThan(14);
  expect(bad).toBe(0);
});

test('what was done and what came of it goes into the next prompt, as data', async () => {
  const server = await startLoopback(openai, [
    { answer: answerOf({ action: 'type:search', arguments: [{ name: 'text', value: 'jacket' }] }) },
  ]);
  const mind = createModelMind(engineFor({ base_url: server.baseUrl }));
  const first = await mind.decide(await requestFor(), signal);
  const request = await requestFor({ turnIndex: 1, memory: first.memory });
  request.percept = {
    ...request.percept,
    texts: [{ label: 'outcome', text: 'A list of suggestions opened.' }, ...request.percept.texts],
  };
  await mind.decide(request, signal);
  await server.close();
  const text = server.calls[1]!.texts.join('\n');
  expect(text).toMatch(
    /<<DATA [0-9a-f]{16} history>>\n1\. type:search \("Search"\) with \{"text":"jacket"\} -> A list of suggestions opened\./,
  );
  expect(text).toContain('step 2 of at most 20');
});

test('a model that says nothing leaves the person their own words', async () => {
  const server = await startLoopback(openai, [{ answer: answerOf({ comment: '' }) }]);
  const mind = createModelMind(engineFor({ base_url: server.baseUrl }));
  const said = new Set<string>();
  for (let seed = 1; seed <= 6; seed++)
    said.add((await mind.decide(await requestFor({ seed }), signal)).decision.comment);
  await server.close();
  expect(said.size).toBeGreaterThan(2);
  expect([...said].join(' ')).toContain('Add to basket');
});

test('a large frame is made smaller and the boxes with it', async () => {
  const server = await startLoopback(openai, [{ answer: answerOf() }]);
  const request = await requestFor({}, { width: 2560, height: 1600 });
  await createModelMind(engineFor({ base_url: server.baseUrl, image_size: 640 })).decide(request, signal);
  await server.close();
  const call = server.calls[0]!;
  expect(await sharp(call.images[0]!.bytes).metadata()).toMatchObject({ width: 640, height: 400, format: 'jpeg' });
  expect(call.texts.join('\n')).toContain('"box":[25,50,40,10]');
});

test('a session that is closed while the model thinks ends at once', async () => {
  const server = await startLoopback(openai, [{ fault: 'hang' }]);
  const controller = new AbortController();
  const started = performance.now();
  setTimeout(() => controller.abort(new Error('closed')), 100);
  await expect(
    createModelMind(engineFor({ base_url: server.baseUrl, timeout_seconds: 30 })).decide(
      await requestFor(),
      controller.signal,
    ),
  ).rejects.toThrow('closed');
  expect(performance.now() - started).toBeLessThan(10_000);
  await server.close();
});
