// Two columns of one row, asked for at once: "On which day and at what time does the choir meet?"
import { fold, literalCoverage, phrase, words } from '../../../language/index.ts';
import type { Page } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { thingsOf } from '../../things/index.ts';
import type { Property, Thing } from '../../things/thing.ts';

/** Words between the names of two columns that are asked for together: "day and at what time". */
const JOINED = /^\s+(?:\S+\s+){0,3}?and\s+(?:\S+\s+){0,3}?$/u;
/** Share of the name of a row that the question has to say. */
const NAMED = 0.99;

/** Where a question says the head of a column, as from and to; null where it does not. */
function saidAt(said: string, { head }: Property): [number, number] | null {
  const own = words(fold(head)).join(' ');
  const found = own === '' ? null : new RegExp(`(?<!\\S)${own}s?(?![\\p{L}\\d])`, 'u').exec(said);
  return found ? [found.index, found.index + found[0].length] : null;
}

/** The two cells of a row whose heads a question joins, in its order; null where it joins none. */
function joinedIn({ name, properties }: Thing, said: string): [Property, Property] | null {
  const told = properties
    .flatMap((cell) => {
      const at = saidAt(said, cell);
      return at && fold(cell.text) !== fold(name) ? [{ cell, at }] : [];
    })
    .sort((a, b) => a.at[0] - b.at[0]);
  const [one, other] = told;
  if (told.length !== 2 || one!.cell.text === '' || other!.cell.text === '') return null;
  return JOINED.test(said.slice(one!.at[1], other!.at[0])) ? [one!.cell, other!.cell] : null;
}

/** What stands under both heads that a question joins, in the one row that it names; null where it asks for no such two. */
export function underBoth(page: Page, step: Step): string | null {
  const said = words(fold(step.text)).join(' ');
  if (!/\band\b/.test(said)) return null;
  for (const { from, things } of thingsOf(page)) {
    if (from !== 'rows' || things.length < 2) continue;
    const meant = things.filter(
      ({ name }) => phrase(name).tokens.length > 0 && literalCoverage(phrase(name), phrase(said)) >= NAMED,
    );
    const both = meant.length === 1 ? joinedIn(meant[0]!, said) : null;
    if (both) return `${both[0].text}, ${both[1].text}`;
  }
  return null;
}
