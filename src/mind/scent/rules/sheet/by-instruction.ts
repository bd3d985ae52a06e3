import type { Page } from '../../../perception/page.ts';
import { wordsToType } from '../../filling/word-to-type.ts';
import { sameWords } from '../../meaning/match.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from './answer.ts';
import type { Blank } from './blanks.ts';

/** What the instructions of the page itself tell to put into a field that they call by its name: "Type the word BABEL in the box “Check word”". */
export function instructedFor({ memory, page, request }: Situation, blanks: readonly Blank[]): Answer[] {
  // Who follows the instructions of a page has read all that these say, word by word.
  if (!memory.told) return wordsAsked(page, blanks, request.instructions);
  // Whether the form is the one that is meant is told by other things.
  if (!memory.sheet?.engaged) return [];
  const written = wordsAsked(page, blanks, request.instructions);
  const pairs = memory.told.steps.flatMap((step) => (step.verb === 'enter' ? step.pairs : []));
  return blanks.flatMap((blank): Answer[] => {
    const told = pairs.find(({ field }) => field !== '' && sameWords(field, blank.label));
    return told && (blank.kind === 'text' || blank.kind === 'number')
      ? [{ blank, text: told.value, fit: 1 }]
      : written.filter((answer) => answer.blank === blank);
  });
}

/** What the page asks to be typed word by word. */
function wordsAsked(page: Page, blanks: readonly Blank[], told: string): Answer[] {
  const texts = blanks.filter(({ kind }) => kind === 'text');
  const asked = wordsToType(
    page,
    texts.map(({ items: [item] }) => item!),
    told,
  );
  return texts.flatMap((blank): Answer[] => {
    const text = asked.get(blank.items[0]!);
    return text === undefined ? [] : [{ blank, text, fit: 1 }];
  });
}
