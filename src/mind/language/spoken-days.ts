import { type Day, MONTHS, WEEKDAYS, withYear } from './dates.ts';
import { numberOf } from './numbers.ts';

const ORDINALS: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const OF_THE_MONTH = `(?:\\d{1,2}(?:st|nd|rd|th)|thirty[- ]first|thirtieth|twenty[- ](?:${ORDINALS.slice(0, 9).join('|')})|${ORDINALS.join('|')})`;
const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);
// "May" is a month and "may" is none.
const MONTH = `(?:${MONTHS.map(capital).join('|')})`;
const WEEKDAY = `(?:${WEEKDAYS.map(capital).join('|')})`;
const YEAR = '(?:,? (?:of )?((?:19|20)\\d{2}))?';
const COUNT = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';

const DAY_MS = 86_400_000;

/** The place of a day in its month as it is said: "3rd", "twenty-first". */
function placeOf(said: string): number {
  const word = said.toLowerCase();
  if (/^\d/.test(word)) return Number.parseInt(word, 10);
  if (word === 'thirtieth') return 30;
  const [, tens, ones] = /^(twenty|thirty)[- ](\w+)$/.exec(word) ?? [];
  return (tens === 'twenty' ? 20 : tens === 'thirty' ? 30 : 0) + ORDINALS.indexOf(ones ?? word) + 1;
}

function written({ year, month, day }: Day): string {
  return `${day} ${capital(MONTHS[month - 1]!)}${year > 0 ? ` ${year}` : ''}`;
}

