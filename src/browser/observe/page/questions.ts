import type { Kit } from './kit.ts';

/** What is asked by a group of radio buttons, or of buttons that stand for one choice: the choices are its answers. */
export function installQuestions(kit: Kit): void {
  const LETTERS = /[\p{L}\p{N}]/u;
  const CONTROLS =
    'a[href],button,input:not([type=hidden]),select,textarea,[role=button],[role=checkbox],[role=radio],[role=switch],[role=option]';
  /** Characters up to which words before a group are its question, and not a text. */
  const LONGEST = 90;
  const HOLDERS = '[role=radiogroup],[role=group],[role=listbox],fieldset';

  /** The buttons of one choice that this one belongs to, itself included. */
  function peersOf(element: Element): Element[] {
    if (element.localName === 'input') {
      const radio = element as HTMLInputElement;
      if (radio.type !== 'radio' || !radio.name) return [];
      const root = element.getRootNode() as Document | ShadowRoot;
      return [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        (other) => other.name === radio.name && other.form === radio.form,
      );
    }
    const role = element.getAttribute('role');
    // Day, month and year of one date are parts of one answer.
    if (role !== 'radio' && role !== 'option' && role !== 'spinbutton' && !element.hasAttribute('aria-pressed'))
      return [];
    const holder = element.closest(HOLDERS) ?? element.parentElement;
    const alike = role ? `[role=${role}]` : '[aria-pressed]';
    return holder ? [...kit.plain(holder).querySelectorAll(alike)] : [];
  }

  function named(holder: Element): string {
    const legend = holder.localName === 'fieldset' ? holder.querySelector('legend') : null;
    return legend ? kit.words.text(legend, LONGEST) : kit.names.name(holder, 'group');
  }

  function tidyQuestion(words: string): string {
    return words.length <= LONGEST && LETTERS.test(words) ? words : '';
  }

  /** The words right before a node among its siblings: a text or something small without a control. */
  function before(node: Node): string {
    let sibling = node.previousSibling;
    for (let steps = 0; sibling && steps < 4; sibling = sibling.previousSibling, steps++) {
      if (kit.typeOf(sibling) === 3) {
        const words = tidyQuestion(kit.words.tidy((sibling as Text).data));
        if (words) return words;
        continue;
      }
      if (kit.typeOf(sibling) !== 1) continue;
      const element = sibling as Element;
      if (/^(?:br|hr|script|style)$/.test(element.localName)) continue;
      if (element.matches(CONTROLS) || element.querySelector(CONTROLS)) return '';
      const words = kit.words.text(element, LONGEST + 1);
      if (words) return tidyQuestion(words);
    }
    return '';
  }

  kit.question = (element) => {
    const peers = peersOf(element);
    if (peers.length < 2) return '';
    const [first] = peers;
    if (!first) return '';
    // The smallest part of the page that holds all of them, and the one of its children that holds the first.
    let whole: Element | null = first.parentElement;
    let branch: Element = first;
    while (whole && !peers.every((peer) => whole?.contains(peer))) {
      branch = whole;
      whole = whole.parentElement;
    }
    for (let holder = whole, up = 0; holder && up < 4; holder = holder.parentElement, up++) {
      if (!holder.matches(HOLDERS)) continue;
      const others = [...holder.querySelectorAll(CONTROLS)].some(
        (control) => !peers.some((peer) => peer === control || peer.contains(control) || control.contains(peer)),
      );
      const words = others ? '' : tidyQuestion(named(holder));
      if (words) return words;
    }
    let words = before(branch);
    for (let node: Element | null = whole, up = 0; !words && node && up < 3; node = node.parentElement, up++) {
      if (/^(?:body|main|form)$/.test(node.localName)) break;
      words = before(node);
    }
    return words.replace(/[\s:]+$/, '');
  };
}
