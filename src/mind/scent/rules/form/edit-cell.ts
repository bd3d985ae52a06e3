import { fold, literalCoverage, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { crossing } from '../../answering/reading/table.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

const OPENED = 'open_cell';

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

/** Changes a cell of a table where it stands: opens it, types the new value, and presses Enter. */
export function editCell(situation: Situation, step: Step): Proposal | null {
  const change = changeOf(step);
  if (!change) return null;
  const { memory, items } = situation;
  const base = { status: 'continue', cause: change.row } as const;
  const began = memory.last?.step === memory.step && [OPENED, 'write_cell'].includes(memory.last.rule);
  const open = began
    ? (items.find((item) => item.kind === 'type' && !item.disabled && item.state.has('focused')) ??
      items.find((item) => item.kind === 'type' && !item.disabled && situation.appeared.has(item.name)))
    : undefined;
  if (open && fold(open.value) !== fold(change.value)) {
    const args = argumentOf(open, change.value);
    return args && memory.last?.rule === OPENED
      ? { ...base, rule: 'write_cell', why: `it is to be ${change.value}`, item: open, args, sure: 0.85 }
      : null;
  }
  const enter = items.find((item) => item.name === 'press:enter');
  if (began && memory.last?.rule === 'write_cell' && memory.last.kind === 'type' && enter)
    return {
      ...base,
      rule: 'write_cell',
      why: 'Enter ends the change',
      item: enter,
      args: null,
      sure: 0.8,
      commits: true,
      completes: true,
    };
  const named = (item: Item) =>
    ['type', 'set', 'choose'].includes(item.kind) && similarity(phrase(change.field), item.said) > 0.6;
  if (items.some(named)) return null;
  const cell = cellFor(situation, change.field, change.row);
  return cell && timesTried(memory, situation.key, cell.name) < 2
    ? {
        ...base,
        rule: OPENED,
        why: `it is the ${change.field} of ${change.row}`,
        item: cell,
        args: null,
        sure: 0.75,
        completes: false,
      }
    : null;
}
