import { fold } from '../../../language/index.ts';
import { keeperBeside } from '../../meaning/keeper-beside.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { saysOption } from '../sheet/option-said.ts';
import { isOfCalendar } from '../widgets/calendar.ts';

/** Who is about to press the button of a list sets the list first, where the task tells what it is to show: "Move", behind "to Done". */
export function setBeside(situation: Situation, proposal: Proposal): Proposal {
  const { item: button } = proposal;
  if (proposal.status !== 'continue' || button?.kind !== 'click' || button.role === 'link') return proposal;
  const { items, memory, key, step, asked } = situation;
  // A calendar that lies over the form keeps nothing of it.
  if (isOfCalendar(situation, button)) return proposal;
  const list = items.find(
    (item) => item.kind === 'choose' && !item.disabled && keeperBeside(item, items)?.name === button.name,
  );
  if (!list || timesTried(memory, key, list.name) > 0) return proposal;
  const said = list.options.filter((option) => saysOption(step?.text ?? asked, option));
  const meant = said.filter((one) => !said.some((other) => other !== one && fold(other).includes(fold(one))));
  const [option] = meant;
  const args = option !== undefined && meant.length === 1 ? argumentOf(list, option) : null;
  if (!args || fold(list.value) === fold(option!)) return proposal;
  return {
    rule: 'fill_field',
    why: `“${list.label}” is to be “${option}” before “${button.label}” is pressed`,
    status: 'continue',
    item: list,
    args,
    sure: 0.9,
    cause: list.label,
  };
}
