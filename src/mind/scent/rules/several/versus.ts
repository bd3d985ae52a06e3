import { comparable, literalCoverage, phrase } from '../../../language/index.ts';
import { comparison } from '../../answering/query/one-of-two.ts';
import type { Step } from '../../goal/types.ts';
import { sameWords } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { alikeIn, thingsOf } from '../../things/index.ts';
import { AREAS, LENGTHS } from '../../things/units.ts';
import { navigate } from '../way/navigate/index.ts';

function withUnit(text: string, units: Record<string, number>): number | null {
  const names = Object.keys(units)
    .sort((a, b) => b.length - a.length)
    .join('|');
  const found = new RegExp(`(\\d[\\d.,]*)\\s*(${names})(?![\\p{L}\\p{N}²])`, 'iu').exec(text);
  const digits = found?.[1]?.replace(/,(?=\d{3})/g, '').replace(',', '.');
  return digits ? Number.parseFloat(digits) * units[found![2]!.toLowerCase()]! : null;
}

/** What a line tells of a dimension; of length and extent by their units, or the head count after its name. */
function told(text: string, before: string, dimension: string): number | null {
  if (dimension === 'length') return withUnit(text, LENGTHS) ?? comparable(text, 'duration');
  if (dimension !== 'extent') return comparable(text, dimension);
  const people = /\b(?:population|inhabitants|residents|seats|capacity)\b/i.test(`${before} ${text}`);
  return (
    withUnit(text, AREAS) ??
    (people ? comparable(text.replace(/\(.*?\)/g, ' ').replace(/,(?=\d{3})/g, ''), 'number') : null)
  );
}

interface Versus {
  names: [string, string];
  dimension: string;
  highest: boolean;
}

/** "Which is lighter, the Lynx or the Heron?" taken apart; null for any other question. */
export function versusOf(step: Step): Versus | null {
  if (step.verb !== 'learn') return null;
  const by = comparison(step.text);
  const two =
    /(?:,|:|\b(?:whether|of|is|are|which|between|costs?|weighs?|than)\b)\s*(?:the |a |an )?([\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,3}?),? (?:or|and) (?:the |a |an )?([\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,3}?)(?=\s+(?:weighs?|costs?|is|are|takes?|has|lasts?|was)\b|[?.,]|$)/iu.exec(
      step.text.replace(/\bthe ones? (?:at|in|on|of|by|from|with|called) /gi, 'the '),
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
    for (const [j, near] of lines.slice(i, i + 4).entries()) {
      if (near !== line && literalCoverage(phrase(other), phrase(near.text)) > 0.9) break;
      const value = told(near.text, lines[i + j - 1]?.text ?? '', dimension);
      if (value !== null && !(near === line && dimension === 'number')) return value;
    }
  }
  // What stands at a thing of that very name is its own, however far down.
  for (const thing of [...thingsOf(page), ...alikeIn(page)].flatMap(({ things }) => things)) {
    if (!sameWords(thing.name, name)) continue;
    const texts = [...thing.properties, { head: '', text: thing.text }];
    for (const { head, text } of texts) {
      const value = told(text, head, dimension);
      if (value !== null) return value;
    }
  }
  if (!here(heading)) return null;
  for (const [i, line] of lines.entries()) {
    const value = told(line.text, lines[i - 1]?.text ?? '', dimension);
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
