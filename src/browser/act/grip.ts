import type { ElementHandle, Frame, Page } from 'playwright-core';
import { thrown, worldOf } from '../observe/chromium/kit.ts';
import { type Inspector, inspectorOf, pageInspector } from '../observe/chromium/session.ts';
import { isChromium } from '../observe/look.ts';
import { MEMORY_KEY, type Memory } from '../observe/page/memory.ts';

export interface Point {
  x: number;
  y: number;
}

/** What runs in the page: it is sent as text, and knows nothing but its arguments. */
type Body<Node, Argument, Result> = (node: Node, argument: Argument) => Result;

/**
 * An element that is held, to be asked and changed. In Chromium the asking is done beside the page's scripts, where what
 * they have made of their own built-ins is not met.
 */
export interface Grip {
  /** Where the document that it is in begins, in CSS pixels of the main frame. */
  readonly corner: Point;
  ask<Argument, Result>(body: Body<HTMLElement, Argument, Result>, argument: Argument): Promise<Result>;
  /** Another element of the same document. */
  pick<Argument>(body: Body<HTMLElement, Argument, Element | null>, argument: Argument): Promise<Grip | null>;
  /** The document of a frame element; null for any other. */
  inside(): Promise<Ground | null>;
  /** The closed shadow root of an element, which its document does not tell of; null where there is none. */
  closedRoot(): Promise<Grip | null>;
}

/** A document in which elements are found. */
export interface Ground {
  readonly corner: Point;
  find<Argument>(body: (argument: Argument) => Element | null, argument: Argument): Promise<Grip | null>;
  /** Of the document; one without an address of its own has its parent's. */
  url(): Promise<string>;
}

export async function groundOf(page: Page): Promise<Ground> {
  const corner = { x: 0, y: 0 };
  if (!isChromium(page)) return new HandleGround(page.mainFrame(), corner);
  const inspector = await pageInspector(page);
  return new WorldGround(page, inspector, inspector.rootFrame, corner, null);
}

/** Runs in the page: where the content of a frame begins. */
function contentCorner(node: HTMLElement): Point {
  const box = node.getBoundingClientRect();
  const style = getComputedStyle(node);
  return {
    x: box.left + Number.parseFloat(style.borderLeftWidth) + Number.parseFloat(style.paddingLeft),
    y: box.top + Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.paddingTop),
  };
}

function moved(corner: Point, by: Point): Point {
  return { x: corner.x + by.x, y: corner.y + by.y };
}

class WorldGround implements Ground {
  readonly corner: Point;
  readonly page: Page;
  readonly inspector: Inspector;
  readonly #frame: string;
  readonly #parent: WorldGround | null;

  constructor(page: Page, inspector: Inspector, frame: string, corner: Point, parent: WorldGround | null) {
    this.page = page;
    this.inspector = inspector;
    this.#frame = frame;
    this.corner = corner;
    this.#parent = parent;
  }

  async find<Argument>(body: (argument: Argument) => Element | null, argument: Argument): Promise<Grip | null> {
    const { objectId } = await this.#evaluate(`(${body.toString()})(${JSON.stringify(argument ?? null)})`, false);
    return objectId ? new WorldGrip(this, objectId) : null;
  }

