import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { isServiceError } from '../../src/contract/index.ts';
import type { ModelEngine } from '../../src/mind/model/config/schema.ts';
import { createModelMind } from '../../src/mind/model/mind.ts';
import { anthropic } from './loopback/anthropic.ts';
import { google } from './loopback/google.ts';
import { openai } from './loopback/openai.ts';
import { type Loopback, type Protocol, type Step, startLoopback } from './loopback/server.ts';
import { ACTIONS, answerOf, engineFor, NO_LIMITS, requestFor } from './model-fixtures.ts';

interface Speaker {
  title: string;
  protocol: Protocol;
  engine: Partial<ModelEngine>;
}

const SPEAKERS: Speaker[] = [
  { title: 'openai-compatible', protocol: openai, engine: { kind: 'openai-compatible' } },
  { title: 'openai', protocol: openai, engine: { kind: 'openai', model: 'gpt-4o' } as Partial<ModelEngine> },
  {
    title: 'anthropic by output format',
    protocol: anthropic,
    engine: { kind: 'anthropic', model: 'claude-sonnet-4-5' } as Partial<ModelEngine>,
  },
  {
    title: 'anthropic by tool',
    protocol: anthropic,
    engine: { kind: 'anthropic', model: 'claude-3-haiku-20240307' } as Partial<ModelEngine>,
  },
  { title: 'google', protocol: google, engine: { kind: 'google', model: 'gemini-2.5-flash' } as Partial<ModelEngine> },
];
const ENV = { OPENAI_API_KEY: 'k-openai', ANTHROPIC_API_KEY: 'k-anthropic', GOOGLE_GENERATIVE_AI_API_KEY: 'k-google' };

