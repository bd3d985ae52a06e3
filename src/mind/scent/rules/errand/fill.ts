import { fold, numberOf } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { complaints } from '../../filling/complaints.ts';
import { opensMore } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { takeSuggestion } from '../form/suggest.ts';
import { mend } from '../setbacks/mend.ts';
import { type Answer, markOf } from '../sheet/answer.ts';
import type { Blank } from '../sheet/blanks.ts';
import { sheetOf } from '../sheet/meant.ts';
import { takeEntry } from '../sheet/open.ts';
import { put, stands } from '../sheet/put.ts';

/** Times that one control is worked. */
const TRIES = 4;
const COUNTS = /\b(?:quantity|qty|how many|pieces|number|amount|units|copies)\b/;
const UNCHOSEN = /\b(?:select|choose|please)\b[^a-z]*$|\b(?:select|choose) (?:a|an|one|your)\b/;

/** The counter, list or field in which one says how many, brought to what is told. */
function countOf(blanks: readonly Blank[], quantity: number | null): Answer | null {
  if (quantity === null) return null;
  const numeric = blanks.filter(
    ({ kind, options }) =>
      kind === 'number' ||
      kind === 'counter' ||
      (kind === 'list' && options.length > 1 && options.every((option) => numberOf(option) !== null)),
  );
  const blank =
    numeric.find(({ label }) => COUNTS.test(fold(label))) ??
    blanks.find(({ label, kind }) => kind === 'text' && COUNTS.test(fold(label))) ??
    (numeric.length === 1 ? numeric[0] : undefined);
  if (!blank) return null;
  const option = blank.options.find((one) => numberOf(one) === quantity);
  return { blank, text: blank.kind === 'list' && option ? option : String(quantity), fit: 1 };
}

/** A list of answers that is shut and shows none: of the form, and not of the site's own menus. */
function unopened({ items, memory, key, page }: Situation, above: number): Item | undefined {
  const below = ({ box }: Item) => !box || box.y > above;
  return items.find(
    (item) =>
      !item.disabled &&
      below(item) &&
      page.byName.has(item.name) &&
      timesTried(memory, key, item.name) < 2 &&
      ((item.kind === 'click' && opensMore(item) && !item.state.has('expanded') && UNCHOSEN.test(item.said.folded)) ||
        (item.kind === 'type' && item.role === 'combobox' && item.value === '' && item.state.has('collapsed'))),
  );
}

/** Of a list that was opened and in which nothing is what the task says: its first answer, where one has to be given. */
function firstOf({ items, memory, key, appeared }: Situation): Proposal | null {
  const { last } = memory;
  if (last?.rule !== 'open_choices' || last.key !== key || memory.idle > 0) return null;
  const entry = items.find((item) => item.role === 'option' && appeared.has(item.name) && !item.disabled);
  if (!entry) return null;
  const why = `I was told nothing of it, and “${entry.label}” will do`;
  return { rule: 'take_option', why, status: 'continue', item: entry, args: null, sure: 0.6, cause: entry.label };
}

/** Puts into the form in sight what of the task belongs there, one thing after the other; null once all of it stands. */
export function fillIn(situation: Situation, quantity: number | null, marks: string[]): Proposal | null {
  const { memory, key, page } = situation;
  const offered = takeSuggestion(situation);
  if (offered) return offered;
  const entry = takeEntry(situation, []);
  if (entry) return entry.proposal;
  const first = firstOf(situation);
  if (first) return first;
  const { blanks, answers } = sheetOf(situation);
  const count = countOf(blanks, quantity);
  const rest = answers.filter(
    ({ blank, value }) => blank !== count?.blank && !(value?.kind === 'number' && value.number === quantity),
  );
  for (const answer of count ? [...rest, count] : rest) {
    if (stands(situation, answer, marks)) continue;
    const next = put(situation, answer);
    if (!next?.item || timesTried(memory, key, next.item.name) >= (answer.blank.kind === 'counter' ? 20 : TRIES))
      continue;
    if (answer.blank.kind !== 'counter') marks.push(markOf(answer));
    return next;
  }
  const top = page.headings[0]?.box?.y ?? 0;
  const closed = unopened(situation, top);
  if (!closed) return null;
  return {
    rule: 'open_choices',
    why: `“${closed.label}” has its answers in a list`,
    status: 'continue',
    item: closed,
    args: closed.kind === 'type' ? argumentOf(closed, '') : null,
    sure: 0.75,
    cause: closed.label,
  };
}

/** What the page found fault with, put right. */
export function putRight(situation: Situation): Proposal | null {
  const { memory } = situation;
  if (complaints(situation).length === 0 && memory.complained.length === 0 && situation.page.error === '') return null;
  return mend(situation);
}
