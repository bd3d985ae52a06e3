import {
  fold,
  isLight,
  numberOf,
  type Phrase,
  phrase,
  stem,
  synonymous,
  type Token,
  wordSimilarity,
  words,
} from '../../../language/index.ts';
import { baseOf } from '../../goal/discourse/lexicon.ts';
import type { Step } from '../../goal/types.ts';
import { properNames } from '../../meaning/match.ts';
import { REACHES, sortsAsked, type ValueSort, valuesNamed } from '../question/kinds.ts';

/** What a question asks for, as far as its own words tell: who, where, how many of what, or whatever bears a name. */
export interface Ask {
  by: 'who' | 'where' | 'count' | 'value';
  /** Kinds of value by their looks; empty where any words may tell it. */
  sorts: readonly ValueSort[];
  /** Words of the kind of thing that is asked for: "family" of "which family does it belong to". */
  noun: readonly Token[];
  /** All other words that tell of what it is asked. */
  of: readonly Token[];
  /** Roots of names and numbers, which nothing stands for. */
  hard: ReadonlySet<string>;
  /** It is told of several things together: compared, counted, left over. */
  together: boolean;
  text: string;
}

/** What asks, joins and helps, and tells nothing of what is asked about. */
const ASKING =
  /^(?:find|out|tell|me|say|see|check|look|up|please|whether|if|what|what's|who|whom|whose|when|where|which|how|much|many|long|old|there|name|one|ones|you|we|people|exactly|according|page|site|website|called|kind|sort|type|so|also|still|then|now|altogether|all|long|often|happens?|during)$/;
/** Words for a thing of any kind, which its own page need not call so. */
const ANYTHING = /^(?:book|item|product|thing|object|record|entry|article|event|piece|title)s?$/;
function isAnything(word: string, text: string): boolean {
  return ANYTHING.test(word) && new RegExp(`\\b(?:the|this|that|an?|each) ${word}\\b`).test(text);
}
/** What is said of any price. */
const PAYS = /^(?:pays?|paid|costs?|prices?|charge[sd]?|fees?|fares?|expensive|money)$/;
/** The kind of thing behind the word that asks. */
const NOUN =
  /\b(?:how many|which|what|number of) (?:of )?(?:the |your |my |their |different |other )*(?!(?:is|are|was|were|do|does|did|has|have|had|can|could|may|will|would|shall|should|must|time|happens?|happened|about|if|else)\b)((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?=[\s,]+(?:is|are|was|were|do|does|did|has|have|had|can|could|may|will|would|shall|should|must|with|on|in|at|by|from|for|of|that|who|to)\b|\s*\?|$)/u;

const KIND = /\b(?:which|how many) (?!(?:is|are|was|were|do|does|did|has|have|had|can|of|one)\b)([\p{L}-]+)/u;
/** Words that are mostly met in their short form. */
const SHORT: Readonly<Record<string, string>> = {
  ext: 'extension',
  tel: 'telephone',
  no: 'number',
  nr: 'number',
  qty: 'quantity',
};

/** The plain form of a word, by which "ran" and "runs" are one. */
export function rootOf(word: string): string {
  return stem(baseOf(word) ?? SHORT[word] ?? word);
}

/** Words that end like the most of a kind, and are none. */
const NO_EXTREMES =
  'request|interest|test|guest|west|rest|forest|suggest|contest|latest|honest|harvest|invest|east|chest|priest|protest|breast';
/** The most of its kind, by one word. */
const EXTREME = new RegExp(`^(?!(?:${NO_EXTREMES})$)\\p{L}{3,}est$`, 'u');
/** What is compared, worked out or counted over several things; of what is nearest a page tells only one. */
const WORKED_OUT = new RegExp(
  `\\b(?:more|less|fewer|most|least|best|worst|both|same|altogether|in (?:all|total)|cheapest|difference|than|either|or|each|every|no|not|without|except|(?!(?:${NO_EXTREMES}|nearest)\\b)\\p{L}{2,}est)\\b`,
  'u',
);

const asks = new WeakMap<Step, Ask | null>();

/** Reads what a step asks; null where it asks for nothing that is told in one place. */
export function askOf(step: Step): Ask | null {
  let ask = asks.get(step);
  if (ask === undefined) {
    ask = read(step);
    asks.set(step, ask);
  }
  return ask;
}

/** Whether a sentence says itself that it is the most of its kind: nobody has to compare what the page has compared. */
export function saysExtreme({ text }: Ask, told: string): boolean {
  const most = words(text).filter((word) => EXTREME.test(word));
  const own = words(told);
  return most.length > 0 && most.every((word) => own.some((other) => other === word || synonymous(other, word)));
}

function read(step: Step): Ask | null {
  const text = fold(step.text);
  const ask =
    /\b(?:what|who|whom|whose|when|where|which|how (?:many|much|long|old|far|high|tall|wide|deep|heavy|often))\b/.exec(
      text,
    );
  if (!ask) return null;
  const noun = phrase(NOUN.exec(text)?.[1] ?? KIND.exec(text)?.[1] ?? '').tokens;
  const nouns = new Set(noun.map(({ word }) => word));
  const names = [...step.quoted, ...properNames(step.text)].flatMap((name) => words(name));
  let sorts = sortsAsked(step.text).filter((sort) => sort !== 'name');
  let of = phrase(
    step.text.replace(
      /["“”?]|\b(?:what|which) time\b|\bhow (?:cold|hot|warm|tall|high|wide|deep|heavy|far|soon)\b/giu,
      ' ',
    ),
  ).tokens.filter(
    (token) =>
      !ASKING.test(token.word) && !nouns.has(token.word) && !isLight(token.word) && !isAnything(token.word, text),
  );
  if (of.length + noun.length === 0)
    of = phrase(step.text).tokens.filter(({ word }) => !ASKING.test(word) || /^found$/.test(word));
  // "What express delivery costs": of what the money is asked has to be said, however the value is known.
  if (of.length === 0 && sorts.length > 0)
    of = noun.filter(({ word }) => !ASKING.test(word) && !PAYS.test(word) && sortsAsked(`what ${word}`).length === 0);
  // A number to ring and an address to write to are known by their looks.
  if (sorts[0] === 'money') of = of.filter(({ word }) => !PAYS.test(word));
  if (sorts[0] === 'phone' || sorts[0] === 'email') of = of.filter(({ word }) => !/^(?:number|address)$/.test(word));
  const hard = of.filter(({ word, number }) => number || numberOf(word) !== null || names.includes(word));
  const many = /\bhow many\b/.test(text);
  if (sorts[0] === 'truth') return null;
  // "What happens when it snows" asks for no day.
  if (ask[0] === 'what' && noun.length === 0 && sorts[0] === 'date') sorts = [];
  return {
    by: /\bwho(?:m|se)?\b/.test(text)
      ? 'who'
      : /\bwhere\b/.test(text)
        ? 'where'
        : many && sorts.length === 0
          ? 'count'
          : 'value',
    sorts: sorts.filter((sort) => sort !== 'person' && sort !== 'place'),
    noun,
    of,
    hard: new Set(hard.map(({ word }) => rootOf(word))),
    together: WORKED_OUT.test(text),
    text,
  };
}

/** Likeness from which one word stands for another. */
const ALIKE = 0.55;
const FAMILY = 4;

/** "Pianist", of the piano: who is called after what they do or play. */
function doer(who: string, what: string): boolean {
  const own = /^(\p{L}{4,})(?:ist|ers?|ors?|ian)$/u.exec(who)?.[1];
  return own !== undefined && what.startsWith(own) && what !== who;
}

/** Whether a name is just this one: of several it may stand, and "Lange" is not "Lang". */
function isSameName(own: string, name: string): boolean {
  const single = (word: string) => word.replace(/(?<=\p{L}{3})'?s$/u, '');
  return own === name || single(own) === single(name);
}

/** How far a word is said by one of a text, 0..1; a name or number is said by itself alone. */
export function howSaid(token: Token, by: Phrase, hard = false): number {
  const root = rootOf(token.word);
  let best = 0;
  for (const own of by.tokens) {
    if (hard ? isSameName(own.word, token.word) : own.stem === token.stem || rootOf(own.word) === root) return 1;
    const value = numberOf(token.word);
    if (value !== null && numberOf(own.word) === value) return 1;
    if (hard || own.number || token.number) continue;
    if (synonymous(own.word, token.word) || synonymous(own.stem, token.stem)) best = Math.max(best, 0.9);
    const [short, long] = own.stem.length < token.stem.length ? [own.stem, token.stem] : [token.stem, own.stem];
    if (short.length >= FAMILY && long.startsWith(short) && long.length - short.length <= 3)
      best = Math.max(best, 0.85);
    if (doer(own.word, token.word) || doer(token.word, own.word)) best = Math.max(best, 0.85);
    const alike = isLight(own.word) || isLight(token.word) ? 0 : wordSimilarity(own, token);
    if (alike >= ALIKE) best = Math.max(best, 0.75 * alike);
  }
  return best;
}

/** Kinds of thing that are known by their looks, by their names. */
const LOOKS: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [
    /^colou?rs?$/,
    /\b(?:red|orange|yellow|green|turquoise|blue|purple|violet|pink|brown|black|white|gr[ea]y|cream|beige|golden|silver|ivory|scarlet|crimson|navy|teal|maroon)\b/i,
  ],
];
const NUMBER = '(?:\\d[\\d.,]*|no|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const MONTH = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
/** Words that say where: behind one of them stands a place. */
const AT =
  /\b(?!(?:at (?:last|once|first|least|all|home|night|noon)|in (?:fact|all|time|case)|on (?:time|foot|sale))\b)(?:in|at|on|near|behind|under|below|above|beside|by|next to|opposite|inside|outside|off|along|between|among|from|to|through|over|around)\s+(?:the |a |an |our |your |its |their |his |her )?\p{L}/u;

/** A name of several words and nothing else. */
export const NAME_ONLY = /^\p{Lu}[\p{L}'’-]+(?: (?:of |the |on |upon )?\p{Lu}[\p{L}'’-]+){1,3}$/u;

/** Whether the kind of thing that is asked for is known by its looks: who tells a colour need not call it so. */
export function isKnownByLooks(ask: Ask): boolean {
  return (
    ask.sorts.length > 0 || ask.by !== 'value' || ask.noun.some(({ word }) => LOOKS.some(([noun]) => noun.test(word)))
  );
}

/** Whether what stands behind a name, or in a sentence, may tell what is asked for. */
export function suits(ask: Ask, text: string, name: string): boolean {
  const asked = new Set(words(ask.text));
  if (words(text).every((word) => asked.has(word))) return false;
  if (REACHES.test(text.trim())) return ask.sorts[0] === 'phone' || ask.sorts[0] === 'email';
  if (ask.by === 'who') return /\p{Lu}\p{L}+|\b(?:nobody|no one|none)\b/u.test(text) && !/^\P{L}*\d/u.test(text);
  if (ask.by === 'where')
    return name === ''
      ? AT.test(text) || NAME_ONLY.test(text)
      : /\p{L}/u.test(text) && !/^\P{L}*\d+\P{L}*$/u.test(text);
  if (ask.by === 'count') return counts(ask, text, name);
  const looks = LOOKS.find(([noun]) => ask.noun.some(({ word }) => noun.test(word)))?.[1];
  if (looks) return looks.test(text);
  if (ask.sorts.length === 0) return true;
  return ask.sorts.some(
    (sort) =>
      valuesNamed(text, name, sort).length > 0 ||
      (sort === 'date' && (MONTH.test(text) || valuesNamed(text, name, 'year').length > 0)),
  );
}

/** Whether a text tells how many there are: a number behind their name, or right before it. */
function counts(ask: Ask, text: string, name: string): boolean {
  const said = fold(text);
  const named =
    ask.noun.some((token) => howSaid(token, phrase(name)) >= 0.75) ||
    ask.of.some((token) => howSaid(token, phrase(name)) >= 0.85);
  if (
    named &&
    new RegExp(`^[^\\p{L}£$€\\d]{0,2}(?:about |over |up to |some )?${NUMBER}(?![\\p{L}:]|\\s?[%€£$])`, 'u').test(said)
  )
    return true;
  const last = ask.noun.at(-1);
  const before = [
    ...said.matchAll(new RegExp(`(?<![\\d.,£€$:])\\b${NUMBER}\\s+((?:[\\p{L}-]+\\s+){0,2}?[\\p{L}-]+)`, 'gu')),
  ];
  return (
    last !== undefined && before.some((match) => words(match[1]!).some((word) => rootOf(word) === rootOf(last.word)))
  );
}
