import { fold } from '../../../language/index.ts';
import { verbOf } from '../verbs/index.ts';

/** "Only look", behind which nothing is asked. */
const ONLY_LOOK = /^(?:only|just) (?:look|read|browse)(?: around)?$/i;
/** "Buy nothing": what is not to be done, as a command of its own. */
const NOTHING = /^(?!(?:select|choose|tick|pick)\b)(\p{L}+) (?:nothing|none of (?:it|them))(?: else| yet| more)?$/iu;
/** "Add no sugar": what is to be left out. */
const NONE_OF =
  /^(?!(?:select|choose|tick|pick|say|answer|type|enter|write|press|click|mark|put)\b)(\p{L}+) no (?!longer\b|more\b|less\b|later\b|one\b)(\p{L}.*)$/iu;
/** "Stop there": nothing comes after it. */
const NO_FURTHER =
  /^(?:(?:stop|finish|end)\s+(?:there|here|then|at that(?: point)?|before\s.+)|go no further|that is all)$/i;
/** "Check the summary", of what was put in: who sends it sees it before. */
const LOOK_OVER =
  /^(?:check|double-?check|review|verify|look over|go over|look through|read (?:over|through))\s+(?:all\s+)?(?:the\s+|your\s+|my\s+)?(?:summary|overview|details|entries|answers|data|everything|what you (?:have )?(?:entered|typed|filled in|put in))(?:\s+(?:again|once more|carefully|first))?$/i;
/** "Look for the clubs in the menus": where an answer stands. */
const LOOK_THERE = /^(?:look|search|check|see)(?: it up)?\s+(?:for|in|at|on|under|among|through)\b/i;
/** "Look it up", of what was asked just now. */
const LOOK_UP = /^(?:look (?:it|this|that) up|find (?:it|this|that) out|find out|check(?: it)?)$/i;
/** "Leave it open": the end of what was asked before. */
const STAY_THERE =
  /^(?:then )?(?:(?:leave|keep) (?:it|that|this|them|(?:just )?(?:those|these)|(?:the|that|this|its|their) \p{L}+) (?:open|up|there|on (?:the |your )?screen)|stay (?:there|on (?:it|that|this|the)\b.*)|stop there)$/iu;
/** "Wait until it is empty": whoever cannot go on waits. */
const WAITED = /^wait (?:until|till)\b(?!.*\b(?:and|then)\b)/i;
/** "And tell me", of what was asked just now. */
const TELL_IT = /^(?:then )?(?:tell|let) (?:me|us)(?: know)?(?: (?:it|that|what it (?:is|says)|the answer))?$/i;

/** What a command forbids that says what is to be left undone; empty where it does not. */
export function leftUndone(command: string): string {
  const found = NOTHING.exec(command);
  if (found) return `${found[1]} anything`;
  return NONE_OF.exec(command)?.[2] ?? '';
}

/** "Try it", of what somebody else could not do: what it is stands behind it. */
const TRY_IT = /^(?:please )?(?:try|do|test) (?:it|this|that)(?: (?:out|yourself|for yourself|once more|again))?$/i;

/** Whether a command asks for nothing of its own; `before` is the command before it, empty where there is none. */
export function asksNoMore(command: string, before: string): boolean {
  if (ONLY_LOOK.test(command) || TRY_IT.test(command) || (before !== '' && STAY_THERE.test(command))) return true;
  if (before !== '' && WAITED.test(command)) return true;
  if (before !== '' && (NO_FURTHER.test(command) || LOOK_OVER.test(command))) return true;
  const asked = before !== '' && verbOf(fold(before))?.verb === 'learn';
  return asked && (TELL_IT.test(command) || LOOK_THERE.test(command) || LOOK_UP.test(command));
}
