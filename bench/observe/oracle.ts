import type { Page } from 'playwright-core';

/** What a click at a point did, told apart from other clicks by what changed where; null when nothing did. */
export interface Probe {
  x: number;
  y: number;
  /** The innermost element at the point, as a path through the document. */
  element: string;
  effect: string | null;
}

export interface Place {
  x: number;
  y: number;
  element: string;
}

const HOVER_MS = 40;
const EFFECT_MS = 90;
const IDLE_MS = 400;

/** Runs in the page: what the oracle needs of it, on the window. The oracle's pages are its own, so it may write there. */
function install(): void {
  type Scope = typeof globalThis & { oracle?: unknown };
  const scope = globalThis as Scope;
  if (scope.oracle) return;
  const log = new Set<string>();
  const pathOf = (start: Node | null): string => {
    const parts: string[] = [];
    let node: Node | null = start;
    for (let up = 0; node && up < 60; up++) {
      if (node instanceof Element) {
        let index = 1;
        for (let sibling = node.previousElementSibling; sibling; sibling = sibling.previousElementSibling)
          if (sibling.localName === node.localName) index++;
        parts.push(`${node.localName}${index}`);
      }
      const parent: Node | null = node.parentNode;
      node = parent instanceof ShadowRoot ? parent.host : parent;
    }
    return parts.reverse().join('/');
  };
  const note = (records: MutationRecord[]) => {
    for (const record of records) log.add(`${record.type} ${record.attributeName ?? ''} ${pathOf(record.target)}`);
  };
  const observer = new MutationObserver(note);
  const watched = new WeakSet<Node>();
  const watch = (root: Document | ShadowRoot) => {
    if (!watched.has(root)) {
      watched.add(root);
      observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) watch(element.shadowRoot);
      if (element instanceof HTMLIFrameElement && element.contentDocument) watch(element.contentDocument);
    }
  };
  const deepest = (x: number, y: number): Element | null => {
    let element = document.elementFromPoint(x, y);
    let left = 0;
    let top = 0;
    for (let depth = 0; element && depth < 20; depth++) {
      const frame: Document | null = element instanceof HTMLIFrameElement ? element.contentDocument : null;
      if (frame) {
        const box = element.getBoundingClientRect();
        left += box.left + element.clientLeft;
        top += box.top + element.clientTop;
      }
      const inner: Element | null = (frame ?? element.shadowRoot)?.elementFromPoint(x - left, y - top) ?? null;
      if (!inner || inner === element) break;
      element = inner;
    }
    return element;
  };
  const active = (): Element | null => {
    let element = document.activeElement;
    for (let depth = 0; element && depth < 20; depth++) {
      const inner: Element | null =
        (element instanceof HTMLIFrameElement ? element.contentDocument : element.shadowRoot)?.activeElement ?? null;
      if (!inner) break;
      element = inner;
    }
    return element;
  };
  scope.oracle = {
    pathAt: (x: number, y: number) => {
      const element = deepest(x, y);
      return element && element !== document.documentElement ? pathOf(element) : '';
    },
    begin: () => {
      watch(document);
      note(observer.takeRecords());
      log.clear();
    },
    /** Everything that changed since `begin`, the focus of a field and the place of the page included. */
    end: () => {
      note(observer.takeRecords());
      const focused = active() as HTMLElement | null;
      const field = focused?.matches('input,textarea,select,video,audio') || focused?.isContentEditable;
      const state = [...log];
      if (focused && field) state.push(`focus ${pathOf(focused)}`);
      const values: string[] = [];
      for (const input of document.querySelectorAll<HTMLInputElement>('input,select,textarea'))
        values.push(`${input.checked} ${input.value}`);
      return { log: state, values: values.join('|'), url: location.href, scroll: Math.round(scrollY / 40) };
    },
  };
}

const TRIES = 4;
const QUIET_MS = 150;
const QUIET_LOOKS = 12;

