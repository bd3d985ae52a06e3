import type { Candidate, Kit, RawAction } from './kit.ts';

/** What the browser itself draws to pull at: the corner of a field for several lines. */
export function installCorners(kit: Kit): void {
  const round = (value: number) => Math.round(value * 100) / 100;

  /** Pixels from the corner of a field to the middle of the sign by which it is made larger. */
  const CORNER = 6;
  const FURTHER = 80;

  /** The corner of a field for several lines, by which it is made larger. */
  kit.corner = ({ element, view, rect, kind }: Candidate, field: RawAction): RawAction[] => {
    if (kind !== 'type' || element.localName !== 'textarea') return [];
    const { resize, direction } = kit.style(element);
    const x = direction === 'rtl' ? rect.left + CORNER : rect.right - CORNER;
    const y = rect.bottom - CORNER;
    if (resize === 'none' || kit.geometry.deepest(view, x, y) !== element || !kit.geometry.shown(view, x, y)) return [];
    const to = (label: string, across: number, down: number) => ({
      label,
      point: kit.geometry.outward(
        view,
        Math.max(1, Math.min(x + across, view.right - 2)),
        Math.max(1, Math.min(y + down, view.bottom - 2)),
      ),
    });
    const drops = [
      ...(/horizontal|inline/.test(resize) ? [] : [to('down', 0, FURTHER), to('up', 0, -FURTHER)]),
      ...(/vertical|block/.test(resize) ? [] : [to('right', FURTHER, 0), to('left', -FURTHER, 0)]),
    ];
    const point = kit.geometry.outward(view, x, y);
    return [
      {
        kind: 'drag',
        role: 'generic',
        label: `Corner of ${field.label}`,
        target: { x: round(point.x - CORNER), y: round(point.y - CORNER), width: 2 * CORNER, height: 2 * CORNER },
        point: { x: round(point.x), y: round(point.y) },
        frame: field.frame,
        state: [],
        drops,
        options: drops.map(({ label }) => label),
      },
    ];
  };
}
