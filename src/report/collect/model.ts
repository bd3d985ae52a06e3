import type { Outcome, Results } from '../../contract/index.ts';
import type { BaselineComparison, Finding } from '../../results/index.ts';
import type { Interval } from '../../results/statistics/index.ts';

/** Everything the page shows, gathered in one pass over the sessions. */
export interface ReportModel {
  results: Results;
  scenarios: ScenarioSummary[];
  people: PersonRow[];
  overall: Summary;
  pages: PageCost[];
  labels: LabelCost[];
  maps: PageMap[];
  findings: Finding[];
  /** Picture of a finding's deciding turn by its key, where one may be shown. */
  findingPictures: ReadonlyMap<string, string>;
  comparisons: Comparison[];
  engines: string[];
  /** Days on which frames and records go; null when nothing expires. */
  expires: string | null;
  album: Album;
  journeys: JourneyChunk[];
}

export type OutcomeCounts = Record<Outcome, number>;

export interface Summary {
  counts: OutcomeCounts;
  /** Of the counted sessions, those that really succeeded and said so. */
  success: Interval;
  medianTurns: number | null;
  /** Geometric mean of the predicted seconds of sessions that succeeded. */
  seconds: number | null;
  negative: number | null;
  /** Share of the counted sessions whose lostness is 0.4 or more. */
  lost: number | null;
}

export interface ScenarioSummary extends Summary {
  scenario: string;
  file: string;
  anchor: string;
  expectations: Results['scenarios'][number]['expectations'];
  sessions: number;
  funnel: FunnelStep[];
}

export interface FunnelStep {
  name: string;
  kind: 'start' | 'step' | 'page' | 'end';
  reached: number;
  of: number;
  /** Sessions that ended here without success, by outcome. */
  ended: Partial<OutcomeCounts>;
}

export interface PersonRow {
  name: string;
  id: string;
  /** One cell a scenario, in the order of `scenarios`; null where the person did not try it. */
  cells: Array<{ counts: OutcomeCounts; sessions: number[] } | null>;
}

export interface PageCost {
  path: string;
  /** Name of the environment. */
  site: string;
  title: string;
  visits: number;
  sessions: number;
  seconds: number;
  /** Predicted seconds that brought nobody further: acts without effect, and steps that were taken back. */
  lost: number;
  negative: number;
  ended: number;
}

export interface LabelCost {
  path: string;
  pageTitle: string;
  name: string;
  label: string;
  chosen: number;
  dead: number;
  undone: number;
  negative: number;
  lost: number;
}

/** Acts on one page, each at the place of its element in one picture of that page. */
export interface PageMap {
  path: string;
  title: string;
  width: number;
  height: number;
  picture: string | null;
  layout: LayoutBox[];
  first: Mark[];
  dead: Mark[];
  rage: Mark[];
  /** First acts on elements that the picture does not show. */
  elsewhere: number;
  visits: number;
}
export type LayoutBox = [x: number, y: number, width: number, height: number, label: string];
export interface Mark {
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
  count: number;
}

export interface Comparison extends BaselineComparison {
  against: string;
  p_adjusted?: number;
  frameBefore: ShownFrame | null;
  frameAfter: ShownFrame | null;
}

/** A picture with the place that the person chose in it. */
export interface ShownFrame {
  picture: string;
  size: { width: number; height: number };
  target: { x: number; y: number; width: number; height: number } | null;
}

/** JPEGs in base64 by a short id; each is in the page once, however many turns saw it. */
export interface Album {
  pictures: Map<string, string>;
  /** Turns whose frame was kept on disk but did not fit. */
  left: number;
  /** The day on which the first of the pictures must go, null when none ever must. */
  expires: string | null;
}

/** Turns of some sessions, gzipped JSON in base64: decoded when somebody opens one of them. */
export interface JourneyChunk {
  id: string;
  data: string;
}

export const OUTCOME_ORDER = [
  'success',
  'unnoticed_success',
  'gave_up',
  'max_turns',
  'false_success',
  'error',
] as const;

export const OUTCOME_WORDS: Record<Outcome, { name: string; short: string; mark: string; means: string }> = {
  success: { name: 'Success', short: 'succeeded', mark: '✓', means: 'said done, and was' },
  unnoticed_success: {
    name: 'Unnoticed success',
    short: 'did not notice',
    mark: '◌',
    means: 'was done, but did not know',
  },
  gave_up: { name: 'Gave up', short: 'gave up', mark: '✕', means: 'stopped looking' },
  max_turns: { name: 'Ran out', short: 'ran out', mark: '…', means: 'ran out of turns or time' },
  false_success: { name: 'False success', short: 'wrongly sure', mark: '!', means: 'said done, and was not' },
  error: { name: 'Error', short: 'broke', mark: '#', means: 'the harness or the environment failed; not counted' },
};

export function emptyCounts(): OutcomeCounts {
  return { success: 0, unnoticed_success: 0, gave_up: 0, max_turns: 0, false_success: 0, error: 0 };
}
