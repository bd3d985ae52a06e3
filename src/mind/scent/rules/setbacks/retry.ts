import { isInterfaceStep, type Step } from '../../goal/types.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { furtherDown, scrollDown } from '../way/look.ts';

/** What the client says where something has changed and nothing of it can be read. */
const OUT_OF_SIGHT = /\bsomething on the page changed\b/i;
/** Acts of which a second press would be a second act. */
const DONE_ONCE = new Set<Step['verb']>(['transact', 'buy', 'add', 'register', 'remove']);

/** What has changed something out of sight is looked for, and not done twice: what came of it may stand further down or up. */
export function lookForOutcome(situation: Situation): Proposal | null {
  const { memory, key, step, page } = situation;
  const { last } = memory;
  if (!last || !step || memory.idle !== 1 || last.key !== key || last.kind !== 'click') return null;
  if (!OUT_OF_SIGHT.test(page.outcome) || !DONE_ONCE.has(step.verb)) return null;
  if (!(last.commits || last.scent >= PROMISING || last.rule === 'records') || !page.byName.has(last.name)) return null;
  const down = furtherDown(situation);
  const look = down
    ? scrollDown(situation, down, 'what came of it may stand further down')
    : lookUp(situation, 'what came of it may stand at the head of the page');
  return look && { ...look, rule: LOOKED, scent: last.scent };
}

/** A look at what stands further up, where one is not at the head of the page. */
function lookUp({ items }: Situation, why: string): Proposal | null {
  const up = items.find((item) => item.name === 'scroll:up' && !item.disabled);
  return up ? { rule: LOOKED, why, status: 'continue', item: up, args: null, sure: 0.5 } : null;
}
/** The rule under which it is looked for. */
export const LOOKED = 'look_for_outcome';

/** Scent from which on something was pressed for what it is called. */
const PROMISING = 20;

/** The same act once more when it seems to have had no effect: people press again before they look elsewhere. */
export function retry(situation: Situation): Proposal | null {
  const { memory, key, step } = situation;
  const { last } = memory;
  if (!last || !step || memory.idle !== 1 || last.key !== key) return null;
  if (/\bleads away from this site\b/.test(situation.page.outcome)) return null;
  if (last.kind !== 'click' || last.rule === 'send_search' || last.rule === 'take_option' || isInterfaceStep(step))
    return null;
  const item = situation.items.find((entry) => entry.name === last.name);
  if (!item || item.disabled || timesTried(memory, key, item.name) >= 2 || last.scent < PROMISING) return null;
  return {
    rule: last.rule,
    why: `nothing seemed to happen, so I press “${item.label}” again`,
    status: 'continue',
    item,
    args: null,
    sure: 0.6,
    commits: last.commits,
    completes: last.completes,
    cause: item.label,
    scent: last.scent,
  };
}
