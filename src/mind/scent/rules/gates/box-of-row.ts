import type { Item } from '../../../perception/page.ts';
import { marksOf } from '../../meaning/row-meant.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Rules by which a box is ticked because of what it is called, and of nothing that stands with it. */
const BY_NAME = new Set(['fill_field', 'tick', 'see_to_rest', 'satisfice', 'try_again']);
/** Boxes of one name from which on each is for a thing of its own. */
const SEVERAL = 3;
/** Times that one box is ticked before one takes it that it does not stay so. */
const TIMES = 2;
/** What is said of more than those that are named. */
const MANY = /\b(?:all|every|everything|each|any|both|whole|except|but|other|others|rest)\b/i;

const isBox = ({ kind, role }: Item): boolean => kind === 'check' && role !== 'radio';

/** What stands with a box and not with each of its like. */
function marksAt(situation: Situation, { context, group }: Item): string[] {
  return [...marksOf(situation, `${context.text} . ${group}`)];
}

/**
 * Boxes of one name that stand at things of which the task says no word: "Compare", at each of twenty lamps. Where things are told by
 * days, of which a span leaves most untold, nobody knows.
 */
export function tickedAtOthers(situation: Situation, { rule, item }: Proposal): Item[] {
  const { page, asked, knowledge, memory, key } = situation;
  if (!item || !isBox(item) || !BY_NAME.has(rule)) return [];
  if (timesTried(memory, key, item.name) >= TIMES) return [item];
  const kin = page.items.filter((other) => isBox(other) && other.raw === item.raw && other.action.target?.context);
  if (item.raw === '' || kin.length < SEVERAL || MANY.test(asked)) return [];
  const rows = kin.map((other) => ({ other, marks: marksAt(situation, other) }));
  const common = new Set(rows[0]!.marks.filter((mark) => rows.every(({ marks }) => marks.includes(mark))));
  if (rows.some(({ marks }) => marks.some((mark) => /^(?:week)?day |^month |^time /.test(mark)))) return [];
  const told = marksOf(situation, [asked, ...knowledge.map(({ value }) => value)].join(' . '));
  const isUntold = ({ marks }: (typeof rows)[number]) => !marks.some((mark) => !common.has(mark) && told.has(mark));
  const untold = rows.filter(isUntold).map(({ other }) => other);
  return untold.includes(item) ? untold : [];
}
