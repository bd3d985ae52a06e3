import { literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isAct } from '../../meaning/acts.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

const UNFOLDS = 'unfolds:';

/** What looks alike: the same role, the same height, and a sign for opening or none. */
function lookOf({ role, box, state }: Item): string {
  const sign = state.has('collapsed') || state.has('expanded');
  return `${UNFOLDS}${role}:${Math.round(box?.height ?? 0)}:${sign}`;
}

/** Notes that what was pressed last brought up more on the same page, and nothing went for it. */
function note({ memory, key, page, appeared }: Situation): void {
  const { last } = memory;
  const opener = last?.kind === 'click' && last.key === key && memory.idle === 0 ? page.byName.get(last.name) : null;
  if (!opener || appeared.size === 0) return;
  if (!memory.done.includes(lookOf(opener))) memory.done.push(lookOf(opener));
}

/**
 * A named thing is not in sight, and a part of the page has opened in place: others that look like what opened it are opened in turn,
 * and what looks otherwise is left alone. What came up last is gone into first.
 */
export function openKin(situation: Situation, step: Step): Proposal | null {
  const { memory, key, items, appeared, page } = situation;
  const [name] = step.quoted;
  if (step.verb !== 'press' || !name || step.items.length > 1) return null;
  note(situation);
  if (items.some((item) => literalCoverage(phrase(name), item.said) > 0.9)) return null;
  if (literalCoverage(phrase(name), page.all) === 1) return null;
  const kin = items.filter(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      !item.state.has('expanded') &&
      memory.done.includes(lookOf(item)) &&
      timesTried(memory, key, item.name) === 0 &&
      !isAct(item) &&
      commitWord(item.label) < 0.5,
  );
  const next = kin.find((item) => appeared.has(item.name)) ?? kin[0];
  return next
    ? {
        rule: 'open_kin',
        why: `“${next.label}” may hold “${name}”, as the one before it opened`,
        status: 'continue',
        item: next,
        args: null,
        sure: 0.7,
        completes: false,
        cause: next.label,
      }
    : null;
}
