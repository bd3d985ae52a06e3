import { languageNamed, languageOf } from '../../../language/index.ts';
import { isOn } from '../../meaning/state.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { saysOption } from '../sheet/option-said.ts';

/** Rules by which a question is answered because it has to be, or sounds right, and not because the task tells its answer. */
const AT_A_GUESS = new Set(['pick', 'mend', 'act_here', 'satisfice', 'try_again']);
const SOUNDS_RIGHT = new Set(['choose_option', 'set_view']);

/**
 * Whether a question would be answered at a guess that the person has answered already: what they have taken is out of sight, or stands there
 * as they took it.
 */
export function answersAnew(situation: Situation, proposal: Proposal): boolean {
  const { item, rule, args } = proposal;
  if (item?.kind === 'choose') {
    const held = situation.memory.filled[situation.key]?.[item.name];
    const to = String(Object.values(args ?? {})[0] ?? '');
    const stands = held !== undefined && held !== '' && held === item.value && to !== held;
    // "Spanish" says "Español (España)".
    const tongue = languageOf(to);
    const isSaid = saysOption(situation.asked, to) || (tongue !== null && languageNamed(situation.asked) === tongue);
    return stands && SOUNDS_RIGHT.has(rule) && !isSaid;
  }
  return item?.role === 'radio' && item.group !== '' && takesAnother(situation, proposal);
}

/** Whether another radio button of a question is pressed at a guess than the one that the person has pressed. */
function takesAnother({ memory, key, page, asked }: Situation, { rule, item }: Proposal): boolean {
  if (!AT_A_GUESS.has(rule) || saysOption(asked, item!.raw)) return false;
  const taken = memory.own.findLast(
    ({ key: at, role, group }) => at === key && role === 'radio' && group === item!.group,
  );
  if (!taken || taken.name === item!.name) return false;
  const shown = page.byName.get(taken.name);
  return shown === undefined || isOn(shown);
}
