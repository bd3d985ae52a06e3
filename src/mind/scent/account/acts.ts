// A task may ask for several things that have nothing to do with each other but the list they stand on. Each is an act of its own, with its
// own thing and its own values: what one of them tells must not get into the form of another, and nothing is done before each of them is.
import { fold, words } from '../../language/index.ts';
import { commanded } from '../goal/discourse/indirect.ts';
import { kindOf } from '../goal/discourse/kinds.ts';
import { putQuotes, takeQuotes } from '../goal/quotes.ts';
import { bareClause, liftLead, sentences, splitImperatives } from '../goal/sentences.ts';
import type { Verb } from '../goal/types.ts';
import { verbOf } from '../goal/verbs/index.ts';
import { PUTS_DOWN } from '../goal/wording/by-name.ts';
import { singular } from '../goal/wording/chosen.ts';
import { withOneSaid } from '../goal/wording/gapped.ts';
import { ownersToo } from '../goal/wording/owners-too.ts';
import { properNames } from '../meaning/match.ts';

/** Verbs of acts on things that a site keeps. */
const ACTS = new Set<Verb>(['transact', 'remove', 'buy', 'add', 'pick', 'enter', 'drag', 'tick']);
/** What only belongs to the act before it: a part of its form, how it comes about, its end. */
const BELONGS =
  /^(?:choose|select|pick|pay|use|include|leave|ask|say|mention|tell|let|confirm|save|submit|store|apply|enter|type|fill|complete|finish|invite|attach|press|click|tap|hit|request|sign|log|enable|allow|tick(?! (?:the )?\S+ as\b)|note|write (?:that|down|in)|get (?:it|them)|keep(?! back\b)|take it|answer (?:the|all|each|every)|follow (?:the|all)|turn|switch)\b/;
/** What a sentence says that goes over to something else. */
const GOES_OVER =
  /^(?:and\s+|but\s+)?(?:then|after(?:wards?|\s+that|\s+this)|also|next|finally|lastly|besides|second(?:ly)?|third(?:ly)?|instead|once (?:that|this) is done|when (?:that|this) is done|in addition|apart from that)\b/i;
/** What opens a row of things to be done: "Two things on the list:". */
const OPENING =
  /^(?:please\s+)?(?:there are\s+)?(?:two|three|four|a few|some|several)\s+(?:\p{L}+\s+)?(?:things|jobs|tasks|changes|errands|matters|corrections)\b[^:.]{0,60}:\s*/iu;
/** What takes away, and what brings in. */
const TAKES =
  /^(?:delete|remove|erase|cancel|archive|return|give back|withdraw|hand (?:back|in)|discard|end|drop)\b|^take\b.+\b(?:off|out|away)$/;
const BRINGS = /^(?:add|book|buy|order|create|make|get|reserve|register|rent|hire|take|put)\b/;
/** "Get another for the day after": something that is had anew. */
const GETS = /^(?:get|take|have) (?:an?other|a new|a different)\b/;
/** What is bought together is paid together. */
const SHOPS = /^(?:buy|purchase|order|get|add|put)\b/;
/** What points back to what was spoken of. */
const POINTS =
  /\b(?:it|its|itself|them|they|their|him|his|he|she|her|this|these|those|there|the (?:same|latter|former|new one|copy)|that one)\b|(?:^\S+|\b(?:with|to|of|for|in|on|at|from|by|into))\s+that\b|\bthat[.!]?$/i;
/** Something new, which nobody has spoken of yet. */
const NEW = /^\S+\s+(?:up\s+)?(?:an?|another|one more)\s/;
/** A thing that is told from others of its kind. */
const TOLD_APART =
  /\b(?:the|an?|another|my|your|our)\s(?:[\p{L}-]+\s){1,4}?(?:of|about|called|named|titled|with|from|by|who|that|which|whose|for|to|in|on|at)\s/u;
/** What something is set to, and where it goes: no part of its name. */
const SET_TO =
  /^((?:set|change|correct|update|edit|move|put|raise|lower|make|give|mark|rename)\b.*?)\s+(?:to|as|into|onto)\s.*$/;
/** Values that are told by themselves: a note to an order, the size of what is bought. */
const PARTS =
  /\b(?:quantity|amount|number of|size|colour|color|note|message|comment|remark|delivery|shipping|payment|voucher|coupon|discount|gift|address|option|extra|insurance|deadline|due date|priority|description|title|subject|total|password|email|phone)\b/;

/** "Severity: Major", "Capacity 80": a value with its name, which belongs to the act before it. */
const LABELLED =
  /^(?!please\b|then\b|next\b|finally\b|first\b|also\b|note\b)\p{L}[\p{L}\p{N}'’/-]*(?: [\p{L}\p{N}'’/-]+){0,4}:\s+\S/iu;
