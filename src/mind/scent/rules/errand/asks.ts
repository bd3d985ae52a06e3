import { fold, plain } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { PerStep, type Situation } from '../../situation.ts';
import { says, valuesOf } from '../sheet/told.ts';

/** What a task wants of a shop, whatever its sentences are. */
export interface Asks {
  /** What it calls by name, the likeliest names of things first. */
  names: readonly string[];
  /** All of that, single words as well. */
  every: readonly string[];
  /** One of them is written as a name is, and not only because it begins a sentence. */
  named: boolean;
  /** How many of the thing; null where nothing is told. */
  quantity: number | null;
  /** What is in the basket is to be ordered. */
  buys: boolean;
  /** Something that is in the basket is to be taken out of it. */
  removes: boolean;
  /** Of the things that are named the cheaper one is meant, or the dearer. */
  compares: 'lowest' | 'highest' | null;
  code: string;
  /** What it comes to is to be told. */
  total: boolean;
}

const SHOP =
  /\b(?:basket|cart|trolley|shopping bag|my bag|the bag|buy|buying|order|purchase|check ?out|voucher|coupon|promo code)\b/i;
const BUYS = /\b(?:buy|buying|order|orders|purchase|check(?:s|ed|ing)? ?out|pay)\b/i;
const NOT_BOUGHT =
  /\b(?:do not|don't|don’t|without|no need to|never|not) (?:yet )?(?:order|orders|ordering|buy|buying|check ?out|checking out|pay|purchase|place)\b|\b(?:order|buy|pay|purchase) (?:nothing|none|neither)\b/i;
const REMOVES =
  /\b(?:swap|exchange|take (?:it |that )?out|takes out|remove|replace|instead of|throw out|out of my (?:basket|cart|bag))\b|\btake\b[^.]*\bout\b/i;
const LESS = /\b(?:cheaper|cheapest|less expensive|costs? less|lower price|lower[- ]priced|least expensive)\b/i;
const MORE = /\b(?:dearer|dearest|more expensive|costs? more|higher price|most expensive)\b/i;
const TOTAL =
  /\btotal\b|\ball in all\b|\bin all\b|\bhow much\b|\baltogether\b|\bcosts? me\b|\bcome to\b|\bsum\b|\bhave to pay\b/i;
const CODE = /\b(?:voucher|code|coupon|promo\w*)\b/i;

const NO_CODE = /\b(?:post|postal|zip|area|country|door|pin|security|sort|dialling) ?code\b/i;

/** Words at which a name ends. */
const ENDS =
  'i in to of for and or with my the a an at on by which whichever that as into is are be costs cost come comes go goes would will do does size colour color edition version quantity licence please if when up what how back instead but not than their your our it per put was were has have from out here each one two three four five six'.split(
    ' ',
  );
const WORD = `[\\p{L}\\p{N}][\\p{L}\\p{N}’'-]*`;
const RUN = new RegExp(
  `["“]([^"”]{3,60})["”]|(?!I\\b)\\p{Lu}[\\p{L}\\p{N}’'-]*(?: (?!(?:${ENDS.join('|')})(?![\\p{L}\\p{N}]))${WORD})*`,
  'gu',
);
/** What stands between an act and its object. */
const BEFORE_OBJECT =
  /^ (?:(?:for|the|an?|my|your|this|that|these|those|in|to|up|out|at|on|by|from|through|one|two|three|four|five|six|\d+)(?![\p{L}\p{N}])|["“])/u;
/** What stands before a name where a sentence or a step begins. */
const OPENS = /(?:^|[.:;!?]\s+|\d[.)]\s+)$/;
const NUMBERED: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** The names in a text: runs of words from one with a capital letter on. Where it begins a sentence, from the next such word on. */
function runsIn(text: string): { inside: string[]; first: string[] } {
  const first: string[] = [];
  const inside = [...text.matchAll(RUN)].flatMap((found) => {
    if (found[1]) return [found[1]];
    const own = found[0].split(' ');
    if (!OPENS.test(text.slice(0, found.index))) return [own.join(' ')];
    // The word that begins a sentence is written so anyhow; alone, and with its object behind it, it tells what to do: "Search for".
    const isAct = own.length === 1 && BEFORE_OBJECT.test(text.slice(found.index + found[0].length));
    if (!isAct) first.push(own.join(' '));
    const next = own.findIndex((word, i) => i > 0 && /^\p{Lu}/u.test(word) && word.length > 1);
    return next > 0 ? [own.slice(next).join(' ')] : [];
  });
  return { inside, first };
}

/** "SPRING10" is a code, and no thing's name. */
const IS_CODE = /^(?=.*\d)[\p{Lu}\d-]+$/u;

/** Whether a name only says what the thing that is wanted is for: "the door seal for your Lindor WM 620". */
function isForOther({ goal }: Situation, name: string): boolean {
  const own = fold(name);
  return goal.steps.some(({ text }) => {
    const at = fold(text).indexOf(own);
    const before = fold(text).slice(0, Math.max(0, at));
    return (
      /\p{L}{3,}(?<!instead|place) (?:for|of) (?:(?:the|your|my|an?|that|this) )?$/u.test(before) &&
      !COUNTED.test(before)
    );
  });
}
/** "3 prints of The Crane": so many of it. */
const COUNTED = /\b(?:\d{1,2}|one|two|three|four|five|six) \p{L}+ of (?:the )?$/u;

/** Whether a name is only what is to be searched for, and says of no thing that it is called so: the cheapest of what that brings up is meant. */
function isQuery({ goal }: Situation, name: string): boolean {
  const query = goal.steps.some(({ verb, quoted }) => verb === 'search' && quoted.includes(name));
  return query && goal.steps.some(({ superlative }) => superlative !== null);
}

function namesOf(situation: Situation): { names: string[]; every: string[]; named: boolean } {
  const { asked, knowledge } = situation;
  const others = [
    ...knowledge.map(({ value }) => value),
    ...valuesOf(situation)
      .filter(({ kind }) => kind === 'name' || kind === 'mail')
      .map(({ text }) => text),
  ].map(plain);
  const bare = asked.replace(/\S+@\S+/g, ' . ').replace(/(?<=^|[\s.;])\d{1,2}[.)]\s+/g, '. ');
  const { inside, first } = runsIn(bare);
  const found = [...inside, ...first].filter(
    (name, i, all) =>
      plain(name).length > 2 && !IS_CODE.test(name) && !others.includes(plain(name)) && all.indexOf(name) === i,
  );
  const wanted = found.filter((name) => !isForOther(situation, name) && !isQuery(situation, name));
  const several = wanted.filter((name) => name.includes(' '));
  const names = several.length > 0 ? several : wanted;
  const heads = found.map((name) => /^\p{Lu}\S*(?: \p{Lu}\S*)*/u.exec(name)?.[0] ?? name);
  return { names, every: [...new Set([...found, ...heads])], named: names.some((name) => inside.includes(name)) };
}

/** "Two one-kilo bags": how many of a thing; what is measured in days and weights is none of it. */
const PLURAL =
  /(?<![\d.:)/-]\s?|\b(?:first|last|next|size|number) )\b(\d{1,2}|two|three|four|five|six) (?:(?!of|to|or|and|in|from|for)[\p{L}\d-]+ ){0,2}?(?!(?:days|weeks|months|years|hours|minutes|kilos|grams|pounds|euros|dollars|persons|adults|guests|nights)\b)\p{Ll}{2,}(?<!s)s\b/iu;

