import type { Candidate, DocumentView, Kit } from './kit.ts';

/** Labels: what one presses in place of a box, a file field or a colour that does not show. */
export function installLabels(kit: Kit): void {
  let met: Array<{ label: HTMLLabelElement; candidate: Candidate | null; view: DocumentView }> = [];

  /** Labels stand for controls that cannot themselves be seen. */
  function join(): void {
    for (const { label, candidate, view } of met) {
      const control = label.control as HTMLInputElement | null;
      if (!control || (!kit.byElement.has(control) && !handsOn(control))) continue;
      if (candidate) {
        candidate.dropped = true;
        kit.byElement.delete(label);
      }
      let own = kit.byElement.get(control);
      if (!own) {
        const says = kit.semantics.control(control, control.localName);
        if (!says || control.localName === 'button' || says.kind === 'choose') continue;
        own = kit.add(control, view, { candidate: above(label) }, { ...says, strength: 3, flags: 0 });
      }
      if (!own.proxies.includes(label) && stands(label, own)) own.proxies.push(label);
    }
  }

  const WRITTEN = /^(?:textbox|searchbox|spinbutton|combobox|listbox)$/;

  /** A field that is not there at all takes no focus: of those only boxes, files and colours are reached by their label. */
  function handsOn(control: HTMLInputElement): boolean {
    return !WRITTEN.test(kit.semantics.roleOf(control)) || control.checkVisibility();
  }

  /**
   * Whether a press on the label is a press on what it labels: for boxes, files and colours always, for what one writes
   * or chooses in only where the label lies over the field itself. A field that does not show is not filled in by its label.
   */
  function stands(label: HTMLLabelElement, { element, kind }: Candidate): boolean {
    if (kind !== 'choose' && (kind !== 'type' || (element as HTMLInputElement).type === 'color')) return true;
    const field = kit.rect(element);
    const box = kit.rect(label);
    const over = box.left < field.right && box.right > field.left && box.top < field.bottom && box.bottom > field.top;
    return over && field.width > 10 && field.height > 10 && !kit.geometry.transparent(element);
  }

  /** The nearest candidate around an element. */
  function above(element: Element): Candidate | null {
    let node = kit.geometry.parentOf(element);
    for (let up = 0; node && up < 12; node = kit.geometry.parentOf(node), up++) {
      const known = kit.byElement.get(node);
      if (known) return known;
    }
    return null;
  }

  kit.labels = {
    note(label, candidate, view) {
      met.push({ label, candidate, view });
    },
    join,
  };

  kit.afresh(() => {
    met = [];
  });
}
