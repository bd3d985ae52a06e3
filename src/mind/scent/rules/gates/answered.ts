import { isOn } from '../../meaning/state.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { saysOption } from '../sheet/option-said.ts';

/** Rules by which a question is answered because it has to be, and not because the task tells its answer. */
const AT_A_GUESS = new Set(['pick', 'mend', 'act_here', 'satisfice', 'try_again']);

/**
 * Whether a question would be answered at a guess that the person has answered already: what they have taken is out of sight, or stands there
 * as they took it.
 */
export function answersAnew({ memory, key, page, asked }: Situation, { rule, item }: Proposal): boolean {
  if (item?.role !== 'radio' || item.group === '' || !AT_A_GUESS.has(rule) || saysOption(asked, item.raw)) return false;
  const taken = memory.own.findLast(
    ({ key: at, role, group }) => at === key && role === 'radio' && group === item.group,
  );
  if (!taken || taken.name === item.name) return false;
  const shown = page.byName.get(taken.name);
  return shown === undefined || isOn(shown);
}