function dayAt(time: number): Day {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The next such day of the week after a moment. */
function nextOf(weekday: string, from: number): number {
  const ahead = (WEEKDAYS.indexOf(weekday.toLowerCase()) - new Date(from).getUTCDay() + 7) % 7 || 7;
  return from + ahead * DAY_MS;
}

/** Months in which a day of the month is looked for, this one among them: who tells no month speaks of a day that is near. */
const NEAR = 3;

/** The day that is this one of its month and, where that is told, of the week: the next one, or the last where only that is such a day. */
function nextInMonth(place: number, weekday: string | undefined, today: number): number | null {
  const now = dayAt(today);
  const at = (ahead: number) => {
    const time = Date.UTC(now.year, now.month - 1 + ahead, place, 12);
    const isThat = new Date(time).getUTCDate() === place;
    return isThat && (!weekday || WEEKDAYS[new Date(time).getUTCDay()] === weekday.toLowerCase()) ? time : null;
  };
  for (let ahead = 0; ahead < NEAR; ahead++) {
    const time = at(ahead);
    if (time !== null && time >= today - DAY_MS / 2) return time;
  }
  return weekday ? (at(0) ?? at(-1) ?? at(-2)) : null;
}

/** The month that is named, or told by the one that it is now; the nearest that is not over, where its year is not told. */
function monthFrom(today: number, name?: string, year?: string, which?: string, unit?: string): Day {
  const now = dayAt(today);
  if (name) {
    const month = MONTHS.indexOf(name.toLowerCase()) + 1;
    return { year: Number(year ?? (month < now.month ? now.year + 1 : now.year)), month, day: 1 };
  }
  if (unit !== 'month') return { year: now.year + 1, month: 1, day: 1 };
  return dayAt(Date.UTC(now.year, now.month - 1 + (which === 'next' ? 1 : 0), 1, 12));
}

/** The how manieth such day of the week in a month. */
function weekdayIn(place: string, weekday: string, { year, month }: Day): Day {
  const start = Date.UTC(year, month - 1, 1, 12);
  if (/^last$/i.test(place)) return dayAt(nextOf(weekday, Date.UTC(year, month, 1, 12) - 8 * DAY_MS));
  return dayAt(nextOf(weekday, start - DAY_MS) + 7 * ORDINALS.indexOf(place) * DAY_MS);
}

/** Whether the sentence in which something was found tells of what comes again each month; the place and the whole text stand last in a match. */
function isMonthly(match: readonly unknown[]): boolean {
  const whole = String(match.at(-1));
  const at = Number(match.at(-2));
  const from = Math.max(...['.', '!', '?'].map((end) => whole.lastIndexOf(`${end} `, at)));
  const [sentence = ''] = whole.slice(from + 1).split(/[.!?](?:\s|$)/);
  return /\b(?:(?:an?|per|each|every) month|monthly|months? by month)\b/i.test(sentence);
}

type Rewriting = readonly [said: RegExp, write: (match: string[], today: number) => string | null];

const any = (pattern: string) => new RegExp(`\\b${pattern}`, 'gu');

/** Ways to say a day, the longest first, each with how it is written. */
const SAID: readonly Rewriting[] = [
  // "From the 3rd to the 7th of May."
  [
    any(
      `(?:[Tt]he )?(${OF_THE_MONTH})( to | until | till | and | - ?|-|–)(?:[Tt]he )?(${OF_THE_MONTH}) (?:of )?(${MONTH})\\b${YEAR}`,
    ),
    ([, from, between, to, month, year]) =>
      `${placeOf(from!)}${between}${placeOf(to!)} ${month}${year ? ` ${year}` : ''}`,
  ],
  [
    any(`(?:[Tt]he )?(${OF_THE_MONTH})(?: day)? of (${MONTH})\\b${YEAR}`),
    ([, place, month, year]) => `${placeOf(place!)} ${month}${year ? ` ${year}` : ''}`,
  ],
  [
    any(
      `(${MONTH}),? (?:the (${OF_THE_MONTH})\\b|(\\d{1,2}(?:st|nd|rd|th)\\b|(?:${ORDINALS.join('|')})\\b(?= ?(?:[.,;!?)]|\\d|$))))${YEAR}`,
    ),
    ([, month, the, bare, year]) => `${placeOf((the ?? bare)!)} ${month}${year ? ` ${year}` : ''}`,
  ],
  // "Wednesday the 19th", "Wednesday 19th".
  [
    any(
      `(?:[Ll]ast )?(${WEEKDAY})(?: (?:morning|afternoon|evening|night))?,? (?:[Tt]he )?(${OF_THE_MONTH})\\b(?: of (?:this|the) month\\b)?(?! (?:class|floor|row|half|place|year|grade|form|shift|session|slot|sitting|showing|course|team|time|edition|hand|lesson|period|one|choice)\\b)(?! (?:of )?(?:${MONTH}|${WEEKDAY})\\b)`,
    ),
    ([, weekday, place], today) => {
      const time = nextInMonth(placeOf(place!), weekday, today);
      return time === null ? null : written(dayAt(time));
    },
  ],
  // "The first of next month."
  [
    any(`(?:[Tt]he )?(${OF_THE_MONTH})(?: day)? of (next|this|last) month\\b`),
    ([, place, which], today) => {
      const now = dayAt(today);
      const months = which === 'next' ? 1 : which === 'last' ? -1 : 0;
      return written(dayAt(Date.UTC(now.year, now.month - 1 + months, placeOf(place!), 12)));
    },
  ],
  // "The first Saturday in May", "the last Friday of the month", "the first Monday of the new year".
  [
    any(
      `(?:[Oo]n )?(?:[Tt]he )?(first|second|third|fourth|[Ll]ast) (${WEEKDAY}) (?:of|in) (?:(${MONTH})\\b${YEAR}|(next|this|the) (month|new year))`,
    ),
    ([, place, weekday, month, year, which, unit], today) =>
      `on ${written(weekdayIn(place!, weekday!, monthFrom(today, month, year, which, unit)))}`,
  ],
  [
    any(`(?:[Oo]n )?(?:[Tt]he )?last day of (?:(${MONTH})\\b${YEAR}|(next|this|the) (month))`),
    ([, month, year, which, unit], today) => {
      const first = monthFrom(today, month, year, which, unit);
      const last = dayAt(Date.UTC(first.year, first.month, 0, 12));
      // Which year is meant is read like that of any other day.
      return `on ${written(month && !year ? { ...last, year: 0 } : last)}`;
    },
  ],
  // "Last Thursday": the one before today.
  [
    any(`(?:[Oo]n )?[Ll]ast (${WEEKDAY})\\b`),
    ([, weekday], today) => `on ${written(dayAt(nextOf(weekday!, today - 8 * DAY_MS)))}`,
  ],
  [
    any(
      `[Oo]n the (\\d{1,2}(?:st|nd|rd|th)|(?:${ORDINALS.slice(2).join('|')})(?= ?(?:[.,;!?)]|$)))\\b(?! (?:of )?\\p{L}|-)`,
    ),
    (match, today) => {
      // What comes again each month is on that day of any month.
      if (isMonthly(match)) return null;
      const time = nextInMonth(placeOf(match[1]!), undefined, today);
      return time === null ? null : `on ${written(dayAt(time))}`;
    },
  ],
  // "The Friday of next week", "on Monday next week": weeks begin on Monday.
  [
    any(`(?:[Oo]n )?(?:[Tt]he )?(${WEEKDAY}),? (?:(?:of|in) )?next week\\b|[Nn]ext week,? on (${WEEKDAY})\\b`),
    ([, first, behind], today) => {
      const place = (weekday: number) => (weekday + 6) % 7;
      const ahead = 7 - place(new Date(today).getUTCDay()) + place(WEEKDAYS.indexOf((first ?? behind)!.toLowerCase()));
      return `on ${written(dayAt(today + ahead * DAY_MS))}`;
    },
  ],
  [
    any(
      `(?:(?:[Aa]n?|[Oo]ne|[Tt]wo|[Tt]hree) weeks? (?:on|from)|[Aa] week(?= to)) (${WEEKDAY}|today|tomorrow)\\b(?! (?:that|since))`,
    ),
    ([all, from], today) => {
      const start = /today/i.test(from!) ? today : /tomorrow/i.test(from!) ? today + DAY_MS : nextOf(from!, today);
      const weeks = numberOf(all!.split(' ')[0]!) ?? 1;
      return `on ${written(dayAt(start + 7 * weeks * DAY_MS))}`;
    },
  ],
  // "By the end of January": its last day.
  [
    any(`([Bb]y|[Uu]ntil|[Tt]ill|[Bb]efore) the end of (${MONTH})\\b${YEAR}`),
    ([, lead, month, year], today) => {
      const at = MONTHS.indexOf(month!.toLowerCase()) + 1;
      const last = dayAt(Date.UTC(Number(year ?? dayAt(today).year), at, 0)).day;
      return `${lead} ${last} ${month}${year ? ` ${year}` : ''}`;
    },
  ],
  [
    any(`(?:[Oo]n )?(${WEEKDAY}) week\\b(?!-)`),
    ([, day], today) => `on ${written(dayAt(nextOf(day!, today) + 7 * DAY_MS))}`,
  ],
  [
    any(`(?:[Tt]he |[Oo]n the )?(${WEEKDAY}) after next\\b`),
    ([, day], today) => `on ${written(dayAt(nextOf(day!, today) + 7 * DAY_MS))}`,
  ],
  [
    any(`(?:[Ii]n a fortnight|[Aa] fortnight (?:today|from now))\\b(?:['’]s time)?`),
    (_match, today) => `on ${written(dayAt(today + 14 * DAY_MS))}`,
  ],
  [
    any(`[Ii]n (${COUNT}) (day|week)s?['’]?s? time\\b`),
    ([, count, unit], today) => {
      const number = /^an?$/i.test(count!) ? 1 : (numberOf(count!) ?? 0);
      return `on ${written(dayAt(today + number * (/week/i.test(unit!) ? 7 : 1) * DAY_MS))}`;
    },
  ],
];

/** "Four days later", behind a day that is told in full. */
const LATER = new RegExp(
  `(\\d{1,2}) (${MONTH}) ((?:19|20)\\d{2})\\b([^.!?]*?)\\b(?:on the )?(${COUNT}) (day|night|week)s? (?:later|after(?:wards| that))\\b`,
  'u',
);

/** Writes a day that is told by how much later it is than the one before. */
function daysLater(text: string): string {
  return text.replace(LATER, (_all, day, month, year, between, count, unit) => {
    const number = (/^an?$/.test(count) ? 1 : (numberOf(count) ?? 0)) * (unit === 'week' ? 7 : 1);
    const time = Date.UTC(Number(year), MONTHS.indexOf(month.toLowerCase()), Number(day) + number, 12);
    return `${day} ${month} ${year}${between}on ${written(dayAt(time))}`;
  });
}

/** "On the Sunday after", behind a day. */
const FOLLOWING = new RegExp(
  `(\\d{1,2}) (${MONTH})(?: ((?:19|20)\\d{2}))?\\b([^.!?]*?)\\b(?:[Oo]n )?(?:the )?(${WEEKDAY}) (?:after(?! (?:next|\\p{L}))|following|after that)\\b`,
  'u',
);

/** Writes a day of the week that is told by coming after the day before. */
function weekdayAfter(text: string, today: Date): string {
  return text.replace(FOLLOWING, (_all, day, month, year, between, weekday) => {
    const read = withYear(
      { year: Number(year ?? 0), month: MONTHS.indexOf(month.toLowerCase()) + 1, day: Number(day) },
      today,
    );
    const time = nextOf(weekday, Date.UTC(read.year, read.month - 1, read.day, 12));
    return `${day} ${month}${year ? ` ${year}` : ''}${between}on ${written(dayAt(time))}`;
  });
}

/** "On 11 December and leaving on the 13th": a day that is told by its number, behind one that tells the month. */
const SAME_MONTH = new RegExp(
  `(\\d{1,2})(?:st|nd|rd|th)? (${MONTH})((?: (?:19|20)\\d{2})?)\\b([^.!?]{0,80}?)\\b(on|by|until|till|to|from|and) the (\\d{1,2})(?:st|nd|rd|th)(?=\\s*(?:[,.;:!?)]|$)| (?:and|but|at|in|for|from|to|with|please)\\b)`,
  'u',
);

/** Writes a day that is told by its number alone with the month of the day before it, or the next one where that is over by then. */
function inMonthTold(text: string): string {
  return text.replace(SAME_MONTH, (_all, day, month, year, between, by, other) => {
    const [first, second] = [Number(day), Number(other)];
    const at = MONTHS.indexOf(month.toLowerCase());
    const [next, over] = second > first ? [at, 0] : [(at + 1) % 12, at === 11 ? 1 : 0];
    const years = year === '' ? '' : ` ${Number(year) + over}`;
    return `${day} ${month}${year}${between}${by} ${second} ${capital(MONTHS[next]!)}${years}`;
  });
}

/** A day that is told in full, and how one speaks of the day that comes right after it. */
const IN_FULL = new RegExp(`(\\d{1,2}) (${MONTH}) ((?:19|20)\\d{2})\\b`, 'gu');
const DAY_AFTER =
  /\b(?:on )?the (?:(?:next|following) (?:day|morning|afternoon|evening)|(?:day|morning|afternoon|evening) after(?:wards)?)(?=\s*(?:[,.;:!?)]|$)| (?:and|but|at|in|by|before|around|i|we|they|he|she|when)\b)/giu;
