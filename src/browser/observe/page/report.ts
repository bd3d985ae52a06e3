import type { Candidate, Kit, RawAction } from './kit.ts';

/** Turns what was settled into plain values that can leave the page. */
export function installReport(kit: Kit): void {
  const FIELDS = new Set(['type', 'choose', 'check', 'set', 'upload']);
  const CONTENT = new Set([
    'generic',
    'listitem',
    'row',
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

  function labelOf(candidate: Candidate): string {
    if (candidate.label !== '') return candidate.label;
    const element = candidate.field ?? candidate.element;
    if (candidate.strength === 2 && kit.looks.backdrop(candidate)) return kit.holders.outside(candidate);
    if (kit.surfaces.is(candidate)) return kit.surfaces.label(candidate) || kit.looks.word(candidate);
    if (candidate.strength < 3 && CONTENT.has(candidate.role) && kit.holders.holds(candidate)) {
      const own = kit.holders.container(candidate);
      if (own) return own;
    }
    const field = candidate.strength === 2 && candidate.kind === 'click' ? kit.standIns.fieldIn(candidate) : null;
    const asked = field ? kit.names.name(field, kit.semantics.roleOf(field)) : '';
    if (asked) {
      candidate.role = 'combobox';
      return asked;
    }
    const partly = candidate.strength === 3 && candidate.kind === 'click' ? kit.holders.besides(candidate) : '';
    if (partly) return partly;
    const name =
      kit.names.name(element, candidate.role) || (candidate.field ? kit.names.name(candidate.element, 'generic') : '');
    if (candidate.role === 'combobox' && name !== '') {
      // What is chosen now is the value; the words beside it are the name.
      const chosen = kit.words.text(element, 200);
      const beside = name === chosen ? kit.nearby.beside(element) : '';
      if (beside) return beside;
      if (chosen !== '' && name.endsWith(` ${chosen}`)) return name.slice(0, -chosen.length).trim();
    }
    const badge = COUNT.test(name) && candidate.kind === 'click' ? signBeside(element) : '';
    if (badge) return `${badge} ${name}`;
    const twisty = /^[a-z]+(?:-[a-z]+)*$/.test(name) ? kit.looks.twisty(candidate) : '';
    if (twisty) return twisty;
    // What a field shows as long as it is empty names it only where nothing else does.
    const called =
      FIELDS.has(candidate.kind) && name !== '' && name === kit.words.tidy(element.getAttribute('placeholder') ?? '')
        ? kit.nearby.label(element)
        : '';
    if (called) return called;
    if (/[\p{L}\p{N}]/u.test(name))
      return name.length > 80 && candidate.strength < 3 && CONTENT.has(candidate.role)
        ? kit.holders.shortened(candidate.element, name)
        : name;
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
    const shown = /^(?:textbox|searchbox|spinbutton)$/.test(candidate.role) && element.localName === 'input';
    if (FIELDS.has(candidate.kind) || candidate.role === 'combobox' || shown)
      return (
        (candidate.kind === 'set' ? ranged(element) : '') ||
        (kit.geometry.transparent(element) ? kit.nearby.under(element) : '') ||
        kit.nearby.beside(element) ||
        (element.hasAttribute('contenteditable') ? '' : generated(element, false)) ||
        (candidate.kind === 'check' ? around(element) : '') ||
        (candidate.role === 'combobox' ? kit.words.text(element, 80) : '') ||
        name ||
        fallback(candidate)
      );
    // A sign that is written out and that nobody knows is just that sign: what its class calls it is not seen.
    if (WRITTEN_SIGN.test(name) && !element.querySelector('i,svg,img')) return name;
    // What is pulled and has no words is a divider or a handle, whatever its class calls the layout around it.
    const pulled = candidate.kind === 'drag' && name === '' && !pressed(candidate) ? kit.looks.word(candidate) : '';
    return (
      pulled ||
      generated(element) ||
      tip(element) ||
      kit.looks.twisty(candidate) ||
      kit.icons.meaning(element) ||
      ('ownerSVGElement' in element ? kit.called(element) : '') ||
      painted(candidate) ||
      (name === '' && small(candidate) ? kit.coined.identified(element.id) : '') ||
      (name === '' && !hrefOf(element) ? kit.looks.dot(candidate) : '') ||
      (small(candidate) ? kit.coined.stepping(element) : '') ||
      kit.nearby.beside(element, !element.hasAttribute('tabindex')) ||
      name ||
      fallback(candidate)
    );
  }

  /** A number beside a slider is what it is set to; then it is called as its form knows it. */
  function ranged(element: Element): string {
    const words = kit.nearby.beside(element);
    const called = (element.getAttribute('name') ?? '').replace(/[_-]+/g, ' ');
    return words !== '' && !/\p{L}/u.test(words) && /^[a-z][a-z ]{2,}$/i.test(called) ? kit.words.tidy(called) : '';
  }

  /** A sign that is pressed too is called as when it is pressed. */
  function pressed({ twin, element }: Candidate): boolean {
    return twin && kit.icons.meaning(element) !== '' && kit.looks.part(element) === '';
  }

  /** One or two signs that fonts draw themselves: none of the private ones that only icon fonts draw. */
  const WRITTEN_SIGN = /^[\p{S}\p{P}]\ufe0f?[\p{S}\p{P}]?$/u;

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
    const context = kit.context(element, '');
    const button = kit.candidates.some(
      (other) => other.role === 'button' && kit.names.name(other.element, 'button') === context,
    );
    if (button) return '';
    return context.length > 60 ? `${context.slice(0, context.lastIndexOf(' ', 60)).trim()}…` : context;
  }

  function generated(element: Element, signs = true): string {
    for (const node of [element, element.firstElementChild]) {
      if (!node) continue;
      for (const pseudo of ['::before', '::after']) {
        const match = /^"((?:[^"\\]|\\.)+)"/.exec(getComputedStyle(node, pseudo).content);
        const text = match?.[1] ?? '';
        if (/^[\p{L}\p{N}][\p{L}\p{N}\s]*$/u.test(text)) return text;
        const meaning = signs ? kit.glyph(text) : '';
        if (meaning) return meaning;
      }
    }
    return '';
  }

  function fallback(candidate: Candidate): string {
    const element = candidate.element;
    const options = candidate.role === 'listbox' ? firstOptions(element) : '';
    if (options) return options;
    const title = kit.words.title(element) || element.getAttribute('name') || '';
    if (title.trim()) return kit.words.tidy(title.replace(/[_-]+/g, ' '));
    const href = hrefOf(element);
    const leads = href && /^(?:[^#?]*\/)?(?:[\w-]{3,})/.test(href) ? destination(href) : '';
    if (leads) return leads;
    const inside = element.querySelector('img[alt],[title],[aria-label]');
    const words =
      (inside && (kit.words.alternative(inside) || kit.words.title(inside) || inside.getAttribute('aria-label'))) || '';
    if (words.trim()) return kit.words.tidy(words);
    if (candidate.kind === 'choose')
      return candidate.element.querySelector('option:checked')?.textContent?.trim() ?? '';
    // A field that one writes straight into is known by what stands in it.
    if (element.hasAttribute('contenteditable')) return kit.words.text(element, 40);
    if (FIELDS.has(candidate.kind)) return kit.looks.word(candidate);
    if (element.localName === 'img') return 'picture';
    if (candidate.kind === 'context') return kit.words.text(element, 60) || kit.looks.word(candidate);
    const called = element.localName === 'button' ? kit.coined.identified(element.id) : '';
    if (called) return called;
    return kit.looks.word(candidate) || 'Area';
  }

  /** Pixels: the largest sign that its id may name. */
  const SIGN = 64;

  function small({ rect }: Candidate): boolean {
    return rect.right - rect.left <= SIGN && rect.bottom - rect.top <= SIGN;
  }

  /** Attributes in which pages keep the words of the tooltips that they draw themselves. */
  const TIP = /^(?:data-)?(?:[a-z]+-)*(?:tips?|tooltip|hint|balloon|original-title|tippy-content)$/;

  /** What a page's own tooltips say. */
  function tip(element: Element): string {
    for (const name of element.getAttributeNames()) {
      const words = TIP.test(name) ? kit.words.tidy(element.getAttribute(name) ?? '') : '';
      if (/\p{L}/u.test(words) && words.length < 80) return words;
    }
    return '';
  }

  /** A list without a name is known by what stands in it. */
  function firstOptions(element: Element): string {
    const words = [...element.querySelectorAll('option')].slice(0, 3).map((option) => kit.words.tidy(option.label));
    return words.join('') === '' ? '' : `${words.join(', ').slice(0, 60)}${words.length > 2 ? '…' : ''}`;
  }

  function hrefOf(element: Element): string {
    return element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
  }

  /** Where a link leads: the last word of its path, else the site. */
  function destination(href: string): string {
    const last = /([\w-]{3,})\/?(?:[?#].*)?$/.exec(href.replace(/^\w+:\/\/[^/]*/, ''))?.[1] ?? '';
    return kit.words.tidy(last.replace(/[_-]+/g, ' ')) || (/^\w+:\/\/(?:www\.)?([^/:?#]+)/.exec(href)?.[1] ?? '');
  }

  function round(value: number): number {
    return Math.round(value * 100) / 100;
  }

  function reported(candidate: Candidate): RawAction | null {
    const { box, point } = candidate;
    if (!box || !point) return null;
    const action: RawAction = {
      kind: candidate.kind,
      role: candidate.role,
      label: candidate.label,
      target: { x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height) },
      point: { x: round(point.x), y: round(point.y) },
      frame: candidate.view.url,
      state: [],
      strength: candidate.strength,
    };
    const context = kit.context(candidate.element, candidate.label);
    if (context) action.context = context;
    const group = kit.question(candidate.field ?? candidate.element) || candidate.heading;
    if (group && group !== candidate.label) action.group = group;
    kit.states.read(candidate.field ?? candidate.element, action, candidate);
    if (kit.highlighted(candidate)) action.state.push('highlighted');
    if (candidate.kind === 'drag') {
      action.drops = kit.drops.of(candidate);
      action.options = action.drops.map((drop) => drop.label);
      if (action.drops.length === 0) return null;
    }
    return action;
  }

  /** An arrow down opens a list, but below an arrow up it counts down. */
  function counter(above: Candidate, candidate: Candidate): void {
    if (above.label !== 'Up' || candidate.label !== 'Open' || !above.box || !candidate.box) return;
    if (Math.abs(above.box.x - candidate.box.x) < 3 && Math.abs(above.box.width - candidate.box.width) < 3)
      candidate.label = 'Down';
  }

  /** Of a drawn button and the field behind it, in one place and of one name, the one that is pressed. */
  function once(candidate: Candidate, places: Map<string, Candidate>): void {
    const { box, kind, label } = candidate;
    if (!box || (kind !== 'click' && kind !== 'check')) return;
    const half = (value: number) => Math.round(value / 2);
    const key = `${half(box.x)},${half(box.y)},${half(box.width)},${half(box.height)}${label}`;
    const other = places.get(key);
    if (!other) {
      places.set(key, candidate);
      return;
    }
    const gone = candidate.proxies.length > other.proxies.length ? candidate : other;
    gone.dropped = true;
    if (gone === other) places.set(key, candidate);
  }

  kit.report = () => {
    const live = kit.candidates.filter((candidate) => !candidate.dropped && candidate.box);
    for (const candidate of live) candidate.label = kit.coined.coloured(labelOf(candidate)).slice(0, 300);
    kit.tellApart(live);
    for (const [at, candidate] of live.entries()) if (at > 0) counter(live[at - 1] as Candidate, candidate);
    const places = new Map<string, Candidate>();
    for (const candidate of live) once(candidate, places);
    const actions: RawAction[] = [];
    for (const candidate of live) {
      // A place to drop on is an answer to a drag, not something to do by itself.
      if (candidate.dropped) continue;
      if (candidate.kind === 'drag' && candidate.strength === 1) continue;
      if (actions.length >= kit.settings.maximum) break;
      const action = reported(candidate);
      if (!action) continue;
      const cells = kit.ruled(candidate, action);
      const points = cells.length > 0 ? cells : kit.surfaces.grid(candidate, action);
      actions.push(action, ...points, ...kit.corner(candidate, action));
    }
    for (const { label, box, point, view } of kit.hours.all())
      if (actions.length < kit.settings.maximum)
        actions.push({
          kind: 'click',
          role: 'gridcell',
          label,
          target: { x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height) },
          point: { x: round(point.x), y: round(point.y) },
          frame: view.url,
          state: [],
          strength: 1,
        });
    return actions;
  };
}
