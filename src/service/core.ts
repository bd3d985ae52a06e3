import type { Mind } from '../mind/mind.ts';
import type { Store } from '../store/index.ts';

export type { EnvironmentRow, EnvironmentVersionRow, GenerationJobRow, TaskRow } from '../store/index.ts';

import type { Budgets } from './budgets.ts';
import type { FrameSigner } from './frames/signer.ts';
import type { KeyedLock } from './lock.ts';
import type { PeopleGenerator } from './people/generator.ts';

/** What every operation of the service stands on. */
export interface Core {
  readonly store: Store;
  readonly engines: ReadonlyMap<string, Mind>;
  readonly defaultEngine: string;
  readonly budgets: Budgets;
  readonly signer: FrameSigner;
  /** One submitted turn at a time for a session of this process. */
  readonly turnLock: KeyedLock;
  readonly generator: PeopleGenerator;
  /** How long an engine may think about one turn, in milliseconds. */
  readonly decideTimeoutMs: number;
  /** Aborted when the process is about to end: whatever still thinks is told to stop. */
  readonly stopping?: AbortSignal | undefined;
  now(): number;
}

/** Who asks. What a caller may do was settled before: scopes and workspaces are the transport's business. */
export interface Caller {
  /** The key that opened a session; for a user token an id made from its subject. */
  readonly keyId: string;
  /** Sessions a day for this key; null for no limit. */
  readonly sessionsPerDay: number | null;
  /** Told when a create spent, or would have overdrawn, the daily quota. */
  onDailyQuota?(state: BudgetState): void;
}

export interface BudgetState {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

/** Makes the address of a retained frame, or null where there is no HTTP to fetch it from. */
export type FrameLinks = (frameId: string) => string | null;

export const noLinks: FrameLinks = () => null;
