import { fold, literalCoverage, phrase, plain } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { sameWords } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { thingsOf } from '../../things/index.ts';

/** Things of a list from which on what stands beside it narrows it. */
const LIST = 3;
/** The answer of a list that narrows nothing. */
const ALL = /^(?:any|all|every|no filter|show all)\b/;

/** Whether a list of answers stands over things of which each shows one of these answers: it says which of them are shown, and changes none. */
function showsPart({ page }: Situation, { options, label }: Item, things: readonly { text: string }[]): boolean {
  // A bare number stands in many a line for something else.
  const told = options.filter(
    (option) => /\p{L}/u.test(option) && things.some(({ text }) => ` ${plain(text)} `.includes(` ${plain(option)} `)),
  );
  const headed = page.lines.some((line) => sameWords(line.text, label));
  return told.length > 0 && (options.some((option) => ALL.test(fold(option))) || headed);
}

/** "Mark it as paid", "move it to sold": what is told behind the act is what comes of it. */
function isToBecome(asked: string, chosen: string): boolean {
  const at = / (?:as|to|into) ["“]?$/;
  const said = fold(asked);
  const own = fold(chosen);
  const found = said.search(new RegExp(`\\b${own.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u'));
  return (
    found > 0 && at.test(said.slice(0, found)) && /\b(?:mark|set|change|move|flag|label)\b/.test(said.slice(0, found))
  );
}

/** Whether the same can be set in a list of answers of the same name that has no answer for all: that is what a form holds, and this only narrows what is shown. */
function narrowsBesideForm({ page }: Situation, item: Item, chosen: string): boolean {
  return (
    item.options.some((option) => ALL.test(fold(option))) &&
    page.items.some(
      (other) =>
        other !== item &&
        other.kind === 'choose' &&
        !other.disabled &&
        sameWords(other.label, item.label) &&
        other.options.includes(chosen) &&
        !other.options.some((option) => ALL.test(fold(option))),
    )
  );
}

/** Whether what one thing of a list is to become would be set in what only narrows that list: "Shipped" under "Status", over the orders. */
export function setsOverList(situation: Situation, { item, args }: Proposal): boolean {
  const { step, page, asked } = situation;
  if (!step || item?.kind !== 'choose' || !['transact', 'enter', 'pick'].includes(step.verb)) return false;
  const chosen = String(args?.option ?? '');
  if (chosen !== '' && narrowsBesideForm(situation, item, chosen)) return true;
  const becomes = step.pairs.some(
    ({ field, value }) =>
      sameWords(value, chosen) && literalCoverage(phrase(item.label), phrase(`${field} ${step.object}`)) > 0.5,
  );
  if (chosen === '' || !(becomes || isToBecome(asked, chosen))) return false;
  return thingsOf(page).some(
    ({ things }) =>
      things.length >= LIST && !things.some(({ items }) => items.includes(item)) && showsPart(situation, item, things),
  );
}
