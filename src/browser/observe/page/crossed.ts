import type { Kit } from './kit.ts';

/** A box without words in a grid of boxes: it is called by what stands at the head of its column and of its row. */
export function installCrossed(kit: Kit): void {
  const FEWEST = 6;
  const MOST = 400;
  /** Pixels by which boxes of one line may be off. */
  const OFF = 3;
  const LONGEST = 40;

  /** The boxes of its grid: beside it, or in the rows beside its own. */
  function boxes(element: Element): Element[] {
    const row = kit.geometry.parentOf(element);
    if (!row) return [];
    const beside = [...kit.plain(row).children];
    const { top } = kit.rect(element);
    if (beside.some((box) => Math.abs(kit.rect(box).top - top) > OFF)) return beside;
    const rows = kit.geometry.parentOf(row);
    return rows && rows.childElementCount <= MOST
      ? [...kit.plain(rows).children].flatMap((other) => [...other.children])
      : beside;
  }

  function headed(element: Element): string {
    const all = boxes(element);
    if (all.length < FEWEST || all.length > MOST) return '';
    const { left, top, width, height } = kit.rect(element);
    if (width < 12 || height < 12) return '';
    let [column, row]: [Element | null, Element | null] = [null, null];
    let [highest, leftmost] = [top, left];
    for (const other of all) {
      const box = kit.rect(other);
      if (Math.abs(box.left - left) <= OFF && box.top < highest - OFF) [column, highest] = [other, box.top];
      if (Math.abs(box.top - top) <= OFF && box.left < leftmost - OFF) [row, leftmost] = [other, box.left];
    }
    if (!column || !row) return '';
    const words = [column, row].map((head) => kit.words.text(head, LONGEST));
    return words.every((said) => /[\p{L}\p{N}]/u.test(said)) ? words.join(', ') : '';
  }

  kit.crossed = (element) => (kit.words.text(element, 20, true) === '' ? headed(element) : '');
}
