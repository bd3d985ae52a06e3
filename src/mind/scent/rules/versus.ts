import { comparable, fold, literalCoverage, phrase } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import type { Proposal, Situation } from '../situation.ts';
import { navigate } from './navigate.ts';

/** By what a comparison of two goes, and which end of it is asked for. */
const BY: Array<[RegExp, { dimension: string; highest: boolean }]> = [
  [/\b(?:lighter|weighs? less)\b/, { dimension: 'grams', highest: false }],
  [/\b(?:heavier|weighs? more)\b/, { dimension: 'grams', highest: true }],
  [/\b(?:cheaper|costs? less|less expensive)\b/, { dimension: 'price', highest: false }],
  [/\b(?:dearer|pricier|costs? more|more expensive)\b/, { dimension: 'price', highest: true }],
  [/\b(?:faster|quicker|shorter|takes? less)\b/, { dimension: 'duration', highest: false }],
  [/\b(?:slower|longer|takes? (?:more|longer))\b/, { dimension: 'duration', highest: true }],
  [/\b(?:better[- ]rated|rated (?:better|higher)|higher rating)\b/, { dimension: 'rating', highest: true }],
  [/\b(?:newer|later|more recent)\b/, { dimension: 'date', highest: true }],
  [/\b(?:older|earlier)\b/, { dimension: 'date', highest: false }],
];

interface Versus {
  names: [string, string];
  dimension: string;
  highest: boolean;
}

/** "Which is lighter, the Lynx or the Heron?" taken apart; null for any other question. */
export function versusOf(step: Step): Versus | null {
  if (step.verb !== 'learn') return null;
  const by = BY.find(([pattern]) => pattern.test(fold(step.text)))?.[1];
  const two =
    /(?:,|:|\b(?:whether|of|is|are|which|between|costs?|weighs?|than)\b)\s*(?:the |a |an )?([\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,3}?),? (?:or|and) (?:the |a |an )?([\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,3}?)(?=\s+(?:weighs?|costs?|is|are|takes?|has|lasts?|was)\b|[?.,]|$)/iu.exec(
      step.text,
    );
  if (!by || !two) return null;
  const names: [string, string] = [two[1]!.trim(), two[2]!.trim()];
  return names.every((name) => name.length > 1) ? { names, ...by } : null;
}

/** What the page shows of one of the two: near its name, or anywhere on a page that is about it. */
function shownFor(situation: Situation, name: string, other: string, dimension: string): number | null {
  const { page } = situation;
  const said = phrase(name);
  const heading = page.headings[0]?.text ?? page.title;
  const here = (text: string) =>
    literalCoverage(said, phrase(text)) > 0.9 && literalCoverage(phrase(other), phrase(text)) < 0.9;
  const { lines } = page;
  for (const [i, line] of lines.entries()) {
    if (line.text.length > 120 || !here(line.text)) continue;
    for (const near of lines.slice(i, i + 4)) {
      if (near !== line && literalCoverage(phrase(other), phrase(near.text)) > 0.9) break;
      const value = comparable(near.text, dimension);
      if (value !== null && !(near === line && dimension === 'number')) return value;
    }
  }
  if (!here(heading)) return null;
  for (const line of lines) {
    const value = comparable(line.text, dimension);
    if (value !== null) return value;
  }
  return null;
}

/** Finds out the two values that a question compares, one after the other, and says which is the one. */
export function versus(situation: Situation): Proposal | null {
  const { step, memory } = situation;
  const asked = step && versusOf(step);
  if (!step || !asked) return null;
  const [a, b] = asked.names;
  for (const [name, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const value = memory.noted[name] ?? shownFor(situation, name, other, asked.dimension);
    if (value !== null) memory.noted[name] = value;
  }
  const [x, y] = [memory.noted[a], memory.noted[b]];
  if (x !== undefined && y !== undefined) {
    const winner = x === y ? `${a} and ${b} alike` : x > y === asked.highest ? a : b;
    return {
      rule: 'answered',
      why: `${a} has ${x} and ${b} has ${y}`,
      status: 'completed',
      item: null,
      args: null,
      sure: 0.85,
      cause: winner,
      answer: winner,
    };
  }
  const open = x === undefined ? a : b;
  const towards = { ...step, object: open, quoted: [], scope: '', items: [] };
  return navigate({ ...situation, step: towards });
}
