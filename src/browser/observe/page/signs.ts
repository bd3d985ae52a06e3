import type { Candidate, Kit } from './kit.ts';

/** Small signs in something larger: what they do to it, and what it says beside them. */
export function installSigns(kit: Kit): void {
  const texts = new Map<Element, string>();
  /** The sign beside what was chosen. */
  const TAKES_OUT = /^[×✕✖✗⨯]$/u;

  function words(element: Element): string {
    let value = texts.get(element);
    if (value === undefined) {
      value = rowOf(element) ?? kit.words.text(element, 300, true);
      texts.set(element, value);
    }
    return value;
  }

  /** An open branch of a tree holds the rows below it, whose words are not its own. */
  function rowOf(real: Element): string | null {
    const element = kit.plain(real);
    if (element.getAttribute('role') !== 'treeitem') return null;
    const nested = element.querySelector('ul,ol,[role=group]');
    if (!nested) return null;
    const own = [...element.children].filter((child) => !child.contains(nested));
    return kit.words.tidy(own.map((child) => kit.words.text(child, 300, true)).join(' '));
  }

  function area(candidate: Candidate): number {
    return candidate.box ? candidate.box.width * candidate.box.height : 0;
  }

  /** A small sign without words in something with words, over all of which the hand shows: a head of a column with its filter. */
  function beside(outer: Candidate, inner: Candidate): boolean {
    if (words(inner.element) !== '' || area(inner) > 0.2 * area(outer)) return false;
    const own = outer.role === 'columnheader' ? kit.ownWords(outer) : '';
    if (!/\p{L}/u.test(own)) return false;
    outer.label = own;
    return true;
  }

  /** The sign beside what was chosen, written or drawn. */
  function takesAway({ element }: Candidate): boolean {
    const said = words(element);
    return TAKES_OUT.test(said) || (said === '' && /^(?:Remove|Delete|Close|Clear)$/.test(kit.icons.meaning(element)));
  }

  /** A sign that hears presses itself, in a button with words: it takes away what the button stands for. */
  function takesOut(outer: Candidate, inner: Candidate): boolean {
    if ((inner.flags & kit.listeners.CLICK) === 0 || area(inner) > 0.5 * area(outer)) return false;
    if (words(inner.element) !== '' || !/\p{L}/u.test(words(outer.element))) return false;
    return /^(?:Close|Delete)$/.test(kit.icons.meaning(inner.element));
  }

  /** A sign without words in a header, which says of itself that it does to the header what the header does. */
  function signed(outer: Candidate, inner: Candidate): boolean {
    if (inner.role !== 'button' || words(inner.element) !== '' || area(inner) > area(outer) * 0.4) return false;
    const own = kit.ownWords(outer);
    const name = kit.names.name(inner.element, inner.role);
    const sorts = outer.role === 'columnheader' && /\bsort/i.test(name);
    if (own === '' || (!sorts && !name.includes(own))) return false;
    outer.label = own;
    return true;
  }

  /** The little sign that tells that something opens. */
  function arrow(inner: Candidate): boolean {
    if (words(inner.element) !== '' || area(inner) > 1600) return false;
    return /dropdown|caret|chevron|arrow|angle|triangle|expand/.test(inner.element.getAttribute('class') ?? '');
  }

  /** The sign before a row of a tree that opens, over which alone the hand shows, or which the handler looks for. */
  function twisty(outer: Candidate, inner: Candidate): boolean {
    if (outer.role !== 'treeitem' || !kit.plain(outer.element).hasAttribute('aria-expanded')) return false;
    if ((inner.pointed && kit.style(outer.element).cursor === 'pointer') || area(inner) > 1600) return false;
    if (!/^[▸▹►▶▾▿▼⏵⏷]?$/u.test(words(inner.element))) return false;
    return inner.rect.left < outer.rect.left + 0.3 * (outer.rect.right - outer.rect.left);
  }

  /** The sign before a row of a tree that hears clicks itself: it opens what a press on the row does not. */
  function branches(outer: Candidate, { flags, rect }: Candidate): boolean {
    const begins = rect.left < outer.rect.left + 0.3 * (outer.rect.right - outer.rect.left);
    return /^(?:treeitem|listitem|row)$/.test(outer.role) && (flags & kit.listeners.CLICK) !== 0 && begins;
  }

  kit.signs = { words, area, beside, takesAway, takesOut, signed, arrow, twisty, branches };

  kit.afresh(() => texts.clear());
}
