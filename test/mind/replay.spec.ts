import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Action, Decision } from '../../src/contract/index.ts';
import type { Mind, MindAnswer, MindRequest } from '../../src/mind/mind.ts';
import { createRecordingMind, createReplayMind, type PageChange } from '../../src/mind/replay/index.ts';
import { withoutNoise } from '../../src/mind/replay/noise.ts';
import { requestFor } from './model-fixtures.ts';

const test = base.extend<{ file: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
  file: async ({}, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'dramatis-replay-'));
    await use(path.join(folder, 'sub', 'night.jsonl'));
    await rm(folder, { recursive: true });
  },
});
const signal = new AbortController().signal;

/** A small site: what is seen on each page, and where each action leads. */
interface Site {
  [page: string]: { text: string; actions: Record<string, string> };
}
const SHOP: Site = {
  home: {
    text: 'Welcome. It is 12:31, 3 people are looking.',
    actions: { 'click:jackets': 'jackets', 'click:help': 'help' },
  },
  jackets: { text: 'Jackets from 49.00', actions: { 'click:blue-jacket': 'jacket', 'click:home': 'home' } },
  jacket: { text: 'Blue jacket 49.00', actions: { 'click:add-to-basket': 'basket', 'click:home': 'home' } },
  basket: { text: 'Your basket: 1 blue jacket', actions: { 'click:pay': 'home' } },
  help: { text: 'Help', actions: { 'click:home': 'home' } },
};
const WAY = ['click:jackets', 'click:blue-jacket', 'click:add-to-basket'];

function action(name: string): Action {
  const label = name.replace(/^click:/, '').replaceAll('-', ' ');
  return { name, target: { x: 0, y: 0, width: 10, height: 10, role: 'link', label } };
}

/** An engine that walks `way` and then says it is done; counts how often it was asked. */
function walker(way: string[] = WAY): Mind & { asked: number } {
  return {
    name: 'walker',
    decisionMode: 'direct',
    deterministic: true,
    asked: 0,
    async decide(request): Promise<MindAnswer> {
      this.asked++;
      const step = way.find(
        (name, i) =>
          i >= ((request.memory as number | null) ?? 0) && request.percept.actions.some((a) => a.name === name),
      );
      const at = step === undefined ? way.length : way.indexOf(step) + 1;
      const decision: Decision = {
        status: step === undefined ? 'completed' : 'continue',
        action_name: step ?? null,
        arguments: null,
        comment: `seed ${request.seed}, step ${at}`,
        sentiment: 'curious',
        felt_intensity: 'low',
        explanation: {
          rule: 'walk',
          why: 'next on the way.',
          wanted: null,
          candidates: [],
          seconds_predicted: 2,
          valence: 0,
          chance: 0.5,
        },
      };
      return { decision, memory: at, inputTokens: 100, outputTokens: 10, validationRetries: 0, credits: 0.5 };
    },
  };
}

/** Plays one session; what it decided, what it cost, and what stopped it. */
async function play(
  mind: Mind,
  site: Site,
  seed = 7,
  noise = '',
): Promise<{ path: string[]; credits: number; error: unknown; whys: string[] }> {
  const told = { path: [] as string[], credits: 0, error: null as unknown, whys: [] as string[] };
  const sessionId = crypto.randomUUID();
  let page = 'home';
  let memory: unknown = null;
  for (let turnIndex = 0; turnIndex < 10; turnIndex++) {
    const seen = site[page]!;
    const request: MindRequest = await requestFor({ sessionId, seed, turnIndex, memory });
    request.percept = {
      ...request.percept,
      texts: [{ label: 'page_text', text: seen.text.replace('12:31, 3 people', noise || '12:31, 3 people') }],
      actions: Object.keys(seen.actions).map(action),
    };
    try {
      const answer = await mind.decide(request, signal);
      told.credits += answer.credits;
      told.whys.push(answer.decision.explanation?.why ?? '');
      told.path.push(answer.decision.action_name ?? answer.decision.status);
      if (answer.decision.status !== 'continue') return told;
      memory = JSON.parse(JSON.stringify(answer.memory));
      page = seen.actions[answer.decision.action_name!]!;
    } catch (error) {
      told.error = error;
      return told;
    }
  }
  return told;
}

test('what was recorded is replayed for nothing, noise or not', async ({ file }) => {
  const live = walker();
  const recorded = await play(createRecordingMind({ file, live }), SHOP);
  expect(recorded).toMatchObject({ path: [...WAY, 'completed'], credits: 2, error: null });

  const replay = createReplayMind({ file, onChange: 'fail' });
  expect(replay.deterministic).toBe(true);
  expect(await play(replay, SHOP, 7, '09:02, 141 people')).toMatchObject({
    path: [...WAY, 'completed'],
    credits: 0,
    error: null,
  });
  expect(live.asked).toBe(4);
});

