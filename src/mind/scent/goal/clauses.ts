import type { Clause } from './discourse/beside.ts';
import { Reader } from './discourse/reader.ts';
import { pausesToldFirst } from './pause.ts';
import { plainer } from './plainer.ts';
import { takeQuotes } from './quotes.ts';
import { sentences } from './sentences.ts';
import { eachByName } from './wording/each-by-name.ts';
import { withSharedVerb } from './wording/gapped.ts';
import { ifApart, pointedOut } from './wording/if-so.ts';
import { withoutLeft } from './wording/left-alone.ts';
import { leftOutOf } from './wording/left-out-of.ts';
import { toldOutright } from './wording/never-forget.ts';
import { putInOrder } from './wording/put-in-order.ts';
import { verbsAgain } from './wording/same-again.ts';
import { saidAgain } from './wording/told-before.ts';
import { inOrder, turnedRound } from './wording/told-order.ts';
import { valueChanged } from './wording/wrong-value.ts';

/** "Wait until «0» appears, then click it": what is to be pressed is named in the waiting. */
const AWAITED =
  /\b(?:wait\s+(?:until|till|for)|when|once|as soon as|after)\s+(?:the\s+)?(«\d+»|\p{Lu}[\p{L} ]*?)(?:\s+(?:button|link))?\s+(?:is|are|appears?|becomes?|shows?|comes?|can|to)\b[^,.;]*?(?:,\s*(?:and\s+)?|\s+and\s+)(?:then\s+)?((?:press|click|tap|hit|push|select|choose)(?:\s+on)?)\s+it\b/giu;

/** "Make sure that your profile is switched off": the state that is to be reached. */
const SEE_TO_IT =
  /\b(?:make sure|ensure|see to it|check)(?: that)? (?!(?:out|if|whether|what|which|who|how|when|where)\b)([^,.;«]{3,60}?) (?:is|are) (?:switched |turned )?(on|off|enabled|disabled|active|inactive|ticked|unticked|checked|unchecked)\b/gi;

/** "Thursday, 29 October": one day, told twice, and no two things. */
const TOLD_TWICE =
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day),\s+(?=(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s+\d)/gi;

/** Somebody who is to come and do something. */
const COMES =
  /\b(get|have)\s+((?:someone|somebody|(?:an?|the|your|my)\s\p{Ll}+)(?:\s\p{Ll}+){0,2}?)\s+(?:to\s+)?come\s+(?:(?:round|over|along|by|out|here)\s+)?(?:and|to)\s+(?=\p{Ll}+\s)/giu;

/** Turns of phrase are said plainly one after the other; what stands in quotes is out of their reach. */
const REWORDED: ReadonlyArray<(text: string) => string> = [
  toldOutright,
  withoutLeft,
  saidAgain,
  valueChanged,
  withSharedVerb,
  leftOutOf,
  eachByName,
  plainer,
  ifApart,
  pausesToldFirst,
  putInOrder,
];

export interface Clauses {
  clauses: Clause[];
  background: string[];
  avoid: string[];
  strings: string[];
}

/**
 * Splits instructions into clauses that ask for something, background that does not, and what to avoid.
 * @param wishful nothing in them is a command: what they wish for is asked
 */
export function splitClauses(instructions: string, wishful = false): Clauses {
  const { text: told, strings } = takeQuotes(instructions);
  const text = REWORDED.reduce((said, reword) => reword(said), told)
    .replace(TOLD_TWICE, '$1 ')
    .replace(
      SEE_TO_IT,
      (_, thing: string, way: string) =>
        `turn ${/^(?:on|enabled|active|ticked|checked)$/i.test(way) ? 'on' : 'off'} ${thing}`,
    )
    .replace(/,?\s+by\s+(?:pressing|hitting)\s+(?:on\s+)?(?:the\s+)?(enter|return)(?:\s+key)?/gi, ', then press $1')
    .replace(AWAITED, '$2 $1')
    // "Get someone to come round and mend it" asks for no more than to have it mended by them.
    .replace(COMES, (_, verb: string, who: string) => `${/^\p{Lu}/u.test(verb) ? 'Have' : 'have'} ${who} `)
    // "Make Ann Lee an editor": what somebody is.
    .replace(
      /(?<=^|[.!?]\s+|\bplease )make (?!.*\bresponsible\b)(\p{Lu}\S*(?: \p{Lu}\S*)*?) (?:an?|the) (\p{L}[\p{L} -]{2,24})(?=[.!?,]|$)/giu,
      (whole, who: string, what: string) => (/^\p{Lu}/u.test(who) ? `change the role of ${who} to ${what}` : whole),
    )
    .replace(
      /(?<=[\p{L}\d»])\s+(?<!\b(?:and|then|to|or|before)\s+)(?=(?:hit|press|click)\s+(?:on\s+)?(?:the\s+)?submit\b)/giu,
      ', then ',
    )
    // "Double-click the price of the lamp and set it to 9": one change of one cell.
    .replace(
      /\b(?:double-?click(?:\s+on)?|edit|click(?:\s+on)?|change|open)\s+the\s+([\p{L} -]{2,30}?)\s+of\s+((?:the\s+)?(?:«\d+»|[\p{L}\d -]{2,40}?))(?:\s+in the (?:table|list|grid))?\s*,?\s+and\s+(?:set|make|change|turn)\s+it\s+(?:to\s+|into\s+)?(«\d+»|[\w.,$€£-]+\w)/giu,
      'change the $1 of $2 to $3',
    )
    .replace(/\s*\((?:twice|two times|(?:in|into) both(?: fields)?)\)/gi, '')
    .replace(/\b(type|enter|write) and (?:select|choose|pick)\b/gi, '$1')
    .replace(
      /\bgive\s+(\S+(?:\s+[^\s«»]+){0,4}?)\s+(?:the|a)\s+(?:new\s+)?(?:name|title)\s+(?=«|\p{Lu})/gu,
      'rename $1 to ',
    )
    .replace(
      /\bGive\s+(\S+(?:\s+[^\s«»]+){0,4}?)\s+(?:the|a)\s+(?:new\s+)?(?:name|title)\s+(?=«|\p{Lu})/gu,
      'Rename $1 to ',
    );
  const reader = new Reader(strings, wishful);
  const said = pointedOut(turnedRound(sentences(text).map(inOrder))).map(verbsAgain);
  for (const [i, sentence] of said.entries()) reader.read(sentence, said.slice(i + 1));
  return { clauses: reader.clauses, background: reader.background, avoid: reader.avoid, strings };
}
