import type { Kit } from './kit.ts';

/** The words in an element as they show, through slots and shadow roots, with what its pictures say. */
export function installWords(kit: Kit): void {
  const INLINE = new Set(
    'a abbr b bdi bdo cite code dfn em font i ins kbd mark q s samp small span strong sub sup u var wbr tspan'.split(
      ' ',
    ),
  );
  const SILENT = new Set(
    'script style template noscript head meta link title desc defs metadata progress meter'.split(' '),
  );

  /** What a set of icons calls its pictures (`caret-down`): said only where there are no other words. */
  const ICON = /^[a-z]+(?:-[a-z]+)*$/;

  /** Fonts that draw a picture in place of the word for it: `more_vert`. */
  const LIGATURE = /(?:^|\s)(?:material-(?:icons|symbols)|google-material-icons)/;
  const LIGATURES = new Set(['i', 'span', 'mat-icon']);

  function tidy(text: string): string {
    return text.replace(/[\s\u00a0\u200b-\u200f\u2028-\u202f\ufeff]+/g, ' ').trim();
  }

  /** What stands in a tooltip; one that is written in markup is shown without the marks. */
  function title(element: Element): string {
    const said = element.getAttribute('title') ?? '';
    return /<\/?[a-z]/i.test(said) ? tidy(said.replace(/<[^>]*>/g, ' ')) : said;
  }

  /** Says no more of a picture than that it is one. */
  const VAGUE = /^\W*(?:icon|image|img|picture|svg)\W*$/i;

  function picture(element: Element): string {
    const said = element.getAttribute('alt') ?? '';
    return (VAGUE.test(said) ? '' : said) || title(element);
  }

  function alternative(element: Element): string {
    const label = element.getAttribute('aria-label');
    if (label?.trim()) return label;
    const tag = element.localName;
    if (tag === 'img' || tag === 'area') return picture(element);
    if (tag === 'svg') return svgTitle(element);
    if (tag === 'input') {
      const input = element as HTMLInputElement;
      if (input.type === 'button' || input.type === 'submit' || input.type === 'reset') return input.value;
      if (input.type === 'image') return element.getAttribute('alt') || input.value;
    }
    return '';
  }

  function svgTitle(element: Element): string {
    for (let child = element.firstChild; child; child = child.nextSibling)
      if ((child as Element).localName === 'title') return child.textContent ?? '';
    return '';
  }

  const LONGEST = 400;
  let shown = new Map<Element, string>();
  let all = new Map<Element, string>();

  function text(element: Element, limit: number, hidden = false): string {
    const known = hidden ? all : shown;
    let words = known.get(element);
    if (words === undefined) {
      words = gather(element, Math.max(limit, LONGEST), hidden);
      known.set(element, words);
    }
    return words.length > limit ? words.slice(0, limit) : words;
  }

  function gather(real: Element, limit: number, hidden: boolean): string {
    const element = kit.plain(real);
    if (SILENT.has(element.localName)) return '';
    if (!element.firstElementChild && !kit.geometry.rootOf(real) && element.localName !== 'slot')
      return tidy((element.textContent ?? '').slice(0, limit * 2)).slice(0, limit);
    let out = '';
    let icon = '';
    let visits = 0;
    const visit = (node: Node, depth: number): void => {
      if (out.length > limit || visits++ > 300 || depth > 60) return;
      const type = kit.typeOf(node);
      if (type === 3) {
        out += (node as Text).data.slice(0, limit);
        return;
      }
      if (type !== 1) return;
      const child = kit.plain(node as Element);
      const tag = child.localName;
      if (SILENT.has(tag)) return;
      if (node !== real) {
        if (LIGATURES.has(tag) && LIGATURE.test(child.getAttribute('class') ?? '')) {
          icon ||= tidy(child.textContent ?? '');
          return;
        }
        if (!hidden && child.getAttribute('aria-hidden') === 'true') return;
        if (!child.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !boxless(node as Element))
          return;
        // The face of a card that lies with its back up.
        if (kit.geometry.turned(node as Element)) return;
        const other = alternative(child);
        if (other && ICON.test(other) && (child.getAttribute('role') === 'img' || drawn(child))) {
          icon ||= other;
          return;
        }
        if (other) {
          out += ` ${other} `;
          return;
        }
        if (tag === 'select' || tag === 'textarea' || tag === 'input') {
          out += ' ';
          return;
        }
      }
      const spaced = !INLINE.has(tag) || (node !== real && standsApart(child));
      if (tag === 'br' || spaced) out += ' ';
      descend(node as Element, (next) => visit(next, depth + 1));
      if (spaced) out += ' ';
    };
    visit(real, 0);
    return (tidy(out) || icon).slice(0, limit);
  }

  /** A frame around a drawing and nothing else. */
  function drawn(element: Element): boolean {
    return element.firstElementChild?.localName === 'svg' && (element.textContent ?? '').trim() === '';
  }

  /** What floats or is laid out as a flex or grid item stands apart, also where its kind of element runs with the text. */
  function standsApart(element: Element): boolean {
    return /^(?:block|flex|grid|table|list-item|flow-root)/.test(kit.style(element).display);
  }

  /** `display: contents` has no box and yet shows what it holds. */
  function boxless(element: Element): boolean {
    const style = kit.style(element);
    return style.display === 'contents' && style.visibility === 'visible';
  }

  function descend(element: Element, visit: (node: Node) => void): void {
    if (kit.plain(element).localName === 'slot') {
      const assigned = (element as HTMLSlotElement).assignedNodes();
      if (assigned.length > 0) {
        for (const node of assigned) visit(node);
        return;
      }
    }
    const inside = kit.geometry.rootOf(element) ?? kit.plain(element);
    for (let node = inside.firstChild; node; node = kit.plain(node).nextSibling) visit(node);
  }

  kit.words = {
    text,
    tidy,
    title,
    alternative,
    svgTitle,
  };

  kit.afresh(() => {
    shown = new Map();
    all = new Map();
  });
}
