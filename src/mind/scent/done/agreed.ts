import { complaints } from '../filling/complaints.ts';
import type { Step } from '../goal/types.ts';
import { denies, isGoodNews } from '../meaning/confirmation.ts';
import type { Situation } from '../situation.ts';
import { newsOf } from './against/news.ts';
import { hasFailed, type Verdict } from './verdict.ts';

/** Steps by which something is done with one thing. */
const ACTS = new Set<Step['verb']>(['transact', 'remove', 'reach', 'press']);

/**
 * What the page asked about once more, and was told to go on with, is done once the question has gone and nothing speaks against it: nobody does
 * the same with another thing after that.
 */
export function agreedTo(situation: Situation, step: Step, isLast: boolean): Verdict {
  const { memory, page, fresh } = situation;
  const { last } = memory;
  if (!isLast || !ACTS.has(step.verb) || step.all || step.items.length > 1) return undefined;
  if (last?.rule !== 'confirm' || last.kind !== 'click' || last.step !== memory.step || memory.idle > 0)
    return undefined;
  if (page.dialog !== '' || page.byName.has(last.name) || hasFailed(situation)) return undefined;
  if (complaints(situation).length > 0 || fresh.some((line) => /\?\s*$/.test(line) || denies(line))) return undefined;
  const news = newsOf(situation).find(isGoodNews);
  return {
    why: `I was asked once more, and “${last.label}” was pressed`,
    cause: news ?? last.label,
    sure: news ? 0.85 : 0.75,
  };
}