  async url(): Promise<string> {
    const url = String((await this.#evaluate('document.URL', true)).value);
    return url.startsWith('about:') && this.#parent ? this.#parent.url() : url;
  }

  /** What the inspector knows by a number of its own. */
  async held(backendNodeId: number): Promise<Grip | null> {
    const world = await worldOf(this.inspector, this.#frame);
    const { object } = await this.inspector.session.send('DOM.resolveNode', {
      backendNodeId,
      executionContextId: world.id,
    });
    return object.objectId ? new WorldGrip(this, object.objectId) : null;
  }

  async #evaluate(expression: string, returnByValue: boolean) {
    const world = await worldOf(this.inspector, this.#frame);
    const { result, exceptionDetails } = await this.inspector.session.send('Runtime.evaluate', {
      expression,
      returnByValue,
      uniqueContextId: world.uniqueId,
      silent: true,
    });
    if (exceptionDetails) throw new Error(thrown(exceptionDetails));
    return result;
  }
}

/** What is used of the inspector's description of an element. */
interface Described {
  nodeName: string;
  frameId?: string;
  shadowRoots?: Array<{ backendNodeId: number; shadowRootType?: string }>;
}

class WorldGrip implements Grip {
  readonly corner: Point;
  readonly #ground: WorldGround;
  readonly #objectId: string;
  #described: Promise<Described> | null = null;

  constructor(ground: WorldGround, objectId: string) {
    this.#ground = ground;
    this.#objectId = objectId;
    this.corner = ground.corner;
  }

  async ask<Argument, Result>(body: Body<HTMLElement, Argument, Result>, argument: Argument): Promise<Result> {
    return (await this.#call(body, argument, true)).value as Result;
  }

  async pick<Argument>(body: Body<HTMLElement, Argument, Element | null>, argument: Argument): Promise<Grip | null> {
    const { objectId } = await this.#call(body, argument, false);
    return objectId ? new WorldGrip(this.#ground, objectId) : null;
  }

  async inside(): Promise<Ground | null> {
    const { page, inspector } = this.#ground;
    const node = await this.#describe();
    if (!node.frameId || !/^(?:i?frame|object)$/i.test(node.nodeName)) return null;
    const owner = await inspectorOf(page, inspector, node.frameId);
    if (!owner) return null;
    const corner = moved(this.corner, await this.ask(contentCorner, null));
    return new WorldGround(page, owner, node.frameId, corner, this.#ground);
  }

  async closedRoot(): Promise<Grip | null> {
    const closed = (await this.#describe()).shadowRoots?.find(({ shadowRootType }) => shadowRootType === 'closed');
    return closed ? this.#ground.held(closed.backendNodeId) : null;
  }

  #describe(): Promise<Described> {
    const { session } = this.#ground.inspector;
    this.#described ??= session
      .send('DOM.describeNode', { objectId: this.#objectId })
      .then(({ node }) => node as Described);
    return this.#described;
  }

  async #call<Argument>(body: Body<HTMLElement, Argument, unknown>, argument: Argument, returnByValue: boolean) {
    const { result, exceptionDetails } = await this.#ground.inspector.session.send('Runtime.callFunctionOn', {
      objectId: this.#objectId,
      functionDeclaration: `function (argument) { return (${body.toString()})(this, argument); }`,
      arguments: [{ value: argument ?? null }],
      returnByValue,
      silent: true,
    });
    if (exceptionDetails) throw new Error(thrown(exceptionDetails));
    return result;
  }
}

/** In other browsers the asking is done among the page's scripts. */
class HandleGround implements Ground {
  readonly corner: Point;
  readonly #frame: Frame;

  constructor(frame: Frame, corner: Point) {
    this.#frame = frame;
    this.corner = corner;
  }

  async find<Argument>(body: (argument: Argument) => Element | null, argument: Argument): Promise<Grip | null> {
    const found = await this.#frame.evaluateHandle(body as (argument: unknown) => Element | null, argument as unknown);
    const element = found.asElement();
    return element ? new HandleGrip(element as ElementHandle<HTMLElement>, this.corner) : null;
  }

  async url(): Promise<string> {
    let owner = this.#frame;
    while (owner.url().startsWith('about:') && owner.parentFrame()) owner = owner.parentFrame()!;
    return owner.url();
  }
}

class HandleGrip implements Grip {
  readonly corner: Point;
  readonly #handle: ElementHandle<HTMLElement>;

  constructor(handle: ElementHandle<HTMLElement>, corner: Point) {
    this.#handle = handle;
    this.corner = corner;
  }

  ask<Argument, Result>(body: Body<HTMLElement, Argument, Result>, argument: Argument): Promise<Result> {
    return this.#handle.evaluate(body as Body<HTMLElement, unknown, Result>, argument as unknown);
  }

  async pick<Argument>(body: Body<HTMLElement, Argument, Element | null>, argument: Argument): Promise<Grip | null> {
    const picked = await this.#handle.evaluateHandle(
      body as Body<HTMLElement, unknown, Element | null>,
      argument as unknown,
    );
    const element = picked.asElement();
    return element ? new HandleGrip(element as ElementHandle<HTMLElement>, this.corner) : null;
  }

  async closedRoot(): Promise<Grip | null> {
    const root = await this.#handle.evaluateHandle((node, key) => {
      const memory = (globalThis as unknown as Record<symbol, Memory | undefined>)[Symbol.for(key)];
      return new Map(memory?.closedRoots()).get(node) ?? null;
    }, MEMORY_KEY);
    const element = root.asElement();
    return element ? new HandleGrip(element as unknown as ElementHandle<HTMLElement>, this.corner) : null;
  }

  async inside(): Promise<Ground | null> {
    const frame = await this.#handle.contentFrame();
    if (!frame) return null;
    return new HandleGround(frame, moved(this.corner, await this.ask(contentCorner, null)));
  }
}
