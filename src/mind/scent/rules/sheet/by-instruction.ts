import { sameWords } from '../../meaning/match.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from './answer.ts';
import type { Blank } from './blanks.ts';

/** What the instructions of the page itself tell to put into a field that they call by its name: "Type the word BABEL in the box “Check word”". */
export function instructedFor({ memory }: Situation, blanks: readonly Blank[]): Answer[] {
  // Whether the form is the one that is meant is told by other things.
  if (!memory.sheet?.engaged) return [];
  const pairs = memory.told?.steps.flatMap((step) => (step.verb === 'enter' ? step.pairs : [])) ?? [];
  return blanks.flatMap((blank) => {
    const told = pairs.find(({ field }) => field !== '' && sameWords(field, blank.label));
    return told && (blank.kind === 'text' || blank.kind === 'number') ? [{ blank, text: told.value, fit: 1 }] : [];
  });
}
