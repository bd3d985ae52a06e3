import { literalCoverage, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { properNames } from '../meaning/match.ts';
import type { Situation } from '../situation.ts';
import { thingsOf } from '../things/index.ts';

/** Steps that want one thing, or the page of it. */
const WANTS_ONE = new Set<Step['verb']>(['reach', 'locate', 'buy', 'add', 'transact', 'register']);
/** Things of a list from which on it is one. */
const LIST = 2;
/** Properties that a list tells of each of its things beside the name, from which on they are things and no subjects. */
const FACTS = 2;

/**
 * Which links head things of a list under other names than that of the one that is wanted: each is told with its facts, a day and a price, so that
 * behind it is that thing and no way to another. Subjects and shelves are told by their names alone, and are no such things.
 */
export function otherNamed({ page }: Situation, step: Step): (item: Item) => boolean {
  const names = step.quoted.length > 0 ? step.quoted : properNames(` ${step.object}`);
  if (!WANTS_ONE.has(step.verb) || names.length === 0) return () => false;
  const name = phrase(names.join(' '));
  const others = new Set<Item>();
  for (const { things } of thingsOf(page)) {
    const told = things.filter(({ properties }) => properties.filter(({ text }) => text !== '').length > FACTS);
    if (told.length < LIST || told.length < things.length) continue;
    for (const { items, said } of things)
      if (literalCoverage(name, said) === 0) for (const item of items) if (item.role === 'link') others.add(item);
  }
  return (item) => others.has(item);
}
