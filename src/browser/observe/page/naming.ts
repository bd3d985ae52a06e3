import type { Candidate, Kit } from './kit.ts';

/** What a control is called in the words of somebody who sees it. */
export function installNaming(kit: Kit): void {
  const FIELDS = new Set(['type', 'choose', 'check', 'set', 'upload']);
  const CONTENT = new Set([
    'generic',
    'listitem',
    'row',
    'columnheader',
    'rowheader',
    'gridcell',
    'article',
    'region',
    'group',
    'cell',
    'list',
    'table',
    'figure',
    'form',
    'img',
  ]);

  const { generated, fallback, tip, grouped, hrefOf } = kit.fallbacks;

  kit.naming = (candidate) => {
    if (candidate.label !== '') return candidate.label;
    const element = candidate.field ?? candidate.element;
    const crossed = candidate.role === 'generic' && candidate.strength < 3 ? kit.crossed(element) : '';
    if (crossed) return crossed;
    if (candidate.strength === 2 && kit.looks.backdrop(candidate)) return kit.holders.outside(candidate);
    if (kit.surfaces.is(candidate)) return kit.surfaces.label(candidate) || kit.looks.word(candidate);
    if (candidate.strength < 3 && CONTENT.has(candidate.role) && kit.holders.holds(candidate)) {
      const own = kit.holders.container(candidate);
      if (own) return own;
    }
    const field = candidate.strength === 2 && candidate.kind === 'click' ? kit.standIns.fieldIn(candidate) : null;
    const asked = field
      ? kit.names.name(field, kit.semantics.roleOf(field)) ||
        (kit.words.text(element, 40) === '' ? kit.nearby.beside(element) : '')
      : '';
    if (asked) {
      candidate.role = 'combobox';
      return asked;
    }
    const drops = /[\u25be\u25bc\u25bf\u2304\u02c5]$/.test(drawnField(candidate) ? kit.words.text(element, 80) : '');
    const row = drawnField(candidate)
      ? kit.nearby.inRow(element) || (drops && !titled(element) ? kit.nearby.beside(element) : '')
      : '';
    if (row) {
      candidate.role = 'combobox';
      return row;
    }
    const partly = candidate.strength === 3 && candidate.kind === 'click' ? kit.holders.besides(candidate) : '';
    if (partly) return partly;
    let name =
      kit.names.name(element, candidate.role) || (candidate.field ? kit.names.name(candidate.element, 'generic') : '');
    if (candidate.role === 'combobox' && name !== '') {
      // What is chosen now is the value; the words beside it are the name.
      const chosen = kit.words.text(element, 200);
      // A label that floats in an empty field is no choice.
      const beside = name === chosen && kit.names.hosted(element) !== name ? kit.nearby.beside(element) : '';
      if (beside) return beside;
      if (chosen !== '' && name.endsWith(` ${chosen}`)) return name.slice(0, -chosen.length).trim();
    }
    // A switch that says where it stands is called by the words beside it; "No" and "Off" among several are answers.
    const answers = kit.semantics.roleOf(element) === 'radio';
    const stands = candidate.kind === 'check' && !answers && STANDS.test(name) ? kit.nearby.beside(element) : '';
    if (stands) return stands;
    const badge =
      COUNT.test(name) && candidate.kind === 'click' ? signBeside(element) || kit.icons.meaning(element) : '';
    if (badge) return `${badge} ${name}`;
    const twisty = /^[a-z]+(?:-[a-z]+)*$/.test(name) ? kit.looks.twisty(candidate) : '';
    if (twisty) return twisty;
    // What a field shows as long as it is empty names it only where nothing else does.
    const shown = /^(?:textbox|searchbox|spinbutton)$/.test(candidate.role) && element.localName === 'input';
    const called =
      (FIELDS.has(candidate.kind) || shown) &&
      name !== '' &&
      name === kit.words.tidy(element.getAttribute('placeholder') ?? '')
        ? kit.nearby.label(element)
        : '';
    if (called) return called;
    const drawn = /^[a-z]+(?:_[a-z0-9]+)+$/.test(name) ? kit.icons.written(name) : '';
    if (drawn) return drawn;
    if (candidate.kind === 'point' && !element.hasAttribute('aria-label') && /\p{L}/u.test(name))
      name = kit.holders.unbuttoned(element, name);
    if (/[\p{L}\p{N}]/u.test(name))
      return name.length > 80 && candidate.strength < 3 && CONTENT.has(candidate.role)
        ? kit.holders.shortened(candidate.element, name)
        : name;
    const inTree = OPENS.test(name) && element.closest('[role=treeitem],[role=tree]') !== null;
    const branch = inTree || BRANCH.test(name) ? kit.looks.branch(candidate) : '';
    if (branch) return branch;
    const glyph = kit.glyph(name, element);
    if (glyph) return `${glyph} ${name}`;
    if (element.localName === 'canvas') return name || fallback(candidate);
    if (candidate.kind === 'point' && name === '') {
      // The frame of one control is called as that is.
      const held = kit.plain(element).querySelector('input:not([type=hidden]),select,textarea,button');
      const asked = held ? kit.names.name(held, kit.semantics.roleOf(held)) || kit.nearby.beside(held) : '';
      if (asked) return asked;
    }
    const railed = kit.rails.label(candidate);
    if (railed) return railed;
    if (FIELDS.has(candidate.kind) || candidate.role === 'combobox' || shown)
      return (
        (kit.geometry.transparent(element) ? besideNumber(candidate, kit.nearby.under(element)) : '') ||
        (candidate.role === 'slider' ? ranged(element) : kit.nearby.beside(element)) ||
        (element.hasAttribute('contenteditable') ? '' : generated(element, false)) ||
        (candidate.kind === 'check' ? around(element) : '') ||
        (candidate.role === 'combobox' ? kit.words.text(element, 80) || kit.nearby.framed(element) : '') ||
        name ||
        fallback(candidate)
      );
    // A sign that is written out and that nobody knows is just that sign: what its class calls it is not seen.
    if (WRITTEN_SIGN.test(name) && !element.querySelector('i,svg,img')) return name;
    // What is pulled and has no words is a divider or a handle, whatever its class calls the layout around it.
    const pulled = candidate.kind === 'drag' && name === '' && !pressed(candidate) ? kit.looks.word(candidate) : '';
    // What is drawn in the first cell of a row opens the row.
    const opens = candidate.role === 'cell' && name === '' && generated(element) ? kit.looks.branch(candidate) : '';
    return (
      pulled ||
      opens ||
      generated(element) ||
      tip(element) ||
      kit.nearby.purpose(candidate) ||
      kit.looks.twisty(candidate) ||
      kit.icons.meaning(element) ||
      kit.cross(candidate) ||
      kit.outlined(candidate) ||
      ('ownerSVGElement' in element ? grouped(element) || kit.called(element) : '') ||
      painted(candidate) ||
      (name === '' && small(candidate) ? kit.coined.identified(element.id) : '') ||
      (small(candidate) ? kit.coined.stepping(element) : '') ||
      (name === '' && !hrefOf(element) ? kit.looks.dot(candidate) : '') ||
      kit.holders.under(candidate) ||
      kit.nearby.beside(element, !element.hasAttribute('tabindex')) ||
      name ||
      fallback(candidate)
    );
  };

  /** Something broad and low that is pressed and is neither a button nor a link: a list drawn as a field that opens. */
  function drawnField({ element, role, kind, strength, rect }: Candidate): boolean {
    const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
    if (kind !== 'click' || strength > 2 || (role !== 'generic' && role !== 'combobox')) return false;
    if (width < 90 || height < 20 || height > 70) return false;
    const style = kit.style(element);
    return Number.parseFloat(style.borderBottomWidth) > 0 || kit.plain(element).querySelector('svg,i,input') !== null;
  }

  /** What stands before it heads a part of the page. */
  function titled(element: Element): boolean {
    return /^(?:h[1-6]|header)$/.test(kit.plain(element).previousElementSibling?.localName ?? 'header');
  }

  /** Of a slider the number under it is what it is set to. */
  function besideNumber({ role }: Candidate, words: string): string {
    return role === 'slider' && !/\p{L}/u.test(words) ? '' : words;
  }

  /** What a clock shows is what it is set to. */
  const CLOCK = /^\d{1,2} ?: ?\d{2}(?: ?[ap]\.?m\.?)?$/i;

  /** Words that say something of what is to be done, and are no name. */
  const SENTENCE = /^(?:\S+ ){3,}\S+\.$/;

  /** A number beside a slider is what it is set to, and a sentence over it no name; then it is called as its form knows it. */
  function ranged(element: Element): string {
    // A dial that is drawn as a whole stands in a frame of its own.
    const framed = element.localName === 'svg' ? element.parentElement : null;
    let words = kit.nearby.beside(framed ?? element);
    // In a component that shows the number itself, the words stand beside the component.
    const { host } = element.getRootNode() as ShadowRoot;
    if (host && !/\p{L}/u.test(words)) words = kit.nearby.beside(host);
    if (/\p{L}/u.test(words) && !SENTENCE.test(words) && !CLOCK.test(words)) return words;
    const called = (element.getAttribute('name') ?? '').replace(/[_-]+/g, ' ');
    return words !== '' && /^[a-z][a-z ]{2,}$/i.test(called) ? kit.words.tidy(called) : '';
  }

  /** A sign that is pressed too is called as when it is pressed. */
  function pressed({ twin, element }: Candidate): boolean {
    return twin && kit.icons.meaning(element) !== '' && kit.looks.part(element) === '';
  }

  const STANDS = /^(?:on|off)$/i;

  /** One or two signs that fonts draw themselves: none of the private ones that only icon fonts draw. */
  const WRITTEN_SIGN = /^[\p{S}\p{P}]\ufe0f?[\p{S}\p{P}]?$/u;

  /** Triangles before the rows of a tree. */
  const BRANCH = /^[▸▹▾▿⏵⏷]\ufe0f?$/u;

  /** The same where they stand for playing as well. */
  const OPENS = /^[►▶▼]\ufe0f?$/u;

  /** A count on a sign, as of unread messages. */
  const COUNT = /^\d{1,3}\+?$/;

  /** What the sign means that a count stands on. */
  function signBeside(element: Element): string {
    for (const sign of element.querySelectorAll('i,svg,img,[class*=icon]'))
      if (!kit.words.tidy(sign.textContent ?? '')) {
        const meaning = kit.icons.meaning(sign);
        if (meaning) return meaning;
      }
    return '';
  }

  /** A box of one colour is known by that, and not by what happens to stand above it. */
  function painted(candidate: Candidate): string {
    if (candidate.kind !== 'click' || candidate.strength === 3) return '';
    const words = kit.looks.painted(candidate);
    return /^(?:white|grey|black)\b/.test(words) ? '' : words;
  }

  /** A box to tick without words is known by its row, unless that says no more than a button in it does. */
  function around(element: Element): string {
    const context = kit.rowOf(element);
    const button = kit.candidates.some(
      (other) => other.role === 'button' && kit.names.name(other.element, 'button') === context,
    );
    if (button) return '';
    return context.length > 60 ? `${context.slice(0, context.lastIndexOf(' ', 60)).trim()}…` : context;
  }

  /** Pixels: the largest sign that its id may name. */
  const SIGN = 64;

  function small({ rect }: Candidate): boolean {
    return rect.right - rect.left <= SIGN && rect.bottom - rect.top <= SIGN;
  }
}