/** A click may have set a navigation or a download going, which gets in the way of the next load. */
async function afresh(page: Page, load: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await load();
      await page.evaluate(install);
      // What the page itself is still drawing is no effect of a click.
      for (let look = 0; look < QUIET_LOOKS; look++) {
        await call(page, 'begin()');
        await page.waitForTimeout(QUIET_MS);
        const { log } = await call<Ending>(page, 'end()');
        if (log.every((entry) => entry.startsWith('focus'))) break;
      }
      return;
    } catch (error) {
      if (attempt === TRIES) throw error;
      await page.waitForTimeout(400 * attempt);
    }
  }
}

interface Ending {
  log: string[];
  values: string;
  url: string;
  scroll: number;
}

const call = <T>(page: Page, expression: string): Promise<T> => page.evaluate(`oracle.${expression}`) as Promise<T>;

/** The middle of every element that is innermost somewhere on a grid of points over the viewport. */
export async function places(page: Page, step = 8): Promise<Place[]> {
  await page.evaluate(install);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  return (await page.evaluate(
    `(() => {
      const seen = new Map();
      for (let y = ${step / 2}; y < ${height}; y += ${step}) for (let x = ${step / 2}; x < ${width}; x += ${step}) {
        const path = oracle.pathAt(x, y);
        if (!path) continue;
        if (!seen.has(path)) seen.set(path, []);
        seen.get(path).push([x, y]);
      }
      return [...seen].map(([element, points]) => { const [x, y] = points[points.length >> 1]; return { x, y, element }; });
    })()`,
  )) as Place[];
}

/** The innermost element at each of the points. */
export async function elementsAt(page: Page, points: ReadonlyArray<{ x: number; y: number }>): Promise<string[]> {
  await page.evaluate(install);
  return (await page.evaluate(`${JSON.stringify(points)}.map(({ x, y }) => oracle.pathAt(x, y))`)) as string[];
}

/**
 * Clicks every place with a real mouse, on a page as it is after loading, and tells what changed: the document, a
 * value, the focus of a field, the address, a new tab, a dialog, a download. What changes by itself is left out, and
 * so is what pointing at the place does before it is pressed.
 */
export async function probe(
  page: Page,
  load: () => Promise<void>,
  wanted: readonly Place[],
  until = Number.POSITIVE_INFINITY,
): Promise<Probe[]> {
  const probes: Probe[] = [];
  let outside = '';
  page.on('popup', (popup) => {
    outside += ' popup';
    popup.close().catch(() => {});
  });
  page.on('dialog', (dialog) => {
    outside += ' dialog';
    dialog.dismiss().catch(() => {});
  });
  page.on('download', () => {
    outside += ' download';
  });
  page.on('filechooser', () => {
    outside += ' file';
  });
  await afresh(page, load);
  await call(page, 'begin()');
  await page.waitForTimeout(IDLE_MS);
  const idle = await call<Ending>(page, 'end()');
  const noise = new Set(idle.log);
  let fresh = true;
  for (const { x, y, element } of wanted) {
    if (performance.now() > until) break;
    if (!fresh) await afresh(page, load);
    await page.mouse.move(x, y);
    await page.waitForTimeout(HOVER_MS);
    const start = page.url();
    outside = '';
    let before: Ending | null = null;
    try {
      await call(page, 'begin()');
      before = await call<Ending>(page, 'end()');
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(EFFECT_MS);
      const after = await call<Ending>(page, 'end()');
      const known = new Set(before.log);
      const changed = after.log.filter((entry) => !noise.has(entry) && !known.has(entry));
      if (after.values !== before.values) changed.push('value');
      if (after.url !== start) changed.push(`to ${after.url}`);
      if (after.scroll !== before.scroll) changed.push('scrolled');
      if (outside) changed.push(outside);
      probes.push({ x, y, element, effect: changed.length > 0 ? changed.sort().join('\n') : null });
    } catch {
      // The page went elsewhere under the click.
      await page.waitForLoadState('load').catch(() => {});
      probes.push({ x, y, element, effect: `to ${page.url()}` });
    }
    fresh = probes.at(-1)?.effect === null;
  }
  return probes;
}
