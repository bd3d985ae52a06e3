import { literalCoverage, phrase } from '../../language/index.ts';
import type { Page } from '../../perception/page.ts';
import { sentences } from '../goal/sentences.ts';
import type { Step } from '../goal/types.ts';

/** Where one case ends and the next begins. */
const CASES = /\s*[,;]\s+(?:and\s+)?|:\s+|\s+and\s+(?=(?:\p{L}+\s+){1,4}(?:the\s+)?\p{Lu})/u;
/** A name, a day: what a case is told by. */
const NAMED = /(?<=\s)(?:\p{Lu}[\p{L}\d-]*)(?:\s\p{Lu}[\p{L}\d-]*)*/gu;
/** Weight of a word from which on it tells one case from another. */
const TELLS = 0.25;

/** How much of a case is said of the reader. */
function saidOf(part: string, facts: string): number {
  const own = phrase(part.replace(NAMED, ' '));
  const told = own.tokens.filter(({ weight }) => weight >= TELLS);
  return told.length === 0
    ? 0
    : literalCoverage(own, phrase(facts)) *
        told.filter(({ word }) => literalCoverage(phrase(word), phrase(facts)) === 1).length;
}

/**
 * What a page tells for each of several cases, for the reader's own: "Beginners take the Heron, trainers the Swan", for a trainer: the
 * Swan. Only where one case is the reader's and the others are not.
 */
export function namesForCase({ lines }: Page, facts: string): string[] {
  return lines.flatMap(({ text, level }) =>
    level > 0
      ? []
      : sentences(text).flatMap((sentence) => {
          const parts = sentence
            .replace(/[.!]$/, '')
            .split(CASES)
            .filter((part) => [...` ${part}`.matchAll(NAMED)].length > 0);
          if (parts.length < 2) return [];
          const ranked = parts.map((part) => ({ part, fit: saidOf(part, facts) })).sort((a, b) => b.fit - a.fit);
          const [best, next] = ranked;
          if (!best || best.fit <= 0 || best.fit <= (next?.fit ?? 0)) return [];
          return [[...` ${best.part}`.matchAll(NAMED)].at(-1)![0]];
        }),
  );
}

/** "For plywood, choose Slow": what is done in one of several cases. */
const FOR_CASE = /^(?:for|with|in case of|when it is)\s+(?:an?\s+|the\s+)?([^,.:;]{2,40})[,:]\s+(.+)$/is;

/**
 * Leaves out of instructions what is for other cases than the reader's: of several that are told each with what it is for, those that
 * the task speaks of. Everything stays where it speaks of none of them, or of all.
 */
export function forOwnCase(texts: readonly string[], told: string): (text: string) => string {
  const facts = phrase(told);
  const heads = texts.flatMap((text) => sentences(text)).flatMap((sentence) => FOR_CASE.exec(sentence)?.[1] ?? []);
  const theirs = new Set(heads.filter((head) => literalCoverage(phrase(head), facts) === 1));
  if (theirs.size === 0 || theirs.size === new Set(heads).size) return (text) => text;
  return (text) =>
    sentences(text)
      .flatMap((sentence) => {
        const [, head = '', act = ''] = FOR_CASE.exec(sentence) ?? [];
        if (head === '') return [sentence];
        return theirs.has(head) ? [act.charAt(0).toUpperCase() + act.slice(1)] : [];
      })
      .join(' ');
}

/** A step for what the page tells for the reader's case. */
export function inCase(step: Step, names: readonly string[]): Step {
  return {
    ...step,
    text: `${step.text} ${names.map((name) => `"${name}"`).join(' ')}`,
    quoted: [...step.quoted, ...names],
  };
}
