import { fold } from '../../language/index.ts';

const HOUR = '(\\d{1,2})(?:[:.](\\d{2}))?\\s*([ap]\\.?m\\.?)?';
const WINDOW = new RegExp(`^${HOUR}\\s*(?:-|–|—|to|until|and)\\s*${HOUR}(?:\\s*(?:h|o'clock|uhr))?$`, 'i');
const BETWEEN = new RegExp(`\\b(?:between|from)\\s+${HOUR}\\s*(?:and|to|till|until|-|–)\\s*${HOUR}`, 'i');
const AT = new RegExp(`\\b(?:at|around|about)\\s+${HOUR}\\b(?![/.]\\d)`, 'i');
/** A day that stands before a window of time: "Tue 7 April, 8–12". */
const DAY = /^(?:\p{L}+\.?,?\s+)?\d{1,2}(?:st|nd|rd|th)?\.?\s+\p{L}{3,}\.?(?:\s+\d{4})?[,:]?\s+/u;

const WEEKDAY = '(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*\\.?';
/** Days of the week before a window of time: "Sat, 9–13", "Mon–Fri, 8–14". */
const WEEKDAYS = new RegExp(`^(?:${WEEKDAY})(?:\\s*(?:-|–|—|to|and|&)\\s*${WEEKDAY})?[,:]?\\s+`, 'iu');
const ORDER = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Whether the days of the week that a label begins with leave out the one that a wish names. */
export function onOtherDay(label: string, wish: string): boolean {
  const lead = WEEKDAYS.exec(label.trim())?.[0];
  const asked = /\b(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b/i.exec(wish)?.[1];
  if (!lead || !asked || /\d/.test(lead)) return false;
  const ends = [...fold(lead).matchAll(/\b(mon|tue|wed|thu|fri|sat|sun)/g)].map((match) => ORDER.indexOf(match[1]!));
  const at = ORDER.indexOf(asked.slice(0, 3).toLowerCase());
  return ends.length === 2 ? at < ends[0]! || at > ends[1]! : ends[0] !== at;
}

/** Hours of the day that people mean by its parts. */
const PARTS: ReadonlyArray<[RegExp, readonly [number, number]]> = [
  [/\bearly (?:in the )?morning\b/i, [6, 9]],
  [/\bmorning\b|\bbefore (?:lunch|noon|midday)\b/i, [6, 12]],
  [/\bafter (?:lunch|noon|midday)\b/i, [12, 18]],
  [/\b(?:noon|midday|lunch ?time)\b/i, [12, 13]],
  [/\bafternoon\b/i, [12, 18]],
  [/\b(?:evening|tonight|after work)\b/i, [17, 23]],
];

/** A span of the day, in hours. */
export type Span = readonly [number, number];

/** A time of day with its middles in figures: "12 noon to 2 pm" is from 12 pm on. */
export function middlesInFigures(text: string): string {
  return text.replace(/\b(?:12 )?(?:noon|midday)\b/gi, '12 pm').replace(/\b(?:12 )?midnight\b/gi, '12 am');
}

function hour(h: string, minutes: string | undefined, half: string | undefined): number {
  const plain = Number(h) + Number(minutes ?? 0) / 60;
  if (!half) return plain;
  return (plain % 12) + (/^p/i.test(half) ? 12 : 0);
}

function spanOf(match: RegExpExecArray): Span {
  const [, h1, m1, a1, h2, m2, a2] = match;
  // "8-10 am": the sign stands for both.
  const from = hour(h1!, m1, a1 ?? (a2 && Number(h1) <= Number(h2) ? a2 : undefined));
  // Midnight at the end is the end of the day.
  const until = hour(h2!, m2, a2) || 24;
  // "12–5" ends in the afternoon.
  return [from, !a2 && until < from && until + 12 > from ? until + 12 : until];
}

/** The window of time that a label offers, also behind a day: "8-10", "18:00 – 20:00", "Tue 7 April, 8–12"; null for another label. */
export function windowOf(label: string): Span | null {
  const bare = middlesInFigures(label.trim());
  const match = WINDOW.exec(bare) ?? WINDOW.exec(bare.replace(DAY, '')) ?? WINDOW.exec(bare.replace(WEEKDAYS, ''));
  return match ? spanOf(match) : null;
}

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** "Half past five", "a quarter to nine", "from four", as they are said. */
const PAST = new RegExp(`\\b(half|(?:a )?quarter) (past|to) (${HOURS.join('|')}|\\d{1,2})\\b`, 'gi');
const FULL_HOUR = new RegExp(
  `(?<=\\b(?:between|from|and|to|till|until|at|around|about)\\s+)(${HOURS.join('|')})\\b(?! \\p{L}+s\\b)`,
  'giu',
);

/** The same text with the hours that it tells in words in figures. */
function hoursInFigures(text: string): string {
  const figure = (said: string) => (/\d/.test(said) ? Number(said) : HOURS.indexOf(said.toLowerCase()) + 1);
  return text
    .replace(PAST, (_, part: string, way: string, told: string) => {
      const minutes = /half/i.test(part) ? 30 : 15;
      return /to/i.test(way) ? `${figure(told) - 1}:${60 - minutes}` : `${figure(told)}:${minutes}`;
    })
    .replace(FULL_HOUR, (told) => String(figure(told)));
}

/** When of the day a wish wants it; null when it does not say. */
export function wantedSpan(wish: string): Span | null {
  const between = BETWEEN.exec(middlesInFigures(wish)) ?? BETWEEN.exec(hoursInFigures(wish));
  if (between) return spanOf(between);
  const at = AT.exec(wish);
  if (at) return [hour(at[1]!, at[2], at[3]), hour(at[1]!, at[2], at[3])];
  return PARTS.find(([pattern]) => pattern.test(wish))?.[1] ?? null;
}

/** Whether a window of time holds all of the hours that are told, be they told without the half of the day. */
function holdsAll([from, until]: Span, [start, end]: Span): boolean {
  const holds = (more: number) => from <= start + more && end + more <= until;
  return end > start && end - start < PART && (holds(0) || (end < NOON && holds(NOON)));
}
const NOON = 12;

/** Hours that a part of the day has at least. */
const PART = 4;

/** Whether a window of time answers to when somebody wants it. */
export function answersTo([from, until]: Span, wanted: Span): boolean {
  return wanted[0] === wanted[1]
    ? from <= wanted[0] && wanted[0] < until
    : (from >= wanted[0] && until <= Math.max(wanted[1], wanted[0] + 1)) ||
        // "In the morning" is the window most of which lies in it.
        (wanted[1] - wanted[0] >= PART && (from + until) / 2 >= wanted[0] && (from + until) / 2 < wanted[1]);
}

/**
 * Which of several windows of time is meant by the hours that are told: the one with both of these ends, else one that answers to them, else one that
 * holds all of them; -1 where none is.
 * @param mayBe whether a window may be taken at all
 */
export function windowMeant(
  windows: ReadonlyArray<Span | null>,
  wanted: Span,
  mayBe: (at: number) => boolean = () => true,
): number {
  const same = (span: Span) => span[0] === wanted[0] && span[1] === wanted[1];
  for (const fits of [same, answersTo, holdsAll]) {
    const at = windows.findIndex((span, i) => span !== null && fits(span, wanted) && mayBe(i));
    if (at >= 0) return at;
  }
  return -1;
}
