// What the task gives anew stands on the page as it was, and no field for it: what lets it be changed is pressed.
import { fold, words } from '../../../language/index.ts';
import { classOfWords, isSearchBox } from '../../filling/fields.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

const CHANGES = /^(?:edit|change|update|amend|modify|correct)\b/;
/** The longest line that is the name of what stands beside it. */
const NAME = 40;
/** Names of what is given that have to stand there, unless fewer are given. */
const SEVERAL = 2;

/** How many of the things that came with the task the page shows by their names. */
function shownByName({ page, knowledge }: Situation): number {
  const names = page.lines.filter(({ text }) => text.length <= NAME).map(({ text }) => text);
  return knowledge.filter(({ name }) => {
    const own = name.replace(/[_-]+/g, ' ');
    const group = classOfWords(own);
    return names.some(
      (text) =>
        (group !== 'unknown' && classOfWords(text) === group) || words(own).every((word) => words(text).includes(word)),
    );
  }).length;
}

/** The press that lets what is shown here be changed, for who has been given something else for it; null where fields stand open or nothing does. */
export function editHere(situation: Situation): Proposal | null {
  const { items, knowledge, memory, key, page } = situation;
  if (knowledge.length === 0 || page.dialog !== '') return null;
  if (items.some((item) => ['type', 'choose', 'set'].includes(item.kind) && !isSearchBox(item))) return null;
  const ways = items.filter(
    (item) =>
      isClickable(item) && !item.disabled && CHANGES.test(fold(item.raw)) && timesTried(memory, key, item.name) === 0,
  );
  const [way] = ways;
  if (!way || ways.length > 1 || shownByName(situation) < Math.min(SEVERAL, knowledge.length)) return null;
  return {
    rule: 'open_choices',
    why: `what I was given stands here as it was, and “${way.label}” lets me change it`,
    status: 'continue',
    item: way,
    args: null,
    sure: 0.75,
    cause: way.label,
  };
}
