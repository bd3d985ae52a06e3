/** What is to stay as it stands. */
const STAYS =
  "\\b(?:leave|keep)\\s+(?:the\\s+|my\\s+|all\\s+|everything\\s+)?[\\p{L} '’-]{0,40}?(?:\\b(?:still )?(?:ticked|checked|unticked|unchecked|switched (?:on|off))|\\b(?:as|where) (?:it is|they are|it stands|they stand|it was|they were)|\\bin (?:its|their) places?|\\bunchanged|\\balone|\\buntouched|\\bthe same|\\bon|\\boff)";
/** "Tick the mill and leave the castle ticked": beside what is to be done it is nothing to do. */
const BESIDE = new RegExp(
  `(?:,\\s*(?:and\\s+|but\\s+)?|\\b(?:and|but)\\s+)${STAYS}(?=\\s*(?:[,.;!]|$|and\\b|then\\b))`,
  'giu',
);
/** "Leave everything as it is and press Next." A sentence of its own is said of what was asked before. */
const BEFORE = new RegExp(`${STAYS}(?=\\s*(?:,|and\\b|then\\b))`, 'giu');
/** "Leave the rest as it is and save." after a sentence that asks: what comes next is a sentence of its own. */
const BEFORE_NEXT = new RegExp(
  `(?<=^|[.!?;]\\s+)${STAYS}(?:,\\s*(?:and\\s+|then\\s+)?|\\s+(?:and|then)\\s+)(\\p{L})`,
  'giu',
);

/** "Turn off the texts, the reminders should stay": what is to stay, told of it and asked of nobody. */
const IS_TO_STAY =
  /(?:,\s*(?:(?:and|but)\s+)?|\s+but\s+)(?:the|my|your|our|all|everything)\b[^.,;!?«]{0,40}?\s(?:should|shall|must|may|can|(?:is|are)\s+to)\s+(?:stay|remain)(?:\s+(?:on|off|as\s+(?:it|they)\s+(?:is|are)|where\s+(?:it|they)\s+(?:is|are)|there|in place))?(?=\s*(?:[.,;!?]|$))/giu;

/** A text with what is told to stay struck out, so that the rest stands where it stood. */
export function withoutStaying(text: string): string {
  return text.replace(IS_TO_STAY, (stays) => ' '.repeat(stays.length));
}

/** Instructions without what they only say is to be left as it is, where something else is asked before or after. */
export function withoutLeft(text: string): string {
  const bare = text
    .replace(BESIDE, '')
    .replace(IS_TO_STAY, '')
    .replace(BEFORE_NEXT, (_, next: string) => next.toUpperCase())
    .replace(BEFORE, '')
    .replace(/(?<=[.!?])\s+(?:,\s*)?(?:and|then|and then)\s+(\p{L})/gu, (_, first: string) => ` ${first.toUpperCase()}`)
    .replace(/^\s*[,;.]\s*(?:and\s+|then\s+)?/i, '');
  return /\p{L}{3}.*\p{L}/u.test(bare) ? bare : text;
}

/** "Leave its colour as it is.": a sentence that asks for nothing. */
const ALONE = new RegExp(`(?<=[.!?;]\\s+)${STAYS}[^.!?;]*(?:[.!?;]|$)`, 'giu');

/** A text without the sentences that only say what is to be left as it is. */
export function withoutLeftSentences(text: string): string {
  return text.replace(ALONE, '').trim();
}

/** What is told of another one, which is to stay: "…, but keep the bill", "all except for the bill". */
const SPARED =
  /(?:,|;|\s[–—-])?\s+but\s+(?:please\s+)?(?:keep|leave|spare|do not|don['’]t|not)\b[^.!?;]*|(?:,|;)\s*(?:and\s+)?(?:please\s+)?(?:keep|leave|spare)\b[^.!?;]*|\b(?:except(?:ing)?(?: for)?|with the exception of|excluding|save for|all but|everything but)\s+[^,.!?;]*/giu;

/** A text with what is only told of those that are to stay struck out, so that the rest stands where it stood. */
export function withoutSpared(text: string): string {
  return text.replace(SPARED, (spared) => ' '.repeat(spared.length));
}
