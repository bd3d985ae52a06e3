import {
  fold,
  isStopWord,
  monthName,
  numberOf,
  parseDate,
  parseTime,
  withYear,
  words,
} from '../../../language/index.ts';

import { isNumberInName } from '../../goal/wording/number-in-name.ts';
import { AMOUNTS } from './amounts.ts';
import { nounsOf } from './nouns.ts';
import { partyIn } from './party.ts';
import { withPast } from './past.ts';
import type { Demand, Role } from './types.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** A day that is told by its name alone. */
const BY_NAME = new RegExp(`^(?:on |this |next )?${DAYS}$`, 'i');
const DATE = [
  '\\d{4}-\\d{2}-\\d{2}',
  '\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}',
  `(?:${DAYS},?\\s+)?(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)?(?:\\s+of)?\\s+${MONTH}\\b\\.?(?:,?\\s+\\d{4})?`,
  `(?:${DAYS},?\\s+)?${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?\\b(?!:)(?:,?\\s+\\d{4})?`,
  `the day after tomorrow|tomorrow|today|(?:the day before )?yesterday|(?:next|this)\\s+${DAYS}|in\\s+\\d+\\s+(?:days?|weeks?)`,
].join('|');
const TIME = '\\d{1,2}(?:[:.]\\d{2})?\\s*[ap]\\.?m\\b\\.?|\\d{1,2}:\\d{2}|noon|midday|midnight';
const SUM =
  '[$€£]\\s?\\d[\\d.,]*\\d|[$€£]\\s?\\d|\\d[\\d.,]*\\s?(?:€|£|\\$|(?:euros?|dollars?|pounds?|eur|usd|gbp)\\b)';
const NUMBER =
  '\\d{1,3}(?:[.,]\\d{3})+(?!\\d)|\\d{1,6}(?:[.,]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|a dozen|a pair of|a couple of|both|an?|single';
/** Written for themselves and holding no other value: quotations, addresses, account numbers, codes and telephone numbers. */
const WHOLE =
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b|"[^"]*"|“[^”]*”|\{\{\w+\}\}|\S+@\S+|\bhttps?:\S+|\+?\d[\d ()-]{8,}\d|\b(?=\w*\d)(?=\w*[A-Z])[A-Z0-9]+(?:-[A-Z0-9]+)+\b/g;

const START =
  /\b(?:from|between|leaving|departing|out of|starting|beginning|arriv\w+|check(?:ing)?[- ]in|pick(?:ed|ing)?[- ]up)(?:\s+(?:on|at|from))?(?:\s+(?:the|my|our|your|a|an))?\s*$/i;
const END =
  /(?:\b(?:to|into|onto|until|till|through|returning|return|back|ending|finishing|check(?:ing)?[- ]out)(?:\s+(?:on|at|by))?(?:\s+(?:the|my|our|your|a|an))?|[-–—])\s*$/i;
