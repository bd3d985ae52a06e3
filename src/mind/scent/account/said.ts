import { fold, type Token, tokens } from '../../language/index.ts';
import { isTelling, type ToldWord } from './outstanding.ts';
import { saidBy } from './seen-to.ts';

/** What stands behind an answer and is no part of its name: what it costs, how many there are. */
const ASIDE = /[([].*$|[+–—-]?\s*[$€£]\s?\d.*$|\s\d[\d.,]*\s?(?:[$€£]|eur|usd|gbp)\b.*$/i;
/** Words that may stand in the task between those of a name. */
const BETWEEN = 2;

/** The words that an answer or a control is called by; those that say something, where any does. */
export function nameOf(text: string): Token[] {
  const all = tokens(fold(text.replace(ASIDE, '')));
  const telling = all.filter(isTelling);
  return telling.length > 0 ? telling : all;
}

/** Where in the task a name is said, word after word in its order, as far as it is; empty where it is not. */
export function saidAt(name: readonly Token[], told: readonly ToldWord[]): ToldWord[] {
  let most: ToldWord[] = [];
  for (const start of told) {
    if (name.length === 0 || !saidBy(start.token, [name[0]!])) continue;
    const found = [start];
    for (const word of name.slice(1)) {
      const last = found.at(-1)!;
      const next = told.find(({ token, at }) => at > last.at && at <= last.at + 1 + BETWEEN && saidBy(token, [word]));
      if (!next) break;
      found.push(next);
    }
    if (found.length > most.length) most = found;
  }
  return most;
}
