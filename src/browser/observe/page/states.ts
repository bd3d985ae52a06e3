import type { Candidate, Kit, RawAction } from './kit.ts';

/** What can be seen of a control's state: ticked, open, chosen, filled in with what. */
export function installStates(kit: Kit): void {
  const TOLD: Record<string, [string, string?]> = {
    'aria-checked': ['checked', 'unchecked'],
    'aria-expanded': ['expanded', 'collapsed'],
    'aria-selected': ['selected'],
    'aria-pressed': ['pressed'],
    'aria-required': ['required'],
    'aria-readonly': ['readonly'],
  };

  function flagged(element: Element, action: RawAction): void {
    for (const attribute of element.getAttributeNames()) {
      if (!attribute.startsWith('aria-')) continue;
      const value = element.getAttribute(attribute);
      const words = TOLD[attribute];
      if (words) {
        const word =
          value === 'true' ? words[0] : value === 'false' ? words[1] : value === 'mixed' ? 'mixed' : undefined;
        if (word) action.state.push(word);
      } else if (!value || value === 'false') continue;
      else if (attribute === 'aria-current') action.state.push('current');
      else if (attribute === 'aria-invalid') action.state.push('invalid');
      else if (attribute === 'aria-haspopup') action.state.push('haspopup');
    }
    // The head of a column says how it is sorted, also where a button in it is what sorts.
    const sorted = element.closest('[aria-sort]')?.getAttribute('aria-sort');
    if (sorted && sorted !== 'none') action.state.push(`sorted-${sorted}`);
  }

  function once(state: string[], word: string): void {
    if (!state.includes(word)) state.push(word);
  }

  function optionsOf(list: Iterable<Element>): string[] {
    const out: string[] = [];
    const groups: string[] = [];
    for (const option of list) {
      if ((option as HTMLOptionElement).disabled) continue;
      const label = kit.words.tidy((option as HTMLOptionElement).label || (option.textContent ?? ''));
      if (label) {
        out.push(label.slice(0, 200));
        groups.push(
          option.parentElement?.localName === 'optgroup' ? (option.parentElement.getAttribute('label') ?? '') : '',
        );
      }
      if (out.length >= 300) break;
    }
    // The same words under two headings are told apart by these.
    if (new Set(out).size === out.length || groups.every((group) => group === '')) return out;
    return out.map((label, at) =>
      groups[at] && out.indexOf(label) !== out.lastIndexOf(label) ? `${label} (${kit.words.tidy(groups[at])})` : label,
    );
  }

  function number(text: string | null): number | undefined {
    if (text === null || text.trim() === '') return undefined;
    const value = Number(text);
    return Number.isFinite(value) ? value : undefined;
  }

  function range(action: RawAction, low: number | undefined, high: number | undefined): void {
    if (low !== undefined) action.minimum = low;
    if (high !== undefined) action.maximum = high;
  }

  function input(element: HTMLInputElement, action: RawAction): void {
    const type = element.type;
    if (action.kind === 'check') {
      once(action.state, element.checked ? 'checked' : 'unchecked');
      if (element.indeterminate) once(action.state, 'mixed');
      return;
    }
    if (action.kind === 'set') {
      action.value = element.value;
      range(action, number(element.min) ?? 0, number(element.max) ?? 100);
      return;
    }
    if (action.kind !== 'type' && !element.readOnly) return;
    action.inputType = type;
    if (element.value)
      action.value = type === 'password' ? '•'.repeat(Math.min(element.value.length, 12)) : element.value.slice(0, 500);
    if (element.maxLength > 0) action.maxLength = element.maxLength;
    if (type === 'number') range(action, number(element.min), number(element.max));
    if (element.list) action.options = optionsOf(element.list.querySelectorAll('option'));
  }

  /** Components show their state in attributes of the same names as the native ones'. */
  function component(element: Element, action: RawAction): void {
    for (const [attribute, word] of [
      ['checked', 'checked'],
      ['selected', 'selected'],
      ['active', 'selected'],
      ['expanded', 'expanded'],
      ['open', 'expanded'],
    ] as const) {
      const value = element.getAttribute(attribute);
      if (value !== null && value !== 'false') once(action.state, word);
    }
    if (element.hasAttribute('disabled') && element.getAttribute('disabled') !== 'false') {
      action.disabled = true;
      once(action.state, 'disabled');
    }
  }

  const LISTS = 'ul,ol,[role=menu],[role=group]';

  /** Whether what a control says that it has opened does not show: then it is closed to the eye, whatever it says. */
  function hiddenTarget(element: Element): boolean {
    const told =
      element.getAttribute('aria-controls') ||
      element.getAttribute('data-target') ||
      element.getAttribute('data-bs-target') ||
      '';
    const target = /^#?[\w-]+$/.test(told) ? element.ownerDocument.getElementById(told.replace('#', '')) : null;
    return target !== null && (!target.checkVisibility() || kit.rect(target).height < 1);
  }

  /** A triangle that a style sheet puts before the words tells whether the branch is open. */
  function signBefore(element: Element): 'collapsed' | 'expanded' | null {
    const content = getComputedStyle(element, '::before').content;
    return /^"[▸▶►▹⊞]\ufe0e? ?"/u.test(content) ? 'collapsed' : /^"[▾▼▿⊟]\ufe0e? ?"/u.test(content) ? 'expanded' : null;
  }

  /**
   * Menus within menus seldom say whether they are open. What leads nowhere itself and has a list of links right after
   * it, in one entry of a list, opens and closes that list.
   */
  function folds(real: Element, action: RawAction): void {
    const element = kit.plain(real);
    if (action.state.includes('expanded') && hiddenTarget(element)) {
      action.state[action.state.indexOf('expanded')] = 'collapsed';
      return;
    }
    const href = element.getAttribute('href');
    const leads = href !== null && !/^(?:#.{0,24}|javascript:.*)?$/i.test(href);
    if (leads || action.kind !== 'click' || element.hasAttribute('aria-expanded')) return;
    const sign = signBefore(element);
    if (sign) {
      once(action.state, sign);
      return;
    }
    const entry = element.localName === 'li' ? element : element.parentElement;
    if (entry?.localName !== 'li' || entry.firstElementChild === null) return;
    const list = [...entry.children].find((child) => child !== element && child.matches(LISTS));
    if (!list?.querySelector('a,button,[role=menuitem]')) return;
    const { height } = kit.rect(list);
    once(action.state, height > 1 && list.checkVisibility({ visibilityProperty: true }) ? 'expanded' : 'collapsed');
  }

  /** The label of a list that lies in the list itself. */
  function floating(real: Element): string {
    const label = kit.plain(real).querySelector('label');
    return label ? kit.words.text(label, 200) : kit.names.hosted(real);
  }

  /** What a button shows that opens a list, where its name is put together of a label and of what is chosen so far. */
  function chosenIn(element: Element): string {
    if (element.getAttribute('aria-haspopup') !== 'listbox') return '';
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
    const root = element.getRootNode() as Document | ShadowRoot;
    const own =
      ids.length > 1 ? ids.map((id) => root.getElementById(id)).find((at) => at && element.contains(at)) : null;
    return own ? kit.words.text(own, 200) : '';
  }

  function read(real: Element, action: RawAction, candidate: Candidate): void {
    const element = kit.plain(real);
    const tag = element.localName;
    flagged(element, action);
    folds(real, action);
    const field = element as HTMLInputElement;
    if (tag === 'input') input(field, action);
    else if (tag === 'select') {
      const select = element as HTMLSelectElement;
      action.options = optionsOf(select.options);
      action.value = [...select.selectedOptions]
        .map((option) => kit.words.tidy(option.label))
        .join(', ')
        .slice(0, 500);
      if (select.multiple) once(action.state, 'multiple');
    } else if (tag === 'textarea') {
      action.inputType = 'textarea';
      once(action.state, 'multiline');
      if (field.value) action.value = field.value.slice(0, 500);
      if (field.maxLength > 0) action.maxLength = field.maxLength;
    } else if (tag === 'summary')
      once(action.state, element.parentElement?.hasAttribute('open') ? 'expanded' : 'collapsed');
    else if (action.kind === 'type') {
      action.inputType = 'text';
      const value = kit.words.text(real, 500);
      if (value) action.value = value;
    } else if (action.role === 'combobox' || action.role === 'slider' || action.role === 'spinbutton') {
      const value =
        element.getAttribute('aria-valuetext') || element.getAttribute('aria-valuenow') || kit.words.text(real, 200);
      // A label that floats in an empty list is no choice.
      if (value && !(action.role === 'combobox' && value === floating(real))) action.value = value;
    }
    const chosen = action.role === 'button' ? chosenIn(element) : '';
    if (chosen) action.value = chosen;
    if (tag.includes('-')) component(element, action);
    if (action.role === 'spinbutton' && tag !== 'input')
      range(action, number(element.getAttribute('aria-valuemin')), number(element.getAttribute('aria-valuemax')));
    if (action.role === 'slider' && tag !== 'input' && element.getAttribute('role') !== null)
      range(
        action,
        number(element.getAttribute('aria-valuemin')) ?? 0,
        number(element.getAttribute('aria-valuemax')) ?? 100,
      );
    if (tag === 'input' || tag === 'select' || tag === 'textarea') {
      if (field.required) once(action.state, 'required');
      if (field.readOnly) once(action.state, 'readonly');
      // A field that was never touched is not yet wrong to the eye, whatever its constraints say.
      try {
        if (element.matches(':user-invalid')) once(action.state, 'invalid');
      } catch {}
    }
    // Of a switch that only a style draws the eye sees where its knob is.
    const on = action.role === 'switch' && action.state.length === 0 ? kit.knobs.switched(real) : null;
    if (on !== null) once(action.state, on ? 'checked' : 'unchecked');
    kit.rails.read(candidate, action);
    const placeholder =
      element.getAttribute('placeholder') ||
      element.getAttribute('aria-placeholder') ||
      element.getAttribute('data-placeholder');
    if (placeholder && (action.kind === 'type' || action.kind === 'click'))
      action.placeholder = kit.words.tidy(placeholder).slice(0, 200);
    // Where the pointer says so, it does nothing for those that see it.
    const refused =
      candidate.strength < 3 && action.kind === 'click' && kit.geometry.cursorOf(kit.style(real)) === 'not-allowed';
    if (refused || kit.semantics.disabled(real)) {
      action.disabled = true;
      once(action.state, 'disabled');
    }
    const root = element.getRootNode() as Document | ShadowRoot;
    if (root.activeElement === real) once(action.state, 'focused');
    if (
      (candidate.flags & kit.listeners.DOUBLE) !== 0 &&
      (candidate.flags & (kit.listeners.CLICK | kit.listeners.PRESS)) === 0
    )
      once(action.state, 'double-click');
  }

  kit.states = { read };
}
