import { fold, literalCoverage, type Phrase, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { findAnswer } from '../../answering/answer.ts';
import { isWholePassage, readOff } from '../../answering/reading/value.ts';
import { classOfField, type FieldClass, isSearchBox } from '../../filling/fields.ts';
import { optionFor } from '../../filling/option-for.ts';
import { shapeValue } from '../../filling/shape-value.ts';
import { valueIn } from '../../filling/value-asked.ts';
import { valueFor } from '../../filling/values.ts';
import type { Pair, Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf, weigh } from '../common.ts';

/** Types what the step spells out into the field it names; with one field on the page, into that. */
export function enter(situation: Situation, step: Step): Proposal | null {
  const fields = situation.items.filter(
    (item) => (item.kind === 'type' || item.kind === 'set' || item.kind === 'choose') && !item.disabled,
  );
  if (fields.length === 0) return null;
  const value = (item: Item) => shapeValue('', item, classOfField(item), situation);
  const found = readFor(situation, step);
  // What stands behind the name of a field may be the name of the next one, and no value; the one text over the one field is to be typed.
  const isName = fields.some(({ raw }) => found !== null && fold(raw) === fold(found));
  const read = isName && !(fields.length === 1 && isWholePassage(situation.page, step.text, found!)) ? null : found;
  if (read === null && found !== null && step.pairs.length === 0) return howItIsWritten(situation, step, fields);
  if (read !== null) {
    // What stands on the page is typed, and not the words that name it.
    step = { ...step, pairs: [{ field: '', value: read }], quoted: [read], nth: null, all: false };
  } else if (step.source) return null;
  else if (refersToPage(step) && step.pairs.length === 0)
    return situation.memory.told === null ? null : howItIsWritten(situation, step, fields);
  const isDone = (item: Item, text: string) =>
    situation.memory.done.includes(`${item.name}=${text}`) || (item.value !== '' && fold(item.value) === fold(text));
  const pairs = step.pairs.length > 0 ? step.pairs : [];
  const named = pairs.filter(
    (pair) =>
      pair.field && !/^(?:all )?(?:upper|lower|capitals?|small|reverse|backwards?|block)\b/.test(fold(pair.field)),
  );
  for (const pair of named) {
    const ranked = weigh(
      fields,
      (item) =>
        (item.kind === 'choose' ? 0.9 : 1) *
        Math.max(similarity(asked(pair.field), phrase(item.label || item.placeholder)), sameClass(pair.field, item)),
    );
    const best = ranked[0];
    if (!best || best.fit < 0.35) {
      if (fields.length === 1 && named.length === 1 && !takesOther(situation, fields[0]!, pair.field))
        return type(
          situation,
          fields[0]!,
          shapeValue(pair.value, fields[0]!, classOfField(fields[0]!), situation),
          0.8,
        );
      continue;
    }
    const into =
      step.all && /both|all/.test(fold(step.text))
        ? ranked
            .filter((entry) => entry.fit >= Math.min(0.6, best.fit) && entry.item.kind === 'type')
            .map((entry) => entry.item)
        : [best.item];
    for (const item of into) {
      const shaped = shapeValue(pair.value, item, classOfField(item), situation);
      if (!isDone(item, shaped)) return type(situation, item, shaped, best.fit);
    }
  }
  const again = repetition(fields, named);
  if (again && !isDone(again.item, again.value)) return type(situation, again.item, again.value, 0.8);
  const loose = pairs
    .filter((pair) => !named.includes(pair))
    .map((pair) => ({ field: '', value: inCase(step, pair.value) }));
  const text = loose[0]?.value ?? '';
  if (text) {
    const typing = fields.filter((item) => item.kind !== 'choose');
    const target = phrase(step.object || 'text');
    const ranked = weigh(typing, (item) =>
      Math.max(
        similarity(target, phrase(item.label || item.placeholder)) +
          // What was read on the page goes where nothing stands yet.
          (step.source && item.value === '' ? 0.4 : 0),
        isSearchBox(item) && typing.length > 1 && !/search/.test(fold(step.text)) ? -0.5 : 0,
      ),
    );
    let into = ranked.slice(0, 1).map((entry) => entry.item);
    if (step.nth !== null)
      into = [typing.sort((a, b) => a.order - b.order)[step.nth > 0 ? step.nth - 1 : typing.length + step.nth]!].filter(
        Boolean,
      );
    else if (step.all && typing.length > 1) into = ranked.map((entry) => entry.item);
    for (const item of into) {
      const shaped = item === into[0] ? value(item) : text;
      const put = loose[0] ? shapeValue(loose[0].value, item, classOfField(item), situation) : shaped;
      if (!isDone(item, put)) return type(situation, item, put, 0.8);
    }
    if (into.length > 0) return null;
  }
  if (named.length > 0 && !/^(?:fill|complete|populate)\b/i.test(step.text)) return null;
  // "Fill in the form": what is known goes where it fits.
  for (const item of fields) {
    if (isSearchBox(item)) continue;
    const found = valueFor(situation, item, true);
    if (found && item.kind !== 'choose' && !isDone(item, found.value) && item.value === '')
      return type(situation, item, found.value, 0.7);
  }
  return null;
}

/** "Write the code in capitals", of a field of that name: it gets what is known or told for it, written so. */
function howItIsWritten(situation: Situation, step: Step, fields: readonly Item[]): Proposal | null {
  const field = fields.find((item) => item.kind === 'type' && literalCoverage(item.said, phrase(step.object)) === 1);
  const known = field ? valueFor(situation, field, false) : null;
  if (!field || known?.source !== 'knowledge') return null;
  const { value } = known;
  const bare = /\b(?:without|no) (?:any )?(?:spaces?|blanks?|gaps?)\b/i.test(step.text)
    ? value.replace(/\s+/g, '')
    : value;
  const text = inCase(step, bare);
  return fold(field.value) === fold(text) && field.value === text ? null : type(situation, field, text, 0.8);
}

/** Whether what is named goes elsewhere: it has a control of its own, or the field takes one known thing and that is another. */
function takesOther({ items }: Situation, item: Item, field: string): boolean {
  const own = classOfField(item);
  if (items.some((other) => other !== item && literalCoverage(asked(field), other.said) === 1)) return true;
  return TAKES_ONE.has(own) && sameClass(field, item) === 0 && similarity(asked(field), item.said) < 0.35;
}
const TAKES_ONE = new Set<FieldClass>([
  'password',
  'password-again',
  'username',
  'email',
  'tel',
  'cc-number',
  'cc-csc',
  'search',
  'message',
]);

/** Words for a field, and for where it stands, which are no part of its name. */
const FIELD = /\b(?:filter|field|box|input|column|row|above|below|under|over|head|of|in|the)\b/gi;

/** The words by which a task names a field. */
function asked(field: string): Phrase {
  const name = field.replace(FIELD, ' ').replace(/\s+/g, ' ').trim();
  return phrase(name || field);
}

const AGAIN = /\b(?:again|repeat\w*|confirm\w*|verify|verification|re-?type|re-?enter|once more|twice|second time)\b/;

/** The field that wants a password a second time, whatever it is called. */
function repetition(fields: readonly Item[], pairs: readonly Pair[]): { item: Item; value: string } | null {
  const password = pairs.find((pair) => /\bpass ?(?:word|code|phrase)\b|\bpin\b/.test(fold(pair.field)));
  const item =
    password &&
    fields.find((field) => field.kind === 'type' && AGAIN.test(fold(`${field.label} ${field.placeholder}`)));
  return item ? { item, value: password.value } : null;
}

/** What a step means by words for something that the page shows; null when it spells its value out, or nothing is found. */
export function readFor(situation: Situation, step: Step): string | null {
  const { page, goal, memory } = situation;
  if (step.source) return readOff(page, step.source, step.quoted) ?? learnt(situation, step);
  const before = goal.steps[memory.step - 1];
  const told = before?.verb === 'locate' || before?.verb === 'learn' ? `${before.text}, ${step.text}` : step.text;
  // Who spells out each value means those values, and nothing on the page.
  const value = /\b(?:value|content|text|word|number|name|code|result)s? (?:of|for|that corresponds)\b/.test(
    fold(told),
  );
  const spelled =
    step.pairs.length > 0 &&
    step.pairs.every(
      ({ field, value: text }) =>
        field && new RegExp(`\\bto (?:be )?"?${text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}"?$`, 'i').test(step.text),
    );
  if (spelled) return null;
  if (!value && step.pairs.length > 0 && step.pairs.every((pair) => pair.field)) return null;
  return readOff(page, told, step.quoted);
}

/** Fit of a line from which it is written down as the answer; what any number on the page would do for is none. */
const TELLS = 0.6;

/** The answer to the question before, where reading it off takes more than finding a value by its name. */
function learnt(situation: Situation, step: Step): string | null {
  const answer = findAnswer(situation, { ...step, verb: 'learn', text: step.source });
  return answer && answer.fit >= TELLS ? valueIn(answer.line, step.source) : null;
}

/** Whether a step names what to type by words for something else: "the second word", "the code shown", "Karel's team". */
function refersToPage(step: Step): boolean {
  return (
    step.quoted.length === 0 &&
    /^\S+\s+(?:the|all|both|what|how|that|this|these|those|her|his|its|their)\b|\b\p{L}+'s\s/u.test(step.text) &&
    !/^fill|^complete/i.test(step.text)
  );
}

function sameClass(field: string, item: Item): number {
  const probe = { ...item, label: field, placeholder: '', name: 'type:x', context: phrase('') } as Item;
  const named = classOfField(probe);
  const own = classOfField(item);
  if (named === 'unknown' || named !== own) return named === 'password' && own === 'password-again' ? 0.7 : 0;
  return 0.85;
}

/** "In all upper case letters", "backwards": the value as the step wants it written. */
export function inCase<T extends string | undefined>(step: Step, value: T): T {
  const text = fold(step.text);
  if (
    /\b(?:twice|two times)\b/.test(text) &&
    /\b(?:without (?:a |any )?(?:space|gap|blank)|in a row|one after the other)/.test(text)
  )
    return `${value ?? ''}${value ?? ''}` as T;
  if (/\b(?:backwards?|in reverse|reversed|back to front)\b/.test(text))
    return [...String(value ?? '')].reverse().join('') as T;
  if (/\b(?:upper ?case|uppercase|capital(?:s| letters)|all caps)\b/.test(text)) return value?.toUpperCase() as T;
  if (/\b(?:lower ?case|lowercase|small letters|in small)\b/.test(text)) return value?.toLowerCase() as T;
  return value;
}

function type(situation: Situation, item: Item, text: string, sure: number): Proposal | null {
  const tag = `${item.name}=${text}`;
  if (situation.memory.done.includes(tag)) return null;
  const args = argumentOf(item, text);
  if (!args) return null;
  situation.memory.done.push(tag);
  if (item.kind === 'choose') {
    const option = optionFor(text, item.options);
    return option
      ? {
          rule: 'choose_option',
          why: `“${item.label}” gets “${option.option}”`,
          status: 'continue',
          item,
          args: argumentOf(item, option.option),
          sure,
          cause: item.label,
        }
      : null;
  }
  return {
    rule: 'fill_field',
    why: `“${item.label || item.placeholder}” gets “${text}”, as the task says`,
    status: 'continue',
    item,
    args,
    sure: Math.max(0.7, sure),
    cause: item.label || item.placeholder,
  };
}

/** Whether everything the step wants typed, chosen or ticked is in place. */
export function partsDone(situation: Situation, step: Step): boolean {
  const { memory } = situation;
  if (step.verb === 'enter') {
    const wanted = Math.max(1, step.pairs.length);
    return memory.done.length >= wanted && enter({ ...situation, memory: structuredClone(memory) }, step) === null;
  }
  return false;
}
