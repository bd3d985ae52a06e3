import type { Outcome, SessionRecord, TurnRecord } from '../../../src/contract/index.ts';
import type { Temper } from './people.ts';
import { SITE, type SitePage, type Spot } from './site.ts';

export interface Story {
  scenario: string;
  file: string;
  wanted: string[];
  /** Pages of the shortest way, the goal last. */
  way: string[];
  /** Page on which people stumble, and how often, 0..1. */
  trap: { page: string; rate: number };
  steps: Array<{ id: string; name: string; page: string }>;
  limit: number;
}

export const STORIES: Story[] = [
  {
    scenario: 'Buy a waxed jacket',
    file: 'scenarios/buy.scenario.yaml',
    wanted: ['find a waxed jacket', 'put it into the basket', 'pay'],
    way: ['home', 'category', 'product', 'basket', 'signin', 'orders', 'checkout', 'paid'],
    trap: { page: 'checkout', rate: 0.22 },
    steps: [
      { id: 'product', name: 'Opened the jacket', page: 'product' },
      { id: 'basket', name: 'Filled the basket', page: 'basket' },
      { id: 'checkout', name: 'Reached checkout', page: 'checkout' },
    ],
    limit: 25,
  },
  {
    scenario: 'Return a jacket that does not fit',
    file: 'scenarios/return.scenario.yaml',
    wanted: ['find the last order', 'send the jacket back'],
    way: ['home', 'signin', 'orders', 'order', 'returns', 'booked'],
    trap: { page: 'order', rate: 0.55 },
    steps: [
      { id: 'orders', name: 'Signed in', page: 'orders' },
      { id: 'returns', name: 'Opened the returns page', page: 'returns' },
    ],
    limit: 20,
  },
  {
    scenario: 'Find out how long delivery takes',
    file: 'scenarios/delivery.scenario.yaml',
    wanted: ['find the delivery times'],
    way: ['home', 'help'],
    trap: { page: 'help', rate: 0.12 },
    steps: [],
    limit: 12,
  },
];

export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SAYINGS: Record<string, string[]> = {
  curious: ['This looks like the way to go.', 'Let me see what is behind this one.', 'That sounds about right.'],
  satisfied: ['Good, that worked.', 'Nearly there.', 'That was easy enough.'],
  uncertain: ['I am not sure this is what I want.', 'None of these says what I am after.'],
  confused: ['Something else? Than what?', 'I thought this would take me there.'],
  annoyed: ['I pressed it and nothing happened.', 'Again nothing.', 'Why does it not do anything?'],
  frustrated: ['I have been round here before.', 'I do not want to look any longer.'],
};

export interface SyntheticSession {
  record: SessionRecord;
  turns: TurnRecord[];
  /** Page names by turn, for the frames. */
  seen: string[];
}

export interface SyntheticOptions {
  retention?: SessionRecord['retention'];
  engine?: string;
  /** Adds to the rate at which the trap of a story catches people: a defect of the build. */
  harm?: number;
  startedAt?: Date;
  broken?: number;
}

export function syntheticSession(
  story: Story,
  person: Temper,
  seed: number,
  options: SyntheticOptions = {},
): SyntheticSession {
  const next = random(seed * 2654435761 + story.scenario.length * 97 + person.name.length);
  const started = options.startedAt ?? new Date('2026-11-20T02:00:00.000Z');
  const turns: TurnRecord[] = [];
  const seen: string[] = [];
  let at = 0;
  let valence = person.mood;
  let patience = person.patience;
  const trapped = next() < story.trap.rate + (options.harm ?? 0) - (person.skill - 0.7) * 0.5;
  const broken = next() < (options.broken ?? 0.015);
  let outcome: Outcome | null = null;
  while (outcome === null) {
    const name = story.way[at]!;
    const page = SITE[name]!;
    const onTrap = trapped && name === story.trap.page;
    const goal = at === story.way.length - 1;
    seen.push(name);
    const stray = !goal && (onTrap ? next() < 0.85 : next() < 0.16);
    const forward = page.spots.find((spot) => spot.to === story.way[at + 1]);
    const others = page.spots.filter((spot) => spot !== forward);
    const spot = stray || !forward ? others[Math.floor(next() * others.length)]! : forward;
    const dead = stray && !spot.to;
    patience -= stray ? 0.16 : 0.01;
    valence = Math.max(-1, Math.min(1, valence * 0.7 + (dead ? -0.45 : stray ? -0.25 : goal ? 0.5 : 0.15)));
    if (goal) outcome = next() < 0.04 ? 'unnoticed_success' : 'success';
    else if (turns.length + 1 >= story.limit) outcome = 'max_turns';
    else if (patience < 0) outcome = onTrap && next() < 0.3 ? 'false_success' : 'gave_up';
    if (broken && turns.length > 2) outcome = 'error';
    const ends = outcome !== null && outcome !== 'max_turns' && outcome !== 'error';
    turns.push(
      turnOf({
        page,
        spot: ends ? null : spot,
        outcome,
        dead,
        valence,
        index: turns.length,
        wanted: story.wanted,
        next,
        started,
        at,
        patience,
        keep: (options.retention ?? 'none') !== 'none',
      }),
    );
    if (!stray) at = Math.min(at + 1, story.way.length - 1);
  }
  const seconds = turns.reduce((sum, turn) => sum + turn.seconds_predicted, 0);
  const claimed = {
    success: 'completed',
    false_success: 'completed',
    unnoticed_success: 'gave_up',
    gave_up: 'gave_up',
    max_turns: 'max_turns',
    error: 'error',
  } as const;
  const id = `0193${(seed + 0x10000).toString(16).padStart(4, '0').slice(-4)}-${Math.floor(next() * 65536)
    .toString(16)
    .padStart(4, '0')}-7${Math.floor(next() * 4096)
    .toString(16)
    .padStart(3, '0')}-8${Math.floor(next() * 4096)
    .toString(16)
    .padStart(3, '0')}-${Math.floor(next() * 2 ** 48)
    .toString(16)
    .padStart(12, '0')}`;
  return {
    seen,
    turns,
    record: {
      id,
      scenario: story.scenario,
      file: story.file,
      person: { id: `p-${person.name.toLowerCase().replace(/[^a-z]+/g, '-')}`, name: person.name },
      seed,
      environment: { name: 'Fernhill Outfitters', url: 'http://127.0.0.1:4173/' },
      engine: options.engine ?? 'scent',
      outcome: outcome!,
      claimed: claimed[outcome!],
      verified: outcome === 'success' || outcome === 'unnoticed_success',
      turns: turns.length,
      seconds_predicted: Math.round(seconds * 100) / 100,
      seconds_wall: Math.round(turns.length * 42) / 100,
      felt: turns.map((turn) => ({
        turn_index: turn.turn_index,
        sentiment: turn.decision.sentiment,
        felt_intensity: turn.decision.felt_intensity,
        valence: turn.valence,
      })),
      steps: story.steps.map(({ id: step, name, page }) => ({
        id: step,
        name,
        reached_turn: seen.includes(page) ? seen.indexOf(page) : null,
      })),
      retention: options.retention ?? 'none',
      expires_at: null,
      trace: `sessions/${id}/trace.zip`,
      error: outcome === 'error' ? { kind: 'page_crashed', message: 'The page crashed while it was loading.' } : null,
    },
  };
}

