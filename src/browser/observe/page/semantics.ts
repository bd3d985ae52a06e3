import type { ActionKind } from '../../types.ts';
import type { Kit } from './kit.ts';

/** What an element says of itself: its role, and how a person would use it. */
export function installSemantics(kit: Kit): void {
  const CLICKED = new Set('button link menuitem tab option treeitem'.split(' '));
  const CHECKED = new Set('checkbox radio switch menuitemcheckbox menuitemradio'.split(' '));
  /** Roles of containers and cells that are controls only when something listens or they can be focused. */
  const KNOWN = new Set(
    `${[...CLICKED, ...CHECKED].join(' ')} textbox searchbox combobox slider spinbutton gridcell row columnheader rowheader cell
    listbox radiogroup listitem article group img heading dialog tree menu menubar tablist toolbar region list table grid figure application
    document note tooltip separator scrollbar progressbar status alert form navigation main banner`.split(/\s+/),
  );
  const BUTTONS = new Set(['button', 'submit', 'reset', 'image']);

  function explicit(element: Element): string {
    const value = kit.plain(element).getAttribute('role');
    if (!value) return '';
    for (const role of value.toLowerCase().split(/\s+/)) if (KNOWN.has(role)) return role;
    return '';
  }

  function inputRole(type: string, list: boolean): string {
    switch (type) {
      case 'button':
      case 'submit':
      case 'reset':
      case 'image':
      case 'file':
      case 'color':
        return 'button';
      case 'checkbox':
        return 'checkbox';
      case 'radio':
        return 'radio';
      case 'range':
        return 'slider';
      case 'number':
        return 'spinbutton';
      case 'search':
        return list ? 'combobox' : 'searchbox';
      default:
        return list ? 'combobox' : 'textbox';
    }
  }

  function roleOf(element: Element): string {
    const own = explicit(element);
    if (own) return own;
    const tag = kit.plain(element).localName;
    switch (tag) {
      case 'a':
      case 'area':
        return element.hasAttribute('href') || element.hasAttribute('xlink:href') ? 'link' : 'generic';
      case 'button':
      case 'summary':
        return 'button';
      case 'input':
        return inputRole((element as HTMLInputElement).type, element.hasAttribute('list'));
      case 'select':
        return (element as HTMLSelectElement).multiple || (element as HTMLSelectElement).size > 1
          ? 'listbox'
          : 'combobox';
      case 'textarea':
        return 'textbox';
      case 'option':
        return 'option';
      case 'tr':
        return 'row';
      case 'td':
        return 'cell';
      case 'th':
        return 'columnheader';
      case 'li':
        return 'listitem';
      case 'img':
        return 'img';
      case 'video':
      case 'audio':
      case 'canvas':
      case 'label':
        return tag;
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return 'heading';
      default:
        return tag.includes('-') ? spoken(tag) : 'generic';
    }
  }

  /** Components keep their roles to themselves, but their makers call them by what they are. */
  const SPOKEN: Array<[RegExp, string]> = [
    [/-(?:radio|radio-?button)$/, 'radio'],
    [/-checkbox$/, 'checkbox'],
    [/-(?:switch|toggle)$/, 'switch'],
    [/-tab$/, 'tab'],
    [/-(?:button|btn|fab)$/, 'button'],
    [/-(?:slider|range)$/, 'slider'],
    [/-option$/, 'option'],
    [/-menu-?item$/, 'menuitem'],
    [/-tree-?item$/, 'treeitem'],
    [/-(?:link|anchor)$/, 'link'],
    [/-(?:list-?item|item)$/, 'listitem'],
  ];

  function spoken(tag: string): string {
    for (const [pattern, role] of SPOKEN) if (pattern.test(tag)) return role;
    return 'generic';
  }

  function editable(element: Element): boolean {
    const value = element.getAttribute('contenteditable');
    return value !== null && value !== 'false' && (element as HTMLElement).isContentEditable;
  }

  function control(real: Element, tag: string): { kind: ActionKind; role: string } | null {
    const element = kit.plain(real);
    const role = explicit(real);
    switch (tag) {
      case 'a':
      case 'area':
        if (element.hasAttribute('href') || element.hasAttribute('xlink:href')) {
          if (CHECKED.has(role)) return { kind: 'check', role };
          return { kind: 'click', role: CLICKED.has(role) ? role : 'link' };
        }
        break;
      case 'button':
        if (CHECKED.has(role)) return { kind: 'check', role };
        return { kind: role === 'slider' ? 'set' : 'click', role: role || 'button' };
      case 'input': {
        const type = (element as HTMLInputElement).type;
        if (type === 'hidden') return null;
        // A box without a script that opens a menu.
        if (type === 'checkbox' && role === 'button') return { kind: 'click', role };
        if (type === 'checkbox' || type === 'radio') return { kind: 'check', role: role || type };
        if (type === 'range') return { kind: 'set', role: role || 'slider' };
        if (type === 'file') return { kind: 'upload', role: role || 'button' };
        if (BUTTONS.has(type)) return { kind: 'click', role: role || 'button' };
        const native = inputRole(type, element.hasAttribute('list'));
        if ((element as HTMLInputElement).readOnly) return { kind: 'click', role: role || native };
        return { kind: 'type', role: role || native };
      }
      case 'select':
        return { kind: 'choose', role: role || roleOf(real) };
      case 'textarea':
        return { kind: (element as HTMLTextAreaElement).readOnly ? 'click' : 'type', role: role || 'textbox' };
      case 'summary': {
        const parent = element.parentElement;
        if (parent?.localName === 'details' && parent.querySelector(':scope > summary') === element)
          return { kind: 'click', role: role || 'button' };
        break;
      }
      case 'video':
      case 'audio':
        if (element.hasAttribute('controls')) return { kind: 'click', role: tag };
        break;
      case 'embed':
      case 'object':
        // A page in it is gone into.
        if ((element as HTMLObjectElement).contentWindow) break;
        return { kind: 'click', role: 'document' };
    }
    // A part of a date or time, or a number: it is counted up and down.
    if (role === 'spinbutton' && element.hasAttribute('tabindex')) return { kind: 'set', role };
    if (element.hasAttribute('contenteditable') && editable(element)) {
      const above = kit.geometry.parentOf(real);
      if (!(above as HTMLElement | null)?.isContentEditable) return { kind: 'type', role: role || 'textbox' };
    }
    if (!role && thumb(element)) return { kind: 'set', role: 'slider' };
    if (!role) return null;
    if (CLICKED.has(role)) return { kind: 'click', role };
    if (CHECKED.has(role)) return { kind: 'check', role };
    if (role === 'slider') return { kind: 'set', role };
    if (role === 'combobox') return { kind: 'click', role };
    if ((role === 'textbox' || role === 'searchbox') && element.hasAttribute('tabindex'))
      return { kind: 'click', role };
    return null;
  }

  /** The thumb of a slider that only its class calls so. */
  function thumb(element: Element): boolean {
    return (
      element.hasAttribute('tabindex') &&
      /(?:slider|range)\S*(?:handle|thumb|knob)|(?:handle|thumb|knob)\S*(?:slider|range)/i.test(
        element.getAttribute('class') ?? '',
      )
    );
  }

  function disabled(element: Element): boolean {
    try {
      if (element.matches(':disabled')) return true;
    } catch {}
    for (
      let node: Element | null = element, depth = 0;
      node && depth < 3;
      node = kit.geometry.parentOf(node), depth++
    ) {
      const value = kit.plain(node).getAttribute('aria-disabled');
      if (value === 'true') return true;
      if (value === 'false') return false;
    }
    return false;
  }

  kit.semantics = { roleOf, control, disabled };
}
