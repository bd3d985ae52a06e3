import type { Edges, Kit } from './kit.ts';

/** What stands around the bar of a slider: the numbers at its ends, the one that it is set to, and its words. */
export function installScales(kit: Kit): void {
  /** Pixels by which the number at an end of a bar may stand beside that end. */
  const BESIDE = 24;
  /** Pixels: a row with a bar and its number is no higher. */
  const HIGHEST = 120;
  /** A bar is this many times as long as it is broad. */
  const SLIM = 5;
  const MOST_PARTS = 40;
  type Rail = { bar: Edges; frame: Element };

  const NUMBER = /^\D{0,4}(-?\d{1,3}(?:[\s,\u00a0\u202f]\d{3})+|-?\d+(?:\.\d+)?)\D{0,4}$/;

  /** The numbers that stand at the ends of the bar; a share in percent where none do. */
  function scale({ bar, frame }: Rail): [number, number] {
    // Marks may stand under the bar, beside what holds it.
    for (const node of [frame, frame.parentElement]) {
      const [low, high] = node ? ends(bar, node) : [0, 0];
      if (low < high) return [low, high];
    }
    return [0, 100];
  }

  function ends(bar: Edges, frame: Element): [number, number] {
    const flat = bar.right - bar.left > bar.bottom - bar.top;
    let [low, high] = [Number.NaN, Number.NaN];
    for (const part of [...frame.querySelectorAll('*')].slice(0, MOST_PARTS)) {
      const said = part.childElementCount === 0 ? NUMBER.exec((part.textContent ?? '').trim()) : null;
      if (!said || !part.checkVisibility({ visibilityProperty: true })) continue;
      const { left, right, top, bottom } = kit.rect(part);
      const value = numberOf(said);
      const room = Math.min(BESIDE, (flat ? bar.right - bar.left : bar.bottom - bar.top) / SLIM);
      // A mark stands over its place by its middle, a number at an end by its edge.
      const near = (edge: number, place: number, middle: number) =>
        Math.min(Math.abs(edge - place), Math.abs(middle - place)) < room;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (flat ? near(left, bar.left, x) : near(bottom, bar.bottom, y)) low = value;
      else if (flat ? near(right, bar.right, x) : near(top, bar.top, y)) high = value;
    }
    return [low, high];
  }

  /** The one number that stands beside the bar: what it is set to. */
  function readout({ frame }: Rail): number | null {
    const row = frame.parentElement;
    if (!row || kit.rect(row).height > HIGHEST || row.childElementCount > MOST_PARTS) return null;
    const numbers = [...row.querySelectorAll('*')].flatMap((part) => {
      const said = part.childElementCount === 0 ? NUMBER.exec((part.textContent ?? '').trim()) : null;
      return said && kit.rect(part).width > 0 ? [numberOf(said)] : [];
    });
    return numbers.length === 1 ? (numbers[0] ?? null) : null;
  }

  function numberOf(said: RegExpExecArray): number {
    return Number(said[1]?.replace(/[\s,\u00a0\u202f]/g, ''));
  }

  /** The words beside a bar, without the number that it is set to: `Opacity 70%`. */
  function besides(frame: Element): string {
    const row = kit.geometry.parentOf(frame);
    const { width = 0, height = 0 } = row ? kit.rect(row) : {};
    // Upright bars stand side by side, each with its words above or below.
    const upright = height > HIGHEST && width < HIGHEST && kit.rect(frame).height > HIGHEST;
    const beside = upright ? '' : kit.nearby.beside(frame);
    if (/\p{L}/u.test(beside) || !row || (height > HIGHEST && !upright)) return beside;
    const words = kit.words.tidy(kit.words.text(row, 60).replace(/[\d.,%°]+/g, ' '));
    return /\p{L}{3}/u.test(words) ? words : beside;
  }

  kit.scales = { range: scale, readout, besides };
}
