import { fold } from '../../../language/index.ts';
import { isCheckOf } from '../checked.ts';
import { putQuotes } from '../quotes.ts';
import { bareClause, liftLead, placeAhead, splitImperatives } from '../sentences.ts';
import type { Pair, Verb } from '../types.ts';
import { verbOf } from '../verbs/index.ts';
import { setGoing } from '../wording/caused.ts';
import { furtherWish, wishesOf } from '../wording/wishes.ts';
import { STATE } from '../words.ts';
import { addedTo, type Clause, intoMade, MAKES } from './beside.ts';
import { Discourse } from './discourse.ts';
import { frameOf } from './frame.ts';
import { isFurthered } from './furthered.ts';
import { asksNoMore, leftUndone } from './idle.ts';
import { commanded, isManner, outright } from './indirect.ts';
import {
  forbidden,
  insteadOf,
  kindOf,
  LEAVES_REST,
  NO_LONGER,
  ONLY_THAT,
  TERMS,
  UNWISHED,
  WISHED_TOO,
} from './kinds.ts';
import { outspoken, pageOfWish, topicOf } from './left-out.ts';
import { resolved } from './refer.ts';
import { newsIn, valuesIn } from './values.ts';

/** Commands that something else can be told for. */
const ASKS =
  /^(?:create|add|make|enter|post|set up|open|schedule|plan|write|register|suggest|propose|publish|start|book|order|buy|reserve|apply|report|file|transfer|send|pay)\b/i;
const SUM = /^[€$£]\s?\d|\d\s?(?:[€$£]|(?:euros?|pounds?|dollars?)\b)/i;
const COUNTS = /\bthere (?:are|were) (?:only )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\b/i;
const COUNTED = /\b(?:re)?count(?:ed|ing)?\b|\bstock-?tak/i;
/** "Move it from the wish list into the basket": one goes to the list first. */
const FROM_LIST =
  /^(?:move|put|take)\s+(.+?)\s+from\s+((?:the|your|my)\s.+?)\s+(?:in)?to\s+((?:the|your|my)\s+(?:shopping\s+)?(?:basket|cart|bag|trolley))$/i;
