import type { PageAction } from '../types.ts';
import { withoutDigits } from './look.ts';

/**
 * The same element in a newer finding: by its name, and among several that share the name's stem (a list whose numbers
 * moved on) the one with the same label that stands nearest to where it was.
 */
export function refind(wanted: PageAction, now: readonly PageAction[]): PageAction | null {
  const stem = wanted.name.replace(/\.\d+$/, '');
  const alike = now.filter(
    (action) =>
      action.kind === wanted.kind && action.name.replace(/\.\d+$/, '') === stem && action.label === wanted.label,
  );
  if (alike.length > 0) return nearest(wanted, alike);
  // Its label may have changed with its state ("Follow", "Following"), or its kind of words with the language.
  const named = now.find((action) => action.name === wanted.name && action.kind === wanted.kind);
  if (named) return named;
  // A number in it counts on: "Pay within 4:59".
  const counting = now.filter(
    (action) => action.kind === wanted.kind && withoutDigits(action.label) === withoutDigits(wanted.label),
  );
  return /\d/.test(wanted.label) && counting.length === 1 ? counting[0]! : null;
}

function nearest(wanted: PageAction, actions: readonly PageAction[]): PageAction {
  const distance = (action: PageAction) =>
    Math.hypot(action.target.x - wanted.target.x, action.target.y - wanted.target.y) +
    (action.name === wanted.name ? 0 : 40) +
    (action.frame === wanted.frame ? 0 : 1000);
  return actions.reduce((best, action) => (distance(action) < distance(best) ? action : best));
}
