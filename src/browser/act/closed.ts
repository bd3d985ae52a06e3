import type { Page } from 'playwright-core';
import { worldOfPage } from '../observe/chromium/world.ts';
import { MEMORY_KEY, type Memory } from '../observe/page/memory.ts';
import { type Point, put } from './element.ts';
import { type Grip, groundOf } from './grip.ts';
import type { Hands } from './hands.ts';

/**
 * Puts a value into the field at a point of a closed shadow root, as its picker would; only the protocol reaches it, or
 * what the document remembers of its closed roots.
 *
 * @returns what the field shows then; null when there is none.
 */
export async function setClosed(hands: Hands, point: Point, value: string): Promise<string | null> {
  const locating = await hands.session();
  if (!locating) return (await remembered(hands.page, point))?.ask(put, value) ?? null;
  const { session, world } = await worldOfPage(hands.page);
  await locating.send('DOM.getDocument', { depth: 0 });
  const { backendNodeId } = await locating.send('DOM.getNodeForLocation', {
    x: Math.round(point.x),
    y: Math.round(point.y),
    ignorePointerEventsNone: true,
  });
  const { object } = await session.send('DOM.resolveNode', { backendNodeId, executionContextId: world.id });
  if (!object.objectId) return null;
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: `function (value) { return (${put.toString()})(this, value); }`,
    arguments: [{ value }],
    returnByValue: true,
    silent: true,
  });
  return (result.value as string | null | undefined) ?? null;
}

/** The field at a point of a closed shadow root of the main document. */
async function remembered(page: Page, point: Point): Promise<Grip | null> {
  const ground = await groundOf(page);
  return ground.find(
    ({ x, y, key }) => {
      const memory = (globalThis as unknown as Record<symbol, Memory | undefined>)[Symbol.for(key)];
      const roots = new Map(memory?.closedRoots());
      let element = document.elementFromPoint(x, y);
      for (;;) {
        const root = element && (element.shadowRoot ?? roots.get(element));
        const inner = root?.elementFromPoint(x, y);
        if (!inner || inner === element) return element;
        element = inner;
      }
    },
    { ...point, key: MEMORY_KEY },
  );
}
