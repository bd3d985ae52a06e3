import type { Sentiment } from '../../contract/index.ts';
import { NAMED } from './again.ts';
import { MOVES } from './moves.ts';
import { OPENINGS, REMARKS } from './remarks.ts';

/** Something about the page that the person remarks on. */
export interface Remark {
  /** A key of REMARKS. */
  kind: string;
  /** What it is about, in the page's words. */
  about?: string;
}

/** What there is to say about a turn. */
export interface Saying {
  /** The kind of move: a key of MOVES. */
  move: string;
  cause: string;
  wanted: string;
  sentiment: Sentiment;
  /** Label of the last act when it had no effect, else null. */
  without: string | null;
  plain: boolean;
  /** Wordings used lately, which are not used again at once. */
  lately: readonly string[];
  /** The page, as its heading or title names it. */
  page?: string;
  /** What was nearly chosen instead. */
  rival?: string;
  remark?: Remark | null;
  /** Hears the page: says nothing of how it looks. */
  listens?: boolean;
  /** The feeling is that of the turn before, and needs no words again. */
  feltBefore?: boolean;
}

const MOVE_OF_RULE: Record<string, string> = {
  satisfice: 'satisfice',
  open_menu: 'satisfice',
  next_page: 'satisfice',
  press_named: 'press_named',
  point: 'press_named',
  drag: 'press_named',
  each_entry: 'press_named',
  upload: 'fill_field',
  fill_field: 'fill_field',
  set_value: 'fill_field',
  set_in_order: 'fill_field',
  choose_option: 'choose',
  pick: 'choose',
  tick: 'choose',
  untick: 'choose',
  sort: 'choose',
  filter: 'choose',
  open_choices: 'satisfice',
  turn_calendar: 'press_named',
  commit: 'commit',
  type_query: 'search',
  send_search: 'send',
  scroll: 'scroll',
  back: 'back',
  clear_overlay: 'clear_overlay',
  answer_dialog: 'answer_dialog',
  mend: 'mend',
  amend: 'amend',
  confirm: 'answer_dialog',
  try_again: 'once_more',
  wait: 'wait',
  pause: 'pause',
};

/** Whether a rule has a move of its own; of the others nothing is known but that they go on. */
export function isKnownRule(rule: string): boolean {
  return rule in MOVE_OF_RULE;
}

export function moveOf(rule: string): string {
  return MOVE_OF_RULE[rule] ?? 'satisfice';
}