test('fail: says at which turn the page changed, what came and what went', async ({ file }) => {
  await play(createRecordingMind({ file, live: walker() }), SHOP);
  const changed: Site = {
    ...SHOP,
    jackets: { text: 'Jackets from 59.00', actions: { 'click:red-jacket': 'jacket', 'click:home': 'home' } },
  };
  const { error, path: walked } = await play(createReplayMind({ file, onChange: 'fail', name: 'nightly' }), changed);
  expect(walked).toEqual(['click:jackets']);
  expect(error).toMatchObject({
    kind: 'engine_unavailable',
    status: 502,
    extra: { reason: 'page_changed', change: { turnIndex: 1 } },
  });
  expect((error as Error).message).toContain(
    'turn 2 (turn_index 1): the page is not the one that was recorded: appeared click:red-jacket ("red jacket"); disappeared click:blue-jacket ("blue jacket"); new text "Jackets from 59.00"; 1 recorded line is gone',
  );
});

test('live: the changed turn is asked, the rest stays free, and the next night all of it is', async ({ file }) => {
  await play(createRecordingMind({ file, live: walker() }), SHOP);
  const changed: Site = {
    ...SHOP,
    home: { text: 'Welcome. Cookies?', actions: { 'click:accept': 'clean', ...SHOP.home!.actions } },
    clean: SHOP.home!,
  };
  const live = walker(['click:accept', ...WAY]);
  const changes: PageChange[] = [];
  const replay = createReplayMind({ file, live, onChange: 'live', report: (change) => void changes.push(change) });
  const first = await play(replay, changed);
  expect(first).toMatchObject({ path: ['click:accept', ...WAY, 'completed'], error: null });
  expect(first.whys[0]).toContain(
    'turn 1 (turn_index 0): the page is not the one that was recorded: appeared click:accept',
  );
  expect(changes.map((change) => change.turnIndex)).toContain(0);
  const asked = live.asked;
  expect(asked).toBeLessThan(5);

  const again = await play(createReplayMind({ file, live, onChange: 'fail' }), changed);
  expect(again).toMatchObject({ path: ['click:accept', ...WAY, 'completed'], credits: 0, error: null });
  expect(live.asked).toBe(asked);
});

test('what only a night changes is no change of the page: days, greetings, years of a copyright', () => {
  const alike = (first: string, second: string) => withoutNoise(first) === withoutNoise(second);
  expect(alike('Today is Sunday, 29 November 2026', 'Today is Monday, 30 November 2026')).toBe(true);
  expect(alike('Arrives on Sun 29 Nov', 'Arrives on Mon 30 Nov')).toBe(true);
  expect(alike('Good morning, Ann', 'Good evening, Ann')).toBe(true);
  expect(alike('© 2019–2026 Willow', '© 2019–2027 Willow')).toBe(true);
  expect(alike('changed: "Password" now shows "•••••••••".', 'changed: "Password" now shows "••••••••••••".')).toBe(
    true,
  );
  expect(alike('Monday', 'Tuesday')).toBe(false);
  expect(alike('Marmalade 4', 'Marmalade 5')).toBe(false);
  expect(alike('Room 2026', 'Room 2027')).toBe(false);
});

test('continue: what the followed session cannot do is done as another recorded one did', async ({ file }) => {
  await play(createRecordingMind({ file, live: walker() }), SHOP);
  const renamed: Site = {
    ...SHOP,
    jacket: { text: 'Blue jacket 49.00', actions: { 'click:reserve-this': 'basket', 'click:home': 'home' } },
  };
  const way = ['click:jackets', 'click:blue-jacket', 'click:reserve-this'];
  await play(createRecordingMind({ file, live: walker(way) }), renamed);
  const third: Site = { ...SHOP, jacket: { ...SHOP.jacket!, text: 'Blue jacket 49.00. Spring fair on Sunday!' } };
  const went = await play(createReplayMind({ file, onChange: 'continue' }), third);
  expect(went).toMatchObject({ path: [...WAY, 'completed'], error: null });
});

test('a recording that holds nothing is named', async ({ file }) => {
  const { error } = await play(createReplayMind({ file, onChange: 'fail' }), SHOP);
  expect((error as Error).message).toContain('`night.jsonl` holds no recorded decision: record it first');
});

test('continue: goes on while the recorded step can be done, also under a new name, and says so', async ({ file }) => {
  await play(createRecordingMind({ file, live: walker() }), SHOP);
  const changed: Site = {
    ...SHOP,
    jackets: { text: 'All new jackets', actions: { 'click:blue-jackets': 'jacket', 'click:home': 'home' } },
    jacket: { text: 'Blue jacket 52.00', actions: SHOP.jacket!.actions },
  };
  const went = await play(createReplayMind({ file, onChange: 'continue' }), changed);
  expect(went).toMatchObject({
    path: ['click:jackets', 'click:blue-jackets', 'click:add-to-basket', 'completed'],
    error: null,
  });
  expect(went.whys[1]).toContain('Went on as recorded');
  expect(went.whys[3]).not.toContain('replay');

  const gone: Site = { ...SHOP, jackets: { text: 'Sold out', actions: { 'click:home': 'home' } } };
  const { error } = await play(createReplayMind({ file, onChange: 'continue' }), gone);
  expect((error as Error).message).toContain('nothing that was recorded can be done here');
});