export const NOT =
  /\b(?:no|not|without|except(?: for)?|excluding|never|instead of|rather than|nor|don['’ ]t(?: (?:want|need|send|use))?(?: any)?|skip|whether or not(?: (?:there (?:is|are)|(?:it|they|she|he) (?:has|have|is|are)))?)(?:\s+(?:at|in|on|by|with|from|for))?(?:\s+(?:any|the|a|an|my))?\s*$/i;

export function roleBefore(text: string, at: number): Role {
  // "Right eye -2.75": a sign that stands right before its number, and no end of a span.
  const sign = /(?<=\p{L}\s)[-–−]$/u;
  const lead = text.slice(Math.max(0, at - 40), at).replace(sign, '');
  if (START.test(lead)) return 'start';
  if (END.test(lead)) return 'end';
  if (/\band\s*$/i.test(lead) && /\bbetween\b/i.test(text.slice(Math.max(0, at - 60), at))) return 'end';
  return '';
}

/** A sign right before its number, behind a word: no span and no dash. */
const SIGNED = /(?:^|[\p{L}:(=]\s|[(:=])[-−]$/u;

/** How many words before a value may say what it is. */
const LEAD = 5;

function wordsBefore(text: string, at: number): string[] {
  const clause = text
    .slice(Math.max(0, at - 60), at)
    .split(/[.;:!?,]\s(?!$)|\s(?:and|with|for)\s(?=.*\s(?:and|with|for)\s)/)
    .at(-1)!;
  return words(clause)
    .filter((word) => !isStopWord(word))
    .slice(-LEAD);
}

/** Written out letter by letter: numbers of contracts and cards, plates, codes. */
const CODE =
  /(?<![\p{L}\p{N}.,€$£-])(?:[A-Z]{1,4}[ -]\d{2,}(?:[ -]\d{2,}){1,4}|\d{2,}(?:[ -]\d{2,}){1,5}|\d{1,4}\/\d{5,}|(?=[A-Z0-9 /-]*\d)(?:[A-Z]{1,4}(?:[-/][A-Z0-9]{1,5})*[ -]?)?\d{2,}[A-Z0-9]*(?:[-/][A-Z0-9]+)*|[A-Z]+\d[A-Z0-9-]*|\d+[A-Z]+[A-Z0-9-]*)(?![\p{L}\p{N}%€$£]|[.,:]\d)/gu;

const HOUR_WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const HOURS = `${HOUR_WORDS}|\\d{1,2}`;
/** "A quarter past eight", "ten to six". */
const SPOKEN = new RegExp(
  `\\b(?:an? )?(quarter|half|five|ten|twenty|\\d{1,2}) (past|to) (${HOURS})\\b(?! \\p{L}+s\\b)`,
  'giu',
);
const CLOCK = new RegExp(
  `(?<=\\b(?:at|by|until|from|to) )(?:(${HOUR_WORDS})[ -](fifteen|thirty|forty[- ]five|twenty|forty|ten)|half (${HOUR_WORDS}))\\b(?! \\p{L}+s\\b)`,
  'giu',
);
/** "Eight o'clock", "at 9 in the morning". */
const HOUR = new RegExp(
  `(?<=\\b(?:at|by|until|from|to|around|about) )(${HOURS})(?: o'clock\\b(?: in the (?:morning|afternoon|evening))?| in the (?:morning|afternoon|evening)\\b)|(?<=\\bat )(\\d{1,2})(?=[,.;]|$| on\\b| for\\b)`,
  'gi',
);
const LATE = /in the (?:afternoon|evening)|tonight|at night/i;

/** What something comes so often in. */
const PERIOD = /^(?:hour|day|night|week|month|year)$/;

/** Oneself and somebody of one's own, where they are spoken of as who it is for. */
const PAIR =
  /(?:(?<=^|[.!?]\s+)(?:you|I)|\b(?:for|of|both) (?:you|me|yourself|myself)) and (?:your|my|a) (?:partner|wife|husband|spouse|girlfriend|boyfriend|fiancée?|friend|mother|father|mum|mom|dad|sister|brother|aunt|uncle|cousin|colleague|co-?worker|flatmate|neighbou?r|boss)\b(?! and\b|,)/giu;

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The values that a text tells. */
export function demandsIn(text: string, today: Date, dayFirst: boolean): Demand[] {
  const out: Demand[] = [];
  let left = text.replace(WHOLE, (match) => ' '.repeat(match.length));
  const blank = (start: number, length: number) => {
    left = left.slice(0, start) + ' '.repeat(length) + left.slice(start + length);
  };
  const add = (match: RegExpExecArray | RegExpMatchArray, more: Partial<Demand> & Pick<Demand, 'kind'>) => {
    const start = match.index!;
    out.push({
      value: match[0].trim(),
      number: null,
      day: null,
      time: null,
      role: roleBefore(text, start),
      nouns: [],
      named: '',
      before: wordsBefore(text, start),
      start,
      end: start + match[0].length,
      weak: false,
      ...more,
    });
    blank(start, match[0].length);
  };
  for (const match of text.matchAll(WHOLE))
    add(match, { kind: 'text', value: match[0].replace(/^["“]|["”]$/g, '').trim() });
  // "10 to 15 November": a month said once for two days.
  for (const match of [
    ...left.matchAll(
      new RegExp(
        `\\b(\\d{1,2})(?:st|nd|rd|th)?\\s*(?:-|–|to|until|and|&)\\s*(?=(\\d{1,2})(?:st|nd|rd|th)?\\s+(${MONTH})\\b(?:,?\\s+(\\d{4}))?)`,
        'gi',
      ),
    ),
  ]) {
    const value = `${match[1]} ${match[3]} ${match[4] ?? ''}`.trim();
    const day = parseDate(value, today, dayFirst);
    if (day) add(match, { kind: 'date', value, day: withYear(day, today), role: 'start' });
  }
  for (const match of [...left.matchAll(new RegExp(`\\b(?:${DATE})`, 'gi'))]) {
    const bare = match[0].replace(new RegExp(`^${DAYS},?\\s+(?=.*\\d)`, 'i'), '');
    const day = parseDate(bare, today, dayFirst);
    if (day)
      add(match, { kind: 'date', value: withPast(bare, day, text, match.index, today), day: withYear(day, today) });
  }
  for (const match of [...left.matchAll(new RegExp(`\\b(?:on\\s+)?${DAYS}\\b`, 'gi'))]) {
    const day = parseDate(match[0], today, dayFirst);
    const start = out.find((other) => other.kind === 'date');
    if (!day) continue;
    if (!start) add(match, { kind: 'date', day });
    // "From Monday to Thursday": the end comes after the start.
    else if (roleBefore(text, match.index) === 'end' && match.index - start.end < 8 && BY_NAME.test(start.value)) {
      const until = new Date(Date.UTC(day.year, day.month - 1, day.day));
      while (start.day && until.getTime() < Date.UTC(start.day.year, start.day.month - 1, start.day.day))
        until.setUTCDate(until.getUTCDate() + 7);
      const end = { year: until.getUTCFullYear(), month: until.getUTCMonth() + 1, day: until.getUTCDate() };
      add(match, { kind: 'date', value: `${end.day} ${monthName(end.month)} ${end.year}`, day: end });
    }
  }
  for (const match of [...left.matchAll(new RegExp(`\\b(?:${TIME})`, 'gi'))]) {
    const time = /midnight/i.test(match[0])
      ? '00:00'
      : /noon|midday/i.test(match[0])
        ? '12:00'
        : parseTime(match[0].replace(/(\d)\.(\d\d)/, '$1:$2'));
    if (time) add(match, { kind: 'time', time });
  }
  for (const match of [...left.matchAll(SPOKEN)]) {
    const [, part, way, hour] = match;
    const minutes = part === 'quarter' ? 15 : part === 'half' ? 30 : (numberOf(part!) ?? 20);
    const past = (numberOf(hour!) ?? 0) * 60 + (way === 'past' ? minutes : -minutes);
    const late = LATE.test(text.slice(match.index + match[0].length, match.index + match[0].length + 24)) && past < 720;
    const all = past + (late ? 720 : 0);
    const early = /^\s*in the morning\b/i.test(text.slice(match.index + match[0].length));
    add(match, { kind: 'time', time: clockOf(all), weak: !late && !early });
  }
  // "At seven thirty", "half eight".
  for (const match of [...left.matchAll(CLOCK)]) {
    const [, hour, minutes, half] = match;
    const past = (numberOf((hour ?? half)!) ?? 0) * 60 + (half ? 30 : (numberOf(minutes!) ?? 0));
    add(match, { kind: 'time', time: clockOf(past), weak: true });
  }
  for (const match of [...left.matchAll(HOUR)]) {
    const hour = numberOf(match[1] ?? match[2]!);
    const late = LATE.test(match[0]) && hour! < 12;
    if (hour !== null && hour <= 24)
      add(match, { kind: 'time', time: clockOf((hour + (late ? 12 : 0)) * 60), weak: !/in the/.test(match[0]) });
  }
  // "From 9 to 11:30", "between 2 and 4 pm": the first bears the second's sign.
  const clock = out.find((demand) => demand.kind === 'time' && demand.role === 'end');
  const hour =
    clock && /\b(?:from|between)\s+(\d{1,2})\s*(?:to|until|till|and|-|–)\s*$/i.exec(left.slice(0, clock.start));
  if (hour && out.filter((demand) => demand.kind === 'time').length === 1) {
    const half = /[ap]\.?m/i.exec(clock.value)?.[0] ?? '';
    const time = parseTime(half ? `${hour[1]} ${half}` : `${hour[1]}:00`);
    const at = hour.index + hour[0].indexOf(hour[1]!);
    if (time)
      add(Object.assign([hour[1]!], { index: at }) as unknown as RegExpMatchArray, {
        kind: 'time',
        time,
        role: 'start',
      });
  }
  for (const [said, read] of AMOUNTS)
    for (const match of [...left.matchAll(said)]) {
      const amount = read(match);
      const behind = nounsOf(text, match.index, match.index + match[0].length);
      const nouns = amount?.unit ? [amount.unit, ...behind] : behind;
      if (amount) add(match, { kind: amount.money ? 'money' : 'number', number: amount.number, nouns });
    }
  for (const match of [...left.matchAll(/\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]{2}\d{2} [A-Z]{3}\b/g)])
    add(match, { kind: 'text' });
  for (const match of [...left.matchAll(CODE)])
    if (/[A-Z /-]/.test(match[0].trim()) && /\d/.test(match[0])) add(match, { kind: 'text', value: match[0].trim() });
  // "You and your three friends": four; who is a child may be asked for apart.
  const party = [...left.matchAll(PAIR)].length > 0 ? null : partyIn(left);
  const kept = left;
  if (party) add(party.match, { kind: 'number', number: party.number, nouns: ['people', 'places'] });
  if (party && /\b(?:children|kids)\b/i.test(party.match[0])) left = kept;
  // "You and your sister want a room": two people.
  for (const match of left.matchAll(PAIR)) add(match, { kind: 'number', number: 2, nouns: ['people'] });
  for (const match of [...left.matchAll(new RegExp(SUM, 'gi'))])
    add(match, {
      kind: 'money',
      number: Number.parseFloat(
        match[0]
          .replace(/[^\d.,]/g, '')
          .replace(/[.,](?=\d{3}\b)/g, '')
          .replace(',', '.'),
      ),
    });
  for (const match of [
    ...left.matchAll(new RegExp(`(?<![\\p{L}\\p{N}.,:/#])(?:${NUMBER})(?![\\p{L}\\p{N}:/]|[.,]\\d)`, 'giu')),
  ]) {
    const said = fold(match[0]);
    const article = /^an?$/.test(said);
    const number =
      article || said === 'single'
        ? 1
        : said === 'both'
          ? 2
          : numberOf(
              said
                .replace(/^a | of$/g, '')
                .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
                .replace(',', '.'),
            );
    if (number === null) continue;
    const start = match.index;
    const before =
      words(
        text
          .slice(Math.max(0, start - 30), start)
          .split(/[.,;!?]\s/)
          .at(-1)!,
      ).at(-1) ?? '';
    let nouns = nounsOf(text, start, start + match[0].length);
    // "The 8 Mill Lane" is an address.
    if (/^\d/.test(said) && /^\s\p{Lu}\p{Ll}/u.test(text.slice(start + match[0].length)) && !/^of\b/.test(before))
      continue;
    if (article && nouns.length === 0) continue;
    // "Four hours a week" counts hours.
    if (article && PERIOD.test(nouns[0]!) && /\p{L}s\s$/u.test(text.slice(0, start))) continue;
    // How long a number is counts nothing.
    if (/^(?:digits?|figures?|letters?|characters?)$/.test(nouns[0] ?? '')) continue;
    if (/^\d/.test(said) && isNumberInName(text, start, start + match[0].length)) continue;
    if (nouns.length === 0 && /^(?:for|of)$/.test(before)) nouns = ['people'];
    // "You both want to come": the people are counted, and not what they want.
    if (said === 'both' && /^(?:you|we|us)$/.test(before)) nouns = ['people', 'places'];
    // "Sign the two of us up."
    const ofThem = /^ of (?:us|you)\b/.test(text.slice(start + match[0].length));
    // "One of you is allergic" says nothing of how many come.
    if (ofThem && number === 1) continue;
    if (ofThem) nouns = ['people', 'places'];
    const sign = SIGNED.test(text.slice(0, start)) ? '-' : '';
    add(match, {
      kind: 'number',
      value: `${sign}${match[0].trim()}`,
      number: sign ? -number : number,
      nouns,
      named: article || /^(?:for|of|at|in|the|and|to|from|with|on|is)$/.test(before) ? '' : before,
      weak: article,
    });
  }
  const sorted = out.sort((a, b) => a.start - b.start);
  // "10:00 to 11:30": the second end makes the other one the first.
  sorted.forEach((demand, i) => {
    const next = sorted[i + 1];
    if (next?.role === 'end' && next.kind === demand.kind && demand.role === '' && next.start - demand.end < 12)
      demand.role = 'start';
  });
  return sorted;
}
