import { fold } from '../../../language/index.ts';
import type { Pair } from '../types.ts';
import { isManner } from './indirect.ts';

/** A command, with what other sentences tell of it. Strings in quotes stand in it by number. */
export interface Clause {
  text: string;
  /** What is acted on. */
  theme: string;
  /** What is told of it only to say which one it is. */
  described: string;
  /** What a question is about that does not name it. */
  about: string;
  /** It was spoken of before, so that it is there and is not made. */
  known: boolean;
  /** Values that are told beside it, field by field. */
  pairs: Pair[];
  /** How it is to be carried out, in the words of the clauses that say so. */
  how: string[];
  /** It is asked only where what was asked before it is not to be had. */
  otherwise?: boolean;
  /** It is told to come after the one before. */
  later?: boolean;
}

/** Commands that put something into the world, of which the next sentences tell more. */
export const MAKES =
  /^(?:create|add|make|enter|post|set up|schedule|plan|suggest|propose|publish|register|transfer|write)\b/i;
const CALLED = /^(?:call|name|title)\s+(?:it|them|this|him|her)\s+(.+)$/i;
const GIVEN = /^(?:give|hand)\s+(?:it|them|this)\s+to\s+(.+)$/i;
const TELLS = /^(?:tell|inform|notify|write|answer|reply|ask|message|contact|complain|report)\b/i;
const NOTED =
  /^(?:add|include|write|put|attach|leave)\s+(?:(?:(?:the|an?)\s+(\p{L}+)\s+)?(?:under|on|to|in|with|below)\s+(?:it|them)\s*:?\s*(«\d+»)|(?:the|an?)\s+(\p{L}+)\s+(«\d+»)\s+(?:under|on|to|in|with|below)\s+(?:it|them))$/iu;
/** Commands about settings: what is sent how often is set by itself, and is no part of them. */
const SETS = /^(?:turn|switch|tick|untick|enable|disable|activate|deactivate|choose|select|set)\b/i;
/** Acts with which words go: a note with what is forwarded, a reason with what is declined. */
const TAKES_WORDS = /^(?:forward|send|give|share|return|rate|review|transfer|pay|approve|reject|decline)\b/i;

/** "Leave your boss the given note", "give this the name you know": what goes with the act, in words told elsewhere. */
const TOLD_ELSEWHERE =
  /^(?:leave|give|add|write|put|send)\s+(?:it|this|that|them|him|her|(?:the|your|my|our)\s\p{Ll}+)\s+(?:the|a|an|your|my)\s+(?:\p{L}+\s)?(?:name|title|note|message|comment|remark|word|reason|text)s?(?:\s+(?:you know|given|that is given|you have))?$/iu;
/** "Report a leak. Mark it urgent": what is just made is so from the start. */
const MARKED = /^(?:mark|flag|tag|label) (?:it|this|that) (?:as )?(?!done\b|read\b|complete)\p{L}+$/iu;
/** "Which of them has the most? Tell me the name": asked once more. */
const SAID_AGAIN =
  /^(?:tell|give|say|write|name|state)\s+(?:(?:to\s+)?(?:me|us)\s+)?(?:(?:its|the|their|his|her)\s+)?(?:names?|answer|result|title|it|which(?:\s+one)?(?:\s+it\s+is)?|who(?:\s+it\s+is)?)$/i;
/** "Book the hall. Book it under the name Ann Lee": the same act, told once more for what goes with it. */
const SAME_ACT = /^(\p{L}+)\s+(?:it|them)\s+((?:in|under|for|with|without|by|as|on|at|from|through|via)\s+\S.*)$/iu;
const IN_NAME =
  /^(?:in|under|on)\s+(?:the\s+)?name\s+(?:of\s+)?(«\d+»|\p{Lu}[\p{L}\d'’.-]*(?:\s\p{Lu}[\p{L}\d'’.-]*)*)$/u;
const ASKS_WHICH = /^(?:which|who|find out (?:which|who)|tell me (?:which|who))\b/i;

/**
 * What a command only adds to the one before it, in the marks of the text; null where it asks for something of its own.
 * @param later it is told to come after that one
 */
export function addedTo(last: Clause, asked: string, later: boolean): Pick<Clause, 'pairs' | 'how'> | null {
  const values = (...pairs: Pair[]) => ({ pairs, how: [] });
  const again = SAME_ACT.exec(asked);
  if (again && !later && fold(again[1]!) === fold(last.text.split(' ')[0]!)) {
    const name = IN_NAME.exec(again[2]!)?.[1];
    return name ? values({ field: 'name', value: name }) : { pairs: [], how: [asked] };
  }
  if (isManner(asked) && !SETS.test(last.text)) return { pairs: [], how: [asked] };
  if (!later && MARKED.test(asked) && (TELLS.test(last.text) || MAKES.test(last.text)))
    return { pairs: [], how: [asked] };
  if (!later && TOLD_ELSEWHERE.test(asked)) return { pairs: [], how: [asked] };
  if (SAID_AGAIN.test(asked) && ASKS_WHICH.test(last.text)) return { pairs: [], how: [] };
  const called = MAKES.test(last.text) || /^set\s/i.test(last.text) ? CALLED.exec(asked)?.[1] : undefined;
  if (called) return values({ field: 'name', value: called }, { field: 'title', value: called });
  const given = /^(?:create|add|make)\b/i.test(last.text) ? GIVEN.exec(asked)?.[1] : undefined;
  if (given) return values({ field: 'assignee', value: given });
  // "Add the note «0» to it": words that go with what was asked.
  const noted = TAKES_WORDS.test(last.text) ? NOTED.exec(asked) : null;
  if (noted) return values({ field: noted[1] ?? noted[3] ?? 'comment', value: (noted[2] ?? noted[4])! });
  // "Give it four stars and write that it was dry": the words go with the mark.
  const remark = /^(?:give|rate|review)\b/i.test(last.text)
    ? /^(?:write|say|add|mention)\s+that\s+(.+)$/i.exec(asked)?.[1]
    : undefined;
  if (remark) return values({ field: 'comment', value: remark.charAt(0).toUpperCase() + remark.slice(1) });
  // "Tell them all. Write: «0»": the words for it.
  const worded = TELLS.test(last.text) ? /^(?:write|say|put)\s*:?\s*(«\d+»)$/i.exec(asked)?.[1] : undefined;
  return worded ? values({ field: 'message', value: worded }) : null;
}

/** "Make a group and put Ann in it": it is the group that was just made. */
export function intoMade(asked: string, before: string): string {
  const made = /^(?:make|create|add|set up|open|start)\s+(?:an?|another)\s+(.+)$/i.exec(before)?.[1];
  const put = made
    ? /^(?:put|place|add)\s+(.+?)\s+(?:in|into|on|onto|to)\s+(?:it|there)$/i.exec(asked)?.[1]
    : undefined;
  return put ? `add ${put} to the ${made}` : asked;
}
