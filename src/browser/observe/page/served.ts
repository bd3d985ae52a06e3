import type { Candidate, Kit } from './kit.ts';

/** Parts that are told apart only by the handler around them: signs in rows, marks to give, the regions of a map. */
export function installServed(kit: Kit): void {
  const OPENS =
    /(?:^|[-_])(?:expander|twist(?:y|ie)|disclosure|ocl|toggler?|switcher)(?:$|[-_])|(?:^|[-_])tree[-_](?:open|close|toggle|arrow)$|(?:^|[-_])arrow[-_](?:expand|collapse)$/;
  const TICKS = /(?:^|[-_])(?:checkbox|tick(?:box)?)(?:$|[-_])/;
  const TICKED = /(?:^|[-_])(?:check(?:box)?|chk|tick(?:box)?)(?:$|[-_])/;
  const ROWS = /^(?:generic|listitem|row|treeitem)$/;
  /** Pixels: the largest sign, and the highest row that signs stand in. */
  const SIGN = 32;
  const ROW = 60;
  const FEWEST_MARKS = 3;
  const MOST_MARKS = 10;
  const FEWEST_REGIONS = 4;
  const MOST_REGIONS = 80;
  /** Square pixels: a region that one can point at. */
  const LEAST = 40;

  function offer(outer: Candidate, element: Element, what: Pick<Candidate, 'kind' | 'role' | 'label'>): Candidate {
    const { left, top, right, bottom } = kit.rect(element);
    const made: Candidate = {
      ...outer,
      ...what,
      element,
      strength: 2,
      flags: outer.flags & ~(kit.listeners.DOUBLE | kit.listeners.CONTEXT),
      parent: outer,
      proxies: [],
      rect: { left, top, right, bottom },
      inner: [],
      box: null,
      point: null,
      dropped: false,
      matched: true,
      pointed: false,
      twin: false,
      field: null,
    };
    outer.inner.push(made);
    kit.candidates.push(made);
    kit.byElement.set(element, made);
    return made;
  }

  function classOf(element: Element): string {
    return (kit.plain(element).getAttribute('class') ?? '').toLowerCase();
  }

  /** The signs by which rows open, and those that tick them, where one handler serves all rows. */
  function signs(row: Candidate): void {
    const { element, rect } = row;
    if (rect.bottom - rect.top > ROW || !ROWS.test(row.role)) return;
    const words = kit.words.text(element, 60);
    if (words === '') return;
    for (const sign of kit.plain(element).querySelectorAll('i,span,div,svg,ins,em')) {
      const named = classOf(sign).split(/\s+/);
      const opens = named.some((name) => OPENS.test(name));
      if (!opens && !named.some((name) => TICKS.test(name))) continue;
      const { width, height } = kit.rect(sign);
      if (width < 6 || height < 6 || width > SIGN || height > SIGN || kit.byElement.has(sign)) continue;
      if (sign.querySelector('input') || kit.words.text(sign, 20) !== '') continue;
      const open = /(?:^|[-_\s])(?:open(?:ed)?|expanded|down)(?:$|[\s_])/.test(classOf(sign));
      if (opens) offer(row, sign, { kind: 'click', role: 'button', label: `${open ? 'Close' : 'Open'} ${words}` });
      else offer(row, sign, { kind: 'check', role: 'checkbox', label: words });
    }
  }

  const CROSS = /^[×✕✖✗⨯]$/u;

  /** The cross in a row with words, where one handler that cannot be read hears for all of the row: it takes the row away. */
  function crosses(row: Candidate): void {
    const { element, rect } = row;
    if (rect.bottom - rect.top > ROW || !kit.listeners.delegate(element)?.passes) return;
    const words = kit.words.text(element, 60);
    if (!/\p{L}{2}/u.test(words)) return;
    for (const sign of kit.plain(element).querySelectorAll('i,span,b,div,em')) {
      if (sign.firstElementChild || !CROSS.test((sign.textContent ?? '').trim()) || kit.byElement.has(sign)) continue;
      const label = `Remove ${kit.words.tidy(words.replace((sign.textContent ?? '').trim(), ' '))}`;
      offer(row, sign, { kind: 'click', role: 'button', label });
      return;
    }
  }

  /** The box that ticks a row and stands beside its words, where one handler that cannot be read hears for all of the row. */
  function ticker(row: Candidate): void {
    const line = row.element.parentElement;
    const words = kit.words.text(row.element, 60);
    if (line?.localName !== 'li' || words === '' || line.childElementCount > MOST_MARKS) return;
    for (const sign of kit.plain(line).children) {
      if (sign === row.element || kit.byElement.has(sign) || sign.firstElementChild) continue;
      if (
        !classOf(sign)
          .split(/\s+/)
          .some((name) => TICKED.test(name)) ||
        kit.words.text(sign, 20) !== ''
      )
        continue;
      const { width, height } = kit.rect(sign);
      if (width < 6 || height < 6 || width > SIGN || height > SIGN) continue;
      offer(row, sign, { kind: 'check', role: 'checkbox', label: words }).parent = row.parent;
    }
  }

  /** The sign that opens a branch and stands beside its words, where those alone are what says to be a row of the tree. */
  function opener(row: Candidate): void {
    const state = kit.plain(row.element).getAttribute('aria-expanded');
    const line = row.element.parentElement;
    if (!state || !line || line.childElementCount > MOST_MARKS) return;
    for (const sign of kit.plain(line).children) {
      if (sign === row.element || kit.byElement.has(sign) || !OPENS.test(classOf(sign))) continue;
      const { width, height, left, top, right, bottom } = kit.rect(sign);
      if (width < 6 || height < 6 || width > SIGN || height > SIGN || sign.querySelector('input')) continue;
      const label = `${state === 'true' ? 'Close' : 'Open'} ${kit.words.text(row.element, 60)}`;
      // It lies beside the words, not in them.
      const made = offer(row, sign, { kind: 'click', role: 'button', label });
      made.parent = row.parent;
      made.rect = { left, top, right, bottom };
      return;
    }
  }

  /** Several of the same little picture side by side that one handler hears and follows the pointer over: stars. */
  function marks(outer: Candidate): void {
    const { CLICK, HOVER } = kit.listeners;
    if ((outer.flags & (CLICK | HOVER)) !== (CLICK | HOVER) || outer.inner.some((other) => !other.dropped)) return;
    const { left, right, top, bottom } = outer.rect;
    if (bottom - top > 80 || right - left > 500 || kit.words.text(outer.element, 20) !== '') return;
    const rows = new Map<Element, Element[]>();
    for (const mark of kit.plain(outer.element).querySelectorAll('svg,img,i,span')) {
      const { width, height } = kit.rect(mark);
      const parent = mark.parentElement;
      if (!parent || width < 8 || height < 8 || width > 80 || mark.querySelector('svg,img,i,span')) continue;
      rows.set(parent, [...(rows.get(parent) ?? []), mark]);
    }
    for (const row of rows.values()) {
      if (row.length < FEWEST_MARKS || row.length > MOST_MARKS) continue;
      const boxes = row.map((mark) => kit.rect(mark));
      const first = boxes[0] as DOMRect;
      if (!boxes.every((box) => Math.abs(box.width - first.width) < 3 && Math.abs(box.top - first.top) < 3)) continue;
      const name = kit.nearby.beside(outer.element);
      for (const [at, mark] of row.entries()) {
        const made = offer(outer, mark, {
          kind: 'click',
          role: 'generic',
          label: `${name ? `${name} ` : ''}${at + 1} of ${row.length}`,
        });
        // What is drawn over it, to colour it, hears the press as well.
        made.proxies = [outer.element];
      }
      outer.dropped = true;
      kit.byElement.delete(outer.element);
      return;
    }
  }

  /** Names by which pages know a shape: only words, not the numbers that libraries count with. */
  const WORDS = /^\p{L}[\p{L} .'\u2019-]{1,40}$/u;

  /** What a shape says of itself: its title, its label, or what the page knows it by, as its tooltip tells. */
  function called(shape: Element): string {
    const said = kit.words.svgTitle(shape) || shape.getAttribute('aria-label') || shape.getAttribute('title') || '';
    if (said.trim()) return kit.words.tidy(said);
    const land = kit.lands.name(shape);
    if (land) return land;
    for (const name of shape.getAttributeNames()) {
      const value = name.startsWith('data-') ? kit.words.tidy(shape.getAttribute(name) ?? '') : '';
      if (/(?:name|title|label|tip|tooltip)$/.test(name) && /\p{L}/u.test(value) && value.length < 60) return value;
      if (/(?:id|code|key|country|state|region)$/.test(name) && WORDS.test(value)) return value;
    }
    const id = kit.words.tidy(shape.id.replace(/_+/g, ' '));
    return WORDS.test(id) ? id : '';
  }

  /** The regions of a map that one handler hears, where each is known by something. */
  function regions(surface: Candidate): void {
    const { view, element } = surface;
    const found: Array<{ region: Element; label: string; size: number }> = [];
    const seen = new Set<string>();
    let looked = 0;
    for (const region of kit.plain(element).querySelectorAll('path,polygon,circle,g[data-id],g[id]')) {
      if (looked++ > 1200) break;
      const { left, top, right, bottom, width, height } = kit.rect(region);
      if (width * height < LEAST || right < view.left || bottom < view.top || left > view.right || top > view.bottom)
        continue;
      if (
        kit.byElement.has(region) ||
        (region.localName === 'g' && region.querySelectorAll('path,polygon,circle,rect').length > 12)
      )
        continue;
      const label = called(region);
      if (label === '' || seen.has(label)) continue;
      seen.add(label);
      found.push({ region, label, size: width * height });
    }
    if (found.length < FEWEST_REGIONS) return;
    found.sort((a, b) => b.size - a.size);
    for (const { region, label } of found.slice(0, MOST_REGIONS))
      offer(surface, region, { kind: 'click', role: 'generic', label });
  }

  /** Pixels: a picture whose strokes are its parts is no larger. */
  const PICTURE = 64;
  const DRAWN = /^(?:path|rect|circle|ellipse|polygon)$/;

  /** The hand shows over a group of a drawing that is made of shapes of one kind: bars, slices, points are pressed each. */
  function series(group: Candidate): void {
    const { element, rect } = group;
    // With words in it, it is what the hand shows over as a whole.
    if (
      element.localName !== 'g' ||
      element.querySelector('text') ||
      Math.max(rect.right - rect.left, rect.bottom - rect.top) < PICTURE
    )
      return;
    const kinds = new Map<string, Element[]>();
    for (const shape of kit.plain(element).children) {
      const [kind] = (shape.getAttribute('class') ?? '').split(' ');
      const { width, height } = kit.rect(shape);
      if (!kind || !DRAWN.test(shape.localName) || width * height < LEAST || kit.byElement.has(shape)) continue;
      kinds.set(kind, [...(kinds.get(kind) ?? []), shape]);
    }
    for (const shapes of kinds.values()) {
      if (shapes.length < 2 || shapes.length > MOST_REGIONS) continue;
      for (const [at, shape] of shapes.entries()) {
        const made = offer(group, shape, { kind: 'click', role: 'generic', label: called(shape) });
        made.label ||= `${kit.looks.drawing(made)} ${at + 1} of ${shapes.length}`;
      }
      group.dropped = true;
    }
    if (group.dropped) kit.byElement.delete(element);
  }

  kit.called = called;
  kit.served = () => {
    for (const candidate of [...kit.candidates]) {
      if (candidate.dropped || candidate.kind !== 'click') continue;
      if (candidate.role === 'treeitem' && candidate.strength === 3) opener(candidate);
      else if (candidate.strength === 1 && candidate.parent) {
        if (candidate.pointed) series(candidate);
        signs(candidate);
        ticker(candidate);
      } else if (candidate.strength === 2) {
        if (kit.surfaces.is(candidate) && candidate.element.localName !== 'canvas') regions(candidate);
        else {
          marks(candidate);
          crosses(candidate);
        }
      }
    }
  };
}
