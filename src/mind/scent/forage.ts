import type { Item } from '../perception/page.ts';
import type { Weighed } from './situation.ts';

/**
 * Satisficing choice by information scent: the utility equations of CogTool-Explorer (Teo and John 2008; Teo, John and
 * Blackmon 2012), reimplemented. Scents are 50 times a 0..1 similarity plus logistic noise of scale 1, at least 0.01.
 */
export const SCENT_SCALE = 50;
export const SCENT_FLOOR = 0.01;

export interface Scented {
  item: Item;
  scent: number;
  /** The heading or group it stands under. */
  group: string;
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
 * @param before scents of the previous page without the one chosen, and the scent that led here; null on the first page.
 */
export function forage(
  items: readonly Scented[],
  k: number,
  before: { left: readonly number[]; lead: number } | null,
): Forage {
  let uRead = 0;
  let uChoose = 0;
  let best: Scented | null = null;
  let sum = 0;
  const weighed: Weighed[] = [];
  const mean = (values: readonly number[]): number =>
    values.length > 0 ? values.reduce((a, b) => a + b, 0) / values.length : 0;
  for (const [i, candidate] of items.entries()) {
    const n = i + 1;
    sum += candidate.scent;
    if (!best || candidate.scent > best.scent) best = candidate;
    uRead = (uRead + candidate.scent) / (1 + n);
    uChoose = (uChoose + best.scent) / (1 + n + k);
    const uBack = before ? mean(before.left) - (before.lead + sum) / (1 + n) - 1 : Number.NEGATIVE_INFINITY;
    weighed.push({ item: candidate.item, label: candidate.item.label, scent: candidate.scent, utility: uChoose });
    if (uBack > uRead && uBack > uChoose) return { choice: null, outcome: 'back', read: n, weighed };
    if (uChoose >= uRead) return { choice: best, outcome: 'choose', read: n, weighed };
  }
  return { choice: best, outcome: best ? 'choose' : 'exhausted', read: items.length, weighed };
}
