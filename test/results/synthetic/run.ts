import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SessionRecord } from '../../../src/contract/index.ts';
import { type Expect, evaluateExpectations, ResultsWriter } from '../../../src/results/index.ts';
import { temper } from './people.ts';
import { STORIES, type SyntheticOptions, syntheticSession } from './session.ts';
import { pictureOf, SITE } from './site.ts';

export interface RunOptions extends SyntheticOptions {
  people?: number;
  sessions?: number;
  seed?: number;
  stories?: number;
  expect?: Expect;
}

const EXPECT: Expect = {
  success: { at_least: 0.7 },
  false_success: { at_most: 0.02 },
  gave_up: { at_most: 0.25 },
  turns: { median_at_most: 14 },
  felt: { share_negative_at_most: 0.35 },
};

/** Writes a results folder as a run would, frames included where retention allows. */
export async function syntheticRun(dir: string, options: RunOptions = {}): Promise<SessionRecord[]> {
  const { people = 6, sessions = 5, seed = 1, stories = STORIES.length } = options;
  const chosen = STORIES.slice(0, stories);
  const writer = await ResultsWriter.open(dir, {
    dramatis: '0.1.0',
    scenarios: chosen,
    startedAt: new Date('2026-11-20T02:00:00.000Z'),
  });
  const pictures = new Map<string, Buffer>();
  for (const story of chosen) {
    const records: SessionRecord[] = [];
    for (let person = 0; person < people; person += 1) {
      for (let index = 0; index < sessions; index += 1) {
        const played = syntheticSession(story, temper(person), seed + person * 1000 + index, options);
        if (played.record.retention !== 'none') {
          const frames = join(writer.sessionFolder(played.record.id), 'frames');
          await mkdir(frames, { recursive: true });
          for (const [turn, page] of played.seen.entries()) {
            const picture = pictures.get(page) ?? (await pictureOf(SITE[page]!));
            pictures.set(page, picture);
            await writeFile(join(frames, `${turn}.jpg`), picture);
          }
        }
        records.push(await writer.addSession(played.record, played.turns));
      }
    }
    writer.setExpectations(story, evaluateExpectations(options.expect ?? EXPECT, records));
  }
  const results = await writer.finish(1);
  return results.sessions;
}

if (import.meta.main) {
  const [dir = 'dramatis-results', people = '8', sessions = '5', retention = '30d'] = process.argv.slice(2);
  const done = await syntheticRun(dir, {
    people: Number(people),
    sessions: Number(sessions),
    retention: retention as SessionRecord['retention'],
  });
  process.stdout.write(`${done.length} sessions in ${dir}\n`);
}
