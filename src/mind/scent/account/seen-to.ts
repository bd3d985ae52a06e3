import { fold, type Token, tokens, wordSimilarity } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { baseOf } from '../goal/discourse/lexicon.ts';
import type { Memory } from '../memory.ts';

/** Words that are kept in mind of what was done; a task and the forms it needs have fewer. */
const KEPT = 400;
/** How near another word has to be to stand for the one told: a synonym does, what is merely akin does not. */
const SAME = 0.78;
/** Characters of a row that names what is asked in it. */
const ROW = 80;
/** Kinds of control that something is put into or chosen from. */
const ASK = new Set(['type', 'choose', 'set', 'check', 'upload']);

/** Whether one of these words says the same as the one told. */
export function saidBy(token: Token, others: readonly Token[]): boolean {
  // Who is to be paid back is paid by "Pay back".
  const plain = baseOf(token.word);
  return others.some(
    (other) =>
      other.stem === token.stem ||
      other.word === plain ||
      (!token.number && !other.number && wordSimilarity(token, other) >= SAME),
  );
}

/** What stands in the row of a field: a row of an order form is called by it. A whole paragraph asks for nothing. */
function besideOf({ context, action }: Item): string {
  return action.target?.context && context.text.length < ROW ? context.text : '';
}

/** The words by which a control is called, and what else is told of it. */
function wordsOf(item: Item, more: string): string[] {
  return tokens(fold(`${item.label} . ${item.group} . ${besideOf(item)} . ${more}`)).map(({ word }) => word);
}

function kept(known: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...known, ...more])].slice(-KEPT);
}

/** Keeps in mind the words of what was just acted on and of what was put there: of the task these are seen to. Writes to `memory`. */
export function noteSeenTo(memory: Memory, item: Item, argument: string): void {
  memory.seenToBefore = memory.seenTo;
  memory.seenTo = kept(memory.seenTo, wordsOf(item, argument));
}

/** Takes what a part of the task said for seen to, whatever the page calls it. Writes to `memory`. */
export function noteSaid(memory: Memory, text: string): void {
  memory.seenTo = kept(
    memory.seenTo,
    tokens(fold(text)).map(({ word }) => word),
  );
}

/** The words that all acts so far have seen to. */
export function seenTo(memory: Memory): Token[] {
  return memory.seenTo.length > 0 ? tokens(memory.seenTo.join(' ')) : [];
}

/** Keeps in mind what a page asks for. Writes to `memory`. */
export function noteAskedFor(memory: Memory, items: readonly Item[]): void {
  const asked = items.filter(({ kind }) => ASK.has(kind)).flatMap((item) => wordsOf(item, item.placeholder));
  memory.askedFor = kept(memory.askedFor, asked);
}
