import type { Item } from '../../perception/page.ts';
import type { Weighed } from '../situation.ts';

/**
 * Satisficing choice by information scent: the utility equations of CogTool-Explorer (Teo and John 2008; Teo, John and
 * Blackmon 2012), reimplemented. Scents are 50 times a 0..1 similarity plus logistic noise of scale 1, at least 0.01.
 */
export const SCENT_SCALE = 50;
export const SCENT_FLOOR = 0.01;

/**
 * Chance to pass over a link that one is not expecting among many alike. In visual search people miss 30% of targets
 * that are seldom there, and 7% of those that are there half the time (Wolfe, Horowitz and Kenner 2005); in short lists
 * hardly any. The top, a little over theirs, and the ramp are fitted to how many people take a link that leads straight
 * to what they look for.
 */
export const MISSED_AMONG_MANY = 0.33;
const FEW = 4;
const MANY = 12;

/**
 * Chance to pass over what one has reason to expect, as a share of that of what one does not: 7% against 30% in the same experiments.
 * Who has followed a plain scent expects it on the page that it led to.
 */
const EXPECTED = 7 / 30;

/** The attention of a person of whom nothing special is known; see traits.ts. */
const USUAL_ATTENTION = 0.93;

/** Chance that a person passes over one of `alike` links that stand together, where they expect it that surely, 0..1. */
export function missChance(alike: number, attention: number, expected = 0): number {
  const crowding = Math.max(0, Math.min(1, (alike - FEW) / (MANY - FEW)));
  const among = MISSED_AMONG_MANY * (1 + (EXPECTED - 1) * expected);
  return Math.min(0.6, among * crowding * Math.sqrt((1 - attention) / (1 - USUAL_ATTENTION)));
}

/** Parts what was read on this look from what was passed over: links lose by standing among many others alike. */
export function glance(
  items: readonly Scented[],
  attention: number,
  luck: (item: Item) => number,
  expected = 0,
): { read: Scented[]; missed: Scented[] } {
  const alike = new Map<string, number>();
  for (const { item, group } of items) if (item.role === 'link') alike.set(group, (alike.get(group) ?? 0) + 1);
  const read: Scented[] = [];
  const missed: Scented[] = [];
  for (const entry of items) {
    const chance = entry.item.role === 'link' ? missChance(alike.get(entry.group)!, attention, expected) : 0;
    (luck(entry.item) < chance ? missed : read).push(entry);
  }
  return { read, missed };
}

/**
 * What going back costs, in units of scent: 5 in SNIF-ACT 2.0 (Fu and Pirolli 2007), 1 in CogTool-Explorer (Teo, John and
 * Blackmon 2012). Somebody on the way pays the first, who has been lost for `LOST_TURNS` turns the second: in human games
 * the share of back moves is higher where the goal is not reached. The number of turns is fitted.
 */
const BACK_COST = { onTheWay: 5, lost: 1 } as const;
const LOST_TURNS = 6;

export function backCost(turnsLost: number): number {
  const lost = Math.max(0, Math.min(1, turnsLost / LOST_TURNS));
  return BACK_COST.onTheWay + (BACK_COST.lost - BACK_COST.onTheWay) * lost;
}

/**
 * Likelihoods from which a link is taken before the rest is read, and under which it is not taken at all: MESA's two
 * thresholds (Miller and Remington 2004). An eager reader settles for less at once; how much less is fitted.
 */
const SETTLE = { sure: 0.5, eager: 50 } as const;

export interface Scented {
  item: Item;
  scent: number;
  /** The heading or group it stands under. */
  group: string;
  /** What speaks most against it. */
  against?: string;
}

/** A scented control as the explanation shows it. */
export function asWeighed({ item, scent, against }: Scented): Weighed {
  return { item, label: item.label, scent, utility: scent, ...(against ? { reason: `but ${against}` } : {}) };
}

export interface Forage {
  /** The item chosen; null when going back won or everything was read without one. */
  choice: Scented | null;
  outcome: 'choose' | 'back' | 'exhausted';
  read: number;
  weighed: Weighed[];
}

/**
 * Reads items one by one and stops when choosing the best so far, or going back, beats reading on.
 * @param items in the order in which they are looked at.
 * @param k the satisficing parameter: the larger, the more is read first.
 * @param before scents of the previous page without the one chosen, the scent that led here, and for how many turns the person has
 *   been without clear progress; null on the first page. Who `expects` it here reads the page to its end before going back.
 */
export function forage(
  items: readonly Scented[],
  k: number,
  before: { left: readonly number[]; lead: number; lost: number; expects?: boolean } | null,
): Forage {
  let uRead = 0;
  let uChoose = 0;
  let best: Scented | null = null;
  let sum = 0;
  const weighed: Weighed[] = [];
  const settles = (SETTLE.sure * SCENT_SCALE * k) / (k + SETTLE.eager);
  const mean = (values: readonly number[]): number =>
    values.length > 0 ? values.reduce((a, b) => a + b, 0) / values.length : 0;
  for (const [i, candidate] of items.entries()) {
    const n = i + 1;
    sum += candidate.scent;
    if (!best || candidate.scent > best.scent) best = candidate;
    uRead = (uRead + candidate.scent) / (1 + n);
    uChoose = (uChoose + best.scent) / (1 + n + k);
    const uBack =
      before && (!before.expects || n === items.length)
        ? mean(before.left) - (before.lead + sum) / (1 + n) - backCost(before.lost)
        : Number.NEGATIVE_INFINITY;
    weighed.push({ ...asWeighed(candidate), utility: uChoose });
    if (uBack > uRead && uBack > uChoose) return { choice: null, outcome: 'back', read: n, weighed };
    if (uChoose >= uRead && best.scent >= settles) return { choice: best, outcome: 'choose', read: n, weighed };
  }
  return { choice: best, outcome: best ? 'choose' : 'exhausted', read: items.length, weighed };
}
