import { fold, phrase, words } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { denies } from '../meaning/confirmation.ts';
import type { Situation } from '../situation.ts';
import { saidIn } from '../view/said.ts';
import { newsOf } from './against/news.ts';
import { hasFailed, type Verdict } from './verdict.ts';

/** "The Old Chapel has been cancelled": what it was, and what came of it. */
const BEEN = /^[“"]?(.{2,60}?)[”"]?\s+(?:has|have)\s+been\s+(\p{L}+(?:ed|n|t))\b/iu;
const ACTS = new Set<Step['verb']>(['transact', 'remove']);

/** Sent off, and the site says of the very thing that the task names that it has been dealt with. */
export function saidToBe(situation: Situation, step: Step): Verdict {
  const { memory, asked } = situation;
  const { last } = memory;
  if (!ACTS.has(step.verb) || !last?.commits || last.step !== memory.step || memory.idle > 0) return undefined;
  if (hasFailed(situation)) return undefined;
  const task = new Set(saidIn(asked).words);
  const line = newsOf(situation).find((text) => {
    const [, thing = ''] = BEEN.exec(text) ?? [];
    const telling = phrase(thing).tokens.some(({ weight, number }) => weight > TELLING || number);
    return telling && /\p{Lu}|\d/u.test(thing) && words(thing).every((word) => task.has(fold(word))) && !denies(text);
  });
  return line ? { why: `the page says “${line}”`, cause: line, sure: 0.8 } : undefined;
}
/** Weight from which a word says something of its own. */
const TELLING = 0.35;
