import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { SessionService } from '../../src/contract/index.ts';
import type { Mind } from '../../src/mind/mind.ts';
import { createModelMind } from '../../src/mind/model/mind.ts';
import { createRecordingMind, createReplayMind } from '../../src/mind/replay/index.ts';
import { openEmbeddedService } from '../../src/service/index.ts';
import { openai } from './loopback/openai.ts';
import { startLoopback } from './loopback/server.ts';
import { ACTIONS, answerOf, engineFor, requestFor } from './model-fixtures.ts';

async function open(minds: Mind[]): Promise<{ service: SessionService; sessionId: string }> {
  const service = await openEmbeddedService({ minds });
  const { name, bio, date_of_birth } = (await requestFor()).person;
  const person = await service.people.ensure({ name, bio, date_of_birth, external_id: 'rosa' });
  const session = await service.sessions.create({
    person_id: person.id,
    task: { instructions: 'Buy a medium blue jacket.' },
    environment: { name: 'Fernhill', kind: 'web' },
    seed: 11,
  });
  return { service, sessionId: session.id };
}

async function submit(
  service: SessionService,
  sessionId: string,
  turnIndex: number,
): ReturnType<SessionService['sessions']['submitTurn']> {
  const { percept } = await requestFor();
  return service.sessions.submitTurn(sessionId, {
    turn_index: turnIndex,
    observation: [
      { type: 'image', media_type: 'image/png', data: Buffer.from(percept.frame.bytes).toString('base64') },
      { type: 'text', label: 'page_text', text: `# Blue jacket, part ${turnIndex}\n49.00` },
    ],
    actions: ACTIONS,
  });
}

test('a session counts tokens, credits and refused answers; a failed turn is not recorded and may be submitted again', async () => {
  const server = await startLoopback(openai, [
    { answer: answerOf({ action: 'click:nowhere' }) },
    { answer: answerOf() },
    { status: 500 },
    { status: 500 },
    { status: 500 },
    { answer: answerOf({ status: 'completed', action: '(none)' }) },
  ]);
  const { service, sessionId } = await open([
    createModelMind(engineFor({ base_url: server.baseUrl, decision_mode: 'direct' }), { firstDelayMs: 1 }),
  ]);
  try {
    const first = await submit(service, sessionId, 0);
    expect(first.turn).toMatchObject({ input_tokens: 2000, output_tokens: 100, validation_retries: 1 });
    expect(first.session).toMatchObject({ engine: 'local', decision_mode: 'direct', turn_count: 1 });
    expect(first.session.accrued_credits).toBeCloseTo((2000 * 3 + 100 * 15) / 1e6, 6);

    await expect(submit(service, sessionId, 1)).rejects.toMatchObject({ kind: 'engine_unavailable', status: 502 });
    expect(await service.sessions.get(sessionId)).toMatchObject({ status: 'open', turn_count: 1 });
    const second = await submit(service, sessionId, 1);
    expect(second.session).toMatchObject({ status: 'completed', turn_count: 2 });
  } finally {
    await service.close();
    await server.close();
  }
});

test('recorded through one service and replayed through another, for nothing', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'dramatis-service-'));
  const file = path.join(folder, 'night.jsonl');
  const server = await startLoopback(openai, [
    { answer: answerOf() },
    { answer: answerOf({ status: 'completed', action: '(none)' }) },
  ]);
  try {
    const live = createModelMind(engineFor({ base_url: server.baseUrl }));
    const played: unknown[] = [];
    for (const mind of [
      createRecordingMind({ file, live, name: 'engine' }),
      createReplayMind({ file, onChange: 'fail', name: 'engine' }),
    ]) {
      const { service, sessionId } = await open([mind]);
      const turns = [await submit(service, sessionId, 0), await submit(service, sessionId, 1)];
      played.push(turns.map(({ turn }) => turn.decision));
      const free = mind.deterministic;
      expect(turns[1]!.session.accrued_credits > 0).toBe(!free);
      await service.close();
    }
    expect(played[1]).toEqual(played[0]);
    expect(server.calls).toHaveLength(2);
    expect(await readFile(file, 'utf8')).not.toContain('49.00');
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});
