import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareSessions } from '../../src/results/baseline/compare.ts';
import {
  compareResults,
  compareToBaseline,
  findFindings,
  newFindings,
  readBaseline,
  readResults,
  updateBaseline,
} from '../../src/results/index.ts';
import { expect, test } from './folder.ts';
import { syntheticRun } from './synthetic/run.ts';

const STORY = 'Return a jacket that does not fit';
const SMALL = { people: 5, sessions: 4, stories: 2, broken: 0 };

test('a run again without a change is no regression and changed nothing', async ({ folder }) => {
  await syntheticRun(join(folder, 'a'), SMALL);
  await syntheticRun(join(folder, 'b'), SMALL);
  const path = join(folder, 'baselines/return.json');
  await updateBaseline(path, join(folder, 'a'), STORY);
  const comparison = await compareToBaseline(path, join(folder, 'b'), STORY);
  expect(comparison).toMatchObject({
    verdict: 'pass',
    method: 'mcnemar_exact',
    pairs: 20,
    worse: 0,
    better: 0,
    changed_sessions: 0,
    p_worse: 1,
    first_difference: null,
  });
  expect(comparison.summary).toContain('Nothing changed');
  expect((await compareResults(join(folder, 'a'), join(folder, 'b'))).verdict).toBe('pass');
});

test('a worse build fails, and the first turn that differs is named', async ({ folder }) => {
  await syntheticRun(join(folder, 'a'), { ...SMALL, people: 8 });
  await syntheticRun(join(folder, 'b'), { ...SMALL, people: 8, harm: 0.6 });
  const comparison = await compareResults(join(folder, 'a'), join(folder, 'b'));
  const hurt = comparison.scenarios.find(({ scenario }) => scenario === STORY)!;
  expect(comparison.verdict).toBe('fail');
  expect(hurt.p_adjusted).toBeGreaterThanOrEqual(hurt.p_worse);
  expect(hurt.p_adjusted).toBeLessThan(0.05);
  expect(hurt.worse).toBeGreaterThan(hurt.better);
  const first = hurt.first_difference!;
  expect(first.outcome_before).toBe('success');
  expect(first.outcome_after).not.toBe('success');
  expect(first.before).not.toBe(first.after);
  expect(first.session_after).toMatch(/^0193/);
});

test('a baseline is a line a session, in a steady order', async ({ folder }) => {
  await syntheticRun(join(folder, 'a'), SMALL);
  const path = join(folder, 'return.json');
  await updateBaseline(path, join(folder, 'a'), STORY);
  const text = await readFile(path, 'utf8');
  expect(JSON.parse(text).sessions).toHaveLength(20);
  expect(text.split('\n').filter((line) => line.includes('"seed"'))).toHaveLength(20);
  await updateBaseline(path, join(folder, 'a'), STORY);
  expect(await readFile(path, 'utf8')).toBe(text);
  // JSON is YAML, so a baseline called .yaml reads the same.
  await writeFile(join(folder, 'return.yaml'), text);
  expect(await readBaseline(join(folder, 'return.yaml'))).toEqual(await readBaseline(path));
});

test('known findings are in the baseline, new ones are told apart', async ({ folder }) => {
  await syntheticRun(join(folder, 'a'), { ...SMALL, harm: 0.5 });
  const path = join(folder, 'return.json');
  const { findings: known } = await updateBaseline(path, join(folder, 'a'), STORY);
  const { sessions } = await readResults(join(folder, 'a'));
  const all = await findFindings(
    join(folder, 'a'),
    sessions.filter(({ scenario }) => scenario === STORY),
  );
  expect(all.length).toBeGreaterThan(2);
  expect(newFindings(all, known)).toEqual([]);
  expect(newFindings(all, known.slice(1)).map(({ key }) => key)).toEqual([known[0]]);
});

