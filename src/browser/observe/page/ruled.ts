import type { Candidate, Kit, RawAction } from './kit.ts';

/** Sheets that are drawn on a canvas: the cells between their lines, which only the picture tells. */
export function installRuled(kit: Kit): void {
  const LARGE = { width: 300, height: 200 };
  const FEWEST_LINES = 5;
  const MOST_CELLS = 420;
  /** Pixels between two lines, at least. */
  const NARROW = 14;
  /** Sum of the differences of red, green and blue between a line and the ground on both sides of it. */
  const FAINT = 18;
  const STRIPS = [0.23, 0.42, 0.61, 0.83, 0.95];
  /** Words or a line may be in the way of some of the strips. */
  const MOST_OF_THEM = 4;

  /** The canvas of a surface, where something beside it takes what is typed. */
  function canvasOf({ element }: Candidate): HTMLCanvasElement | null {
    const frame = kit.plain(element).localName === 'canvas' ? element.parentElement : element;
    for (let node = frame, up = 0; node && up < 3; node = node.parentElement, up++) {
      const canvas = kit.plain(node).querySelector('canvas');
      if (!canvas) continue;
      const { width, height } = kit.rect(canvas);
      if (width < LARGE.width || height < LARGE.height) return null;
      return node.querySelector('textarea,[contenteditable]') ? canvas : null;
    }
    return null;
  }

  /** Where lines run all the way across, in pixels of the canvas. */
  function linesOf(canvas: HTMLCanvasElement, upright: boolean): number[] {
    const { width, height } = canvas;
    const length = upright ? width : height;
    // A copy of a few strips: the canvas itself is asked for nothing.
    const copy = new OffscreenCanvas(length, STRIPS.length).getContext('2d', { willReadFrequently: true });
    if (!copy) return [];
    if (!upright) copy.transform(0, 1, 1, 0, 0, 0);
    for (const [at, share] of STRIPS.entries())
      if (upright) copy.drawImage(canvas, 0, Math.floor(height * share), width, 1, 0, at, width, 1);
      else copy.drawImage(canvas, Math.floor(width * share), 0, 1, height, at, 0, 1, height);
    const { data } = copy.getImageData(0, 0, length, STRIPS.length);
    const differs = (strip: number, one: number, other: number, from = strip) => {
      const [a, b] = [(strip * length + one) * 4, (from * length + other) * 4];
      let sum = 0;
      for (let part = 0; part < 3; part++) sum += Math.abs((data[a + part] ?? 0) - (data[b + part] ?? 0));
      return sum > FAINT;
    };
    const found: number[] = [];
    const reach = Math.ceil(2 * (canvas.width / (kit.rect(canvas).width || 1)));
    for (let at = reach; at < length - reach; at++) {
      let seen = 0;
      let first = -1;
      for (let strip = 0; strip < STRIPS.length; strip++)
        if (differs(strip, at, at - reach) && differs(strip, at, at + reach)) {
          if (first < 0) first = strip;
          // A line is of one colour, letters below each other are not.
          if (!differs(strip, at, at, first)) seen++;
        }
      if (seen >= MOST_OF_THEM && at - (found.at(-1) ?? -NARROW) > reach) found.push(at);
    }
    return found;
  }

  /** Of the lines those that stand apart as the lines of a sheet do. */
  function ruled(lines: readonly number[], scale: number): number[] {
    const all = lines.map((line) => line / scale);
    // A double line or a frame may be among them, letters are too many.
    const apart = all.filter((line, at) => at === 0 || line - (all[at - 1] ?? 0) >= NARROW);
    return apart.length >= FEWEST_LINES && all.length - apart.length <= 2 ? apart : [];
  }

  /** A, B, ... Z, AA as sheets call their columns. */
  function letters(column: number): string {
    const last = String.fromCharCode(65 + (column % 26));
    return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
  }

  function scrolled(canvas: Element): boolean {
    for (let node = canvas.parentElement, up = 0; node && up < 3; node = node.parentElement, up++)
      for (const part of [node, ...node.children]) if (part.scrollTop > 0 || part.scrollLeft > 0) return true;
    return false;
  }

  kit.ruled = (candidate, whole): RawAction[] => {
    const { view, twin } = candidate;
    if (twin || !kit.surfaces.is(candidate)) return [];
    const canvas = canvasOf(candidate);
    if (!canvas) return [];
    let columns: number[] = [];
    let rows: number[] = [];
    const box = kit.rect(canvas);
    try {
      columns = ruled(linesOf(canvas, true), canvas.width / box.width);
      rows = ruled(linesOf(canvas, false), canvas.height / box.height);
    } catch {
      // A canvas with pictures of other sites may not be read.
      return [];
    }
    if (columns.length === 0 || rows.length === 0 || columns.length * rows.length > MOST_CELLS) return [];
    const moved = scrolled(canvas);
    const cells: RawAction[] = [];
    // What stands before the first line in each direction are the heads.
    for (const [row, top] of rows.entries())
      for (const [column, left] of columns.entries()) {
        const [right, bottom] = [columns[column + 1], rows[row + 1]];
        if (right === undefined || bottom === undefined) continue;
        const x = box.left + (left + right) / 2;
        const y = box.top + (top + bottom) / 2;
        let hit = kit.geometry.deepest(view, x, y);
        while (hit && hit !== candidate.element && !kit.byElement.has(hit)) hit = kit.geometry.parentOf(hit);
        if (hit !== candidate.element || !kit.geometry.shown(view, x, y)) continue;
        cells.push({
          ...whole,
          kind: 'click',
          role: 'gridcell',
          label: moved ? `column ${column + 1}, row ${row + 1} of those shown` : `${letters(column)}${row + 1}`,
          target: kit.geometry.outwardBox(view, box.left + left, box.top + top, box.left + right, box.top + bottom),
          point: kit.geometry.outward(view, x, y),
          state: ['double-click'],
        });
      }
    return cells;
  };
}
