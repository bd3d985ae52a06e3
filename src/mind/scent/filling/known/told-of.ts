import { isBirth, type Wish } from '../coverage/types.ts';

const NAMED = "(?:(?:Mrs?|Ms|Mx|Dr|Prof)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: (?:of |the |de |van )?\\p{Lu}[\\p{L}'’-]+)*";
const CODE = '(?=[\\w/+-]*\\d)[\\w+][\\w/-]*(?: \\d{2,})*|\\S+@\\S+\\.\\w+';
/** "My customer number is 3307125", "the contact is Mrs Joan Tully". */
const IS = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Tt]he) ((?:\\p{Ll}[\\p{L}-]* ){0,3}?\\p{Ll}[\\p{L}-]*) (?:is|are|was|will be|should be) (${NAMED}|${CODE})(?=\\s*(?:[.,;)]|$)|\\s+(?:and|but|with|on|in|at)\\s)`,
  'gu',
);
/** Days and months by name are moments, and told as such. */
const MOMENT =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t?(?:em)?ber|ober)?\b/i;

/** What a task says in plain words of things that a form may ask: "the ... is ...". */
export function factsIn(text: string): Array<{ name: string; value: string }> {
  return [...text.matchAll(IS)]
    .map(([, name, value]) => ({ name: name!, value: value! }))
    .filter(({ value }) => !MOMENT.test(value))
    .concat([...text.matchAll(ENDING)].map(([, value]) => ({ name: 'ending', value: value! })))
    .concat([...text.matchAll(IN_ORDER)].map(([, value, name]) => ({ name: name!.toLowerCase(), value: value! })));
}
/** "The card ending in 4471". */
const ENDING = /\bend(?:s|ing) (?:in|with) (\d{2,6})\b/gi;

/** "On the third floor": which one of several that are counted. */
const IN_ORDER =
  /\b(?:on|for|to|at|from|in)\s+the\s+(ground|top|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th))\s+(floor|storey|platform|gate|staircase)\b/giu;

/** The day on which somebody was born, as the wish tells it. */
export function birthIn({ demands }: Wish): { value: string; start: number; end: number } | undefined {
  return demands.find(isBirth);
}
