import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { type Bound, conditionsOf } from '../../goal/conditions.ts';
import type { Step } from '../../goal/types.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { headFor, keeps } from '../../things/bounds.ts';
import { thingsOf } from '../../things/index.ts';
import type { Thing } from '../../things/thing.ts';
import { argumentOf } from '../common.ts';

/** Tries at a field before its column is left as it is. */
const TRIES = 3;

interface Column {
  bound: Bound;
  field: Item;
  /** What is typed: the number after the sign for more or less. */
  value: string;
}

/** A condition as people write it into the field over a column of numbers. */
function written({ least, most, open }: Bound, scale: number): string {
  const said = (value: number) => String(Number((value / scale).toFixed(6)));
  if (least === most) return said(least);
  if (Number.isFinite(least) && Number.isFinite(most)) return '';
  return Number.isFinite(least) ? `>${open ? '' : '='}${said(least)}` : `<${open ? '' : '='}${said(most)}`;
}

function rowsOf({ page }: Situation): Thing[] {
  return thingsOf(page)
    .filter(({ from }) => from === 'rows')
    .flatMap(({ things }) => things);
}

/** The fields over the columns of numbers that the step sets a bound to. */
function columnsOf(situation: Situation, step: Step): Column[] {
  const fields = situation.items.filter(
    (item) => item.kind === 'type' && item.role !== 'spinbutton' && !item.disabled && item.label !== '',
  );
  // A field that is called as a column's head narrows that column.
  const heads = [
    ...new Set(situation.page.items.filter((item) => item.role === 'columnheader').map((item) => item.raw)),
  ];
  const told = rowsOf(situation).flatMap(({ properties }) => properties.map(({ head }) => head));
  const over = fields.filter(({ raw }) => heads.includes(raw) || told.includes(raw));
  return conditionsOf(step.text).bounds.flatMap((bound) => {
    const found = headFor(
      over.map(({ raw }) => raw),
      bound,
    );
    const field = over.find(({ raw }) => raw === found?.head);
    const value = found && !bound.clock ? written(bound, found.scale) : '';
    return field && value ? [{ bound, field, value }] : [];
  });
}

/** Whether all rows that show keep a bound, and some do show. */
function kept(situation: Situation, { bound }: Column): boolean {
  const rows = rowsOf(situation).map((row) => keeps(row, bound));
  return rows.includes(true) && !rows.includes(false);
}

/** Whether the table shows only what keeps the bounds of the step; null where no field over a column takes one. */
export function boundsKept(situation: Situation, step: Step): boolean | null {
  const columns = columnsOf(situation, step);
  return columns.length === 0 ? null : columns.every((column) => kept(situation, column));
}

/** The fields that a bound of the step is written into, and no bare number. */
export function boundFields(situation: Situation, step: Step): Set<Item> {
  return new Set(columnsOf(situation, step).map(({ field }) => field));
}

/** Narrows a table by a number: the condition goes into the field over its column, and is sent off where the rows do not follow. */
export function boundColumn(situation: Situation, step: Step): Proposal | null {
  const { memory, key } = situation;
  const column = columnsOf(situation, step).find((one) => !kept(situation, one));
  if (!column) return null;
  const { field, value } = column;
  const holds = fold(field.value) === fold(value);
  const enter = situation.items.find((item) => item.name === 'press:enter');
  const item = holds ? enter : field;
  const args = holds ? null : argumentOf(field, value);
  if (!item || timesTried(memory, key, item.name) >= TRIES || (!holds && !args)) return null;
  return {
    rule: 'filter',
    why: holds ? `“${value}” takes effect when it is sent off` : `“${field.label}” narrows them down by “${value}”`,
    status: 'continue',
    item,
    args,
    sure: 0.8,
    cause: field.label,
  };
}
