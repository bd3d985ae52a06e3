import type { Candidate, Drop, Kit } from './kit.ts';

/** Lists side by side, between which things are moved. */
export function installColumns(kit: Kit): void {
  function sorted(element: Element): boolean {
    const list = kit.geometry.parentOf(element);
    return list !== null && kit.drag.sorts(list);
  }

  /** Lists between which things are moved look alike to the page: of one kind, and of one class. */
  function alike(one: Element | null, other: Element | null): boolean {
    if (one === other || !one || !other) return one === other;
    if (kit.plain(one) !== one || kit.plain(other) !== other) return false;
    // Rows of one list may say by their class that they are the first or the last.
    if (one.localName === 'li' && one.localName === other.localName && one.parentElement === other.parentElement)
      return true;
    // Tables of another kind stand on many a page: tabs that are laid out by one, above a list of messages.
    if (one.localName === 'tbody' && other.localName === 'tbody') return alike(one.parentElement, other.parentElement);
    const kind = (of: Element) => `${of.localName}.${(of.getAttribute('class') ?? '').split(' ')[0]}`;
    return kind(one) === kind(other);
  }

  /** Two that say to be lists, whose things are of one kind. */
  function kin(one: Element, other: Element): boolean {
    if (one.getAttribute('role') !== 'list' || other.getAttribute('role') !== 'list') return false;
    const kind = (of: Element) => of.firstElementChild?.getAttribute('class')?.split(' ')[0];
    return one.childElementCount === 0 || kind(one) === kind(other);
  }

  /** The other lists beside the one that it is in, at their ends: an empty one has nothing else to be put to. */
  function of(candidate: Candidate, boxed: () => boolean): Drop[] {
    const { element, view } = candidate;
    const own = kit.geometry.parentOf(element);
    const around = own && kit.geometry.parentOf(own);
    if (!own || !around || own === kit.plain(view.document).body) return [];
    // A box without a class or a name for lists is no list because another stands beside it, where a place for the thing is drawn.
    if (!own.getAttribute('class') && own.localName === 'div' && boxed()) return [];
    const found: Drop[] = [];
    for (const level of [around, kit.geometry.parentOf(around)]) {
      if (!level || found.length > 0) break;
      for (const list of kit.plain(level).querySelectorAll(own.localName)) {
        if (
          list === own ||
          !(alike(list, own) || kin(list, own)) ||
          kit.byElement.get(list)?.kind === 'drag' ||
          list.contains(own) ||
          own.contains(list) ||
          found.length >= 8
        )
          continue;
        const { left, right, bottom, height } = kit.rect(list);
        const x = (left + right) / 2;
        const y = bottom - Math.min(12, height / 2);
        const hit = kit.geometry.deepest(view, x, y);
        if (height < 8 || !hit || !(hit === list || list.contains(hit))) continue;
        const words = called(list) || list.id || 'other list';
        found.push({ label: `end of ${kit.words.tidy(words)}`.slice(0, 80), point: kit.geometry.outward(view, x, y) });
      }
    }
    return found;
  }

  /** What a list of things that are moved is called by. */
  function called(list: Element): string {
    const label = kit.plain(list).getAttribute('aria-label') || headed(list) || kit.nearby.beside(list) || above(list);
    return uncounted(label);
  }

  /** What stands at the head of a list, before the first thing in it that is moved; the count of those is no part of it. */
  function headed(list: Element): string {
    let words = '';
    for (const child of kit.plain(list).children) {
      if (kit.candidates.some((other) => other.kind === 'drag' && child.contains(other.element))) break;
      const heading = child.querySelector('h1,h2,h3,h4,h5,h6') ?? child;
      words += ` ${kit.words.text(heading, 60)}`;
      if (words.length > 60) return '';
    }
    return kit.words.tidy(words);
  }

  function uncounted(label: string): string {
    return label.replace(/\s\(?\d+\)?$/, '');
  }

  /** The words of the block right over a list, without those of the buttons that stand in it. */
  function above(list: Element): string {
    const head = kit.plain(list).previousElementSibling;
    if (!head || kit.rect(head).bottom > kit.rect(list).top + 4) return '';
    const parts = [...head.children].filter((part) => !part.matches('button,a,[role=button]'));
    const words = parts.length > 0 ? parts.map((part) => kit.words.text(part, 60)).join(' ') : kit.words.text(head, 60);
    return words.length > 60 ? '' : kit.words.tidy(words);
  }

  kit.columns = { of, alike, sorted, called };
}