/** Letters between the two within which the one is told by the other. */
const NEAR_BEHIND = 200;

/** Writes a day that is told by being the next after the one before it. */
function dayAfter(text: string): string {
  return text.replace(DAY_AFTER, (said, at: number) => {
    const before = [...text.slice(Math.max(0, at - NEAR_BEHIND), at).matchAll(IN_FULL)].at(-1);
    if (!before) return said;
    const [, day, month, year] = before;
    return `on ${written(dayAt(Date.UTC(Number(year), MONTHS.indexOf(month!.toLowerCase()), Number(day) + 1, 12)))}`;
  });
}

/** A day of the week on which something has happened: told by a verb of the past before it, in the same part of its sentence. */
const HAPPENED = new RegExp(
  `\\b(was|were|came|went|left|arrived|happened|fell|broke|bought|lost|did)\\b(?! to\\b| (?:told|asked|booked|planned|supposed|meant|due|invited|going)\\b)((?:(?! and (?!(?:the|an?|two|three|some|your|my|our|his|her|their|it|so)\\b|[A-Z\\d]))[^.;!?,:]){0,60}?) on (${WEEKDAY})\\b(?! (?:week|after|of|in)\\b)`,
  'gu',
);
/** What tells behind such a verb of what is only to come. */
const TO_COME = /\b(?:to|for|will|would|if)\b/;

/** Writes a day of the week of what has happened as the last such day. */
function dayBefore(text: string, today: number): string {
  return text.replace(HAPPENED, (said, verb, between, weekday) =>
    TO_COME.test(between) ? said : `${verb}${between} on ${written(dayAt(nextOf(weekday, today - 8 * DAY_MS)))}`,
  );
}

/** What stands in quotation marks is meant word for word. */
const QUOTED = /("[^"]*"|“[^”]*”|«[^»]*»|(?<!\p{L})'[^']{2,}'(?!\p{L}))/u;

/**
 * The text with the days that it tells in words written as forms and pages write them: "the first of February" as "1 February",
 * "Wednesday the 19th" and "a week on Monday" as the day and month that they mean. Quotations stay as they are.
 * @param today the day from which is counted.
 */
export function daysInFigures(text: string, today: Date): string {
  const now = today.getTime();
  return text
    .split(QUOTED)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : dayAfter(
            weekdayAfter(
              daysLater(
                dayBefore(
                  SAID.reduce(
                    (said, [pattern, write]) =>
                      said.replace(pattern, (...match) => write(match as string[], now) ?? match[0]),
                    inMonthTold(part),
                  ),
                  now,
                ),
              ),
              today,
            ),
          ),
    )
    .join('');
}
