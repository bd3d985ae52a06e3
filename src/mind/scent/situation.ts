import type { Knowledge } from '../../contract/index.ts';
import type { MindRequest } from '../mind.ts';
import type { Figure } from '../perception/index.ts';
import type { Item, Page } from '../perception/page.ts';
import type { Look } from '../perception/pixels.ts';
import type { Weakness } from '../perception/print.ts';
import type { Goal, Step } from './goal/types.ts';
import type { Memory } from './memory.ts';
import type { Reading } from './person/legible.ts';
import type { Chance } from './person/random.ts';
import type { Traits } from './person/traits.ts';

/** Everything one decision stands on. Rules read it and write only to `memory`. */
export interface Situation {
  request: MindRequest;
  page: Page;
  /** Fingerprint of the page. */
  key: string;
  /** Hash of what the page shows, states and values included. */
  content: number;
  /** Lines that were not there a turn ago. */
  fresh: string[];
  /** Names of controls that were not there a turn ago. */
  appeared: ReadonlySet<string>;
  goal: Goal;
  /** The task as it was worded, without what is known for it; where the page gives the steps, what it says of them. */
  asked: string;
  /** The step the person is at; undefined when all are done. */
  step: Step | undefined;
  knowledge: Knowledge[];
  memory: Memory;
  traits: Traits;
  chance: Chance;
  /** 0..1 for each item: how well this person perceives it. */
  seen: ReadonlyMap<string, number>;
  /** What the pixels of each item look like to these eyes; empty where nothing is shown, or the person does not see. */
  looks: ReadonlyMap<string, Look>;
  /** What is drawn where neither words nor controls stand; asked for only when it matters. */
  figures: () => Figure[];
  /** What makes those hard to see that are. */
  weaknesses: ReadonlyMap<string, Weakness>;
  /** What reading the page asked of these eyes. */
  reading: Reading;
  /** Items the person is aware of and may use, in reading order. */
  items: Item[];
  dayFirst: boolean;
  /** Somebody at the keyboard cannot see which control they are at. */
  focusHidden: boolean;
  /** Words of the page come and go by themselves. */
  restless: boolean;
  /** Felt seconds that the page let the person wait for it, and how far that stretched their patience (1: all of it). */
  waited: { seconds: number; strain: number; came: boolean };
  /**
   * Whether the person is shown something: the frame shows what is offered, or acts have led somewhere. False where a
   * caller declares no places or sends a blank picture, and nothing has come of it yet.
   */
  pictured: boolean;
  /** Something speaks against the task being done already: nothing is taken for done in this decision. */
  unready?: boolean;
  /** What was turned down in this decision, though it smelled well and does no harm. */
  turnedDown?: readonly Proposal[];
  /** What rules bring up though it was dropped, as rule and control: that is not heard again in this decision. */
  unheard?: ReadonlySet<string>;
  /** What was dropped in this decision: it is on the page, and not to be acted on. */
  dropped?: ReadonlySet<Item>;
}

/** Whether everything so far happened on one and the same page. */
export function onePage({ memory }: Situation): boolean {
  const places = new Set(Object.keys(memory.visits).map((key) => key.split('||')[0]));
  return places.size <= 1;
}

export interface Weighed {
  item: Item | null;
  label: string;
  scent: number;
  utility: number;
  reason?: string;
}

/** What a rule proposes to do. */
export interface Proposal {
  rule: string;
  why: string;
  status: 'continue' | 'completed' | 'gave_up';
  item: Item | null;
  args: Record<string, string | number | boolean> | null;
  candidates?: Weighed[];
  /** Of several things alike the one that this is done with, by its name. */
  thing?: string;
  /** 0..1: how sure the person is of this. Clear moves are made whatever the mood. */
  sure: number;
  completes?: boolean;
  /** What else the task says was looked for already where this claims to be done. */
  whole?: boolean;
  commits?: boolean;
  scent?: number;
  /** Items read before choosing, for the time it took. */
  read?: number;
  /** What on the page brought it about, for the comment. */
  cause?: string;
  answer?: string;
}

/** Why a step counts as done, in the person's words, and whether the site has said nothing; null while it is not. */
export type Done = { why: string; cause: string; sure: number; answer?: string; silent?: boolean } | null;

/** What is worked out of the page and of what the person is aware of on it, once, however often it is asked for. */
export function ofItemsInSight<T>(work: (situation: Situation) => T): (situation: Situation) => T {
  const known = new WeakMap<Item[], { found: T }>();
  return (situation) => {
    let kept = known.get(situation.items);
    if (!kept) {
      kept = { found: work(situation) };
      known.set(situation.items, kept);
    }
    return kept.found;
  };
}

/** What was worked out in one decision, as long as it is for the same step: the next one may be taken in the same decision. */
export class PerStep<T> {
  readonly #kept = new WeakMap<Situation, { step: Step | undefined; found: T }>();

  get(situation: Situation): T | undefined {
    const before = this.#kept.get(situation);
    return before && before.step === situation.goal.steps[situation.memory.step] ? before.found : undefined;
  }

  set(situation: Situation, found: T): void {
    this.#kept.set(situation, { step: situation.goal.steps[situation.memory.step], found });
  }
}
