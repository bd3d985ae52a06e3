import type { Step } from '../goal/types.ts';
import { isGoodNews } from '../meaning/evidence.ts';
import { askedBack } from '../rules/setbacks/asked-back.ts';
import type { Situation } from '../situation.ts';
import { newsOf } from './against/news.ts';
import { asksOn } from './asks-on.ts';
import { hasFailed, type Verdict } from './verdict.ts';

/** Acts that a site asks back about. */
const ACTS = new Set<Step['verb']>(['transact', 'remove', 'buy', 'add', 'register', 'submit']);

/** What the site asked back about was meant, and it says now in good words that it has it: whatever the words, that was the act. */
export function answeredBack(situation: Situation, step: Step): Verdict {
  const { memory } = situation;
  const { last } = memory;
  if (!ACTS.has(step.verb) || last?.rule !== 'confirm' || !last.commits || last.step !== memory.step) return undefined;
  if (memory.idle > 0 || memory.errors > 0 || hasFailed(situation)) return undefined;
  if (askedBack(situation) || asksOn(situation, step)) return undefined;
  const said = newsOf(situation).find(isGoodNews);
  return said ? { why: `I meant it, and the page says “${said}”`, cause: said, sure: 0.8 } : undefined;
}
