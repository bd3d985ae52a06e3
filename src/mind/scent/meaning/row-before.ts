import { phrase } from '../../language/index.ts';
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

function rowOf(item: Item): Set<string> {
  return new Set(phrase(said(item)).tokens.map((token) => token.stem));
}

/** Controls of the other rows: the same as this one, else the same as what stands in its row with it, where each row offers something else. */
function rowsWith(all: Situation, item: Item): Item[] | null {
  const own = kinOf(all, item);
  if (own.length > 1) return own.filter((other) => other !== item);
  if (item.context.text === '') return null;
  const row = rowOf(item);
  for (const beside of all.items) {
    if (beside === item || beside.context.text === '') continue;
    const there = rowOf(beside);
    const common = [...row].filter((word) => there.has(word)).length;
    if (common < SAME * Math.max(row.size, there.size)) continue;
    const kin = kinOf(all, beside);
    if (kin.length > 1) return kin.filter((other) => other !== beside);
  }
  return null;
}
/** Share of their words from which on two controls stand in one row. */
const SAME = 0.9;

/** Keeps in mind in which of several rows something was done, by what tells it from the others. Writes to `memory`. */
export function noteRow(situation: Situation, item: Item): void {
  const { memory, key } = situation;
  if (['scroll', 'wait', 'back'].includes(item.kind)) return;
  // The other rows are there, whatever was left aside for this step.
  const all = { ...situation, items: situation.page.items };
  const kin = rowsWith(all, item);
  if (!kin) return;
  const own = marksOf(situation, said(item));
  const others = kin.map((other) => marksOf(situation, said(other)));
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
