import { stem, words } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';

/** What sites call the act that a step asks for, as stems: "send it back" is a return. */
export function actNames(step: Step): string[] {
  let names = acts.get(step);
  if (!names) {
    names = verbNames(words(step.text)[0] ?? '', step.text);
    acts.set(step, names);
  }
  return names;
}

const acts = new WeakMap<Step, string[]>();

/** What else sites call an act, by the verb of the task; its own name stands first. */
const KIN: Record<string, string[]> = {
  accept: ['accept', 'approve', 'confirm', 'agree'],
  add: ['add', 'new', 'create', 'invite'],
  answer: ['answer', 'reply', 'respond'],
  apply: ['apply', 'submit', 'request', 'start'],
  approve: ['approve', 'accept', 'confirm'],
  arrange: ['arrange', 'book', 'schedule', 'request'],
  ask: ['ask', 'request', 'arrange', 'contact'],
  assign: ['assign', 'edit'],
  block: ['block', 'freeze', 'lock'],
  book: ['book', 'reserve'],
  bookmark: ['bookmark', 'save', 'favourite', 'favorite', 'star', 'keep'],
  cancel: ['cancel', 'withdraw'],
  change: ['change', 'edit', 'update', 'modify'],
  claim: ['claim', 'submit', 'request'],
  clear: ['clear', 'reset', 'empty'],
  close: ['close', 'resolve', 'withdraw', 'cancel'],
  complain: ['complain', 'complaint', 'report'],
  contact: ['contact', 'message'],
  copy: ['copy', 'duplicate', 'clone'],
  correct: ['correct', 'edit', 'change', 'fix'],
  create: ['create', 'new', 'add', 'compose'],
  decline: ['decline', 'reject', 'refuse'],
  delete: ['delete', 'trash', 'remove'],
  deregister: ['deregister', 'leave', 'cancel'],
  dispute: ['dispute', 'object', 'report'],
  drop: ['drop', 'remove', 'leave', 'withdraw'],
  duplicate: ['duplicate', 'copy', 'clone'],
  edit: ['change', 'edit', 'update', 'modify'],
  empty: ['empty', 'clear'],
  end: ['end', 'cancel', 'stop', 'terminate'],
  enrol: ['enrol', 'enroll', 'register', 'join', 'sign', 'book'],
  enroll: ['enroll', 'enrol', 'register', 'join', 'sign', 'book'],
  exchange: ['exchange', 'swap', 'return'],
  extend: ['extend', 'renew', 'prolong'],
  fix: ['correct', 'edit', 'change', 'fix'],
  flag: ['flag', 'star'],
  freeze: ['freeze', 'block', 'lock', 'pause'],
  get: ['refund'],
  hold: ['hold', 'reserve', 'pause', 'suspend', 'freeze'],
  invite: ['invite', 'add'],
  join: ['join', 'register', 'sign', 'enrol', 'book'],
  leave: ['leave', 'withdraw', 'drop', 'deregister'],
  lock: ['lock', 'freeze', 'block'],
  make: ['create', 'new', 'add'],
  merge: ['merge', 'combine', 'join', 'unite'],
  modify: ['change', 'edit', 'update', 'modify'],
  object: ['object', 'appeal', 'dispute'],
  move: ['move', 'reschedule', 'edit', 'change'],
  mute: ['mute', 'silence', 'snooze'],
  omit: ['omit', 'skip', 'remove'],
  pause: ['pause', 'suspend', 'hold', 'freeze'],
  pay: ['pay', 'payment'],
  post: ['post', 'new', 'write'],
  postpone: ['postpone', 'reschedule', 'move', 'change'],
  prolong: ['prolong', 'extend', 'renew'],
  reject: ['reject', 'decline', 'refuse'],
  remove: ['remove', 'delete', 'trash'],
  rename: ['rename', 'edit'],
  renew: ['renew', 'extend', 'prolong', 'keep'],
  reply: ['reply', 'answer', 'respond'],
  report: ['report', 'claim'],
  request: ['request', 'arrange', 'book', 'ask'],
  reschedule: ['reschedule', 'move', 'change'],
  reserve: ['reserve', 'book', 'hold', 'reservation'],
  reset: ['reset', 'clear'],
  respond: ['reply', 'answer', 'respond'],
  return: ['return', 'send'],
  schedule: ['schedule', 'new', 'book'],
  send: ['return', 'send', 'submit'],
  set: ['set', 'create', 'new', 'add'],
  share: ['share', 'invite'],
  shortlist: ['shortlist', 'save', 'star', 'favourite', 'favorite', 'bookmark'],
  silence: ['silence', 'mute', 'snooze'],
  skip: ['skip', 'omit', 'pause'],
  stop: ['unsubscribe', 'stop', 'end', 'cancel'],
  strike: ['remove', 'delete'],
  suggest: ['suggest', 'propose', 'submit', 'add', 'new'],
  swap: ['swap', 'exchange', 'change'],
  suspend: ['suspend', 'pause', 'freeze'],
  tell: ['tell', 'report', 'contact', 'message'],
  throw: ['delete', 'trash', 'remove', 'discard'],
  update: ['change', 'edit', 'update', 'modify'],
  withdraw: ['withdraw', 'cancel'],
  write: ['write', 'compose', 'new'],
};

