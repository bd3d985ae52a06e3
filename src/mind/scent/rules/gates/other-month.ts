// Lists of what there is once a month: invoices, payslips, reports.
import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { properNames } from '../../meaning/match.ts';
import { kinOf } from '../../meaning/row-meant.ts';
import type { Proposal, Situation } from '../../situation.ts';

const MONTH = String.raw`(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?,? ((?:19|20)\d{2})`;
const MONTHS = new RegExp(String.raw`\b${MONTH}\b`, 'gu');
/** "The invoice for March 2024": the month tells which one is meant, and not until when something is to be. */
const OF_MONTH = new RegExp(String.raw`\b(?:for|of|from|in|dated) (?:the month of )?${MONTH}\b`, 'u');
/** Steps by which nothing is done with one of several things. */
const ONLY_LOOKS = new Set<Step['verb']>(['learn', 'locate', 'search', 'filter', 'sort', 'wait', 'back']);

/** The months that a text bears, with their years. */
function monthsIn(text: string): string[] {
  return [...fold(text).matchAll(MONTHS)].map(([, month, year]) => `${month!.slice(0, 3)} ${year}`);
}

/**
 * What stands in a list at other months than the one that tells which is meant: the October invoice is not had for the one of March. Empty where the
 * proposal is about none of these, or its row bears a name that the step gives.
 */
export function ofOtherMonth(situation: Situation, { item, status }: Proposal): Item[] {
  const { step, asked } = situation;
  if (status !== 'continue' || item?.kind !== 'click' || !step || ONLY_LOOKS.has(step.verb)) return [];
  const [, month, year] = OF_MONTH.exec(fold(step.text)) ?? [];
  if (!month || new Set(monthsIn(asked)).size !== 1) return [];
  const told = `${month.slice(0, 3)} ${year}`;
  const at = ({ raw, context }: Item) => monthsIn(`${raw} . ${context.text}`);
  const named = properNames(step.text).map(fold);
  const isOther = (one: Item) =>
    at(one).length > 0 &&
    !at(one).includes(told) &&
    !named.some((name) => fold(`${one.raw} ${one.context.text}`).includes(name));
  if (!isOther(item)) return [];
  const kin = kinOf(situation, item);
  return kin.length > 1 && kin.every((one) => at(one).length > 0) ? kin.filter(isOther) : [];
}
