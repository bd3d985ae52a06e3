import type { StageOptions } from '../browser/types.ts';
import type { Check, Knowledge, Pacing, Person, Retention, Success } from '../contract/index.ts';

/** What the person sits at; what is not given is drawn from age and work. */
export type PlannedScreen = Pick<StageOptions, 'device' | 'viewport' | 'colorScheme' | 'geolocation'>;

/** One session as planned: everything it needs is known before anything is run. */
export interface PlannedSession {
  scenario: string;
  file: string;
  line: number;
  person: Person;
  /** Counts from 0 among the sessions of this person in this scenario. */
  index: number;
  seed: number;
  environment: { name: string; url: string; id: string | null; versionId: string | null };
  origins: readonly string[];
  instructions: string;
  knowledge: readonly Knowledge[];
  secrets: ReadonlyMap<string, string>;
  /** Placeholder -> the origins it is for; the environment's own where nothing is said. */
  secretOrigins?: ReadonlyMap<string, readonly string[]>;
  steps: ReadonlyArray<{ id: string; name: string; when: Check }>;
  success: Success;
  limits: { max_turns: number; minutes: number };
  screen: PlannedScreen;
  pacing: Pacing;
  retention: Retention;
  engine: string | null;
}

/** What is told while a session runs, for a live table or plain lines. */
export interface Progress {
  session: PlannedSession;
  turn: number;
  doing: string;
  feeling: string;
}