/** What sites call an act, as stems, by the plain form of the verb for it; nothing where that is no act that is known. */
export function kinOf(verb: string): string[] {
  return (KIN[verb] ?? []).map((name) => stem(name));
}

/** Where something is put that is kept with others. */
const PLACED = /\b(?:on|onto|in|into|to) (?:the|your|my|our|an?|his|her|their) /i;
/** Where what one likes best is kept. */
const FAVOURITES = /\b(?:to|on|in|into|among|as) (?:(?:the|your|my) )?(?:list of )?favou?rites?\b/i;

function verbNames(verb: string, text: string): string[] {
  // "Start spinning": the act itself, or its beginning.
  const doing = /^(?:start|begin)\s+(\p{L}+)ing\b/iu.exec(text)?.[1];
  if (doing) return [stem('start'), stem(doing.replace(/(.)\1$/, '$1')), stem(`${doing}ing`)];
  // What is put on a list is put there by a button that is called like it: "Watch", "Bookmark".
  const kept = /\b(?:on|to|in) (?:your|the|my) (watch|bookmark|short|reading)/i.exec(text)?.[1]?.toLowerCase();
  if (kept && /^(?:put|add|save|place)$/.test(verb))
    return ['add', 'save', kept === 'short' ? 'shortlist' : kept].map((name) => stem(name));
  if (/^(?:put|add|save|place)$/.test(verb) && FAVOURITES.test(text))
    return ['add', 'save', 'favourite', 'favorite', 'star', 'heart', 'like', 'love'].map((name) => stem(name));
  if (
    /^(?:mark|make|set)$/.test(verb) &&
    /\b(?:as|an?|my|your|our) (?:an? )?(?:important|favou?rite|starred)\b/i.test(text)
  )
    return ['star', 'important', 'favourite', 'favorite', 'flag', 'like', 'heart'].map((name) => stem(name));
  // "Put the pea on my list": there it is put, and not switched on.
  if (/^(?:put|place)$/.test(verb) && PLACED.test(text)) return ['add', 'put', 'save'].map((name) => stem(name));
  const turned = /^(?:turn|switch|put|opt)$/.test(verb)
    ? /\b(off|out|on|in)\b/.exec(text.toLowerCase())?.[1]
    : undefined;
  if (turned === 'off' || turned === 'out')
    return ['turn', 'deactivate', 'disable', 'off', 'stop', 'switch'].map((name) => stem(name));
  if (turned === 'on') return ['turn', 'activate', 'enable', 'on', 'switch'].map((name) => stem(name));
  // A visit that is moved to another day is changed.
  if (verb === 'move' && /\b(?:appointment|booking|visit|reservation|meeting|stay|tour|class|delivery)\b/i.test(text))
    return ['move', 'reschedule', 'change', 'rebook', 'edit'].map((name) => stem(name));
  // What is taken out of a list or off it is removed from there.
  if (verb === 'take' && /\b(?:off|out|away|down)\b/i.test(text))
    return ['remove', 'delete', 'take', 'trash'].map((name) => stem(name));
  const names = verb === 'send' && /\bback\b/i.test(text) ? ['return', 'refund'] : (KIN[verb] ?? [verb]);
  if (
    [
      'find',
      'read',
      'learn',
      'show',
      'see',
      'view',
      'take',
      'bring',
      'display',
      'start',
      'search',
      'what',
      'how',
      'go',
      'tell',
      'visit',
      'open',
      'look',
      'when',
      'where',
      'which',
      'who',
      'is',
      'navigate',
    ].includes(verb)
  )
    return [];
  return names.map((name) => stem(name));
}

/** Acts by which something comes to be that stands nowhere yet. */
const ANEW =
  /^(?:create|suggest|propose|publish|announce|compose|set up|(?:send|write|post|file|submit|log)(?: in)? an? new\b|(?:make|add|open|start) an?(?:other)?(?! (?:second |new |further )?(?:copy|duplicate)\b))\b/i;

/** Whether a step makes something new, so that none of the things that are there is meant by its words. */
export function makesNew(step: Step): boolean {
  if (step.nth !== null || step.superlative !== null) return false;
  return (
    (step.verb === 'transact' && ANEW.test(step.text) && !BY_NAME.test(step.text)) ||
    (ENTERS.has(step.verb) && AS_NEW.test(step.text))
  );
}
/** "Publish Winter pond": what has a name was written before. */
const BY_NAME = /^[Pp]ublish\s+\p{Lu}/u;
const ENTERS = new Set<Step['verb']>(['enter', 'transact', 'add']);
/** "Enter Hart & Sons as a new client." */
const AS_NEW = /\bas an? new \p{L}/u;
