import { fold, words } from '../../../language/index.ts';
import { classOfField } from '../../filling/fields.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** What is written once more to be sure of it, or as what it was before. */
const ONCE_MORE = /\b(?:confirm\w*|repeat|again|re-?(?:type|enter)|verify|second time|same|copy)\b/;
/** Words by which a task has one text written in several places. */
const IN_SEVERAL = /\b(?:both|each|every|all|same|also|twice|too)\b/;

/**
 * Whether a text of the task would be written into a second field of a form: it has one place, and the other field asks for something else.
 * What is known by its name, and figures, may well stand twice.
 */
export function putsTwice({ page, knowledge, asked }: Situation, { item, args }: Proposal): boolean {
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
