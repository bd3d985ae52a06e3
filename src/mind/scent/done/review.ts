import { fold } from '../../language/index.ts';
import { isSearchBox } from '../filling/fields.ts';
import type { Step } from '../goal/types.ts';
import { timesAnywhere } from '../memory.ts';
import { commitWord } from '../rules/form/commit.ts';
import type { Situation } from '../situation.ts';

/** Steps that end with something being sent off. */
const SENDS = new Set<Step['verb']>(['transact', 'buy', 'register', 'add']);
/** What a page calls itself on which one looks over what is about to be sent. */
const REVIEW =
  /\b(?:check|review|confirm|verify)\b.{0,30}\b(?:your|the|details|payment|order|booking|application|entries|answers|data|information)\b|\b(?:summary|overview of your|almost (?:done|there)|last step|step \d+ of \d+)\b|^(?:check|review|confirm)\b/;
/** Buttons that go back over it or look something up. */
const NOT_ON =
  /^(?:search|find|back|edit|change|cancel|add|new|log|sign|subscribe|print|download|show|view|next page|previous)\b/;
/** Values that were put in, from which on a page that shows them repeats the form. */
const REPEATED = 2;
/** Buttons of one name, from which on they stand in rows. */
const ROWS = 3;

/**
 * Whether what was put in is only shown once more, with the button below it that sends it off: the end of the form is
 * not the end of the matter.
 */
export function stillToSend(situation: Situation, step: Step): boolean {
  const { memory, page, items, appeared } = situation;
  const { last } = memory;
  if (!SENDS.has(step.verb) || !last || memory.commits === 0) return false;
  const sends = items.some(
    (item) =>
      item.role === 'button' &&
      !item.disabled &&
      !isSearchBox(item) &&
      !NOT_ON.test(item.said.folded) &&
      commitWord(item.label) >= 0.8 &&
      (appeared.has(item.name) || last.kind === 'scroll') &&
      item.name !== last.name &&
      // What has opened the form would open another one.
      timesAnywhere(memory, item.name) === 0 &&
      items.filter((other) => other.raw === item.raw).length < ROWS,
  );
  if (!sends) return false;
  const values = [
    ...new Set(
      Object.values(memory.filled)
        .flatMap((fields) => Object.values(fields))
        .map(fold)
        .filter((value) => value.length > 2),
    ),
  ];
  const said = page.lines.map((line) => fold(line.text));
  const repeated = values.filter((value) => said.some((line) => line.includes(value))).length;
  const heads = [page.title, ...page.headings.slice(0, 4).map((line) => line.text)].map(fold);
  return repeated >= REPEATED || (repeated > 0 && heads.some((head) => REVIEW.test(head)));
}
