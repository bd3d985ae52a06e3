import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { extractActions } from '../../src/browser/index.ts';

export interface Point {
  x: number;
  y: number;
}

/** A way to find what can be done on a page; every one is asked for points to click, in CSS pixels of the viewport. */
export interface Extractor {
  name: string;
  prepare?: (page: Page) => Promise<void>;
  find: (page: Page) => Promise<Point[]>;
}

const require = createRequire(import.meta.url);
const INTERACTIVE =
  /^\s*- '?(button|link|checkbox|radio|switch|textbox|searchbox|combobox|listbox|option|slider|spinbutton|tab|menuitem|menuitemcheckbox|menuitemradio|treeitem)\b/;

/** Playwright's accessibility snapshot for models, with boxes: interactive roles, and what has a pointer cursor. */
const snapshot: Extractor = {
  name: 'ariaSnapshot',
  async find(page) {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
    const text = await page.ariaSnapshot({ mode: 'ai', boxes: true });
    const points: Point[] = [];
    for (const line of text.split('\n')) {
      const box = /\[box=(-?[\d.]+),(-?[\d.]+),(-?[\d.]+),(-?[\d.]+)\]/.exec(line);
      if (!box || !(INTERACTIVE.test(line) || line.includes('[cursor=pointer]'))) continue;
      const [x = 0, y = 0, wide = 0, high = 0] = box.slice(1).map(Number);
      const point = { x: x + wide / 2, y: y + high / 2 };
      if (wide > 0 && high > 0 && point.x >= 0 && point.y >= 0 && point.x < width && point.y < height)
        points.push(point);
    }
    return points;
  },
};

/** The tree of page-agent, a browser agent: its indexed elements in the viewport. */
const pageAgent: Extractor = {
  name: 'page-agent',
  async prepare(page) {
    const path = fileURLToPath(import.meta.resolve('@page-agent/page-controller'));
    const source = readFileSync(path, 'utf8').replace(
      /^export \{[^}]*\};?/m,
      'globalThis.PageAgentController = PageController;',
    );
    await page.evaluate(`(() => { ${source}\n})()`);
    await page.evaluate('globalThis.pageAgent = new PageAgentController({ viewportExpansion: 0, enableMask: false })');
  },
  find: (page) =>
    page.evaluate(async () => {
      type Node = { ref?: Element };
      const agent = (
        globalThis as unknown as { pageAgent: { updateTree(): Promise<unknown>; selectorMap: Map<number, Node> } }
      ).pageAgent;
      await agent.updateTree();
      return [...agent.selectorMap.values()].flatMap(({ ref }) => {
        const box = ref?.getBoundingClientRect();
        return box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
      });
    }),
};

/** What the keyboard can reach, by the library that focus traps use. */
const tabbable: Extractor = {
  name: 'tabbable',
  async prepare(page) {
    await page.evaluate(readFileSync(join(dirname(require.resolve('tabbable')), 'index.umd.js'), 'utf8'));
  },
  find: (page) =>
    page.evaluate(() => {
      const library = (globalThis as unknown as { tabbable: { focusable(root: Element, options: object): Element[] } })
        .tabbable;
      return library.focusable(document.documentElement, { getShadowRoot: true }).flatMap((element) => {
        const box = element.getBoundingClientRect();
        const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const inside = point.x >= 0 && point.y >= 0 && point.x < innerWidth && point.y < innerHeight;
        return inside && box.width > 0 && box.height > 0 ? [point] : [];
      });
    }),
};

const own: Extractor = {
  name: 'dramatis',
  async find(page) {
    const actions = await extractActions(page);
    return actions.filter(({ kind }) => kind !== 'point' && kind !== 'context').map(({ point }) => point);
  },
};

export const EXTRACTORS: readonly Extractor[] = [own, snapshot, pageAgent, tabbable];
