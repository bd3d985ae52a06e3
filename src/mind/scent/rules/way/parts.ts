import { coverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** By how much the name of another part has to say more of the wish than that of the part in sight. */
const BETTER = 0.12;

function open(item: Item): boolean {
  return isOn(item) || item.state.has('current') || item.state.has('expanded');
}

/** Whether tabs of one row stand over a form, and one that is not open fits the wish better than the open one: it is opened first. */
export function turnToPart(situation: Situation, step: Step): Proposal | null {
  const { memory, key } = situation;
  if (Object.keys(memory.filled[key] ?? {}).length > 0) return null;
  const tabs = situation.items.filter((item) => (item.role === 'tab' || item.kind === 'tab') && !item.disabled);
  const here = tabs.filter(open);
  if (tabs.length < 2 || here.length === 0) return null;
  const wish = phrase(`${step.text} . ${situation.goal.background}`);
  const fit = (item: Item) => coverage(item.said, wish);
  const now = Math.max(...here.map(fit));
  const best = tabs
    .filter((item) => !open(item) && timesTried(memory, key, item.name) === 0)
    .sort((a, b) => fit(b) - fit(a))[0];
  if (!best || fit(best) < now + BETTER) return null;
  return {
    rule: 'turn_to_part',
    why: `“${best.label}” fits better than “${here[0]!.label}”`,
    status: 'continue',
    item: best,
    args: null,
    sure: 0.75,
    cause: best.label,
  };
}
