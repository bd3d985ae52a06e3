import { fold, literalCoverage, numberOf, numbers, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';

const STARS =
  /\b(\d{1,2}|one|two|three|four|five)[- ]?(?:stars?\b|(?:out )?of (?:5|five|10|ten)\b|\/ ?(?:5|10)\b(?![/.]?\d))|\brat\w*\b.*?\b(\d{1,2}|one|two|three|four|five)\b/;

/** How many stars a step gives; null when it gives none. */
export function starsOf(step: Step): number | null {
  const found = STARS.exec(fold(step.text).replace(/"/g, ' '));
  return found ? numberOf(found[1] ?? found[2] ?? '') : null;
}

const NUMBER = '(\\d{1,2}|one|two|three|four|five)';
const EACH = [
  new RegExp(`${NUMBER}(?:[- ]?stars?)? (?:for|to|on) (?:the )?([\\p{L} ]+?)(?=,| and\\b|$)`, 'giu'),
  new RegExp(
    `(?:^(?:rate|give|award|score|mark|grade) |, |and )(?:the )?([\\p{L} ]+?) (?:with|at|as|:|gets?)? ?${NUMBER}(?:[- ]?(?:stars?|points?))?(?: out of (?:five|ten|5|10))?(?=,| and\\b|$)`,
    'giu',
  ),
];

/** Marks for several things: "5 for cleanliness and 4 for food"; empty where a step gives but one. */
function marksOf(step: Step): Array<{ of: string; mark: number }> {
  const text = fold(step.text)
    .replace(/["“”]/g, '')
    .replace(/\bstars$/, 'stars');
  for (const [i, pattern] of EACH.entries()) {
    const found = [...text.matchAll(pattern)].map((match) => ({
      of: (i === 0 ? match[2]! : match[1]!).trim(),
      mark: numberOf((i === 0 ? match[1]! : match[2]!).toLowerCase()) ?? 0,
    }));
    if (found.length > 1) return found;
  }
  return [];
}

/** Gives each thing its mark, in the row that is called by it. */
function rateEach(situation: Situation, marks: ReturnType<typeof marksOf>): Proposal | null {
  const { done } = situation.memory;
  const next = marks.find(({ of }) => !done.includes(`rated:${of}`));
  if (!next) return null;
  const row = scales(situation).find((items) =>
    items.every(
      (item) => literalCoverage(phrase(next.of), phrase(`${item.group} ${item.context.text} ${item.label}`)) > 0.9,
    ),
  );
  const item = row?.find((entry) => numbers(entry.label)[0] === next.mark) ?? row?.[next.mark - 1];
  if (!item || item.disabled) return null;
  done.push(`rated:${next.of}`);
  return {
    rule: 'rate',
    why: `it is the mark for ${next.of}, ${next.mark}`,
    status: 'continue',
    item,
    args: null,
    sure: 0.9,
    completes: marks.every(({ of }) => done.includes(`rated:${of}`)),
    cause: item.label,
  };
}

/** Rows of signs all alike: stars, or numbered marks. */
function scales(situation: Situation): Item[][] {
  const marks = situation.page.items.filter(
    (item) =>
      isClickable(item) &&
      item.box &&
      (/[★☆⭐✩✭]/u.test(item.raw) ||
        /\bstars?\b|^rate\b|\brating\b|^\d{1,2} of \d{1,2}$|^\d{1,2}$/.test(fold(item.label))),
  );
  const rows: Item[][] = [];
  for (const item of marks) {
    const row = rows.find((other) => Math.abs(other[0]!.box!.y - item.box!.y) < 16 && other[0]!.kind === item.kind);
    if (row) row.push(item);
    else rows.push([item]);
  }
  return rows
    .filter((row) => row.length >= 3 && row.length <= 10)
    .map((row) => row.sort((a, b) => a.box!.x - b.box!.x))
    .sort((a, b) => b.length - a.length);
}

/** What only sends the marks off. */
const SENDS = /^(?:send|submit|save|post)\b/i;

/** The row of signs for what the step rates: the only one, or of several the one that is called by it. */
function scaleFor(situation: Situation, step: Step): Item[] | undefined {
  const rows = scales(situation);
  if (rows.length < 2) return rows[0];
  const rated = phrase(step.object.replace(STARS, ' '));
  const named = rows.filter((row) =>
    row.every(({ group, context, label }) => literalCoverage(rated, phrase(`${group} ${context.text} ${label}`)) > 0.9),
  );
  return named.length > 0 ? named[0] : rated.tokens.length === 0 ? rows[0] : undefined;
}

/** Whether what a step tells is what is rated, or how: the page is called so, or the mark itself. */
function isOfRated({ page }: Situation, told: string): boolean {
  const heads = [page.title, page.dialog, ...page.headings.map(({ text }) => text)].join(' . ');
  return STARS.test(fold(told)) || numberOf(told) !== null || fold(heads).includes(fold(told));
}

/** Gives as many stars as the step says: the one that bears the number, else the one at that place. */
export function rate(situation: Situation, step: Step): Proposal | null {
  const marks = /\b(?:rate|stars?|marks?|points?|score|rating)\b/.test(fold(step.text)) ? marksOf(step) : [];
  const each = marks.length > 1 ? rateEach(situation, marks) : null;
  if (each || marks.length > 1) return each;
  const stars = starsOf(step);
  if (stars === null || stars < 1 || situation.memory.done.includes('rated') || SENDS.test(step.text)) return null;
  const row = scaleFor(situation, step) ?? [];
  const item = row.find((entry) => numbers(entry.label)[0] === stars && /\d/.test(entry.label)) ?? row[stars - 1];
  if (!item || item.disabled) return null;
  situation.memory.done.push('rated');
  return {
    rule: 'rate',
    why: `it is the mark for ${stars}`,
    status: 'continue',
    item,
    args: null,
    sure: 0.9,
    completes: [...step.pairs.map(({ value }) => value), ...step.quoted].every((told) => isOfRated(situation, told)),
    cause: item.label,
  };
}
