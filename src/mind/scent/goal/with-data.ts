// What a thing is had with is no part of what it is: "reserve the marble run with the membership number …".
import type { Knowledge } from '../../../contract/index.ts';
import type { Goal, Step } from './types.ts';
import { objectWords } from './words.ts';

/** What is told of somebody who has something done, behind the thing: "with the membership number “TL-4471”", "under the name “Ann Lee”". */
const WITH = /\s(?:with|under|using|giving)\s+(?:the|your|my)\s+((?:\p{L}+ ){0,3}\p{L}+)\s+["“]([^"”]+)["”]/giu;
/** Steps by which something is had. */
const HAS = new Set<Step['verb']>(['buy', 'add']);
/** Steps that find what the next one is about. */
const FINDS = new Set<Step['verb']>(['search', 'locate', 'reach', 'press']);
/** What was named right before. */
const NAMED_BEFORE = /^\S+ (?:it|them|this one|that one|this|that)\b/i;

/**
 * Tells what a step is about from what it is done with: the values that came with the task are put in, and are neither the thing that is had nor
 * looked for. Writes to the steps.
 */
export function apartFromData({ steps }: Goal, knowledge: readonly Knowledge[]): void {
  const known = new Set(knowledge.filter(({ secret }) => !secret).map(({ value }) => value));
  steps.forEach((step, i) => {
    if (!HAS.has(step.verb)) return;
    for (const [whole, field, value] of step.text.matchAll(WITH)) {
      if (!known.has(value!)) continue;
      step.quoted = step.quoted.filter((text) => text !== value);
      step.object = withoutWords(step.object, objectWords(field!));
      step.text = step.text.replace(whole, '');
    }
    const before = steps[i - 1];
    if (step.object !== '' || step.quoted.length > 0 || step.scope !== '' || !before) return;
    if (NAMED_BEFORE.test(step.text) && FINDS.has(before.verb))
      Object.assign(step, { object: before.object, quoted: [...before.quoted] });
  });
}

/** An object without the words at its end, and without what joined them to it. */
function withoutWords(object: string, words: string): string {
  const at = words === '' ? -1 : object.lastIndexOf(words);
  if (at < 0) return object;
  return `${object.slice(0, at)}${object.slice(at + words.length)}`
    .replace(/\s+(?:under|with|using|same)\s*$/i, '')
    .trim();
}
