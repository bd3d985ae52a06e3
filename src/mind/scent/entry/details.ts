// Values that a task lists with their words: "a Brother HL, sticker N-0344, standing in Room 9", and what a new thing is called.
import { sentences } from '../goal/sentences.ts';
import type { Told } from './told.ts';

/** The property of what is told without a word of its own: the thing itself. */
export const ITSELF = 'itself';
/** The property of what a thing is to be called. */
export const TITLE = 'title';

/** What a new thing is called: `a new ticket called "Lamp out"`. */
const CALLED =
  /\b(?:an?|another|new)\s+(?:[\p{L}-]+\s+){1,4}?(?:called|titled|entitled|named|with the (?:title|name|subject|heading)|under the (?:title|name|heading))\s+["“]([^"”]+)["”]/u;
/** A value behind the words that say what it is. */
const LED = /^(?<lead>\p{Ll}[\p{Ll}'’ -]*?):?\s+(?<value>["“]?[\p{Lu}\d£€$+].*)$/u;
const ARTICLE = /^(?:(?:and|with|it is|it's|this is|is|an?|the|its|his|her|their|new)\s+)+/i;
const MAKES =
  /^(?:please\s+)?(?:add|register|enter|put|create|record|log|book in|sign up|take on|list)\s+(?:in\s+|up\s+)?(?:(?:an?|the|our|this|new)\s+)*/i;
/** What is done, and is no word of a value; and what only bounds one that is looked for. */
const ACTS =
  /\b(?:add|press|click|go|navigate|open|choose|select|pick|find|set|wait|then|change|put|get|take|buy|order|book|reserve|less|more|under|over|at (?:least|most)|after that|to)\b(?! (?:the )?(?:name|warranty|number))/;
/** What makes a new thing of what is listed, or says that there is one. */
const NEW = /\b(?:add|register|enter|create|record|log|new|sign up|list|arrived|book in|put|enrol|open)\b/i;
/** Words before a value at most that say what it is. */
const LEAD = 4;
/** Values with words of their own from which on they are a list of them. */
const LIST = 2;
const QUOTES = /^["“]|["”]$/g;

function listIn(sentence: string): Told[] {
  const [head = '', ...behind] = sentence.split(/:\s+/);
  const parts = (behind.length > 0 ? behind.join(': ') : head).replace(/[.!]$/, '').split(/,\s+(?:and\s+)?|;\s+/);
  const out: Told[] = [];
  let led = 0;
  parts.forEach((part, i) => {
    const bare = part
      .trim()
      .replace(i === 0 && behind.length === 0 ? MAKES : ARTICLE, '')
      .replace(ARTICLE, '');
    const found = LED.exec(bare)?.groups;
    const lead = found?.lead?.trim() ?? '';
    if (found && lead.split(' ').length <= LEAD && !ACTS.test(lead)) {
      if (i === 0 && behind.length === 0) return;
      const title = /(?:^|\s)(?:called|named|titled)$/.test(lead);
      out.push({ field: title ? TITLE : lead, value: found.value!.replace(QUOTES, ''), holds: null });
      led += 1;
    } else if (out.length === 0 && /^["“]?[\p{Lu}\d]/u.test(bare) && bare.split(' ').length <= 6)
      out.push({ field: ITSELF, value: bare.replace(QUOTES, ''), holds: null });
  });
  return led >= LIST ? out : [];
}

let read: { task: string; details: readonly Told[] } | null = null;

/** What a task tells of a new thing, each value with its words. */
export function detailsOf(task: string): readonly Told[] {
  if (read?.task !== task) {
    const called = CALLED.exec(task)?.[1];
    const lists = task.includes('?') || !NEW.test(task) ? [] : sentences(task.replace(/\s+/g, ' ')).map(listIn);
    const list = lists.sort((a, b) => b.length - a.length)[0] ?? [];
    const title: Told[] =
      called && !list.some(({ field }) => field === TITLE) ? [{ field: TITLE, value: called, holds: null }] : [];
    read = { task, details: [...title, ...list.filter(({ value }) => value !== called)] };
  }
  return read.details;
}

/** What a task calls the new thing that is to be made; null where it does not. */
export const titleOf = (task: string): string | null => CALLED.exec(task)?.[1] ?? null;
