import { type Knowledge, parseInstructions } from '../../../contract/index.ts';
import { fold, languageNamed, parseDate, tokens } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import type { Situation } from '../situation.ts';
import { isTelling, withoutAsides } from './outstanding.ts';
import { saidBy, seenTo } from './seen-to.ts';

/** Answers that are given by a tick, or by leaving one out. */
const TICKED = /^(?:yes|no|none|true|false|on|off|any|n\/a|[-–—]?)$/i;
/** A name in the middle of a sentence: capital letters, one word after the other. */
const NAME = /(?<=[\p{Ll}\p{N},] )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*(?![\p{L}\p{N}])/gu;

/** What is said of the language of a site: it is called by its own name there. */
const OF_SITE = /\b(?:languages?|site|page|app|version|translat\w+|switch)\b/i;
/** Steps by which nothing is put anywhere. */
const ONLY_LOOKS = new Set<Step['verb']>(['learn', 'reach', 'locate', 'search', 'sort', 'filter', 'wait', 'back']);

/** Whether a name is that of a day or a month: sites write these in many ways. */
function isWrittenOtherwise(name: string, today: Date): boolean {
  return [name, `1 ${name} 2000`].some((text) => parseDate(text, today, true) !== null);
}

/** The words of a value, where figures are the same however they are written: "09", "2,500". */
function plain(text: string): string[] {
  const dated = fold(text).replace(/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g, '$1 $2 $3');
  return tokens(dated.replace(/(?<=\d)[ ,.'](?=\d{3}\b)/g, '')).map(({ stem, number }) =>
    number ? stem.replace(/^0+(?=\d)/, '') : stem,
  );
}

/** What the task gave to be put in, without what is a tick. */
function given({ request }: Situation): Knowledge[] {
  return parseInstructions(request.instructions).knowledge.filter(
    ({ secret, value }) => !secret && !TICKED.test(value.trim()),
  );
}

const valuesOf = (list: readonly Knowledge[]) => list.map(({ value }) => value);

/** Whether a page has asked for what a value is called: one that no page asks for only tells which thing is meant. */
export function wasAskedFor(situation: Situation, value: string): boolean {
  const asked = tokens(situation.memory.askedFor.join(' '));
  return given(situation).some(
    (entry) => entry.value === value && tokens(entry.name).some((token) => isTelling(token) && saidBy(token, asked)),
  );
}

/** Letters and figures alone: "KP63 WZD" is put in as "KP63WZD" where a site takes no blanks. */
const run = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Letters and figures from which on a run of them is no other value by chance. */
const CODE = 4;

/** Those of some values of which not a word is in a text. */
function notIn(values: readonly string[], text: string): string[] {
  const borne = new Set(plain(text));
  const whole = run(text);
  return values.filter((value) => {
    const own = plain(value);
    const code = /\d/.test(value) && run(value).length >= CODE && whole.includes(run(value));
    return own.length > 0 && !code && !own.some((word) => borne.has(word));
  });
}

const acts = ({ memory }: Situation) =>
  seenTo(memory)
    .map(({ word }) => word)
    .join(' ');

/** Whether the task gave values, some page has asked for one of them, and neither an act nor the page bears a single word of any. */
export function isNothingGivenUsed(situation: Situation): boolean {
  const values = valuesOf(given(situation));
  if (!values.some((value) => wasAskedFor(situation, value))) return false;
  const { page } = situation;
  const shown = [page.title, ...page.lines.map(({ text }) => text), ...page.items.map(({ value }) => value)].join(
    ' . ',
  );
  return notIn(values, `${acts(situation)} . ${shown}`).length === values.length;
}

/** A code with what it is called: "the card with the number GC-5521", "ticket S-771". */
const CODED = /(\p{L}{3,}) (?:is )?((?=[\p{L}\d-]*\d)(?=[\p{L}\d-]*\p{Lu})[\p{Lu}\d][\p{Lu}\d-]{3,})(?![\p{L}\d])/gu;

/** Whether a text tells a code under a name. */
export const tellsCode = (text: string): boolean => text.search(CODED) >= 0;

/** Whether a code that the task tells stands nowhere yet, and an empty field asks for what it is called: what the page tells is told of others. */
export function isCodeUnput({ asked, page, memory }: Situation): boolean {
  const held = Object.values(memory.filled).flatMap((fields) => Object.values(fields));
  return [...asked.matchAll(CODED)].some(([, called, code]) => {
    const asks = page.items.some(
      ({ kind, value, said }) =>
        kind === 'type' && value === '' && said.tokens.some(({ word }) => word === fold(called!)),
    );
    return asks && !held.some((text) => text.includes(code!)) && !page.lines.some(({ text }) => text.includes(code!));
  });
}

/** What is said of an act by which a page has come to show anything else. */
const BROUGHT = /\b(?:new|went away|appeared|changed to|can be used)\b/;

/** Whether something was only put into a field just now, and the page has not answered to it. */
export function isPutUnsent({ memory: { last }, page }: Situation): boolean {
  return last?.kind === 'type' && last.argument !== '' && !BROUGHT.test(page.outcome.replace(/["“][^"”]*["”]/g, ''));
}

/**
 * What the task gave to be put in, or calls by its name, of which no act so far bears a single word and the page none either:
 * while something of that is left, nothing is done yet. Empty where all of it went somewhere.
 */
export function owed(situation: Situation): string[] {
  const { page, asked, request, goal } = situation;
  if (goal.steps.every(({ verb }) => ONLY_LOOKS.has(verb))) return [];
  const named = (withoutAsides(asked).match(NAME) ?? []).filter(
    (name) =>
      tokens(name).some(isTelling) &&
      !isWrittenOtherwise(name, request.today) &&
      !(OF_SITE.test(asked) && languageNamed(name) !== null),
  );
  const shown = [page.title, ...page.lines.map(({ text }) => text)].join(' . ');
  return notIn([...valuesOf(given(situation)), ...named], `${acts(situation)} . ${shown}`);
}
