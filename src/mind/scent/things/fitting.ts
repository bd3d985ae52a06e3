import { literalCoverage, type Phrase, phrase, type Token } from '../../language/index.ts';
import { COLOURS } from '../goal/constraints.ts';
import type { Ask } from './ask.ts';
import { keeps } from './bounds.ts';
import { signOf, type Thing, type Things } from './thing.ts';

/** Which of several things are as described. */
export interface Fitting {
  things: Thing[];
  /** Properties by which some of them were told from the others. */
  told: number;
  /** How many of these are bounds, signs and what is ruled out, and no mere words. */
  measured: number;
  /** The place that the step names is a property of theirs, and no place among them. */
  placed: boolean;
  /** A property that the page shows of these things and that none of them has as it is asked for. */
  missing: string | null;
}

const CALENDAR =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;

/** Whether a thing bears a word; days and months also where they are written short. */
export function bearsWord(thing: Thing, word: string, stem: string): boolean {
  const short = CALENDAR.test(word) ? word.slice(0, 3) : null;
  return thing.said.tokens.some(
    (own) => own.stem === stem || (short !== null && CALENDAR.test(own.word) && own.word.startsWith(short)),
  );
}

function bears(thing: Thing, name: Phrase): boolean {
  return (
    literalCoverage(name, thing.said) > 0.99 || name.tokens.every((token) => bearsWord(thing, token.word, token.stem))
  );
}

/** How a thing tells that it has none of what stands over it. */
const NONE = /^(?:0|none|nobody|no one|nothing|sold out|full|vacant|[-–—])$/i;

/** What a thing says of something that it may have: by a sign under that head, or by speaking of it. */
export function has(thing: Thing, what: Phrase): boolean | null {
  for (const { head, text } of thing.properties) {
    const sign = signOf(text);
    if (!head || literalCoverage(phrase(head), what) < 0.99) continue;
    if (sign !== null) return sign;
    if (NONE.test(text.trim())) return false;
    // "3 months", under "Waiting".
    if (/^[£$€]?\d/.test(text.trim())) return !/^[£$€]?0(?![\d.,]*[1-9])/.test(text.trim());
  }
  return null;
}

const TELLING = 0.15;

/**
 * Of the things of one kind those that are as described, property by property; words that no thing shows tell nothing.
 * @param least how many of them there have to be: the third story is none of two.
 */
