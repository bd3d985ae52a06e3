import { Budgets } from '../../src/service/budgets.ts';
import type { Core } from '../../src/service/core.ts';
import { FrameSigner } from '../../src/service/frames/signer.ts';
import { KeyedLock } from '../../src/service/lock.ts';
import { libraryGenerator } from '../../src/service/people/made.ts';
import type { Store } from '../../src/store/index.ts';

/** What reading operations stand on, over a store that is open already. */
export function testCore(store: Store): Core {
  return {
    store,
    engines: new Map(),
    defaultEngine: '',
    budgets: new Budgets(store),
    signer: new FrameSigner(store),
    turnLock: new KeyedLock(),
    generator: libraryGenerator(),
    decideTimeoutMs: 1000,
    now: Date.now,
  };
}
