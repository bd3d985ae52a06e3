import { fold, words } from '../../../language/index.ts';
import { optionFor } from '../../filling/option-for.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

const ASKS = /\b(?:what|which|name|identify|recogni[sz]e|kind of|describes?|denotes?)\b/;
const FIGURE = /\b(?:shape|figure|drawing|drawn|form|polygon)\b/;
/** What eyes call a square may be offered as a rectangle, a round thing as an ellipse, and a digit as a number. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  square: ['rectangle'],
  rectangle: ['square', 'box'],
  circle: ['ellipse', 'oval', 'round'],
  ellipse: ['oval', 'circle'],
  digit: ['number', 'numeral', 'figure'],
  letter: ['character'],
};

/** How much larger than others a sign is that is shown for itself. */
const LARGE = 1.5;

/** A sign that stands alone is a figure too: a letter, or a figure in the other sense. */
function lone({ page, items }: Situation): string[] {
  const signs = page.lines.filter(
    ({ text }) => /^[\p{L}\d]$/u.test(text.trim()) && !items.some((item) => item.raw === text.trim()),
  );
  // What is printed beside it in the common size is none.
  const height = (at: number) => signs[at]?.box?.height ?? 0;
  signs.sort((a, b) => (b.box?.height ?? 0) - (a.box?.height ?? 0));
  if (!signs[0] || (signs.length > 1 && height(0) < LARGE * height(1))) return [];
  return /\d/.test(signs[0].text) ? ['number', 'digit', 'numeral'] : ['letter', 'character'];
}

/** "Which shape is drawn?": answered with the name of what is drawn, by its button, in a list or in the field for it. */
export function nameFigure(situation: Situation, step: Step): Proposal | null {
  const asked = fold(`${step.text} ${step.source}`);
  const drawn = situation.page.drawn;
  if (!ASKS.test(asked) || !FIGURE.test(asked) || new Set(drawn).size > 1 || /\bhow many\b/.test(asked)) return null;
  const [name, ...others] = drawn[0] ? [words(drawn[0]).at(-1)!] : lone(situation);
  if (!name) return null;
  const names = [name, ...others, ...(ALSO[name] ?? [])];
  const base = {
    rule: 'name_figure',
    why: `what is drawn is a ${name}`,
    status: 'continue',
    sure: 0.85,
    completes: true,
    cause: name,
  } as const;
  if (situation.memory.last?.rule === 'name_figure') return null;
  for (const each of names) {
    const item = situation.items.find(
      (entry) => isClickable(entry) && !entry.disabled && fold(entry.label).replace(/^an? /, '') === each,
    );
    if (item) return { ...base, item, args: argumentOf(item, '') };
    for (const list of situation.items.filter((entry) => entry.kind === 'choose' && !entry.disabled)) {
      const option = optionFor(each, list.options);
      if (option && option.fit > 0.9) return { ...base, item: list, args: argumentOf(list, option.option) };
    }
  }
  if (others.length > 0) return null;
  const field = situation.items.find((entry) => entry.kind === 'type' && !entry.disabled);
  return field ? { ...base, item: field, args: argumentOf(field, name) } : null;
}
