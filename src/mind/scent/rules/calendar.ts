import { type Day, fold, monthName, parseDate } from '../../language/index.ts';
import { isClickable } from '../match.ts';
import { timesTried } from '../memory.ts';
import type { Proposal, Situation } from '../situation.ts';

const NEXT = /^(?:next\b|forward\b|later\b|[>›→▶▸❯⟩]+$)|next month/;
const PREVIOUS = /^(?:prev\b|previous\b|back\b|earlier\b|[<‹←◀◂❮⟨]+$)|previous month/;

/** The month a calendar shows, read off the page. */
function shown(situation: Situation): Day | null {
  for (const line of situation.page.lines) {
    const month =
      /(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?,?\s+(\d{4})/i.exec(
        line.text,
      );
    if (month && line.text.length < 40) return parseDate(`1 ${month[1]} ${month[2]}`, situation.request.today, true);
  }
  return null;
}

/** Leafs a calendar to the month and takes the day; null when there is no calendar. */
export function pickDay(situation: Situation, day: Day): Proposal | null {
  const { items, memory, key } = situation;
  const clickable = items.filter((item) => isClickable(item) && !item.disabled);
  const days = clickable.filter(
    (item) =>
      /^\d{1,2}$/.test(item.said.folded) ||
      (parseDate(item.label, situation.request.today, situation.dayFirst) !== null && item.role !== 'link'),
  );
  if (days.length < 5) {
    const opener = items.find(
      (item) =>
        !item.disabled &&
        (isClickable(item) || item.kind === 'type') &&
        /\b(?:date|calendar)\b/.test(fold(`${item.label} ${item.placeholder}`)) &&
        timesTried(memory, key, item.name) < 2,
    );
    if (!opener || !isClickable(opener)) return null;
    return {
      rule: 'open_choices',
      why: `“${opener.label}” should open a calendar`,
      status: 'continue',
      item: opener,
      args: null,
      sure: 0.7,
      cause: opener.label,
    };
  }
  const month = shown(situation);
  if (month && day.year > 0) {
    const ahead = (day.year - month.year) * 12 + day.month - month.month;
    if (ahead !== 0) {
      const way = ahead > 0 ? NEXT : PREVIOUS;
      const leaf = clickable.find((item) =>
        [item.raw, item.label, ...item.raw.split(/\s+/)].some((said) => way.test(fold(said))),
      );
      if (leaf)
        return {
          rule: 'turn_calendar',
          why: `the calendar shows ${monthName(month.month)} ${month.year} and I need ${monthName(day.month)} ${day.year}`,
          status: 'continue',
          item: leaf,
          args: null,
          sure: 0.85,
          cause: `${monthName(month.month)} ${month.year}`,
        };
    }
  }
  const exact = days.find((item) => {
    const said = parseDate(item.label, situation.request.today, situation.dayFirst);
    return said !== null && said.day === day.day && said.month === day.month;
  });
  const plain = days.filter((item) => item.said.folded === String(day.day));
  // Days of the neighbouring months stand at the edges: a low day late in the grid, a high day early.
  const target = exact ?? (plain.length > 1 ? (day.day > 15 ? plain.at(-1) : plain[0]) : plain[0]);
  return target
    ? {
        rule: 'pick',
        why: `the ${day.day}. is the day I need`,
        status: 'continue',
        item: target,
        args: null,
        sure: 0.9,
        cause: target.label,
      }
    : null;
}
