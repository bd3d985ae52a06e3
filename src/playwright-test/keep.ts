import type { TestInfo } from '@playwright/test';
import { z } from 'zod';
import { SessionRecord, TurnRecord } from '../contract/index.ts';
import type { Attempt } from './attempt.ts';

/** The attachment that carries a session from a test to the reporter, through blobs and merges. */
export const RECORD_ATTACHMENT = 'dramatis-session';

export const KeptRecord = z.object({
  schema: z.literal('dramatis-session/1'),
  record: SessionRecord,
  turns: z.array(TurnRecord),
  /** The scenario's `expect`, judged over all its sessions once they are together. */
  expect: z.record(z.string(), z.unknown()),
  deterministic: z.boolean(),
  shard: z.object({ current: z.number(), total: z.number() }).nullable(),
});
export type KeptRecord = z.infer<typeof KeptRecord>;

/** Attaches what came of an attempt to the test, and says it in annotations that every reporter shows. */
export async function keepRecord(
  testInfo: TestInfo,
  { record, turns }: Attempt,
  meta: Pick<KeptRecord, 'expect' | 'deterministic'>,
): Promise<void> {
  const felt = record.felt.at(-1);
  testInfo.annotations.push(
    { type: 'outcome', description: `${record.person.name}: ${record.outcome}, ${record.turns} turns` },
    ...(felt
      ? [{ type: 'felt', description: `${record.person.name}: ${felt.sentiment} (${felt.felt_intensity})` }]
      : []),
  );
  const kept: KeptRecord = {
    schema: 'dramatis-session/1',
    record,
    turns: [...turns],
    ...meta,
    shard: testInfo.config.shard,
  };
  await testInfo.attach(RECORD_ATTACHMENT, { body: JSON.stringify(kept), contentType: 'application/json' });
}
