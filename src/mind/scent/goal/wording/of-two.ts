import { singular } from './chosen.ts';

const COMPARED =
  'cheaper|dearer|newer|older|younger|earlier|later|sooner|larger|bigger|smaller|shorter|longer|taller|faster|quicker|slower|higher|lower|nearer|closer|heavier|lighter|stronger|weaker|warmer|cooler|quieter|louder|wider|narrower|thicker|thinner|better|worse|(?:more|less)\\s+(?:expensive|recent|popular|powerful|spacious|affordable|comfortable|urgent|important)';
/** "The cheaper of the two rice cookers". */
const OF_TWO = new RegExp(
  String.raw`\bthe\s+(${COMPARED})(?:\s+ones?)?\s+(?:of|among|out of)\s+(?:the|these|those|your|my|our|his|her|their)\s+(?:(?:two|three|four|\d)\s+)?((?:(?!\b(?:to|into|and|then|but|in|on|for|from|with|that|which|who|called|named|of|at)\b)[\p{L}-]+\s?){0,3})`,
  'giu',
);
/** "Whichever of the two is cheaper", "whichever room is larger". */
const WHICHEVER = new RegExp(
  String.raw`\bwhich(?:ever)?\s+(?:one\s+)?(?:of\s+(?:the|these|those|your|my)\s+(?:(?:two|three|four|\d)\s+)?)?((?:(?!\b(?:is|are)\b)[\p{L}-]+\s){0,3}?)(?:is|are)\s+(?:the\s+)?(${COMPARED})\b(?!\s+than)`,
  'giu',
);

/** "The cheaper one", "the one that is due later", of two that were told of. */
const ONE = new RegExp(
  String.raw`\bthe\s+(?:(${COMPARED})\s+one|one\s+(?:that|which)\s+(?:is|comes|starts|ends|leaves|arrives|lasts)\s+(?:(?:due|back|open|free)\s+)?(${COMPARED})(?!\s+than))\b`,
  'giu',
);
const TOLD_TWO = /\b(?:two|both|either|compare)\b/i;

/** "Cheapest" of "cheaper". */
function most(compared: string): string {
  const word = compared.toLowerCase().replace(/\s+/g, ' ');
  if (word === 'better') return 'best';
  if (word === 'worse') return 'worst';
  return word
    .replace(/^more\b/, 'most')
    .replace(/^less\b/, 'least')
    .replace(/er$/, 'est');
}

/** "The" at the head of a sentence, and "the" within it. */
const article = (found: string) => (/^\p{Lu}/u.test(found) ? 'The' : 'the');

/** A text in which the one of two that has more of something is the one that has most of it. */
export function theMostOfTwo(text: string): string {
  return text
    .replace(OF_TWO, (found: string, compared: string, things: string) => {
      const thing = singular(things.trim()).replace(/^(?:two|three|four|ones?)$/i, '');
      return `${article(found)} ${most(compared)} ${thing === '' ? 'one' : thing}${/\s$/.test(found) ? ' ' : ''}`;
    })
    .replace(ONE, (found: string, before: string | undefined, behind: string, at: number, whole: string) =>
      TOLD_TWO.test(
        whole
          .slice(0, at)
          .split(/[.!?]\s/)
          .at(-1)!,
      )
        ? `${article(found)} ${most(before ?? behind)} one`
        : found,
    )
    .replace(WHICHEVER, (found: string, things: string, compared: string) =>
      /^whichever/i.test(found)
        ? `${/^W/.test(found) ? 'The' : 'the'} ${most(compared)} ${things.trim() === '' ? 'one' : singular(things.trim())}`
        : found,
    );
}
