import { fold, numbers } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { optionFor } from '../../filling/option-for.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

function whole(text: string): number | null {
  const all = numbers(text);
  return all.length === 1 && Number.isInteger(all[0]) ? all[0]! : null;
}

/** The number that a control stands with. */
function numberBeside(item: Item): number | null {
  return whole(item.context.text) ?? whole(item.group) ?? whole(item.label);
}

/** "Mark each number as odd or even": the right word for each number, by its list, its radio button or its button. */
export function tellParity(situation: Situation, step: Step): Proposal | null {
  const said = fold(step.text);
  if (!/\bodd\b.*\beven\b|\beven\b.*\bodd\b/.test(said)) return null;
  const { memory, key } = situation;
  for (const item of situation.items) {
    if (item.disabled) continue;
    const number = item.kind === 'choose' ? (whole(item.label) ?? numberBeside(item)) : numberBeside(item);
    if (number === null) continue;
    const word = Math.abs(number % 2) === 1 ? 'odd' : 'even';
    if (timesTried(memory, key, item.name) > 0) continue;
    const why = `${number} is ${word}`;
    if (item.kind === 'choose') {
      const option = optionFor(word, item.options);
      if (!option || option.fit < 0.9 || fold(item.value) === fold(option.option)) continue;
      return {
        rule: 'tell',
        why,
        status: 'continue',
        item,
        args: argumentOf(item, option.option),
        sure: 0.9,
        cause: item.label,
      };
    }
    if (isClickable(item) && fold(item.label) === word && !isOn(item))
      return { rule: 'tell', why, status: 'continue', item, args: argumentOf(item, ''), sure: 0.9, cause: item.label };
  }
  return null;
}
