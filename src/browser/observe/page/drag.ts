import type { Candidate, DocumentView, Edges, Kit } from './kit.ts';

/** What can be dragged, and onto what. */
export function installDrag(kit: Kit): void {
  const SORTABLE =
    '[aria-roledescription~="sortable" i],[aria-roledescription~="draggable" i],[data-rbd-drag-handle-draggable-id],[data-rfd-drag-handle-draggable-id],.ui-draggable,.ui-sortable-handle';
  const DROPPABLE = '.ui-droppable,[data-rbd-droppable-id],[data-rfd-droppable-id],[aria-dropeffect],[dropzone]';
  const MARKED = `${SORTABLE},${DROPPABLE}`;
  /** Words by which a class says that its element can be picked up now. */
  const NAMED = '[class~="draggable"],[class$="-draggable"],[class*="-draggable "]';
  const UNNAMED = /(?:^|[\s-])(?:non|not|un|no)-draggable/;
  /** What calls itself a handle. */
  const HANDLES = '[class~="handle"],[class*="-handle"],[class*="drag_handle"],[class*="drag-grip"]';
  const RESIZES = '[class*="resiz" i],[class*="splitter" i]';
  const SORTED = /(?:^|[-_\s])(?:sort|drag|dnd|draggable|sortable)(?:$|[-_\s])/i;
  const TABBED = /(?:^|[-_\s])tab(?:$|[-_\s])/i;
  const EDGE = /resize$/;
  const GRABBED = /^(?:-webkit-)?(?:grab|grabbing|move|all-scroll|alias)$/;
  /** Pixels: a handle, and the width of a border between two parts. */
  const SMALL = 32;
  const THIN = 12;
  const HIGHEST = 80;
  /** What is chosen by a press, as the lists of many libraries are. */
  const CHOSEN =
    '[role=listbox],[role=menu],[role=menubar],[role=option],[role=tablist],[role=button],[role=combobox],button,a[href],label,[class*="option" i],[class*="menu" i],[class*="dropdown" i],[class*="suggest" i],[class*="select" i]';

  /** Adds a drag for each candidate that can be picked up; a drag has targets or it is a splitter or a thumb. */
  function collect(): void {
    for (const candidate of [...kit.candidates]) {
      if (candidate.dropped || candidate.kind !== 'click') continue;
      if (list(candidate)) {
        candidate.kind = 'drag';
        candidate.strength = 1;
        continue;
      }
      const how = picked(candidate);
      if (how === 'too') {
        const twin = {
          ...candidate,
          kind: 'drag' as const,
          strength: Math.max(2, candidate.strength) as 2 | 3,
          proxies: [],
          twin: true,
        };
        kit.candidates.push(twin);
      } else if (how === 'only') {
        candidate.kind = 'drag';
        candidate.strength = 2;
      }
    }
  }

  /** A list hears presses for the sake of the things in it that are put in order: it is where they go, and stays where it is. */
  function list({ element, flags, strength }: Candidate): boolean {
    const { SORTABLE: listed, CLICK } = kit.listeners;
    if (strength === 3 || (flags & listed) === 0 || (flags & CLICK) !== 0) return false;
    return kit.plain(element).getAttribute('draggable') !== 'true' && !inSortableList(element);
  }

  /** Whether something can be picked up: `too` where a click on it does something as well. */
  function picked(candidate: Candidate): 'only' | 'too' | null {
    const { CLICK, PRESS } = kit.listeners;
    const { element, flags, strength, view } = candidate;
    // One draws on it, or pulls at what is drawn.
    if (kit.surfaces.is(candidate)) return flags & PRESS ? 'too' : null;
    const plain = kit.plain(element);
    const style = kit.style(element);
    const cursor = kit.geometry.cursorOf(style);
    const grabbed = kit.grips.port(element, candidate.rect) || GRABBED.test(cursor) || EDGE.test(cursor);
    if (strength === 2 && (flags & (CLICK | PRESS)) === 0) {
      if (plain.matches(HANDLES)) return 'only';
      if (plain.getAttribute('draggable') !== 'true' && kit.grips.handled(element)) return null;
    }
    if (strength === 2 && flags & PRESS && plain.matches(RESIZES) && border(candidate)) return 'only';
    if (kit.grips.guarded(candidate)) return 'only';
    if (plain.getAttribute('draggable') === 'true' || grabbed || plain.matches(SORTABLE) || inSortableList(element)) {
      // The corner of a frame is called a button for the keys alone.
      if (strength === 3 && EDGE.test(cursor) && kit.grips.lent(candidate) && little(candidate.rect)) return 'only';
      const control = strength === 3 && !(plain.matches(SORTABLE) && kit.grips.lent(candidate));
      return (flags & CLICK) !== 0 || control || kit.grips.pieced(candidate) ? 'too' : 'only';
    }
    if (candidate.matched && kit.places.lets(candidate)) return 'only';
    if (strength === 2 && (candidate.role === 'separator' || lifted(element, view))) return 'only';
    if (strength === 3 && candidate.role === 'button' && kit.grips.taken(element)) return 'only';
    if (strength === 1 && candidate.pointed && kit.grips.followed(candidate)) return 'too';
    if (candidate.role === 'treeitem' && branch(element)) return 'too';
    if (flags & CLICK && sorted(element, view)) return 'too';
    // The press may be heard further up, by the ground that it is moved on.
    if (plain.matches(NAMED) && !UNNAMED.test(plain.getAttribute('class') ?? '') && kit.laid.ground(candidate))
      return 'too';
    if (kit.laid.is(candidate)) return 'too';
    if (strength === 3 && candidate.role === 'button' && plain.localName !== 'button' && kit.grips.framed(candidate))
      return 'too';
    return strength === 3 || slides(element) ? null : pressed(candidate, style);
  }

  /** What calls itself the border of a part may keep the click from that part. */
  function border({ rect, element }: Candidate): boolean {
    return thin(rect) && !little(rect) && kit.words.text(element, 40, true) === '';
  }

  /** One of the things in a list that calls itself sortable, on a page that listens for presses as a whole. */
  function sorted(element: Element, view: DocumentView): boolean {
    const parent = kit.geometry.parentOf(element);
    const handle = kit.plain(element).querySelector(HANDLES);
    // It is taken by its handle, which is offered itself.
    if (handle && kit.byElement.has(handle)) return false;
    if (!parent || !sorts(parent) || !(repeated(element) || kindred(element, parent))) return false;
    return (kit.listeners.page(view.document).flags & kit.listeners.PRESS) !== 0;
  }

  /** A list that calls itself one to put in order. */
  function sorts(list: Element): boolean {
    return SORTED.test(kit.plain(list).getAttribute('class') ?? '');
  }

  /** Alone in its list, while another such list holds things of its kind. */
  function kindred(element: Element, list: Element): boolean {
    const [one, many] = [element, list].map((of) => kit.plain(of).getAttribute('class')?.split(/\s+/)[0] ?? '');
    if (!one || !many) return false;
    const root = element.getRootNode() as Document | ShadowRoot;
    return root.querySelectorAll(`.${CSS.escape(many)} > .${CSS.escape(one)}`).length > 1;
  }

  /** The track of a slider that is set by its thumb. */
  function slides(element: Element): boolean {
    for (let node: Element | null = element, up = 0; node && up < 3; node = kit.geometry.parentOf(node), up++)
      if (sliders(node).some((slider) => beside(slider, element))) return true;
    return false;
  }

  const sliders = kit.once((node: Element) => [...kit.plain(node).querySelectorAll('[role=slider],input[type=range]')]);

  /** They lie on one another, or one of them is not drawn at all. */
  function beside(slider: Element, element: Element): boolean {
    const [a, b] = [kit.rect(slider), kit.rect(element)];
    if (a.width <= 2 || a.height <= 2) return true;
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }

  /** Pressed but not clicked: where nothing shows that it is a button, it is there to be pulled. */
  function pressed(candidate: Candidate, style: CSSStyleDeclaration): 'only' | 'too' | null {
    const { element, flags, view, rect } = candidate;
    const { CLICK, PRESS, DOUBLE, PULLED, TOUCH } = kit.listeners;
    if (flags & PULLED) return flags & CLICK ? 'too' : 'only';
    const parent = kit.geometry.parentOf(element);
    if ((flags & (CLICK | PRESS | DOUBLE)) === 0)
      return touched(element, style) ? (style.cursor === 'pointer' ? 'too' : 'only') : null;
    if (kit.slides.swiped(candidate)) return style.cursor === 'pointer' ? 'too' : 'only';
    if (kit.slides.panned(style, rect) && flags & PRESS) return 'too';
    if (!(flags & PRESS) || flags & CLICK) return null;
    const small = little(rect);
    const wordless = !/[\p{L}\p{N}]/u.test(kit.words.text(element, 40, true));
    if (wordless && kit.grips.strip(candidate)) return 'too';
    if (wordless && thin(rect) && !small && kit.grips.slender(rect)) return 'only';
    if (flags & DOUBLE) return null;
    if (style.touchAction === 'none' || (parent && kit.plain(parent).matches(SORTABLE))) return 'only';
    const delegate = kit.listeners.delegate(element);
    const inner = kit.plain(element).firstElementChild;
    if (inner && delegate?.moves && kit.slides.slid(inner)) return 'only';
    if (delegate?.moves && !tapped(candidate)) return wordless && (small || kit.grips.dial(candidate)) ? 'only' : 'too';
    // Mouse and finger are both heard going down and no click: it is followed from there, as the tabs of docks are.
    if (flags & TOUCH && !wordless && TABBED.test(kit.plain(element).getAttribute('class') ?? '')) return 'too';
    // A handler that cannot be read, on something that no hand shows over and that is no part of a list or a menu.
    if (!delegate?.unknown || style.cursor === 'pointer' || element.closest(CHOSEN)) return null;
    if (wordless) return small ? 'only' : null;
    // A bar of buttons stays where it is.
    if (kit.plain(element).querySelectorAll('button,a[href],input,select').length > 2) return null;
    return rect.bottom - rect.top < (view.bottom - view.top) / 2 && repeated(element) ? 'too' : null;
  }

  /** Notes where the finger went down to know a tap, and nobody there hears where it goes. */
  function tapped({ element, flags, view }: Candidate): boolean {
    const { TOUCH, FINGER, HOVER } = kit.listeners;
    if ((flags & TOUCH) === 0 || kit.listeners.delegate(element)?.follows) return false;
    return ((flags | kit.listeners.page(view.document).flags) & (FINGER | HOVER)) === 0;
  }

  function thin({ left, top, right, bottom }: Edges): boolean {
    return right - left <= THIN || bottom - top <= THIN;
  }

  /** A border between two parts, which goes no further than this way and that. */
  function edge({ element, rect }: Candidate, style: CSSStyleDeclaration): boolean {
    return (
      EDGE.test(kit.geometry.cursorOf(style)) ||
      (thin(rect) && !little(rect) && kit.words.text(element, 40, true) === '')
    );
  }

  function little({ left, top, right, bottom }: Edges): boolean {
    return right - left <= SMALL && bottom - top <= SMALL;
  }

  /** Here the browser's own panning ends, for something above that listens. */
  function touched(element: Element, style: CSSStyleDeclaration): boolean {
    const parent = kit.geometry.parentOf(element);
    // A tree keeps the browser from panning for the sake of its rows.
    if (style.touchAction !== 'none' || !parent || kit.plain(element).getAttribute('role') === 'tree') return false;
    return kit.style(parent).touchAction !== 'none';
  }

  /** Beside others of its kind, as things are that are put in order. */
  function repeated(real: Element): boolean {
    for (let node: Element | null = real, up = 0; node && up < 2; node = kit.geometry.parentOf(node), up++) {
      const element = kit.plain(node);
      const kind = (element.getAttribute('class') ?? '').split(' ')[0];
      for (const sibling of [element.previousElementSibling, element.nextElementSibling])
        if (sibling?.localName === element.localName && (sibling.getAttribute('class') ?? '').split(' ')[0] === kind)
          return true;
    }
    return false;
  }

  /** A row of a tree over which the browser pans no more and whose presses are heard around it: it is moved. */
  function branch(row: Element): boolean {
    const tree = row.closest('[role=tree]');
    if (!tree || kit.style(tree).touchAction !== 'none') return false;
    for (let node: Element | null = tree, up = 0; node && up < 3; node = kit.geometry.parentOf(node), up++)
      if (kit.listeners.flags(node) & kit.listeners.PRESS) return true;
    return false;
  }

  /** A thing in a list, both of which the Tab key stops at, on a page that hears presses and no clicks: it is put in order. */
  function lifted(real: Element, view: DocumentView): boolean {
    const element = kit.plain(real);
    if (element.getAttribute('tabindex') !== '0' || element.hasAttribute('role')) return false;
    const list = element.parentElement;
    if (list?.getAttribute('tabindex') !== '0' || list.hasAttribute('role')) return false;
    const { CLICK, PRESS, flags, page } = kit.listeners;
    const heard = page(view.document).flags;
    if ((heard & PRESS) === 0 || ((heard | flags(real) | flags(list)) & CLICK) !== 0) return false;
    return repeated(real) || kindred(real, list);
  }

  let marked = false;
  let bins = false;

  /** SortableJS leaves its mark on the list, not on the items. */
  function inSortableList(element: Element): boolean {
    const parent = kit.geometry.parentOf(element);
    return parent !== null && (kit.listeners.flags(parent) & kit.listeners.SORTABLE) !== 0;
  }

  kit.drag = {
    enter(root) {
      if ((marked && bins) || !root.querySelector(MARKED)) return;
      marked ||= root.querySelector(SORTABLE) !== null;
      bins ||= root.querySelector(DROPPABLE) !== null;
    },
    sortable(element, listened, style) {
      return (
        (marked && kit.plain(element).matches(SORTABLE)) ||
        (listened && (touched(element, style) || inSortableList(element)))
      );
    },
    handle(real, view, parent) {
      const element = kit.plain(real);
      // Asked of nearly all that shows: the class alone tells most of it apart.
      if (!element.className || !/handle|drag-grip/.test(element.getAttribute('class') ?? '')) return false;
      if (!element.matches(HANDLES)) return false;
      const { width, height } = kit.rect(element);
      if (width < 6 || height < 6 || height > HIGHEST) return false;
      if (element.querySelector('a,button,input') || element.parentElement?.closest(HANDLES)) return false;
      const { PRESS, CLICK } = kit.listeners;
      for (let above = parent; above; above = above.parent)
        if (above.flags & PRESS) return above.kind !== 'set' && above.strength === 2;
        else if (above.flags & CLICK) break;
      return (kit.listeners.page(view.document).flags & PRESS) !== 0;
    },
    lifted,
    droppable(element) {
      return bins && kit.plain(element).matches(DROPPABLE);
    },
    collect,
    thin,
    little,
    edge,
    repeated,
    sorts,
    named: (element) => kit.plain(element).matches(HANDLES),
  };

  kit.afresh(() => {
    marked = false;
    bins = false;
  });
}