test('a baseline that does not fit is refused with the mend', async ({ folder }) => {
  const dir = join(folder, 'a');
  const path = join(folder, 'return.json');
  await syntheticRun(dir, SMALL);
  await expect(compareToBaseline(path, dir, STORY)).rejects.toThrow(/There is no baseline .*--update-baseline/);
  await updateBaseline(path, dir, STORY);
  await expect(compareToBaseline(path, dir, 'Buy a waxed jacket')).rejects.toThrow(
    /baseline of another scenario, "Return a jacket/,
  );
  await syntheticRun(join(folder, 'b'), { ...SMALL, seed: 777_777 });
  await expect(compareToBaseline(path, join(folder, 'b'), STORY)).rejects.toThrow(/none of these people and seeds/);
  await syntheticRun(join(folder, 'c'), { ...SMALL, engine: 'gpt' });
  await expect(compareToBaseline(path, join(folder, 'c'), STORY)).rejects.toThrow(/recorded with the engine scent/);
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace('dramatis-baseline/1', 'dramatis-baseline/2'));
  await expect(compareToBaseline(path, dir, STORY)).rejects.toThrow(/format dramatis-baseline\/2/);
  await writeFile(path, text.slice(0, 200));
  await expect(compareToBaseline(path, dir, STORY)).rejects.toThrow(/damaged|no baseline/);
});

test.describe('verdicts', () => {
  const some = (outcomes: string, path = 'ab') =>
    [...outcomes].map((letter, seed) => ({
      person: 'Rosa',
      seed,
      outcome: letter === '+' ? ('success' as const) : ('gave_up' as const),
      turns: 3,
      seconds: 20,
      actions: path,
      path: [...path],
    }));
  const paired = (before: string, after: string) => compareSessions('s', some(before), some(after), true);
  const independent = (before: string, after: string) => compareSessions('s', some(before), some(after), false);

  test('paired: five that got worse are enough, two are not', () => {
    expect(paired('+++++-----', '----------').verdict).toBe('fail');
    const two = paired('++++++++++', '++++++++--');
    expect(two.verdict).toBe('inconclusive');
    expect(two.sessions_needed).toBeGreaterThan(10);
    expect(two.sessions_needed).toBeLessThan(60);
  });

  test('paired: nobody worse is a pass, however few', () => {
    expect(paired('+', '+').verdict).toBe('pass');
    expect(paired('+-', '++').verdict).toBe('pass');
  });

  test('independent: few sessions cannot tell, many can', () => {
    const five = independent('+++++', '+++++');
    expect(five).toMatchObject({ verdict: 'inconclusive' });
    expect(five.sessions_needed).toBeGreaterThan(5);
    expect(independent('+'.repeat(40), '+'.repeat(40)).verdict).toBe('pass');
    expect(independent('+'.repeat(18).padEnd(20, '-'), '+'.repeat(8).padEnd(20, '-')).verdict).toBe('fail');
    // the number that it says would settle it does settle it
    const n = five.sessions_needed!;
    expect(independent('+'.repeat(n), '+'.repeat(n)).verdict).toBe('pass');
  });

  test('false alarms of a model engine stay under the level', () => {
    let state = 7;
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const draw = () => Array.from({ length: 20 }, () => (random() < 0.8 ? '+' : '-')).join('');
    let alarms = 0;
    for (let run = 0; run < 600; run += 1) if (independent(draw(), draw()).verdict === 'fail') alarms += 1;
    expect(alarms / 600).toBeLessThan(0.07);
  });

  test('more turns show in the sign test, without changing the verdict on success', () => {
    const slow = compareSessions(
      's',
      some('+'.repeat(8)),
      some('+'.repeat(8), 'abc').map((it) => ({ ...it, turns: 6 })),
      true,
    );
    expect(slow).toMatchObject({ verdict: 'pass', changed_sessions: 8, turns: { before: 3, after: 6 } });
    expect(slow.turns.p_more).toBeCloseTo(1 / 256, 10);
    expect(slow.first_difference).toMatchObject({ turn_index: 2, before: null, after: 'c' });
  });
});
