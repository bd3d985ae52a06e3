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

/** What a gerund is said of: a thing that something is done with, and no more than where or how one does it. */
const DONE_WITH = String.raw`(?:the|an?|my|your|our|his|her|its|their|all|both|each|every|it|them|this|that|«\d+»|\p{Lu}[\p{L}'’-]*|to\s+(?:it|them|the|my|your))`;
const ANY = String.raw`\p{Ll}{2,}ing`;
/** "Publish the post after adding the tag." */
const AFTER_ANY = new RegExp(
  String.raw`^(.+?),?\s+(?:but\s+)?(?:only\s+)?after\s+((${ANY})\s+${DONE_WITH}(?!\p{L}).*?)([.!]*)$`,
  'su',
);
/** "After adding the tag, publish the post." */
const AFTER_ANY_FIRST = new RegExp(
  String.raw`^After\s+((${ANY})\s+${DONE_WITH}(?!\p{L})[^,]*),\s+(?:then\s+)?(.+)$`,
  'su',
);
/** "Attach the plan before sending the request off", "before you send it". */
const BEFORE_ANY = new RegExp(
  String.raw`^(.+?),?\s+before\s+(?:you\s+(\p{Ll}+)|(${ANY}))(\s+${DONE_WITH}(?!\p{L}).*?)([.!]*)$`,
  'su',
);
/** "Before sending the letter, add a line to it." */
const BEFORE_ANY_FIRST = new RegExp(
  String.raw`^Before\s+((${ANY})\s+${DONE_WITH}(?!\p{L})[^,]*),\s+(.+?)([.!]*)$`,
  'su',
);
/** What is looked over before an act, and what is only to be told: neither puts one act before another. */
const NO_ACT_FIRST =
  /^(?:please\s+)?(?:check|look|go|read|see|verify|make|ensure|compare|tell|say|find|report|list|show|do|don't|never|wait|pause)\b/i;
/** What somebody does in life, and not on a page. */
const IN_LIFE =
  /^(?:leave|start|begin|end|go|have|get|travel|visit|live|work|use|eat|drink|watch|wear|feed|bake|cook|charge|clean|wash)$/;
/** A command, the thing that it is done with, and the rest. */
const ACT_ON =
  /^((?:please\s+)?\p{L}+(?:\s+(?:up|off|out|in|on|down))?)\s+((?:the|my|your|our|this|that|his|her|their)\s+.+?)((?:\s+(?:to|into|as|with|for|under)\s.+)?)$/isu;

/** The verb of a gerund; null where none is known that is done on a page. */
function verbIn(doing: string): string | null {
  const bare = doing.replace(/ing$/, '');
  const stem = [`${bare}e`, bare, bare.replace(/(.)\1$/u, '$1')].find(isVerb);
  return stem === undefined || IN_LIFE.test(stem) ? null : stem;
}

/** Whether a clause orders some act that another can come before or after. */
function isAct(clause: string): boolean {
  const [first = ''] = clause
    .replace(/^please\s+/i, '')
    .toLowerCase()
    .split(/\s/);
  return isVerb(first) && !/\?|:\s|\b(?:that|which|who|you|i|we|they|what|how|where|about)\b/i.test(clause);
}

/** The last of several commands, and what stands before it. */
function lastOf(commands: string): [before: string, last: string] {
  const joint = [...commands.matchAll(/(?:,\s+(?:and\s+)?|\s+and\s+)(?:then\s+)?(?=(\p{Ll}+)\s)/gu)].findLast(
    ([, word]) => isVerb(word!),
  );
  return joint
    ? [`${commands.slice(0, joint.index)}, then `, commands.slice(joint.index + joint[0].length)]
    : ['', commands];
}

/** One act and then another; what the first only points to is named in it, and pointed to in the other: "print it" and "delete the draft". */
function oneThenOther(one: string, other: string): string {
  const [, act = '', thing = '', rest = ''] = ACT_ON.exec(other) ?? [];
  const pointed = /\b(?:it|them)\b/;
  if (thing === '' || !pointed.test(one)) return `${capital(one)}, and then ${small(other)}`;
  const word = pointed.exec(one)![0];
  return `${capital(one.replace(pointed, thing))}, and then ${small(act)} ${word}${rest}`;
}

/** Two acts of which the one that is told behind, or as being done, comes first or last; null where there are none. */
function actsInOrder(told: string): string | null {
  const [, main = '', doing = '', ing = '', stop = ''] = AFTER_ANY.exec(told) ?? [];
  const verb = verbIn(ing);
  const [ahead, order] = lastOf(main);
  if (verb && isAct(order) && !/^(?:tell|find|say|report|show|list)\b/i.test(order)) {
    const both = oneThenOther(verb + doing.slice(ing.length), order);
    return `${ahead}${ahead ? small(both) : both}${stop}`;
  }
  const [, done = '', was = '', then = ''] = AFTER_ANY_FIRST.exec(told) ?? [];
  const sooner = verbIn(was);
  if (sooner && isVerb((/^(?:please\s+)?(\p{L}+)/iu.exec(then)?.[1] ?? '').toLowerCase()))
    return `${capital(sooner)}${done.slice(was.length)}, and then ${small(then)}`;
  const [, act = '', plain, later = '', what = '', end = ''] = BEFORE_ANY.exec(told) ?? [];
  const next = plain === undefined ? verbIn(later) : isVerb(plain) && !IN_LIFE.test(plain) ? plain : null;
  const [, early] = lastOf(act);
  // "Cancel the trial before paying for a year": so that it is not paid.
  const averts =
    next !== null &&
    /^(?:pay|renew)$/.test(next) &&
    /^(?:please\s+)?(?:cancel|stop|withdraw|unsubscribe|end|leave)\b/i.test(early);
  if (next && !averts && isAct(early) && !NO_ACT_FIRST.test(early)) return `${act}, and then ${next}${what}${end}`;
  const [, last = '', lasting = '', first = '', over = ''] = BEFORE_ANY_FIRST.exec(told) ?? [];
  const closing = verbIn(lasting);
  if (closing && isAct(first) && !NO_ACT_FIRST.test(first))
    return `${capital(first)}, and then ${closing}${last.slice(lasting.length)}${over}`;
  return null;
}

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
  return actsInOrder(told) ?? told;
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
