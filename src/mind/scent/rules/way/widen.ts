import { fold } from '../../../language/index.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

const ALL = /^(?:all|any|every|everything|show all|both)\b/;
const NO_ALL = /^(?:all day|any time|any day|every (?:\w+ )?(?:day|night|week|month|year|hour|time)s?)\b/;

/**
 * What is looked for may be hidden by how the list is filtered: a list over it that shows a part ("Open") and could show all is set to
 * all. What the person has set for the task stays.
 */
export function widen({ items, memory, key }: Situation): Proposal | null {
  for (const item of items) {
    if (item.kind !== 'choose' || item.disabled || timesTried(memory, key, item.name) > 0) continue;
    // What each row has a list for is set in it, and shows no part of anything.
    if (items.some((other) => other !== item && other.kind === 'choose' && other.raw === item.raw)) continue;
    if (item.value === '' || ALL.test(fold(item.value))) continue;
    const all = item.options.find((option) => ALL.test(fold(option)) && !NO_ALL.test(fold(option)));
    if (all === undefined) continue;
    return {
      rule: 'widen',
      why: `it may be hidden where only “${item.value}” is shown`,
      status: 'continue',
      item,
      args: argumentOf(item, all),
      sure: 0.6,
      cause: item.value,
    };
  }
  return null;
}
