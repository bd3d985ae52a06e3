import { isOn } from '../../meaning/state.ts';
import type { Proposal } from '../../situation.ts';
import { scrollDown } from '../way/look.ts';
import { ACT, actAmong, bareName, beside, wasOpened } from './controls.ts';
import type { Row } from './rows.ts';
import { says } from './says.ts';
import { doing, scrollOf, stoodBefore, type Work } from './work.ts';

function isBox(item: Row['items'][number]): boolean {
  return item.kind === 'check' && item.role !== 'radio' && item.role !== 'switch';
}

/**
 * Where rows are ticked and the act stands over the list: all that are meant are ticked, then it is pressed. 'reach' where one of them
 * has to be scrolled to first, null where the list is no such one.
 */
export function overList(work: Work, left: readonly string[], several: boolean): Proposal | 'reach' | null {
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
  const wrong = boxed.find((row) => isOn(boxOf(row)) && !left.includes(row.name));
  if (wrong) return doing(boxOf(wrong), `“${wrong.name}” is not meant`);
  const open = boxed.find(
    (row) => left.includes(row.name) && !isOn(boxOf(row)) && wasOpened(plan, row, boxOf(row)) === 0,
  );
  if (open) {
    plan.opened.push(`${open.name}/${boxOf(open).name}`);
    plan.focus = open.name;
    return doing(boxOf(open), `“${open.name}” is one of those that are meant`);
  }
  if (work.sets) return null;
  const down = scrollOf(work, 'down');
  if (several && !plan.whole && down) return scrollDown(situation, down, 'there may be more of them further down');
  const ticked = left.filter((name) => plan.opened.some((one) => one.startsWith(`${name}/check:`)));
  if (ticked.length < left.length) return 'reach';
  const act = actAmong(
    beside(situation, rows).filter((item) => item.role !== 'link'),
    null,
    said,
    undo,
  );
  if (!act) return null;
  plan.done.push(...left.slice(1));
  plan.pressed = { name: left[0]!, label: act.label, fields: false, before: stoodBefore(work, left[0]!) };
  return doing(act, `“${act.label}” does it to what is ticked`, { commits: true });
}
