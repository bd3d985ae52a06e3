import { isStopWord, stem, words } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';

/** Pairs of words that stand side by side and both tell something. */
function compounds(text: string): Set<string> {
  const list = words(text);
  const pairs = new Set<string>();
  for (const [i, word] of list.entries()) {
    const next = list[i + 1];
    const tells = (one: string | undefined) => one !== undefined && /^\p{L}{3,}$/u.test(one) && !isStopWord(one);
    if (tells(word) && tells(next)) pairs.add(`${stem(word)} ${stem(next!)}`);
  }
  return pairs;
}

/** Whether what is told beside a control has a name of two words in common with the step: "Story mornings, talks and clubs". */
export function sharesName(step: Step, told: string): boolean {
  const asked = compounds(step.text);
  return [...compounds(told)].some((pair) => asked.has(pair));
}
