import { fold } from '../../../language/index.ts';
import { verbOf } from '../verbs/index.ts';

/**
 * What a sentence does in a text that asks for something: it asks, it tells how things are, it tells a value of what
 * is asked, it says what is wished for, or it only guards what is asked against doing too much.
 */
export type SentenceKind = 'command' | 'told' | 'wish' | 'proviso';

/** Things beside the one that is meant. */
const BESIDE =
  /^(?:all|every|any|each)?\s*(?:of )?(?:the|your|my|his|her|its|their)?\s*(?:others?\b|other \p{L}+|rest\b|remaining\b)|^(?:everything|nothing|anything|no(?:body|thing)? ?(?:one|body)?) (?:else|more|other)\b|^no other\b/iu;
/** What is to be as it is. */
const STAYS =
  /\b(?:stays?|remains?|(?:to|must|should|shall|may|can|will|has to|have to) (?:stay|remain)|(?:is|are) (?:unchanged|still right|not to be \p{L}+ed|none of your|not your)|goes on|must not be|(?:is|are) no use|will do|should still|must still)\b/iu;
const STAYING = /^(?:the |a |an |your |my )?(?:\p{L}+ ){0,2}stays?\b (?:from|until|for|in|at)\b/iu;
/** That something is not there, or not to be had. */
const ABSENT =
  "(?:no|none|not|nothing|nobody|cannot|without|sold out|fully booked|full|taken|gone|unavailable|out of stock|missing|impossible|too \\p{L}+|fails?|\\p{L}+n't)";
/** "If they have none, borrow nothing and say so": what to do when it cannot be done, which a person does anyway. */
const ELSE = new RegExp(
  `^(?:(?:if|should|in case)\\b[^,]*\\b${ABSENT}\\b[^,]*,\\s*(?:then )?|otherwise,?\\s+)(?:please )?(?:just )?(?:stop|give up|quit|do not|don't|say|tell|let (?:me|us) know|leave|report|(?!choose|select|pick|tick|type|enter|write)\\p{L}+ nothing)\\b`,
  'iu',
);
/** "If they are sold out, take the stew instead": what is asked in place of what is not to be had. */
const INSTEAD = new RegExp(
  `^(?:if|should|in case)\\b[^,]*\\b${ABSENT}\\b[^,]*,\\s*(?:then )?(?:please )?(take|have|get|order|buy|book|add|borrow|hire|reserve)\\s+([^,;]+?)(?:\\s+instead)?[.!;\\s]*$`,
  'iu',
);

/** What is asked in place of what was asked before, where that cannot be had; null where a sentence asks for no such thing. */
export function insteadOf(sentence: string, before: string): string | null {
  const found = INSTEAD.exec(sentence);
  if (!found || /^(?:nothing|none)\b/i.test(found[2]!)) return null;
  const own = /^(?:take|have|get)$/i.test(found[1]!) ? /^\p{L}+/u.exec(before)?.[0] : found[1];
  // "Put them in the basket": so is what is taken instead.
  const where = /^(?:put|add|place)$/i.test(own ?? '')
    ? /\s(?:in|into|to|on)\s(?:the|my|your|our)\s[\p{L} ]+$/u.exec(before)?.[0]
    : '';
  return own ? `${own} ${found[2]}${where ?? ''}` : null;
}

/** "Leave the others as they are." */
const LEFT =
  /^(?:leave|keep|let) (.*?)\s*\b(?:as (?:it|they|he|she) (?:is|are)|alone|in peace|unchanged|untouched|as before|there|where (?:it|they) (?:is|are))$/i;
