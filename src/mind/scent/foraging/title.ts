import { fold, literalCoverage, type Phrase, phrase, wordSimilarity } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';

/** What says that a page is looked for, and no more of it than its title. */
const LOOKS_FOR_PAGE =
  /^(?:please )?(?:find|open|go to|get to|look for|locate|reach|navigate to|visit|bring up)(?: me)?(?: (?:the|a))?(?: \p{L}+)? (?:page|article|entry)\b/iu;
/** A title that is no description: it begins as names do. */
const CALLED =
  /\b(?:page|article|entry) (?:that is )?(?:about|on|of|titled|entitled|called|named)?:? ?(\p{Lu}[^,;:?]*)$/u;
/** "at-rule-empty-line-before", "max_width": a name in code, every part of which tells it from its likes. */
const IN_CODE = /^[\p{L}\d$]+(?:[-_.][\p{L}\d$]+)*[-_.][\p{L}\d$]+$/u;
/** The same behind the word for a page. */
const CODE_CALLED = /\b(?:page|article|entry) (?:about|on|of|for|titled|entitled|called|named)?:? ?(\S+)$/u;
/** Words of the longest title that is taken for one without quotes. */
const LONGEST = 6;

/** The title by which a step calls the page that it looks for; empty where it describes it, or looks for something else. */
export function titleOf(step: Step): string {
  if (!['reach', 'learn'].includes(step.verb) || !LOOKS_FOR_PAGE.test(step.text)) return '';
  if (step.quoted.length > 0) return step.quoted.length === 1 ? step.quoted[0]! : '';
  const text = step.text.replace(/[\s.!]+$/, '');
  const [, code = ''] = CODE_CALLED.exec(text) ?? [];
  if (IN_CODE.test(code)) return code;
  const [, title = ''] = CALLED.exec(text) ?? [];
  return title.split(' ').length > LONGEST ? '' : title;
}

/** Share of a title, and of what is held against it, that the two have in common where one stands for the other. */
const SAME = 0.7;

/** Whether a label bears a title and little else: "Bike locks" that of "Bike lock", and "Cathedral" not that of "Cat". */
export function bearsTitle(title: string, label: Phrase): boolean {
  const wanted = phrase(title);
  if (IN_CODE.test(title)) return label.folded === wanted.folded;
  return literalCoverage(wanted, label) >= SAME && literalCoverage(label, wanted) >= SAME;
}

/** Share of a title that has to be met in a heading, and how nearly each word of it, for the page to be taken for the one of that title. */
const MET = 0.6;
const NEARLY = 0.8;

/** Whether one of several heads of a page may be a title in other words. A thing's kind is another page: countries, for Japan. */
export function mayBeTitled(title: string, heads: readonly string[]): boolean {
  if (isOtherCode(title, heads)) return false;
  const wanted = phrase(title).tokens;
  const total = wanted.reduce((sum, token) => sum + token.weight, 0);
  return heads.some((head) => {
    const own = phrase(head).tokens;
    const met = wanted.filter((token) => own.some((other) => wordSimilarity(token, other) >= NEARLY));
    return met.reduce((sum, token) => sum + token.weight, 0) >= MET * total;
  });
}

/** Whether a title is a name in code, and no head of a page is that very name: "newline-after" is not "newline-before". */
export function isOtherCode(title: string, heads: readonly string[]): boolean {
  return IN_CODE.test(title) && !heads.some((head) => fold(head) === fold(title));
}
