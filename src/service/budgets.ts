import { sql, type Transaction } from 'kysely';
import { ServiceError } from '../contract/index.ts';
import { type Queryable, type Store, statement, type Tables } from '../store/index.ts';
import type { BudgetState } from './core.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

function refused(kind: string, message: string, state: BudgetState): ServiceError {
  return new ServiceError(429, kind, message, { retry_after_seconds: state.resetSeconds });
}

const secondsUntil = (at: number, now: number) => Math.max(1, Math.ceil((at - now) / 1000));

const countOf = statement((db, { owner, budget }: { owner: string; budget: string }) =>
  db.selectFrom('budgets').select(['window_start', 'used']).where('owner_id', '=', owner).where('budget', '=', budget),
);

/** One request more: a window that began at `over` or before is begun anew. */
const countRequest = statement((db, { owner, now, over }: { owner: string; now: number; over: number }) => {
  const past = sql<boolean>`budgets.window_start <= ${over}`;
  return db
    .insertInto('budgets')
    .values({ owner_id: owner, budget: 'requests', window_start: now, used: 1 })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'budget']).doUpdateSet({
        used: sql<number>`case when ${past} then 1 else budgets.used + 1 end`,
        window_start: sql<number>`case when ${past} then excluded.window_start else budgets.window_start end`,
      }),
    )
    .returning(['window_start', 'used']);
});

const countSession = statement((db, { owner, day }: { owner: string; day: number }) =>
  db
    .insertInto('budgets')
    .values({ owner_id: owner, budget: 'sessions', window_start: day, used: 1 })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'budget']).doUpdateSet({
        used: sql<number>`case when budgets.window_start = excluded.window_start then budgets.used + 1 else 1 end`,
        window_start: sql<number>`excluded.window_start`,
      }),
    )
    .returning('used'),
);

/**
 * Requests a minute and sessions a day, for each key. A minute starts with its first request. On PostgreSQL the counts
 * are rows that all replicas share; on SQLite there is one process, and requests are counted in its memory.
 */
export class Budgets {
  readonly #store: Store;
  readonly #minutes = new Map<string, { start: number; used: number }>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Charges one request. `allowed` is false when the budget was spent before. */
  async chargeRequest(keyId: string, limit: number, now: number): Promise<BudgetState & { allowed: boolean }> {
    const { start, used } =
      this.#store.dialect === 'postgres' ? await this.#chargeShared(keyId, now) : this.#chargeLocal(keyId, now);
    return {
      limit,
      remaining: Math.max(0, limit - used),
      resetSeconds: secondsUntil(start + MINUTE, now),
      allowed: used <= limit,
    };
  }

  #chargeLocal(keyId: string, now: number): { start: number; used: number } {
    const known = this.#minutes.get(keyId);
    if (known && now - known.start < MINUTE) {
      known.used += 1;
      return known;
    }
    if (this.#minutes.size > 10_000) {
      for (const [key, { start }] of this.#minutes) if (now - start >= MINUTE) this.#minutes.delete(key);
    }
    const fresh = { start: now, used: 1 };
    this.#minutes.set(keyId, fresh);
    return fresh;
  }

  async #chargeShared(keyId: string, now: number): Promise<{ start: number; used: number }> {
    const [row] = await countRequest(this.#store.db, { owner: keyId, now, over: now - MINUTE });
    if (!row) throw new Error('A budget was not counted.');
    return { start: row.window_start, used: row.used };
  }

  /** The request budget as it stands, charged to nobody. */
  async peekRequests(keyId: string, limit: number, now: number): Promise<BudgetState> {
    const row =
      this.#store.dialect === 'postgres'
        ? await this.#row(this.#store.db, keyId, 'requests')
        : (({ start, used }) => ({ window_start: start, used }))(this.#minutes.get(keyId) ?? { start: 0, used: 0 });
    const live = row && now - row.window_start < MINUTE;
    return {
      limit,
      remaining: Math.max(0, limit - (live ? row.used : 0)),
      resetSeconds: live ? secondsUntil(row.window_start + MINUTE, now) : MINUTE / 1000,
    };
  }

  async #row(db: Queryable, keyId: string, budget: string) {
    return (await countOf(db, { owner: keyId, budget }))[0];
  }

  async peekSessions(keyId: string, limit: number, now: number): Promise<BudgetState> {
    const day = now - (now % DAY);
    const row = await this.#row(this.#store.db, keyId, 'sessions');
    const used = row?.window_start === day ? row.used : 0;
    return { limit, remaining: Math.max(0, limit - used), resetSeconds: secondsUntil(day + DAY, now) };
  }

  /** @throws ServiceError 429 `session_quota_exceeded` */
  refuseSession(state: BudgetState): never {
    throw refused('session_quota_exceeded', 'This key has opened as many sessions today as it may.', state);
  }

  refuseRequest(state: BudgetState): ServiceError {
    return refused('rate_limited', 'This key has made as many requests this minute as it may.', state);
  }

  /** Spends one session of the day, in the transaction that opens it, so that a refused create spends nothing. */
  async chargeSession(
    transaction: Transaction<Tables>,
    keyId: string,
    limit: number,
    now: number,
  ): Promise<BudgetState> {
    const day = now - (now % DAY);
    const [row] = await countSession(transaction, { owner: keyId, day });
    if (!row) throw new Error('A budget was not counted.');
    const state = { limit, remaining: Math.max(0, limit - row.used), resetSeconds: secondsUntil(day + DAY, now) };
    if (row.used > limit) this.refuseSession(state);
    return state;
  }
}
