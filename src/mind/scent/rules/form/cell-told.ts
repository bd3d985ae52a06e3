import { fold, numbers, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { properNames } from '../../meaning/match.ts';
import type { Situation } from '../../situation.ts';
import { kindOf } from '../../things/columns.ts';
import { thingsOf } from '../../things/index.ts';
import type { Property, Thing } from '../../things/thing.ts';

/** A cell that a task wants changed: where it stands, and what is to stand in it. */
interface Told {
  cell: Item;
  field: string;
  row: string;
  value: string;
}

const CELL = /^(?:cell|gridcell)$/;
/** Letters from which on a word of a name tells it from others: "kg" is what it is counted in. */
const LETTERS = 3;

function namesOf(text: string): string[] {
  return words(text)
    .filter((word) => word.length >= LETTERS && !/\d/.test(word))
    .map(stem);
}

/** What a row is called: where a code stands first, what stands behind it. */
function calledBy({ name, properties }: Thing): string {
  return /\d/.test(name) && namesOf(name).length === 0 ? (properties[1]?.text ?? name) : name;
}

/** The one row of which the task bears the whole name. */
function rowTold({ page }: Situation, told: ReadonlySet<string>): Thing | null {
  const named = thingsOf(page)
    .filter(({ from }) => from === 'rows')
    .flatMap(({ things }) => things)
    .filter(({ items, ...thing }) => {
      const own = namesOf(calledBy({ items, ...thing }));
      return own.length > 0 && own.every((word) => told.has(word)) && items.some(({ role }) => CELL.test(role));
    });
  const most = Math.max(0, ...named.map((thing) => namesOf(calledBy(thing)).length));
  const best = named.filter((thing) => namesOf(calledBy(thing)).length === most);
  return best.length === 1 ? best[0]! : null;
}

/** That it is asked how many there are to be, and what heads such numbers. */
const COUNTED = /\b(?:numbers?|quantity|how many|count|amount)\b/i;
const COUNTS =
  /\b(?:quantity|qty|count|numbers?|pieces|pcs|units|how many|(?:in )?stock|on hand|on shelf|remaining|left|balance)\b/i;
/** That something takes the place of another. */
const SWAPPED =
  /\b(?:instead|in (?:his|her|their|its) (?:place|stead)|in (?:the )?place of|replac\w+|takes? over|no longer|any ?more)\b/i;

/** The cell whose name a task tells beside one other, which is to take its place. */
function inPlaceOf<T extends { property: Property }>(
  asked: string,
  cells: readonly T[],
): (T & { value: string }) | null {
  const shown = cells.filter(
    ({ property: { text } }) =>
      /^\p{Lu}/u.test(text) && new RegExp(`(?<!\\p{L})${RegExp.escape(text)}(?!\\p{L})`, 'u').test(asked),
  );
  const [old] = shown;
  if (!old || shown.length > 1) return null;
  const names = [...new Set(properNames(` ${asked}`))].filter(
    (name) => !old.property.text.includes(name) && !name.includes(old.property.text),
  );
  return names.length === 1 ? { ...old, value: names[0]! } : null;
}

/** Where something goes: "to Overflow", at the end of what is said. */
const GOES_TO = /\b(?:to|into|as)\s+(?:the\s+)?["“]?([\p{L}\d][^"”.,;]{0,40}?)["”]?$/u;

/**
 * The cell that a task speaks of by what the table shows: the row that it calls by its name, and in it the one column of numbers for
 * a number that is told, else what may be put where the task says that it goes.
 * @param tried what was opened already and took nothing of the kind
 */
export function cellTold(situation: Situation, step: Step, tried: (item: Item) => boolean): Told | null {
  const { asked } = situation;
  const told = new Set(words(asked).map(stem));
  const row = rowTold(situation, told);
  if (!row) return null;
  const cells = row.properties.slice(1).flatMap((property: Property) => {
    const own = row.items.filter(({ role, raw, disabled }) => CELL.test(role) && raw === property.text && !disabled);
    // Where two presses do more than one, they open the cell.
    const cell = own.find(({ kind }) => kind === 'double-click') ?? own.find(({ kind }) => kind === 'click');
    return cell ? [{ property, cell }] : [];
  });
  const headed = ({ property }: { property: Property }) => namesOf(property.head).some((word) => told.has(word));
  const take = (some: typeof cells, value: string): Told | null => {
    const meant = some.find(headed) ?? some.find(({ cell }) => !tried(cell));
    return meant && !tried(meant.cell) ? { cell: meant.cell, field: meant.property.head, row: row.name, value } : null;
  };
  const known = new Set(numbers(`${row.name} ${calledBy(row)}`));
  const figures = numbers(asked).filter((number) => !known.has(number));
  if (figures.length === 1) {
    const counts = cells.filter(({ property }) => kindOf(property.text) === 'number');
    if (counts.length === 1 || counts.some(headed)) return take(counts, String(figures[0]));
    const ofMany = COUNTED.test(asked) ? counts.filter(({ property }) => COUNTS.test(property.head)) : [];
    return ofMany.length === 1 ? take(ofMany, String(figures[0])) : null;
  }
  const other = SWAPPED.test(asked) ? inPlaceOf(asked, cells) : null;
  if (other) return take([other], other.value);
  const value = GOES_TO.exec(step.text.trim())?.[1];
  if (!value || figures.length > 0 || row.properties.some(({ text }) => fold(text) === fold(value))) return null;
  return take(
    cells.filter(({ property }) => kindOf(property.text) !== 'number'),
    value,
  );
}