const BARE = /^\p{L}[\p{L}'’/-]*(?: [\p{L}'’/-]+){0,3} (?:«\d+»|[\d£$€+][^\s]*)(?=[\s.,;]|$)/iu;

interface Part {
  text: string;
  /** The clause without what leads up to it, folded; empty where it asks for nothing. */
  act: string;
  verb: Verb | null;
  /** It is told to come after what was before it. */
  over: boolean;
  /** It stands at the head of a sentence. */
  head: boolean;
  /** The sentence that it stands in, and of how many parts that is. */
  sentence: string;
  of: number;
}

function partsOf(text: string): Part[] {
  return sentences(text).flatMap((sentence) => {
    const own = splitImperatives(sentence);
    return own.map((part, i) => {
      const where = { text: part, over: GOES_OVER.test(part), head: i === 0, sentence, of: own.length };
      const bare = commanded(
        bareClause(
          liftLead(part)
            .replace(GOES_OVER, '')
            .replace(/^[,:\s]+/, ''),
        ),
      );
      const verb = verbOf(fold(bare))?.verb ?? null;
      // "You want to sand the floor": what it is all for.
      if (/^(?:you|i|we)\b/i.test(part)) return { ...where, act: '', verb: null };
      if (LABELLED.test(part)) return { ...where, act: '', verb: null };
      if (GETS.test(fold(bare))) return { ...where, act: fold(bare), verb: 'buy' as const };
      const asks = verb !== null && verb !== 'learn' && kindOf(bare, bare, false) === 'command';
      return { ...where, act: asks ? fold(bare) : '', verb: asks ? verb : null };
    });
  });
}

/** What a part calls by name: in quotes, with capital letters, as somebody's. */
function namesOf({ text }: Part): string[] {
  const bare = text.replace(GOES_OVER, '').replace(/^(?:and|but|so)\s+|^[,:\s]+/i, '');
  const owners = [...bare.matchAll(/\b(\p{Lu}[\p{L}-]+?)(?:['’]s|s['’])(?=\s)/gu)].map(([, owner]) => owner!);
  // At the head of a sentence any word has a capital letter.
  const [leading] = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)+/u.exec(bare) ?? [];
  const known = leading && verbOf(fold(leading)) === null ? [leading] : [];
  return [...(bare.match(/«\d+»/g) ?? []), ...properNames(bare), ...owners, ...known];
}

/** Whether what is asked is done with something that is kept on a site. */
const isAct = ({ act, verb }: Part) => verb !== null && ACTS.has(verb) && !BELONGS.test(act);

/** Whether a part only gives a value, for the act that was told before it. */
const isValue = ({ text }: Part): boolean => {
  const bare = text.replace(GOES_OVER, '').replace(/^[,:;\s]+/, '');
  return LABELLED.test(bare) || (BARE.test(bare) && verbOf(fold(bare)) === null);
};

/** What is acted on, without what it is to be. */
const thingIn = (act: string) => SET_TO.exec(act)?.[1] ?? act;

/** Whether a part is about something of its own, and not about what was spoken of in the acts before. */
function isApart(part: Part, told: readonly Part[], before: readonly Part[]): boolean {
  const spoken = before.map(({ text }) => text).join(' ');
  const own = [...told, part].map((one) => ({ ...one, text: byItself(one.text, spoken) }));
  // "The man with the parrot has moved; remove him": it is he who was just told of.
  const first = own[0]!;
  if (POINTS.test(fold(first.text.replace(GOES_OVER, '')))) return false;
  const last = before.findLast(isAct)!;
  if (SHOPS.test(last.act) && SHOPS.test(part.act) && !NEW.test(part.act) && !PUTS_DOWN.test(part.act)) return false;
  if (
    PARTS.test(
      fold(told.length > 0 ? '' : (/^\S+\s+(?:the|an?|your|my)\s+((?:[\p{L}-]+\s?){1,2})/u.exec(part.act)?.[1] ?? '')),
    )
  ) {
    const of = /\b(?:of|for|on|to|at|in|under)\s+(?:the|my|your|«|\p{Lu})/u.test(part.text.replace(/\bto\s+.*$/, ''));
    if (!of) return false;
  }
  const contrary = (TAKES.test(last.act) && BRINGS.test(part.act)) || (BRINGS.test(last.act) && TAKES.test(part.act));
  const known = new Set(before.flatMap(namesOf));
  const named = own.flatMap(namesOf).some((name) => !known.has(name));
  const toldApart =
    TOLD_APART.test(thingIn(part.act)) || NEW.test(part.act) || told.some(({ text }) => TOLD_APART.test(fold(text)));
  const borne = new Set(words(fold(spoken)));
  if (
    contrary &&
    (named ||
      words(part.act)
        .slice(1)
        .some((word) => word.length > 3 && !borne.has(word)))
  )
    return true;
  if (part.over || told.length > 0) return named || toldApart;
  return named && (toldApart || TAKES.test(part.act) || /^(?:rename|move|close|create|mark|tick)\b/.test(part.act));
}

