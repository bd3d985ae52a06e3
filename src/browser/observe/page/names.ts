import type { Kit } from './kit.ts';

/** Names of controls, in the order of the accessible name computation 1.2. */
export function installNames(kit: Kit): void {
  /** Placeholders that every field of a row of filters bears. */
  const VAGUE = /^\W*(?:filter|search|type|enter|all|any)?\W*(?:here|text|value)?\W*$/i;

  const NAMED_BY_CONTENT = new Set(
    `button link menuitem menuitemcheckbox menuitemradio tab option treeitem checkbox radio switch gridcell cell row
    columnheader rowheader listitem generic label heading tooltip`.split(/\s+/),
  );

  /** What is called by the words on it. */
  const SAYING = new Set(['button', 'link', 'menuitem', 'menuitemradio', 'tab', 'option', 'listitem']);
  const DRAWN = 'i,svg,img,[class*=icon]';

  const { alternative, svgTitle, text, tidy, title } = kit.words;

  function byIds(element: Element, attribute: string): string {
    const ids = element.getAttribute(attribute);
    if (!ids) return '';
    const root = element.getRootNode() as Document | ShadowRoot;
    const parts: string[] = [];
    for (const id of ids.split(/\s+/).slice(0, 8)) {
      const target = id && 'getElementById' in root ? root.getElementById(id) : null;
      // What is chosen so far is no part of what a list is called.
      if (target && / /.test(ids) && element.getAttribute('aria-haspopup') === 'listbox' && element.contains(target))
        continue;
      if (target) parts.push(alternative(target) || visibleOrNot(target) || fieldValue(target));
    }
    return tidy(parts.join(' '));
  }

  function fieldValue(element: Element): string {
    const tag = element.localName;
    return tag === 'input' || tag === 'select' || tag === 'textarea' ? (element as HTMLInputElement).value : '';
  }

  /** A label that is referred to counts even when it is hidden. */
  function visibleOrNot(element: Element): string {
    return text(element, 200) || tidy((element.textContent ?? '').slice(0, 200));
  }

  function fromLabels(element: Element): string {
    const labels = (element as HTMLInputElement).labels;
    if (!labels || labels.length === 0) return '';
    const parts: string[] = [];
    for (const label of labels)
      parts.push(
        alternative(label) ||
          (label.querySelector(POPUP) || long(label) ? ownWords(label) : text(label, 200)) ||
          // A drawn label is told by its tooltip.
          title(label),
      );
    return withoutChosen(element, tidy(parts.join(' ')));
  }

  /** What is chosen in a list may be drawn in its label, and is no part of what the list is called. */
  function withoutChosen(element: Element, words: string): string {
    const chosen = element.localName === 'select' ? (element as HTMLSelectElement).selectedOptions[0] : null;
    const shown = chosen ? tidy(chosen.label) : '';
    return shown !== '' && words !== shown && words.endsWith(shown) ? tidy(words.slice(0, -shown.length)) : words;
  }

  /** Of the field in a component: what the document around it calls the component. */
  function fromHost(element: Element): string {
    let root = element.getRootNode() as ShadowRoot;
    for (let up = 0; root.host && up < 3; root = root.host.getRootNode() as ShadowRoot, up++) {
      const { host } = root;
      const said = host.getAttribute('aria-label');
      if (said?.trim()) return tidy(said);
      const referred = byIds(host, 'aria-labelledby');
      if (referred) return referred;
      const outside = host.getRootNode() as Document | ShadowRoot;
      const own = host.localName.includes('-') ? host.getAttribute('label') : null;
      if (own?.trim()) return tidy(own);
      const label =
        host.closest('label') ??
        labelling(host) ??
        (host.id ? outside.querySelector(`label[for="${CSS.escape(host.id)}"]`) : null);
      // One of several fields in a component is not what the component is called.
      const alone = root.querySelectorAll('input:not([type=hidden]),select,textarea').length < 2;
      const words = label && alone ? ownWords(label, host) || text(label, 200) : '';
      if (words) return words;
    }
    return '';
  }

  /** The component around another one that calls itself a label. */
  function labelling({ parentElement: around }: Element): Element | null {
    return around?.localName.endsWith('-label') ? around : null;
  }

  /** The label of the hidden list or field in whose place one is drawn. */
  function replaced(field: Element): string {
    for (let node: Element | null = field, up = 0; node && up < 6; node = node.parentElement, up++) {
      if (/^(?:form|fieldset|body|td|label)$/.test(node.localName)) break;
      for (const other of [node.previousElementSibling, node.nextElementSibling])
        if (other && /^(?:select|input|textarea)$/.test(other.localName) && hidden(other)) {
          const words = fromLabels(other);
          if (words) return words;
        }
    }
    return '';
  }

  function hidden(field: Element): boolean {
    const { width, height, right, bottom } = kit.rect(field);
    // Moved out of the page to where nobody can scroll.
    const away = right + scrollX < 0 || bottom + scrollY < 0;
    const ticked = /^(?:checkbox|radio|file)$/.test((field as HTMLInputElement).type);
    return !ticked && (away || width < 4 || height < 4 || kit.geometry.transparent(field));
  }

  /** What widgets put beside the field that they serve, into the label around it. */
  const POPUP = 'table,button,ul,[role=grid],[role=gridcell],[role=listbox],[role=dialog],[role=menu]';

  /** More than a label says: something opened in it, perhaps in a component of its own. */
  function long(label: Element): boolean {
    return text(label, 200).length > 60 && label.childElementCount > 1;
  }

  /** The words of a label without those of what opens in it, and of what is `without` a name of its own. */
  function ownWords(label: Element, without: Element | null = null): string {
    let out = '';
    for (let node = label.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) out += ` ${(node as Text).data}`;
      if (node.nodeType !== 1) continue;
      const child = node as Element;
      if (without && child.contains(without)) continue;
      if (kit.geometry.rootOf(child) && text(child, 120).length > 60) continue;
      if (child.matches(POPUP) || child.querySelector(`${POPUP},input,select,textarea`)) continue;
      if (!/absolute|fixed/.test(kit.style(child).position)) out += ` ${text(child, 120)}`;
    }
    return tidy(out);
  }

  function mediaName(element: Element): string {
    const media = element as HTMLMediaElement;
    const called = title(element) || fileName(media.currentSrc || element.getAttribute('src') || '');
    return `${media.paused ? 'Play' : 'Pause'} ${called || element.localName}`;
  }

  function fileName(url: string): string {
    if (/^(?:data|blob):/.test(url)) return '';
    const last = url.split(/[?#]/)[0]?.split('/').pop() ?? '';
    let plain = last;
    try {
      plain = decodeURIComponent(last);
    } catch {}
    const stem = plain.replace(/\.\w{2,5}$/, '').replace(/[-_+.]+/g, ' ');
    return /[a-z]{3}/i.test(stem) && !/^[0-9a-f]{8,}/i.test(stem) ? tidy(stem) : '';
  }

  function name(real: Element, role: string): string {
    const element = kit.plain(real);
    // A frame that one writes in is called as a frame.
    const host =
      role === 'textbox' && element.localName === 'body'
        ? kit.views.find((view) => view.document === real.ownerDocument)?.host
        : null;
    if (host) return tidy(title(host) || host.getAttribute('aria-label') || '') || kit.nearby.beside(host);
    const tag = element.localName;
    const referred = byIds(element, 'aria-labelledby');
    if (referred) return referred;
    const label = tidy(element.getAttribute('aria-label') ?? '');
    if (label && !PATH.test(label) && !(kind(real, label) && FIELD_ROLES.test(role)) && !tells(role, label)) {
      // What one reads beside it goes before what only a listener is told.
      const meant = FIELD_ROLES.test(role) ? replaced(element) : '';
      return meant || seen(real, role, label) || label;
    }
    let found = '';
    switch (tag) {
      case 'input':
      case 'select':
      case 'textarea': {
        const type = (element as HTMLInputElement).type;
        if (type === 'submit' || type === 'reset' || type === 'button' || type === 'image') {
          const own = alternative(element);
          const said = /[\p{L}\p{N}]/u.test(own) ? own : title(element) || own;
          if (said) return tidy(said);
          if (type === 'image') return kit.icons.meaning(element) || 'Submit';
          if (type === 'submit') return 'Submit';
          if (type === 'reset') return 'Reset';
        }
        found = fromLabels(element);
        if (tells(role, found)) found = '';
        found ||= fromHost(real) || title(element);
        if (!found && type !== 'radio' && type !== 'checkbox' && VAGUE.test(element.getAttribute('placeholder') ?? ''))
          found = kit.heads.of(element);
        if (!found) found = element.getAttribute('placeholder') || '';
        if (!found) found = element.getAttribute('aria-placeholder') ?? '';
        return tidy(found);
      }
      case 'img':
      case 'area':
        found = alternative(element);
        break;
      case 'video':
      case 'audio':
        return tidy(mediaName(element));
      case 'iframe':
      case 'object':
      case 'embed':
        return tidy(title(element));
    }
    if (found) return tidy(found);
    if ('ownerSVGElement' in element) {
      found = svgTitle(element);
      if (found) return tidy(found);
    }
    const fields = role === 'combobox' || role === 'textbox' || role === 'searchbox' || role === 'slider';
    if ((element as HTMLInputElement).labels?.length) {
      found = fromLabels(element);
      if (found) return found;
    }
    if (fields || role === 'checkbox' || role === 'radio' || role === 'switch') {
      found = fromHost(real);
      if (found) return found;
    }
    // The words of a drawn list are those of the field in it, and what is chosen stands beside them.
    const held = role === 'combobox' ? element.querySelector('input,select') : null;
    if (held) {
      found = fromLabels(held);
      if (found) return found;
    }
    if (!fields && (NAMED_BY_CONTENT.has(role) || role === tag || role === '')) {
      found = text(real, 200) || text(real, 200, true);
      // A sign alone is told by its tooltip, and so is a letter that stands for a word.
      const said = title(element);
      const stands = /^\p{L}$/u.test(found) && said.length > 2 && said.startsWith(found);
      const tip = stands || !/[\p{L}\p{N}]/u.test(found) ? said : '';
      if (found) return tip.trim() ? tidy(tip) : found;
    }
    found = title(element);
    // What is drawn for a field stands in the label that was the field's.
    const around = !found && fields ? element.closest('label') : null;
    if (around && !around.control) found = ownWords(around, element);
    if (!found && fields) found = element.getAttribute('placeholder') ?? invited(element);
    return tidy(found);
  }

  /** What an empty rich text shows; where several would show the same, those that are written in are known by what stands in them. */
  function invited(element: Element): string {
    const shown = element.getAttribute('data-placeholder') ?? '';
    if (shown === '' || !element.hasAttribute('contenteditable') || !element.textContent?.trim()) return shown;
    const root = element.getRootNode() as Document | ShadowRoot;
    const same = root.querySelectorAll(`[contenteditable][data-placeholder="${CSS.escape(shown)}"]`).length;
    return same > 1 ? text(element, 40) : shown;
  }

  /** A drawing's outline that a program took for words. */
  const PATH = /^[Mm]\s?-?[\d.]+[\s,]-?[\d.]+\s?[a-zA-Z][\d\s.,-]/;
  /** What a field is, as its makers call it, and not what it is for. */
  const KIND =
    /^(?:(?:drop[ -]?down|combo|list|select|options?|text|auto[ -]?complete|date|time|number|tags?|editable)[ -]?(?:list|box|input|edit(?:or)?|picker|field)(?:[ -](?:box|field|input))?|drop[ -]?down)$/i;
  /** In a component, where the words of the document around it are not at hand. */
  const BARE = /^(?:date|time|value|number|input)$/i;

  function kind(element: Element, label: string): boolean {
    return KIND.test(label) || (BARE.test(label) && 'host' in element.getRootNode());
  }

  const FIELD_ROLES = /^(?:combobox|textbox|searchbox|spinbutton|listbox)$/;
  const SHORTEST = 3;

  /** Numbers that a slider says or shows are what it is set to, and not what it sets. */
  function tells(role: string, words: string): boolean {
    return role === 'slider' && /^[\d\s.,:%+-]+$/.test(words);
  }

  /** The words one sees on it, where the label that is given to it has none of them: those one would call it by. */
  function seen(element: Element, role: string, label: string): string {
    if (!SAYING.has(role)) return '';
    const shown = text(element, 80);
    const words = shown.toLowerCase().match(/\p{L}{2,}/gu);
    // A sign may be written by the name that its font has for it, and a count is no name.
    if (!words || shown.length < SHORTEST || /_/.test(shown) || kit.plain(element).querySelector(DRAWN)) return '';
    const said = label.toLowerCase();
    return words.some((word) => said.includes(word)) || said.length > shown.length ? '' : shown;
  }

  kit.names = { name, hosted: fromHost };
}
