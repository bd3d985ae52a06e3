import type { Page } from '../../../perception/page.ts';
import { wordsToType } from '../../filling/word-to-type.ts';
import { sameWords } from '../../meaning/match.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from './answer.ts';
import type { Blank } from './blanks.ts';

/** What the instructions of the page itself tell to put into a field that they call by its name: "Type the word BABEL in the box “Check word”". */
export function instructedFor({ memory, page }: Situation, blanks: readonly Blank[]): Answer[] {
  // Who follows the instructions of a page has read all that these say, word by word.
  if (!memory.told) return wordsAsked(page, blanks);
  // Whether the form is the one that is meant is told by other things.
  if (!memory.sheet?.engaged) return [];
  const pairs = memory.told.steps.flatMap((step) => (step.verb === 'enter' ? step.pairs : []));
  return blanks.flatMap((blank) => {
    const told = pairs.find(({ field }) => field !== '' && sameWords(field, blank.label));
    return told && (blank.kind === 'text' || blank.kind === 'number') ? [{ blank, text: told.value, fit: 1 }] : [];
  });
}

/** What the page asks to be typed word by word. */
function wordsAsked(page: Page, blanks: readonly Blank[]): Answer[] {
  const texts = blanks.filter(({ kind }) => kind === 'text');
  const asked = wordsToType(
    page,
    texts.map(({ items: [item] }) => item!),
  );
  return texts.flatMap((blank): Answer[] => {
    const text = asked.get(blank.items[0]!);
    return text === undefined ? [] : [{ blank, text, fit: 1 }];
  });
}
