import { fold, literalCoverage, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';

/** Where sites let one put things: to be bought, to be found again, to be compared. */
const PLACES: ReadonlyArray<[place: string, told: RegExp, shown: RegExp]> = [
  [
    'bought',
    /\b(?:to|in|into) (?:my|your|our|the|a) (?:shopping )?(?:basket|cart|bag|trolley)\b/,
    /^(?:add|put|place|move)\b.*\b(?:basket|cart|bag|trolley)$/,
  ],
  [
    'kept',
    /\b(?:to|in|into|on|onto|as|among) (?:my|your|our|the|an?) (?:favou?rites?|wish ?list|watch ?list|short ?list|bookmarks?|saved \p{L}+|saved)\b/u,
    /^(?:(?:add|put|save|move|mark)\b.*\b(?:favou?rites?|wish ?list|watch ?list|short ?list|bookmarks?)|favou?rite|bookmark)$/,
  ],
  [
    'compared',
    /\b(?:to|in|into|for) (?:my|your|our|the|a)? ?(?:comparison|compare list)\b/,
    /^(?:(?:add|put)\b.*\b(?:compare|comparison)|compare)$/,
  ],
];

/** Whether a button puts a thing into another place than the one that the step names: the basket is not the favourites. */
export function putsElsewhere(step: Step, { kind, said }: Item): boolean {
  if (kind !== 'click') return false;
  const text = fold(step.text);
  const told = PLACES.find(([, words]) => words.test(text))?.[0];
  if (!told) return false;
  const bare = said.folded.replace(/[^\p{L}\p{N} -]+/gu, '').trim();
  const shown = PLACES.find(([, , words]) => words.test(bare))?.[0];
  return shown !== undefined && shown !== told;
}

/** "Into the folder Receipts", "on your watchlist": where something goes, and not what goes there. */
export function isWhereTo(step: Step, name: string): boolean {
  const to = /^.*\b(?:into|onto|to|on)\s+(?:the |my |your |our )?(.+)$/i.exec(step.text);
  if (!to || !['transact', 'add', 'remove'].includes(step.verb)) return false;
  const before = step.text.slice(0, step.text.length - to[1]!.length);
  return literalCoverage(phrase(name), phrase(to[1]!)) > 0.9 && literalCoverage(phrase(name), phrase(before)) < 0.5;
}
