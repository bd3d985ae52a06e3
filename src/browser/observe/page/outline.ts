import type { Kit } from './kit.ts';

/** Places on a drawn shape: well inside it where it is filled, else on its line. */
export function installOutline(kit: Kit): void {
  /** Steps each way over the box of a shape. */
  const STEPS = 9;
  const MOST_INSIDE = 4;
  const ENOUGH = 40;

  type Place = [number, number];

  function onScreen(matrix: DOMMatrix, x: number, y: number): Place {
    return [matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f];
  }

  /** Of a grid over a filled shape the places that lie furthest from its edge, such as the middle of a slice of a pie. */
  function inside(shape: SVGGeometryElement, box: DOMRect, matrix: DOMMatrix): Place[] {
    const filled: boolean[] = [];
    const at = (step: number, from: number, length: number) => from + (length * (step + 0.5)) / STEPS;
    for (let row = 0; row < STEPS; row++)
      for (let column = 0; column < STEPS; column++)
        filled.push(
          shape.isPointInFill(new DOMPoint(at(column, box.x, box.width), at(row, box.y, box.height)) as DOMPointInit),
        );
    const has = (row: number, column: number) =>
      row >= 0 && column >= 0 && row < STEPS && column < STEPS && filled[row * STEPS + column];
    const found: Array<{ place: Place; depth: number }> = [];
    for (let row = 0; row < STEPS; row++)
      for (let column = 0; column < STEPS; column++) {
        if (!has(row, column)) continue;
        let depth = 0;
        for (let radius = 1; radius < 4; radius++)
          for (const [down, right] of [
            [-radius, 0],
            [radius, 0],
            [0, -radius],
            [0, radius],
          ] as const)
            if (has(row + down, column + right)) depth++;
        found.push({ place: onScreen(matrix, at(column, box.x, box.width), at(row, box.y, box.height)), depth });
      }
    found.sort((a, b) => b.depth - a.depth);
    return found.slice(0, MOST_INSIDE).map(({ place }) => place);
  }

  function line(shape: SVGGeometryElement, box: DOMRect, matrix: DOMMatrix): Place[] {
    const places: Place[] = [];
    const length = shape.getTotalLength();
    for (const part of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const { x, y } = shape.getPointAtLength(length * part);
      // On the line, and a little towards the middle for a shape that is filled but has no line.
      for (const inwards of [0, 0.15]) {
        const px = x + (box.x + box.width / 2 - x) * inwards;
        const py = y + (box.y + box.height / 2 - y) * inwards;
        places.push(onScreen(matrix, px, py));
      }
    }
    return places;
  }

  kit.outline = (element) => {
    const places: Place[] = [];
    const shapes =
      'getTotalLength' in element
        ? [element]
        : [...element.querySelectorAll('path,circle,rect,line,ellipse,polygon,polyline,text,image')].slice(0, 6);
    for (const shape of shapes) {
      try {
        const matrix = (shape as SVGGraphicsElement).getScreenCTM();
        if (!matrix) continue;
        if (!('getTotalLength' in shape)) {
          const { left, top, width, height } = kit.rect(shape);
          places.push([left + width / 2, top + height / 2]);
          continue;
        }
        const geometry = shape as SVGGeometryElement;
        const box = geometry.getBBox();
        places.push(...inside(geometry, box, matrix), ...line(geometry, box, matrix));
      } catch {}
      if (places.length > ENOUGH) break;
    }
    return places;
  };
}