test('a page met again after its recorded step does not take that step for ever', async ({ file }) => {
  await play(createRecordingMind({ file, live: walker() }), SHOP);
  const broken: Site = {
    ...SHOP,
    jackets: { ...SHOP.jackets!, actions: { 'click:blue-jacket': 'home', 'click:home': 'home' } },
  };
  const { path: walked, error } = await play(createReplayMind({ file, onChange: 'fail' }), broken);
  expect(walked).toEqual(['click:jackets', 'click:blue-jacket']);
  expect(error).toMatchObject({ extra: { reason: 'page_changed', change: { turnIndex: 2 } } });
});

test('each seed replays its own session; other seeds share what is there', async ({ file }) => {
  const recorder = createRecordingMind({ file, live: walker() });
  await play(recorder, SHOP, 1);
  await play(createRecordingMind({ file, live: walker(['click:help', 'click:home', 'click:jackets']) }), SHOP, 2);
  const replay = createReplayMind({ file, onChange: 'fail' });
  expect((await play(replay, SHOP, 1)).path).toEqual([...WAY, 'completed']);
  expect((await play(replay, SHOP, 2)).path).toEqual(['click:help', 'click:home', 'click:jackets', 'completed']);
  for (const seed of [3, 4, 5]) {
    const [once, twice] = [await play(replay, SHOP, seed), await play(replay, SHOP, seed)];
    expect(once.error).toBeNull();
    expect(once.path).toEqual(twice.path);
  }
});

test('the same person from another database is the same person', async ({ file }) => {
  await play(createRecordingMind({ file, live: walker() }), SHOP);
  const replay = createReplayMind({ file, onChange: 'fail' });
  const request = await requestFor({ turnIndex: 0 });
  request.percept = {
    ...request.percept,
    texts: [{ label: 'page_text', text: SHOP.home!.text }],
    actions: Object.keys(SHOP.home!.actions).map(action),
  };
  const stored = {
    ...request.person,
    id: crypto.randomUUID(),
    snapshotted_at: new Date().toISOString(),
    owner: 'self',
  };
  expect((await replay.decide({ ...request, person: stored }, signal)).decision.action_name).toBe(WAY[0]);
  const older = { ...request.person, date_of_birth: '1930-01-01' };
  await expect(replay.decide({ ...request, person: older }, signal)).rejects.toMatchObject({
    extra: { reason: 'not_recorded' },
  });
});

test('another person or another task is not replayed', async ({ file }) => {
  await play(createRecordingMind({ file, live: walker() }), SHOP);
  const replay = createReplayMind({ file, onChange: 'fail' });
  const request = await requestFor({ instructions: 'Find the opening hours.' });
  await expect(replay.decide(request, signal)).rejects.toMatchObject({ extra: { reason: 'not_recorded' } });
});

test('many sessions write at once, from two minds, and no line is lost or torn', async ({ file }) => {
  const minds = [createRecordingMind({ file, live: walker() }), createRecordingMind({ file, live: walker() })];
  await Promise.all(Array.from({ length: 40 }, (_, i) => play(minds[i % 2]!, SHOP, i)));
  // Whoever looks at the end of the file while the other writes may leave an empty line: it counts for nothing.
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  expect(lines.length).toBe(160);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});

test('a torn last line is passed over and the next write starts on a line of its own', async ({ file }) => {
  await play(createRecordingMind({ file, live: walker() }), SHOP, 1);
  const whole = await readFile(file, 'utf8');
  await writeFile(file, whole + whole.slice(0, 300));
  await play(createRecordingMind({ file, live: walker() }), SHOP, 2);
  const replay = createReplayMind({ file, onChange: 'fail' });
  expect((await play(replay, SHOP, 1)).error).toBeNull();
  expect((await play(replay, SHOP, 2)).error).toBeNull();
});

test('a line of another format is named with file and line', async ({ file }) => {
  await play(createRecordingMind({ file, live: walker() }), SHOP);
  await writeFile(file, `${await readFile(file, 'utf8')}{"v":1,"errand":3}\n`);
  const { error } = await play(createReplayMind({ file, onChange: 'fail' }), SHOP);
  expect((error as Error).message).toMatch(/night\.jsonl:5: not a recorded decision \(`errand`/);
});

test('texts and actions to be ignored do not count', async ({ file }) => {
  const ignore = [/^recommended/i, /promo/i];
  await play(createRecordingMind({ file, live: walker(), ignore }), SHOP);
  const changed: Site = {
    ...SHOP,
    home: {
      text: `${SHOP.home!.text}\nRecommended: mugs`,
      actions: { ...SHOP.home!.actions, 'click:promo-9': 'help' },
    },
  };
  expect((await play(createReplayMind({ file, onChange: 'fail', ignore }), changed)).error).toBeNull();
  expect((await play(createReplayMind({ file, onChange: 'fail' }), changed)).error).not.toBeNull();
});
