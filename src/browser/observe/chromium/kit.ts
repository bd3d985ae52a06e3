import { ANSWER_THROUGH, INFORMANT_EXPRESSION, KIT_EXPRESSION } from '../script.ts';
import type { Context, Inspector } from './session.ts';

/** What the contexts of the walk are called in the browser's tools. */
export const WORLD = 'dramatis';

/** Calls `body` with the kit of a frame as `this`, making the kit when the frame has none yet. */
export async function callKit<T>(inspector: Inspector, frame: string, body: string, ...args: unknown[]): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const handle = await kitHandle(inspector, frame);
    try {
      const answer = await inspector.session.send('Runtime.callFunctionOn', {
        objectId: handle.id,
        functionDeclaration: body,
        arguments: args.map((value) => ({ value })),
        returnByValue: true,
      });
      if (answer.exceptionDetails) throw new Error(thrown(answer.exceptionDetails));
      return answer.result.value as T;
    } catch (error) {
      inspector.kits.delete(handle.context);
      if (attempt > 0 || !/context|object|navigat/i.test(String(error))) throw error;
    }
  }
}

/** Like `callKit`, for a body that answers with an array of page objects: their handles. */
export async function kitObjects(inspector: Inspector, frame: string, body: string): Promise<string[]> {
  const handle = await kitHandle(inspector, frame);
  const { result } = await inspector.session.send('Runtime.callFunctionOn', {
    objectId: handle.id,
    functionDeclaration: body,
  });
  if (!result.objectId) return [];
  const { result: properties } = await inspector.session.send('Runtime.getProperties', {
    objectId: result.objectId,
    ownProperties: true,
  });
  return properties.filter(({ name }) => /^\d+$/.test(name)).map(({ value }) => value?.objectId ?? '');
}

/** Hands page objects to a method of the kit. */
export async function giveKit(inspector: Inspector, frame: string, body: string, handles: string[]): Promise<void> {
  const kit = await kitHandle(inspector, frame);
  await inspector.session.send('Runtime.callFunctionOn', {
    objectId: kit.id,
    functionDeclaration: body,
    arguments: handles.map((objectId) => (objectId ? { objectId } : { value: null })),
  });
}

/** The kit of a frame, in a world of its own beside the page's scripts; made when there is none yet. */
export async function kitHandle(inspector: Inspector, frame: string): Promise<{ id: string; context: string }> {
  const world = await worldOf(inspector, frame);
  let made = inspector.kits.get(world.uniqueId);
  if (!made) {
    made = make(inspector, frame, world);
    inspector.kits.set(world.uniqueId, made);
    made.catch(() => inspector.kits.delete(world.uniqueId));
  }
  return { id: await made, context: world.uniqueId };
}

/** The context beside a frame's scripts; made when there is none yet. */
export async function worldOf(inspector: Inspector, frame: string): Promise<Context> {
  const known = inspector.worlds.get(frame);
  if (known) return known;
  await inspector.session.send('Page.createIsolatedWorld', { frameId: frame, worldName: WORLD });
  const world = inspector.worlds.get(frame);
  if (!world) throw new Error('the context of the walk went away with a navigation');
  return world;
}

async function make(inspector: Inspector, frame: string, world: Context): Promise<string> {
  const { session } = inspector;
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: KIT_EXPRESSION,
    silent: true,
    uniqueContextId: world.uniqueId,
  });
  if (exceptionDetails || !result.objectId) throw new Error(exceptionDetails ? thrown(exceptionDetails) : 'no kit');
  const line = await session.send('Runtime.callFunctionOn', {
    objectId: result.objectId,
    functionDeclaration: 'function () { return this.lineOf(document, null).node; }',
  });
  const context = inspector.contexts.get(frame);
  // Without its own context there is nobody to ask, and listeners stay unknown.
  if (context && line.result.objectId) await layLine(inspector, line.result.objectId, context).catch(() => {});
  return result.objectId;
}

/** Lets the page's own context answer what the walk asks through a node. */
export async function layLine(inspector: Inspector, node: string, context: Context): Promise<void> {
  const { session } = inspector;
  const [{ node: described }, { result: informant }] = await Promise.all([
    session.send('DOM.describeNode', { objectId: node }),
    session.send('Runtime.evaluate', {
      expression: INFORMANT_EXPRESSION,
      includeCommandLineAPI: true,
      silent: true,
      uniqueContextId: context.uniqueId,
    }),
  ]);
  const { object } = await session.send('DOM.resolveNode', {
    backendNodeId: described.backendNodeId,
    executionContextId: context.id,
  });
  if (!object.objectId || !informant.objectId) return;
  await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: ANSWER_THROUGH,
    arguments: [{ objectId: informant.objectId }],
    silent: true,
  });
}

/** What a script in the page threw, in its words. */
export function thrown(details: { text: string; exception?: { description?: string } }): string {
  return details.exception?.description ?? details.text;
}
