// Sites say what they do not do at all: "What we do not take: pianos, garden sheds …". Who has such a thing goes no further there.
import { fold, literalCoverage, type Phrase, phrase, words } from '../../../language/index.ts';
import type { Page } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import type { Situation } from '../../situation.ts';

/** How a site says so; what it is follows there, or in the lines below. */
const REFUSES =
  /\b(?:we|they) (?:do not|don['’]t|cannot|can['’]t|can not|no longer|never|are (?:not able|unable) to) (?:take|collect|accept|repair|mend|fix|offer|sell|buy|hire out|rent out|stock|handle|carry|treat|clean|service|lend|recycle|remove)(?: (?:away|in|back|on))?(?: (?:the following|these|any of these))?:?(?:\s+(.+))?$/iu;
/** What turns that round. */
const ROUND = /\b(?:nothing|hardly|little|unless|if)\b/i;
/** What makes such a thing one of a sort only, or for a time only: the others may be taken. */
const ONLY_SOME =
  /\s(?:that|which|who|with|without|over|under|above|below|from|larger|heavier|older|longer|smaller|on|in|at|to|for|by|after|before|during|until|today|now|anymore)\b/;
/** Words of such a thing at most, lines that list them, and characters of a line that names one. */
const WORDS = 3;
const LINES = 10;
const SHORT = 40;

/** The things that one of the lines of a page says not to be taken, as they are listed there. */
function listed({ lines, items }: Page, at: number): string[] {
  const said = lines[at]!.text.replace(/[.!?]+\s*$/, '');
  const behind = REFUSES.exec(said)?.[1];
  if (behind) return [behind];
  const names = new Set(items.map((item) => fold(item.raw)));
  const out: string[] = [];
  for (const { text, level } of lines.slice(at + 1, at + 1 + LINES)) {
    if (level > 0 || names.has(fold(text)) || (out.length > 0 && text.length > SHORT)) break;
    out.push(text);
    // A line that names several is the whole list.
    if (text.includes(',')) break;
  }
  return out;
}

/** The things in a line, each by its name; what is refused only as one of a sort is left out. */
function thingsIn(text: string): Phrase[] {
  return text
    .replace(/[.!?].*$/, '')
    .split(/\s*[,;]\s*(?:and |or )?|\s(?:and|or)\s/)
    .map((one) => one.trim().replace(/^(?:any|an?|the|old|your) /i, ''))
    .filter((one) => one !== '' && words(one).length <= WORDS && !ONLY_SOME.test(` ${fold(one)}`))
    .map((one) => phrase(one));
}

/** What the page says of the very thing that a step is about, where it is not taken there and nothing on the page bears its name; null where it says no such thing. */
export function refusedHere({ page }: Situation, step: Step): string | null {
  const meant = phrase([step.object, step.scope, ...step.quoted].join(' '));
  for (const [at, { text }] of page.lines.entries()) {
    if (!REFUSES.test(text.replace(/[.!?]+\s*$/, '')) || ROUND.test(text)) continue;
    const thing = listed(page, at)
      .flatMap(thingsIn)
      .find((one) => one.tokens.some(({ weight }) => weight > TELLS) && literalCoverage(one, meant) > 0.99);
    if (!thing) continue;
    const offered = page.items.some(
      ({ said, options }) =>
        literalCoverage(thing, said) > 0.99 || options.some((option) => literalCoverage(thing, phrase(option)) > 0.99),
    );
    if (!offered) return `${text}: ${thing.text}`;
  }
  return null;
}
/** Weight of a word that is the name of something. */
const TELLS = 0.3;
