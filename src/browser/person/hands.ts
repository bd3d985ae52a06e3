import type { AccessibilityProfile } from '../../contract/index.ts';
import type { PageAction } from '../types.ts';
import { chance } from './chance.ts';

interface Point {
  x: number;
  y: number;
}

/**
 * Where a hand lands when it aims: normally distributed around the aim. The spread has a part that grows with the
 * target, because people are quicker and less careful on large ones, and an absolute part that no care removes (Bi, Li
 * and Zhai 2013, "FFitts law": variance = .0108 width^2 + absolute^2). A hand without impairment keeps within the
 * target by slowing down, so nothing is drawn for it.
 */
const RELATIVE_VARIANCE = 0.0108;
/** Absolute spread in CSS pixels: a moderate action tremor of 2 to 3 mm on the screen. */
const TREMOR_PX = 10;
/** One that reaches far only with the arm stretched: spread at the resting place, and at the far end of the screen. */
const NEAR_REACH_PX = 2;
const FAR_REACH_PX = 14;

/** Whether this person's pointer may miss. */
export function mayMiss(profile: AccessibilityProfile): boolean {
  return profile.motor === 'tremor' || profile.motor === 'limited_reach';
}

/** Where the hand lands this time: the same seed, turn and target land on the same spot. */
export function aimOf(
  profile: AccessibilityProfile,
  action: Pick<PageAction, 'name' | 'point' | 'target'>,
  viewport: { width: number; height: number },
  seed: number,
  turn: number,
): Point {
  if (!mayMiss(profile)) return action.point;
  const absolute = profile.motor === 'tremor' ? TREMOR_PX : reachSpread(action.point, viewport);
  const [across, down] = normals(seed, `${turn} ${action.name}`);
  const spread = (size: number) => Math.sqrt(RELATIVE_VARIANCE * size * size + absolute * absolute);
  return {
    x: clamp(action.point.x + across * spread(action.target.width), viewport.width),
    y: clamp(action.point.y + down * spread(action.target.height), viewport.height),
  };
}

/** The hand rests at the lower right corner; what is far from there is hard to reach. */
function reachSpread(point: Point, viewport: { width: number; height: number }): number {
  const far = Math.hypot(viewport.width - point.x, viewport.height - point.y);
  const share = far / Math.hypot(viewport.width, viewport.height);
  return NEAR_REACH_PX + (FAR_REACH_PX - NEAR_REACH_PX) * share;
}

/** Two independent standard normal numbers (Box-Muller). */
function normals(seed: number, name: string): [number, number] {
  const radius = Math.sqrt(-2 * Math.log(1 - chance(seed, `radius ${name}`)));
  const angle = 2 * Math.PI * chance(seed, `angle ${name}`);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

function clamp(value: number, size: number): number {
  return Math.min(size - 1, Math.max(1, value));
}

export function landed(point: Point, target: PageAction['target']): boolean {
  return (
    point.x >= target.x &&
    point.x < target.x + target.width &&
    point.y >= target.y &&
    point.y < target.y + target.height
  );
}
