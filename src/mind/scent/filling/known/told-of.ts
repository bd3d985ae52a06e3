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
    .concat(maidenNames(text), wishedAs(text), vehiclesIn(text))
    .concat([...text.matchAll(ENDING)].map(([, value]) => ({ name: 'ending', value: value! })))
    .concat([...text.matchAll(IN_ORDER)].map(([, value, name]) => ({ name: name!.toLowerCase(), value: value! })));
}
/** "Your mother was born Carmen Ibarra", "my gran, née Holt": what somebody was called before they married. */
const BORN_AS = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Tt]heir) (\\p{Ll}+)(?: \\p{Lu}[\\p{L}'’-]+)*,? (?:was born(?: as)?|is born|born|was(?: called)?|(?:was )?née|(?:was )?nee)(?: an?)? (${NAMED})(?= before\\b|[.,;)]|$| and\\b| which\\b)`,
  'gu',
);
const MOTHERS = /^(?:mother|mum|mom)$/;

function maidenNames(text: string): Array<{ name: string; value: string }> {
  return [...text.matchAll(BORN_AS)].flatMap(([, who = '', value = '']) => {
    const family = value.split(' ').at(-1)!;
    if (MOMENT.test(value)) return [];
    return MOTHERS.test(who) ? [{ name: "mother's maiden name", value: family }] : [];
  });
}

/** What one is free to say and gives a name to: "as user name you'd like rosad", "the team name should be Red Kites". */
const SAID_AS =
  /\b(?:[Aa]s|[Ff]or)(?: (?:an?|the|your|my|our))? ((?:\p{Ll}+[ -]){0,2}?(?:user ?name|name|nickname|handle|title|subject|hint|motto|caption)),? (?:(?:I|you|we)(?:['’]d| would)? (?:like|want|prefer|choose|take|use)(?: to (?:use|have))?|use|take|put|enter|choose|give) (?:["“]([^"”]+)["”]|([\p{L}\p{N}_.-]*[\p{L}\p{N}]))/gu;
const IS_TO_BE =
  /\b(?:[Tt]he|[Yy]our|[Mm]y|[Oo]ur) ((?:\p{Ll}+[ -]){0,2}?(?:user ?name|nickname|handle|motto|hint)) (?:is(?: to be)?|should be|shall be|will be|must be|you(?:['’]d| would)? (?:like|want|prefer)(?: to have)? is) (?:["“]([^"”]+)["”]|([\p{L}\p{N}_.-]*[\p{L}\p{N}]))/gu;

function wishedAs(text: string): Array<{ name: string; value: string }> {
  return [...text.matchAll(SAID_AS), ...text.matchAll(IS_TO_BE)].map(([, name = '', quoted, bare]) => ({
    name: name.replace(/^user name$/, 'username'),
    value: (quoted ?? bare)!,
  }));
}

/** The plate of a car, with what it is before it: "your grey Seat Ibiza, HV61 KLO". */
const PLATE =
  /(?:(?<model>\p{Lu}[\p{L}-]+(?: [\p{Lu}\d][\p{L}\d-]*){1,2})(?:,? (?:with )?(?:the )?(?:registration|plates?|number plate)?,?|,) ?\(?)?\b(?<plate>[A-Z]{2}\d{2} ?[A-Z]{3}|[A-Z]{1,3}[- ][A-Z]{1,2} ?\d{2,4}|\d{4} ?[A-Z]{3})\b/gu;

function vehiclesIn(text: string): Array<{ name: string; value: string }> {
  return [...text.matchAll(PLATE)].flatMap(({ groups = {} }) => [
    { name: 'vehicle registration number', value: groups.plate! },
    ...(groups.model ? [{ name: 'make and model', value: groups.model }] : []),
  ]);
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