function clip(text: string, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= length ? flat : `${flat.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}

/** Words on the page are quoted; a description ("the cookie notice") is not. */
function quote(text: string, length: number): string {
  const bare = clip(text, length)
    .replace(/[.!:;,]+$/, '')
    .replace(/[“”]/g, '"');
  if (!bare) return '';
  return (/^(?:the|this|that|a|an|my|it|nothing|what) [a-z]/.test(bare) && bare.length < 40) ||
    /^\d+ seconds$/.test(bare)
    ? bare
    : `“${bare}”`;
}

/** Why somebody leaves, as a part of a sentence; what is quoted in it stays quoted where it is cut. */
function reason(cause: string): string {
  const cut = clip(cause, REASON).replace(/[.!]+$/, '');
  return cut.split('“').length > cut.split('”').length ? `${cut}”` : cut;
}

/** Characters of a message that are repeated, and of the name of a control. */
const LONG = 110;
/** Characters of an answer that was asked for: of two questions both are told. */
const ANSWER = 260;
const SHORT = 48;
/** Moves that are said in a word when the thing was just named. */
const CLICKS = new Set([
  'satisfice',
  'onward',
  'guess',
  'press_named',
  'press_again',
  'choose',
  'commit',
  'fill_field',
  'refill',
  'search',
  'search_anew',
  'once_more',
  'press',
  'mark',
  'unmark',
  'switch_on',
  'switch_off',
]);
/** Remarks that repeat what the page says. */
const TOLD = new Set(['complaint', 'missing', 'objection']);
const LEAVES = new Set(['gave_up', 'tired']);
/** Characters of a reason for leaving. */
const REASON = 150;
const MESSAGES = new Set([
  'completed',
  'answered',
  'reached',
  'gave_up',
  'tired',
  'mend',
  'amend',
  'answer_dialog',
  'wait',
]);

const NO_THING =
  /^(?:as|to|by|with|for|from|in|on|at|of|if|it|them|(?:this|that|these|those)$|up|out|and|or|not|is|are|be|do|go)\b/i;
const SAID_WITH_ARTICLE =
  /^(?:the|a|an|my|his|her|its|our|their|this|that|these|those|some|any|all|every|one|two|\d)\b/i;
/** Words that stand without an article: plurals, and what is not counted. */
const UNCOUNTED = /(?:s|y|ion|ing|ment|ness|ance|ence|information|help|advice|mail)$/i;

/**
 * The words of the task from the first to the last of what is wanted, with what stands between: "an appointment with
 * a nurse" for "appointment nurse". Empty when the task does not say it so.
 */
export function asTold(wanted: string, told: string): string {
  const words = wanted.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  if (words.length === 0) return '';
  const between = words
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.'))
    .join('(?:[^\\p{L}\\p{N}]+\\p{L}+){0,3}?[^\\p{L}\\p{N}]+');
  const found = new RegExp(
    `(?:\\b(?:an?|the|my|your|his|her|some|this)\\s+)?(?<![\\p{L}\\p{N}])${between}(?![\\p{L}\\p{N}])`,
    'iu',
  ).exec(told);
  return found?.[0] ?? '';
}

/** What is wanted, as somebody would say it of themselves; empty when the task's words do not make a thing. */
export function thing(wanted: string): string {
  const own = clip(wanted.replace(/["“”]/g, ''), 70)
    .replace(/\byour\b/gi, 'my')
    .replace(/\byou\b/gi, 'I')
    .replace(/[.!?:;,]+$/, '');
  const count = own.split(' ').length;
  if (
    !own ||
    own.endsWith('…') ||
    count > 7 ||
    NO_THING.test(own) ||
    /\b(?:then|which|whether|how|where|when|who|they|it|them|is|are|was|were|be|has|have|I)\b/.test(own)
  )
    return '';
  // A name of several words that ends in a plain one is a thing: the Tarn enamel mug.
  if (/^\p{Lu}\S* .*\p{Ll}\S*$/u.test(own) && /^\p{Ll}/u.test(own.split(' ').at(-1)!)) return `the ${own}`;
  if (SAID_WITH_ARTICLE.test(own) || /^[A-Z]/.test(own) || UNCOUNTED.test(own.split(/ (?:in|of|from|for) /)[0]!))
    return own;
  return `the ${own}`;
}

function fill(wording: string, slots: Readonly<Record<string, string>>): string | null {
  let whole = true;
  const text = wording.replace(/\{(\w)\}/g, (_, slot: string) => {
    const value = slots[slot] ?? '';
    if (!value) whole = false;
    return value;
  });
  return whole ? text : null;
}

/** Picks one of the wordings that can be said; what was said lately comes last. */
function word(
  wordings: readonly string[],
  slots: Readonly<Record<string, string>>,
  lately: readonly string[],
  pick: (count: number) => number,
): { text: string; wording: string } | null {
  const sayable = wordings
    .map((wording) => ({ wording, text: fill(wording, slots) }))
    .filter((entry): entry is { wording: string; text: string } => entry.text !== null);
  const fresh = sayable.filter((entry) => !lately.includes(entry.wording));
  // When all were used, the one that was used longest ago is worn least.
  const pool =
    fresh.length > 0
      ? fresh
      : sayable.sort((a, b) => lately.lastIndexOf(a.wording) - lately.lastIndexOf(b.wording)).slice(0, 1);
  return pool[pick(pool.length)] ?? null;
}

/** How often a feeling that needs no remark opens the sentence. */
const OPENING_SHARE = { new: 0.6, mild: 0.25, old: 0.08 };
const ENDS = new Set(['completed', 'acted', 'gave_up', 'tired', 'answered']);
const MILD: readonly Sentiment[] = ['neutral', 'curious', 'satisfied'];

function sentence(text: string): string {
  const at = text.search(/[\p{L}\p{N}]/u);
  const start = at > 0 && text.slice(0, at).includes('“') ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return start.replace(/([.!?…])”\./g, '$1”').replace(/\s+/g, ' ');
}

/** Wordings that only somebody who sees the page could say. */
const OF_LOOKS =
  /\b(?:eyes?|white|grey|faintly|pale|tiny|small|covers|catches|scroll\w*|sign|picture|look twice|moves about|see (?:it|the page|which|an empty|the rest|below|where it|what the field)|(?:look|am) further (?:down|up)|do not see|the top once more|upper part|keep changing|watch it|I would like to see)\b/;

/** Words a turn as the person would say it aloud; returns the wordings' key as well, to keep from repeating them. */
export function say(saying: Saying, pick: (name: string, count: number) => number): { text: string; key: string } {
  const heard = (all: readonly string[]) => {
    const fit = saying.listens ? all.filter((wording) => !OF_LOOKS.test(wording)) : all;
    return fit.length > 0 ? fit : all;
  };
  const wordings = (move: string) => {
    const set = MOVES[move] ?? MOVES.satisfice!;
    const all = saying.plain ? [...set.plain, ...set.fluent.slice(0, 1)] : [...set.fluent, ...set.plain.slice(0, 3)];
    return heard(all);
  };
  const length = saying.move === 'answered' ? ANSWER : MESSAGES.has(saying.move) ? LONG : SHORT;
  const cause = quote(saying.cause, length);
  const wanted = thing(saying.wanted);
  const bare = (text: string) => text.toLowerCase().replace(/^(?:the|an?|my|this|that) |[^\p{L}\p{N}]/gu, '');
  const remark: Remark | null =
    saying.without !== null ? { kind: 'nothing', about: saying.without } : (saying.remark ?? null);
  const slots = {
    // Who waits for nothing that the page names quotes nothing.
    c: LEAVES.has(saying.move) ? reason(saying.cause) : cause || (saying.move === 'wait' ? '' : 'this'),
    // That the socks are behind “Socks” is nothing to say.
    w: bare(wanted) === bare(saying.cause) ? '' : wanted,
    // A page that was just told of is not named once more.
    p: bare(remark?.about ?? '') === bare(saying.page ?? '') ? '' : quote(saying.page ?? '', 60),
    d: quote(saying.rival ?? '', 60),
  };
  // Nobody says a long name twice in one breath.
  const named = CLICKS.has(saying.move) && remark?.about !== undefined && bare(remark.about) === bare(saying.cause);
  const move = named ? (NAMED[saying.move] ?? 'it') : saying.move === 'tired' && !slots.p ? 'gave_up' : saying.move;
  const main = word(wordings(move), slots, saying.lately, (count) => pick('move', count)) ?? { text: '', wording: '' };
  const remarked =
    remark &&
    word(
      heard(REMARKS[remark.kind] ?? []),
      { x: quote(remark.about ?? '', TOLD.has(remark.kind) ? LONG : 60) },
      saying.lately,
      (count) => pick('remark', count),
    );
  const ends = ENDS.has(saying.move);
  const share =
    saying.feltBefore && !ends
      ? OPENING_SHARE.old
      : MILD.includes(saying.sentiment) && !ends
        ? OPENING_SHARE.mild
        : OPENING_SHARE.new;
  const opening =
    !remarked && pick('open', 1000) < share * 1000
      ? word(OPENINGS[saying.sentiment] ?? [], {}, saying.lately, (count) => pick('opening', count))
      : null;
  const text = [remarked?.text ?? opening?.text, main.text]
    .filter((part): part is string => Boolean(part))
    .map(sentence)
    .join(' ');
  return { text, key: [main.wording, remarked?.wording ?? opening?.wording ?? ''].join('|') };
}