interface TurnInput {
  page: SitePage;
  spot: Spot | null;
  outcome: Outcome | null;
  dead: boolean;
  valence: number;
  index: number;
  wanted: string[];
  next: () => number;
  started: Date;
  at: number;
  patience: number;
  keep: boolean;
}

function turnOf({
  page,
  spot,
  outcome,
  dead,
  valence,
  index,
  wanted,
  next,
  started,
  at,
  patience,
  keep,
}: TurnInput): TurnRecord {
  const sentiment =
    valence < -0.6
      ? 'frustrated'
      : valence < -0.35
        ? 'annoyed'
        : valence < -0.15
          ? 'confused'
          : valence < 0.05
            ? 'uncertain'
            : valence < 0.35
              ? 'curious'
              : 'satisfied';
  const sayings = SAYINGS[sentiment]!;
  const ranked = page.spots
    .map((it) => ({ it, scent: it === spot ? 20 + next() * 15 : next() * 18 }))
    .sort((a, b) => b.scent - a.scent)
    .slice(0, 8);
  const status =
    outcome === 'success' || outcome === 'false_success'
      ? 'completed'
      : outcome === 'gave_up' || outcome === 'unnoticed_success'
        ? 'gave_up'
        : 'continue';
  return {
    turn_index: index,
    url: `http://127.0.0.1:4173${page.path}`,
    title: page.title,
    frame: { width: 1280, height: 800, path: keep ? `frames/${index}.jpg` : null },
    actions: page.spots.map(({ name, label, x, y, width, height }) => ({
      name,
      label,
      target: { x, y, width, height },
    })),
    decision: {
      status,
      action_name: spot?.name ?? null,
      arguments: spot?.name.startsWith('type:')
        ? { text: spot.label === 'Password' ? '{{password}}' : 'rosa@example.org' }
        : null,
      comment: sayings[Math.floor(next() * sayings.length)]!,
      sentiment,
      felt_intensity: Math.abs(valence) > 0.6 ? 'high' : Math.abs(valence) > 0.3 ? 'medium' : 'low',
    },
    rule: spot ? (dead ? 'second_best' : 'satisfice') : status === 'gave_up' ? 'patience_spent' : 'goal_seen',
    why: spot ? `"${spot.label}" has the strongest scent of what is left.` : 'There is nothing better left to try.',
    wanted: wanted[Math.min(wanted.length - 1, Math.floor((at / 8) * wanted.length))]!,
    candidates: ranked.map(({ it, scent }) => ({
      action_name: it.name,
      label: it.label,
      scent: Math.round(scent * 100) / 100,
      utility: Math.round((scent / (3 + index)) * 100) / 100,
      seen: it.pale ? 0.35 : 0.9,
    })),
    valence: Math.round(valence * 1000) / 1000,
    chance: Math.round(Math.max(0, Math.min(1, patience + 0.1)) * 100) / 100,
    effect: spot
      ? dead
        ? { kind: 'nothing', words: `Nothing changed after "${spot.label}".` }
        : { kind: 'changed', words: 'The page changed.' }
      : null,
    seconds_predicted: Math.round((3 + next() * 9 + (dead ? 4 : 0)) * 100) / 100,
    times: {
      started_at: new Date(started.getTime() + index * 1000).toISOString(),
      observe_ms: 60 + Math.round(next() * 40),
      decide_ms: 4,
      act_ms: 130 + Math.round(next() * 200),
      frame_age_ms: 0,
    },
  };
}
