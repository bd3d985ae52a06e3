import type { Candidate, Kit } from './kit.ts';

/** Words for what has none of its own: drawn by a style, said by a tooltip, known by where it leads or by what it looks like. */
export function installFallbacks(kit: Kit): void {
  const FIELDS = new Set(['type', 'choose', 'check', 'set', 'upload']);

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
    const asks = kit.words.title(element) || candidate.kind !== 'choose' ? '' : prompted(element as HTMLSelectElement);
    if (asks) return asks;
    const title = kit.words.title(element) || element.getAttribute('name') || '';
    if (title.trim()) return kit.words.tidy(title.replace(/[_-]+/g, ' '));
    const href = hrefOf(element);
    const leads = href && /^(?:[^#?]*\/)?(?:[\w-]{3,})/.test(href) ? destination(href) : '';
    if (leads) return leads;
    const inside = element.querySelector('img[alt],[title],[aria-label]');
    const words =
      (inside && (kit.words.alternative(inside) || kit.words.title(inside) || inside.getAttribute('aria-label'))) || '';
    if (words.trim()) return kit.words.tidy(words);
    // What the shapes in a drawn link say when one points at them.
    const drawn = element.namespaceURI?.endsWith('/svg') ? element.querySelector('title')?.textContent : '';
    if (drawn?.trim()) return kit.words.tidy(drawn);
    if (candidate.kind === 'choose')
      return candidate.element.querySelector('option:checked')?.textContent?.trim() ?? '';
    // A field that one writes straight into is known by what stands in it.
    if (element.hasAttribute('contenteditable')) return kit.words.text(element, 40);
    if (FIELDS.has(candidate.kind)) return kit.looks.word(candidate);
    if (element.localName === 'img') return 'picture';
    if (candidate.kind === 'context') return kit.words.text(element, 60) || kit.looks.word(candidate);
    const called = element.localName === 'button' ? kit.coined.identified(element.id) : '';
    if (called) return called;
    // The second half of a button, or a sign that nobody knows: what one sees of it is that it opens something.
    if (candidate.role === 'button' && /^(?:true|menu|listbox)$/.test(element.getAttribute('aria-haspopup') ?? ''))
      return 'Open';
    return kit.looks.word(candidate) || 'Area';
  }

  /** What a list shows as long as nothing is chosen, where that says what to do: "Move to folder…". */
  function prompted(select: HTMLSelectElement): string {
    const first = select.options?.[0];
    const words = first?.selected ? kit.words.tidy(first.label) : '';
    if (!/(?:\.{3}|…)$/.test(words) && !(words && first?.value === '')) return '';
    return words.replace(/^\W+|[\s.…:]+$/gu, '');
  }

  /** Attributes in which pages keep the words of the tooltips that they draw themselves. */
  const TIP = /^(?:data-)?(?:[a-z]+-)*(?:tips?|tooltip|hint|balloon|original-title|tippy-content)$/;

  /** What a page's own tooltips say. */
  function tip(element: Element): string {
    for (const name of element.getAttributeNames()) {
      const words = TIP.test(name) ? kit.words.tidy(element.getAttribute(name) ?? '') : '';
      if (/\p{L}/u.test(words) && words.length < 80) return words;
    }
    // The words that show beside it once the pointer or the focus is there.
    const id = element.getAttribute('interestfor') ?? element.getAttribute('aria-describedby') ?? '';
    const hint = id && (element.getRootNode() as Document | ShadowRoot).getElementById(id);
    const words = hint ? kit.words.tidy((hint.textContent ?? '').slice(0, 200)) : '';
    return /\p{L}/u.test(words) && words.length < 80 ? words : '';
  }

  /** The tooltip of a drawn group shows over each of its shapes. */
  function grouped(shape: Element): string {
    for (
      let group = shape.parentElement, up = 0;
      group?.localName === 'g' && up < 3;
      group = group.parentElement, up++
    ) {
      const said = kit.words.tidy(kit.words.svgTitle(group));
      if (said) return said;
    }
    return '';
  }

  /** A list without a name is known by what stands in it. */
  function firstOptions(element: Element): string {
    const words = [...element.querySelectorAll('option')].slice(0, 3).map((option) => kit.words.tidy(option.label));
    return words.join('') === '' ? '' : `${words.join(', ').slice(0, 60)}${words.length > 2 ? '…' : ''}`;
  }

  /** Where a link leads: the last word of its path, else the site. */
  function destination(href: string): string {
    const last = /([\w-]{3,})\/?(?:[?#].*)?$/.exec(href.replace(/^\w+:\/\/[^/]*/, ''))?.[1] ?? '';
    return kit.words.tidy(last.replace(/[_-]+/g, ' ')) || (/^\w+:\/\/(?:www\.)?([^/:?#]+)/.exec(href)?.[1] ?? '');
  }

  function hrefOf(element: Element): string {
    return element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
  }

  kit.fallbacks = { generated, fallback, tip, grouped, hrefOf };
}
