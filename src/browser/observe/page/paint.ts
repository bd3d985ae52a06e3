import type { Candidate, Kit } from './kit.ts';

/** How something is drawn: its colour and its form, in words. */
export function installPaint(kit: Kit): void {
  function colour(value: string): string {
    const parts = /rgba?\(([^)]*)\)/
      .exec(value)?.[1]
      ?.split(/[,\s/]+/)
      .map(Number);
    if (!parts || parts.length < 3 || (parts[3] ?? 1) < 0.1) return '';
    const [red = 0, green = 0, blue = 0] = parts;
    const high = Math.max(red, green, blue);
    const low = Math.min(red, green, blue);
    if (high - low < 32) return high < 60 ? 'black' : high > 220 ? 'white' : 'grey';
    const span = high - low;
    let hue = 0;
    if (high === red) hue = ((green - blue) / span + 6) % 6;
    else if (high === green) hue = (blue - red) / span + 2;
    else hue = (red - green) / span + 4;
    const degrees = hue * 60;
    if (degrees < 15 || degrees >= 345) return low > 140 ? 'pink' : 'red';
    if (degrees < 45) return high < 160 ? 'brown' : 'orange';
    if (degrees < 70) return 'yellow';
    if (degrees < 165) return 'green';
    if (degrees < 195) return 'turquoise';
    if (degrees < 260) return 'blue';
    return degrees < 300 || high < 200 ? 'purple' : 'pink';
  }

  const SHAPES: Record<string, string> = {
    circle: 'circle',
    ellipse: 'ellipse',
    rect: 'rectangle',
    line: 'line',
    polyline: 'line',
    polygon: 'shape',
    path: 'shape',
    image: 'picture',
    text: 'text',
    g: 'shape',
    use: 'shape',
  };

  function shape(candidate: Candidate): string {
    const { element } = candidate;
    const noun = SHAPES[element.localName];
    if (!noun) return '';
    const drawn =
      element.localName === 'g' ? (element.querySelector('path,circle,rect,ellipse,polygon') ?? element) : element;
    const style = kit.style(drawn);
    // A line has no inside that its colour could fill.
    const lined = drawn.localName === 'line' || drawn.localName === 'polyline';
    const word = (lined ? '' : colour(style.fill)) || colour(style.stroke);
    const kind = form(drawn, candidate) || (SHAPES[drawn.localName] ?? noun);
    return word ? `${word} ${kind}` : kind;
  }

  const POLYGONS: Record<number, string> = {
    3: 'triangle',
    5: 'pentagon',
    6: 'hexagon',
    7: 'heptagon',
    8: 'octagon',
  };

  /** Squares and triangles among the rectangles and polygons. */
  function form(drawn: Element, { rect }: Candidate): string {
    const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
    if (drawn.localName === 'rect' && Math.abs(width - height) <= 0.06 * Math.max(width, height)) return 'square';
    if (drawn.localName !== 'polygon') return '';
    const points = (drawn.getAttribute('points') ?? '').trim().split(/[\s,]+/).length / 2;
    return POLYGONS[points] ?? '';
  }

  /** What of it is painted: itself, or the one box in it where that is all there is to see, the back of a card too. */
  function coat(element: Element, depth = 0): Element | null {
    if (element.childElementCount === 0) return element;
    if (element.childElementCount > 2 || depth > 2 || colour(kit.style(element).backgroundColor) !== '') return null;
    const [inner, other] = [...kit.plain(element).children].filter((part) => !kit.geometry.turned(part));
    return inner?.localName === 'div' && !other ? coat(inner, depth + 1) : null;
  }

  /** A plain box that only its colour tells: "green square", "red circle". */
  function swatch({ element, rect }: Candidate): string {
    const painted = coat(element);
    if (!painted || /^(?:input|textarea|select)$/.test(element.localName)) return '';
    const style = kit.style(painted);
    const framed = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none';
    const word = colour(style.backgroundColor) || (framed ? colour(style.borderTopColor) : '');
    if (!word) return '';
    const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
    const even = Math.abs(width - height) <= 0.06 * Math.max(width, height);
    const round = style.borderTopLeftRadius.endsWith('%')
      ? Number.parseFloat(style.borderTopLeftRadius) >= 50
      : Number.parseFloat(style.borderTopLeftRadius) >= 0.45 * Math.min(width, height);
    return `${word} ${round ? (even ? 'circle' : 'ellipse') : even ? 'square' : 'rectangle'}`;
  }

  kit.paint = {
    colour,
    shape,
    swatch,
    is: (element) => element.localName in SHAPES,
  };
}
