import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Steps that turn something that is there into something else. */
const TURNS_INTO = /^(?:change|switch|alter|swap|amend)\b/i;
/** The longest value that has to show in its own words. */
const LONGEST = 40;

/**
 * Whether something would be sent off as it was before: nothing of what it is to be changed into stands on the page, or was put in. What is
 * written in figures may be shown otherwise.
 */
export function leavesUnchanged({ step, page, memory, key }: Situation, { item, rule }: Proposal): boolean {
  if (step?.verb !== 'transact' || !TURNS_INTO.test(step.text) || item?.kind !== 'click') return false;
  if (rule !== 'commit' && rule !== 'confirm' && commitWord(item.label) < 0.8) return false;
  // What was put in here is the change, whatever the task calls it.
  if (Object.keys(memory.filled[key] ?? {}).length > 0) return false;
  // What is called by the change opens it.
  if (TURNS_INTO.test(item.said.folded)) return false;
  const values = step.pairs
    .map(({ value }) => value.split(/,\s/)[0]!)
    .filter((value) => value.length <= LONGEST && !/\d/.test(value));
  if (values.length === 0) return false;
  const put = [
    page.all.folded,
    ...Object.values(memory.filled).flatMap((form) => Object.values(form).map(fold)),
    ...memory.covered,
    ...memory.taken,
    ...Object.keys(memory.tried[memory.last?.key ?? ''] ?? {}),
  ].join(' . ');
  return !values.some((value) => literalCoverage(phrase(value), phrase(put.replace(/[-:]/g, ' '))) > 0.9);
}