function quantityOf(asked: string): number | null {
  const told =
    /\b(?:quantity|qty|amount|how many)[: ]+(?:of |is |= ?)?(\w+)/i.exec(asked)?.[1] ??
    /\b(\d{1,2}|one|two|three|four|five|six) (?:pieces?|units?|copies|times|of|x)\b/i.exec(asked)?.[1] ??
    /(?<![\d.:)-]\s?)\b(\d{1,2}|two|three|four|five|six) ["“]?\p{Lu}\p{Ll}/u.exec(asked)?.[1] ??
    PLURAL.exec(asked)?.[1] ??
    /\b(\d{1,2}) ?[x×] /i.exec(asked)?.[1];
  return told ? (NUMBERED[fold(told)] ?? (/^\d+$/.test(told) ? Number(told) : null)) : null;
}

const kept = new PerStep<Asks>();

/** What the task wants of the shop. */
export function asksOf(situation: Situation): Asks {
  let asks = kept.get(situation);
  if (!asks) {
    const { asked } = situation;
    const known = situation.knowledge.find(({ name, secret }) => !secret && CODE.test(name) && !NO_CODE.test(name));
    const code = CODE.test(asked)
      ? (/\b(?=\p{Lu}*\d)[\p{Lu}\d][\p{Lu}\d-]{3,}\b/u.exec(asked)?.[0] ?? known?.value ?? '')
      : '';
    const { names: all, every, named } = namesOf(situation);
    const names = all.filter((name) => name !== code);
    asks = {
      names,
      every,
      named,
      quantity: quantityOf(asked),
      buys: BUYS.test(asked.replace(/\b(?:last|latest|newest|my) orders?\b/gi, ' ')) && !NOT_BOUGHT.test(asked),
      removes: REMOVES.test(asked),
      compares: LESS.test(asked) ? 'lowest' : MORE.test(asked) ? 'highest' : null,
      code,
      total: TOTAL.test(asked),
    };
    kept.set(situation, asks);
  }
  return asks;
}

export const speaksOfShop = ({ asked }: Situation): boolean => SHOP.test(asked) && !ORDERED.test(asked);
/** What is said of what was ordered before, and of who has to be let in first. */
const ORDERED =
  /\b(?:last|latest|newest|most recent|previous|past|earlier|my|your) orders?\b|\b(?:sign|log)(?:ged|ned)? ?(?:me )?in\b|\b(?:send|sent) back\b|\breturn(?:ed|ing)?\b|\bcancel/i;

const BASKET =
  /^(?:(?:go to|open|view|show|see|my|your|the|shopping) )*(?:basket|cart|bag|trolley)\b(?! of)|^(?:(?:view|show|see) )?(?:my|your) order(?: \d+)?$/;

/** The way to the basket, which shops have on every page. */
export const basketOf = ({ page }: Situation): Item | undefined =>
  page.items.find((item) => item.kind === 'click' && BASKET.test(item.said.folded));

/** A name without the sign of several: "two Halden lamps" are each a Halden lamp. */
export const single = (name: string): string => name.replace(/(?<=\p{L}{3})(?<!s)s$/u, '');

/** What a label names of what the task names; null where the task says something else, or only a part of it. */
export function namedBy({ asked, memory }: Situation, { names }: Asks, label: string): string | null {
  if (memory.meant !== '' && plain(label) === memory.meant) return memory.meant;
  const own = plain(label).split(' ');
  for (let length = own.length; length > 0; length--) {
    const name = own.slice(0, length).join(' ');
    const next = own[length];
    if ((next !== undefined && !/^\d/.test(next)) || !(says(asked, name) || says(asked, `${name}s`))) continue;
    const isWhole = (one: string) => single(plain(one)) === single(name);
    if (names.some((one) => isWhole(one) || (length > 1 && plain(one).split(' ')[0] === own[0]))) return name;
  }
  return null;
}
