import type { Item } from '../../../perception/page.ts';
import type { RecordPlan, Seen } from '../../remembered.ts';
import type { Situation } from '../../situation.ts';
import { isMenu } from './controls.ts';
import { flat } from './flat.ts';
import type { Row } from './rows.ts';

export function freshPlan(text: string, list: string): RecordPlan {
  return {
    text,
    seen: [],
    whole: false,
    ends: { head: false, foot: false },
    done: [],
    focus: '',
    opened: [],
    pressed: null,
    vain: 0,
    off: false,
    list,
    put: [],
    more: '',
    targets: null,
    meant: null,
    sets: false,
    stood: null,
    dead: '',
    kinds: [],
    offers: [],
    over: [],
    up: [],
  };
}

/** Most records of a list that are kept in mind. */
const KEPT = 200;

/** "Noah Winter · Cat · 109 months" are three things that are told. */
export const partsOf = (text: string): string[] => text.split(/\s+[·•|]\s+/);

/** Keeps what the rows in sight say. */
export function noteRows(plan: RecordPlan, rows: readonly Row[], grows: boolean): void {
  for (const { name, thing, part } of rows) {
    const told = part === '' ? thing.properties : [...thing.properties, { head: '', text: part }];
    // What is written on a button of its row is what can be done with it.
    const acts = new Set(thing.items.filter(({ role }) => role === 'button').map(({ raw }) => raw.trim()));
    // "Apply" stands on what is called "Apply: Night nurse", button or link; a link that is called by its own words tells something.
    const isAct = (text: string) =>
      acts.has(text) || thing.items.some(({ kind, raw }) => kind === 'click' && raw.trim().startsWith(`${text}:`));
    const properties = told
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !(isAct(text.trim()) && text.trim() !== name))
      .flatMap(({ head, text }) => {
        const parts = partsOf(text);
        return parts.map((part) => ({ head: parts.length > 1 ? '' : head, text: part }));
      });
    const known = plan.seen.find((one) => one.name === name);
    if (known) known.properties = properties.length >= known.properties.length ? properties : known.properties;
    else if (grows && plan.seen.length < KEPT) plan.seen.push({ name, properties });
  }
}

function bears({ properties }: Seen, value: string): boolean {
  return properties.some(({ text }) => flat(text).trim() === flat(value).trim());
}

/** Those of the records seen that are meant, by value; one of each property that the task tells. */
export function bearing(plan: RecordPlan, values: readonly string[]): Seen[] {
  // Two values of one and the same column are either of them.
  const headOf = (value: string) =>
    plan.seen.flatMap(({ properties }) => properties).find(({ text }) => flat(text).trim() === flat(value).trim())
      ?.head ?? '';
  const groups = new Map<string, string[]>();
  for (const value of values) {
    const head = headOf(value);
    const key = head === '' ? `=${value}` : head;
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return plan.seen.filter((one) => [...groups.values()].every((any) => any.some((value) => bears(one, value))));
}

/** Keeps what has come up by what was pressed at the record in hand: its menu, a question, a form. */
export function noteUp({ memory, key, appeared, page }: Situation, plan: RecordPlan): void {
  if (plan.focus === '' || key !== plan.list) plan.up = [];
  else if (memory.last?.rule === 'records' && memory.last.kind === 'click') {
    const came = page.items.filter(({ name }) => appeared.has(name));
    // What stands in each record is called otherwise once a menu is open: "Actions", of several.
    const own = ({ raw }: Item) => plan.offers.includes(flat(raw)) || came.filter((one) => one.raw === raw).length > 1;
    const up = came.filter((item) => !own(item) && !isMenu(item.raw)).map(({ name }) => name);
    plan.up = [...new Set([...plan.up, ...up])];
  }
}

/** A record without what has come up over it from another one. */
export function withoutUp(row: Row, { focus, up }: RecordPlan): Row {
  if (row.name === focus || up.length === 0) return row;
  const items = row.items.filter(({ name }) => !up.includes(name));
  return items.length === row.items.length ? row : { ...row, items };
}
