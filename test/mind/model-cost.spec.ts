import { expect, test } from '@playwright/test';
import { summary } from '../../src/cli/summary.ts';
import { isServiceError, type Results } from '../../src/contract/index.ts';
import { priceScenario } from '../../src/mind/engines.ts';
import type { ModelEngine } from '../../src/mind/model/config/schema.ts';
import { Budget } from '../../src/mind/model/cost/budget.ts';
import { tokensOfImage } from '../../src/mind/model/cost/tokens.ts';
import { createModelMind } from '../../src/mind/model/mind.ts';
import { spentBy, tokensOf } from '../../src/play/spent.ts';
import { openai } from './loopback/openai.ts';
import { startLoopback } from './loopback/server.ts';
import { answerOf, engineFor, NO_LIMITS, requestFor } from './model-fixtures.ts';

test('image tokens by the published rules', () => {
  expect(tokensOfImage('openai', 1024, 1024)).toBe(765);
  expect(tokensOfImage('openai', 2048, 4096)).toBe(1105);
  expect(tokensOfImage('anthropic', 1092, 1092)).toBe(1590);
  expect(tokensOfImage('google', 300, 300)).toBe(258);
  expect(tokensOfImage('google', 1280, 800)).toBe(258 * 4);
  expect(tokensOfImage('openai-compatible', 1280, 800)).toBe(46 * 29);
});

test('a dry run prices a scenario and says whether the cap holds', () => {
  const engine = engineFor({ base_url: 'http://127.0.0.1:1/v1', cap_credits: 0.5 });
  const price = priceScenario(engine, { sessions: 10, maxTurns: 20 });
  expect(price.expected.calls).toBe(100);
  expect(price.expected.credits).toBeCloseTo(
    (price.expected.inputTokens * 3 + price.expected.outputTokens * 15) / 1e6,
    9,
  );
  expect(price.most.credits).toBeGreaterThan(price.expected.credits * 5);
  expect(price.withinCap).toBe(false);
  expect(priceScenario(engine, { sessions: 10, maxTurns: 20, replayed: 0.9 }).expected.calls).toBe(10);
  expect(priceScenario({ name: 'scent', kind: 'scent' }, { sessions: 10, maxTurns: 20 }).most.credits).toBe(0);
});

test('the estimate is near what a turn really sends', async () => {
  const server = await startLoopback(openai, [{ answer: answerOf() }]);
  const engine = engineFor({ base_url: server.baseUrl });
  const request = await requestFor();
  await createModelMind(engine, { limits: NO_LIMITS }).decide(request, new AbortController().signal);
  await server.close();
  const call = server.calls[0]!;
  const characters = call.system.length + call.texts.join('').length + JSON.stringify(call.schema).length;
  const { expected } = priceScenario(engine, {
    sessions: 1,
    maxTurns: 1,
    instructions: request.instructions,
    actions: request.percept.actions.length,
    pageText: 60,
  });
  const really = characters / 4 + tokensOfImage('openai-compatible', 1280, 800);
  expect(expected.inputTokens).toBeGreaterThan(really * 0.9);
  expect(expected.inputTokens).toBeLessThan(really * 1.6);
});

test('sessions side by side cannot pass the cap together', () => {
  const budget = new Budget('local', 10);
  const settle = budget.reserve(6);
  expect(() => budget.reserve(6)).toThrow('has spent 0 of its 10 credits');
  settle(1);
  settle(1);
  expect(budget.spent).toBe(1);
  expect(() => budget.reserve(9)).not.toThrow();
});

test('a call that was left in the middle counts in full towards the cap', async () => {
  const server = await startLoopback(openai, [{ fault: 'hang' }]);
  const engine = engineFor({ base_url: server.baseUrl, cap_credits: 0.03, timeout_seconds: 0.2, max_retries: 5 });
  const mind = createModelMind(engine, { limits: NO_LIMITS, firstDelayMs: 1 });
  const decision = mind.decide(await requestFor(), new AbortController().signal);
  await expect(decision).rejects.toMatchObject({ extra: { reason: 'cap_reached' } });
  await server.close();
  // On a busy machine the time may be up before the call is out.
  expect(server.calls.length).toBeLessThanOrEqual(1);
});

test('a cap stops the engine before the call that could pass it', async () => {
  const server = await startLoopback(openai, [{ answer: answerOf() }]);
  // A reply of the server costs (1000 x 3 + 50 x 15) / 1e6 = 0.00375; one call sets about 0.025 aside.
  const capped: ModelEngine = engineFor({ base_url: server.baseUrl, cap_credits: 0.036 });
  const mind = createModelMind(capped, { limits: NO_LIMITS });
  let error: unknown = null;
  let spent = 0;
  for (let turn = 0; turn < 30 && error === null; turn++) {
    await mind.decide(await requestFor({ turnIndex: turn }), new AbortController().signal).then(
      (answer) => {
        spent += answer.credits;
      },
      (thrown: unknown) => {
        error = thrown;
      },
    );
  }
  await server.close();
  expect(isServiceError(error, 'engine_unavailable')).toBe(true);
  expect(error).toMatchObject({ status: 502, extra: { engine: 'local', reason: 'cap_reached', cap_credits: 0.036 } });
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBeLessThanOrEqual(0.036);
  expect(server.calls.length).toBeLessThan(30);
});

test('what a run has spent is kept with its turns and sessions, and said', () => {
  const asked = tokensOf({ input_tokens: 1500, output_tokens: 80, validation_retries: 1 });
  expect(asked).toEqual({ input_tokens: 1500, output_tokens: 80, validation_retries: 1 });
  expect(tokensOf({ input_tokens: 0, output_tokens: 0, validation_retries: 0 })).toEqual({});
  const { spent } = spentBy([asked, {}, asked], 0.0114);
  expect(spent).toEqual({ input_tokens: 3000, output_tokens: 160, credits: 0.0114 });
  expect(spentBy([{}, {}], 0)).toEqual({});
  const session = {
    scenario: 'x',
    person: { name: 'Ann' },
    seed: 1,
    outcome: 'success',
    turns: 3,
    felt: [],
    error: null,
  };
  const said = (sessions: unknown[]) => summary({ sessions, scenarios: [] } as unknown as Results);
  expect(said([{ ...session, spent }, session])).toContain('Spent: 3,000 tokens sent, 160 answered, 0.0114 credits');
  expect(said([session])).not.toContain('Spent');
});
