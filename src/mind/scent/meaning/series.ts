import { type Phrase, phrase, type Token, wordSimilarity } from '../../language/index.ts';
import type { Item, Page } from '../../perception/page.ts';

/** Weight from which on a word tells one thing from others. */
const TELLS = 0.3;
/** Likeness from which on a word stands for another one. */
const LIKE = 0.6;

function has(tokens: readonly Token[], { stem }: Token): boolean {
  return tokens.some((token) => token.stem === stem);
}

/** Whether a list or a box of the page offers something by this word: it is chosen there, and not by which thing is taken. */
function isChosen({ items }: Page, token: Token): boolean {
  return items.some(
    ({ kind, options, said }) =>
      (kind === 'choose' && options.some((option) => has(phrase(option).tokens, token))) ||
      (kind === 'check' && has(said.tokens, token)),
  );
}

/**
 * Of buttons that each take another thing ("Add rye bread", "Add white bread, small"): whether this one lacks a word by which the others are told
 * and which is asked for, or is told by one that nobody asked for while what was asked for stands nowhere.
 */
export function isOtherOfSeries(asked: Phrase, item: Item, kin: readonly Item[], page: Page): boolean {
  const series = [item, ...kin];
  const varies = (token: Token) => !series.every(({ said }) => has(said.tokens, token));
  const own = item.said.tokens.filter((token) => token.weight > TELLS && !token.number && varies(token));
  const open = asked.tokens.filter((token) => !has(item.said.tokens, token) && !isChosen(page, token));
  const ofOthers = open.filter((token) => kin.some(({ said }) => has(said.tokens, token)));
  const near = [item.context, ...page.headings.filter(({ level }) => level === 1).map(({ text }) => phrase(text))];
  if (ofOthers.some((token) => !near.some(({ tokens }) => has(tokens, token)))) return true;
  const nowhere = open.filter((token) => !page.all.tokens.some((word) => wordSimilarity(token, word) >= LIKE));
  return nowhere.length > 0 && own.some((token) => !has(asked.tokens, token));
}
