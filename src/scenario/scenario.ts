import type { Check, CreatePerson, Knowledge, Pacing, Retention, Success } from '../contract/index.ts';
import type { PlannedScreen } from '../play/index.ts';
import type { Expect, InlineEnvironment, PersonQuery, RegisteredEnvironment } from './schema.ts';

export type PersonEntry =
  | { kind: 'reference'; person: string; line: number; column: number }
  | { kind: 'inline'; person: CreatePerson; line: number; column: number }
  | { kind: 'query'; query: PersonQuery; line: number; column: number };

export interface Step {
  id: string;
  name: string;
  when: Check;
}

/** A selector that a check looks for, and where it is written. */
export interface WrittenSelector {
  selector: string;
  line: number;
  column: number;
}

/** A scenario as validated: nothing in it is of the wrong type or unknown. */
export interface Scenario {
  title: string;
  /** Path as the user would write it, from the working folder. */
  file: string;
  line: number;
  tags: string[];
  environment: (InlineEnvironment & { id?: undefined }) | RegisteredEnvironment;
  environmentPlace: { line: number; column: number };
  people: PersonEntry[];
  instructions: string;
  knowledge: Knowledge[];
  /** Placeholder -> value, of the data that came from environment variables. */
  secrets: Map<string, string>;
  /** Placeholder -> where it is typed, of those for which that is said. */
  secretOrigins: Map<string, string[]>;
  steps: Step[];
  success: Success;
  /** Those of the checks above; only a browser can tell whether they are CSS. */
  selectors: WrittenSelector[];
  sessions: number;
  seed: number;
  limits: { max_turns: number; minutes: number };
  screen: PlannedScreen;
  pacing: Pacing;
  retention: Retention;
  engine: string | null;
  enginePlace: { line: number; column: number };
  expect: Expect;
}
