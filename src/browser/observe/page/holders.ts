import type { Candidate, Kit } from './kit.ts';

/** What things are called that hold other controls: by their own words, not by those of what is in them. */
export function installHolders(kit: Kit): void {
  const LETTERS = /[\p{L}\p{N}]/u;
  const MOST_TEXTS = 300;
  /** Controls that are called by what they hold. */
  const BESIDES = new Set('link button option tab treeitem menuitem listitem'.split(' '));

  /** What stood between words that are taken out. */
  const LOOSE = /^[\s·•|,]+|[\s·•|,]+$/gu;

  const ROWS = /^(?:row|listitem|treeitem)$/;

  /** The shade around a dialog. */
  function outside(candidate: Candidate): string {
    const title = candidate.element.querySelector('h1,h2,h3,h4,h5,h6,[role=heading]');
    const words = title ? kit.words.text(title, 60) : '';
    return words ? `Outside of “${words}”` : 'Background';
  }

  function inside(candidate: Candidate): Candidate[] {
    return candidate.inner.flatMap((other) => (other.dropped ? inside(other) : [other]));
  }

  function holds(candidate: Candidate): boolean {
    return inside(candidate).length > 0;
  }

  /** What holds other controls is called by its own words, not by theirs. */
  function container(candidate: Candidate): string {
    const element = candidate.element;
    const said = element.getAttribute('aria-label') || kit.words.title(element);
    if (said.trim()) return kit.words.tidy(said);
    const referred = element.hasAttribute('aria-labelledby') ? kit.names.name(element, candidate.role) : '';
    if (LETTERS.test(referred)) return referred.length > 80 ? shortened(element, referred) : referred;
    // What is dragged or opened is the row with the link in it, though a press on the link is another thing.
    const links =
      candidate.kind !== 'click' && ROWS.test(candidate.role) && inside(candidate).every(({ role }) => role === 'link');
    let rest = links ? kit.words.text(element, 400, true) : kit.ownWords(candidate).replace(LOOSE, '');
    // A picture that is called like the thing is it once more.
    for (const picture of element.querySelectorAll('img[alt]')) {
      const said = kit.words.tidy(picture.getAttribute('alt') ?? '');
      if (said !== '' && rest.split(said).length > 2) rest = kit.words.tidy(rest.replace(said, ' '));
    }
    if (/\p{L}/u.test(rest) || /\p{N}{2}/u.test(rest)) return rest.length > 80 ? shortened(element, rest) : rest;
    const drawn = 'ownerSVGElement' in element ? kit.words.text(element, 80) : '';
    if (/\p{L}/u.test(drawn)) return drawn;
    const asked = field(candidate);
    if (asked) return asked;
    // Without words beside what lies in it, it is known by where that leads, and not by what its class calls all of its kind.
    const led = inside(candidate).find(({ role }) => role === 'link');
    const leads = led ? kit.words.text(led.element, 80, true) : '';
    if (/\p{L}/u.test(leads)) return leads;
    // A list whose title is written into a field.
    const title = inside(candidate).find(({ kind }) => kind === 'type');
    const titled = title && candidate.kind === 'drag' ? kit.names.name(title.element, title.role) : '';
    if (/\p{L}/u.test(titled)) return titled;
    // What is pulled by a button that fills it.
    const pulled = candidate.kind === 'drag' ? kit.words.text(element, 80) : '';
    if (/\p{L}/u.test(pulled)) return pulled;
    return (
      kit.coined.spoken(element.id, 2) ||
      kit.coined.spoken((element.getAttribute('class') ?? '').split(/\s+/)[0] ?? '', 1)
    );
  }

  /** The drawn frame of a field, such as of a list to choose from, by the words that stand beside the field. */
  function field({ element, rect }: Candidate): string {
    const inputs = kit.plain(element).querySelectorAll('input:not([type=hidden]),select,textarea');
    if (inputs.length !== 1 || !inputs[0] || rect.bottom - rect.top > 64) return '';
    return kit.names.name(inputs[0], kit.semantics.roleOf(inputs[0])) || kit.nearby.beside(element);
  }

  /** A control that other controls lie in, such as the sign that takes it away, is called by the rest. */
  function besides(candidate: Candidate): string {
    const { element } = candidate;
    if (!BESIDES.has(candidate.role) || !holds(candidate)) return '';
    if (element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')) return '';
    const own = kit.ownWords(candidate);
    return /[\p{L}\p{N}]/u.test(own) && own.length < 80 ? own : '';
  }

  /** Words that are written in the thing itself: not clipped away, folded up in a list, or under something else. */
  function written(candidate: Candidate): boolean {
    const { element, view } = candidate;
    const others = inside(candidate).map((other) => other.element);
    const document = kit.plain(view.document);
    const walker = document.createTreeWalker(element, 4);
    const range = document.createRange();
    let texts = 0;
    for (let node = walker.nextNode(); node && texts < MOST_TEXTS; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !LETTERS.test((node as Text).data) || /^(?:script|style)$/.test(parent.localName)) continue;
      texts++;
      if (others.some((other) => other.contains(parent))) continue;
      range.selectNodeContents(node);
      const { left, top, right, bottom, height } = range.getBoundingClientRect();
      // Scrolled away is there all the same.
      if (height > 2 && right > view.left && left < view.right && (bottom < view.top || top > view.bottom)) return true;
      const clip = kit.geometry.clipOf(parent, view);
      const x = (Math.max(left, clip.left) + Math.min(right, clip.right)) / 2;
      const y = (Math.max(top, clip.top) + Math.min(bottom, clip.bottom)) / 2;
      if (x < left || x > right || y < top || y > bottom || height < 2) continue;
      const hit = kit.geometry.deepest(view, x, y);
      if (!hit) continue;
      if (parent.contains(hit) || slotted(hit, parent)) return true;
      if (hit.contains(parent) && kit.style(parent).pointerEvents === 'none') return true;
    }
    return texts === 0 || texts >= MOST_TEXTS;
  }

  /** Drawn by the component whose words they are, in its slot. */
  function slotted(hit: Element, owner: Element): boolean {
    const { host } = hit.getRootNode() as ShadowRoot;
    return host !== undefined && (owner === host || owner.contains(host));
  }

  kit.ownWords = (candidate) => {
    let rest = kit.words.text(candidate.element, 400, true);
    for (const other of inside(candidate)) {
      const theirs = [kit.words.text(other.element, 400, true), kit.names.name(other.element, other.role)];
      theirs.sort((a, b) => b.length - a.length);
      const said = theirs.find((words) => words !== '' && rest.includes(words));
      if (said) rest = rest.replace(said, ' ');
    }
    const words = kit.words.tidy(rest);
    return words === '' || written(candidate) ? words : '';
  };

  /** Something large is called by its title or its first words. */
  function shortened(element: Element, name: string): string {
    const title = element.querySelector('h1,h2,h3,h4,h5,h6,[role=heading],legend,caption,strong');
    const words = title ? kit.words.text(title, 80) : '';
    if (/[\p{L}\p{N}]/u.test(words)) return words;
    const cut = name.lastIndexOf(' ', 60);
    return `${name.slice(0, cut > 20 ? cut : 60)}…`;
  }

  /** Words without those of the signs in the same thing, which only a listener is told. */
  function unbuttoned(element: Element, words: string): string {
    let rest = words;
    for (const button of kit.plain(element).querySelectorAll('button,[role=button]')) {
      const own = kit.words.tidy(kit.words.alternative(button) || kit.words.text(button, 80));
      const without = own ? kit.words.tidy(rest.replace(own, ' ')) : '';
      if (LETTERS.test(without)) rest = without;
    }
    return rest;
  }

  const COVERED = '[role=combobox],[role=button],[role=slider],[role=switch],button,select,input';

  /** Clear and without words, laid over a control that hears nothing through it: it is pressed for that one's sake. */
  function under(candidate: Candidate): string {
    const { element, rect, kind } = candidate;
    const around = element.parentElement;
    if (kind !== 'click' || !around || element.firstElementChild || kit.words.text(element, 20) !== '') return '';
    const style = kit.style(element);
    if (style.position !== 'absolute' || style.backgroundImage !== 'none') return '';
    for (const other of kit.plain(around).querySelectorAll(COVERED)) {
      const { left, top, right, bottom, width, height } = kit.rect(other);
      const [x, y] = [
        Math.min(right, rect.right) - Math.max(left, rect.left),
        Math.min(bottom, rect.bottom) - Math.max(top, rect.top),
      ];
      if (width < 8 || x < 0.8 * width || y < 0.8 * height) continue;
      const role = kit.semantics.roleOf(other);
      const name = kit.names.name(other, role) || kit.nearby.beside(other);
      if (name !== '') return name;
    }
    return '';
  }

  kit.holders = { holds, outside, container, besides, shortened, under, unbuttoned };
}
