import { isStative } from '../discourse/lexicon.ts';
import { phraseAt, wordsOf } from '../discourse/phrases.ts';
import { isVerb } from '../verbs/index.ts';

/** What says when something is to be done. */
const WHEN_SO = String.raw`(?:only\s+)?(?:if|in\s+case|as\s+long\s+as|provided(?:\s+that)?)`;
/** "Open the report and, if it is finished, download it": what is asked first, when the rest is asked, and the rest. */
const IN_BETWEEN = new RegExp(
  String.raw`(?<=[\p{L}\d»)])\s*,?\s+(?:and|but)(?:\s+then)?,?\s+(${WHEN_SO})\s+([^,.;:!?]{3,90}),\s+(?:then\s+|please\s+)*(?=(\p{Ll}+)\b)`,
  'gu',
);
/** "... and if there is none put your name on the list": without a comma a command begins with its verb and its thing. */
const RUN_ON =
  /(?<=[\p{L}\d»)])\s*,?\s+and\s+(if)\s+((?:none|there\s+(?:is|are)\s+(?:none|no\s+\p{Ll}+)|nothing|it|they|not all|any)\b[^,.;:!?]{0,50}?)\s+(?=(\p{Ll}+)\s+(?:the|an?|my|your|our|it|them|me|us|yourself|all)\b)/gu;
/** Commands that the list of verbs leaves to others. */
const LIGHT = /^(?:have|let|get|give|take|put|call|do|bring|send|keep|leave|turn|switch|sign|enrol|say)$/;

/** What is asked only where something is so, as a sentence of its own. */
export function ifApart(text: string): string {
  const apart = (found: string, when: string, condition: string, verb: string) =>
    isVerb(verb) || LIGHT.test(verb) ? `. ${when[0]!.toUpperCase()}${when.slice(1)} ${condition}, ` : found;
  return text.replace(IN_BETWEEN, apart).replace(RUN_ON, apart);
}

/** A command that only points to what it is done with. */
const POINTS =
  /^((?:then\s+|please\s+|and\s+)*\p{L}+(?:\s+(?:up|off|out|in|on|down|two of|one of|all of|both of|some of))?\s+)(?:it|them|one)(?=[\s.,;!]|$)/iu;
const IF_SO = new RegExp(String.raw`^(${WHEN_SO}\s+)(?:there\s+(?:is|are)\s+)?(?:still\s+)?([^,]+?)(?=,)`, 'iu');
const ASKED = /^(?:is|are|was|were|does|do|did|has|have|can|could|will)\s+(?:there\s+)?/i;

/** Those who may have a thing, and how one says that they do. */
const WHO = String.raw`(?:they|you|we|(?:the|your|our|this)\s+\p{Ll}+)`;
const HOLD = '(?:has|have|sells?|stocks?|keeps?|offers?|carry|carries)';
/** "If the library has Low Tide", "if they sell rope": whoever has a thing is not what is pointed to. */
const HAS = new RegExp(String.raw`^${WHO}\s+(?:(?:still|also)\s+)?${HOLD}\s+(?!(?:been|not|to|no)\b)`, 'iu');
/** A thing by its name alone. */
const NAME_ALONE = /^(?:«\d+»|\p{Lu}[\p{L}\d'’&-]*(?:\s\p{Lu}[\p{L}\d'’&-]*)*)$/u;

/** The thing that a condition is about: what somebody has, or what is so. */
function thingOfCondition(told: string): string {
  const had = told.replace(HAS, '');
  // "Your card has expired": that is no thing.
  return had !== told && NAME_ALONE.test(had) ? had : thingAtHead(had) || thingAtHead(told);
}

/** The thing at the head of some words: "the drill" of "the drill come with a case"; empty where they name none. */
function thingAtHead(told: string, plain = false): string {
  const all = wordsOf(told);
  // Behind "does" its verb has no ending.
  const does = plain ? all.findIndex(({ text }, i) => i > 1 && isStative(text)) : -1;
  const phrase = phraseAt(does > 0 ? all.slice(0, does) : all, 0, told);
  return phrase &&
    phrase.start === 0 &&
    phrase.kind !== '' &&
    !phrase.amount &&
    /^(?:the|an?|my|your|our|his|her|their|this|that|«)/i.test(phrase.text)
    ? phrase.text
    : '';
}

/** A command that points, with the thing itself in it. */
function named(command: string, thing: string): string {
  return thing === '' ? command : command.replace(POINTS, (_, act: string) => `${act}${thing}`);
}

/**
 * Sentences in which what a command points to is told by what has to be so for it, or by the question that is asked before it: "If the
 * lamp is in stock, add it to the basket", "Is the mug still there? Put it in the basket".
 */
export function pointedOut(told: readonly string[]): string[] {
  return told.map((sentence, i) => {
    const led = IF_SO.exec(sentence);
    if (led) {
      const [, comma = ''] = /^(,\s+)/.exec(sentence.slice(led[0].length)) ?? [];
      const at = led[0].length + comma.length;
      return sentence.slice(0, at) + named(sentence.slice(at), thingOfCondition(led[2]!));
    }
    const before = told[i - 1] ?? '';
    const [aux] = before.endsWith('?') ? (ASKED.exec(before) ?? []) : [];
    return aux && POINTS.test(sentence)
      ? named(sentence, thingAtHead(before.slice(aux.length), /^(?:do|does|did|can|could|will)\b/i.test(aux)))
      : sentence;
  });
}

/** When something is to be done, behind it: no part of what it is done with. */
export const IF_BEHIND =
  /,?\s+(?:(?:and|but)\s+)?(?:only\s+|just\s+)?(?<!\beven\s)(?:if|unless|as long as|so long as|provided(?: that)?|in case)\s+(?:the|an?|it|they|there|this|that|these|those|you|we|he|she|i|your|my|our|his|her|their|no|none|nobody|nothing|any\p{L}*|some\p{L}*|ones?|all|both|«\d+»|\p{Lu}\p{L}*)(?!\p{L}).*$/u;

/** What is told to be there: it itself, one of its kind. */
const IT_IS = String.raw`(?:it|one|that)\s+(?:is|exists|(?:can|may)\s+be)(?:\s+(?:still|to be|there|available|listed|in stock|had|found|on offer))*`;
const IT_HAS = String.raw`it['’]s\s+(?:still\s+)?(?:there|available|listed|in stock|on offer)`;
const ONE_THERE = String.raw`there(?:\s+is|['’]s)\s+(?:one|any|such a \p{Ll}+)`;
const HAVE_IT = String.raw`${WHO}\s+(?:(?:still|do|does)\s+)*(?:${HOLD}|(?:can\s+)?finds?)\s+(?:it|one|any|them|that)`;
/** "Borrow it if the library has it": asked only where the thing is to be had at all. */
export const IF_THERE = new RegExp(
  String.raw`^if\s+${WHO}\s+(?:(?:still|also)\s+)?${HOLD}\s+(?!been|not|to|no)|^if\s+there\s+(?:is|are)\s+|\bif\s+(?:${HAVE_IT}|${IT_IS}|${IT_HAS}|${ONE_THERE})(?=\s*[,.;!?]|\s*$|\s+(?:there|here|in stock)\b)`,
  'iu',
);
