import type { Situation } from '../situation.ts';

/** What is to stand in a text, and instead of what; without an old wording the new one takes the place of what is like it. */
export interface Correction {
  from: string | null;
  to: string;
}

const PLAIN = '[“"«]?([^“”"«».,;:]{1,60}?)[”"»]?';
const WAYS: RegExp[] = [
  new RegExp(
    `\\b(?:change|correct|replace|rename|fix)\\s+(?:the\\s+(?:word|year|number|name|date)\\s+)?${PLAIN}\\s+(?:to|by|with|into)\\s+${PLAIN}(?=[.,;]|\\s+(?:in|on|at)\\s|$)`,
    'iu',
  ),
  new RegExp(
    `\\b(?:says|said|gives|reads|is spelled|spelled|written)\\s+${PLAIN}\\s*,?\\s+(?:but |and )?(?:it )?(?:should|ought to|must) (?:be|say|read)\\s+${PLAIN}(?=[.,;]|$)`,
    'iu',
  ),
];
const SHOULD = new RegExp(`\\b(?:should|ought to|must) (?:be|say|read)\\s+${PLAIN}(?=[.,;]|$)`, 'iu');

/** What the task says is wrong in a text and how it is right; null when it corrects nothing. */
export function correctionOf({ goal, step }: Situation): Correction | null {
  if (step?.verb !== 'transact' && step?.verb !== 'enter') return null;
  const told = [goal.background, step.text].join('. ');
  for (const way of WAYS) {
    const found = way.exec(told);
    if (found) return { from: found[1]!.trim(), to: found[2]!.trim() };
  }
  const to = SHOULD.exec(told)?.[1]?.trim();
  return to ? { from: null, to } : null;
}

/** Words from which a value is a text, and not the value itself. */
const TEXT_WORDS = 4;

/** A text with one thing in it corrected; null when what is wrong does not stand there, or could be several things. */
export function correctedText(text: string, correction: Correction | null): string | null {
  if (!correction || text.trim().split(/\s+/).length < TEXT_WORDS || text.includes(correction.to)) return null;
  if (correction.from) return text.includes(correction.from) ? text.replace(correction.from, correction.to) : null;
  // A year stands for a year, and a number for the only number.
  const digits = correction.to.replace(/\D/g, '').length;
  if (digits === 0 || !/^[\d.,]+$/.test(correction.to)) return null;
  const alike = [...text.matchAll(/(?<![\d.,])\d[\d.,]*\d(?!\d)|(?<![\d.,])\d(?!\d)/g)].filter(
    (match) => match[0].replace(/\D/g, '').length === digits,
  );
  return alike.length === 1
    ? text.slice(0, alike[0]!.index) + correction.to + text.slice(alike[0]!.index + alike[0]![0].length)
    : null;
}
