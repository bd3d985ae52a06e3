import { fold, tokens } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { owed } from '../../account/owed.ts';
import { nameOf } from '../../account/said.ts';
import { isSearchBox } from '../../filling/fields.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf, seesTo } from '../common.ts';

/** What stands between the name of a field and what belongs in it. */
const JOINS = /\s+(?:to|as|is|be|of|with|in|at|on|for|=)?\s*["“'(:]*$/i;
/** Share of the words of a field's name that have to stand right before the value. */
const NAMED = 0.6;

/** How much of a field's name stands right before a value in the task, 0..1. */
function namedBefore(field: Item, before: string): number {
  const name = nameOf(field.label);
  if (name.length === 0) return 0;
  const near = tokens(fold(before.replace(JOINS, ''))).slice(-name.length - 1);
  return name.filter((word) => near.some(({ stem }) => stem === word.stem)).length / name.length;
}

/** What the task gives and nothing was done with yet, put into the field that it names right before it. Null where no such field is in sight. */
export function putOwed(situation: Situation): Proposal | null {
  const { asked, memory, key, items } = situation;
  const fields = items.filter(
    (item) =>
      ['type', 'set'].includes(item.kind) &&
      !item.disabled &&
      !isSearchBox(item) &&
      timesTried(memory, key, item.name) < 2,
  );
  for (const value of owed(situation)) {
    const at = asked.indexOf(value);
    if (at < 0) continue;
    const [best] = fields
      .map((item) => ({ item, fit: namedBefore(item, asked.slice(0, at)) }))
      .sort((a, b) => b.fit - a.fit);
    const args = best && best.fit >= NAMED ? argumentOf(best.item, value) : null;
    if (!args) continue;
    const { item } = best!;
    return seesTo(item, args, 0.85, `the task says “${value}” for “${item.label}”`);
  }
  return null;
}
