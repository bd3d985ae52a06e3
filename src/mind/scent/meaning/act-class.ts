import { fold } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';

/** What people do on sites, each with the verbs that say it on buttons and in the mouth of who wants it done. */
const CLASSES: Readonly<Record<string, string>> = {
  get: 'buy|order|purchase|shop(?: for)?|add (?:\\w+ )?to (?:the |your |my )?(?:cart|basket|bag|trolley)',
  book: 'book|reserve|schedule|arrange|hire|rent',
  join: 'join|enrol|enroll|register|sign up|subscribe|apply|become',
  suggest: 'suggest|propose|recommend|nominate',
  undo: 'cancel|call off|withdraw|terminate|unsubscribe|quit',
  erase: 'delete|remove|discard|erase',
  return: 'return|exchange|send back',
  keep: 'renew|extend|prolong|keep (?:\\w+ ){1,3}longer',
  give: 'donate|sponsor',
  pay: 'pay|settle',
  sell: 'sell|advertise|post an ad|place an ad',
  rate: 'rate|review',
  reply: 'reply|respond',
};

/** What else is said for an act by who wants it done, and acts that come with it. */
const ALSO: Readonly<Record<string, RegExp>> = {
  get: /\b(?:get|put|basket|cart|bag|bought|ordered|stock up|want|need|have .* (?:sent|delivered))\b/,
  book: /\b(?:reserv\w+|make|get|need|want|ask for|request|sign .*up|enrol\w*|join|order|buy|put .* down)\b/,
  join: /\b(?:sign\w*|member\w*|registration|application|account|course|class|reserve|book|get|start|take part|volunteer|newsletter|enter|put .* down)\b/,
  suggest: /\b(?:idea|tell|ask|suggestion|should)\b/,
  undo: /\b(?:cancel\w*|stop|end|leave|no longer|call\b.*\boff|give up|get out|not (?:want|go|come)|remov\w+|delet\w+|unsub\w*|take back|drop|switch off|turn off|return|send .*back)\b/,
  erase:
    /\b(?:remov\w+|delet\w+|clear|empty|get rid|throw|take .*(?:off|out|away|back)|cancel\w*|undo|reset|clean|no longer|not want|drop|unsub\w*|stop|replace)\b/,
  return:
    /\b(?:return\w*|back|refund|exchange|swap|too (?:small|big|large|tight|short|long)|broken|damaged|faulty|wrong)\b/,
  keep: /\b(?:renew\w*|exten\w+|longer|another|keep|prolong\w*|again)\b/,
  give: /\b(?:give|donat\w+|support|sponsor\w*|money)\b/,
  pay: /\b(?:pay\w*|bills?|invoices?|transfer|money|order|buy|book|owe\w*|settle|debt|fine|top up|card)\b/,
  sell: /\b(?:sell\w*|advert\w*|ads?|offer|list|get rid)\b/,
  reply:
    /\b(?:repl\w+|respon\w+|answer\w*|writ\w+|wrote|tell|say\w*|ask\w*|comment\w*|thank\w*|know|post|discuss\w*|talk|contact|(?:send|leave)\b.*\b(?:word|note|message))\b/,
  rate: /\b(?:rat\w+|review\w*|stars?|opinion|feedback|recommend|say)\b/,
};

/** What people say plainly for an act that goes by another verb on the site: "sign me up" for "Enrol". */
const SAID: Readonly<Record<string, RegExp>> = {
  get: /\b(?:buy|order|purchase|put\b.*\b(?:basket|cart|bag))\b/,
  book: /\b(?:book|reserve|schedule|arrange|rent|hire|(?:make|get)\b.*\b(?:appointment|booking|reservation))\b/,
  join: /\b(?:join|enrol|enroll|register|subscribe|sign\b.*\bup|apply|take part|put\b.*\bdown for|become)\b/,
  suggest: /\b(?:suggest|propose|recommend|nominate)\b/,
  undo: /\b(?:cancel|withdraw|terminate|call\b.*\boff|take\b.*\bback|give up|quit|end|stop)\b/,
  erase: /\b(?:delete|remove|discard|erase|get rid|throw\b.*\b(?:away|out)|take\b.*\b(?:off|out))\b/,
  return: /\b(?:return|exchange|send\b.*\bback|bring\b.*\bback)\b/,
  keep: /\b(?:renew|extend|prolong|keep\b.*\blonger)\b/,
};

