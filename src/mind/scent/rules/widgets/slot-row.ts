// Days and times that stand in the rows of a table, each with a button that takes it: "Thu 5 Nov, 08:50, Nurse Hill. Choose".
import type { Item } from '../../../perception/page.ts';
import { isClickable } from '../../meaning/match.ts';
import { kinOf, marksOf } from '../../meaning/row-meant.ts';
import type { Situation } from '../../situation.ts';

/** What a button in such a row is called. */
const TAKES = /^(?:choose|select|pick|take|book|reserve)(?: (?:this|it|slot|time|appointment))*$/;
/** What tells one row from another by when it is. */
const WHEN = ['day ', 'weekday ', 'time ', 'part '];
/** Marks by which a row has to be told, one of them by when it is. */
const TOLD = 2;

/** The one row that is when the task says, and bears no less of the rest of it than any other; null where there is none, or several. */
export function slotInRow(situation: Situation, wish: string): Item | null {
  const first = situation.items.find((item) => isClickable(item) && TAKES.test(item.said.folded));
  const kin = first ? kinOf(situation, first) : [];
  const rows = kin.map((item) => ({ item, marks: marksOf(situation, item.context.text) }));
  if (rows.length < 2 || !rows.every(({ marks }) => [...marks].some((mark) => mark.startsWith('time ')))) return null;
  const told = marksOf(situation, wish);
  const isOther = (marks: ReadonlySet<string>, kind: string) => {
    const own = [...marks].filter((mark) => mark.startsWith(kind));
    return own.length > 0 && !own.some((mark) => told.has(mark)) && [...told].some((mark) => mark.startsWith(kind));
  };
  const fitting = rows
    .filter(({ item, marks }) => !item.disabled && !WHEN.some((kind) => isOther(marks, kind)))
    .map(({ item, marks }) => {
      const borne = [...marks].filter((mark) => told.has(mark) && rows.some((other) => !other.marks.has(mark)));
      return { item, borne: borne.length, when: borne.some((mark) => WHEN.some((kind) => mark.startsWith(kind))) };
    })
    .filter(({ when }) => when)
    .sort((a, b) => b.borne - a.borne);
  const [best, next] = fitting;
  return best && best.borne >= TOLD && next?.borne !== best.borne ? best.item : null;
}
