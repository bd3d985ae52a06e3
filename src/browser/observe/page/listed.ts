import type { Candidate, Kit, RawAction } from './kit.ts';

/** Lists of answers that a page draws itself: they are chosen in like native ones where their answers stand in the document. */
export function installListed(kit: Kit): void {
  const MOST = 300;
  const SHAPES: Record<string, number> = {
    combobox: 3,
    listbox: 2,
    generic: 1,
    tooltip: 1,
    textbox: 1,
    searchbox: 1,
    button: 1,
  };
  const LEAST = 0.5;
  let behind = new Map<Candidate, HTMLSelectElement>();
  let lists = new Map<Element, NodeListOf<HTMLSelectElement>>();

  function unseen(select: Element): boolean {
    const { width, height } = kit.rect(select);
    return width < 4 || height < 4 || !select.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function isHidden(node: Element | null): node is HTMLSelectElement {
    return node?.localName === 'select' && (node as HTMLSelectElement).options.length > 1 && unseen(node);
  }

  /** Many candidates stand in the same frames. */
  function selectsIn(node: Element): NodeListOf<HTMLSelectElement> {
    let found = lists.get(node);
    if (!found) {
      found = kit.plain(node).querySelectorAll('select');
      lists.set(node, found);
    }
    return found;
  }

  /** The native list that does not show and that something is drawn in place of: right beside it, or in it. */
  function selectBehind(element: Element): HTMLSelectElement | null {
    let node: Element | null = kit.plain(element).closest('[role=combobox]') ?? element;
    for (let up = 0; node && up < 5 && !/^(?:form|fieldset|body|main|section|td|tr)$/.test(node.localName); up++) {
      for (const beside of [node.previousElementSibling, node.nextElementSibling]) if (isHidden(beside)) return beside;
      const within = selectsIn(node);
      if (within.length > 1) return null;
      if (isHidden(within[0] ?? null)) return within[0] as HTMLSelectElement;
      node = kit.geometry.parentOf(node);
    }
    return null;
  }

  function opens(element: Element): boolean {
    return element.hasAttribute('aria-haspopup') || element.hasAttribute('aria-expanded');
  }

  /** How surely a candidate is what such a list is opened by; 0 where it is not. */
  function shape({ element, role, kind }: Candidate): number {
    if (kind !== 'click' && kind !== 'type') return 0;
    const real = kit.plain(element);
    if (role === 'button' && !opens(real)) return 0;
    // What is chosen stands in the control as one of its options.
    if (role === 'option') return real.getAttribute('aria-selected') === 'true' && !real.closest('li') ? LEAST : 0;
    const entry = real.closest('[role=listbox],[role=menu],[role=option],li,a[href]');
    return entry && !ends(entry, real) ? 0 : (SHAPES[role] ?? 0);
  }

  /** The one field at the end of what was chosen so far, each of which is an item of the same list. */
  function ends(entry: Element, field: Element): boolean {
    if (entry.localName !== 'li' || field.localName === 'li') return false;
    const fields = entry.parentElement?.querySelectorAll('input,textarea') ?? [];
    return fields.length === 1 && fields[0] === field;
  }

  /** An answer that a list shows as chosen is no second control; what takes it out again stands beside it. */
  function isChosen(select: HTMLSelectElement, { element }: Candidate): boolean {
    const text = kit.words.text(element, 200, true);
    const out = kit.plain(element).querySelector('button,a,[role=button]') !== null;
    return (
      (out || !select.multiple) &&
      [...select.selectedOptions].some((option) => {
        const label = kit.words.tidy(option.label || option.text);
        return label !== '' && text.startsWith(label) && (out || text.length <= label.length + 2);
      })
    );
  }

  /** Nearer in the document to the list: another control is drawn for another list, or for none. */
  function sooner(select: Element, one: Candidate, other: Candidate): boolean {
    let node: Element | null = select;
    while (node && !kit.plain(node).contains(one.element)) node = kit.geometry.parentOf(node);
    return node !== null && !kit.plain(node).contains(other.element);
  }

  /** Out of the flow of the page, as a list is that opened. */
  function floats(element: Element): boolean {
    let node: Element | null = element;
    for (let up = 0; node && up < 4; node = kit.geometry.parentOf(node), up++)
      if (/^(?:absolute|fixed)$/.test(kit.style(node).position)) return true;
    return false;
  }

  /** The answers stand on the page for good, to be pressed: a field above them looks through them and opens nothing. */
  function spread(select: HTMLSelectElement, { role, element }: Candidate, live: readonly Candidate[]): boolean {
    if (!/^(?:textbox|searchbox)$/.test(role) || opens(kit.plain(element))) return false;
    const said = new Set([...select.options].map((option) => kit.words.tidy(option.label || option.text)));
    const shown = live.filter(
      ({ kind, label, element: other }) => kind === 'click' && said.has(label) && !floats(other),
    );
    return shown.length > 1 && shown.length >= said.size / 2;
  }

  /** Finds for which of all that shows a native list stands behind: for each list one. */
  function find(live: readonly Candidate[]): void {
    behind = new Map();
    lists = new Map();
    const best = new Map<HTMLSelectElement, Candidate>();
    const chosen: Array<[HTMLSelectElement, Candidate]> = [];
    for (const candidate of live) {
      const own = shape(candidate);
      const select = own > 0 ? selectBehind(candidate.element) : null;
      if (select && spread(select, candidate, live)) continue;
      if (select && own <= 1 && isChosen(select, candidate)) chosen.push([select, candidate]);
      const other = select && best.get(select);
      if (
        select &&
        (!other || sooner(select, candidate, other) || (shape(other) < own && !sooner(select, other, candidate)))
      )
        best.set(select, candidate);
    }
    for (const [select, candidate] of best) {
      behind.set(candidate, select);
      // The native one may be left behind it, too small to be seen.
      for (const other of live) if (other.element === select && other !== candidate) other.dropped = true;
      if (candidate.role === 'option') candidate.role = 'combobox';
      // What is chosen stands in it in place of its name.
      const field: HTMLInputElement | null = kit.plain(candidate.element).querySelector('input');
      const label = select.labels[0] ?? field?.labels?.[0];
      const name = label && kit.words.tidy(kit.words.text(label, 200, true));
      if (name) candidate.label = name;
    }
    for (const [select, candidate] of chosen) if (best.get(select) !== candidate) candidate.dropped = true;
  }

  /** The list that a control says it opens. */
  function listed(element: Element): Element | null {
    const id = element.getAttribute('aria-controls') || element.getAttribute('aria-owns');
    if (!id || /\s/.test(id)) return null;
    const root = element.getRootNode() as Document | ShadowRoot;
    let list: Element | null = root.getElementById(id);
    // Several lists of one component may go by one name: the nearest is meant.
    const named = `[id="${CSS.escape(id)}"]`;
    if (list && root.querySelectorAll(named).length > 1)
      for (let node = element.parentElement; node; node = node.parentElement) {
        const own = kit.plain(node).querySelector(named);
        if (!own) continue;
        list = own;
        break;
      }
    return list?.getAttribute('role') === 'listbox' ? list : null;
  }

  /** The answers of that list. */
  function listOf(element: Element): Element[] {
    const list = listed(element);
    if (!list) return [];
    const own = [...kit.plain(list).querySelectorAll('[role=option]')];
    if (own.length > 0) return own;
    return [...list.querySelectorAll('slot')]
      .flatMap((slot) => slot.assignedElements({ flatten: true }))
      .filter((option) => option.getAttribute('role') === 'option');
  }

  function tell(candidate: Candidate, action: RawAction): void {
    const select = behind.get(candidate);
    if (select) {
      const said = (option: HTMLOptionElement) => kit.words.tidy(option.label || option.text).slice(0, 200);
      const open = [...select.options].filter((option) => !option.disabled && said(option) !== '');
      if (open.length < 2) return;
      action.kind = 'choose';
      action.options = open.slice(0, MOST).map(said);
      const chosen = [...select.selectedOptions].filter(({ value }) => value !== '').map(said);
      action.value = chosen.join(', ').slice(0, 500);
      if (select.multiple && !action.state.includes('multiple')) action.state.push('multiple');
      return;
    }
    if (action.kind !== 'click' || (action.role !== 'combobox' && !action.state.includes('haspopup'))) return;
    const options = listOf(candidate.element);
    const said = (option: Element) =>
      kit.words.tidy(option.getAttribute('aria-label') || (option.textContent ?? '')).slice(0, 200);
    const labels = options
      .filter((option) => option.getAttribute('aria-disabled') !== 'true')
      .map(said)
      .filter((label) => label !== '');
    if (labels.length < 2) return;
    // What is chosen may be drawn beside the field that opens the list.
    const chosen = options.filter((option) => option.getAttribute('aria-selected') === 'true').map(said);
    const counted = /\d/.test(action.value ?? '') && !chosen.some((words) => action.value?.includes(words));
    if ((!action.value || counted) && chosen.length > 0) action.value = chosen.join(', ').slice(0, 500);
    action.kind = 'choose';
    action.options = labels.slice(0, MOST);
    // The answers may stand in the document, and the list that they are slotted into in a component.
    const several = options[0]?.closest('[aria-multiselectable]') ?? listed(candidate.element);
    if (several?.getAttribute('aria-multiselectable') === 'true' && !action.state.includes('multiple'))
      action.state.push('multiple');
  }

  kit.listed = { find, tell };
}
