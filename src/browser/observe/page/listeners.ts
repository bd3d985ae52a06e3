import type { Kit } from './kit.ts';

/** Which elements have handlers of their own. */
export function installListeners(kit: Kit): void {
  const CLICK = 1;
  const PRESS = 2;
  const DOUBLE = 4;
  const CONTEXT = 8;
  const HOVER = 16;
  const KEY = 32;
  const DRAG = 64;
  const DROP = 128;
  const MANY = 256;
  const ASSIGNED = 512;
  const SORTABLE = 1024;
  const PULLED = 2048;
  const PASTE = 4096;
  const TOUCH = 8192;
  const FINGER = 16384;
  const PLUS = 43;

  const touch = navigator.maxTouchPoints > 0 ? PRESS : 0;
  const KINDS: Record<string, number> = {
    click: CLICK,
    tap: CLICK,
    auxclick: 0,
    mousedown: PRESS,
    mouseup: PRESS,
    pointerdown: PRESS,
    pointerup: PRESS,
    touchstart: touch | TOUCH,
    paste: PASTE,
    touchend: touch,
    dblclick: DOUBLE,
    contextmenu: CONTEXT,
    mouseenter: HOVER,
    mouseover: HOVER,
    pointerenter: HOVER,
    pointerover: HOVER,
    mousemove: HOVER,
    pointermove: HOVER,
    touchmove: FINGER,
    keydown: KEY,
    keyup: KEY,
    keypress: KEY,
    dragstart: DRAG,
    drop: DROP,
    dragover: DROP,
    dragenter: DROP,
    sortable: SORTABLE,
    pulled: PULLED,
  };
  function byName(name: string): number {
    return KINDS[name.toLowerCase()] ?? 0;
  }

  const ATTRIBUTE = /^(?:on:?|@|v-on:|x-on:|ng-|data-ng-|\(|wire:|phx-)(click|mousedown|pointerdown|dblclick|tap)\b/;

  /** Modifiers by which a handler is set on an element and listens somewhere else. */
  const ELSEWHERE = /\.(?:outside|away|window|document)\b/;

  function attributes(real: Element): number {
    const element = kit.plain(real);
    if (!element.hasAttributes()) return 0;
    let flags = 0;
    for (const name of element.getAttributeNames()) {
      if (name === 'jsaction')
        flags |= /\b(?:click|mousedown)\b|^[\w.]+$/.test(element.getAttribute(name) ?? '') ? CLICK : 0;
      else if (name.length > 6 && ATTRIBUTE.test(name) && !ELSEWHERE.test(name))
        flags |= byName(ATTRIBUTE.exec(name)?.[1] ?? '');
    }
    return flags;
  }

  /** How many elements are asked about at once: the way to the page's own context and back costs more than the asking. */
  const BATCH = 128;
  let known = new Map<Node, string>();
  /** Of the walk before: true still while the page's scripts are held and nobody answers. */
  let earlier = known;

  /** What the page's own context says of an element: asked for it together with those that the walk comes to next. */
  function said(node: Node): string {
    let answer = known.get(node);
    if (answer !== undefined) return answer;
    const nodes: Node[] = [node];
    const walker = kit.plain(document).createTreeWalker(kit.plain(node).getRootNode(), 1);
    walker.currentNode = node;
    if (kit.typeOf(node) === 9) {
      // What the head holds is never walked.
      const { documentElement, body } = kit.plain(node as Document);
      for (const top of [documentElement, body])
        if (top) {
          nodes.push(top);
          walker.currentNode = top;
        }
    }
    for (let next = walker.nextNode(); next && nodes.length < BATCH; next = walker.nextNode())
      if (!known.has(next)) nodes.push(next);
    const answers = kit.informant(node, 'about', nodes)?.split(',');
    for (let index = 0; index < nodes.length; index++) {
      const other = nodes[index] as Node;
      const types = (answers ? answers[index] : earlier.get(other)) ?? '';
      known.set(other, types);
      if (types !== '') kit.handlers.note(other, types);
    }
    answer = known.get(node) ?? '';
    return answer;
  }

  const flags = kit.once((element: Node): number => {
    const types = said(element);
    if (types === '') return kit.typeOf(element) === 1 ? marked(0, 0, element as Element) : 0;
    let own = 0;
    let noted = 0;
    let count = 0;
    for (const type of types.split('|')) {
      if (type.charCodeAt(0) === PLUS) noted |= KINDS[type.slice(1)] ?? 0;
      else if (KINDS[type] !== undefined) {
        own |= KINDS[type] ?? 0;
        count++;
      }
    }
    // A framework's root listens to everything; that says nothing about the root itself.
    if (count > 14) own |= MANY;
    return kit.typeOf(element) === 1 ? marked(own, noted, element as Element) : own;
  });

  function marked(own: number, noted: number, element: Element): number {
    const assigned = noted | attributes(element);
    // The framework listens at its root: the press is its own business unless a click is handled too.
    return assigned === 0 ? own : own | assigned | ((own & (CLICK | PRESS)) === 0 ? ASSIGNED : 0);
  }

  kit.listeners = {
    CLICK,
    PRESS,
    DOUBLE,
    CONTEXT,
    HOVER,
    KEY,
    DRAG,
    DROP,
    MANY,
    ASSIGNED,
    SORTABLE,
    PULLED,
    PASTE,
    TOUCH,
    FINGER,
    flags,
    delegate: kit.handlers.delegate,
    page: kit.handlers.page,
    plainSelector: kit.handlers.plain,
    arrows: kit.handlers.arrows,
    asked: () => known,
  };

  kit.afresh(() => {
    earlier = known;
    known = new Map();
  });
}
