import type { Around, DocumentView, Kit } from './kit.ts';

/** One pass over the flat tree of a document, its open and known closed shadow roots and its same-origin frames. */
export function installWalk(kit: Kit): void {
  const SKIPPED = new Set(
    'script style template noscript head meta link title base param source track defs symbol clipPath mask metadata desc'.split(
      ' ',
    ),
  );
  const CELL = /^(?:gridcell|cell|columnheader|rowheader)$/;
  /** What opens under the pointer, as a menu does. */
  const MENU = new Set(['ul', 'ol', 'div', 'nav']);
  const HEADING = new Set('h1 h2 h3 h4 h5 h6'.split(' '));
  const SECTION = new Set('section article aside nav dialog form li td main header footer fieldset'.split(' '));

  // Component libraries put getters of their own on an element, and a form's may be its fields: only the prototype's
  // tell the truth.
  const firstOf = Object.getOwnPropertyDescriptor(Node.prototype, 'firstChild')?.get as () => ChildNode | null;
  const nextOf = Object.getOwnPropertyDescriptor(Node.prototype, 'nextSibling')?.get as () => ChildNode | null;
  const firstElementOf = Object.getOwnPropertyDescriptor(Element.prototype, 'firstElementChild')
    ?.get as () => Element | null;
  const nextElementOf = Object.getOwnPropertyDescriptor(Element.prototype, 'nextElementSibling')
    ?.get as () => Element | null;
  /** Deeper than parsers nest (512), and well within what the stack of a page holds. */
  const DEEPEST = 600;
  /** Settling which are meant compares many with one another; of so many a person is told a small part anyway. */
  const MOST_CANDIDATES = 2000;
  /** After a walk that was not finished: how long what lies in front is looked for. */
  const FRONT_MS = 400;
  let deadline = 0;
  let count = 0;
  let truncated = false;

  function visit(element: Element, view: DocumentView, around: Around): void {
    const tag = kit.tagOf(element);
    if (SKIPPED.has(tag) || truncated) return;
    const own = tag === 'form' ? kit.plain(element) : element;
    if ((++count & 127) === 0 && (performance.now() > deadline || kit.candidates.length > MOST_CANDIDATES)) {
      truncated = true;
      return;
    }
    // A line that is broken on purpose ends a run of words as the end of a block does.
    if (tag === 'br') {
      kit.pieces.edge();
      return;
    }
    const rect = kit.rect(element);
    const sized = rect.width > 0 && rect.height > 0;
    const inView = rect.bottom > view.top && rect.top < view.bottom && rect.right > view.left && rect.left < view.right;
    let here: Around = around;
    const heads = HEADING.has(tag) || own.getAttribute('role') === 'heading';
    const before = kit.heading;
    if (!sized && kit.style(element).display === 'none') {
      if (
        around.style &&
        (tag === 'button' || (own.firstElementChild && MENU.has(tag)) || kit.tucked.explains(own, around))
      ) {
        const above = kit.geometry.parentOf(element);
        if (above) kit.hover.note(above, element);
      }
      return;
    }
    // The words of a control head nothing.
    if (heads && sized && around.candidate?.strength !== 3) kit.heading = kit.words.text(element, 120) || kit.heading;
    if ((inView && sized) || (!sized && rect.top <= view.bottom && rect.bottom >= view.top)) {
      const style = kit.style(element);
      if (style.contentVisibility === 'hidden') return;
      const turned = kit.geometry.turned(element);
      if (turned) {
        const above = kit.geometry.parentOf(turned);
        if (above) kit.hover.note(above, turned);
        return;
      }
      const level = heads
        ? Number(own.getAttribute('aria-level') ?? (HEADING.has(tag) ? tag.charAt(1) : 2))
        : around.level;
      const shows = style.visibility === 'visible';
      if (
        (own.firstElementChild ||
          tag === 'button' ||
          around.delegates.length > 0 ||
          kit.tucked.explains(own, around, shows && style.opacity !== '0')) &&
        kit.tucked.put(element, rect, style, shows, around)
      ) {
        const above = kit.geometry.parentOf(element);
        if (above) kit.hover.note(above, element);
      }
      here = {
        candidate: around.candidate,
        cursor: kit.geometry.cursorOf(style),
        shows,
        delegates: around.delegates,
        level,
        style,
        depth: around.depth,
      };
      if (shows) {
        const found = kit.consider(element, tag, view, around, style, here.cursor);
        if (found) here.candidate = found;
        if (tag === 'label') kit.labels.note(element as HTMLLabelElement, found, view);
        if (kit.heard) here.delegates = [...around.delegates, kit.heard];
        if (sized && kit.settings.texts) {
          kit.scrolls(element, tag, view, style);
          if (inView) kit.manner.draw(element, tag, view, rect, style);
        }
      }
      if (tag === 'iframe' || tag === 'frame' || (tag === 'object' && (element as HTMLObjectElement).contentWindow)) {
        const inner = shows ? kit.inside(element, view) : null;
        if (inner) start(inner);
        return;
      }
      if (tag === 'map') kit.areas(element, view, here);
    } else {
      here = {
        candidate: null,
        cursor: '',
        shows: false,
        delegates: around.delegates,
        level: 0,
        style: null,
        depth: around.depth,
      };
      if (tag === 'iframe') return;
      if (rect.width > 0 && own.childElementCount > 8 && !own.checkVisibility({ contentVisibilityAuto: true })) return;
    }
    if (tag === 'svg' && !here.style) return;
    if (tag === 'select' || tag === 'textarea' || tag === 'datalist') return;
    children(element, tag, view, here);
    if (SECTION.has(tag)) kit.heading = before;
  }

  function children(element: Element, tag: string, view: DocumentView, around: Around): void {
    if (around.depth > DEEPEST) return;
    const texts = kit.settings.texts && around.style !== null;
    const root = kit.geometry.rootOf(element);
    if (!texts && !root && tag !== 'slot') {
      elements(element, tag, view, around);
      return;
    }
    const display = around.style?.display ?? '';
    // Cells that are set side by side as blocks of a line are no words of one sentence.
    const cell = texts && display === 'inline-block' && CELL.test(kit.plain(element).getAttribute('role') ?? '');
    const blockish = texts && (cell || !/^(?:inline|contents|ruby)/.test(display));
    if (blockish) kit.pieces.edge();
    const next: Around = { ...around, depth: around.depth + 1 };
    const each = (node: Node) => {
      const type = kit.typeOf(node);
      if (type === 1) visit(node as Element, view, next);
      else if (texts && type === 3 && around.style)
        kit.pieces.read(node as Text, element, view, around.style, around.level);
    };
    if (root) {
      kit.drag.enter(root);
      kit.still.enter(root);
      // A component may listen at its root for all that is in it.
      const { CLICK, PRESS } = kit.listeners;
      const served = kit.listeners.flags(root) & (CLICK | PRESS) ? kit.listeners.delegate(root) : null;
      if (served) next.delegates = [...next.delegates, served];
      for (let node = firstOf.call(root); node; node = nextOf.call(node)) each(node);
    } else if (tag === 'slot') {
      const assigned = (element as HTMLSlotElement).assignedNodes();
      if (assigned.length > 0) for (const node of assigned) each(node);
      else for (let node = firstOf.call(element); node; node = nextOf.call(node)) each(node);
    } else {
      kit.tucked.suspect(element, tag, around);
      const closed = folded(element, tag);
      for (let node = firstOf.call(element); node; node = nextOf.call(node))
        if (!closed || (node as Element).localName === 'summary') each(node);
    }
    if (blockish) kit.pieces.edge();
  }

  /** Where nobody asks for texts, they need not be made known to this context, which is half of the work on a long page. */
  function elements(element: Element, tag: string, view: DocumentView, around: Around): void {
    kit.tucked.suspect(element, tag, around);
    let child = firstElementOf.call(element);
    if (!child) return;
    const next: Around = { ...around, depth: around.depth + 1 };
    const closed = folded(element, tag);
    for (; child; child = nextElementOf.call(child))
      if (!closed || child.localName === 'summary') visit(child, view, next);
  }

  function folded(element: Element, tag: string): boolean {
    return tag === 'details' && !element.hasAttribute('open');
  }

  /**
   * What stays in front of everything (bars, buttons for help, dialogs) often stands at the end of a document that is too long
   * to be walked: it is found by where it shows.
   */
  function front(view: DocumentView): void {
    const seen = new Set<Element>();
    truncated = false;
    deadline = performance.now() + FRONT_MS;
    for (const { x, y } of kit.fronts.places(view)) {
      if (truncated || performance.now() > deadline) break;
      const top = kit.fronts.stuck(view.document.elementFromPoint(x, y), seen);
      const above = top && kit.geometry.parentOf(top);
      if (!top || !above || kit.candidates.some(({ element }) => kit.plain(top).contains(element))) continue;
      const around: Around = {
        candidate: null,
        cursor: '',
        shows: true,
        delegates: [],
        level: 0,
        style: kit.style(above),
        depth: 0,
      };
      visit(top, view, around);
    }
    truncated = true;
  }

  function start(view: DocumentView): void {
    kit.views.push(view);
    const outside = kit.heading;
    kit.heading = '';
    const line = kit.lineOf(view.document, view.host);
    if (!line.laid) kit.deaf.push(line);
    kit.drag.enter(kit.plain(view.document));
    kit.still.enter(view.document);
    const { documentElement: root, designMode, body } = kit.plain(view.document);
    const heard = kit.listeners.flags(view.document);
    if (root && heard & (kit.listeners.DOUBLE | kit.listeners.CONTEXT)) kit.twins.note(root, view, heard);
    if (root)
      visit(root, view, { candidate: null, cursor: '', shows: false, delegates: [], level: 0, style: null, depth: 0 });
    if (designMode === 'on' && body) written(body, view);
    kit.heading = outside;
  }

  /** A document that one writes in as a whole, as the editors of older pages are. */
  function written(body: Element, view: DocumentView): void {
    if (kit.byElement.has(body)) return;
    const around = { candidate: null, cursor: '', shows: false, delegates: [], level: 0, style: null, depth: 0 };
    kit.add(body, view, around, { kind: 'type', role: 'textbox', strength: 3, flags: 0 });
  }

  kit.walk = (settings) => {
    kit.settings = settings;
    kit.candidates = [];
    kit.byElement = new Map();
    kit.texts = [];
    kit.views = [];
    kit.unknownHosts = [];
    kit.deaf = [];
    kit.foreignFrames = [];
    kit.scrollers = [];
    kit.drawn = [];
    kit.heading = '';
    count = 0;
    truncated = false;
    deadline = performance.now() + settings.budget;
    kit.forget();
    kit.enter(document);
    start({
      document,
      window,
      parent: null,
      host: null,
      x: 0,
      y: 0,
      scaleX: 1,
      scaleY: 1,
      left: 0,
      top: 0,
      right: window.innerWidth,
      bottom: window.innerHeight,
      url: '',
    });
    const page = kit.plain(document);
    const [main] = kit.views;
    if (truncated && main) front(main);
    kit.labels.join();
    kit.choose.settle();
    return {
      actions: kit.report(),
      texts: kit.texts,
      scrollers: kit.scrollers,
      drawn: kit.drawn,
      foreign: kit.foreignFrames.map(({ x, y, scaleX, scaleY, clip }) => ({ x, y, scaleX, scaleY, clip })),
      unknownHosts: kit.unknownHosts.length,
      deaf: kit.deaf.length,
      ...kit.standing(),
      arrows: kit.settings.texts && kit.listeners.arrows(document),
      title: page.title,
      url: page.URL,
      stamp: kit.settings.texts ? kit.stamp() : '',
      truncated,
      elements: count,
    };
  };

  kit.walkText = (settings, known) => {
    if (known && kit.still.holds(settings)) return '';
    const result = kit.walk(settings);
    kit.still.keep(settings, result);
    return JSON.stringify(result);
  };
}
