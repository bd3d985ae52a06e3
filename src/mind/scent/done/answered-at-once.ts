import { fold, literalCoverage, phrase } from '../../language/index.ts';
import { complaints } from '../filling/complaints.ts';
import type { Step } from '../goal/types.ts';
import { denies } from '../meaning/confirmation.ts';
import type { Situation } from '../situation.ts';
import { newsOf } from './against/news.ts';
import { hasFailed, type Verdict } from './verdict.ts';

/** Acts by which a thing gets into another state. */
const ACTS = new Set<Step['verb']>(['transact', 'drag']);
/** How a site says that something stands otherwise now. */
const CHANGED = /\b(?:changed|moved|set|switched|updated|saved|now)\b/;

/** One of several answers took effect as it was given: the site says with its name that it stands so now ("Stage changed to Won"). */
export function answeredAtOnce(situation: Situation, step: Step): Verdict {
  const { memory } = situation;
  const { last } = memory;
  if (!ACTS.has(step.verb) || last?.kind !== 'check' || last.step !== memory.step || memory.idle > 0) return undefined;
  const own = phrase(last.label);
  if (literalCoverage(own, phrase(step.text)) < 1 || hasFailed(situation) || complaints(situation).length > 0)
    return undefined;
  const line = newsOf(situation).find(
    (text) => CHANGED.test(fold(text)) && literalCoverage(own, phrase(text)) === 1 && !denies(text),
  );
  return line ? { why: `the page says “${line}”`, cause: line, sure: 0.85 } : undefined;
}
