import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { extractActions, type PageAction } from '../../src/browser/index.ts';
import { expect, test } from './support.ts';

/**
 * Each page says in its own markup what must be found: `data-find="kind|label|state|role|value"` on an element that a person
 * can act on (what is left empty is not looked at), `data-none` on one that must not be offered, `data-one` on a wrapper of which only one action may come.
 */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../fixtures/pages');
const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));

interface Marked {
  index: number;
  find: string | null;
  one: boolean;
}

/** The marked elements of the page, and those around the deepest element at each point, innermost first. */
function locate(points: Array<{ x: number; y: number }>): { marked: Marked[]; hits: number[][] } {
  const closed = (window as unknown as { closedRoots?: Map<Element, ShadowRoot> }).closedRoots ?? new Map();
  const rootOf = (element: Element) => element.shadowRoot ?? closed.get(element) ?? null;
  const parentNode = Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')?.get as () => Node | null;
  const elements: Element[] = [];
  const collect = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches('[data-find],[data-none],[data-one]')) elements.push(element);
      const inner = rootOf(element);
      if (inner) collect(inner);
      const framed = element instanceof HTMLIFrameElement ? element.contentDocument : null;
      if (framed) collect(framed);
    }
  };
  collect(document);
  const inFrame = (frame: HTMLIFrameElement, point: { x: number; y: number }) => {
    const box = frame.getBoundingClientRect();
    const style = getComputedStyle(frame);
    const scale = box.width / frame.offsetWidth;
    const edge = (side: 'Left' | 'Top') => frame[`client${side}`] + Number.parseFloat(style[`padding${side}`]);
    return { x: (point.x - box.left) / scale - edge('Left'), y: (point.y - box.top) / scale - edge('Top') };
  };
  const hits = points.map(({ x, y }) => {
    let element = document.elementFromPoint(x, y);
    let at = { x, y };
    while (element) {
      const framed: Document | null =
        element.localName === 'iframe' ? (element as HTMLIFrameElement).contentDocument : null;
      if (framed) at = inFrame(element as HTMLIFrameElement, at);
      const root: Document | ShadowRoot | null = framed ?? rootOf(element);
      const inner: Element | null = root?.elementFromPoint(at.x, at.y) ?? null;
      if (!inner || inner === element || !root?.contains(inner)) break;
      element = inner;
    }
    const chain: number[] = [];
    while (element) {
      const at = elements.indexOf(element);
      if (at >= 0) chain.push(at);
      const label = element.localName === 'label' ? (element as HTMLLabelElement).control : null;
      if (label && elements.includes(label)) chain.push(elements.indexOf(label));
      const above = parentNode.call(element);
      const slots: HTMLSlotElement[] =
        above instanceof Element ? [...(closed.get(above)?.querySelectorAll('slot') ?? [])] : [];
      const slot = element.assignedSlot ?? slots.find((known) => known.assignedElements().includes(element as Element));
      const parent: Node | null = slot ?? above;
      element = parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null;
    }
    return chain;
  });
  return {
    marked: elements.map((element, index) => ({
      index,
      find: element.getAttribute('data-find'),
      one: element.hasAttribute('data-one'),
    })),
    hits,
  };
}

for (const name of pages) {
  test(`finds what can be done on ${name}`, async ({ page }) => {
    await page.goto(pathToFileURL(join(folder, name)).href);
    const actions = await extractActions(page);
    const { marked, hits } = await page.evaluate(
      locate,
      actions.map((action) => action.point),
    );
    const problems: string[] = [];
    for (const { index, find, one } of marked) {
      const chosen = actions.filter((_, at) => hits[at]?.includes(index));
      const nearest = actions.filter((_, at) => hits[at]?.[0] === index);
      if (find === null && !one && nearest.length > 0) problems.push(`offered what is nothing: ${show(nearest)}`);
      if (one && chosen.length !== 1) problems.push(`one thing, ${chosen.length} actions: ${show(chosen)}`);
      if (find === null) continue;
      const [kind, label, state, role, value] = find.split('|');
      const fitting = chosen.filter((action) => action.kind === kind && action.label === label);
      if (fitting.length !== 1) problems.push(`${find}: ${fitting.length} found; there: ${show(chosen)}`);
      else if (state && !fitting[0]?.state.includes(state)) problems.push(`${find}: its state is ${fitting[0]?.state}`);
      else if (role && fitting[0]?.role !== role) problems.push(`${find}: its role is ${fitting[0]?.role}`);
      else if (value && fitting[0]?.value !== value) problems.push(`${find}: its value is ${fitting[0]?.value}`);
      else if (state === 'disabled' && !fitting[0]?.disabled) problems.push(`${find}: not marked as disabled`);
    }
    expect(problems).toEqual([]);
    const names = actions.map((action) => action.name);
    expect(new Set(names).size).toBe(names.length);
    for (const action of names) expect(action).toMatch(/^[A-Za-z0-9_.:-]{1,64}$/);
    for (const { target, point } of actions) {
      expect(point.x).toBeGreaterThanOrEqual(target.x - 1);
      expect(point.x).toBeLessThanOrEqual(target.x + target.width + 1);
      expect(point.y).toBeGreaterThanOrEqual(target.y - 1);
      expect(point.y).toBeLessThanOrEqual(target.y + target.height + 1);
    }
  });
}

function show(actions: PageAction[]): string {
  return actions.map(({ name, label, role }) => `${name} (${role}, “${label}”)`).join('; ') || 'nothing';
}
