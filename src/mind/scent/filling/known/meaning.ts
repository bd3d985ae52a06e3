import { fold, stem, synonymous, type Token, tokens, wordSimilarity, words } from '../../../language/index.ts';
import { FILLER, GENERAL, UNITS, WORDINGS } from './wordings.ts';

/** Whose something is: the person's own, a parent's, that of the one whom it all is about, or nobody said. */
export type Whose = 'self' | 'parent' | 'subject' | '';

/** What a label or the name of a value speaks of. */
export interface Meaning {
  /** Ideas and stems of words, with how much each tells. */
  what: ReadonlyMap<string, { weight: number; token: Token }>;
  whose: Whose;
  /** The words by which somebody is named in it: "Carmen's email", "father's name". */
  who: string;
  /** The same once more, to be sure. */
  again: boolean;
}

const SUBJECT =
  /\b(?:child(?:ren)?|kid|daughter|son|pupil|student|minor|baby|recipient|beneficiary|payee|addressee|invitee|friend|patient|passenger|travell?er|participant|attendee|pet|dog|cat|puppy|kitten|horse|pony|rabbit|animal|who needs \w+|who is it for|for whom|guest of honou?r)(?:'?s)?\b/;
const PARENT = /\b(?:parents?|(?:legal )?guardians?|mother|father|mum|dad)(?:'?s)?(?: or (?:legal )?guardian'?s?)?\b/;
const SELF =
  /\b(?:your|my|own|sender|(?:who|whom) (?:is|are) (?:it|this|they|the \w+) from|account ?holder|policy ?holder|licen[cs]e ?holder|ticket ?holder|applicant|claimant|(?:reported|requested|ordered|submitted|booked) by|payer|buyer|contact person|in the name of|holder|lead guest|guest|tenant|owner|signed|signature)(?:'s)?\b/;
/** A label of nothing but a person asks for their name. */
const PERSON_ALONE =
  /^(?:the )?(?:to|from|contact|(?:your )?child|pupil|student|patient|passenger|travell?er|participant|recipient|addressee|beneficiary|payee|guest|tenant|parents?|(?:parent or )?(?:legal )?guardian|parent or (?:legal )?guardian|account ?holder|policy ?holder|holder|applicant|claimant|sender|owner|keeper|insured(?: person)?|buyer|seller|driver|customer|member|host|organi[sz]er|author|manager|landlord|visitor|caller|(?:grand)?(?:mother|father|parent)|mum|dad|aunt|uncle|(?:reported|requested|ordered|booked) by|in the name of|who (?:needs|is it|is this|wants|will)\b.*|contact person|person to (?:contact|ask for|speak to)|who (?:to|should we|shall we|do we) (?:contact|ask for|ask|call|speak to)|emergency contact|in an emergency call|next of kin|signed|signature|attendee|invitee|booker|hirer|renter|borrower|reader|subscriber|donor|volunteer|resident|occupant|occupier|householder|key ?holder|entrant|competitor|contestant|diner|swimmer|diver|rider|runner|walker|hiker|climber|cyclist|skier|skater|rower|sailor|golfer|angler|dancer|singer|player|gardener|grower|plot ?holder|exhibitor|stall ?holder)\??$/;
/** Persons as such are counted: "how many passengers", "participants". */
const COUNTED = /\b(?:number|no|nr|how many|total) (?:of )?(?:\p{L}+ )?\p{L}+s?$|^(?:\p{L}+s|children)$/u;
const PERSONS =
  /\b(?:children|kids|passengers|travell?ers|participants|attendees|guests|pupils|students|patients|friends|visitors|parents|members)$/;
/** "Cat: Pickle", "your dog": an animal is told by its name as well. */
const ANIMAL_ALONE = /^(?:(?:the|my|your) )?(?:pet|dog|cat|puppy|kitten|horse|pony|rabbit|animal)$/;
const AGAIN = /\b(?:again|repeat\w*|confirm\w*|re-?(?:enter|type)|once more|verify|second time)\b/;
const OWNER = /^((?:the |my |your )?[\p{L}-]+)'s? /u;

const known = new Map<string, Meaning>();

/** Reads a label, or the name under which a value is known. */
export function meaningOf(text: string): Meaning {
  let found = known.get(text);
  if (!found) {
    found = read(text);
    if (known.size > 2_000) known.clear();
    known.set(text, found);
  }
  return found;
}

function read(text: string): Meaning {
  let said = fold(text.replace(/[_*:?]+/g, ' '))
    .replace(/\(([^)]*)\)/g, (_, aside: string) => (isIdea(aside) ? ` ${aside} ` : ' '))
    .replace(/\s+/g, ' ')
    .trim();
  const who = OWNER.exec(said)?.[1]?.replace(/^(?:the|my|your) /, '') ?? '';
  const counts = COUNTED.test(said) && PERSONS.test(said);
  const whose: Whose = counts
    ? ''
    : /^to$/.test(said) || (SUBJECT.test(said) && !PARENT.test(said.replace(SUBJECT, ' ')))
      ? 'subject'
      : PARENT.test(said)
        ? 'parent'
        : SELF.test(said) || /^from$/.test(said)
          ? 'self'
          : '';
  const again = AGAIN.test(said);
  if (PERSON_ALONE.test(said)) said = said.includes('emergency') ? 'emergency contact fullname' : 'fullname';
  else if (ANIMAL_ALONE.test(said)) said = 'fullname';
  else if (who) said = said.replace(OWNER, ' ').trim();
  for (const [wording, idea] of WORDINGS) said = said.replace(wording, idea);
  if (!counts) said = said.replace(SUBJECT, ' ').replace(PARENT, ' ').replace(SELF, ' ');
  said = said.replace(AGAIN, ' ');
  said = said.replace(/\bnames?\b/g, ' fullname ');
  const what = new Map<string, { weight: number; token: Token }>();
  for (const word of words(said)) {
    if (FILLER.has(word) || /^\d+$/.test(word)) continue;
    const [token] = tokens(word);
    if (!token) continue;
    const idea = IDEAS.has(word);
    const key = idea ? word : stem(word);
    const weight = UNITS.test(word) ? OF_UNIT : GENERAL.has(key) ? 0.35 : idea ? 1 : Math.max(0.3, token.weight);
    what.set(key, { weight, token });
  }
  // "Text", all alone, asks for one.
  if (what.size === 0 && /^(?:text|details?|information)$/.test(said))
    for (const token of tokens(said)) what.set(stem(token.word), { weight: 0.8, token });
  return { what, whose, who, again };
}

/** How much the unit in which something is measured tells of what it is. */
const OF_UNIT = 0.15;

/** Whether what stands in brackets names what is asked, as in "Account for the payment (IBAN)", and is no note to it. */
function isIdea(aside: string): boolean {
  return WORDINGS.some(([wording]) => aside.replace(wording, '').trim() === '');
}

const IDEAS = new Set([...WORDINGS.flatMap(([, idea]) => idea.trim().split(' ')), 'fullname']);

/** Whether a key of a meaning is one of the ideas that forms ask for, and no word of its own. */
export function isIdeaOfForms(key: string): boolean {
  return IDEAS.has(key);
}

/** Likeness of two ideas, 0..1. */
function likeness(a: string, b: string, x: Token, y: Token): number {
  if (a === b) return 1;
  if (IDEAS.has(a) && IDEAS.has(b)) return NEAR.some((pair) => pair.includes(a) && pair.includes(b)) ? 0.6 : 0;
  if (synonymous(x.word, y.word) || synonymous(x.stem, y.stem)) return 0.9;
  if (Math.min(a.length, b.length) > 3 && (a.startsWith(b) || b.startsWith(a))) return 0.85;
  const s = wordSimilarity(x, y);
  return s > 0.4 ? 0.8 * s : 0;
}

/** Ideas that stand in for one another where the exact one is not there. */
const NEAR = [
  ['reach', 'phone'],
  ['reach', 'email'],
  ['username', 'email'],
  ['customer', 'member'],
  ['passport', 'identity'],
  ['organization', 'work'],
  ['number', 'booking'],
];

/** How far a value that is known under one name answers a control of another, 0..1: shares of what either says. */
export function agreement(value: Meaning, asked: Meaning): { of: number; by: number } {
  const share = (from: Meaning, to: Meaning) => {
    let met = 0;
    let all = 0;
    for (const [key, { weight, token }] of from.what) {
      all += weight;
      let best = 0;
      for (const [other, { token: theirs }] of to.what) best = Math.max(best, likeness(key, other, token, theirs));
      met += weight * best;
    }
    return all === 0 ? 0 : met / all;
  };
  return { of: share(value, asked), by: share(asked, value) };
}
