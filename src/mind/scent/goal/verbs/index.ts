import { changing } from './changing.ts';
import { commandsUnlisted, verbClass } from './classes.ts';
import { getting } from './getting.ts';
import type { Sense, Told } from './sense.ts';
import { taking } from './taking.ts';
import { telling } from './telling.ts';

export { commandsUnlisted, isVerb } from './classes.ts';

const QUESTION =
  /^(?:(?:in|on|at|to|from|of|by|for|with|under|until|till|since|after|before|up to|about) (?:what|which|whose|whom|when|how (?:much|many|long|far))|what|what's|who|whom|whose|when|where|which|how|why|is|are|does|do|did|can|was|were)\b/;

/** What belongs to a verb: "hand over", "cross off". */
const PARTICLE = /^(?:off|on|out|up|down|back|away|over)$/;

/** Whether a clause that has been folded asks a question. */
export function isQuestion(clause: string): boolean {
  return QUESTION.test(clause) && !/^do not\b/.test(clause);
}

/**
 * The verb class of a clause that has been folded and stripped of politeness, with the number of words it takes;
 * null when the clause asks for nothing.
 */
export function verbOf(clause: string): Sense | null {
  if (isQuestion(clause)) return { verb: 'learn', words: 0 };
  const list = clause.split(' ');
  const first = (list[0] ?? '').replace(/[^a-z-]/g, '');
  const second = (list[1] ?? '').replace(/[^a-z-]/g, '');
  const rest = clause.slice(first.length + 1);
  const pair = `${first} ${second}`;
  const told: Told = { clause, list, first, second, pair, rest };
  const sense = telling(told) ?? taking(told) ?? getting(told) ?? changing(told, verbOf);
  if (sense) return sense;
  if (commandsUnlisted(clause)) return { verb: 'transact', words: PARTICLE.test(second) ? 2 : 1 };
  const verb = verbClass(first);
  return verb ? { verb, words: 1 } : null;
}
