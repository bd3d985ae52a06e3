import { KIT_EXPRESSION } from '../script.ts';
import type { Inspector } from './session.ts';

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

/** The kit of a frame's script context, made when there is none yet. */
export async function kitHandle(inspector: Inspector, frame: string): Promise<{ id: string; context: string }> {
  const context = inspector.contexts.get(frame);
  const key = context?.uniqueId ?? '';
  let made = context ? inspector.kits.get(key) : undefined;
  if (!made) {
    made = make(inspector, key);
    if (context) {
      inspector.kits.set(key, made);
      made.catch(() => inspector.kits.delete(key));
    }
  }
  return { id: await made, context: key };
}

async function make(inspector: Inspector, uniqueContextId: string): Promise<string> {
  const { result, exceptionDetails } = await inspector.session.send('Runtime.evaluate', {
    expression: KIT_EXPRESSION,
    includeCommandLineAPI: true,
    silent: true,
    ...(uniqueContextId ? { uniqueContextId } : {}),
  });
  if (exceptionDetails || !result.objectId) throw new Error(exceptionDetails ? thrown(exceptionDetails) : 'no kit');
  return result.objectId;
}

function thrown(details: { text: string; exception?: { description?: string } }): string {
  return details.exception?.description ?? details.text;
}
