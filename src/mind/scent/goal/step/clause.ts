import { fold } from '../../../language/index.ts';
import type { Verb } from '../types.ts';
import { verbOf } from '../verbs/index.ts';
import { ONTO_OWN_LIST } from '../verbs/own-list.ts';

/** Verbs whose object is a thing or a service to be had, by number, under a limit, at a time. */
export const TAKES: ReadonlySet<Verb> = new Set<Verb>(['buy', 'add', 'remove']);

/** "Click the trash icon to delete it": what for is no part of what. */
const PURPOSE =
  /\s+to\s+(?:mark|delete|remove|open|close|save|send|star|archive|flag|see|continue|proceed|finish|submit|confirm)\b.*$/i;

/** Where shopping happens and goes: said of every thing, so it tells none from another. */
const SHOP_PLACES =
  /\s+(?:in|into|to|from|on|at)\s+(?:your|the|my|a|this|our)?\s*(?:shopping\s+|online\s+|\p{Ll}+\s+(?=library|shop|store|website))?(?:cart|basket|bag|trolley|shop|store|site|website|library)\b/giu;

/** Where something is kept says nothing of what is kept: "save the recipe to your favourites". */
export const KEPT_IN = new RegExp(`\\s+${ONTO_OWN_LIST}\\b`, 'giu');

/** "The article about Ann": what is read is known by what it is about. */
export const MEDIUM =
  /^(?:the |an? )?(?:article|page|entry|post|item|record|listing) (?:about|on|of|for)(?: the)?\s+(?=\p{L})/iu;

/** How something is bought, which is ticked or chosen on the way, and names no thing. */
const AS_WHAT = /\s+as an? (?:gift|present|guest)\b/gi;

/** When it is over, what it is for, and in which place of a row of steps: said beside what is asked. */
const SAID_BESIDE =
  /,?\s+(?:when|once|after|as soon as) (?:you(?:'re| are| have)? ?)?(?:done|finished|ready|complete)\b.*$|(?<=^(?:enter|type|write|put|choose|select|pick|tick|press|click|turn|switch)\b.*),?\s+so that\s.*?(?=$|\s+(?:under|in) «\d+»$)|(?<=^(?:choose|select|pick|tick|press|click|turn|switch|open)\s+\S.*)(?<!\b(?:that|which|who)\s(?:\S+\s)?\S+)(?<!\b(?:the|your|my|our|very))\s+first$|(?<=^(?!(?:show|list|sort|put|arrange|order|rank|display|have|bring|place|move|see|pick|choose|select|take|buy|find|open|read|look|play|tell|say|who|what|which|when)\b)\S+\s+\S.*)(?<!\b(?:that|which|who)\s(?:\S+\s)?\S+)(?<!ed|\b(?:the|your|my|our|very))\s+(?:first|last)$|(?<=\s\S+)\s+(?:afterwards|after that|at the end)$/i;

/** A clause by its words alone; what stood in quotes stands in it by number. */
export interface Clause {
  readonly clause: string;
  readonly folded: string;
  /** What its first words ask for. */
  readonly verb: Verb;
  /** How many words the verb takes; none where the first word is itself what the control says. */
  readonly words: number;
  /** Without particles that belong to the verb. */
  readonly run: string;
  /** What stands after the verb. */
  readonly rest: string;
  readonly strings: readonly string[];
}

/** Parts a clause into its verb and the rest; null where it asks for nothing. */
export function clauseOf(spoken: string, strings: readonly string[]): Clause | null {
  const clause = spoken.replace(SAID_BESIDE, '');
  const folded = fold(clause);
  const found = verbOf(folded);
  if (!found) return null;
  const run = withoutParticles(clause, found.verb);
  return { clause, folded, ...found, run, rest: restOf(run, found), strings };
}

function withoutParticles(clause: string, verb: Verb): string {
  if (/^take\b/i.test(clause))
    return clause
      .replace(/\s(?:off|away)[.!]?$/i, '')
      .replace(/\s(?:off|out)(?: of)?(?= (?:it|them|the|my|our|your)\b)/i, ' from');
  // "Narrow the list down to the open ones".
  if (verb === 'filter') return clause.replace(/^(narrow\b.*?)\s+down\b/i, '$1');
  return verb === 'tick' || verb === 'untick' ? clause.replace(/\s+(?:to\s+)?(?:on|off)$/i, '') : clause;
}

function restOf(run: string, { verb, words }: { verb: Verb; words: number }): string {
  // "Search the shop for a head torch": what is looked for stands after where.
  const lookedFor = verb === 'search' ? /^search\s+(?!for\b)[^«]+?\s+for\s+(.+)$/i.exec(run)?.[1] : undefined;
  const beside = [
    verb === 'press' ? PURPOSE : null,
    verb === 'add' || verb === 'buy' ? SHOP_PLACES : null,
    KEPT_IN,
    verb === 'transact' ? MEDIUM : null,
    AS_WHAT,
  ];
  const told = (lookedFor ?? run.split(' ').slice(words).join(' '))
    .trim()
    .replace(/^(?:on|onto|in|into|for|to|at|up)\s+(?!sale\b)/i, '');
  return beside.reduce<string>((text, part) => (part ? text.replace(part, ' ') : text), told).trim();
}
