import { fold } from '../../../language/index.ts';
import { verbOf } from '../verbs.ts';

/** "Only look", behind which nothing is asked. */
const ONLY_LOOK = /^(?:only|just) (?:look|read|browse)(?: around)?$/i;
/** "Buy nothing": what is not to be done, as a command of its own. */
const NOTHING = /^(?!(?:select|choose|tick|pick)\b)(\p{L}+) (?:nothing|none of (?:it|them))(?: else| yet| more)?$/iu;
/** "Look for the clubs in the menus": where an answer stands. */
const LOOK_THERE = /^(?:look|search|check|see)(?: it up)?\s+(?:for|in|at|on|under|among|through)\b/i;
/** "And tell me", of what was asked just now. */
const TELL_IT = /^(?:then )?(?:tell|let) (?:me|us)(?: know)?(?: (?:it|that|what it (?:is|says)|the answer))?$/i;

/** What a command forbids that says what is to be left undone; empty where it does not. */
export function leftUndone(command: string): string {
  const found = NOTHING.exec(command);
  return found ? `${found[1]} anything` : '';
}

/** Whether a command asks for nothing of its own; `before` is the command before it, empty where there is none. */
export function asksNoMore(command: string, before: string): boolean {
  if (ONLY_LOOK.test(command)) return true;
  const asked = before !== '' && verbOf(fold(before))?.verb === 'learn';
  return asked && (TELL_IT.test(command) || LOOK_THERE.test(command));
}
