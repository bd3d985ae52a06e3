import type { Pair, Verb } from '../types.ts';
import { objectWords } from '../words.ts';

/** What a value looks like when it is plain that it is one: quoted, an address of mail, a secret of the task. */
export const VALUE = '(?:«\\d+»|[\\w.+-]+@[\\w-]+\\.[\\w.]+|\\{\\{\\w+\\}\\})';

/** Words that stand for a value told elsewhere. */
const PRONOUN =
  /^(?:it|that|this|them|those|these|(?:your|the|my) (?:answer|result|value|number|word|code|text)|the following.*|.*\byou (?:know|have|were given|are given)\b.*)$/i;

/** "Type that code": words for what stands elsewhere, which nobody types as they are. */
const REFERS = /^(?:that|this|these|those|the same|her|his|its|their)\s\p{Ll}+/u;

/** One clause that is read for fields and values, and what was found in it so far. */
export interface PairReading {
  readonly clause: string;
  /** What stood in quotes; the clause holds «i» for the i-th. */
  readonly strings: readonly string[];
  readonly verb: Verb;
  readonly pairs: Pair[];
  /** Values that were read with their fields, as they stand in the clause. */
  readonly used: Set<string>;
}

/** A way to read a clause; true when it has read the whole clause, and nothing else is to be looked for. */
export type PairReader = (reading: PairReading) => boolean;

/** A value as it is typed: out of its quotes, without what it is called ("the name «0»"). */
export function unquoted(value: string, strings: readonly string[]): string {
  return value.replace(/^(?:(?:the\s+)?\p{Ll}+\s+)?«(\d+)»$/u, (_, i: string) => strings[Number(i)] ?? '').trim();
}

/** "Today's word: LANTERN": what the value is, before it. */
const WHAT_IT_IS =
  /^(?:(?:the|this|your|my|our)\s)?(?:\p{Ll}[\p{Ll}'’]*\s){0,3}(?:word|code|password|number|name|text|value|answer|title|date|time|address):\s+(?=\S)/iu;

/** An address of mail, whatever it stands in: "(ann@example.org," has none of the signs around it. */
const MAIL = /^[(<[]?([\w.+-]+@[\w-]+(?:\.[\w-]+)+)[)>\],.;]*$/;

/** Keeps a field with its value; a field that is only a kind of field ("text field number 4") has no name. */
export function keep({ pairs, strings, verb }: PairReading, field: string, value: string): void {
  const bared = value.trim().replace(/[.,;]+$/, '');
  const cleaned = unquoted(MAIL.exec(bared)?.[1] ?? bared, strings).replace(WHAT_IT_IS, '');
  const name = field.replace(/\b(?:number|no\.?|#)\s*\d+\b/i, ' ').replace(/\s(?:that|which|who)\s.*$/i, '');
  const bare = objectWords(name).replace(/^(?:text|input|dialog|list|menu|pop-?up)$/i, '');
  const kind = !bare && /^\S+@\S+\.\w+$/.test(cleaned) ? 'email' : bare;
  const refers = verb === 'enter' && REFERS.test(value.trim());
  if (cleaned && !refers && !PRONOUN.test(cleaned)) pairs.push({ field: kind, value: cleaned });
}

/** "Called Morning that opens the blinds": what a thing is to do is no part of its name. */
export function withoutPurpose(name: string): string {
  return name.replace(/^(\p{Lu}[\p{L}\p{N}'’ -]*?)\s+(?:that|which)\s+\p{Ll}.*$/u, '$1');
}

/** A value that turns out to be what something is called: it is no value of another field. */
export function keepAsName({ pairs }: PairReading, told: string): void {
  const value = withoutPurpose(told);
  drop(pairs, told);
  drop(pairs, value);
  pairs.unshift({ field: 'name', value }, { field: 'title', value });
}

/** Takes out whatever was read of a value. */
export function drop(pairs: Pair[], value: string): void {
  for (let i = pairs.length - 1; i >= 0; i--) if (pairs[i]!.value === value) pairs.splice(i, 1);
}
