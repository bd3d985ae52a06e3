import type { Point } from './element.ts';
import type { Hands } from './hands.ts';

/**
 * Puts a value into the field at a point of a closed shadow root, as its picker would; only the protocol reaches it.
 *
 * @returns what the field shows then; null when there is none.
 */
export async function setClosed(hands: Hands, point: Point, value: string): Promise<string | null> {
  const session = await hands.session();
  if (!session) return null;
  await session.send('DOM.getDocument', { depth: 0 });
  const { backendNodeId } = await session.send('DOM.getNodeForLocation', {
    x: Math.round(point.x),
    y: Math.round(point.y),
    ignorePointerEventsNone: true,
  });
  const { object } = await session.send('DOM.resolveNode', { backendNodeId });
  if (!object.objectId) return null;
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: putValue.toString(),
    arguments: [{ value }],
    returnByValue: true,
    silent: true,
  });
  return (result.value as string | null | undefined) ?? null;
}

/** Runs in the page, on the element at the point. */
function putValue(this: Element, value: string): string | null {
  const field = this.closest('input') ?? (this.closest('label')?.control as HTMLInputElement | null | undefined);
  if (!field || field.disabled || field.readOnly) return null;
  field.focus();
  // A framework watches the property of the element; the prototype's setter is what a picker uses.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return field.value;
}
