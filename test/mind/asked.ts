import type { Page } from '../../src/mind/perception/page.ts';
import { readAnswer } from '../../src/mind/scent/answering/question/read.ts';
import { parseGoal } from '../../src/mind/scent/goal/parse.ts';
import type { Step } from '../../src/mind/scent/goal/types.ts';
import { recall } from '../../src/mind/scent/memory.ts';
import type { Situation } from '../../src/mind/scent/situation.ts';

/** A person before a page with a question: the last step of what they are told. */
export function asked(page: Page, question: string): { step: Step; situation: Situation } {
  const goal = parseGoal(question);
  const step = goal.steps.at(-1)!;
  return {
    step,
    situation: { page, key: 'page', goal, step, memory: recall(null), items: [] } as unknown as Situation,
  };
}

/** What the page answers in its own words; null where it does not. */
export function read(page: Page, question: string): string | null {
  const { situation, step } = asked(page, question);
  return readAnswer(situation, step)?.line ?? null;
}
