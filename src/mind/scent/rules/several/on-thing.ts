import { literalCoverage, phrase } from '../../../language/index.ts';
import type { Scented } from '../../foraging/forage.ts';
import type { Step } from '../../goal/types.ts';
import type { Situation } from '../../situation.ts';

/** Rules by which something is chosen or filled in on the way. */
const PUTS_IN = new Set(['take_slot', 'pick', 'choose_option', 'fill_field', 'turn_counter', 'take_option', 'tick']);

/** Whether the last act on this page put something in: one is in the middle of a form. */
export function inForm({ memory, key }: Situation): boolean {
  return memory.last?.key === key && PUTS_IN.has(memory.last.rule);
}

/** A control of the thing's own page, under its heading, that bears all of what is to be done: "Arrange a viewing". */
export function onThing({ page }: Situation, step: Step, list: readonly Scented[]): Scented | undefined {
  const heading = page.headings[0]?.text;
  const wish = phrase(step.object);
  if (!heading || wish.tokens.length === 0 || !['transact', 'buy', 'add', 'register'].includes(step.verb))
    return undefined;
  return list.find(({ item }) => item.group === heading && literalCoverage(wish, item.said) > 0.9);
}
