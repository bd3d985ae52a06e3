import { fold, isStopWord, phrase, stem, synonymous, words } from '../../../language/index.ts';
import { answersAlike } from '../known/kin.ts';
import type { Control } from './controls.ts';
import { roleScore } from './roles.ts';
import type { Fit, Role, Wish } from './types.ts';

/** An option whose every word the wish says one after the other: "very satisfied with the staff", nearest to what the control asks. */
export function spelledOut(control: Control, option: string, wish: Wish): Fit | null {
  // "Dry cut 30 min · €29": what it takes and costs is no part of its name.
  const name = option.replace(/\s+(?:\d|[$€£]).*$/, '');
  const said = words(words(name).length > 1 ? name : option);
  if (said.length < 2) return null;
  const asked = new Set(
    words(control.question)
      .filter((word) => !isStopWord(word))
      .map(stem),
  );
  let best: Fit | null = null;
  for (let i = 0; i + said.length <= wish.tokens.length; i++) {
    if (!said.every((word, j) => wish.tokens[i + j]!.word === word)) continue;
    const end = i + said.length;
    // What is told next is what it is told of.
    const near = wish.tokens.slice(end, end + 4).findIndex((token) => asked.has(token.stem));
    const before = wish.tokens.slice(Math.max(0, i - 3), i).some((token) => asked.has(token.stem));
    const score = 0.86 + (near >= 0 ? 0.12 - 0.02 * near : before ? 0.05 : 0);
    if (!best || score > best.score)
      best = { control, value: option, score, role: '', spans: [[wish.tokens[i]!.start, wish.tokens[end - 1]!.end]] };
  }
  return best;
}

/** Words that every wish holds and that choose nothing. */
export const IDLE = new Set(
  'get send back order buy go want need please new one use time day number please select choose type'
    .split(' ')
    .map(stem),
);

const DENIES = /^(?:no|not|never|without|none)$/;

/** How an option answers to a wish by its words: those that no other option of the control has. */
export function optionByWords(
  control: Control,
  option: string,
  wish: Wish,
  role: Role,
  named: readonly string[],
): Fit | null {
  // "No text reminders" answers no question of yes or no.
  if (/^(?:yes|no)$/i.test(option.trim())) return null;
  const bare = option.replace(/[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£]/g, ' ');
  const head = bare.split(/\s*[(,:–—|•·]\s*|\s-\s|\s\+\s/)[0]!;
  const others = control.options
    .filter((other) => other !== option)
    .map((other) => new Set(phrase(other).tokens.map((token) => token.stem)));
  const telling = (text: string) =>
    phrase(text).tokens.filter(
      (token) =>
        (token.weight > 0.12 || token.word.length > 4) &&
        !IDLE.has(token.stem) &&
        // A bare number answers by what it counts.
        !/^\d+(?:[.,]\d+)?$/.test(token.word) &&
        !others.some((other) => other.has(token.stem)),
    );
  // "No sound" is none because something else is not to be.
  const all = telling(bare);
  const own = all.length > 1 ? all.filter(({ word }) => !DENIES.test(word)) : all;
  // "To do" is in every wish.
  if (own.length === 0 || words(bare).every(isStopWord)) return null;
  const hits = own.flatMap((token) => {
    const at = wish.tokens.filter(
      (word) =>
        !word.negated &&
        (word.stem === token.stem ||
          // "Once a month" is monthly.
          (word.word.length > 4 && token.word.startsWith(word.word)) ||
          (!IDLE.has(word.stem) && answersAlike(word.word, token.word)) ||
          (control.kind !== 'buttons' &&
            token.word.length > 3 &&
            !IDLE.has(word.stem) &&
            synonymous(word.word, token.word))),
    );
    return at.length > 0 ? [{ token, at }] : [];
  });
  if (hits.length === 0) return null;
  // A word of a longer name is not the word: the Blue Door is not blue.
  const ofName = (start: number, end: number) =>
    named.some((name) => {
      const from = wish.text.indexOf(name);
      return (
        from >= 0 &&
        start >= from &&
        end <= from + name.length &&
        !fold(option).includes(fold(name)) &&
        !fold(name).includes(fold(head.trim()))
      );
    });
  // What is said itself comes before what only answers to it: "sent by e-mail" is by e-mail, and not by post.
  const literal = hits.some(({ token, at }) => at.some((word) => word.stem === token.stem));
  let top: Fit | null = null;
  const heads = telling(head).filter((token) => own.includes(token));
  const weight = (list: typeof own) => list.reduce((sum, token) => sum + Math.max(0.3, token.weight), 0);
  const share = Math.max(
    weight(hits.map((hit) => hit.token)) / weight(own),
    heads.length > 0 ? weight(heads.filter((token) => hits.some((hit) => hit.token === token))) / weight(heads) : 0,
  );
  const around = new Set(
    words(control.question)
      .filter((word) => !isStopWord(word))
      .map(stem),
  );
  // "How would you like to pay?": that the wish speaks of paying tells "My employer pays" from no other way to pay.
  const repeats = hits.every(({ token }) => around.has(token.stem));
  if (repeats && control.options.some((other) => other !== option && isSaid(other, wish, around))) return null;
  for (const word of hits[0]!.at) {
    if (ofName(word.start, word.end)) continue;
    const i = wish.tokens.indexOf(word);
    const near = wish.tokens.slice(Math.max(0, i - 2), i + 4).some((token) => around.has(token.stem) && token !== word);
    const told = word.role !== '' ? word.role : (wish.tokens[i - 1]?.role ?? '');
    const score = (literal ? 0.5 : 0.42) + 0.38 * share + (near ? 0.08 : 0) + (role !== '' ? roleScore(role, told) : 0);
    const spans = hits.map((hit) => {
      const close =
        hit === hits[0]
          ? word
          : hit.at.reduce((a, b) => (Math.abs(b.start - word.start) < Math.abs(a.start - word.start) ? b : a));
      return [close.start, close.end] as const;
    });
    if (!top || score > top.score) top = { control, value: option, score, role: told, spans };
  }
  return top;
}

/** Whether the wish says a word of an option that its question does not hold. */
function isSaid(option: string, { tokens }: Wish, asked: ReadonlySet<string>): boolean {
  const own = phrase(option).tokens.filter(
    ({ stem: of, word, number }) => word.length > 3 && !number && !asked.has(of) && !IDLE.has(of) && !isStopWord(word),
  );
  return own.some((token) => tokens.some((word) => !word.negated && word.stem === token.stem));
}

const CURRENCIES: Array<[option: RegExp, told: RegExp]> = [
  [/^(?:eur|€|euros?)\b|^€/i, /€|\beur(?:os?)?\b/i],
  [/^(?:usd|us dollars?|dollars?)\b|^\$/i, /\$|\b(?:usd|dollars?)\b/i],
  [/^(?:gbp|pounds?)\b|^£/i, /£|\b(?:gbp|pounds?)\b/i],
];

/** The currency that a sum is told in, where a list asks for it. */
export function currencyOf(control: Control, option: string, wish: Wish): Fit | null {
  const known = CURRENCIES.find(([said]) => said.test(option.trim()) && !/\d/.test(option));
  const told = known && wish.demands.some((demand) => demand.kind === 'money' && known[1].test(demand.value));
  return told ? { control, value: option, score: 0.9, role: '', spans: [] } : null;
}
