import { fold } from '../../language/index.ts';
import type { Done, Situation } from '../situation.ts';

/** What one judge says of a step: done, or not done (null); undefined where it leaves that to the next. */
export type Verdict = Done | undefined;

/** Whether the last act was the one that completes the step. */
export function performed(situation: Situation): boolean {
  const { last } = situation.memory;
  // What was pulled and stands where it stood has not been put anywhere.
  if (last?.kind === 'drag' && /^nothing\b/i.test(situation.page.outcome)) return false;
  return last?.completes === true && last.step === situation.memory.step;
}

/** Whether the last act was reported not to have worked. */
export function hasFailed({ page }: Situation): boolean {
  // "Ann is no longer blocked" is what the site says of a person, and nothing that stood in the way.
  // What the page says is quoted, and is judged as news: "Mark as failed: done".
  const said = fold(page.outcome.replace(/"[^"]*"/g, ' ')).replace(
    /\b(?:no longer|not|is now|was|has been|have been) blocked\b/g,
    ' ',
  );
  return /\b(?:fail|failed|blocked|could not|couldn't|covered|not possible|refused)\b/.test(said);
}
