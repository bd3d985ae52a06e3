import type { Item } from '../../perception/page.ts';
import { baseOf } from '../memory.ts';
import type { Situation } from '../situation.ts';
import { kinOf, marksOf } from './row-meant.ts';

/** What says that a step is about the thing of the one before; "dishes that are vegetarian" only tells of which kind. */
const SAME_THING =
  /\b(?:its?|them|their|him|her|his|there|the same(?: one| \p{L}+)?|th(?:is|at|ese|ose)(?: one| (?!(?:is|are|was|were|has|have|had|can|could|will|would|should|do|does|may|you|i|we|they|he|she|it|the|an?)\b)\p{L}+)?(?=$|[\s,.;]))(?! (?:is|are|was|were|has|have)\b)/iu;
/** Marks that are kept in mind of the rows. */
const KEPT = 60;

function said({ raw, context, group }: Item): string {
  return `${raw} . ${context.text} . ${group}`;
}

/** Keeps in mind in which of several rows something was done, by what tells it from the others. Writes to `memory`. */
export function noteRow(situation: Situation, item: Item): void {
  const { memory, key } = situation;
  if (['scroll', 'wait', 'back'].includes(item.kind)) return;
  // The other rows are there, whatever was left aside for this step.
  const kin = kinOf({ ...situation, items: situation.page.items }, item);
  if (kin.length < 2) return;
  const own = marksOf(situation, said(item));
  const others = kin.filter((other) => other !== item).map((other) => marksOf(situation, said(other)));
  const only = [...own].filter((mark) => !others.some((marks) => marks.has(mark)));
  const theirs = new Set(others.flatMap((marks) => [...marks].filter((mark) => !own.has(mark))));
  memory.row = { key: baseOf(key), step: memory.step, own: only.slice(0, KEPT), others: [...theirs].slice(0, KEPT) };
}

/**
 * Whether something stands in another row than the one in which the step before was done, although the step says "it": nobody waters the
 * first bay after having opened the second one.
 */
export function isOfOtherRow(situation: Situation, item: Item): boolean {
  const { memory, key, step } = situation;
  const { row } = memory;
  if (
    !step ||
    memory.step === 0 ||
    !row ||
    row.key !== baseOf(key) ||
    row.step > memory.step ||
    step.all ||
    step.items.length > 1
  )
    return false;
  if (!SAME_THING.test(step.text)) return false;
  const told = marksOf(situation, step.text.replace(SAME_THING, ' '));
  // Which one is meant, the step itself may say.
  if ([...row.own, ...row.others].some((mark) => told.has(mark))) return false;
  const marks = marksOf(situation, said(item));
  return row.others.some((mark) => marks.has(mark)) && !row.own.some((mark) => marks.has(mark));
}
