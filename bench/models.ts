/**
 * What a decision of a model engine costs beside the model itself, and what a replay saves:
 * `node bench/models.ts [--json]`. The model is a server on loopback that answers at once.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Action } from '../src/contract/index.ts';
import type { Mind, MindAnswer } from '../src/mind/mind.ts';
import { creditsFor } from '../src/mind/model/cost/budget.ts';
import { tokensOfImage, tokensOfText } from '../src/mind/model/cost/tokens.ts';
import { createModelMind } from '../src/mind/model/mind.ts';
import { createRecordingMind, createReplayMind } from '../src/mind/replay/index.ts';
import { openai } from '../test/mind/loopback/openai.ts';
import { startLoopback } from '../test/mind/loopback/server.ts';
import { answerOf, engineFor, requestFor } from '../test/mind/model-fixtures.ts';

const TURNS = 40;
const signal = new AbortController().signal;

interface Row {
  actions: number;
  engine: 'model' | 'recording' | 'replay';
  p50: number;
  p95: number;
  inputTokens: number;
  credits: number;
}

/** A page of links; each has another name, so that the model's list grows as on a real page. */
function links(count: number): Action[] {
  return Array.from({ length: count }, (_, i) => ({
    name: `click:article-number-${i}`,
    target: {
      x: 20 + (i % 5) * 240,
      y: 20 + Math.floor(i / 5) * 7,
      width: 200,
      height: 6,
      role: 'link',
      label: `Article number ${i}`,
      kind: 'click',
    },
  }));
}

async function play(
  mind: Mind,
  actions: Action[],
  sessionId: string,
): Promise<{ times: number[]; answers: MindAnswer[] }> {
  const times: number[] = [];
  const answers: MindAnswer[] = [];
  let memory: unknown = null;
  for (let turnIndex = 0; turnIndex < TURNS; turnIndex++) {
    const request = await requestFor({ sessionId, seed: 3, turnIndex, maxTurns: 200, memory });
    // A page on which something new stands every turn, so that nobody loses patience.
    const text = `# Articles, part ${turnIndex}\n${'All about jackets and their sizes. '.repeat(60)}`;
    request.percept = { ...request.percept, texts: [{ label: 'page_text', text }], actions };
    const started = performance.now();
    const answer = await mind.decide(request, signal);
    times.push(performance.now() - started);
    answers.push(answer);
    if (answer.decision.status !== 'continue') break;
    memory = JSON.parse(JSON.stringify(answer.memory));
  }
  return { times, answers };
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}

export async function measureModels(): Promise<Row[]> {
  const rows: Row[] = [];
  const folder = await mkdtemp(path.join(os.tmpdir(), 'dramatis-bench-'));
  try {
    for (const count of [10, 100, 500]) {
      const actions = links(count);
      const server = await startLoopback(openai, [{ answer: answerOf({ action: 'click:article-number-3' }) }]);
      const engine = engineFor({ base_url: server.baseUrl });
      const file = path.join(folder, `${count}.jsonl`);
      const model = createModelMind(engine);
      await play(model, actions, crypto.randomUUID());
      server.calls.length = 0;
      for (const [name, mind] of [
        ['model', model],
        ['recording', createRecordingMind({ file, live: model })],
        ['replay', createReplayMind({ file, onChange: 'continue' })],
      ] as const) {
        const before = server.calls.length;
        const { times, answers } = await play(mind, actions, crypto.randomUUID());
        const calls = server.calls.slice(before);
        // The server's own count is a constant; what was sent is counted here.
        const sent = calls.map((call) =>
          tokensOfText(call.system + call.texts.join('\n') + JSON.stringify(call.schema)),
        );
        const image = tokensOfImage(engine.kind, 1280, 800);
        const input = sent.reduce((sum, tokens) => sum + tokens + image, 0) / answers.length;
        const output = calls.length > 0 ? 140 : 0;
        rows.push({
          actions: count,
          engine: name,
          p50: percentile(times, 0.5),
          p95: percentile(times, 0.95),
          inputTokens: Math.round(input),
          credits: Number(creditsFor(engine.price, input, output).toFixed(5)),
        });
      }
      await server.close();
      if (count === 500 && !process.argv.includes('--json')) {
        console.log(
          `a recorded turn with 500 actions: ${Math.round((await stat(file)).size / TURNS / 1024)} KB on disk`,
        );
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return rows;
}

if (import.meta.main) {
  const rows = await measureModels();
  if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2));
  else {
    console.log('credits at a price of 3 and 15 a million tokens; times without the model’s own');
    console.table(rows);
  }
}
