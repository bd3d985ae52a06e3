import { fold, numberOf, type Phrase, parseTime, phrase, type Token } from '../../language/index.ts';
import { type Bound, conditionsOf } from '../goal/conditions.ts';
import { COLOURS, superlativeOf } from '../goal/constraints.ts';
import type { Step, Superlative } from '../goal/types.ts';
import { properNames } from '../meaning/match.ts';
import { spanOf } from '../rules/several/narrow.ts';
import type { Situation } from '../situation.ts';
import { askOf, PLACES, withoutWhatIsGot } from './ask.ts';
import { type DaysAsked, daysAsked } from './days.ts';
import { type StateAsked, statesAsked } from './states.ts';

/** A number of something that a thing is for, or has: "for two persons". */
export interface Count {
  number: number;
  of: string;
}

/** A name that is nothing by itself: "size M", "room 12". */
export interface Labelled {
  label: string;
  value: string;
}

/** All that a step says of the thing that it means. */
export interface Wish {
  names: Phrase[];
  /** Words that describe it, in their order. */
  words: Token[];
  /** Of these the one that says what kind of thing it is, as a stem: "train" of "the direct train to Lyon". */
  kind: string;
  /** It is called in the plural. */
  plural: boolean;
  /** Of these those that say what it is for, as stems: "delivery" of "a day for the delivery". */
  purpose: ReadonlySet<string>;
  labelled: Labelled[];
  days: DaysAsked | null;
  /** When of a day it begins, in minutes: from, to, and whether the end is meant too. */
  span: { from: number; to: number; closed: boolean } | null;
  time: string | null;
  bounds: Bound[];
  counts: Count[];
  states: StateAsked[];
  without: Phrase[];
  superlative: Superlative | null;
  /** Its place by what is compared: 2 for "the second cheapest". */
  place: number;
}

const LEADS = /^(?:please\s+)?[\p{L}-]+\s+(?:(?:up|at|out|to|in|for|me|us|into|off|on|back)\s+(?!\d))*/iu;
/** What a thing is given, which is no property of it yet. */
const GIVEN =
  /^((?:assign|reassign|forward|delegate|promote|rename|move|file|put|sort|drop|copy|change|set|postpone|reschedule)\s.+?)\s+(?:in|on)?to\s+(?!do\b)\S.*$/i;
/** "Make the helper with the most hours a team leader": what somebody or something becomes. */
const BECOMES = /^(make\s+(?:the|my|your|our)\s.+?)\s+(?:an?|my|your|our)\s+(?:\p{L}+[ -]?){1,3}$/iu;
const UNITS =
  '(?:[€$£%]|(?:gb|mb|kg|g|km|m|cm|mm|l|hours?|hrs?|min(?:ute)?s?|days?|weeks?|months?|years?|stars?|euros?|dollars?|pounds?|percent|people|persons?|nights?|rooms?|bedrooms?|seats?|places?|pieces?)\\b)';
const CLOCK = `\\d{1,2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?m\\b\\.?|\\s?o'clock)?`;
const TIMED = new RegExp(
  `\\b(?:(?:before|after|until|from|by|not before|no later than|no earlier than|earlier than|later than)\\s+(?:${CLOCK}|noon|midnight)(?![\\d.:]|\\s?${UNITS})|between\\s+${CLOCK}\\s+and\\s+${CLOCK}(?!\\s?${UNITS}))(?:\\s+in the (?:morning|afternoon|evening))?|\\b(?:in the|this) (?:morning|afternoon|evening)\\b`,
  'gi',
);
const PART_OF_DAY = /\b(\p{L}+day|tomorrow) (morning|afternoon|evening)\b/giu;
const CLOSED = /\b(?:by|until|no later than|between)\b/i;
const AT =
  /\bat\s+(\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\b\.?)?|\d{1,2}\s?[ap]\.?m\b\.?|\d{1,2} o'clock)|\b(\d{1,2}:\d{2})\b/i;
