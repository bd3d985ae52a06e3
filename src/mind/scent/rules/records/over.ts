import type { Item } from '../../../perception/page.ts';
import { isOn } from '../../meaning/state.ts';
import type { Proposal } from '../../situation.ts';
import { scrollDown } from '../way/look.ts';
import { ACT, actAmong, bareName, beside, changes, mayAct, wasOpened } from './controls.ts';
import type { Row } from './rows.ts';
import { says } from './says.ts';
import { doing, scrollOf, stoodBefore, type Work } from './work.ts';

/** What says that nothing besides is to be ticked. */
const ONLY = /\b(?:only|nothing else|no others?|none of the others?|exactly|alone|just)\b/i;

/** Words that ask for a tick where there is nothing but boxes. */
const ADDS = /^(?:add|include|tick|check|select|choose|enable|subscribe|switch on|turn on)\b/i;

function isBox(item: Row['items'][number]): boolean {
  const box = item.kind === 'check' && item.role !== 'radio' && item.role !== 'switch';
  return box || (item.role === 'button' && MARKS.test(bareMark(item)));
}

/** What is written on a button that marks a record to do something with it later, and what stands on it then. */
const MARKS = /^(?:select|choose|pick|mark|tick)(?:ed|n)?$|^chosen$/i;
const MARKED = /(?:ed|en)$/i;

function bareMark({ raw }: Item): string {
  return raw.replace(/[^\p{L} ]/gu, '').trim();
}

/** Whether a record is marked. */
function isMarked(item: Item): boolean {
  return isOn(item) || (item.role === 'button' && MARKED.test(bareMark(item)));
}

/** How likely a control moves things, for it to be opened for who puts something elsewhere. */
const MOVED = 0.6;

/** What shows by its sign that it opens a list of where to. */
const opensWhere = ({ state, raw }: Item): boolean => state.has('haspopup') || /[▾▼⌄]\s*$/u.test(raw);

/**
 * Where rows are ticked and the act stands over the list: all that are meant are ticked, then it is pressed. 'reach' where one of them
 * has to be scrolled to first, 'ticked' where that was all, null where the list is no such one.
 */
export function overList(work: Work, left: readonly string[], several: boolean): Proposal | 'reach' | 'ticked' | null {
  const { situation, plan, rows, said, undo } = work;
  const boxed = rows.filter(({ items }) => items.filter(isBox).length === 1);
  if (rows.length === 0 || boxed.length < 0.6 * rows.length || work.opens) return null;
  const boxOf = (row: Row) => row.items.find(isBox)!;
  // What stands in the row itself is nearer; and a box that is itself what is asked for is no box of a list.
  if (
    rows.some((row) =>
      actAmong(
        row.items.filter((item) => !isBox(item)),
        row,
        said,
        undo,
      ),
    )
  )
    return null;
  if (boxed.some((row) => says(bareName(boxOf(row), row), said, undo) >= ACT)) return null;
  // What was ticked before one came stands for itself, unless nothing but what is named is to be.
  const wrong = ONLY.test(plan.text)
    ? boxed.find((row) => isMarked(boxOf(row)) && !left.includes(row.name))
    : undefined;
  if (wrong) return doing(boxOf(wrong), `“${wrong.name}” is not meant`);
  const act = actAmong(
    beside(situation, rows).filter((item) => mayAct(situation, item)),
    null,
    said,
    undo,
  );
  // What is to be taken away where all that can be done is to tick is unticked.
  const own = (row: Row) => plan.opened.includes(`${row.name}/${boxOf(row).name}`);
  const away =
    !act &&
    situation.step?.verb === 'remove' &&
    boxed.find((row) => left.includes(row.name) && isMarked(boxOf(row)) && !own(row));
  if (away) {
    plan.pressed = { name: away.name, label: boxOf(away).raw, fields: false, before: stoodBefore(work, away.name) };
    return doing(boxOf(away), `“${away.name}” is to be off`);
  }
  const open = boxed.find(
    (row) => left.includes(row.name) && !isMarked(boxOf(row)) && wasOpened(plan, row, boxOf(row)) === 0,
  );
  if (open) {
    plan.opened.push(`${open.name}/${boxOf(open).name}`);
    plan.focus = open.name;
    return doing(boxOf(open), `“${open.name}” is one of those that are meant`);
  }
  if (work.sets) return null;
  const down = scrollOf(work, 'down');
  if (several && !plan.whole && down) return scrollDown(situation, down, 'there may be more of them further down');
  const ticked = left.filter((name) => plan.opened.some((one) => one.startsWith(`${name}/`)));
  if (ticked.length < left.length) return 'reach';
  // "Put it into Club": what moves things shows where to, once it is opened.
  const opener =
    act ?? beside(situation, rows).find((item) => item.role !== 'link' && changes(item.raw, plan.text, false) >= MOVED);
  if (opener && opensWhere(opener) && !plan.opened.includes(opener.name)) {
    plan.opened.push(opener.name);
    return doing(opener, `“${opener.label}” should show where what is ticked can go`);
  }
  // To add what is only ticked is to tick it.
  if (!act && ADDS.test(situation.step?.text ?? '')) return 'ticked';
  if (!act) return null;
  plan.done.push(...left.slice(1));
  plan.pressed = { name: left[0]!, label: act.label, fields: false, before: stoodBefore(work, left[0]!) };
  return doing(act, `“${act.label}” does it to what is ticked`, { commits: true });
}
