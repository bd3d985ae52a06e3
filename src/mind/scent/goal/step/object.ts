import { withoutMeasure } from '../bare-thing.ts';
import { COUNTED } from '../constraints.ts';
import { itemsOf } from '../items.ts';
import type { Pair, Superlative } from '../types.ts';
import { IF_BEHIND } from '../wording/if-so.ts';
import { objectWords, SCOPE } from '../words.ts';
import { type Clause, MEDIUM, TAKES } from './clause.ts';
import { isFramed, isThere, type Setting, withoutWords } from './values.ts';

/** What somebody is asked for, who has no name. */
const REQUESTED = /^[Aa]sk\s+(?:the|your|our|my)\s+(?:\p{Ll}[\p{Ll}'-]*\s+){1,3}?for\s+(?:an?\s+|the\s+)?(.+)$/u;

/** The form or the page by which something is told: the way leads there, whoever reads it in the end. */
const BY_MEANS =
  /\b(?:through|via|by means of|using|use|with|on|over|in)\s+(?:its|their|the|your|our|an?)\s+((?:[\p{L}-]+\s){1,2}?(?:form|page))\b/iu;

/** A place in something, or one of what is given out for it: it has no name of its own. */
const ONE_PLACE = /^(?:(?:an?|one|1|my|your|me an?|me one)\s+)?(?:seat|place|spot|space|ticket)$/i;

/** The place where one is, by whatever name. */
const HERE = /^(?:this|the (?:current|open)) (?:\p{L}+ ){0,2}\p{L}+$/iu;

/** Acts of telling: what stands after a colon is what is told. */
const TELLING =
  /^(?:suggest|propose|answer|reply|respond|report|complain|claim|file|lodge|raise|write|tell|contact|message|(?:make|submit) an? (?:claim|complaint))\b/;

/** Acts by which somebody is told or asked something. */
const TELLS = /^(?:write|send|ask|tell|contact|message|report|complain|enquire|inquire|let|inform|notify|use)\b/i;

/** "The small room for two nights, with breakfast": what comes with a thing is no part of its name. */
const BESIDE = /,\s+(?:and\s+)?(?:with|without|including|plus)\s+[^,;«]+$/i;

/** The thing that a clause is about, and where it stands. */
export interface Subject {
  readonly head: string;
  readonly scope: string;
}

/** What is done something with, without what is told beside it and without what it is to become. */
export function thingOf(read: Clause, quoted: readonly string[], best: Superlative | null, setting: Setting): string {
  const { verb, folded, clause } = read;
  // "With the most votes" compares, and is no place where the thing stands.
  const uncounted = best?.of ? read.rest.replace(COUNTED, ' ').trim() : read.rest;
  let thing = verb === 'learn' || verb === 'locate' ? uncounted : uncounted.replace(IF_BEHIND, '');
  // "Report a claim: a pipe burst ...", "set up a filter so that ...": what follows tells of it, and is no part of its name.
  if (verb === 'transact') {
    thing = withoutWords(thing);
    if (quoted.length === 0) thing = thing.split(TELLING.test(folded) ? /:\s|,?\s+so that\s/ : /,?\s+so that\s/)[0]!;
  }
  // "Suggest an event: «0»": what follows tells of it.
  if (/^(?:create|add|suggest|propose|publish|announce)\b/i.test(clause) && /:\s*«/.test(thing))
    thing = thing.split(':')[0]!;
  const { theme } = setting;
  if (isThere(read, setting) && isFramed(read, setting) && (objectWords(theme) || /«/.test(theme)))
    thing = theme.replace(MEDIUM, '');
  if (verb === 'buy') thing = thing.replace(BESIDE, '');
  return TAKES.has(verb) ? withoutMeasure(thing) : thing;
}

/** Parts the thing from where it stands: "the total" "in the basket". */
export function subjectOf({ clause, folded, verb }: Clause, thing: string, pairs: readonly Pair[]): Subject {
  // "Ask the council for a larger bin": it is the bin that is looked for.
  const requested = verb === 'transact' ? REQUESTED.exec(clause)?.[1] : undefined;
  if (requested) return { head: requested, scope: '' };
  const means =
    (verb === 'transact' || verb === 'enter') && TELLS.test(clause) ? BY_MEANS.exec(clause)?.[1] : undefined;
  if (means && objectWords(means)) return { head: means, scope: '' };
  const at = ['learn', 'buy', 'reach'].includes(verb) ? null : SCOPE.exec(` ${thing}`);
  if (!at) return { head: thing, scope: '' };
  const head = thing.slice(0, Math.max(0, at.index)).trim();
  if (!objectWords(head) && !/«/.test(head)) return { head: thing, scope: '' };
  // "One seat on the third sailing": it is the sailing that is looked for.
  if (verb === 'transact' && ONE_PLACE.test(head))
    return { head: thing.slice(at.index + at[0].length - 1).trim(), scope: '' };
  return { head, scope: placeOf(thing.slice(at.index + at[0].length - 1).trim(), folded, pairs) };
}

/** Of what stands after "in", "from", "of" ...: what tells where, and neither to whom nor what it is to become. */
function placeOf(after: string, folded: string, pairs: readonly Pair[]): string {
  let scope = after.replace(
    /(?:^|\s+)(?:with|saying|that says|and say)\s+(?:the\s+)?(?:text|message|words?|answer|reply)?\s*«\d+».*$/i,
    '',
  );
  // "Forward the message from Ann to Bob": whom it goes to does not tell which one it is.
  if (/^(?:forward|send|pass|share|resend)\b/.test(folded)) scope = scope.replace(/(?<=\S)\s+(?:on\s+)?to\s+.*$/i, '');
  // "Add the last talk of Monday to my list": where it goes is not where it is.
  if (/^(?:add|put|move|copy|save|drag)\b/.test(folded)) scope = scope.replace(/(?<=\S)\s+(?:on|in)?to\s+.*$/i, '');
  // "The blind in the bedroom to go up": what it is to do is no place.
  scope = scope.replace(/\s+to\s+(?:go|come|open|close|start|stop|run|turn|switch|play|ring|be)\s.*$/i, '');
  // "Raise what is taken every month to 145 pounds": what it becomes is no place.
  for (const { value } of pairs)
    scope = scope
      .replace(` to ${value}`, ' ')
      .replace(/\s+,\s.*$/, '')
      .trim();
  // "In this document" is where one is, and tells nothing from anything else.
  return HERE.test(scope) ? '' : scope;
}

/** Says that just what is named is to be chosen. */
export const ONLY = /^(?:only|just|exactly)\s+(?!\d|one\b|two\b|three\b)|\s+(?:only|alone)$/i;

/** What is chosen or ticked, one by one. */
export function choicesOf({ verb, rest, strings }: Clause, head: string, pairs: readonly Pair[]): string[] {
  if (verb !== 'pick' && verb !== 'tick' && verb !== 'untick') return [];
  const source = (objectWords(head) || /«/.test(head) ? head : rest)
    .replace(IF_BEHIND, '')
    .replace(/\b(?:checkbox(?:es)?|check ?box(?:es)?|options?|radio button|items?|words? similar to)\b/gi, ' ')
    .replace(ONLY, '')
    .replace(/^(?:the|all|both|any)\s+/i, '')
    .replace(/(?<=\S)\s+off$/i, '')
    .trim();
  if (source.includes('>') || (verb === 'pick' && pairs.length > 0)) return [];
  return itemsOf(source, strings)
    .map((item) => item.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