for (const speaker of SPEAKERS) {
  for (const stream of [false, true]) {
    test.describe(`${speaker.title}, streaming ${stream ? 'on' : 'off'}`, () => {
      async function withServer(
        script: Step[],
        body: (mind: ReturnType<typeof createModelMind>, server: Loopback) => Promise<void>,
        changes: Partial<ModelEngine> = {},
      ): Promise<void> {
        const server = await startLoopback(speaker.protocol, script);
        const engine = engineFor({
          ...speaker.engine,
          stream,
          ...changes,
          base_url: server.baseUrl,
        } as Partial<ModelEngine> & { base_url: string });
        try {
          await body(createModelMind(engine, { env: ENV, firstDelayMs: 5, limits: NO_LIMITS }), server);
        } finally {
          await server.close();
        }
      }

      test('an image, the actions and the schema go out; a decision comes back', async () => {
        await withServer(
          [{ answer: answerOf({ action: 'choose:size', arguments: [{ name: 'option', value: 'medium' }] }) }],
          async (mind, server) => {
            const answer = await mind.decide(await requestFor(), new AbortController().signal);
            expect(answer.decision).toMatchObject({
              status: 'continue',
              action_name: 'choose:size',
              arguments: { option: 'Medium' },
              comment: 'There it is, into the basket.',
            });
            expect(answer).toMatchObject({ inputTokens: 1000, outputTokens: 50, validationRetries: 0 });
            expect(answer.credits).toBeCloseTo((1000 * 3 + 50 * 15) / 1e6, 10);

            const [call] = server.calls;
            expect(call?.streaming).toBe(stream);
            expect(call?.images).toHaveLength(1);
            expect((await sharp(call!.images[0]!.bytes).metadata()).width).toBe(1280);
            const properties = call?.schema?.properties as Record<string, { enum?: string[] }>;
            expect(properties.action?.enum).toEqual([...ACTIONS.map((action) => action.name), '(none)']);
            expect(call?.system).toContain('Rosa Delgado');
            expect(call?.texts.join('\n')).toContain('Blue jacket');
            const key =
              speaker.protocol === openai
                ? call?.headers.authorization
                : (call?.headers['x-api-key'] ?? call?.headers['x-goog-api-key']);
            if (speaker.engine.kind !== 'openai-compatible') expect(key).toContain(`k-${speaker.engine.kind}`);
          },
        );
      });

      test('an answer that does not fit is told why, and the next one counts', async () => {
        await withServer(
          [
            { answer: answerOf({ action: 'click:buy-now' }) },
            { text: 'I would click the button.' },
            { answer: answerOf() },
          ],
          async (mind, server) => {
            const answer = await mind.decide(await requestFor(), new AbortController().signal);
            expect(answer.decision.action_name).toBe('click:add-to-basket');
            expect(answer).toMatchObject({ validationRetries: 2, inputTokens: 3000, outputTokens: 150 });
            expect(server.calls[1]?.texts.at(-1)).toContain('`click:buy-now` is not among the listed actions');
            expect(server.calls).toHaveLength(3);
          },
        );
      });

      test('an answer that never fits is decision_invalid', async () => {
        await withServer([{ answer: answerOf({ action: 'navigate:evil' }) }], async (mind, server) => {
          const error = await mind.decide(await requestFor(), new AbortController().signal).catch((e: unknown) => e);
          expect(isServiceError(error, 'decision_invalid')).toBe(true);
          expect(error).toMatchObject({ status: 502 });
          expect(server.calls).toHaveLength(3);
        });
      });

      for (const fault of ['garbled', 'empty', 'refusal', 'cut', 'drop', 'length'] as const) {
        test(`${fault} once: asked again`, async () => {
          await withServer([{ fault }, { answer: answerOf() }], async (mind, server) => {
            const answer = await mind.decide(await requestFor(), new AbortController().signal);
            expect(answer.decision.action_name).toBe('click:add-to-basket');
            expect(server.calls).toHaveLength(2);
          });
        });
      }

      test('refused or empty every time is engine_unavailable', async () => {
        const reasons = { refusal: 'declined', empty: 'empty' };
        for (const fault of ['refusal', 'empty'] as const) {
          await withServer([{ fault }], async (mind, server) => {
            const error = await mind.decide(await requestFor(), new AbortController().signal).catch((e: unknown) => e);
            expect(error).toMatchObject({
              kind: 'engine_unavailable',
              status: 502,
              extra: { reason: reasons[fault], tries: 3 },
            });
            expect(server.calls).toHaveLength(3);
          });
        }
      });

      test('429 waits as long as Retry-After says', async () => {
        await withServer(
          [
            { status: 429, headers: stream ? { 'retry-after-ms': '300' } : { 'retry-after': '1' } },
            { answer: answerOf() },
          ],
          async (mind) => {
            const started = performance.now();
            const answer = await mind.decide(await requestFor(), new AbortController().signal);
            expect(answer.decision.status).toBe('continue');
            expect(performance.now() - started).toBeGreaterThan(stream ? 290 : 990);
          },
        );
      });

      test('500 is tried again, a wrong key is not', async () => {
        await withServer([{ status: 500 }, { status: 503 }, { answer: answerOf() }], async (mind) => {
          expect((await mind.decide(await requestFor(), new AbortController().signal)).decision.status).toBe(
            'continue',
          );
        });
        await withServer([{ status: 401 }], async (mind, server) => {
          const error = await mind.decide(await requestFor(), new AbortController().signal).catch((e: unknown) => e);
          expect(error).toMatchObject({ kind: 'engine_unavailable', extra: { reason: 'key_refused' } });
          expect(server.calls).toHaveLength(1);
        });
      });

      test('no answer in time is tried again, then engine_unavailable', async () => {
        await withServer(
          [{ fault: 'hang' }],
          async (mind, server) => {
            const error = await mind.decide(await requestFor(), new AbortController().signal).catch((e: unknown) => e);
            expect(error).toMatchObject({ kind: 'engine_unavailable', extra: { reason: 'timed_out', tries: 2 } });
            // On a busy machine the time may be up before a call is out.
            expect(server.calls.length).toBeLessThanOrEqual(2);
          },
          { timeout_seconds: 0.2, max_retries: 1 },
        );
      });
    });
  }
}

test('a key goes to no server that an engine is sent on to', async () => {
  const reached: string[] = [];
  const other = createServer((request, response) => {
    reached.push(JSON.stringify(request.headers));
    response.end('{}');
  });
  const first = createServer((_, response) =>
    response.writeHead(307, { location: `http://localhost:${portOf(other)}/v1` }).end(),
  );
  for (const server of [other, first]) await new Promise<void>((listening) => server.listen(0, listening));
  const base_url = `http://127.0.0.1:${portOf(first)}/v1`;
  const engine = { kind: 'anthropic', model: 'claude-sonnet-4-5' } as Partial<ModelEngine>;
  const mind = createModelMind(engineFor({ ...engine, base_url } as Partial<ModelEngine> & { base_url: string }), {
    env: ENV,
    firstDelayMs: 5,
    limits: NO_LIMITS,
  });
  const failed = await mind.decide(await requestFor(), new AbortController().signal).catch((error: unknown) => error);
  for (const server of [other, first]) server.close();
  expect(isServiceError(failed) && failed.message).toContain('it redirects to another address');
  expect(reached).toEqual([]);
});

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
