import type { Retention, SessionRecord } from '../contract/index.ts';
import type { PlannedSession, Progress } from '../play/index.ts';
import { InputError } from '../scenario/problem.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** What makes a run end with 1. `never` also keeps sessions that ended in `error` from failing it. */
export const FAIL_ON = ['expectations', 'regression', 'new-findings', 'never'] as const;
export type FailOn = (typeof FAIL_ON)[number];

export interface RunOptions {
  /** Scenario files and folders. */
  paths: readonly string[];
  sessions?: number;
  seed?: number;
  /** Only this person, by name or id. */
  person?: string;
  /** One session a person with exactly this seed, to play a recorded one again. */
  sessionSeed?: number;
  workers?: number;
  engine?: string;
  api?: string;
  retention?: Retention;
  headed?: boolean;
  /** Only scenarios whose title and tags match. */
  grep?: RegExp;
  out: string;
  updateBaseline?: boolean;
  /** Default: expectations. */
  failOn?: readonly FailOn[];
  /** Leave out sessions of a scenario once those that ended decide its `expect.success`. */
  until?: 'decided';
  cwd?: string;
  env?: Readonly<Record<string, string | undefined>>;
  signal?: AbortSignal;
  onEvent?: (event: RunEvent) => void;
}

export type RunEvent =
  | { type: 'planned'; sessions: readonly PlannedSession[]; workers: number }
  | { type: 'started'; session: PlannedSession }
  | { type: 'skipped'; session: PlannedSession }
  | ({ type: 'turn' } & Progress)
  | { type: 'ended'; session: PlannedSession; record: SessionRecord };

/**
 * The scenarios that a run is asked for.
 * @throws InputError when none is left
 */
export function selectScenarios(scenarios: Scenario[], { grep, paths, updateBaseline }: RunOptions): Scenario[] {
  const chosen = grep
    ? scenarios.filter(({ title, tags }) => grep.test([title, ...tags.map((tag) => `@${tag}`)].join(' ')))
    : scenarios;
  if (chosen.length === 0) {
    const message = grep ? `no scenario matches ${grep}` : `no scenario in ${paths.join(', ')}`;
    throw new InputError([{ file: '', line: null, column: null, message }]);
  }
  if (updateBaseline && chosen.every(({ expect }) => !expect.regression)) {
    const message =
      '--update-baseline has nowhere to write: give a scenario expect: { regression: { baseline: baselines/NAME.json } }';
    throw new InputError([{ file: '', line: null, column: null, message }]);
  }
  return chosen;
}
