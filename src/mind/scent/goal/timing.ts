import { formatDate, numberOf, parseDate, parseTime, withYear } from '../../language/index.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const TH = '(?:st|nd|rd|th)?';
const UNTIL = '\\s*(?:-|–|—|to|until|till|through|and)\\s*(?:the\\s+)?';
const DAYS = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';

/** "10 to 15 November", "November 10-15": a month said once for two days. */
const SPANS: RegExp[] = [
  new RegExp(`\\b(\\d{1,2})${TH}${UNTIL}(\\d{1,2})${TH}(?: of)? (${MONTH})\\b(?:,? (\\d{4}))?`, 'gi'),
  new RegExp(`\\b(${MONTH}) (\\d{1,2})${TH}${UNTIL}(\\d{1,2})${TH}(?![\\d:])(?:,? (\\d{4}))?`, 'gi'),
];

/** "9, 11 and 13 November": a month said once for more than two days. */
const SEVERAL = new RegExp(
  `\\b(\\d{1,2}${TH}(?:, ?\\d{1,2}${TH})+),? (?:and|&) (?:the )?(\\d{1,2})${TH}(?: of)? (${MONTH})\\b(?:,? (\\d{4}))?`,
  'gi',
);

const DATE = new RegExp(
  [
    '\\b\\d{4}-\\d{2}-\\d{2}\\b',
    '\\b\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}\\b',
    `\\b\\d{1,2}${TH}(?: of)? ${MONTH}\\b(?:,? \\d{4})?`,
    `\\b${MONTH} \\d{1,2}${TH}\\b(?:,? \\d{4})?`,
    `\\b(?:the day after tomorrow|tomorrow|today|yesterday|in \\d+ (?:days?|weeks?)|next (?:week|${DAYS})|(?:this |on )${DAYS})\\b`,
  ].join('|'),
  'gi',
);

/** A day of the week right before its date: "on Thursday 12 November" is one day, told twice. */
const TOLD_TWICE = new RegExp(
  `\\b(?:on\\s+)?${DAYS},?\\s+(?=(?:the\\s+)?\\d{1,2}${TH}\\s+(?:of\\s+)?${MONTH}\\b|${MONTH}\\s+\\d)`,
  'gi',
);

/** When somebody has no time: "You cannot come on Monday", "I am away on Friday". */
const NO_TIME =
  /(?<=^|[.!?;:,]\s*|\b(?:and|but|so|as|because|since)\s+)(?:I|[Yy]ou|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|(?:[Mm]y|[Yy]our|[Oo]ur) \p{L}+)\s+(?:can(?:not| not|['’]t)|could(?: not|n['’]t)|(?:am|are|is)(?: not|n['’]t)\s+(?:free|available|at home|able|in|there)|(?:am|are|is) (?:away|busy|abroad|out of town|on holiday|travelling)|(?:have|has) no time|no longer have time)\b[^.!?;,]*?(?=[.!?;,]|\s+(?:so|and|but)\b|$)/gu;

/** A text without the days on which somebody has no time: these are not the ones that are wanted. */
export function withoutNoTime(text: string): string {
  return text.replace(NO_TIME, ' ');
}

/** "On the Thursday", of a week that the site shows. */
const ON_THE = new RegExp(`\\bon the (?=${DAYS}\\b(?! \\p{L}+day))`, 'giu');

/** Dates that a text names, in its order; each end of a span ("10 to 15 November") by itself. */
export function datesIn(text: string, today: Date, dayFirst: boolean): string[] {
  const whole = text
    .replace(TOLD_TWICE, ' ')
    .replace(ON_THE, 'on ')
    .replace(SEVERAL, (_, days: string, last: string, month: string, year?: string) =>
      [...(days.match(/\d{1,2}/g) ?? []), last].map((day) => `${day} ${month}${year ? ` ${year}` : ''}`).join(' , '),
    )
    .replace(SPANS[0]!, (_, a: string, b: string, month: string, year?: string) =>
      [a, b].map((day) => `${day} ${month}${year ? ` ${year}` : ''}`).join(' , '),
    )
    .replace(SPANS[1]!, (_, month: string, a: string, b: string, year?: string) =>
      [a, b].map((day) => `${day} ${month}${year ? ` ${year}` : ''}`).join(' , '),
    );
  // "On Thursday 12 November": one day, told twice.
  const once = whole.replace(TOLD_TWICE, ' ');
  return [...once.matchAll(DATE)].map((match) => match[0]).filter((date) => parseDate(date, today, dayFirst) !== null);
}

/** The day on which so many nights end that begin on a date: "3 nights from 10 November". Null without both. */
export function afterNights(text: string, from: string, today: Date, dayFirst: boolean): string | null {
  const nights = /\b(\d{1,2}|one|two|three|four|five|six|seven|ten) nights?\b/i.exec(text)?.[1];
  const start = parseDate(from, today, dayFirst);
  const count = nights ? numberOf(nights.toLowerCase()) : null;
  if (!start || count === null) return null;
  const day = withYear(start, today);
  const end = new Date(Date.UTC(day.year, day.month - 1, day.day + count));
  return formatDate({ year: end.getUTCFullYear(), month: end.getUTCMonth() + 1, day: end.getUTCDate() }, '');
}

/** Times of day that a text names, as 24-hour "16:45". */
export function timesIn(text: string): string[] {
  return [...text.matchAll(/\b\d{1,2}(?::\d{2})?\s*[ap]\.?m\b\.?|\b\d{1,2}:\d{2}\b/gi)]
    .map((match) => parseTime(match[0]))
    .filter((time) => time !== null);
}

/** A text without the dates and times in it and the words that lead up to them. */
export function withoutTiming(text: string): string {
  return text
    .replace(
      new RegExp(
        `(?:\\b(?:on|at|from|to|until|till|for|arriving|leaving|by)\\s+)*(?:${SPANS[0]!.source}|${SPANS[1]!.source}|${DATE.source})`,
        'gi',
      ),
      ' ',
    )
    .replace(
      /(?:\b(?:at|from|to|until|by|after|before)\s+)*\b(?:\d{1,2}(?::\d{2})?\s*[ap]\.?m\b\.?|\d{1,2}:\d{2}\b)/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
}
