import { worldOfPage } from '../observe/chromium/world.ts';
import { type Point, put } from './element.ts';
import type { Hands } from './hands.ts';

/**
 * Puts a value into the field at a point of a closed shadow root, as its picker would; only the protocol reaches it.
 *
 * @returns what the field shows then; null when there is none.
 */
export async function setClosed(hands: Hands, point: Point, value: string): Promise<string | null> {
  const locating = await hands.session();
  if (!locating) return null;
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
