import type { Action, Decision, Person, ReasoningEffort } from '../contract/index.ts';

/** The frame as submitted: encoded bytes and the size they decode to. */
export interface Frame {
  bytes: Uint8Array;
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

/** What the person perceives on one turn. */
export interface Percept {
  frame: Frame;
  texts: ReadonlyArray<{ label: string | undefined; text: string }>;
  actions: readonly Action[];
  /** How old the frame was when it was submitted, in milliseconds. */
  frameAgeMs: number;
}

/** The person as frozen on the session. */
export type MindPerson = Pick<
  Person,
  | 'id'
  | 'name'
  | 'bio'
  | 'city'
  | 'country'
  | 'occupation'
  | 'date_of_birth'
  | 'education_level'
  | 'employment_status'
  | 'gender'
  | 'household'
  | 'income_level'
  | 'interests'
  | 'locale_type'
  | 'accessibility_profile'
>;

export interface MindRequest {
  sessionId: string;
  seed: number;
  person: MindPerson;
  /** The day the person was frozen: ages are counted to it, so a replay next year decides the same. */
  today: Date;
  /** The frozen instructions, with what the person knows at their end (contract/knowledge.ts). */
  instructions: string;
  environmentName: string;
  operatingNotes: string | null;
  turnIndex: number;
  maxTurns: number;
  reasoningEffort: ReasoningEffort;
  percept: Percept;
  /** What this mind handed back on the turn before; null on the first. JSON, and nobody else reads it. */
  memory: unknown;
}

export interface MindAnswer {
  decision: Decision;
  /** Kept with the session and handed back next turn; must survive JSON. */
  memory: unknown;
  inputTokens: number;
  outputTokens: number;
  /** Answers that were refused because they did not fit the declared actions, before this one. */
  validationRetries: number;
  /** What this decision cost in the engine's own reckoning, in credits. */
  credits: number;
}

/** An engine that decides as one person. Stateless between calls: everything it remembers is in `memory`. */
export interface Mind {
  readonly name: string;
  readonly decisionMode: 'direct' | 'intent';
  /** The same request always gives the same answer. */
  readonly deterministic: boolean;
  /**
   * Chooses. Once it has answered it reads the frame's bytes no more: their memory is given back then.
   *
   * @throws ServiceError `engine_unavailable` or `decision_invalid` (502); nothing is recorded then.
   */
  decide(request: MindRequest, signal: AbortSignal): Promise<MindAnswer>;
  /** Loads now what the first decision would load. What cannot be loaded is said by the decision. */
  prepare?(): Promise<void>;
  close?(): Promise<void>;
}
