import { fold } from '../../../language/index.ts';
import type { Line, Page } from '../../../perception/page.ts';
import { saysOnlyButtons } from '../../meaning/messages.ts';
import type { Fact } from '../../remembered.ts';
import { thingsOf } from '../../things/index.ts';

/** "Weight: 410 g". */
const NAMED = /^([^:;.!?]{2,40}):\s+(\S.*)$/;
/** "Moth – Weight: 410 g; Price: £19": several of them behind a name. */
const ENTRY = /^(.{2,60}?)\s+[–—-]\s+(.+)$/;

/** What no column is called by: an amount, a day. */
const IS_VALUE = /^[€£$]?\d|\d[€£$%]?$|\d{4}/;

/** What the cells of tables tell, whichever way they run; what is left empty over a column begins another table below. */
function ofTables(page: Page): Fact[] {
  return thingsOf(page)
    .filter(({ from }) => from === 'rows' || from === 'columns')
    .flatMap(({ from, things }) => {
      const first = (things[0]?.properties ?? []).map(({ head }) => head);
      if (from === 'rows' && first.some((head) => IS_VALUE.test(head))) return [];
      // One row of two cells is a name and its value as well.
      if (from === 'rows' && things.length < 2 && first.length < 3) return [];
      if (from === 'columns' && things.some(({ name }) => IS_VALUE.test(name))) return [];
      // Tables below each other that run by columns: the heads of the first are none of the others.
      const names = new Set(things.map(({ name }) => name));
      if (from === 'rows' && things.length >= 2 * names.size - 2 && names.size < things.length) return [];
      return things.flatMap(({ name, properties }) => {
        let of = name;
        return properties.flatMap(({ head, text }) => {
          if (head === '' && from === 'columns') of = text;
          return head === '' || text === '' || fold(text) === fold(of) ? [] : [{ of, head, value: text }];
        });
      });
    });
}

/** Lines that stand under one heading. */
interface Part {
  heading: Line;
  lines: Line[];
}

function partsOf({ lines, items }: Page): Part[] {
  const parts: Part[] = [];
  for (const line of lines) {
    // What buttons say is told of nothing.
    if (saysOnlyButtons(items, line.text)) continue;
    if (line.level > 0) parts.push({ heading: line, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

/** Names that stand alone at the same places under several headings, each before its value. */
function headsOf(parts: readonly Part[]): Set<string> {
  const met = new Map<string, number>();
  for (const { lines } of parts)
    for (const text of new Set(lines.filter((_, i) => i % 2 === 0 && i + 1 < lines.length).map((line) => line.text)))
      met.set(text, (met.get(text) ?? 0) + 1);
  return new Set([...met].filter(([, times]) => times > 1).map(([text]) => text));
}

/** Whether two lines stand side by side. */
function besideEachOther(a: Line, b: Line): boolean {
  return a.box !== null && b.box !== null && Math.abs(a.box.y - b.box.y) < BAND && b.box.x > a.box.x;
}
/** Pixels by which lines of one row differ. */
const BAND = 8;

/** Names in one column with their values in the next. */
function inColumns(lines: readonly Line[]): Set<Line> {
  const inBand = (line: Line) => lines.filter(({ box }) => box !== null && Math.abs(box.y - line.box!.y) < BAND).length;
  const pairs = lines.filter(
    (line, i) => lines[i + 1] !== undefined && besideEachOther(line, lines[i + 1]!) && inBand(line) === 2,
  );
  return new Set(
    pairs.filter((line) => pairs.some((other) => other !== line && Math.abs(other.box!.x - line.box!.x) < BAND)),
  );
}

/** What stands under headings: "name: value", a name before its value, and what else the lines say. */
function ofParts(page: Page): Fact[] {
  const parts = partsOf(page);
  const heads = headsOf(parts);
  return parts.flatMap(({ heading, lines }) => {
    const beside = inColumns(lines);
    const of = heading.text;
    return lines.flatMap((line, i): Fact[] => {
      const named = NAMED.exec(line.text);
      if (named) return [{ of, head: named[1]!, value: named[2]! }];
      const next = lines[i + 1];
      const leads = i % 2 === 0 && heads.has(line.text);
      return next && (leads || beside.has(line)) ? [{ of, head: line.text, value: next.text }] : [];
    });
  });
}

/** What the entries of a list tell of themselves in one line. */
function ofEntries({ lines }: Page): Fact[] {
  return lines.flatMap(({ text }) => {
    const [, of, rest] = ENTRY.exec(text) ?? [];
    const told = (rest ?? '').split(/;\s+/).map((part) => NAMED.exec(part));
    return of && told.length > 1 && told.every((one) => one !== null)
      ? told.map((one) => ({ of, head: one![1]!, value: one![2]! }))
      : [];
  });
}

/** "Kind: Lanterns" over a table tells it of everything in it. */
function ofGroups(page: Page): Fact[] {
  const names = new Set(
    thingsOf(page)
      .filter(({ from }) => from === 'rows')
      .flatMap(({ things }) => things.map(({ name }) => name)),
  );
  return partsOf(page).flatMap(({ heading, lines }) => {
    const named = NAMED.exec(heading.text);
    if (!named) return [];
    const own = lines.filter(({ text }) => names.has(text));
    return own.map(({ text }) => ({ of: text, head: named[1]!, value: named[2]! }));
  });
}

const read = new WeakMap<Page, Fact[]>();

function without(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter(({ of, head, value }) => {
    const key = `${fold(of)}|${fold(head)}|${fold(value)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Everything that a page tells of something under a name, beside what was read of it further up. */
export function factsOn(page: Page, known: readonly Fact[] = []): Fact[] {
  const kept = known.length === 0 ? read.get(page) : undefined;
  if (kept) return kept;
  const found = without([...known, ...ofTables(page), ...ofParts(page), ...ofEntries(page), ...ofGroups(page)]);
  if (known.length === 0) read.set(page, found);
  return found;
}
