import type { Person } from '../contract/index.ts';
import type { Mind } from '../mind/mind.ts';
import { openStore, type Store, type StoreOptions } from '../store/index.ts';
import { Budgets } from './budgets.ts';
import type { Core } from './core.ts';
import { FrameSigner } from './frames/signer.ts';
import { KeyedLock } from './lock.ts';
import type { PeopleGenerator } from './people/generator.ts';
import { loadLibrary } from './people/library.ts';
import { libraryGenerator } from './people/made.ts';

export type { StoreOptions } from '../store/index.ts';

export interface OpenOptions {
  store: StoreOptions;
  minds: readonly Mind[];
  platformPeople?: readonly Person[] | undefined;
  generator?: PeopleGenerator | undefined;
  decideTimeoutMs?: number | undefined;
  /** The clock, for tests; epoch milliseconds. */
  now?: (() => number) | undefined;
}

export interface OpenedCore {
  core: Core;
  /** Ends every decision that an engine still thinks about: 503 `shutting_down`, nothing recorded. */
  stop(): void;
  close(): Promise<void>;
}

const DECIDE_TIMEOUT_MS = 120_000;

/** Opens the store and puts together what the operations stand on. */
export async function openCore(options: OpenOptions): Promise<OpenedCore> {
  const [first] = options.minds;
  if (!first) throw new Error('The service needs at least one engine.');
  const store = await openStore(options.store);
  const stopping = new AbortController();
  const core: Core = {
    store,
    engines: new Map(options.minds.map((mind) => [mind.name, mind])),
    defaultEngine: first.name,
    budgets: new Budgets(store),
    signer: new FrameSigner(store),
    turnLock: new KeyedLock(),
    generator: options.generator ?? libraryGenerator(),
    decideTimeoutMs: options.decideTimeoutMs ?? DECIDE_TIMEOUT_MS,
    stopping: stopping.signal,
    now: options.now ?? Date.now,
  };
  try {
    await loadLibrary(core, options.platformPeople ?? []);
    await core.signer.ready(core.now());
  } catch (error) {
    await store.close();
    throw error;
  }
  return {
    core,
    stop: () => stopping.abort(),
    async close() {
      await core.turnLock.idle();
      await store.close();
      await Promise.all(options.minds.map((mind) => mind.close?.()));
    },
  };
}

/** The rows alone, for the command line: no engine, no library, nothing that runs. */
export async function openAdministration(options: StoreOptions): Promise<{ store: Store; now(): number }> {
  return { store: await openStore({ ...options, frames: undefined, poolSize: 1 }), now: Date.now };
}
