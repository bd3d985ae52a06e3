import type { Kit, WalkResult, WalkSettings } from './kit.ts';

/**
 * Tells whether the page still is as the last walk found it, so that it need not be walked again: most looks of a session
 * are at a page to which nothing has happened since the one before.
 */
export function installStill(kit: Kit): void {
  const WATCHED = { subtree: true, childList: true, attributes: true, characterData: true };
  const FIELDS = 'input,select,textarea';
  /** What is drawn there changes without a word. */
  const RESTLESS = 'canvas,object,embed';
  const PLAYED = 'video,audio';
  const MOST_FIELDS = 300;
  /** Alone it would mean links only, on pages without a doctype (Quirks Mode, "The :active and :hover quirk"). */
  const HOVERED = ':hover:not(_)';

  let touched = true;
  let roots: Array<Document | ShadowRoot> = [];
  let rolled: Element[] = [];
  let fields: HTMLInputElement[] = [];
  let last: WalkSettings | null = null;
  let before: unknown[] = [];
  const observer = new MutationObserver(touch);

  /** Once is enough: from then on the page is not watched until the next walk. */
  function touch(): void {
    touched = true;
    observer.disconnect();
  }

  /** The rules of a document or shadow root that can be counted. */
  function rules(root: Document | ShadowRoot): number {
    let count = root.adoptedStyleSheets.length;
    for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets])
      try {
        count += sheet.disabled ? 1 : 1000 + sheet.cssRules.length;
      } catch {
        count += 1000;
      }
    return count;
  }

  /** What neither the markup nor the boxes tell: where pointer and cursor are, what fields hold, how far words were scrolled. */
  function signs(): unknown[] {
    const out: unknown[] = [];
    for (const root of roots) {
      const own = kit.plain(root);
      const under = own.querySelectorAll(HOVERED);
      out.push(own.activeElement, under[under.length - 1], rules(own));
      for (const media of own.querySelectorAll<HTMLMediaElement>(PLAYED)) out.push(media.paused, media.currentSrc);
    }
    for (const { document, window, host } of kit.views) {
      out.push(kit.plain(document).URL, window.innerWidth, window.innerHeight, window.devicePixelRatio);
      const { visualViewport: seen } = window;
      out.push(seen?.pageLeft, seen?.pageTop, seen?.scale, host && (host as HTMLIFrameElement).contentDocument);
    }
    for (const element of rolled) out.push(element.scrollTop, element.scrollLeft);
    for (const field of fields) {
      out.push(field.value, field.checked, field.indeterminate, field.matches(':user-invalid'));
      const { selectedOptions } = field as unknown as HTMLSelectElement;
      if (field.multiple && selectedOptions) for (const option of selectedOptions) out.push(option);
    }
    return out;
  }

  function animated(): boolean {
    return roots.some((root) =>
      kit
        .plain(root)
        .getAnimations()
        .some(({ playState }) => playState === 'running'),
    );
  }

  /** How many are asked about at once. */
  const BATCH = 128;

  /** Those who listen are the ones who did on the last walk. */
  function heard(): boolean {
    let nodes: Node[] = [];
    let told = '';
    let tree: Node | null = null;
    const same = () => nodes.length === 0 || kit.informant(nodes[0] as Node, 'about', nodes) === told;
    for (const [node, types] of kit.listeners.asked()) {
      // A range does not reach from one tree into another.
      const own = kit.plain(node).getRootNode();
      if (nodes.length === BATCH || own !== tree) {
        if (!same()) return false;
        nodes = [];
        told = '';
      }
      tree = own;
      nodes.push(node);
      told += `${types},`;
    }
    return same();
  }

  kit.still = {
    enter(root) {
      roots.push(root);
    },
    rolls(element) {
      rolled.push(element);
    },
    holds(settings) {
      if (touched || !last || observer.takeRecords().length > 0) return false;
      // A walk that came to its end is none the worse for a longer budget.
      if (last.texts !== settings.texts || last.maximum !== settings.maximum || kit.moved() || animated()) return false;
      const now = signs();
      return now.length === before.length && now.every((sign, at) => sign === before[at]) && heard();
    },
    keep(settings: WalkSettings, { truncated, foreign, unknownHosts, deaf }: WalkResult) {
      last = settings;
      touched = truncated || foreign.length + unknownHosts + deaf > 0;
      touched ||= roots.some((root) => kit.plain(root).querySelector(RESTLESS) !== null) || animated();
      if (touched) return;
      fields = roots.flatMap((root) => [...kit.plain(root).querySelectorAll<HTMLInputElement>(FIELDS)]);
      touched = fields.length > MOST_FIELDS;
      if (touched) return;
      before = signs();
      for (const root of roots) observer.observe(root, WATCHED);
    },
  };

  kit.afresh(() => {
    touch();
    observer.takeRecords();
    last = null;
    roots = [];
    rolled = [];
    fields = [];
    before = [];
  });
}
