import { fold, words } from '../../../language/index.ts';
import type { Item, Page } from '../../../perception/page.ts';
import { classOfWords, isSearchBox } from '../../filling/fields.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { tablesOf } from '../../things/tables.ts';

/** The sign that says by which column a table is sorted. */
const SORTED = /\s*[▲▼↑↓⇅↕△▽]\s*$/u;

/** Whether something is the head of a column, by which a table is sorted. */
function isHead(page: Page, { role, raw, action }: Item): boolean {
  if (role === 'columnheader' || SORTED.test(raw) || SORTED.test(action.target?.label ?? '')) return true;
  const own = fold(raw);
  // The buttons of a box may be read as a row of cells: only what is sorted says that these are heads.
  return tablesOf(page).some(
    ({ heads }) =>
      (heads ?? []).some((head) => SORTED.test(head)) &&
      (heads ?? []).some((head) => fold(head.replace(SORTED, '')) === own),
  );
}

/** Whether a form would be sent by the head of a column, which only sorts what stands under it. */
export function sendsByHead({ page }: Situation, { rule, item, commits }: Proposal): boolean {
  return !!item && item.kind === 'click' && (rule === 'commit' || commits === true) && isHead(page, item);
}

/** Words from which on a text is said to somebody, and looked for nowhere. */
const SENTENCE = 4;

/** Whether what somebody is to be told would be put into the box by which a list is searched: a remark is written at the one it is about. */
export function searchesForRemark({ knowledge, step }: Situation, { item, args, rule }: Proposal): boolean {
  if (!item || !isSearchBox(item) || step?.verb === 'search' || rule === 'type_query') return false;
  const text = fold(String(args?.text ?? ''));
  return knowledge.some(
    ({ name, value }) =>
      text !== '' &&
      fold(value) === text &&
      (classOfWords(name) === 'message' ||
        /\bremark|\banswer|\breply|\btext\b/i.test(name) ||
        words(value).length >= SENTENCE),
  );
}
