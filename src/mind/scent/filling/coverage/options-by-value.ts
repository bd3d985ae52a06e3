import {
  durationMinutes,
  fold,
  isStopWord,
  numberOf,
  parseDate,
  parseTime,
  stem,
  words,
} from '../../../language/index.ts';
import type { Situation } from '../../situation.ts';
import { rangeOf } from '../range-of.ts';
import { answersTo, middlesInFigures, onOtherDay, wantedSpan, windowOf } from '../windows.ts';
import type { Control } from './controls.ts';
import { numberFit } from './numbers.ts';
import { roleScore } from './roles.ts';
import type { Demand, Role, Wish } from './types.ts';
import { type Fit, spanOf } from './types.ts';

/** "At three" may be in the afternoon. */
function sameTime(demand: Demand, time: string): boolean {
  if (demand.time === time) return true;
  if (!demand.weak || !demand.time) return false;
  const minutes = (clock: string) => (Number(clock.slice(0, 2)) % 12) * 60 + Number(clock.slice(3));
  return minutes(demand.time) === minutes(time);
}

const WEEKDAY = /\b(mon|tue|wed|thu|fri|sat|sun)/i;

/** "Next Wednesday", where the only Wednesday that is offered is another one than the next by the calendar. */
function byWeekday(control: Control, option: string, wish: Wish, today: Date): Demand | null {
  const named = WEEKDAY.exec(option)?.[1]?.toLowerCase();
  const told = wish.demands.find(
    (demand) => demand.day !== null && !/\d/.test(demand.value) && WEEKDAY.test(demand.value),
  );
  if (!named || !told?.day || WEEKDAY.exec(told.value)![1]!.toLowerCase() !== named) return null;
  const offered = control.options.filter((other) => WEEKDAY.exec(other)?.[1]?.toLowerCase() === named);
  const exact = control.options.some((other) => parseDate(other, today, true)?.day === told.day!.day);
  return offered.length === 1 && !exact ? told : null;
}

/** Whether a time lies in a window, in hours. */
function within([from, until]: readonly [number, number], { time }: Demand): boolean {
  const hours = time ? Number(time.slice(0, 2)) + Number(time.slice(3)) / 60 : -1;
  return hours >= from && hours < until;
}

/** What an hour more of a window is worth, of two that lie in the part of the day that is wanted. */
const LONGER = 0.045;

const PARTS: Array<[told: RegExp, from: string, until: string]> = [
  [/^mornings?$/, '00:00', '12:00'],
  [/^afternoons?$/, '12:00', '18:00'],
  [/^(?:evenings?|tonight|nights?)$/, '17:00', '24:00'],
];

/** "Monday evenings" among times of days: one that lies in that part of the day, and bears the other words. */
function partOfDay(control: Control, option: string, time: string | null, wish: Wish): Fit | null {
  const told = wish.tokens.find((token) => PARTS.some(([said]) => said.test(token.word)));
  const part = told && PARTS.find(([said]) => said.test(told.word));
  if (!told || !part || !time || time < part[1] || time >= part[2]) return null;
  const others = words(option.replace(CLOCK, ' ')).filter((word) => !isStopWord(word) && /\p{L}{3}/u.test(word));
  const said = others.filter((word) => wish.tokens.some((token) => token.stem === stem(word))).length;
  // Where only the hour is told apart, the first that there is will do.
  const first = control.options.find((other) => {
    const [at] = timesIn(other);
    return at && at >= part[1] && at < part[2];
  });
  const score = others.length > 0 ? 0.6 + (0.3 * said) / others.length : option === first ? 0.75 : 0.6;
  return { control, value: option, score, role: '', spans: [[told.start, told.end]] };
}

/** How long something lasts, the same in whatever unit it is told; null where no length is told. */
function lengthOf(text: string): string | null {
  const minutes = durationMinutes(text);
  if (minutes !== null) return `${minutes} minutes`;
  const match =
    /\b(\d+(?:\.\d+)?|half an?|an?|one|two|three|four|five|six|nine|twelve) (day|week|fortnight|month|quarter|year)s?\b/.exec(
      text,
    );
  if (!match) return null;
  const number = /^half/.test(match[1]!) ? 0.5 : /^an?$/.test(match[1]!) ? 1 : numberOf(match[1]!);
  if (number === null) return null;
  const [of, scale] = LENGTHS[match[2]!]!;
  return `${number * scale} ${of}`;
}
const LENGTHS: Record<string, readonly [unit: string, scale: number]> = {
  day: ['days', 1],
  week: ['days', 7],
  fortnight: ['days', 14],
  month: ['months', 1],
  quarter: ['months', 3],
  year: ['months', 12],
};

/** Numbers that a span has. */
const ENDS = 2;

