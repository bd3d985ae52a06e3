import { numberOf } from '../../../language/index.ts';

const ONE =
  'partner|wife|husband|spouse|boyfriend|girlfriend|fiancée?|friend|sister|brother|mother|father|mum|mom|dad|son|daughter|colleague|co-?worker|neighbou?r|flatmate|aunt|uncle|cousin|niece|nephew|boss|guest|child|grandson|granddaughter|grandmother|grandfather|gran|grandma|grandpa';
const TWO = 'parents|grandparents|in-laws';
const MANY =
  'friends|sisters|brothers|sons|daughters|colleagues|co-?workers|neighbou?rs|flatmates|aunts|uncles|cousins|nieces|nephews|guests|children|kids|grandchildren|others|people|adults';
const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}';
/** Those who come along, one after the other: "your wife and two children", "four friends". */
const OTHERS = `(?:(?:your|my|an?|another|one|her|his) (?:\\p{Ll}+ )?(?:${ONE})|(?:your|my) (?:${TWO})|(?:(?:your|my|the) )?(?:${COUNT}) (?:(?:other|of your|of my|more) )?(?:\\p{Ll}+ )?(?:${MANY}))\\b`;
const CHAIN = `(?<others>${OTHERS}(?:(?:,| and|, and) ${OTHERS})*)`;

/** Oneself and those who come along. */
const BESIDE = new RegExp(`\\b(?:(?:you|me|I|yourself|myself),? (?:and|plus)|(?:yourself|myself),) ${CHAIN}`, 'iu');
/** What is done somewhere together with somebody. */
const TOGETHER =
  /\b(?:reserv\p{L}+|book(?:ing)?|table|eat|dine|dinner|lunch|breakfast|tickets?|seats?|stay|come|go|visit|take part|attend|travel|join|play|sail|ride)\b/iu;
const WITH = new RegExp(`\\b(?:together )?with ${CHAIN}`, 'iu');
const WITH_ONE = /\b(?:together )?with (?:her|him)\b(?! \p{L}+(?:'s)? )/iu;
const ALONE =
  /\b(?:just|only) (?:for )?(?:you|me|yourself|myself)\b(?! and\b)|\b(?:on|by) (?:your|my) ?(?:own|self)\b|\b(?:travel|com|go|eat|stay|din)(?:e|es|ing|ling)? alone\b/iu;

/** How many the others are. */
function countOf(others: string): number {
  const each = new RegExp(OTHERS, 'giu');
  return [...others.matchAll(each)].reduce((sum, [one]) => {
    const count = new RegExp(`\\b(?:${COUNT})\\b`, 'i').exec(one)?.[0];
    if (count) return sum + (numberOf(count.toLowerCase()) ?? 1);
    return sum + (new RegExp(`\\b(?:${TWO})\\b`, 'i').test(one) ? 2 : 1);
  }, 0);
}

/** A number of people that is told as such: nobody has to reckon. */
const TOLD =
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen) (?:people|persons?|guests?|adults?|diners|seats|places|participants|passengers|of (?:us|you))\b|\b(?:for|of) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?= (?:on|at|by|in|with|under|this|next|tomorrow|tonight)\b|[,.;]|$)/iu;

/** How many people something is for, told by who comes along: "you and your three friends", "with her"; null where nobody does. */
export function partyIn(text: string): { match: RegExpExecArray; number: number } | null {
  if (TOLD.test(text)) return null;
  const beside = BESIDE.exec(text);
  if (beside) return { match: beside, number: 1 + countOf(beside.groups!.others!) };
  if (!TOGETHER.test(text)) return null;
  const along = WITH.exec(text);
  if (along) return { match: along, number: 1 + countOf(along.groups!.others!) };
  const one = WITH_ONE.exec(text);
  if (one) return { match: one, number: 2 };
  const alone = ALONE.exec(text);
  return alone ? { match: alone, number: 1 } : null;
}
