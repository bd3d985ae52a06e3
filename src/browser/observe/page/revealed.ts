import type { Candidate, Kit } from './kit.ts';

/** What shows once the pointer is over something: that is offered to be pointed at. */
export function installRevealed(kit: Kit): void {
  /** What has room for controls of its own. */
  const CARDS = /^(?:generic|article|listitem|row|region|figure)$/;

  /** A link or a card that says to be one, with a control in it that does not show yet. */
  function hides({ element, role, kind }: Candidate): boolean {
    if (kind !== 'click' || (role !== 'link' && role !== 'button') || element.localName === 'button') return false;
    const controls = kit.plain(element).querySelectorAll('button,a[href],[role=button]');
    return [...controls].some((control) => kit.rect(control).height === 0);
  }

  function trigger(element: Element): void {
    const own = kit.byElement.get(element);
    // What merely listens for the pointer is taken for what it reveals.
    if (own && (own.kind !== 'point' || own.strength > 1)) {
      // What is only dragged away, or leads elsewhere when pressed, is pointed at for the buttons that show on it then.
      const pulled = kit.plain(element).getAttribute('draggable') === 'true' && (own.flags & kit.listeners.CLICK) === 0;
      if (own.strength < 3 ? pulled || CARDS.test(own.role) : hides(own))
        kit.candidates.push({ ...own, kind: 'point', parent: null, proxies: [], inner: [], twin: true });
      return;
    }
    for (const known of kit.byElement.keys())
      if (
        known !== element &&
        element.contains(known) &&
        kit.rect(known).height > 0 &&
        /[\p{L}\p{N}]/u.test(kit.words.text(known, 200, true)) &&
        kit.words.text(element, 200, true).startsWith(kit.words.text(known, 200, true))
      ) {
        const inner = kit.byElement.get(known);
        if (inner) {
          if (own) own.dropped = true;
          const twin: Candidate = {
            ...inner,
            kind: 'point',
            proxies: [],
            twin: true,
            ...(own ? { parent: null } : {}),
          };
          kit.candidates.push(twin);
        }
        return;
      }
    if (own) return;
    const view = kit.views.find((known) => known.document === element.ownerDocument);
    if (!view) return;
    const rect = kit.rect(element);
    if (rect.width < 4 || rect.height < 4) return;
    const what = {
      kind: 'point',
      role: kit.semantics.roleOf(element),
      strength: 2,
      flags: kit.listeners.HOVER,
    } as const;
    // It stands in nothing and under no heading: the look has gone by.
    kit.add(element, view, { candidate: null }, what, rect).heading = '';
  }

  /** An entry that holds further entries, in a menu that hears where the pointer is: its own menu opens under it without a press. */
  function submenus(): void {
    for (const candidate of [...kit.candidates]) {
      // A link that says that something is closed, and hears the pointer come: it shows what it leads to.
      const card = candidate.role === 'link' && candidate.element.getAttribute('data-state') === 'closed';
      if (card && !candidate.dropped && !candidate.twin && candidate.flags & kit.listeners.HOVER)
        kit.candidates.push({ ...candidate, kind: 'point', proxies: [], twin: true });
      if (candidate.dropped || candidate.twin || candidate.kind !== 'click' || candidate.role !== 'menuitem') continue;
      const entry = kit.plain(candidate.element);
      if (!/^(?:true|menu)$/.test(entry.getAttribute('aria-haspopup') ?? '')) continue;
      let heard = false;
      for (let node: Element | null = candidate.element; node && !heard; node = kit.geometry.parentOf(node)) {
        heard = (kit.listeners.flags(node) & kit.listeners.HOVER) !== 0;
        if (kit.plain(node).getAttribute('role') === 'menu' && !kit.plain(node).parentElement?.closest('[role=menu]'))
          break;
      }
      if (heard) kit.candidates.push({ ...candidate, kind: 'point', proxies: [], twin: true });
    }
  }

  kit.revealed = {
    hovered() {
      for (const found of kit.hover.triggers()) trigger(found);
    },
    submenus,
  };
}
