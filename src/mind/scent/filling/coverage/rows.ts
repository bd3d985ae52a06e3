import { literalCoverage, phrase } from '../../../language/index.ts';
import type { Control } from './controls.ts';
import type { Demand } from './types.ts';

/** Prices and sizes of a row, which do not say what it is. */
const FIGURES = /[€£$]\s?\d[\d.,]*|\d[\d.,]*\s?[€£$]|\b\d[\d.,]*\b/g;

function rowOf({ items: [item] }: Control): string {
  return item!.context.text.replace(FIGURES, ' ').replace(/\s+/g, ' ').trim();
}

/** "Quantity" in every row of an order form: what each counts stands in its row. */
export function inRows(fields: readonly Control[]): Control[] {
  return fields.map((control) => {
    if (control.kind !== 'number') return control;
    const alike = fields.filter((other) => other.kind === 'number' && other.question === control.question);
    const rows = new Set(alike.map(rowOf));
    return alike.length > 1 && rows.size === alike.length && !rows.has('')
      ? { ...control, row: rowOf(control) }
      : control;
  });
}

/** How far what is counted is what stands in the row of a field for a number: "3 boxes of whiteboard pens". */
export function rowFit(row: string, { nouns, weak }: Demand): number {
  const share = literalCoverage(phrase(nouns.join(' ')), phrase(row));
  return share < HALF ? 0 : (weak ? 0.6 : 0.7) + 0.25 * share;
}
const HALF = 0.5;
