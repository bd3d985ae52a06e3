import { fold, literalCoverage, numbers, parseDate, phrase, similarity } from '../../../language/index.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Agreement of a name from which on a label is the one of what is known. */
const CALLED = 0.6;
/** The longest line that shows a value beside its name. */
const LONGEST = 80;
/** What opens what was put together, to be changed. */
const CHANGES = /^(?:change|edit|correct|amend|modify|update)\b/;

/** What a page shows under a name, by the label that is most like it; null where it shows nothing of it. */
function shownFor({ page }: Situation, name: string): string | null {
  const wanted = phrase(name);
  let best: { value: string; fit: number } | null = null;
  for (const [i, { text, level }] of page.lines.entries()) {
    if (level > 0 || text.length > LONGEST) continue;
    const [, label, beside] = /^([^:]{2,40}):\s+(\S.*)$/.exec(text) ?? [];
    const next = page.lines[i + 1];
    const value = beside ?? (next?.level === 0 && next.text.length < LONGEST ? next.text : undefined);
    const fit = value === undefined ? 0 : similarity(wanted, phrase(label ?? text));
    if (value !== undefined && fit > (best?.fit ?? CALLED)) best = { value, fit };
  }
  return best?.value ?? null;
}

/** Whether what is shown is what is known: the same words, day or number. */
function agrees({ request, dayFirst }: Situation, shown: string, known: string): boolean {
  const [a, b] = [fold(shown), fold(known)];
  if (a.includes(b) || b.includes(a)) return true;
  const day = parseDate(known, request.today, dayFirst);
  const other = day && parseDate(shown, request.today, dayFirst);
  if (day && other) return day.day === other.day && day.month === other.month;
  const [figure] = numbers(known);
  if (figure !== undefined && /^\d+$/.test(known.trim())) return numbers(shown).includes(figure);
  return literalCoverage(phrase(known), phrase(shown)) > 0.9;
}

/** Names of what is known that the page shows otherwise. */
function amiss(situation: Situation): string[] {
  return situation.knowledge.flatMap(({ name, value, secret }) => {
    const called = name.replace(/[_-]+/g, ' ');
    const shown = secret ? null : shownFor(situation, called);
    return shown !== null && !agrees(situation, shown, value) ? [called] : [];
  });
}

/**
 * What is to be looked over before it is sent: where the page shows something else than what is known, it is opened to be changed
 * first. Null where all agrees, or nothing opens it.
 */
export function correctFirst(situation: Situation, { item, commits, rule }: Proposal): Proposal | null {
  const { goal, items, memory, key } = situation;
  if (!goal.checked || item?.kind !== 'click') return null;
  if (!commits && rule !== 'confirm' && commitWord(item.label) < 0.8) return null;
  const [name] = amiss(situation);
  if (name === undefined) return null;
  const [opener] = items
    .filter((other) => isClickable(other) && !other.disabled && CHANGES.test(other.said.folded))
    .filter((other) => timesTried(memory, key, other.name) < 2)
    .sort((a, b) => similarity(phrase(name), b.said) - similarity(phrase(name), a.said));
  return opener
    ? {
        rule: 'correct_first',
        why: `it shows another “${name}” than what I want`,
        status: 'continue',
        item: opener,
        args: null,
        sure: 0.85,
        cause: opener.label,
      }
    : null;
}