const CLOCK = /\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?m\b\.?|\d{1,2}[:.]\d{2}/gi;

function timesIn(option: string): Array<string | null> {
  return [...option.matchAll(CLOCK)].map((match) => parseTime(match[0].replace(/(\d)\.(\d\d)/, '$1:$2')));
}

/** What a time is not told as that answers the first end of a span, and the second. */
const NOT_AT = ['end', 'start'] as const;

/** How an option answers to a wish by a time, a date or a number in it; null where it holds none. */
export function optionByValue(
  situation: Situation,
  control: Control,
  option: string,
  wish: Wish,
  role: Role,
): Fit | null {
  const { today } = situation.request;
  const offered = middlesInFigures(option);
  const times = timesIn(offered);
  const best = (list: Fit[]) => list.sort((a, b) => b.score - a.score)[0] ?? null;
  // An option that tells a day and a time has to be right in both.
  const onDay =
    times.length > 0 && /\d/.test(offered.replace(CLOCK, ' '))
      ? parseDate(offered.replace(CLOCK, ' '), today, situation.dayFirst)
      : null;
  const days = wish.demands.filter((demand) => demand.day !== null);
  if (onDay && days.length > 0 && !days.some(({ day }) => day!.day === onDay.day && day!.month === onDay.month))
    return null;
  const toldFor = (demand: Demand): Fit => ({
    control,
    value: option,
    score: 0.85 + roleScore(role, demand.role),
    role: demand.role,
    spans: spanOf(demand),
  });
  const window = windowOf(option);
  const when = window && wantedSpan(wish.text);
  if (onOtherDay(option, wish.wanted)) return null;
  const at = window && wish.demands.filter((demand) => demand.kind === 'time');
  if (at?.length === 1 && within(window!, at[0]!)) return { ...toldFor(at[0]!), score: 0.88 };
  // A night shift for a morning one: each part of the day is told of something else.
  const parts = PARTS.filter(([said]) => wish.tokens.some((token) => said.test(token.word))).length;
  // A window of another time of the day is none, however well its day fits.
  if (window && when && parts < 2 && !answersTo(window, when)) return null;
  if (window && when && at?.length === 0 && parts < 2) {
    // Of two that lie in it the longer one.
    return { control, value: option, score: 0.75 + LONGER * Math.min(3, window[1] - window[0]), role: '', spans: [] };
  }
  if (times.length > 0) {
    const wanted = wish.demands.filter((demand) => demand.kind === 'time');
    if (wanted.length === 0) return partOfDay(control, option, times[0]!, wish);
    // A span answers by both of its ends, however often the wish tells them.
    const ends = times.map((time, i) => wanted.find((demand) => demand.time === time && demand.role !== NOT_AT[i]));
    if (ends.length === 2 && ends[0] && ends[1])
      return { control, value: option, score: 0.98, role: '', spans: [ends[0], ends[1]].flatMap(spanOf) };
    return best(wanted.filter((demand) => sameTime(demand, times[0]!)).map(toldFor));
  }
  const dated = (/\d/.test(option) && /\p{L}{3}|[/.-]/u.test(option)) || /^(?:today|tomorrow)\b/i.test(option);
  const day = dated ? parseDate(option, today, situation.dayFirst) : null;
  const weekday = day && byWeekday(control, option, wish, today);
  if (weekday) return { control, value: option, score: 0.8, role: '', spans: spanOf(weekday) };
  if (day)
    return best(
      wish.demands.filter((demand) => demand.day?.day === day.day && demand.day.month === day.month).map(toldFor),
    );
  const span = rangeOf(option);
  // How large a thing may be, side by side, is what its option tells of itself.
  if (!span || (option.match(/\d+(?:[.,]\d+)?/g) ?? []).length > ENDS) return null;
  // A length of time is the same in hours and in minutes.
  const length = lengthOf(fold(option));
  const priced = /[$€£]/.test(option);
  return best(
    wish.demands.flatMap((demand): Fit[] => {
      if (demand.number === null || (priced && demand.kind !== 'money')) return [];
      const told = demand.kind === 'number' ? lengthOf(`${demand.number} ${demand.nouns[0] ?? ''}`) : null;
      if (length !== null && told === length)
        return [{ control, value: option, score: 0.93, role: demand.role, spans: spanOf(demand) }];
      if (demand.number < span[0] || demand.number > span[1] || (demand.weak && span[0] !== span[1])) return [];
      const fit = numberFit(control, option.replace(/\d+/g, ' '), demand, wish);
      return fit > 0
        ? [
            {
              control,
              value: option,
              score: fit * (span[0] === span[1] ? 1 : 0.96),
              role: demand.role,
              spans: spanOf(demand),
            },
          ]
        : [];
    }),
  );
}
