import { fold, parseDate, parseTime, prices, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { datesIn } from '../../goal/timing.ts';
import type { Step } from '../../goal/types.ts';
import { CONFIRMING } from '../../meaning/confirmation.ts';
import { timesTried } from '../../memory.ts';
import type { Situation } from '../../situation.ts';
import { thingsOf } from '../../things/index.ts';

const WEEKDAY = /\b(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b/gi;
/** Days until when something may be changed, and by when something is due, are not the days of the thing. */
const OTHER_DAY =
  /\b(?:until|by|before|up to|no later than|due|deadline|valid|expires?|since|last|sent|on file|from|at the latest)\s+(?:\S+\s+){0,3}?\S*\d/;
/** What an amount is called that was asked for. */
const AMOUNT = /\b(?:amount|paid|pay|transfer(?:red)?|total|sum|donat\w+|sent|price|order\w*|charged)\b/;
const TIME = /(?<![\d.,£$€])(?:[01]?\d|2[0-3])[:.][0-5]\d(?![\d.,])(?:\s?[ap]\.?m\b)?|\b\d{1,2}\s?[ap]\.?m\b/gi;

function daysIn(text: string, { request, dayFirst }: Situation): string[] {
  return datesIn(text, request.today, dayFirst).flatMap((date) => {
    const day = /\d/.test(date) ? parseDate(date, request.today, dayFirst) : null;
    return day && day.day > 0 ? [`${day.day}.${day.month}`] : [];
  });
}

function weekdaysIn(text: string): string[] {
  return [...text.matchAll(WEEKDAY)].map((found) => found[1]!.toLowerCase().slice(0, 3));
}

function timesOf(text: string): string[] {
  return [...text.matchAll(TIME)].flatMap((found) => parseTime(found[0].replace('.', ':')) ?? []);
}

/** A value told that is none of those that are wanted. */
function other(wanted: readonly string[], told: readonly string[]): boolean {
  return wanted.length > 0 && told.length > 0 && !told.some((value) => wanted.includes(value));
}

/** What of a name tells it from the others of a list: its words before a price or a bracket. */
function distinct(label: string): string[] {
  return words(label.replace(/[(,·–].*$/, '').replace(/[$€£]?\s?\d[\d.,]*.*$/, '')).filter((word) => word.length > 2);
}

/** Of several that exclude each other: the other ones than the one that the step names. */
function othersThan(situation: Situation, step: Step): { wanted: string[]; others: string[][] } | null {
  const asked = new Set(words(step.text));
  const named = (label: string) => distinct(label).length > 0 && distinct(label).every((word) => asked.has(word));
  const radios = situation.page.items.filter((item: Item) => item.role === 'radio');
  const lists = [
    radios.map((item) => item.raw),
    ...situation.page.items.filter((item) => item.kind === 'choose').map((item) => item.options),
  ];
  for (const labels of lists) {
    const own = labels.filter(named);
    if (own.length !== 1 || labels.length < 2) continue;
    const others = labels.filter((label) => label !== own[0]).map(distinct);
    return { wanted: distinct(own[0]!), others: others.filter((label) => label.length > 0) };
  }
  return null;
}

/** The line that names another answer of a list or of a set of boxes than the one that the task tells and that was given; null where none does. */
export function otherAnswer({ memory, asked, knowledge, page }: Situation, news: readonly string[]): string | null {
  // A list that is drawn anew tells of all its entries.
  const listed = thingsOf(page).flatMap(({ things }) =>
    things.length < ENTRIES ? [] : things.map(({ text }) => text),
  );
  const isEntry = (line: string) => listed.some((text) => fold(text).includes(fold(line)));
  const told = new Set(words([asked, ...knowledge.map(({ value }) => value)].join(' . ')));
  for (const { taken, others } of memory.passedBy) {
    const own = distinct(taken);
    if (own.length === 0 || !own.every((word) => told.has(word))) continue;
    for (const line of news) {
      const said = new Set(words(line));
      const names = (label: readonly string[]) => label.length > 0 && label.every((word) => said.has(word));
      const named = others.map(distinct).filter((label) => names(label) && !label.every((word) => told.has(word)));
      if (line.length < SHORT && named.length === 1 && !names(own) && !isEntry(line)) return line;
    }
  }
  return null;
}
/** Things from which on they are entries of a list. */
const ENTRIES = 3;
/** Characters under which a line tells of one thing. */
const SHORT = 200;

/** Lines that come up together, from which on a list is among them. */
const LIST = 8;

/** The line of what the site says that tells of another day, time, amount, number or choice than the step asks for; null where none does. */
export function contradicted(situation: Situation, step: Step, news: readonly string[]): string | null {
  const { today } = situation.request;
  const now = `${today.getUTCDate()}.${today.getUTCMonth() + 1}`;
  const short = news.filter((line) => line.length < SHORT);
  // A list that is drawn anew beside the site's answer says nothing of the act.
  const told = short.length > LIST ? short.filter((line) => CONFIRMING.test(fold(line))) : short;
  // What the site has offered in its place, and was taken, is as it was asked for too.
  const asked = [step.text, ...situation.memory.mended].join(' . ');
  const [days, weekdays, times] = [daysIn(asked, situation), weekdaysIn(asked), timesOf(asked)];
  const dated = told.filter((line) => !OTHER_DAY.test(fold(line)) && !daysIn(line, situation).includes(now));
  const allDays = dated.flatMap((line) => daysIn(line, situation));
  if (other(days, allDays)) return dated.find((line) => daysIn(line, situation).length > 0)!;
  if (
    days.length === 0 &&
    other(
      weekdays,
      dated.flatMap((line) => weekdaysIn(line)),
    )
  )
    return dated.find((line) => weekdaysIn(line).length > 0)!;
  if (
    other(
      times,
      dated.flatMap((line) => timesOf(line)),
    )
  )
    return dated.find((line) => timesOf(line).length > 0)!;
  // A bound is no price: what costs less than the most that is to be paid is as it was wished for.
  const bounded = step.constraints.priceAtMost !== null || step.constraints.priceAtLeast !== null;
  const money = bounded ? [] : prices(step.text);
  const paid = told.flatMap((line, i) => (AMOUNT.test(fold(`${told[i - 1] ?? ''} ${line}`)) ? prices(line) : []));
  if (other(money.map(String), paid.map(String)) && !told.some((line) => prices(line).includes(money[0]!)))
    return told.find((line) => prices(line).length > 0)!;
  const { quantity } = step.constraints;
  const { last } = situation.memory;
  const often = last?.rule === 'take_again' ? timesTried(situation.memory, last.key, last.name) : 1;
  if (quantity !== null)
    for (const line of told) {
      const count =
        /(?:^|\s)(\d{1,3})\s?[×x]\s|\bquantity(?: \w+){0,2}:? (?:to )?(\d{1,3})\b|\bonly (\d{1,3}) (?:left|available)\b/.exec(
          fold(line),
        );
      if (count && ![1, often].some((times) => times * Number(count[1] ?? count[2] ?? count[3]) === quantity))
        return line;
    }
  const choice = othersThan(situation, step);
  if (choice)
    for (const line of told) {
      const said = new Set(words(line));
      const names = (label: readonly string[]) => label.every((word) => said.has(word));
      const others = choice.others.filter(
        (label) => names(label) && !label.every((word) => words(step.text).includes(word)),
      );
      if (others.length === 1 && !names(choice.wanted)) return line;
    }
  return null;
}