const ROUTE = /\bfrom \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)* to \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*/u;

/** What kind of thing was acted on: "ticket" of "give that ticket back". */
const KIND =
  /\b(?:that|this|the|my|your|our|an?)\s+(?:[\p{Ll}-]+\s+){0,3}?([\p{Ll}-]+)(?=\s+(?:of|about|called|named|titled|with|from|by|who|that|which|for|to|in|on|at|back|off|out|and)\b|[,.;:]|\s*$)/giu;

/** What was told by number only: "Mark invoices 201 and 204 as paid". */
const NUMBERED = /(?:^|[.!?]\s+)\p{L}+\s+(\p{Ll}+)\s+(?=[#\d«])/u;

/** An act by itself, in words that need nothing of what was told before: "another" of what, "the same journey" from where to where. */
function byItself(text: string, before: string): string {
  const kind = [...before.matchAll(KIND)].at(-1)?.[1] ?? singular(NUMBERED.exec(before)?.[1] ?? '');
  const route = ROUTE.exec(before)?.[0];
  const own = route
    ? text.replace(/\b(?:for\s+)?the same (?:journey|trip|route|way|connection|line|flight|ride|crossing)\b/i, route)
    : text;
  if (!kind) return own;
  return own
    .replace(/\ba (new|different|second|later|earlier|cheaper|larger|smaller) one\b/i, `a $1 ${kind}`)
    .replace(/\banother(?:\s+one)?(?=\s+(?:for|on|from|at|in|to|with)\b|[,.;]|$)/i, `another ${kind}`)
    .replace(/(?<=^\S+\s)one(?=\s+(?:for|on|from|at|in|to|with)\b)/i, `a ${kind}`)
    .replace(
      /\bthe (other )?one(?=\s+(?:for|on|from|at|in|to|with|of|about|by)\b)/i,
      (_, other = '') => `the ${other}${kind}`,
    );
}

function asSentence(text: string): string {
  const bare = text
    .replace(GOES_OVER, '')
    .replace(/^[,:;\s]*(?:(?:and|but|then)\s+)?/i, '')
    .replace(/[,;:\s]+$/, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${/[.!?»]$/.test(bare) ? '' : '.'}`.replace(/»$/, '».');
}

/** The sentences of an act: whole where all of one belongs to it. */
function wordsOf(own: readonly Part[]): string[] {
  const whole = new Set(
    own
      .map(({ sentence }) => sentence)
      .filter(
        (one) =>
          own.filter(({ sentence }) => sentence === one).length === own.find(({ sentence }) => sentence === one)!.of,
      ),
  );
  return own.flatMap((part, i) => {
    if (!whole.has(part.sentence)) return [part.text];
    return own.findIndex(({ sentence }) => sentence === part.sentence) === i ? [part.sentence] : [];
  });
}

/** Most acts that a task is taken to ask for. */
const MOST = 4;

/** The acts that a task asks for, each by itself; the whole task where it is but one. */
export function actsIn(instructions: string): string[] {
  const { text, strings } = takeQuotes(instructions.replace(OPENING, ''));
  const parts = partsOf(ownersToo(withOneSaid(text)));
  const acts: Part[][] = [[]];
  let told: Part[] = [];
  for (const part of parts) {
    const current = acts.at(-1)!;
    const begun = current.some(isAct);
    // What is told before an act belongs to it.
    if (part.act === '' && part.head && begun && !isValue(part)) {
      told.push(part);
      continue;
    }
    if (begun && isAct(part) && isApart(part, told, current)) acts.push([...told, part]);
    else current.push(...told, part);
    told = [];
  }
  acts.at(-1)!.push(...told);
  if (acts.length < 2 || acts.length > MOST) return [instructions];
  return acts.map((own, i) => {
    const before = acts.slice(0, i).flat();
    const spoken = before.map((part) => part.text).join(' ');
    return putQuotes(
      wordsOf(own)
        .map((text) => asSentence(byItself(text, spoken)))
        .join(' '),
      strings,
      '"',
    ).replace(/"\s+(?=[.,;])/g, '"');
  });
}
