import { fold } from '../../../language/index.ts';
import { commandsUnlisted, isVerb } from '../verbs/index.ts';

/** What says that something else follows. */
const FOLLOWS =
  /(?:\s*,)?\s+(?:and\s+)?(?:then|after that|afterwards|(?<!\b(?:the|my|your|our|its|his|her|their|this|that)\s+)next(?!\s+(?:\p{L}+day|weeks?|months?|years?|weekend|summer|winter|spring|autumn|term|season|few|two|three|available|free|best|to|door|one|january|february|march|april|may|june|july|august|september|october|november|december)\b)|followed by|and finally|and lastly|and (?:at|in) the (?:very )?end|and last of all)(?:\s*,)?\s+(?:also\s+)?(?:with\s+)?/giu;
/** A command: a verb with what belongs to it, and what it is said of. */
const COMMAND = /^(\p{L}+(?:\s(?:off|on|out|up|down|in|back))?)\s+(.+)$/iu;
/** Where, to whom or as what: said once for both. */
const WHERE = /\s+((?:in|on|from|off|in)?to|onto|into|on|in|from|off|for|as|with)\s+(\S.*)$/iu;
const GOES = /^(?:(?:in|on)?to|on|in)$/i;
const COMES = /^(?:from|off)$/i;
/** "And at the end natural cooling": the last of a row, by its bare name. */
const BARE = /^\p{Ll}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+){0,2}[.!]?$/u;
const NAMED = /^(?:the|an?|my|your|our|its|his|her|their|both|all|one|«\d+»|#?\d|\p{Lu})/u;
const LED = /^(as|to|into|onto|in|on|from|off|for|with|by)\s+\S/u;

/** The last command of a text that has one, and where it begins. */
function lastCommand(text: string): { at: number; command: string } | null {
  let at = -1;
  for (const match of text.matchAll(
    /(?:\b(?:and|then|please|but|first|finally|next|now|also),?\s+|[,;:]\s+|^)(?=(\p{L}+)\s+\S)/giu,
  )) {
    const from = match.index + match[0].length;
    const word = fold(match[1]!);
    if (isVerb(word) || commandsUnlisted(text.slice(from))) at = from;
  }
  return at < 0 ? null : { at, command: text.slice(at) };
}

/** A command for what is named behind it without a verb of its own, and the one before with what both share. */
function bothOf(command: string, more: string, inRow: boolean): readonly [string, string] | null {
  const led = LED.exec(more)?.[1];
  if (led) {
    const at = command.toLowerCase().lastIndexOf(` ${led} `);
    const again = command.charAt(0).toLowerCase() + command.slice(1, at);
    return at > 0 ? [command, `${again} ${more}`] : null;
  }
  const [, said = '', what = ''] = COMMAND.exec(command) ?? [];
  const verb = said.toLowerCase();
  if (!verb || !(inRow || NAMED.test(more)) || !what) return null;
  const own = WHERE.exec(more);
  const before = WHERE.exec(` ${what}`);
  if (own && !before) return [`${command} ${own[1]} ${own[2]}`, `${verb} ${more}`];
  // "Then the cutlass from the props": where it comes from, and not where it goes.
  const goes = before && GOES.test(before[1]!) && (!own || COMES.test(own[1]!));
  return [command, goes || (!own && before) ? `${verb} ${more} ${before[1]} ${before[2]}` : `${verb} ${more}`];
}

/** What is named up to the next command. */
function upToNext(rest: string): string {
  for (const match of rest.matchAll(
    /(?:\s*,)?\s+(?:and|then|after that|afterwards|next|finally|before)\s+|,\s+|[.!;]+$/giu,
  )) {
    const next = rest.slice(match.index + match[0].length);
    if (next === '' || !/^\s+and\s+$/i.test(match[0]) || isVerb(fold(/^\p{Ll}+/u.exec(next)?.[0] ?? '')))
      return rest.slice(0, match.index);
  }
  return rest;
}

/**
 * A sentence in which each thing that is to be done has its verb: "mark Ann as fed and then as walked", "add the lamp and then the
 * bulb to the basket", where the second thing leaves out what it shares with the first.
 */
export function verbsAgain(sentence: string): string {
  let out = '';
  let from = 0;
  for (const match of sentence.matchAll(FOLLOWS)) {
    const rest = sentence.slice(match.index + match[0].length);
    const more = upToNext(rest);
    const word = fold(/^\p{L}+/u.exec(more)?.[0] ?? '');
    const inRow = out !== '' && BARE.test(more) && !isVerb(word);
    if (!LED.test(more) && !NAMED.test(more) && !inRow) continue;
    // "Go to page 6, then Click on the third": a command of its own, whatever its letters.
    if (/^\p{Lu}/u.test(more) && isVerb(word) && /^\p{L}+\s+(?:\p{Ll}|«)/u.test(more)) continue;
    if (/^\p{Ll}/u.test(more) && (isVerb(word) || commandsUnlisted(more)) && !LED.test(more)) continue;
    const before = out + sentence.slice(from, match.index);
    const last = lastCommand(before);
    const both = last ? bothOf(last.command, more, inRow) : null;
    if (!last || !both) continue;
    out = `${before.slice(0, last.at)}${both[0]}, then ${both[1]}`;
    from = match.index + match[0].length + more.length;
  }
  return out + sentence.slice(from);
}
