import { literalCoverage, MONTHS, phrase, tokens } from '../../../language/index.ts';
import { isTelling } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import type { Step } from '../../goal/types.ts';
import { properNames } from '../../meaning/match.ts';
import type { Situation } from '../../situation.ts';
import { linesUnderHeads, type Placed } from './heads.ts';

/** Heads from which on a page is in parts, and the share of what is meant that a head has to say. */
const PARTS = 3;
const WHOLE = 0.99;

/** Whether a line stands in the part of another one. */
type OfOther = (placed: Pick<Placed, 'heads' | 'label'>) => boolean;

/**
 * What tells the lines that stand in the parts of others, where what "it" stands for heads a part of the page: "Find the plum cake and say how long it
 * bakes". Null where it heads none.
 */
export function ofOtherParts(situation: Situation, { scope, text }: Step): OfOther | null {
  if (scope === '') return besideTheAsked(situation, text);
  const { page, memory } = situation;
  const meant = phrase(scope);
  const names = properNames(` ${scope}`);
  // "The Gull Point walk" is headed by its name alone.
  const isMeant = (head: string) => {
    const said = phrase(head);
    return (
      literalCoverage(meant, said) > WHOLE ||
      (names.length > 0 && names.every((name) => literalCoverage(phrase(name), said) > WHOLE))
    );
  };
  const under = linesUnderHeads(page);
  if (under.filter(({ isHead }) => isHead).length < PARTS || isMeant(page.title)) return null;
  // What was seen further up or down the page heads its part there.
  const seen = names.length > 0 && names.every((name) => memory.there.includes(name));
  if (!seen && !page.lines.some(({ text }, at) => under[at]!.isHead && isMeant(text))) return null;
  return ({ heads, label }) => heads.length > 0 && !heads.some(isMeant) && !isMeant(label);
}

/**
 * What tells the lines of the parts that stand beside the one whose head the question says in full: "How many took part in the beach clean?", of "Beach
 * clean, 3 October" and "River walk". Null where it says none, or the only one.
 */
function besideTheAsked({ page }: Situation, question: string): OfOther | null {
  const own = tokens(question);
  const isMeant = (head: string) => {
    const telling = tokens(head).filter((token) => isTelling(token) && !token.number && !isMonth(token.word));
    return telling.length >= SAID && telling.every((token) => saidBy(token, own));
  };
  const under = linesUnderHeads(page);
  const over = under.flatMap(({ isHead, heads }, at) =>
    isHead && isMeant(page.lines[at]!.text) ? [heads.join('\n')] : [],
  );
  if (over.length === 0) return null;
  return ({ heads }) => heads.length > 0 && !heads.some(isMeant) && over.includes(heads.slice(0, -1).join('\n'));
}
/** Telling words of a head that the question says, at least, for that part to be the one it asks of. */
const SAID = 2;
const isMonth = (word: string): boolean => MONTHS.some((month) => month.startsWith(word) && word.length >= 3);

/** The lines of the page that are told in the parts of others alone; none where no part is asked of. */
export function linesOfOthers({ page }: Situation, isOther: OfOther | null): ReadonlySet<string> {
  if (!isOther) return new Set();
  const under = linesUnderHeads(page);
  const own = new Set(page.lines.flatMap(({ text }, at) => (isOther(under[at]!) ? [] : [text])));
  return new Set(page.lines.flatMap(({ text }) => (own.has(text) ? [] : [text])));
}

/** Whether a line that was taken for the answer is told in the parts of others alone. */
export function isOfOtherPart(situation: Situation, step: Step, line: string): boolean {
  return linesOfOthers(situation, ofOtherParts(situation, step)).has(line);
}