const COUNTED =
  /\b(?:for|with|sleeps|seats)\s+(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s+(persons?|people|guests?|adults?|children|kids|bedrooms?|rooms?|beds?|doors?|seats?|players?|users?|travell?ers?|passengers?)\b/gi;
/** "A 6 yard skip", "a four-person tent": of what measure one thing is. */
const OF_MEASURE =
  /\b(\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[\s-](yard|foot|person|man|seater|berth|lit(?:re|er)|inch|gallon|piece|part|page|speed|gear|door|bed)\b(?=\s+\p{Ll})/giu;
/** Words that only join the thing to what is said of it, or stand for any thing. */
const JOINING =
  /\b(?:about|regarding|concerning|called|named|titled|that|which|who|whose|where|with|has|have|having|had|is|are|was|were|be|been|being|its|their|costs?|there|any|some|please|me|my|your|our|one|ones|only|still|yet|already|also|both|all|every|each|page|details?|thing|things|leaves?|leaving|departs?|starts?|starting|begins?|takes?|taking|taught|available|offers?|single|next|then|now|until|(?:so|very) )\b/gi;
const LABELLED =
  /\b(\p{L}{3,})\s+(?:no\.?\s|number\s|#\s?)?(\d{1,3}\p{Lu}?|\p{Lu}{1,3}\d{0,2})(?<!\bI)(?![\p{L}\p{N}:.'’-]*[\p{L}\p{N}])(?!\s(?:\p{Lu}\p{Ll}|percent|€|£))/gu;
/** What stands behind the name of a kind of thing. */
const AFTER_KIND =
  /\s(?:from|of|in|on|at|with|without|that|which|who|whose|where|for|to|by|about|under|over|called|named|is|has|is not|not)\s/i;
const PURPOSE = /\bfor\s+(?:the\s+|my\s+|your\s+)?((?:\p{L}+\s+)?\p{L}+)\s*$/iu;
/** Words for any thing, which tell no kind of it. */
const ANY = /^(?:items?|things?|products?|articles?|entr(?:y|ies)|results?|options?|offers?)$/;
/** "Second" of "the second cheapest": no name of a kind. */
const PLACED = /\b(?:second|third|fourth|2nd|3rd|4th)\b/gi;
const PLACE = ['second|2nd', 'third|3rd', 'fourth|4th'].map(
  (words) => new RegExp(`\\b(?:${words})[- ](?:most |least |best|\\p{L}+est\\b)`, 'iu'),
);
const TELLING = 0.15;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** The words of a step, with all that describes the thing. */
function saidOf(step: Step): string {
  let text = step.superlative ? withoutWhatIsGot(step.text) : step.text;
  for (const more of [step.scope, step.described]) if (more && !fold(text).includes(fold(more))) text += ` ${more}`;
  return text;
}

/** Reads what a step says of the thing that it means; `of` says it in other words where the step means several. */
export function wishOf(situation: Situation, step: Step, of?: string): Wish {
  const said = of ?? saidOf(step);
  const given = step.verb === 'transact' ? (GIVEN.exec(said)?.[1] ?? BECOMES.exec(said)?.[1] ?? said) : said;
  const quoted = [...given.matchAll(/["“]([^"”]+)["”]/g)].map((match) => match[1]!);
  const plain = (of === undefined ? given.replace(LEADS, ' ') : given)
    .replace(/["“][^"”]*["”]/g, ' ')
    .replace(PLACES, ' ');
  const dated = daysAsked(situation, plain.replace(PART_OF_DAY, '$1 in the $2'));
  const some = dated.days.length + dated.weekdays.length + dated.months.length > 0;
  const at = AT.exec(dated.rest);
  const time = at && !/\b(?:before|after|until|by|between|from)\s*$/i.test(dated.rest.slice(0, at.index)) ? at : null;
  const span = time ? null : spanOf(dated.rest);
  let rest = dated.rest.replace(span ? TIMED : /$^/, ' ').replace(time?.[0] ?? /$^/, ' ');
  const states = statesAsked(`x ${rest}`);
  for (const { words } of states) rest = rest.replace(new RegExp(escaped(words), 'i'), ' ');
  const counts: Count[] = [];
  rest = rest.replace(COUNTED, (_, number: string, noun: string) => {
    counts.push({ number: numberOf(number.toLowerCase()) ?? Number(number), of: noun });
    return ' ';
  });
  rest = rest.replace(OF_MEASURE, (_, number: string, noun: string) => {
    counts.push({ number: numberOf(number.toLowerCase()) ?? Number(number), of: noun });
    return ' ';
  });
  const { bounds, without, rest: free } = conditionsOf(rest.replace(/\s+/g, ' '));
  const labelled: Labelled[] = [];
  const named = free.replace(LABELLED, (_, label: string, value: string) => {
    labelled.push({ label: fold(label), value: fold(value) });
    return ` ${label} `;
  });
  const names = properNames(` ${named}`);
  const bare = (superlativeOf(named)?.rest ?? named).replace(PLACED, ' ');
  const told = names.reduce((text, name) => text.replace(new RegExp(escaped(name), 'i'), ' '), bare);
  const { superlative } = askOf(step);
  // "The helper with the most hours this year": the kind stands before what they are compared by.
  const head = named.trim().split(AFTER_KIND)[0]!;
  const [kind] = [superlativeOf(head)?.rest ?? head, bare.trim().split(AFTER_KIND)[0]!].flatMap(
    (text) => phrase(text.replace(JOINING, ' ').replace(PLACED, ' ')).tokens.at(-1) ?? [],
  );
  return {
    names: [...quoted, ...names].map((name) => phrase(name)),
    words: phrase(told.replace(JOINING, ' ')).tokens.filter(
      (token) =>
        /\d{3}/.test(token.word) ||
        (!/^\d|^.$/.test(token.word) && (token.weight >= TELLING || COLOURS.includes(token.word))),
    ) as Token[],
    kind: kind && !ANY.test(kind.word) ? kind.stem : '',
    plural: /[^s]s$/.test(kind?.word ?? ''),
    purpose: new Set(phrase(PURPOSE.exec(plain)?.[1] ?? '').tokens.map((token) => token.stem)),
    labelled,
    days: some ? dated : null,
    span: span && { from: span[0], to: span[1], closed: CLOSED.test(dated.rest) },
    time: time ? parseTime((time[1] ?? time[2])!.replace('.', ':').replace(/ o'clock/i, ':00')) : null,
    bounds,
    counts,
    states,
    without: [...without].map((text) => phrase(text)).filter((text) => text.tokens.length > 0),
    superlative: of === undefined ? superlative : null,
    place: PLACE.findIndex((words) => words.test(said)) + 2 || 1,
  };
}
