import type { Candidate, Kit } from './kit.ts';

/** Signs in the frame of a field, told by how they are drawn. */
export function installStrokes(kit: Kit): void {
  /** Pixels: a sign is no larger. */
  const SMALL = 64;
  /** Share of the sign's box: how far from its corners and edges it is asked what is drawn there. */
  const NEAR = 0.2;
  const MOST_SHAPES = 3;

  /** A cross takes away, and an arrow down opens; '' for what is neither. */
  function verb(element: Element): string {
    const svg = element.localName === 'svg' ? element : kit.plain(element).querySelector('svg');
    const shapes = svg ? [...svg.querySelectorAll<SVGGeometryElement>('path,line,polyline,polygon')] : [];
    if (shapes.length === 0 || shapes.length > MOST_SHAPES) return '';
    const boxes = shapes.map((shape) => shape.getBBox());
    const left = Math.min(...boxes.map(({ x }) => x));
    const top = Math.min(...boxes.map(({ y }) => y));
    const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
    const height = Math.max(...boxes.map((box) => box.y + box.height)) - top;
    if (width < 1 || height < 1) return '';
    const inked = (across: number, down: number) => {
      const point = new DOMPoint(left + across * width, top + down * height);
      return shapes.some((shape) => {
        const { fill, stroke } = kit.style(shape);
        return (fill !== 'none' && shape.isPointInFill(point)) || (stroke !== 'none' && shape.isPointInStroke(point));
      });
    };
    const far = 1 - NEAR;
    const corners = [inked(NEAR, NEAR), inked(far, NEAR), inked(NEAR, far), inked(far, far)];
    if (corners.every(Boolean) && inked(0.5, 0.5))
      return [inked(0.5, NEAR / 2), inked(NEAR / 2, 0.5), inked(1 - NEAR / 2, 0.5)].some(Boolean) ? '' : 'Clear';
    const flat = width > 1.2 * height;
    return flat && inked(0.5, far) && corners[0] && corners[1] && !corners[2] && !corners[3] ? 'Open' : '';
  }

  /** Pixels: what is drawn for a field without a size is no higher. */
  const FRAME = 80;
  /** Pixels by which a sign may stand off the line of its field. */
  const OFF = 12;

  function onLine(sign: Candidate, field: Element, frame: Element): boolean {
    const { left, top, right, bottom, height } = kit.rect(field);
    if (height <= 2) return kit.rect(frame).height <= FRAME;
    const middle = (sign.rect.top + sign.rect.bottom) / 2;
    const gap = Math.max(sign.rect.left - right, left - sign.rect.right);
    return middle > top - OFF && middle < bottom + OFF && gap < FRAME;
  }

  /** What the one field is called in whose frame a little picture stands; '' where it stands in none. */
  function fieldBy(candidate: Candidate): string {
    const { left, top, right, bottom } = candidate.rect;
    if (right - left > SMALL || bottom - top > SMALL) return '';
    let node = kit.geometry.parentOf(candidate.element);
    for (let up = 0; node && up < 3; node = kit.geometry.parentOf(node), up++) {
      const fields = kit.plain(node).querySelectorAll('input:not([type=hidden]),select,textarea');
      if (fields.length > 1) return '';
      const field = fields[0];
      if (field) return onLine(candidate, field, node) ? kit.names.name(field, kit.semantics.roleOf(field)) : '';
    }
    return '';
  }

  kit.strokes = verb;
  kit.fieldBy = fieldBy;

  kit.signOf = (candidate) => {
    const name = fieldBy(candidate);
    const does = name === '' ? '' : verb(candidate.element);
    return does === '' ? name : `${does} ${name}`;
  };

  /** A cross that stands in no field closes what it stands in. */
  kit.cross = (candidate) => {
    const { element, rect } = candidate;
    // A button may be as high as the head it stands in.
    if (rect.right - rect.left > FRAME || rect.bottom - rect.top > FRAME) return '';
    return verb(element) === 'Clear' ? kit.signOf(candidate) || 'Close' : '';
  };
}
