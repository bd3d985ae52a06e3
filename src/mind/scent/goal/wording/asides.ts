import { fold } from '../../../language/index.ts';
import { bareClause } from '../sentences.ts';
import { isVerb, verbOf } from '../verbs/index.ts';
import { STATE } from '../words.ts';

/** Words with which a command begins that the list of verbs leaves to others. */
const BEGINS = /^(?:have|let|get|give|take|put|call|do|bring|send|hand|keep|leave)\s/i;
/** What tells how things are: somebody or something, and what they do or are. */
const TELLS =
  /^(?:(?:and|but|now|so)\s+)?(?:i|you|we|he|she|it|they|there|this|that|(?:the|an?|your|my|our|his|her|their|all|both|some|nobody|somebody)\s\S+|\p{Lu}\p{L}+)\s.*\b(?:is|are|was|were|has|have|had|do|does|did|will|would|can|cannot|could|should|must|wants?|needs?|like|use|uses|\p{L}+(?:ed|es|s|nt|ght))\b/iu;
/** "You want to pay less": why, where a command follows. */
const WISHES = /^(?:i|you|we)\s+(?:want|need|would like|wish|have)\s+to\s/i;
const COLON = /(?<=^|[.!?]\s+)([^.!?:«»]{8,160}?)(?::|\s[–—-])\s+(\p{Ll})(?=([^.!?]*))/gu;
/** "For the office move: ...": what it all is about. */
const ABOUT = /(?<=^|[.!?]\s+)((?:For|In|On|At|About|Regarding|Concerning) [^.!?:,«»]{3,60}):\s+(?=\p{L})/gu;

/** Whether words read like a command. */
export function isCommanding(text: string): boolean {
  if (STATE.test(text)) return false;
  const bare = bareClause(text);
  const word = fold(/^[\p{L}-]+/u.exec(bare)?.[0] ?? '');
  return BEGINS.test(bare) || (isVerb(word) && verbOf(fold(bare)) !== null);
}

/** "We are two fewer now: change the booking to four": what is so, and behind the colon what is asked because of it. */
export function colonsApart(text: string): string {
  return text
    .replace(ABOUT, '$1, ')
    .replace(COLON, (found, before: string, first: string, after: string) =>
      TELLS.test(before) && (WISHES.test(before) || !isCommanding(before)) && isCommanding(first + after)
        ? `${before}. ${first.toUpperCase()}`
        : found,
    );
}
