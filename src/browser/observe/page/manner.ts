import type { Candidate, DocumentView, Kit } from './kit.ts';

/** How words are written (bold, in a colour, marked) and what is drawn beside the words. */
export function installManner(kit: Kit): void {
  /** Sides in pixels of what is taken for a drawn thing: below is a dot of the layout, above a surface. */
  const SMALLEST = 6;
  const LARGEST = 200;
  /** A picture made of shapes, and no sign on a button. */
  const PICTURE = 40;
  const MOST = 80;
  const NEUTRAL = /^(?:|black|white|grey)$/;
  const SHAPES = /^(?:circle|ellipse|rect|polygon|polyline|line|path)$/;
  const INLINE = /^(?:inline|contents)/;

  function chromatic(value: string): string {
    const word = kit.looks.colour(value);
    return NEUTRAL.test(word) ? '' : word;
  }

  /** What stands out of the block that a word stands in: the nearest one around it, or the one around that. */
  function ground(element: Element): CSSStyleDeclaration | null {
    let node: Element | null = element;
    for (let up = 0; node && up < 8; up++) {
      const around: Element | null = kit.geometry.parentOf(node);
      if (!around) return null;
      const style = kit.style(around);
      if (!INLINE.test(style.display)) return style;
      node = around;
    }
    return null;
  }

  /** Lines and grounds are not inherited: they are of the element itself or of the inline ones around it. */
  function around(element: Element, style: CSSStyleDeclaration): { lined: boolean; ground: string } {
    const found = { lined: false, ground: '' };
    let node: Element | null = element;
    let own: CSSStyleDeclaration = style;
    for (let up = 0; node && up < 4; up++) {
      found.lined ||= /underline/.test(own.textDecorationLine);
      if (!INLINE.test(own.display) && up > 0) break;
      if (INLINE.test(own.display)) found.ground ||= kit.looks.colour(own.backgroundColor);
      if (!INLINE.test(own.display)) break;
      node = kit.geometry.parentOf(node);
      if (node) own = kit.style(node);
    }
    return found;
  }

  function manner(element: Element, style: CSSStyleDeclaration): string {
    const bold = Number(style.fontWeight) >= 600;
    const slanted = style.fontStyle === 'italic';
    const colour = chromatic(style.color);
    const inline = INLINE.test(style.display);
    if (!bold && !slanted && !colour && !inline && !/underline/.test(style.textDecorationLine)) return '';
    if (element.closest('a[href],button,[role=button],[role=link],label,th,select,option')) return '';
    const base = ground(element);
    if (!base) return '';
    const { lined, ground: behind } = around(element, style);
    const words: string[] = [];
    if (bold && Number(base.fontWeight) < 600) words.push('bold');
    if (slanted && base.fontStyle !== 'italic') words.push('italic');
    if (lined) words.push('underlined');
    if (colour && colour !== kit.looks.colour(base.color)) words.push(colour);
    if (behind && behind !== 'white') words.push(`highlighted in ${behind}`);
    return words.join(', ');
  }

  function painted(element: Element, tag: string, width: number, height: number, style: CSSStyleDeclaration): boolean {
    if (Math.min(width, height) < SMALLEST || Math.max(width, height) > LARGEST) return false;
    if (/^(?:input|textarea|select|button|img|canvas|video|iframe|hr|br|svg|g)$/.test(tag)) return false;
    if (element.childElementCount > 0 || (element.textContent ?? '').trim() !== '') return false;
    if (style.backgroundImage !== 'none') return false;
    const framed = ['borderTopWidth', 'borderLeftWidth', 'borderRightWidth', 'borderBottomWidth'].every(
      (side) => Number.parseFloat(style[side as 'borderTopWidth']) >= 1,
    );
    return (framed || chromatic(style.backgroundColor) !== '') && kit.icons.meaning(element) === '';
  }

  /** A single letter or digit in a colour of its own is a thing in a drawing; the words of a chart are not. */
  function lettered(element: Element, style: CSSStyleDeclaration): string {
    const text = (element.textContent ?? '').trim();
    const kind = /^\p{L}$/u.test(text) ? 'letter' : /^\d$/.test(text) ? 'digit' : '';
    const colour = kind ? chromatic(style.fill) : '';
    return colour && `${colour} ${kind}`;
  }

  function draw(real: Element, tag: string, view: DocumentView, rect: DOMRect, style: CSSStyleDeclaration): void {
    if (kit.drawn.length >= MOST) return;
    const element = kit.plain(real);
    const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
    const sign = tag === 'text' ? lettered(element, style) : '';
    if (sign) {
      kit.drawn.push({ word: sign, size: Math.round(Math.max(width, height)) });
      return;
    }
    if (SHAPES.test(tag)) {
      const picture = (element as SVGElement).ownerSVGElement?.getBoundingClientRect();
      if (!picture || Math.min(picture.width, picture.height) < PICTURE || Math.max(width, height) < SMALLEST) return;
    } else if (!painted(element, tag, width, height, style)) return;
    const word = kit.looks.drawing({ element: real, rect, view } as unknown as Candidate);
    if (word) kit.drawn.push({ word, size: Math.round(Math.max(width, height)) });
  }

  kit.manner = { of: manner, draw };
}
