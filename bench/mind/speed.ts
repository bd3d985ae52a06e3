import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Action } from '../../src/contract/index.ts';
import type { Frame, Mind } from '../../src/mind/mind.ts';
import { decode } from '../../src/mind/perception/index.ts';
import { somebody } from './people.ts';

const WORDS =
  'orders returns delivery kitchen garden account basket mugs plates lamps chairs tables gifts sale help contact about jobs stores size colour blue green reviews invoice profile settings privacy address'.split(
    ' ',
  );

function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}

/** Loading in a process of its own, where nothing is there yet. */
function printLoading(): void {
  const scent = pathToFileURL(join(import.meta.dirname, '..', '..', 'src', 'mind', 'scent', 'index.ts')).href;
  const language = pathToFileURL(join(import.meta.dirname, '..', '..', 'src', 'mind', 'language', 'index.ts')).href;
  const script = `const rss = process.memoryUsage().rss, cpu = process.cpuUsage();
    const { createScentMind } = await import('${scent}'); createScentMind();
    const { prepareSentences, loadVectors } = await import('${language}'); const words = loadVectors(); prepareSentences(['help']);
    const { user, system } = process.cpuUsage(cpu);
    console.log(JSON.stringify({ ms: (user + system) / 1000, words, mb: (process.memoryUsage().rss - rss) / 1e6 }));`;
  const told = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  const { ms, words, mb } = JSON.parse(told.stdout) as Record<string, number>;
  console.log(
    `\nLoading the engine with ${words} word vectors, the sentence encoder and the image decoder: ${ms!.toFixed(0)} ms of the processor, ${mb!.toFixed(0)} MB`,
  );
}

/** Milliseconds on the clock and of the processor. */
async function timed(work: () => Promise<unknown>): Promise<{ wall: number; cpu: number }> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await work();
  const wall = performance.now() - start;
  const used = process.cpuUsage(cpu);
  return { wall, cpu: (used.user + used.system) / 1000 };
}

function spread(times: ReadonlyArray<{ wall: number; cpu: number }>): string {
  const of = (kind: 'wall' | 'cpu') =>
    [0.5, 0.95]
      .map((q) =>
        quantile(
          times.map((time) => time[kind]),
          q,
        ).toFixed(1),
      )
      .join(', ');
  return `${of('wall').padEnd(18)}${of('cpu')}`;
}

/** A page of lines of text as a picture; each number another page. */
async function drawn(n: number): Promise<Frame> {
  const rows = Array.from(
    { length: 40 },
    (_, i) =>
      `<text x="20" y="${20 + i * 19}" font-size="14">${WORDS[(i + n) % WORDS.length]} and more text here</text>`,
  ).join('');
  const bytes = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="1280" height="800" fill="#fff"/>${rows}</svg>`,
    ),
  )
    .jpeg()
    .toBuffer();
  return { bytes, mediaType: 'image/jpeg', width: 1280, height: 800 };
}

/** Prints how long a decision takes by the number of actions, decoding the frame included. */
export async function printSpeed(mind: Mind): Promise<void> {
  printLoading();
  console.log(
    `\n${'A decision in ms: median, 95th percentile'.padEnd(44)}${'on the clock'.padEnd(18)}of the processor`,
  );
  const frames = await Promise.all(Array.from({ length: 8 }, (_, n) => drawn(n)));
  const decoding = [];
  for (let i = 0; i < 16; i++) decoding.push(await timed(() => decode(frames[i % frames.length]!)));
  console.log(`${'  decoding a frame of 1280x800 alone'.padEnd(44)}${spread(decoding.slice(3))}`);
  for (const count of [10, 100, 500]) {
    const actions: Action[] = Array.from({ length: count }, (_, i) => ({
      name: `click:item-${i}`,
      target: {
        x: 20 + (i % 6) * 200,
        y: 10 + Math.floor(i / 6) * 9,
        width: 150,
        height: 16,
        role: 'link',
        kind: 'click',
        label: `${WORDS[(i * 7) % WORDS.length]} ${WORDS[(i * 13 + 5) % WORDS.length]} ${i}`,
        context: `card ${i} ${WORDS[(i * 3) % WORDS.length]} $${i}.00`,
        group: WORDS[Math.floor(i / 20) % WORDS.length]!,
      },
    }));
    const named = actions.map(({ target, ...action }) => ({ ...action, description: target!.label ?? '' }));
    for (const pictured of [true, false]) {
      const times = [];
      for (let n = 0; n < 60; n++)
        times.push(
          await timed(() =>
            mind.decide(
              {
                sessionId: 'speed',
                seed: n,
                person: somebody(n),
                today: new Date('2026-11-02T00:00:00Z'),
                instructions: 'Buy a blue mug in size L, then find out when the order arrives.',
                environmentName: 'shop',
                operatingNotes: null,
                turnIndex: 0,
                maxTurns: 30,
                reasoningEffort: 'medium',
                percept: {
                  frame: frames[n % frames.length]!,
                  texts: [
                    { label: 'address', text: 'http://shop.example/' },
                    { label: 'page_text', text: `# Shop\n${actions.map((action) => action.target!.label).join('\n')}` },
                  ],
                  actions: pictured ? actions : named,
                  frameAgeMs: 0,
                },
                memory: null,
              },
              new AbortController().signal,
            ),
          ),
        );
      console.log(
        `${`  ${count} actions, ${pictured ? 'in a picture' : 'by name alone'}`.padEnd(44)}${spread(times.slice(10))}`,
      );
    }
  }
  console.log(`  memory of this process at the end: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
}
