import type { Item } from '../../../perception/page.ts';
import { isSearchBox } from '../../filling/fields.ts';
import { DESTROYS } from '../../meaning/acts.ts';
import { WITHDRAWS } from '../../meaning/commit-word.ts';
import { isForbidden } from '../../meaning/forbidden.ts';
import { opensMore } from '../../meaning/state.ts';
import { turners } from '../../meaning/stepper.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { headsColumn } from '../../things/column-heads.ts';
import { committing } from '../common.ts';
import { gap } from '../way/search.ts';

/** Fields that were filled in, from which on a form is one's own. */
const FIELDS = 2;
/** Pixels from one of them within which a button belongs to it. */
const NEAR = 160;
const VALUES = new Set(['type', 'choose', 'set']);

/** The one button that stands behind what was filled in here and was not pressed yet; null where several do, or none. */
function endOf(situation: Situation): Item | null {
  const { memory, key, goal, page } = situation;
  const filled = Object.keys(memory.filled[key] ?? {});
  const fields = page.items.filter(
    (item) => filled.includes(item.name) && VALUES.has(item.kind) && item.value !== '' && !isSearchBox(item),
  );
  const last = fields.at(-1);
  if (fields.length < FIELDS || !last?.box) return null;
  // What is left empty behind it may have to be filled in first.
  if (page.items.some((item) => item.kind === 'type' && item.value === '' && item.order > last.order)) return null;
  const turning = turners(situation);
  const behind = page.items.filter(
    (item) =>
      item.kind === 'click' &&
      item.role === 'button' &&
      item.order > last.order &&
      item.box !== null &&
      Math.min(...fields.map((field) => gap(item, field))) < NEAR &&
      /\p{L}{2}/u.test(item.raw) &&
      !turning.has(item) &&
      !opensMore(item) &&
      !headsColumn(page, item) &&
      !WITHDRAWS.test(item.said.folded),
  );
  const [only] = behind;
  if (!only || behind.length > 1 || only.disabled || timesTried(memory, key, only.name) > 0) return null;
  return DESTROYS.test(only.said.folded) || isForbidden(goal, only) ? null : only;
}

/** Who has filled in what a page asks, and would leave it at a guess, presses first what stands at its end; null where nothing does. */
export function sendFirst(situation: Situation): Proposal | null {
  const button = endOf(situation);
  return button
    ? { ...committing(button, `I have filled this in, and “${button.label}” goes on from it`), sure: 0.7 }
    : null;
}