export function fitting(set: Things, ask: Ask, about: Phrase, least = 1): Fitting {
  let left = set.things;
  let told = 0;
  let missing: string | null = null;
  const keep = (kept: Thing[], property: string, hard: boolean) => {
    if (kept.length === left.length) return;
    if (kept.length > 0) {
      left = kept;
      told++;
    } else if (hard) missing ??= property;
  };
  for (const bound of ask.bounds) {
    const verdicts = new Map(left.map((thing) => [thing, keeps(thing, bound)]));
    const known = left.filter((thing) => verdicts.get(thing) !== null);
    if (known.length < Math.max(1, 0.5 * left.length)) continue;
    const most = Number.isFinite(bound.most) ? `at most ${bound.most}` : '';
    const least = Number.isFinite(bound.least) ? `at least ${bound.least}` : '';
    keep(
      left.filter((thing) => verdicts.get(thing) === true),
      [least, most, bound.unit, ...bound.of].filter(Boolean).join(' '),
      true,
    );
    if (left.every((thing) => verdicts.get(thing) === true)) told += 0.5;
  }
  // On a shelf of bags a tote is a bag too, and may be the cheapest, or the third.
  const ofShelf = (token: Token) =>
    (ask.superlative !== null || ask.counted) && about.tokens.some((own) => own.stem === token.stem);
  const telling = ask.said.tokens.filter((token) => !ofShelf(token));
  // Told by a word, as the name of a part is, is not measured.
  let measured = told;
  keep(ofPart(left, telling), 'part', false);
  const floor = ask.floor && set.things.some((thing) => ask.floor!.test(thing.text)) ? ask.floor : null;
  if (floor)
    keep(
      left.filter((thing) => floor.test(thing.text)),
      floor.source,
      true,
    );
  for (const name of ask.names) {
    const ofPage = literalCoverage(name, about) > 0.99;
    // Of sailings to Skerra the one on the ship Skerra Star is no better than the others.
    const like = left.filter((thing) => bears(thing, name));
    // Omar is not Omarsson, where both are there.
    const whole = like.filter((thing) =>
      name.tokens.every(({ word }) => thing.said.tokens.some((own) => own.word === word)),
    );
    const bearing = whole.length > 0 ? whole : like;
    // What the whole page is about need not be said of each thing on it.
    const own = bearing.length > 0 || !ofPage;
    keep(bearing, name.text, own);
  }
  measured -= told;
  for (const what of ask.without)
    keep(
      left.filter((thing) => has(thing, what) === false || (has(thing, what) === null && !speaks(thing, what))),
      `no ${what.text}`,
      true,
    );
  const heads = new Set(
    left.flatMap((thing) =>
      thing.properties.flatMap(({ head, text }) => (head && signOf(text) !== null ? [head] : [])),
    ),
  );
  const signed = new Set<string>();
  for (const head of heads) {
    const what = phrase(head);
    if (what.tokens.length === 0 || literalCoverage(what, ask.said) < 0.99) continue;
    for (const token of what.tokens) signed.add(token.stem);
    // Beside "closed" any hours mean open.
    const worded = left.some((thing) => has(thing, what) === null) && !left.some((thing) => has(thing, what) === true);
    keep(
      left.filter((thing) => (worded ? has(thing, what) !== false : has(thing, what) === true)),
      head,
      true,
    );
  }
  measured += told;
  const named = new Set(ask.names.flatMap((name) => name.tokens.map((token) => token.stem)));
  const ruledOut = new Set(ask.without.flatMap((what) => what.tokens.map((token) => token.stem)));
  // The most telling words come first: "parking" before "message".
  for (const token of [...telling].sort((a, b) => b.weight - a.weight)) {
    if (named.has(token.stem) || signed.has(token.stem) || ruledOut.has(token.stem)) continue;
    // A small number counts, or is a place in a row, as often as it names.
    if (/^\d{1,2}$/.test(token.word)) continue;
    if (token.weight < TELLING && !COLOURS.includes(token.word)) continue;
    const bearing = left.filter((thing) => bearsWord(thing, token.word, token.stem) && !denied(thing, token.word));
    if (bearing.length === 0 || bearing.length >= least) keep(bearing, token.word, otherColours(left, token.word));
  }
  return { things: left, told, measured, missing, placed: floor !== null };
}

/**
 * Of things that stand in parts of the page those of the kind that is meant: what kind it is says the last of the words that
 * some of them bear, by their own names or by the heading of their part.
 */
function ofPart(things: Thing[], said: readonly Token[]): Thing[] {
  if (!things.some((thing) => thing.part)) return things;
  for (const token of [...said].reverse()) {
    if (token.weight < TELLING || token.number) continue;
    const own = things.filter(
      (thing) =>
        bearsWord(thing, token.word, token.stem) ||
        phrase(thing.part ?? '').tokens.some((it) => it.stem === token.stem),
    );
    if (own.length > 0) return own;
  }
  return things;
}

/** Whether a thing speaks of what is ruled out, and does not itself say that it is without it. */
export function speaks(thing: Thing, what: Phrase): boolean {
  return literalCoverage(what, thing.said) > 0.99 && !what.tokens.some((token) => denied(thing, token.word));
}

/** Whether a thing itself says that it is without something. */
export function denied(thing: Thing, word: string): boolean {
  return new RegExp(
    `\\b(?:no|not|without|excluding|excl\\.?|never)\\s+(?:\\w+\\s)?${word.replace(/[^\p{L}\p{N}]/gu, '.')}\\b|\\b${word.replace(/[^\p{L}\p{N}]/gu, '.')}[- ]free\\b`,
    'i',
  ).test(thing.text);
}

/** Whether the things are told by their colours and this one is a colour. */
function otherColours(things: readonly Thing[], word: string): boolean {
  if (!COLOURS.includes(word) || things.length === 0) return false;
  const coloured = things.filter((thing) => thing.said.tokens.some((token) => COLOURS.includes(token.word)));
  return coloured.length >= 0.5 * things.length;
}
