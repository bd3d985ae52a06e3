import type { Item } from '../../../../perception/page.ts';
import type { Situation } from '../../../situation.ts';
import { blanksOf } from '../blanks.ts';
import { likeliest } from './index.ts';

/** What the task tells most of for the question that a control belongs to: the answer, and the control that gives it. */
export function likeliestFor(situation: Situation, item: Item): { option: string; item: Item } | null {
  const blank = blanksOf(situation).find(({ items }) => items.includes(item));
  const option = blank && (blank.kind === 'choice' || blank.kind === 'list') ? likeliest(situation, blank) : null;
  if (!blank || option === null) return null;
  return { option, item: blank.kind === 'choice' ? blank.items[blank.options.indexOf(option)]! : item };
}
