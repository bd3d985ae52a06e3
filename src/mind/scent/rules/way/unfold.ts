import type { Item } from '../../../perception/page.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** A sign that unfolds a branch of a tree. */
const UNFOLDS = /^(?:[▸▶►▹+⊞›]|expand(?: open)?)$/i;

/** The name of a branch was pressed and nothing opened: the sign beside it, which unfolds the branch, is another thing. */
export function unfold({ memory, key, items, page }: Situation): Proposal | null {
  const branch =
    memory.last?.rule === 'open_choices' && memory.idle > 0 ? page.byName.get(memory.last.name) : undefined;
  const sign =
    branch &&
    items.find(
      (item) =>
        isClickable(item) &&
        UNFOLDS.test(item.raw.trim()) &&
        timesTried(memory, key, item.name) === 0 &&
        standsIn(item, branch),
    );
  return sign
    ? {
        rule: 'open_choices',
        why: `“${sign.label}” may unfold it`,
        status: 'continue',
        item: sign,
        args: null,
        sure: 0.7,
        cause: sign.label,
      }
    : null;
}

function standsIn({ box: a }: Item, { box: b }: Item): boolean {
  return !!a && !!b && a.y + a.height / 2 >= b.y && a.y + a.height / 2 <= b.y + b.height && a.x >= b.x - 40;
}
