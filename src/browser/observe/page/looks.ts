import type { Candidate, Kit } from './kit.ts';

/** What something without words looks like: its shape and colour, its place in a row, the part of a widget it is. */
export function installLooks(kit: Kit): void {
  const ROLES: Record<string, string> = {
    textbox: 'Text field',
    searchbox: 'Search field',
    combobox: 'Drop-down',
    listbox: 'List',
    spinbutton: 'Number field',
    slider: 'Slider',
    checkbox: 'Checkbox',
    radio: 'Radio button',
    switch: 'Switch',
  };
  /** Words by which widgets call their parts, and what one would call those. */
  const PARTS: Array<[RegExp, string]> = [
    [/(?:^|[-_])(?:backdrop|overlay|mask|scrim|shade)/, 'Background'],
    [/(?:^|[-_])(?:handle|thumb|knob|grip|grab(?:ber)?|lower|upper)(?:$|[-_])/, 'Handle'],
    [/(?:^|[-_])(?:splitter|gutter|resizer|divider|sash|splitbar)(?:$|[-_])/, 'Divider'],
    [/(?:^|[-_])outputs?(?:$|[-_])/, 'Output'],
    [/(?:^|[-_])inputs?(?:$|[-_])/, 'Input'],
    [/(?:^|[-_])(?:port|socket|connector)s?(?:$|[-_])/, 'Port'],
    [/(?:^|[-_])hue(?:$|[-_])/, 'Hue'],
    [/(?:^|[-_])(?:alpha|opacity)(?:$|[-_])/, 'Opacity'],
    [/slider|(?:^|[-_])track|(?:^|[-_])range(?:$|[-_])/, 'Slider'],
    [/(?:^|[-_])(?:progress|seek(?:er|bar)?|scrubber)(?:$|[-_])/, 'Progress'],
    [/(?:^|[-_])(?:swatch|colou?r)(?:$|[-_])/, 'Colour'],
    [/(?:^|[-_])(?:expander|twisty|twistie|disclosure|ocl|toggler?|switcher)(?:$|[-_])|^switch$/, 'Toggle'],
    [/^(?:chk|checkbox|tick(?:box)?)$/, 'Tick'],
    [/(?:^|[-_])(?:calendar|date)/, 'Calendar'],
    [/(?:^|[-_])map(?:$|[-_])/, 'Map'],
    [/(?:^|[-_])(?:e?charts?|graph|plot)(?:$|[-_])/, 'Chart'],
    [/(?:^|[-_])(?:board|canvas|stage|scene|viewport)(?:$|[-_])/, 'Drawing'],
  ];
  const SMALL = 64;
  const DOT = 20;

  function backdrop(candidate: Candidate): boolean {
    const { view, element, rect } = candidate;
    const width = Math.min(rect.right, view.right) - Math.max(rect.left, view.left);
    const height = Math.min(rect.bottom, view.bottom) - Math.max(rect.top, view.top);
    if (width * height < 0.5 * (view.right - view.left) * (view.bottom - view.top)) return false;
    if (/^(?:canvas|svg|img|video)$/.test(element.localName)) return false;
    return kit.style(element).position === 'fixed';
  }

  /** What the pointer says of a border that can be moved, and of a corner. */
  function edge({ element }: Candidate): string {
    const { cursor } = kit.style(element);
    if (/^(?:col|row|ew|ns|[nsew])-resize$/.test(cursor)) return 'Divider';
    return cursor.endsWith('-resize') ? 'Handle' : '';
  }

  /** Long and thin, and pulled: the border between two parts, whatever its class says. */
  function bar({ kind, rect }: Candidate): string {
    const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
    const thin = Math.min(width, height) <= 16 && Math.max(width, height) >= 8 * Math.min(width, height);
    return kind === 'drag' && thin ? 'Divider' : '';
  }

  /** Dots and the like, which nothing but their place tells apart. */
  function ordinal(candidate: Candidate, levels = 2): string {
    const { left, top, right, bottom } = candidate.rect;
    if (right - left > SMALL || bottom - top > SMALL) return '';
    for (
      let node: Element | null = candidate.element, up = 0;
      node?.parentElement && up < levels;
      node = node.parentElement, up++
    ) {
      const { width, height } = kit.rect(node);
      if (up > 0 && Math.max(width, height) > 2 * SMALL) break;
      const kind = firstClass(node);
      const alike = [...kit.plain(node.parentElement).children].filter(
        (other) => kit.plain(other).localName === node?.localName && firstClass(other) === kind,
      );
      if (alike.length < 2 || alike.length >= 100) continue;
      const { top } = kit.rect(node);
      const level = alike.every((other) => Math.abs(kit.rect(other).top - top) < 3);
      return `${(level ? kit.inLine(alike) : alike).indexOf(node) + 1} of ${alike.length}`;
    }
    return '';
  }

  /** One of a row of dots, which the words beside the row do not name. */
  function dot(candidate: Candidate): string {
    // Of a drawing the shape and colour say more.
    if (kit.paint.is(candidate.element)) return '';
    const { left, top, right, bottom } = candidate.rect;
    if (right - left > DOT || bottom - top > DOT) return '';
    // What stands in a row of words is told by the row.
    const row = candidate.element.parentElement;
    return ordinal(candidate, row && kit.words.text(row, 40) !== '' ? 1 : 2);
  }

  function firstClass(element: Element): string {
    return (kit.plain(element).getAttribute('class') ?? '').split(/\s+/)[0] ?? '';
  }

  function part(element: Element): string {
    for (const real of [element, element.parentElement]) {
      if (!real) continue;
      const node = kit.plain(real);
      const names = `${node.getAttribute('class') ?? ''} ${node.id} ${node.localName.includes('-') ? node.localName : ''}`;
      for (const name of names.toLowerCase().split(/\s+/))
        for (const [pattern, word] of PARTS) if (name && pattern.test(name)) return word;
    }
    return '';
  }

  /** A map or a chart calls itself or its layers so. */
  function drawing(element: Element): string {
    for (const node of [element, ...kit.plain(element).querySelectorAll('[class]')].slice(0, 12)) {
      const said = part(node);
      if (said === 'Map' || said === 'Chart') return said;
    }
    return 'Drawing';
  }

  function word(candidate: Candidate): string {
    const { element, role, kind } = candidate;
    if (kit.surfaces.is(candidate)) return drawing(element);
    const drawn = kit.paint.shape(candidate);
    if (drawn) return drawn;
    const said = part(element);
    if (/^(?:canvas|div|span)$/.test(element.localName) && kit.grips.strip(candidate))
      return said && said !== 'Divider' ? said : 'Slider';
    if (kit.grips.dial(candidate)) return kit.nearby.beside(element) || candidate.heading || 'Dial';
    const order = ordinal(candidate);
    if (kind === 'drag' && order && said === 'Handle') return `Handle ${order}`;
    if (kind !== 'click' || role === 'combobox')
      return ROLES[role] ?? (bar(candidate) || said || edge(candidate) || order || (kind === 'context' ? 'Area' : ''));
    const { left, right } = candidate.rect;
    if (element.localName === 'canvas' || (element.localName === 'svg' && right - left > SMALL)) return 'Drawing';
    const painted = kit.paint.swatch(candidate);
    if (painted && (!said || said === 'Colour')) return painted;
    if (said && said !== 'Toggle') return order && said === 'Handle' ? `${said} ${order}` : said;
    if (/^(?:video|audio)$/.test(element.localName)) return element.localName;
    if (kit.plain(element).querySelector('video')) return 'Video';
    return kit.signOf(candidate) || toggle(candidate) || order || said || (ROLES[role] ?? 'Area');
  }

  /** What the class of such a sign says of the moment: it is open. */
  function opened(element: Element): string | null {
    return /(?:^|[-_\s])(?:open|opened|expanded)(?:$|\s)/.test(element.getAttribute('class') ?? '') ? 'true' : null;
  }

  const BRANCH = /(?:^|[-_\s])tree[-_]?(?:node|item|row)(?:$|\s)/i;

  /** A row of a list or a tree, also one that only its class calls so. */
  const rows = (node: Element) => node.matches('li,tr,[role=treeitem],[role=row]') || BRANCH.test(node.className);

  /** What opens and closes a row of a tree says so by the row's words. */
  function toggle(candidate: Candidate): string {
    const { left, top, right, bottom } = candidate.rect;
    if (right - left > 40 || bottom - top > 40) return '';
    for (
      let real = kit.geometry.parentOf(candidate.element), up = 0;
      real && up < 3;
      real = kit.geometry.parentOf(real), up++
    ) {
      const node = kit.plain(real);
      if (node.getAttribute('role') === 'option') return '';
      const row = rows(node);
      const inside = row ? node.querySelector(':scope > [aria-expanded]') : null;
      const state = (inside ?? node).getAttribute('aria-expanded') ?? opened(candidate.element);
      if (!state && !row) continue;
      const words = kit.words.text(real, 200).slice(0, 40);
      let level = node;
      // Where the sign stands in a part of the row, its words stand there too, and the rows below it elsewhere.
      for (let part = candidate.element.parentElement; part && part !== node; part = part.parentElement)
        if (kit.words.text(part, 40) !== '') {
          level = kit.plain(part);
          break;
        }
      const beside = [...level.children].filter((child) => !child.contains(candidate.element));
      const own = beside.map((child) => kit.words.text(child, 40)).find((said) => /[\p{L}\p{N}]/u.test(said)) ?? words;
      const down = !state && /^[▾▿▼⏷]/u.test(kit.words.text(candidate.element, 4));
      const verb = part(candidate.element) === 'Tick' ? 'Tick' : state === 'true' || down ? 'Close' : 'Open';
      return own ? `${verb} ${own}` : '';
    }
    return '';
  }

  /** What stands there without words, clickable or not: a shape of a drawing, or a plain box. */
  function drawn(candidate: Candidate): string {
    return kit.paint.shape(candidate) || kit.paint.swatch(candidate) || 'white square';
  }

  /** An arrow that begins a row of a tree shows whether what lies below the row is open. */
  function arrow({ element, parent }: Candidate): string {
    if (!parent || kit.words.text(element, 8, true) !== '') return '';
    const row = kit.plain(parent.element);
    if (parent.role !== 'treeitem' && !/(?:^|[-_])tree(?:$|[-_])/.test(row.getAttribute('class') ?? '')) return '';
    if (!/^(?:Next|Down|Expand|Collapse)$/.test(kit.icons.meaning(element))) return '';
    const words = kit.ownWords(parent);
    return words ? `${row.getAttribute('aria-expanded') === 'true' ? 'Close' : 'Open'} ${words.slice(0, 40)}` : '';
  }

  kit.looks = {
    word,
    dot,
    part,
    twisty: (candidate) => (/^(?:Toggle|Tick)$/.test(part(candidate.element)) ? toggle(candidate) : arrow(candidate)),
    branch: toggle,
    backdrop,
    colour: kit.paint.colour,
    painted: kit.paint.swatch,
    drawing: drawn,
  };
}
