import {
  fold,
  literalCoverage,
  numberOf,
  parseDate,
  parseTime,
  phrase,
  plain,
  words,
} from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { classOfField } from '../../filling/fields.ts';
import { isOn } from '../../meaning/state.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** What is written once more to be sure of it, or as what it was before. */
const ONCE_MORE = /\b(?:confirm\w*|repeat|again|re-?(?:type|enter)|verify|second time|same|copy)\b/;
/** Words by which a task has one text written in several places. */
const IN_SEVERAL = /\b(?:both|each|every|all|same|also|twice|too)\b/;

/**
 * Whether a text of the task would be written into a second field of a form: it has one place, and the other field asks for something else.
 * What is known by its name, and figures, may well stand twice.
 */
export function putsTwice(situation: Situation, proposal: Proposal): boolean {
  const { page, knowledge, asked } = situation;
  const { item, args } = proposal;
  if (overwritesWithPlaced(situation, proposal)) return true;
  const text = fold(String(args?.text ?? '')).trim();
  if (item?.kind !== 'type' || item.value !== '' || !/\p{L}{3}/u.test(text) || ONCE_MORE.test(item.said.folded))
    return false;
  if (knowledge.some(({ value }) => fold(value).includes(text)) || IN_SEVERAL.test(fold(asked))) return false;
  const own = classOfField(item);
  return page.items.some(
    (other) =>
      other !== item &&
      other.kind === 'type' &&
      fold(other.value).trim() === text &&
      words(other.said.folded).join(' ') !== words(item.said.folded).join(' ') &&
      !ONCE_MORE.test(other.said.folded) &&
      (own === 'unknown' || classOfField(other) !== own),
  );
}

/** Share of what a field is called by that the task has to say for the value beside it to be told for that field. */
const NAMED = 0.5;

/**
 * Whether something that stands in a field already would be written over with what the task tells once and calls by the name of another field, which
 * holds it now: the number of the mobile is no number of the house.
 */
function overwritesWithPlaced({ page, asked, request }: Situation, { item, args }: Proposal): boolean {
  const text = plain(String(args?.text ?? args?.option ?? ''));
  if (!item || (item.kind !== 'type' && item.kind !== 'choose') || item.value.trim() === '' || text === '')
    return false;
  if (plain(item.value) === text || ONCE_MORE.test(item.said.folded) || IN_SEVERAL.test(fold(asked))) return false;
  // Days and hours are told once for what begins and ends with them.
  if (parseDate(text, request.today, true) !== null || parseTime(text) !== null) return false;
  if (timesTold(asked, text) !== 1) return false;
  const told = phrase(asked);
  const own = literalCoverage(item.said, told);
  return page.items.some(
    (other) => other !== item && holds(other, text) && literalCoverage(other.said, told) >= Math.max(NAMED, own + 0.01),
  );
}

/** How often a task tells a text; a number in words too: "three of them, in the 3 litre pot". */
function timesTold(asked: string, text: string): number {
  const figure = /^\d+$/.test(text)
    ? words(plain(asked)).filter((word) => !/\d/.test(word) && numberOf(word) === Number(text))
    : [];
  return ` ${plain(asked)} `.split(` ${text} `).length - 1 + figure.length;
}

/** Whether a field, or an answer that is taken, bears a text as whole words. */
function holds(item: Item, text: string): boolean {
  const held = item.kind === 'check' ? (isOn(item) ? item.raw : '') : item.value;
  return ` ${plain(held)} `.includes(` ${text} `);
}
