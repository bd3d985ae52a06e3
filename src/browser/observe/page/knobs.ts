import type { Edges, Kit } from './kit.ts';

/** What only a style draws on an element: the knob of a switch, the thumb on the bar of a slider. */
export function installKnobs(kit: Kit): void {
  /** Pixels: the smallest and the largest thing that a hand takes. */
  const LEAST = 6;
  const MOST = 44;

  function length(value: string): number {
    return Number.parseFloat(value) || 0;
  }

  /** The small round thing that a style lays over an element without words and parts. */
  function knob(real: Element): Edges | null {
    if (real.firstElementChild || (real.textContent ?? '').trim() !== '') return null;
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(real, pseudo);
      if (style.content === 'none' || style.content === 'normal' || style.position !== 'absolute') continue;
      const [width, height] = [length(style.width), length(style.height)];
      if (Math.min(width, height) < LEAST || Math.max(width, height) > MOST || length(style.borderTopLeftRadius) < 3)
        continue;
      const box = kit.rect(real);
      const moved = style.transform === 'none' ? new DOMMatrix() : new DOMMatrix(style.transform);
      const left = box.left + real.clientLeft + length(style.left) + length(style.marginLeft) + moved.m41;
      const top = box.top + real.clientTop + length(style.top) + length(style.marginTop) + moved.m42;
      return { left, top, right: left + width, bottom: top + height };
    }
    return null;
  }

  /** The one thing in an element without words, round and hardly lower than that. */
  function part(real: Element, height: number): Edges | null {
    const only = real.firstElementChild;
    if (!only || only.nextElementSibling || only.firstElementChild || (real.textContent ?? '').trim() !== '')
      return null;
    const { left, top, right, bottom, width, height: own } = kit.rect(only);
    const round =
      length(kit.style(only).borderTopLeftRadius) >= 0.4 * own || kit.style(only).borderTopLeftRadius === '50%';
    if (!round || Math.abs(width - own) > 0.3 * own || own < 0.5 * height) return null;
    return { left, top, right, bottom };
  }

  /** A pill with a knob at one of its ends: whether that is the one at which such a switch is on; null for what is none. */
  function switched(real: Element): boolean | null {
    const { left, right, top, bottom, width, height } = kit.rect(real);
    if (height < 12 || height > MOST || width < 1.4 * height || width > 2.8 * height) return null;
    if (length(kit.style(real).borderTopLeftRadius) < 0.4 * height) return null;
    const found = knob(real) ?? part(real, height);
    if (!found || found.left < left - 4 || found.right > right + 4 || found.top < top - 4 || found.bottom > bottom + 4)
      return null;
    return found.left + found.right > left + right;
  }

  kit.knobs = { knob, switched };
}
