import sharp from 'sharp';
import type { Action } from '../../src/contract/index.ts';
import { loadVectors, wordIndex } from '../../src/mind/language/index.ts';
import type { Mind } from '../../src/mind/mind.ts';
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

/** Prints how long a decision takes by the number of actions, with and without decoding the frame. */
export async function printSpeed(mind: Mind): Promise<void> {
  console.log('\nDecision time in milliseconds (median, 95th percentile)');
  const before = process.memoryUsage().rss;
  const t = performance.now();
  loadVectors();
  wordIndex('mug');
  console.log(
    `  word vectors: ${(performance.now() - t).toFixed(1)} ms to load here (0 when already loaded), ${((process.memoryUsage().rss - before) / 1e6).toFixed(1)} MB`,
  );
  const rows = Array.from(
    { length: 40 },
    (_, i) => `<text x="20" y="${20 + i * 19}" font-size="14">${WORDS[i % WORDS.length]} and more text here</text>`,
  ).join('');
  const bytes = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="1280" height="800" fill="#fff"/>${rows}</svg>`,
    ),
  )
    .jpeg()
    .toBuffer();
  const frame = { bytes, mediaType: 'image/jpeg' as const, width: 1280, height: 800 };
  const decoding: number[] = [];
  for (let i = 0; i < 15; i++) {
    const start = performance.now();
    await decode(frame);
    decoding.push(performance.now() - start);
  }
  console.log(
    `  decoding a 1280x800 frame: ${quantile(decoding, 0.5).toFixed(1)}, ${quantile(decoding, 0.95).toFixed(1)}`,
  );
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
    const times: number[] = [];
    for (let n = 0; n < 40; n++) {
      const start = performance.now();
      await mind.decide(
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
            frame,
            texts: [
              { label: 'address', text: 'http://shop.example/' },
              { label: 'page_text', text: `# Shop\n${actions.map((action) => action.target!.label).join('\n')}` },
            ],
            actions,
            frameAgeMs: 0,
          },
          memory: null,
        },
        new AbortController().signal,
      );
      times.push(performance.now() - start);
    }
    const net = (q: number) => Math.max(0, quantile(times.slice(5), q) - quantile(decoding, 0.5));
    console.log(
      `  ${String(count).padStart(3)} actions: ${quantile(times.slice(5), 0.5).toFixed(1)}, ${quantile(times.slice(5), 0.95).toFixed(1)}; without decoding ${net(0.5).toFixed(1)}, ${net(0.95).toFixed(1)}`,
    );
  }
}
