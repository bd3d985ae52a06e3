import { asksForFact } from '../answering/asked.ts';
import { shownOtherwise } from '../answering/query/inquire.ts';
import { queryOf } from '../answering/query/query.ts';
import { ofOtherCircumstances } from '../answering/question/circumstance.ts';
import { stated } from '../answering/stated/stated.ts';
import type { Step } from '../goal/types.ts';
import { versusOf } from '../rules/several/versus.ts';
import type { Situation } from '../situation.ts';
import { tellsOfNothing } from './answer-gate.ts';
import { given } from './learned.ts';
import type { Verdict } from './verdict.ts';

/** What is asked is stated on the page in the words of the question, behind a name or in a sentence. */
export function statedSo(situation: Situation, step: Step): Verdict {
  if (step.verb !== 'learn' || step.pairs.length > 0 || versusOf(step) || !asksForFact(step)) return undefined;
  if (situation.memory.examined?.step === situation.memory.step) return undefined;
  if (shownOtherwise(situation, queryOf(situation, step))) return undefined;
  const answer = stated(situation, step);
  if (!answer || tellsOfNothing(situation, answer.line) || ofOtherCircumstances(situation, step, answer.line))
    return undefined;
  return given(answer);
}
