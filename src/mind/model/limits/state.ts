import type { Phrase } from '../../language/index.ts';
import type { MindRequest } from '../../mind.ts';
import type { Page } from '../../perception/index.ts';
import type { Chance } from '../../scent/person/random.ts';
import type { Traits } from '../../scent/person/traits.ts';
import type { Experience } from './experience.ts';

/** What one turn stands on. */
export interface State {
  request: MindRequest;
  traits: Traits;
  chance: Chance;
  page: Page;
  task: Phrase;
  seen: ReadonlyMap<string, number>;
  aware: ReadonlySet<string>;
  experience: Experience;
  /** Scent of each target for the task, 0..1. */
  scents: ReadonlyMap<string, number>;
  /** How much the page as a whole is about the task, 0..1. */
  fit: number;
  /** The best of what was noticed: the power to go on. */
  power: number;
  /** The chance of success before this page was taken in. */
  before: number;
  newPage: boolean;
  /** Felt seconds that the page let the person wait, and how far that stretched their patience. */
  waited: { seconds: number; strain: number };
}
