import { createHash } from 'node:crypto';
import { ServiceError } from '../contract/index.ts';
import { type IdempotencyRow, type Queryable, statement } from '../store/index.ts';
import type { Core } from './core.ts';
import type { Lifted } from './lifted.ts';
import { conflict } from './refusals.ts';

/** How long an answer is remembered, in milliseconds. */
export const REMEMBERED_MS = 24 * 3_600_000;

/** One call that may be repeated: an operation is method and whole path. */
export interface RepeatableCall {
  workspaceId: string;
  operation: string;
  key: string;
  body: unknown;
  lifted?: Lifted | undefined;
}

export interface Answered<T> {
  answer: T;
  replayed: boolean;
}

/** Object keys in order, so that the same body is the same text however a client wrote it. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, canonical(item)]));
}

/** A multiple of three, so that each piece's base64 is part of the whole one's. */
const PIECE = 12 * 1024;

function hashOf({ body, lifted }: RepeatableCall): string {
  const hash = createHash('sha256');
  const text = JSON.stringify(canonical(body ?? null));
  const at = lifted ? text.indexOf(lifted.token) : -1;
  if (!lifted || at === -1) return hash.update(text).digest('base64url');
  // The same as if the base64 stood in the body, without ever having all of it as a string.
  hash.update(text.slice(0, at));
  for (let from = 0; from < lifted.bytes.length; from += PIECE)
    hash.update(lifted.bytes.toString('base64', from, from + PIECE));
  return hash.update(text.slice(at + lifted.token.length)).digest('base64url');
}

/** @throws ServiceError `idempotency_key_invalid` unless it is 1 to 255 visible ASCII characters. */
export function checkIdempotencyKey(key: string): void {
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new ServiceError(
      422,
      'idempotency_key_invalid',
      'An Idempotency-Key is 1 to 255 visible ASCII characters, without spaces.',
    );
}

type Name = Pick<IdempotencyRow, 'workspace_id' | 'operation' | 'key'>;

const find = statement((db, { workspace_id, operation, key, since }: Name & { since: number }) =>
  db
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('workspace_id', '=', workspace_id)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .where('created_at', '>', since),
);
const forget = statement((db, { workspace_id, operation, key, until }: Name & { until: number }) =>
  db
    .deleteFrom('idempotency')
    .where('workspace_id', '=', workspace_id)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .where('created_at', '<=', until),
);
const insert = statement((db, { workspace_id, operation, key, body_hash, answer, created_at }: IdempotencyRow) =>
  db.insertInto('idempotency').values({ workspace_id, operation, key, body_hash, answer, created_at }),
);

const nameOf = ({ workspaceId, operation, key }: RepeatableCall): Name => ({
  workspace_id: workspaceId,
  operation,
  key,
});

async function remembered<T>(core: Core, call: RepeatableCall, bodyHash: string): Promise<T | null> {
  const [row] = await find(core.store.db, { ...nameOf(call), since: core.now() - REMEMBERED_MS });
  if (!row) return null;
  if (row.body_hash !== bodyHash)
    throw conflict('idempotency_conflict', 'This Idempotency-Key was used before with a different body.');
  return JSON.parse(row.answer) as T;
}

/**
 * Does `work` once for each key. `work` must call `remember` in the transaction that makes its record: the two commit
 * together, and of two callers racing with one key the loser is given the winner's answer.
 */
export async function once<T>(
  core: Core,
  call: RepeatableCall | null,
  work: (remember: (transaction: Queryable, answer: T) => Promise<void>) => Promise<T>,
): Promise<Answered<T>> {
  if (!call) return { answer: await work(async () => {}), replayed: false };
  checkIdempotencyKey(call.key);
  const bodyHash = hashOf(call);
  const known = await remembered<T>(core, call, bodyHash);
  if (known !== null) return { answer: known, replayed: true };
  const remember = async (transaction: Queryable, answer: T) => {
    const name = nameOf(call);
    const created_at = core.now();
    // A forgotten answer under the same key would be in the way; a remembered one makes the insert fail.
    await forget(transaction, { ...name, until: created_at - REMEMBERED_MS });
    await insert(transaction, { ...name, body_hash: bodyHash, answer: JSON.stringify(answer), created_at });
  };
  try {
    return { answer: await work(remember), replayed: false };
  } catch (error) {
    // Whatever stood in the way may be what a racing call with this key has just made.
    const winner = await remembered<T>(core, call, bodyHash);
    if (winner !== null) return { answer: winner, replayed: true };
    throw error;
  }
}

/** Puts a later form of a remembered answer in the place of the first one. */
export async function rememberAgain(core: Core, call: RepeatableCall, answer: unknown): Promise<void> {
  await core.store.db
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where('workspace_id', '=', call.workspaceId)
    .where('operation', '=', call.operation)
    .where('key', '=', call.key)
    .execute();
}
