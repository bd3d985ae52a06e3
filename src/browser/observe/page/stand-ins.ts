import type { Candidate, DocumentView, Kit } from './kit.ts';

/** What is drawn for a field that hardly shows: a box to tick, an editor, a place to write in. */
export function installStandIns(kit: Kit): void {
  function within(candidate: Candidate): Candidate[] {
    return candidate.inner.flatMap((other) => (other.dropped ? within(other) : [other, ...within(other)]));
  }

  /** A drawn box to tick: something that listens around one hidden checkbox or radio button. */
  function composed(): void {
    for (const candidate of kit.candidates) {
      if (candidate.dropped || candidate.strength !== 2 || candidate.kind !== 'click') continue;
      if (candidate.rect.bottom - candidate.rect.top > 90) continue;
      const boxes = kit.plain(candidate.element).querySelectorAll('input');
      const box = boxes[0];
      if (boxes.length !== 1 || !box || (box.type !== 'checkbox' && box.type !== 'radio')) continue;
      const own = kit.byElement.get(box);
      if (candidate.role === 'row' || candidate.role === 'treeitem') continue;
      // The hand that shows over its parts is its own.
      const parts = within(candidate).filter((other) => other.pointed && other.strength === 1);
      const others = within(candidate).filter(
        (other) =>
          other !== own &&
          !parts.includes(other) &&
          other.element.localName !== 'label' &&
          (other.strength > 1 || kit.words.text(other.element, 200, true) !== ''),
      );
      if (others.length > 0) continue;
      if (own && !kit.geometry.transparent(box)) continue;
      for (const other of parts) {
        other.dropped = true;
        kit.byElement.delete(other.element);
      }
      if (own) {
        own.dropped = true;
        kit.byElement.delete(box);
      }
      candidate.kind = 'check';
      candidate.role = kit.semantics.roleOf(box);
      candidate.field = box;
    }
  }

  const WRITING = 'textarea,[contenteditable]:not([contenteditable=false])';
  const ASKING = 'input:not([type=hidden]),select,textarea,[role=combobox]';

  /** An editor that draws its text itself and takes the keys with a field of no size, as editors of code do. */
  function written(): void {
    for (const candidate of kit.candidates) {
      if (candidate.dropped || candidate.kind !== 'click' || candidate.strength !== 2) continue;
      const { left, top, right, bottom } = candidate.rect;
      if (right - left < 60 || bottom - top < 16) continue;
      let node: Element | null = candidate.element;
      for (let up = 0; node && up < 4; node = kit.geometry.parentOf(node), up++) {
        const box = kit.rect(node);
        if (box.width * box.height > (right - left) * (bottom - top) * 1.5) break;
        const fields: NodeListOf<Element> = kit.plain(node).querySelectorAll(WRITING);
        const field = fields[0];
        if (!field) continue;
        if (kit.plain(node).querySelector('input:not([type=hidden]),select')) break;
        if (
          fields.length === 1 &&
          unseen(field, candidate.view) &&
          // Signs by which its parts are folded lie on it.
          within(candidate).every(
            (other) => other.element === field || (other.strength < 3 && kit.drag.little(other.rect)),
          )
        ) {
          const own = kit.byElement.get(field);
          if (own) own.dropped = true;
          candidate.kind = 'type';
          candidate.role = 'textbox';
          // The words of its signs are not what it is called.
          candidate.label = field.getAttribute('aria-label') ?? '';
        }
        break;
      }
    }
  }

  function fieldIn(candidate: Candidate): Element | null {
    const fields = kit.plain(candidate.element).querySelectorAll(ASKING);
    const field = fields[0];
    return fields.length === 1 &&
      field &&
      (field.localName === 'input' || field.getAttribute('role') === 'combobox') &&
      !/^(?:checkbox|radio|file|range|color|button|submit|reset|image)$/.test((field as HTMLInputElement).type) &&
      unseen(field, candidate.view) &&
      !kit.byElement.has(field)
      ? field
      : null;
  }

  function unseen(field: Element, view: DocumentView): boolean {
    const { left, top, right, bottom } = kit.rect(field);
    const clip = kit.geometry.clipOf(field, view);
    const shows = Math.min(right, clip.right) - Math.max(left, clip.left) > 6;
    const high = Math.min(bottom, clip.bottom) - Math.max(top, clip.top) > 6;
    return !shows || !high || kit.geometry.transparent(field);
  }

  kit.standIns = { composed, written, fieldIn };
}
