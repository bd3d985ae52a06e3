import type { Candidate, DocumentView, Edges, Kit, RawAction } from './kit.ts';

/** Sliders that only the eye knows as such: a small thing on a long thin bar, which is taken and pulled along it. */
export function installRails(kit: Kit): void {
  const THUMB = /(?:^|[-_\s])(?:handle|thumb|knob|dragger)(?:$|[-_\s])/i;
  /** Of a slider such a part is its thumb too. */
  const PART = /(?:^|[-_\s])(?:btn|button|pointer)(?:$|[-_\s])/i;
  const SAID = /(?:^|[-_\s])(?:range|slider|track)(?:$|[-_\s])/i;
  /** What is a slider by itself, and what has a thumb that is none: a switch. */
  const KNOWN = '[role=slider],input[type=range],[role=scrollbar],[role=switch],input[type=checkbox]';
  const OTHERS = /scroll|carousel|swiper|slick|splide|resiz|split/i;
  /** Pixels: the smallest and the largest thing that a hand takes; the shortest and the broadest bar it goes along. */
  const LEAST = 6;
  const MOST = 44;
  const SHORTEST = 80;
  const BROADEST = 32;
  /** A bar is this many times as long as it is broad. */
  const SLIM = 5;
  const FAR = 3;
  const MOST_PARTS = 40;
  /** Where the thumb lies, if it is no element of its own. */
  type Rail = { bar: Edges; frame: Element; knob?: Edges; field?: HTMLInputElement | null };
  let rails = new Map<Element, Rail>();

  function slim({ width, height }: DOMRect): boolean {
    const [length, breadth] = [Math.max(width, height), Math.min(width, height)];
    return length >= SHORTEST && breadth <= BROADEST && breadth > 0 && length >= SLIM * breadth;
  }

  /** It lies on the bar, or at one of its ends. */
  function along(bar: DOMRect, { left, top, right, bottom }: DOMRect): boolean {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const room = right - left;
    return bar.width > bar.height
      ? y > bar.top - 4 && y < bar.bottom + 4 && x > bar.left - room && x < bar.right + room
      : x > bar.left - 4 && x < bar.right + 4 && y > bar.top - room && y < bar.bottom + room;
  }

  const FIELD = /^(?:input|select|textarea)$/;

  /** So small that nobody sees it, or clipped by a frame that is. */
  function unseen(field: Element): boolean {
    return [field, field.parentElement].some((node) => node && kit.rect(node).width <= 2);
  }

  /** A field that one writes in has a button beside it, and no thumb. */
  function shownField(node: Element): boolean {
    return [...node.querySelectorAll('input,select,textarea')].some(
      (field) => kit.rect(field).width > 8 && !unseen(field),
    );
  }

  /** A slider or a switch that shows; a thumb may hold a field that nobody sees. */
  function known(node: Element): boolean {
    return [...node.querySelectorAll(KNOWN)].some((other) => other.localName !== 'input' || !unseen(other));
  }

  /** The bar that it lies on, among what lies around it; a strip of colours is another matter. */
  function railOf(element: Element, box: DOMRect, held: boolean): { bar: DOMRect; frame: Element } | null {
    let node = element.parentElement;
    for (let up = 0; node && up < FAR; node = node.parentElement, up++) {
      if (known(node) || shownField(node) || OTHERS.test(node.getAttribute('class') ?? '')) return null;
      let found: DOMRect | null = null;
      for (const part of [node, ...[...node.querySelectorAll('*')].slice(0, MOST_PARTS)]) {
        const bar = part.contains(element) && part !== node ? null : kit.rect(part);
        if (!bar || !slim(bar) || !along(bar, box) || FIELD.test(part.localName)) continue;
        if (!held && /gradient/.test(kit.style(part).backgroundImage)) return null;
        // What is filled so far lies over the whole.
        if (!found || Math.max(bar.width, bar.height) > Math.max(found.width, found.height)) found = bar;
      }
      if (found) return { bar: found, frame: node };
    }
    return null;
  }

  /** Presses on it are heard, by itself or by something around it. */
  function heard(element: Element, view: DocumentView): boolean {
    const { PRESS, TOUCH, CLICK } = kit.listeners;
    if (kit.listeners.flags(element) & CLICK) return false;
    for (let node: Element | null = element, up = 0; node && up <= FAR; node = kit.geometry.parentOf(node), up++)
      if (kit.listeners.flags(node) & (PRESS | TOUCH)) return true;
    return (kit.listeners.page(view.document).flags & (PRESS | TOUCH)) !== 0;
  }

  /** Laid over something by its place, and rounded as what one takes between two fingers. */
  function round(element: Element, style: CSSStyleDeclaration): boolean {
    return (
      !element.firstElementChild &&
      (style.position === 'absolute' || style.position === 'relative') &&
      Number.parseFloat(style.borderTopLeftRadius) > 2
    );
  }

  /** Hears presses and follows the pointer from there, by itself or by the page as a whole: the bar of a player. */
  function barred(bar: Element): boolean {
    if (kit.listeners.delegate(bar)?.moves) return true;
    const { CLICK, HOVER, flags } = kit.listeners;
    return slim(kit.rect(bar)) && (flags(bar) & CLICK) === 0 && (flags(bar.ownerDocument) & HOVER) !== 0;
  }

  /** Hears itself that it is pressed, and lies alone or with one of its kind where it does. */
  function pulled(element: Element, { width, height }: DOMRect): boolean {
    const { PRESS, TOUCH } = kit.listeners;
    if (Math.max(width, height) > 1.6 * Math.min(width, height)) return false;
    const around = kit.geometry.parentOf(element);
    const follows = around && kit.listeners.flags(around) & PRESS ? barred(around) : false;
    if ((kit.listeners.flags(element) & (PRESS | TOUCH)) === 0 && !follows) return false;
    const beside = around?.children ?? [];
    const kind = kit.plain(element).getAttribute('class');
    return [...beside].filter((other) => other.getAttribute('class') === kind).length <= 2;
  }

  /** The field of a slider that nobody sees, in the thumb that is drawn for it. */
  function fieldIn(thumb: Element | null): HTMLInputElement | null {
    const fields = thumb?.querySelectorAll<HTMLInputElement>('input[type=range]') ?? [];
    const field = fields.length === 1 ? fields[0] : undefined;
    return field && unseen(field) ? field : null;
  }

  /** A bar that follows the press and on which a style draws the thumb. */
  function drawn(real: Element, box: DOMRect): boolean {
    const { PRESS, CLICK, flags, delegate } = kit.listeners;
    const field = fieldIn(real.firstElementChild ? real : real.parentElement);
    // A handle without a size holds the field, and a style draws the thumb there.
    if (field?.parentElement && flags(real) & (PRESS | CLICK) && kit.rect(field.parentElement).width < 2) {
      rails.set(real, { bar: box, frame: kit.plain(real), field });
      return true;
    }
    if ((flags(real) & PRESS) === 0 || !real.parentElement || !delegate(real)?.moves) return false;
    const knob = kit.knobs.knob(real);
    if (!knob || !along(box, new DOMRect(knob.left, knob.top, knob.right - knob.left, knob.bottom - knob.top)))
      return false;
    rails.set(real, { bar: box, frame: kit.plain(real), knob });
    return true;
  }

  const UPRIGHT = /^(?:ns|row)-resize$/;
  const LEVEL = /^(?:ew|col)-resize$/;

  /** Broader than its bar, under a cursor that says that it goes along it: the cap of a fader. */
  function cap(style: CSSStyleDeclaration, { width, height }: DOMRect, bar: DOMRect): boolean {
    return bar.height > bar.width
      ? UPRIGHT.test(style.cursor) && width > bar.width
      : LEVEL.test(style.cursor) && height > bar.height;
  }

  function thumb(real: Element, view: DocumentView, style: CSSStyleDeclaration): boolean {
    const element = kit.plain(real);
    const box = kit.rect(real);
    if (slim(box)) return drawn(real, box);
    if (Math.min(box.width, box.height) < LEAST || Math.max(box.width, box.height) > MOST) return false;
    const named = element.getAttribute('class') ?? '';
    if (OTHERS.test(named) || /^(?:a|button|input)$/.test(element.localName)) return false;
    const field = element.firstElementChild ? fieldIn(element) : null;
    const held = field !== null;
    const said = held || THUMB.test(named) || (PART.test(named) && SAID.test(named));
    if (!said && !round(element, style)) return false;
    if (!held && style.position === 'static' && !SAID.test(named)) return false;
    const taken = said || pulled(real, box);
    if (!taken && !UPRIGHT.test(style.cursor) && !LEVEL.test(style.cursor)) return false;
    const rail = railOf(element, box, held);
    if (!rail || !(taken || cap(style, box, rail.bar)) || !heard(real, view)) return false;
    // The border between two pictures is moved across, with the sign on it by which it is taken.
    if ((rail.bar.height > rail.bar.width ? LEVEL : UPRIGHT).test(style.cursor)) return false;
    const { left, top, right, bottom } = rail.bar;
    rails.set(real, { bar: { left, top, right, bottom }, frame: rail.frame, field });
    return true;
  }

  /** The ends of its scale, and where on it the thumb stands. */
  function read(candidate: Candidate, action: RawAction): void {
    const rail = rails.get(candidate.element);
    if (!rail) return;
    if (candidate.field) return;
    const { bar } = rail;
    const { left, top, right, bottom } = rail.knob ?? candidate.rect;
    const flat = bar.right - bar.left > bar.bottom - bar.top;
    const share = flat
      ? ((left + right) / 2 - bar.left) / (bar.right - bar.left)
      : (bar.bottom - (top + bottom) / 2) / (bar.bottom - bar.top);
    const [low, high] = kit.scales.range(rail);
    action.minimum = low;
    action.maximum = high;
    const value = low + Math.min(1, Math.max(0, share)) * (high - low);
    action.value = String(Math.round(value * 100) / 100 > 10 ? Math.round(value) : Math.round(value * 100) / 100);
    const alone = [...rails.values()].filter(({ frame }) => frame === rail.frame).length === 1;
    const shown = alone && low === 0 && high === 100 ? kit.scales.readout(rail) : null;
    if (shown === null || Math.abs(shown - value) < 2) return;
    // What it says of itself goes before the share of its bar, whose ends are not known then.
    action.value = String(shown);
    delete action.minimum;
    delete action.maximum;
  }

  /** What stands beside the bar, or heads it; of two on one bar which end of a range it is. */
  function label(candidate: Candidate): string {
    const rail = rails.get(candidate.element);
    if (!rail) return '';
    const own = kit.names.name(candidate.element, '') || kit.words.title(candidate.element);
    const words = /\p{L}/u.test(own) ? own : kit.scales.besides(rail.frame) || candidate.heading || 'Slider';
    const others = kit.candidates.filter((other) => !other.dropped && rails.get(other.element)?.frame === rail.frame);
    if (others.length !== 2) return words;
    const flat = rail.bar.right - rail.bar.left > rail.bar.bottom - rail.bar.top;
    const first = others.every(({ rect }) =>
      flat ? candidate.rect.left <= rect.left : candidate.rect.top >= rect.top,
    );
    return `${words} ${first ? 'minimum' : 'maximum'}`;
  }

  /** The number over a thumb, which goes along with it. */
  function bubble({ element, rect }: Candidate): boolean {
    if (!/\d/.test(element.textContent ?? '')) return false;
    return kit.candidates.some(
      (other) =>
        other.element !== element &&
        rails.has(other.element) &&
        !other.element.textContent?.trim() &&
        Math.abs(other.rect.left + other.rect.right - rect.left - rect.right) < 8 &&
        Math.abs(other.rect.top - rect.top) < MOST,
    );
  }

  /** The bar itself, and the signs that go along with the thumb, hear presses for the thumb's sake. */
  function settle(): void {
    const { CLICK } = kit.listeners;
    for (const candidate of kit.candidates)
      if (!candidate.dropped && rails.has(candidate.element) && bubble(candidate)) {
        candidate.dropped = true;
        rails.delete(candidate.element);
      }
    for (const { frame } of rails.values())
      for (const other of kit.candidates)
        if (
          !rails.has(other.element) &&
          other.strength < 3 &&
          (other.element === frame || kit.plain(frame).contains(other.element)) &&
          (other.element === frame || (other.flags & CLICK) === 0 || kit.words.text(other.element, 20) === '')
        )
          other.dropped = true;
  }

  kit.rails = {
    thumb,
    field: (element) => rails.get(element)?.field ?? null,
    label,
    read,
    settle,
  };

  kit.afresh(() => {
    rails = new Map();
  });
}
