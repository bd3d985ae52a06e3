import { literalCoverage, ordinalOf, phrase, words } from '../../../language/index.ts';
import type { Line, Page } from '../../../perception/page.ts';
import type { Situation } from '../../situation.ts';
import { rootOf } from '../stated/ask.ts';
import { type Inquiry, moreOf, taken } from './outcome.ts';
import { nameOf } from './project.ts';
import type { Query } from './query.ts';
import { type Relation, type Row, relationsOf } from './rows.ts';

/** "Which one is second in the list?", "what is then at the top?": one of several by its place on the page. */
const IN_PLACE =
  /^(?:find out |tell me |say |see |check )?(?:which|what|who)\b.*\b(?:comes?|is|are|stands?|appears?|shown|listed)\s+(?:now |then )?(?:(?:the )?(first|second|third|fourth|fifth|sixth|last)|at the (?:very )?(top|head|bottom|end|foot))(?:\s+(?:in|of|on|among)\s+(?:the|this|that|these) ((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+))?\s*\?*$/u;
/** What any list may be called. */
const LIST = /^(?:\p{L}+ )?(?:list|table|page|results?|ranking|column)$/u;

/** Which of several a question means by its place, from 1, or from -1 backwards; null where it means none so. */
function placeIn(text: string, page: Page): number | null {
  const [, ordinal, end, list] = IN_PLACE.exec(text) ?? [];
  // "Third of the bestsellers": on the page that is headed so.
  const isHere = ({ text: head }: Line) => literalCoverage(phrase(list!), phrase(head)) > 0.99;
  if (list && !LIST.test(list) && !page.headings.some(isHere)) return null;
  if (end) return /top|head/.test(end) ? 1 : -1;
  return ordinal === 'last' ? -1 : ordinal ? ordinalOf(ordinal) : null;
}

const rootsOf = (text: string) => words(text).map(rootOf);

/** What of a row is asked for: what stands under the head that the question names, else its name. */
function asked(row: Row, query: Query): string {
  const noun = new Set(rootsOf(query.noun.text));
  const heads = row.properties
    .filter(({ head }) => head !== '')
    .map((cell) => ({
      cell,
      share: rootsOf(cell.head).filter((word) => noun.has(word)).length / rootsOf(cell.head).length,
    }))
    .sort((a, b) => b.share - a.share);
  const [best] = heads;
  return best && best.share > 0.5 ? best.cell.text : nameOf(row, query);
}

/** The one of the things on the page that a question means by its place; null where it means none so. */
export function inPlace(situation: Situation, query: Query): Inquiry | null {
  const place = placeIn(query.text, situation.page);
  if (place === null) return null;
  const lists = relationsOf(situation.page).filter(({ from, rows }) => from !== 'lines' && rows.length > 0);
  const rank = ({ from, rows }: Relation) =>
    (from === 'rows' ? 100 : from === 'cards' ? 50 : 0) + Math.min(40, rows.length);
  const [list] = lists.sort((a, b) => rank(b) - rank(a));
  if (!list) return null;
  const more = place < 0 || place > list.rows.length ? moreOf(situation, 'there may be more of the list') : null;
  if (more) return { answer: null, more, why: more.why };
  const row = list.rows.at(place > 0 ? place - 1 : place);
  const found = row ? asked(row, query) : '';
  return found === '' ? null : taken(found, 0.85);
}