/** What follows a verb that is a command, and not the first half of a name: "Book a table", and not "Book details". */
const COMMANDS = '(?: (?:an?|the|your|my|now|this|these|us|it|one|some|something|online|here|with us|for|to)\\b.*)';

const starts = new Map(
  Object.entries(CLASSES).map(([name, verbs]) => [name, new RegExp(`^(?:\\+ ?)?(?:${verbs})${COMMANDS}?$`)]),
);
const bare = new Map(Object.entries(CLASSES).map(([name, verbs]) => [name, new RegExp(`\\b(?:${verbs})\\b`)]));

/** The kind of act that a label commands; null for names of places and things. */
export function actClass(label: string): string | null {
  for (const [name, pattern] of starts) if (pattern.test(label)) return name;
  return null;
}

/** Whether a label commands another act than any that the task speaks of: "Suggest a book", for who wants to borrow one. */
export function isOtherAct(step: Step, label: string, told: string): boolean {
  const commanded = actClass(label.trim());
  if (!commanded) return false;
  const said = `${fold(step.text)} . ${told}`;
  return !bare.get(commanded)!.test(said) && !ALSO[commanded]!.test(said);
}

/** Whether a folded label throws something away for good, and the task says no word of that: "Delete job", for who moves one on. */
export function throwsAway(label: string, told: string): boolean {
  return /^(?:delete|erase|discard)\b/.test(label) && !bare.get('erase')!.test(told) && !ALSO.erase!.test(told);
}

/** Acts that are no part of another: nobody reserves a thing, or sends it back, on the way to keeping it longer. */
const APART = new Set(['book', 'sell', 'give', 'suggest', 'return', 'erase', 'undo']);

/** Whether a folded label commands another act than the step does, where both are known: "Reserve hedge trimmer", for who keeps it longer. */
export function isOfOtherClass(step: Step, label: string): boolean {
  const [own = ''] = fold(step.text).split(' ');
  const [first = ''] = label.split(' ');
  return actClass(own) !== null && APART.has(actClass(first) ?? '') && isOtherAct(step, first, '');
}

/** Acts that are meant by nothing but their own words, and what else is said for them. */
const PARTICULAR: Readonly<Record<string, RegExp>> = {
  like: /\b(?:lik|lov|heart|favou?rit|kudos|thumb|upvot|star|react|prais|vot)/,
  lock: /\b(?:lock|freez|block|secur|shut|clos|protect)/,
  unlock: /\b(?:unlock|open|unfreez|unblock|releas|free)/,
  play: /\b(?:play(?:ing|ed)?\b|start|watch|listen|hear|run|test|preview|sound|put on|show)/,
  pause: /\b(?:paus|stop|hold|halt|interrupt|suspend|skip|break|rest|freez)/,
  mute: /\b(?:mut|silen|quiet|sound|notif|stop|turn|switch)/,
  archive: /\b(?:archiv|away|fil|stor|tid|remov|clear|out of)/,
  follow: /\b(?:follow|subscri|watch|keep|notif|track)/,
  print: /\b(?:print|paper|copy|copies|pdf)/,
  rename: /\b(?:nam|call|titl|chang|edit)/,
  duplicate: /\b(?:duplicat|cop|again|another|twice|same)/,
  hide: /\b(?:hid|clos|remov|away|not see|dismiss|collaps|turn|switch)/,
  delete:
    /\b(?:delet|remov|discard|eras|rid|throw|trash|bin|clear|tak|cancel|empt|drop|undo|unsub|end|stop|replac|clean|not want)/,
};

/** Whether a button commands an act of its own that the step says nothing of: "Lock Holiday", for who moves money out of Holiday. */
export function commandsOther(step: Step, label: string): boolean {
  const { verb, text, how, described } = step;
  if (!['transact', 'add', 'buy', 'enter', 'register'].includes(verb)) return false;
  const [first = '', ...rest] = label.split(' ');
  const own = PARTICULAR[first];
  if (rest.length > 0 && isOfOtherClass(step, label)) return true;
  return own !== undefined && rest.length > 0 && !own.test(fold(`${text} ${how} ${described}`));
}

/** Whether a label commands what the step asks for in other words: "Enrol", for who wants to be signed up. */
export function saysActOf(step: Step, label: string): boolean {
  const commanded = actClass(label.trim());
  return commanded !== null && SAID[commanded]?.test(fold(step.text)) === true;
}
