import { fold, phrase, tokens } from '../../../language/index.ts';
import type { Page } from '../../../perception/page.ts';
import { isTelling } from '../../account/outstanding.ts';
import { saidBy, seenTo } from '../../account/seen-to.ts';
import type { Step } from '../../goal/types.ts';
import type { Memory } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** "Order 1043", "ticket no. 4475", "invoice #207": a kind of thing, and the number that it goes by. */
const NUMBERED = /\b(\p{L}{3,})\s+(?:no\.?\s?|nr\.?\s?|number\s|id\s)?#?(\p{Lu}{0,5}-?\d{3,})(?![\p{L}\d]|[.,:]\d)/gu;
/** Kinds of control by which something is put in. */
const PUTS_IN = new Set(['type', 'choose', 'set', 'check']);

/** Things that a text calls by a number, as kind and number. */
function numberedIn(text: string): Array<{ kind: string; number: string }> {
  return [...text.matchAll(NUMBERED)].map(([, kind, number]) => ({ kind: fold(kind!), number: fold(number!) }));
}

/** Whether a page is headed by another thing of the kind than the one that the task calls by its number: "Order #1053", for order 1043. */
export function isOfOtherNumber({ asked, page }: Situation): boolean {
  const meant = numberedIn(asked);
  if (meant.length === 0) return false;
  const heads = page.headings.filter(({ level }) => level <= 2).flatMap(({ text }) => numberedIn(text));
  const others = heads.filter(({ kind }) => meant.some((one) => one.kind === kind));
  return (
    others.length === 1 && !meant.some(({ number }) => others[0]!.number === number || page.all.folded.includes(number))
  );
}

/** Whether something would be put in or sent for a thing that goes by another number. */
export function actsOnOtherNumber(situation: Situation, { item, commits }: Proposal): boolean {
  if (!item || situation.step?.verb === 'learn') return false;
  const acts = PUTS_IN.has(item.kind) || commits === true || (item.kind === 'click' && item.role === 'button');
  return acts && isOfOtherNumber(situation);
}

/** "A Japanese restaurant": a name that says what kind of thing is meant. */
const OF_KIND =
  /\b(?:an?|some|any|the|\p{Ll}+est|best)\s+(?:\p{Ll}+\s+){0,2}?(\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}+)?)\s+(?=\p{Ll}{3,})/gu;
const WRITTEN_OTHERWISE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|christmas|easter|mr|mrs|ms|dr)/i;

/** The names by which a text says what kind of thing it means. */
function kindsIn(text: string): string[] {
  return [...text.matchAll(OF_KIND)].map(([, name]) => name!).filter((name) => !WRITTEN_OTHERWISE.test(name));
}

/** Keeps in mind which of the names that say what kind of thing is meant some page has shown. Writes to `memory`. */
export function noteKinds(memory: Memory, page: Page, asked: string): void {
  const lines = kindsIn(asked).length === 0 ? [] : tokens(page.lines.map(({ text }) => text).join(' . '));
  for (const name of kindsIn(asked))
    if (!memory.kinds.includes(name) && tokens(name).every((token) => saidBy(token, lines))) memory.kinds.push(name);
}

/** What is had of a thing, so that it has to be of the kind that is told. */
const GETS = new Set(['buy', 'transact', 'register', 'add']);

/** Whether a form would be sent for a thing of another kind: the name of the kind stood on no page, and was put in nowhere. */
export function sendsForOtherKind({ step, memory, knowledge }: Situation, { rule, item }: Proposal): boolean {
  if (rule !== 'commit' || !item || !step || !GETS.has(step.verb) || step.quoted.length > 0) return false;
  const put = seenTo(memory);
  const given = knowledge.map(({ value }) => fold(value)).join(' . ');
  return kindsIn(step.text).some(
    (name) =>
      !memory.kinds.includes(name) &&
      !given.includes(fold(name)) &&
      !tokens(name)
        .filter(isTelling)
        .some((token) => saidBy(token, put)),
  );
}

/** Steps by which one of the things that a site has is had. */
const HAD = new Set<Step['verb']>(['buy', 'add']);

/** Whether something would be sent for whatever a page is about, of which it says no word: it was searched for by its name, and not found. */
export function sendsForOther({ step, memory, page }: Situation, { rule, item }: Proposal): boolean {
  if (rule !== 'commit' || !item || !step || !HAD.has(step.verb) || step.quoted.length > 0) return false;
  const name = phrase(step.object);
  if (name.tokens.length === 0 || !memory.searched.some((query) => fold(query) === name.folded)) return false;
  return name.tokens.every((token) => !saidBy(token, page.all.tokens));
}
