import { DETERMINER } from './lexicon.ts';
import type { Meant } from './ones.ts';
import { phrasesOf } from './phrases.ts';

/** A command taken apart: what is acted on, and what follows of it. */
export interface Frame {
  /** The thing that is acted on, with the words that tell which one it is. */
  theme: string;
  /** What follows: whom it goes to, what it becomes, what is said. */
  rest: string;
  /** The clause that tells which one it is: "that nobody is assigned to". */
  described: string;
  /** It was spoken of before, so that it is there. */
  known: boolean;
}

/** Prepositions whose phrase tells a thing from others, after any verb. */
const OWN = new Set(['of', 'by', 'about', 'from', 'under', 'between', 'against']);
/** Those that tell where it is or what it has, unless the verb takes them for itself. */
const WITH = new Set(['in', 'on', 'at', 'with', 'for', 'within', 'as']);
/** What a verb does with its thing, by the preposition after which the new value stands. */
const TAKES: ReadonlyArray<readonly [RegExp, ReadonlySet<string>]> = [
  [/^(?:exchange|swap|replace|trade)\b/i, new Set(['for', 'with', 'by'])],
  [/^(?:renew|extend|prolong|mute|snooze|lend|postpone)\b/i, new Set(['for', 'by', 'until'])],
  [/^(?:share|fill|tag|label)\b/i, new Set(['with'])],
  [/^(?:cancel|end|stop|mark|report|close|save|keep|list|use|enter|declare)\b/i, new Set(['as'])],
  [/^(?:ask)\b/i, new Set(['for', 'about'])],
  [/^(?:plan|schedule)\b/i, new Set(['for', 'on'])],
  [
    /^(?:move|put|place|add|save|set|file|leave|raise|lower|reduce|increase)\b/i,
    new Set(['in', 'on', 'by', 'into', 'onto', 'among', 'under']),
  ],
];
/** Verbs of putting words to something. */
const PUTS = /^(?:leave|add|write|put|post|attach|enter)\b/i;
/** Verbs after which "to" tells what a thing becomes or who is to have it. */
const GOAL =
  /^(?:change|set|move|raise|lower|increase|decrease|reduce|update|correct|adjust|rename|switch|reset|turn|convert|forward|send|give|share|reply|assign|transfer|postpone|rebook|cut|edit|amend|ask|tell)\b/i;
/** Verbs that end what is there: what day it is for tells which one. */
const ENDS = /^(?:cancel|delete|remove|withdraw|decline|reject|approve|accept|confirm)\b/i;
/** Verbs whose command is known to fall into a thing and what becomes of it. */
const GOVERNS =
  /^(?:change|set|move|raise|lower|increase|decrease|reduce|update|correct|adjust|rename|forward|assign|postpone|rebook|exchange|swap|replace|renew|extend|cancel|delete|remove|withdraw|decline|reject|approve|accept|mark|report|dispute|object|share|close|reply|answer|ask|ban|suspend|message|buy|order|reserve|book|rent|borrow)\b/i;
/** What is said with an act: "reply with the text «0»". */
const WORDING = /^(?:text|message|words?|note|comment|answer|reply|content|remark|reason)$/i;
const PARTICLE =
  /^(?:(?:back|off|out|away|up|down|over|on to|again)\s+)?(?:(?:to|on|from|for|with|against|of|in)\s+)?/i;

/**
 * Takes a command apart behind its verb.
 * @param known what was put into it for words that stood for something
 */
export function frameOf(clause: string, known: readonly Meant[] = []): Frame | null {
  const verb = /^\S+/.exec(clause)?.[0] ?? '';
  const tail = clause.slice(verb.length).trimStart();
  const particle = PARTICLE.exec(tail)?.[0] ?? '';
  const said = tail.slice(particle.length);
  const meant = known.find(({ text }) => said.startsWith(text));
  const whole = meant?.text;
  const { words, phrases } = phrasesOf(said);
  const first = phrases[0];
  // "Leave the comment «0» on it": what is put there are words, and what they are put to is the thing.
  const worded = /«\d+»/.test(first?.name ?? '') || (WORDING.test(first?.kind ?? '') && /:\s*«\d+»\s*$/.test(said));
  const put = PUTS.test(verb) && worded ? known.find(({ text }) => said.includes(text, first!.end)) : undefined;
  if (put && !whole) return { theme: put.text, rest: first!.text, described: '', known: true };
  if (!whole && (!GOVERNS.test(verb) || !first || first.start > 0)) return null;
  // "Add it to the list": where it goes is where it is to be found.
  if (whole && PUTS.test(verb)) return null;
  const takes = TAKES.find(([pattern]) => pattern.test(verb))?.[1];
  let end = whole ? whole.length : first!.end;
  // "Milk and bread": both.
  for (const phrase of whole ? [] : phrases.slice(1)) {
    if (phrase.after !== '' || !/^\s*(?:,\s*(?:and\s+)?|and\s+)$/.test(said.slice(end, phrase.start))) break;
    end = phrase.end;
  }
  // Nothing that follows a pronoun tells which one it is.
  let open = meant?.open === true;
  for (const phrase of meant && !meant.open ? [] : phrases) {
    if (phrase.start < end) continue;
    const between = words.filter((word) => word.start >= end && word.end <= phrase.start);
    if (between.length !== 1 || phrase.after === '') break;
    const author = phrase.after === 'by' && /^\p{Lu}/u.test(phrase.name);
    // "The one to Ann": what follows at once tells which one.
    if (open && phrase.start - end < 12) {
      open = false;
      end = phrase.end;
      continue;
    }
    if (takes?.has(phrase.after) && !author) break;
    if (phrase.amount && phrase.after !== 'of' && !ENDS.test(verb)) break;
    if (phrase.after === 'with' && (phrase.kind === '' ? /«/.test(phrase.name) : WORDING.test(phrase.kind))) break;
    const own = OWN.has(phrase.after) || WITH.has(phrase.after) || (phrase.after === 'to' && !GOAL.test(verb));
    // "In the project": without an article it is a manner, as "by e-mail".
    if (!own || (WITH.has(phrase.after) && phrase.determiner === '' && phrase.name === '' && !ENDS.test(verb))) break;
    if (phrase.after === 'by' && phrase.name === '' && !DETERMINER.test(phrase.determiner)) break;
    end = phrase.end;
  }
  // "The task that nobody is assigned to": told by what holds of it.
  const clauseOf =
    /^\s*,?\s+(?:that|which|who|whose|with no)\s[^,;]+?(?=\s*(?:,|;|$)|\s+(?:to|as|into)\s+(?:the|a|an|«|\d|\p{Lu}))/u.exec(
      said.slice(end),
    );
  let described = '';
  if (clauseOf && (!meant || meant.open) && !/^(?:tell|inform|notify|ask|answer|reply|respond|write)\b/i.test(verb)) {
    end += clauseOf[0].length;
    described = clauseOf[0].replace(/^[\s,]+/, '');
  }
  const theme = said.slice(0, end).trim();
  return {
    theme,
    described,
    rest: said
      .slice(end)
      .replace(/^[\s,]+/, '')
      .trim(),
    known: known.some(({ text }) => theme.includes(text)),
  };
}
