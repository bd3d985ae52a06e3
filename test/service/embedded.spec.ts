import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openEmbeddedService } from '../../src/service/embedded.ts';
import { picture } from './images.ts';
import { testMind } from './minds.ts';

const environment = { name: 'Shop', kind: 'web' };
const turn = async (turn_index: number) => ({
  turn_index,
  observation: [{ type: 'image' as const, media_type: 'image/png' as const, data: await picture() }],
  actions: [{ name: 'click:a' }, { name: 'click:b' }],
});

test('plays a session from create to its end, and the same seed decides the same', async () => {
  const chosen: (string | null)[][] = [];
  for (let round = 0; round < 2; round += 1) {
    const service = await openEmbeddedService({
      minds: [testMind([{}, {}, { status: 'completed', action_name: null }])],
    });
    const person = await service.people.ensure({ name: 'Rosa', bio: 'A nurse.', external_id: 'rosa' });
    expect(await service.people.ensure({ name: 'Rosa', external_id: 'rosa' })).toEqual(person);
    expect(await service.people.named('rosa')).toHaveLength(1);
    const body = { person_id: person.id, task: { instructions: 'Buy a mug' }, environment, seed: 4 };
    const session = await service.sessions.create(body);
    expect(session).toMatchObject({ status: 'open', seed: 4, engine: 'test', turn_count: 0, environment_revision: 1 });
    const names: (string | null)[] = [];
    for (let index = 0; index < 3; index += 1) {
      const answer = await service.sessions.submitTurn(session.id, await turn(index));
      names.push(answer.turn.decision.action_name);
    }
    chosen.push(names);
    const ended = await service.sessions.get(session.id);
    expect(ended).toMatchObject({ status: 'completed', turn_count: 3, has_more: false });
    expect(ended.turns.map((item) => item.turn_index)).toEqual([0, 1, 2]);
    expect(await service.sessions.close(session.id)).toEqual(ended);
    await service.close();
  }
  expect(chosen[0]).toEqual(chosen[1]);
});

test('keeps what it acknowledged over a restart, the memory of the mind with it', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'dramatis-test-'));
  const memories: unknown[] = [];
  const mind = testMind([], {});
  const watched = {
    ...mind,
    decide: (...args: Parameters<typeof mind.decide>) => {
      memories.push(args[0].memory);
      return mind.decide(...args);
    },
  };
  try {
    const first = await openEmbeddedService({ dataFolder, minds: [watched] });
    const person = await first.people.ensure({ name: 'Ken', bio: 'A driver.', external_id: 'ken' });
    const body = {
      person_id: person.id,
      task: { instructions: 'Look' },
      environment,
      observation_retention: '30d' as const,
    };
    const { id } = await first.sessions.create(body);
    await first.sessions.submitTurn(id, await turn(0));
    await first.close();
    const second = await openEmbeddedService({ dataFolder, minds: [watched] });
    await second.sessions.submitTurn(id, await turn(1));
    expect((await second.sessions.get(id)).turn_count).toBe(2);
    await second.close();
    expect(memories).toEqual([null, { turns: 1 }]);
    expect(readdirSync(join(dataFolder, 'frames'), { recursive: true }).length).toBeGreaterThanOrEqual(2);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
  expect(existsSync(dataFolder)).toBe(false);
});
