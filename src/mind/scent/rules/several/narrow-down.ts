import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import type { Ask } from '../../things/ask.ts';
import type { Things } from '../../things/index.ts';
import { argumentOf } from '../common.ts';
import { isOn } from '../state.ts';
import { followed } from './apply.ts';

const APPLIES = /^(?:apply|filter|show (?:results|\d)|search|update|refine)\b/;

/**
 * What is still to be done to a list before its things are compared: a choice over it that shows only what is as described, or sending
 * off one that was made ("elsewhere", which other rules see to). Null where the list is as narrow as it can be made.
 */
export function narrowDown(
  { items, memory, key, page }: Situation,
  { said }: Ask,
  { things }: Things,
): Proposal | 'elsewhere' | null {
  const listed = new Set(things.flatMap((thing) => thing.items));
  // What was set takes effect once it is sent off, unless the list has followed it at once.
  const set =
    !followed({ page }) &&
    ['choose', 'check', 'type', 'set'].includes(memory.last?.kind ?? '') &&
    memory.last?.key === key;
  if (set && items.some((item) => !listed.has(item) && !item.disabled && APPLIES.test(item.said.folded)))
    return 'elsewhere';
  const told = (text: string) => {
    const own = phrase(text);
    return own.tokens.some((token) => token.weight > 0.3) && literalCoverage(own, said) > 0.99;
  };
  for (const item of items) {
    if (listed.has(item) || item.disabled || timesTried(memory, key, item.name) > 0) continue;
    const option =
      item.kind === 'choose' ? item.options.find((one) => told(one) && fold(one) !== fold(item.value)) : undefined;
    const ticks = item.kind === 'check' && !isOn(item) && told(item.raw);
    if (option === undefined && !ticks) continue;
    return {
      rule: option === undefined ? 'tick' : 'choose_option',
      why: `only what is “${option ?? item.label}” is compared`,
      status: 'continue',
      item,
      args: argumentOf(item, option ?? ''),
      sure: 0.8,
      cause: option ?? item.label,
    };
  }
  return null;
}
