import { isVerb } from '../verbs/index.ts';

/** What is done with a page itself, by the stems of the forms in -ing: nobody is told to do more by what is only spoken of. */
const DOING: Readonly<Record<string, string>> = {
  adding: 'add',
  checking: 'check',
  choosing: 'choose',
  clicking: 'click',
  closing: 'close',
  dragging: 'drag',
  entering: 'enter',
  expanding: 'expand',
  filling: 'fill',
  filtering: 'filter',
  hitting: 'hit',
  logging: 'log',
  opening: 'open',
  picking: 'pick',
  pressing: 'press',
  scrolling: 'scroll',
  searching: 'search',
  selecting: 'select',
  setting: 'set',
  signing: 'sign',
  sorting: 'sort',
  submitting: 'submit',
  tapping: 'tap',
  ticking: 'tick',
  typing: 'type',
  unticking: 'untick',
};
const ING = Object.keys(DOING).join('|');
const NEXT = new RegExp(`((?:,\\s*)?\\b(?:and|then|and then)\\s+|,\\s+)(${ING})\\b`, 'gi');
/** "Press Save, after ticking the box." */
const AFTER = new RegExp(`^(.+?)[.,]*\\s+(?:but\\s+)?(?:only\\s+)?after\\s+((?:${ING})\\b.+?)([.!]*)$`, 'is');
/** "After ticking the box, press Save." */
const AFTER_FIRST = new RegExp(
  `^after\\s+((?:${ING})\\b.+?),\\s+(?=(?:then\\s+)?(\\p{L}+))(?!(?:and|or|${ING})\\b)(.+)$`,
  'isu',
);
/** "Tick the box before pressing Save." */
const BEFORE = /^(.+?),?\s+before\s+((?:clicking|hitting|pressing|submitting|tapping)\b.+)$/is;

/** "Before you send the letter, save the draft." */
const BEFORE_YOU =
  /^before\s+(?:you\s+)((\p{L}+)\s[^,]+?),\s+(?:please,?\s+)?((\p{L}+)\s(?:the\b|an?\b|my\b|your\b|all\b|both\b|\p{Lu}|«)[^,]*?)([.!]*)$/isu;

/** A command out of what is told as being done: "clicking one, then clicking two" as "click one, then click two". */
function commanded(doing: string): string {
  const [first = ''] = doing.split(/\s/);
  return (
    DOING[first.toLowerCase()]! +
    doing.slice(first.length).replace(NEXT, (_, joint: string, verb: string) => joint + DOING[verb.toLowerCase()]!)
  );
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

/** What is told in another order than it is to be done in, in the order in which it is done: "A, after doing B" as "B, then A". */
export function inOrder(told: string): string {
  const after = AFTER.exec(told);
  if (after && isCommand(after[1]!)) return `${capital(commanded(after[2]!))}, and then ${small(after[1]!)}${after[3]}`;
  const first = AFTER_FIRST.exec(told);
  if (first) return `${capital(commanded(first[1]!))}, and then ${small(first[3]!.replace(/^then\s+/i, ''))}`;
  const ahead = BEFORE_YOU.exec(told);
  if (ahead && isVerb(ahead[2]!.toLowerCase()) && isVerb(ahead[4]!.toLowerCase()))
    return `${capital(ahead[3]!)}, and then ${ahead[1]}${ahead[5]}`;
  const before = BEFORE.exec(told);
  if (before && isCommand(before[1]!)) return `${before[1]}, and then ${commanded(before[2]!)}`;
  return told;
}

/** Whether a clause is an order to do something with a page, and no question or story in which something else comes after. */
function isCommand(clause: string): boolean {
  const [first = ''] = clause.trim().toLowerCase().split(/\s/);
  return (
    (first === 'please' || Object.values(DOING).includes(first)) &&
    !/\b(?:that|which|who|you|i|we|they)\b/i.test(clause)
  );
}

/** "But before that, ...": what is told last comes first. */
const SOONER =
  /^(?:but\s+|and\s+)?(?:(?:right |just |shortly )?before (?:that|this|you do (?:that|so|this|it)|doing (?:that|so|this|it))|first,? though|but first|beforehand)\s*,?\s+(?:please,?\s+)?(?=\p{L})/iu;

/** Sentences in the order in which what they ask for is done. */
export function turnedRound(told: readonly string[]): string[] {
  const out: string[] = [];
  for (const sentence of told) {
    const sooner = out.length > 0 ? SOONER.exec(sentence) : null;
    if (sooner) out.splice(-1, 0, capital(sentence.slice(sooner[0].length)));
    else out.push(sentence);
  }
  return out;
}

function small(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
}
