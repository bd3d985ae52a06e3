import { fold, literalCoverage, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { crossing } from '../../answering/reading/table.ts';
import type { Step } from '../../goal/types.ts';
import { makesNew } from '../../meaning/act-names.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { cellTold } from './cell-told.ts';

const OPENED = 'open_cell';
/** What is to stand in the cell that was opened, as it is kept in mind. */
const VALUE = 'cell:';

/** The field of a table's cell that is changed where it stands, its row, and the new value; null when a step asks for no such thing. */
function changeOf(step: Step): { field: string; row: string; value: string } | null {
  const [pair] = step.pairs;
  if (!['enter', 'transact', 'pick'].includes(step.verb) || step.pairs.length !== 1 || !pair?.field) return null;
  const told = step.scope.replace(/["“”]/g, '').trim();
  const end = ` to ${pair.value}`;
  const row = (told.toLowerCase().endsWith(end.toLowerCase()) ? told.slice(0, -end.length) : told)
    .replace(/^(?:the|a|an)\s+/i, '')
    .trim();
  return row ? { field: pair.field, row, value: pair.value } : null;
}

/** Of the things that can be pressed in a row, the one under the head that is named. */
function cellFor(situation: Situation, field: string, row: string): Item | undefined {
  const there = situation.items.filter(
    (item) =>
      (item.kind === 'double-click' || (item.kind === 'click' && isClickable(item))) &&
      !item.disabled &&
      /^(?:cell|gridcell|generic|)$/.test(item.role) &&
      literalCoverage(phrase(row), item.context) > 0.9,
  );
  const value = crossing(situation.page.lines, `${field} of ${row}`);
  const twice = there.filter((item) => item.kind === 'double-click');
  // Where two presses do more than one, they open the cell.
  const found = [...twice, ...there].find((item) => value !== null && item.raw === value);
  return found ?? (twice.length === 1 ? twice[0] : there.length === 1 ? there[0] : undefined);
}

/** Steps by which something that stands in a table may be changed there. */
const CHANGES = new Set<Step['verb']>(['enter', 'transact', 'pick', 'drag']);

/** The cell that is to be changed, and what is to stand in it. */
function toChange(situation: Situation, step: Step): { cell: Item; field: string; row: string; value: string } | null {
  const { memory, key, items } = situation;
  const tried = (item: Item) => timesTried(memory, key, item.name) > 0;
  const change = changeOf(step);
  const named = (item: Item) =>
    change !== null &&
    ['type', 'set', 'choose'].includes(item.kind) &&
    similarity(phrase(change.field), item.said) > 0.6;
  if (items.some(named)) return null;
  const cell = change ? cellFor(situation, change.field, change.row) : undefined;
  if (change && cell && timesTried(memory, key, cell.name) < 2) return { ...change, cell };
  return CHANGES.has(step.verb) ? cellTold(situation, step, tried) : null;
}

/** Of what came up over a cell the entry that is to stand in it. */
function entryFor({ items, appeared }: Situation, value: string): Item | undefined {
  // Where a field stands open it is written there: the same figure in another cell is no entry of a list.
  if (items.some((item) => item.kind === 'type' && !item.disabled && item.state.has('focused'))) return undefined;
  return items.find((item) => isClickable(item) && appeared.has(item.name) && fold(item.raw) === fold(value));
}

/** What was begun in a cell is brought to its end before anything else is looked at. */
export function endCell(situation: Situation): Proposal | null {
  const { step, memory } = situation;
  const { last } = memory;
  const began = last?.rule === OPENED || (last?.rule === 'write_cell' && last.kind === 'type');
  return step && began && last.step === memory.step ? editCell(situation, step) : null;
}

/** Changes a cell of a table where it stands: opens it, takes the new value from its list or types it, and presses Enter. */
export function editCell(situation: Situation, step: Step): Proposal | null {
  if (makesNew(step)) return null;
  const { memory, items } = situation;
  const began = memory.last?.step === memory.step && [OPENED, 'write_cell'].includes(memory.last.rule);
  const base = { status: 'continue', cause: memory.last?.label ?? '', args: null } as const;
  const value = began ? memory.done.findLast((tag) => tag.startsWith(VALUE))?.slice(VALUE.length) : undefined;
  const entry = value !== undefined && memory.last?.rule === OPENED ? entryFor(situation, value) : undefined;
  if (entry)
    return {
      ...base,
      rule: 'write_cell',
      why: `“${entry.label}” is to stand there`,
      item: entry,
      sure: 0.85,
      completes: true,
    };
  const open =
    value !== undefined
      ? (items.find((item) => item.kind === 'type' && !item.disabled && item.state.has('focused')) ??
        items.find((item) => item.kind === 'type' && !item.disabled && situation.appeared.has(item.name)))
      : undefined;
  if (open && value !== undefined && fold(open.value) !== fold(value) && memory.last?.rule === OPENED) {
    const args = argumentOf(open, value);
    return args ? { ...base, rule: 'write_cell', why: `it is to be ${value}`, item: open, args, sure: 0.85 } : null;
  }
  const enter = items.find((item) => item.name === 'press:enter');
  if (began && memory.last?.rule === 'write_cell' && memory.last.kind === 'type' && enter)
    return {
      ...base,
      rule: 'write_cell',
      why: 'Enter ends the change',
      item: enter,
      sure: 0.8,
      completes: true,
    };
  const change = toChange(situation, step);
  if (!change) return null;
  memory.done.push(VALUE + change.value);
  return {
    ...base,
    rule: OPENED,
    why: change.field ? `it is the ${change.field} of ${change.row}` : `it stands in the row of ${change.row}`,
    item: change.cell,
    sure: 0.75,
    completes: false,
    cause: change.row,
  };
}
