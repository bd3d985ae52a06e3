import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../../store/index.ts';
import { newId } from '../ids.ts';

const PURPOSE = 'frames';
/** How long a signed address is good for, in milliseconds. */
const GOOD_FOR = 10 * 60_000;
const ROTATED_EVERY = 24 * 3_600_000;
/** An address signed just before a rotation must outlive it; clocks of replicas may differ a little. */
const KEPT_FOR = ROTATED_EVERY + 2 * GOOD_FOR;
const RELOADED_EVERY = 30_000;

interface Secret {
  bytes: Buffer;
  createdAt: number;
}

/**
 * Signs and checks the addresses of retained frames. Secrets live in the database, so that every replica accepts what
 * another signed, and are replaced every day.
 */
export class FrameSigner {
  readonly #store: Store;
  #secrets: Secret[] = [];
  #loadedAt = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Loads the secrets, making a new one when the newest is a day old. Cheap when done a moment ago. */
  async ready(now: number, force = false): Promise<void> {
    if (!force && this.#secrets.length > 0 && now - this.#loadedAt < RELOADED_EVERY) return;
    const rows = await this.#store.db
      .selectFrom('secrets')
      .select(['secret', 'created_at'])
      .where('purpose', '=', PURPOSE)
      .where('created_at', '>', now - KEPT_FOR)
      .orderBy('created_at', 'desc')
      .execute();
    this.#loadedAt = now;
    const [newest] = rows;
    if (!newest || newest.created_at <= now - ROTATED_EVERY) {
      const secret = randomBytes(32).toString('base64url');
      await this.#store.db
        .insertInto('secrets')
        .values({ id: newId(), purpose: PURPOSE, secret, created_at: now })
        .execute();
      await this.#store.db
        .deleteFrom('secrets')
        .where('purpose', '=', PURPOSE)
        .where('created_at', '<=', now - KEPT_FOR)
        .execute();
      rows.unshift({ secret, created_at: now });
    }
    this.#secrets = rows.map((row) => ({ bytes: Buffer.from(row.secret, 'base64url'), createdAt: row.created_at }));
  }

  #mac(secret: Secret, frameId: string, expires: number): Buffer {
    return createHmac('sha256', secret.bytes).update(`${frameId}.${expires}`).digest();
  }

  /** `expires` (epoch seconds) and `signature` for the frame's address. `ready` must have been awaited before. */
  sign(frameId: string, now: number): { expires: number; signature: string } {
    const [newest] = this.#secrets;
    if (!newest) throw new Error('The secrets of frame addresses are not loaded.');
    const expires = Math.floor((now + GOOD_FOR) / 1000);
    return { expires, signature: this.#mac(newest, frameId, expires).toString('hex') };
  }

  #fits(frameId: string, expires: number, given: Buffer): boolean {
    return this.#secrets.some((secret) => timingSafeEqual(this.#mac(secret, frameId, expires), given));
  }

  /** Whether the signature is ours and not yet over. */
  async check(frameId: string, expires: string, signature: string, now: number): Promise<boolean> {
    if (!/^\d{1,12}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature)) return false;
    if (Number(expires) * 1000 < now) return false;
    const given = Buffer.from(signature, 'hex');
    if (this.#fits(frameId, Number(expires), given)) return true;
    // Another replica may have signed with a secret that was made a moment ago.
    if (now - this.#loadedAt < 1000) return false;
    await this.ready(now, true);
    return this.#fits(frameId, Number(expires), given);
  }
}