/** "Leave everything else waiting", "leave it open", "leave everybody else's where they are" (whoever "they" is taken for). */
export const LEAVES_REST =
  /^(?:leave|keep) (?:it|them|this|that) (?:open|closed|shut|running|waiting|on|off|empty|locked|unlocked|blank)$|^(?:leave|keep|let) (?:every(?:thing|body|one)|all|any(?:thing|body|one)|the (?:others?|rest)|all the (?:others?|rest))\b(?: else)?(?:['’]s)?(?:(?: \p{L}+)?| (?:as|where) .{2,60} (?:is|are|was|were))$/iu;
/** "You want walnut and nothing else." */
const NOTHING_ELSE =
  /^(?!.*\bnothing else (?:to|but|than)\b)(?:you|i|we|it|they)\b.*\band (?:nothing|no(?:body| one|thing)) (?:else|more)$/i;
const WISH =
  /^(?:you|i)(?:'d| would| do)?(?: really| also| only| now| still)? (?:want|wish|like|prefer|hope|plan|intend|mean|will (?:collect|fetch|pick|pay|come|take|need|bring))\b/i;
/** What somebody does not want. */
export const UNWISHED = /^(?:you|i) (?:do not|don't|no longer) (?:want|wish|need|like)\b/i;

/** A wish with its subject, behind a command. */
export const WISHED_TOO = /^(?:i|you|we)(?:\s+would|'d)?\s+(?:like|want|wish|prefer)\s+to\s/i;
/** "Two lamps, and nothing else". */
export const ONLY_THAT =
  /,?\s+(?:and|but)\s+(?:nothing|nobody|no one|none)\s+(?:else|more)$|,\s+(?:and|but)\s+no\s+other(?:\s+\p{L}+)?$/iu;
/** "Standard delivery, paid by invoice": how, without a verb. */
export const TERMS =
  /^(?!.*\b(?:is|are|was|were|has|have|had|will|must|should|can|may|not|no|i|you|it|they|we|there)\b)(?=.*\b(?:delivery|delivered|shipping|collection|pick-?up|payment|paid|payable|sent|wrapped)\b)/i;

/** "You no longer want paper letters": what is not to be had any more. */
export const NO_LONGER =
  /^(?:you|i) (?:(?:do not|don't|no longer) (?:want|wish for|like)|(?:are|am) (?:(?:getting|rather|so) )?(?:(?:tired|sick|weary) of|fed up with)|have had enough of|(?:cannot|can't) stand|hate|dislike)\s+(?!to\b)(?:any\s+)?(.+?)(?:\s+any\s?more)?$/i;

/** Whether a sentence asks: it begins with the verb of an act, or with a question word and ends in a question mark. */
function asks(bare: string, sentence: string): boolean {
  const found = verbOf(fold(bare));
  if (!found) return false;
  // "What you paid has not come back yet": no question.
  if (
    /^what (?:you|i|we|he|she|they) .*\b(?:is|are|was|were|has|have|does) not\b/i.test(bare) &&
    !/\?\s*$/.test(sentence)
  )
    return false;
  // "What is on the list may stay there": no question.
  return found.words > 0 || found.verb !== 'learn' || /\?\s*$/.test(sentence) || !STAYS.test(sentence);
}

/** What a sentence does; `bare` is the sentence without politeness, `asked` whether something was asked before it. */
export function kindOf(sentence: string, bare: string, asked: boolean): SentenceKind {
  const said = sentence.replace(/[.!?;\s]+$/, '');
  if (NOTHING_ELSE.test(said) && (asked || !asks(bare, sentence))) return 'proviso';
  if (ELSE.test(said) || (BESIDE.test(said) && !asks(bare, sentence))) return 'proviso';
  const left = LEFT.exec(bare.replace(/[.!?;\s]+$/, ''));
  if (LEAVES_REST.test(bare.replace(/[.!?;\s]+$/, ''))) return 'proviso';
  if (left && (BESIDE.test(left[1]!) || /^(?:it|them|that|this)$/i.test(left[1]!))) return 'proviso';
  if (/^(?:change|add|do|touch|alter|buy|order|take) nothing (?:else|more)\b/i.test(bare)) return 'proviso';
  if (!asks(bare, sentence) && STAYS.test(said) && !STAYING.test(said) && !/^(?:you|i)\b/i.test(said)) return 'proviso';
  // "You do not want to hear of it any more", before anything is asked, is why.
  if (UNWISHED.test(said)) return asked ? 'proviso' : 'told';
  if (WISH.test(said)) return 'wish';
  return asks(bare, sentence) ? 'command' : 'told';
}

/** What a proviso forbids; empty where it only says that the rest is to be as it is. */
export function forbidden(sentence: string): string {
  const said = sentence.replace(/[.!?;\s]+$/, '');
  const unwished = /^(?:you|i) (?:do not|don't|no longer) (.+)$/i.exec(said);
  if (unwished) return unwished[1]!;
  const subject = /^(.+?) must not be \p{L}+$/iu.exec(said)?.[1];
  return subject && !BESIDE.test(subject) ? subject : '';
}