/** Commands that make a thing what it is told to be. */
const CHANGES = /^(?:change|correct|adjust|update|enter|fix|edit|set|amend|put|save)\b/i;
/** Acts on things of the world, which the next sentences may speak of still. */
const ACTS = new Set<Verb>(['transact', 'buy', 'add', 'remove', 'register', 'drag']);
/** "The note given": what is only put in. */
const GIVEN = /^\S+\s+(?:the|your|my)\s+(?:\p{L}+\s+){1,3}(?:given|below)$|^\S+\s+the\s+given\s/iu;
const LOOKS = new Set<Verb>(['learn', 'locate', 'reach', 'search']);
const NEVER = /^(?:do not|don't|never|avoid|ignore|leave out)\s+(.*)$/i;
const KEPT =
  /^(?:leave|keep)\s+(.*?)\s+(?:empty|blank|alone|out|unchanged|untouched|unticked|unchecked|unselected|as (?:it is|they are))$/i;
/** "Keep the one called «0»": a thing beside the one that is meant. */
const SPARED =
  /^keep\s+(?!.*\blonger\b)(?!.*\b(?:private|hidden|secret|public|visible|anonymous|confidential|short|open|on|off)[.!]?$)(?!.*\b(?:in|on) (?:my|your|our)\b)((?:the|your|my|our|those|that|his|her|their|\p{Lu}[\p{L}-]+['’]s)\s.*)$/iu;
const HELD =
  /^(.*?)(?:[,\s]+(?:but not|without(?! (?:a |any )?(?:spaces?|gaps?|blanks?)\b)|except(?: for)?|instead of|in place of|in lieu of|rather than|(?<!\b(?:i|you|we|they|who|that|which)\s+)(?:do not|don't))|\s+and\s+not(?=\s+(?:the|an?)\s)|,\s+(?:and\s+|but\s+)?(?:with\s+)?no(?=\s+(?!(?:matter|later|more|less|need|problem|hurry|longer|fewer|earlier|sooner|one|idea|other)\b)\p{Ll}[^,.;:]*$)|,\s+not(?=\s+(?:for|to|in|on|at|by|the|an?)\b))\s+(.*)$/iu;

/** What stands for one thing, and not for all that follows: "rice instead of mash, and a juice". */
const IN_PLACE = /^[,\s]+(?:instead of|in place of|in lieu of|rather than)\b/i;

/** Where what is not wanted ends, and what is wanted goes on. */
function heldUpTo(clause: string, wanted: string): RegExp {
  return IN_PLACE.test(clause.slice(wanted.length)) || /^,\s+not\s/i.test(clause.slice(wanted.length))
    ? /,\s+(?=\S)/
    : /,\s+(?=(?:from|on|at|in|for|to|by|of)\s)|\s+(?:and|but)\s+(?=with\s)/i;
}

/** Somebody of whom something is told, and who wants or means to do something. */
const GOES_ON_WISHING =
  /^(?:i|you|we|he|she|they|(?:your|my|our|his|her|an?|the)\s[^,.;]{2,60}?)\s.*(?:\band|,)\s+(?:(?:now|also|so|so that|he|she|they|you|i|we)\s+)*(?:would|'d)?\s*(?:wants?|like|wish(?:es)?|needs?|hopes?|plans?|intends?|means?)\s+to\b/i;

/** What is told to be done after what was told before. */
const THEN =
  /^(?:and |but |only )*(?:then|after(?:wards?\b| that| this| which| doing)|next|finally|lastly|once|when|as soon as)\b/i;

const SOMEBODY = /^(?:i|you|we|he|she|they)\s/i;

const BARE = { theme: '', described: '', about: '', known: false };
/** Reads sentence by sentence what is asked, what is told, and what is forbidden. */
const SAVES = /^(?:save|store) (?:it|them)(?:\s+(?:as|under|with|by)\s.*)?$/i;
/** "Look it up for him": whoever wants to know it is no part of what is looked for. */
const FOR_WHOM = /^((?:look|find|check|see|tell)\b.*?)\s+for (?:me|us|him|her|them)$/i;
/** Steps that put something in or change it. */
const CHANGED = new Set<Verb>(['transact', 'enter', 'pick', 'tick', 'untick']);

/** "The one about parking": of the kind that was acted on before. */
const ONE_OF_KIND = /^\p{L}+\s+the\s+(?:other\s+)?ones?\s+(?:about|from|by|called|titled|named|with|for|of)\s/iu;

/** Whether a command is done with a thing that can be spoken of behind it: also by a control that stands with it. */
function actsOnThing(text: string): boolean {
  const sense = verbOf(fold(text));
  return sense !== null && (ACTS.has(sense.verb) || (sense.verb === 'press' && sense.words === 0));
}

export class Reader {
  readonly clauses: Clause[] = [];
  readonly background: string[] = [];
  readonly avoid: string[] = [];
  readonly #strings: readonly string[];
  readonly #discourse = new Discourse();
  /** What a thing is from now on, by its last telling. */
  #news: ReturnType<typeof newsIn> = null;
  /** What somebody wants to make, read or see, until it is asked of. */
  #wished = '';
  #wish = '';
  /** What was told of a value before anything was asked: "the code is 3059". */
  #given: Pair | null = null;

  /** What is read now is told to come after what was read before: an act of its own. */
  #later = false;

  /** Nothing in the text is a command, so that what is wished for is what is asked. */
  readonly #wishful: boolean;

  constructor(strings: readonly string[], wishful = false) {
    this.#strings = strings;
    this.#wishful = wishful;
  }

  read(sentence: string, rest: readonly string[]): void {
    const last = this.clauses.at(-1);
    const other = last ? insteadOf(sentence, last.text) : null;
    if (other) {
      this.clauses.push({ ...BARE, text: other, pairs: [], how: [], otherwise: true });
      return;
    }
    const wishes = this.#wishful ? wishesOf(sentence) : furtherWish(sentence);
    if (wishes.length > 0) {
      for (const wish of wishes) this.#readPart(wish);
      return;
    }
    // "Any day will do, but it has to be before noon."
    const [one = '', ...but] = sentence.split(/,\s+but\s+/i);
    if (but.length > 0 && kindOf(one, commanded(bareClause(one)), true) === 'proviso') {
      for (const part of but) this.read(part, rest);
      return;
    }
    const lifted = liftLead(sentence).replace(/^(?:after that|afterwards|then|next|finally),?\s+/i, '');
    const parts = splitImperatives(lifted);
    const first = commanded(bareClause(parts[0] ?? ''));
    const kind = kindOf(sentence, first, this.clauses.length > 0);
    if (kind === 'proviso') {
      const not = forbidden(sentence);
      if (not) this.#forbid(not);
      return;
    }
    if (kind === 'wish' && this.clauses.length === 0 && isFurthered(sentence, rest.filter(isCommand))) {
      for (const wish of wishesOf(sentence)) this.#readPart(wish);
      if (this.clauses.length > 0) return;
    }
    if (kind === 'wish' && (this.clauses.length > 0 || rest.some(isCommand))) {
      this.#tellWish(sentence);
      return;
    }
    const made = this.clauses.at(-1);
    if (made && kind === 'told' && ASKS.test(made.text) && TERMS.test(sentence)) {
      made.how.push(sentence.replace(/[.!;\s]+$/, ''));
      return;
    }
    if (kind === 'told' && /^what\s/i.test(sentence)) {
      this.#tell(sentence);
      return;
    }
    // "You live in the hills and use a wheelchair. Which walk …?": what somebody does is told for what is asked.
    if (
      kind === 'told' &&
      SOMEBODY.test(sentence) &&
      rest.length > 0 &&
      rest.every((next) => next.trim().endsWith('?'))
    ) {
      this.#tell(sentence);
      return;
    }
    // "I found a moth and want to send it in. What must I enclose?": what is asked comes after it.
    if (kind === 'told' && GOES_ON_WISHING.test(sentence) && rest.some(isCommand)) {
      this.#tell(sentence);
      return;
    }
    const from = this.clauses.length;
    const place = placeAhead(sentence);
    for (const [i, part] of parts.entries()) {
      const upTo = this.clauses.length;
      // "Pin the post about the fair, hide the one about parking": of the kind that stands before it.
      if (upTo > from && ONE_OF_KIND.test(bareClause(part))) this.#askedSince(from);
      this.#later = upTo > 0 && THEN.test(i === 0 ? sentence : part);
      this.#readPart(part.replace(/^then,?\s+/i, ''));
      const next = this.clauses[upTo];
      if (next && this.#later) next.later = true;
    }
    const [opening] = this.clauses.slice(from);
    if (opening && opening.about === '') opening.about = place;
    this.#askedSince(from);
  }

  /** What was acted on from a clause on may be spoken of behind it. */
  #askedSince(from: number): void {
    for (const { text } of this.clauses.slice(from))
      if (actsOnThing(text) && !GIVEN.test(text)) this.#discourse.ask(text.replace(/^\S+\s*/, ''));
  }

  #put(text: string): string {
    return putQuotes(text, this.#strings);
  }

  #forbid(text: string): void {
    this.avoid.push(this.#put(text));
  }

  /** A sentence that asks for nothing: it may give a value of what was asked, or prepare what comes. */
  #tell(text: string): void {
    const said = text.replace(/[.!;]+$/, '');
    const unwished = NO_LONGER.exec(said);
    if (unwished) this.#forbid(unwished[1]!);
    if (this.clauses.length === 0) this.#wish = said;
    // How many there are is no number to put in, but for who has counted them.
    if ((!COUNTS.test(said) || COUNTED.test(said)) && !unwished) this.background.push(this.#put(said));
    const last = this.clauses.at(-1);
    if (last && MAKES.test(last.text) && !/^(?:you|i)\b/i.test(said))
      for (const { field, value } of valuesIn(said)) last.pairs.push({ field, value: this.#put(value) });
    for (const pair of this.clauses.length === 0 ? valuesIn(said) : []) this.#given = pair;
    const news = newsIn(said) ?? newsIn(said.split(/:\s+/).at(-1)!);
    if (news) {
      const pronoun = /^(?:it|they|the (?:right|correct|new) .*)$/i.test(news.thing);
      const meant = pronoun ? (this.#discourse.find({ plural: false })?.core ?? '') : news.thing;
      this.#news = { ...news, thing: meant };
    }
    this.#discourse.tell(said.replace(/^(?:then\s+)?wait\s+(?:until|till|for)\s+/i, ''));
  }

  /** "You want to pay at the office": how what was asked is to come about, or what it is all for. */
  #tellWish(sentence: string): void {
    const held = HELD.exec(sentence.replace(/[.!;]+$/, ''));
    const last = this.clauses.at(-1);
    if (last)
      last.how.push(
        (held?.[1] ?? sentence)
          .replace(/[.!;]+$/, '')
          .replace(/^(?:you|i)\s+(?:would like|want|wish|will|plan|prefer)\s+(?:to\s+|it\s+)?/i, ''),
      );
    if (held) this.#forbid(held[2]!);
    this.#tell(held?.[1] ?? sentence);
    if (last) return;
    this.#wished = this.#discourse.find({ told: true })?.core ?? '';
    this.#wish = held?.[1] ?? sentence;
  }

  #readPart(part: string): void {
    // "Sign me up, and I would like to pay by card": how, told in the same breath.
    if (this.clauses.length > 0 && WISHED_TOO.test(part)) {
      this.#tellWish(part);
      return;
    }
    if (STATE.test(part) || UNWISHED.test(part)) {
      this.#tell(part);
      return;
    }
    const bare = bareClause(part).replace(ONLY_THAT, '');
    const without = NEVER.exec(bare) ?? KEPT.exec(bare) ?? SPARED.exec(bare);
    if (without) {
      this.#forbid(without[1]!);
      return;
    }
    if (LEAVES_REST.test(bare)) return;
    const undone = leftUndone(bare);
    if (undone !== '') {
      this.#forbid(undone);
      return;
    }
    if (asksNoMore(bare, this.clauses.at(-1)?.text ?? '')) {
      this.background.push(this.#put(bare));
      return;
    }
    const held = HELD.exec(bare);
    // "Without breakfast, from 4 to 6 May": behind the comma the rest is told.
    const [not = '', ...more] = (held?.[2] ?? '').split(heldUpTo(bare, held?.[1] ?? ''));
    // "With a balcony and without breakfast", "the duplicate, the one without a number": what led up to it is said no more.
    const led = held?.[1]?.replace(/,?\s+(?:and|or|the ones?|those)$/i, '');
    const asked = (held ? [led, ...more].join(' ') : bare).replace(/,?\s+but$/i, '');
    if (held) this.#forbid(not.replace(/,?\s+please$/i, ''));
    this.#ask(asked);
  }

  /** One wish may take more than one command. */
  #ask(asked: string): void {
    for (const one of setGoing(asked) ?? [asked]) this.#command(one);
  }

  #command(told: string): void {
    const asked = FOR_WHOM.test(told) ? told.replace(FOR_WHOM, '$1') : told;
    const last = this.clauses.at(-1);
    const beside = last ? addedTo(last, asked, this.#later) : null;
    if (last && beside) {
      last.how.push(...beside.how);
      for (const { field, value } of beside.pairs) last.pairs.push({ field, value: this.#put(value) });
      return;
    }
    const direct = outspoken(
      commanded(last ? intoMade(asked, last.text).replace(/^write(?=\s+that\b)/i, 'say') : asked, !last),
      this.#discourse,
    );
    if (!verbOf(fold(direct))) {
      this.#tell(asked);
      return;
    }
    const verb = verbOf(fold(direct))!.verb;
    // What is typed is told by a value, and not by what it is called.
    // "Look it over, put right what differs, and approve it": between them nothing else is spoken of.
    const before = this.clauses.findLast(({ text }) => !isCheckOf(text));
    // "Find the cheapest room and book it": what was looked for, which the steps tell themselves.
    const looked =
      before && LOOKS.has(verbOf(fold(before.text))?.verb ?? 'wait') && /^\S+\s+(?:it|them|that|one)\b/i.test(direct);
    // "Update your profile and save it": what was changed is kept, whatever else was spoken of.
    const kept = last && SAVES.test(direct) && CHANGED.has(verbOf(fold(last.text))?.verb ?? 'wait');
    const read =
      looked || kept || (verb === 'enter' && !/\bto\b/.test(direct))
        ? { text: direct, meant: [] }
        : resolved(
            direct,
            this.#discourse,
            (verb === 'drag' || !ACTS.has(verb)) && verb !== 'learn' && !ONE_OF_KIND.test(direct),
            verb === 'learn',
          );
    const moved = FROM_LIST.exec(read.text);
    if (moved) {
      this.clauses.push({ ...BARE, text: `open ${moved[2]}`, pairs: [], how: [] });
      read.text = `put ${moved[1]} into ${moved[3]}`;
    }
    const text = outright(read.text, this.#discourse.persons());
    const frame = frameOf(text, read.meant);
    const clause: Clause = {
      text,
      theme: frame?.theme ?? '',
      described: frame?.described ?? '',
      about: verb === 'learn' && read.meant.length === 0 ? topicOf(text, this.#discourse) : '',
      known: frame?.known ?? false,
      pairs: [],
      how: [],
    };
    // "The comment «0»" is put to what was spoken of.
    const words = frame?.known ? /^(?:the|an?)\s+(\p{L}+)\s+(«\d+»)$/iu.exec(frame.rest) : null;
    if (words) clause.pairs.push({ field: words[1]!, value: this.#put(words[2]!) });
    if (this.#news?.thing && CHANGES.test(text) && !/\sto\s|«/.test(direct)) {
      const field = this.#news.thing.replace(/^(?:the|your|my|our|its)\s+/i, '').replace(/\s+(?:of|for)\s.*$/i, '');
      const value = this.#put(this.#news.value);
      // What costs something else has another price, whatever it is.
      const fields = SUM.test(value) ? ['price', 'amount'] : [field];
      for (const name of fields) clause.pairs.push({ field: name, value });
      if (this.#news.not) this.#forbid(this.#news.not);
      this.#news = null;
    }
    if (this.#given && /^(?:type|enter|write|paste|put|key)\s+(?:it|this|that)\b/i.test(direct)) {
      clause.pairs.push({ ...this.#given, value: this.#put(this.#given.value) });
      this.#given = null;
    }
    // "You want to bake the walnut bread": it is looked up before anything is asked of it.
    const page = pageOfWish(direct, this.#wish);
    if (page !== null) Object.assign(clause, { text: page, about: '' });
    else if (clause.about !== '' && this.#wished !== '' && clause.about.includes(this.#wished))
      this.clauses.push({ ...BARE, text: `find ${clause.about}`, pairs: [], how: [] });
    this.#wished = '';
    this.#wish = '';
    this.clauses.push(clause);
  }
}

/** Whether a sentence asks for something by itself. */
function isCommand(sentence: string): boolean {
  const bare = commanded(bareClause(splitImperatives(liftLead(sentence))[0] ?? ''));
  return kindOf(sentence, bare, true) === 'command' && !isManner(bare) && !NEVER.test(bare);
}
