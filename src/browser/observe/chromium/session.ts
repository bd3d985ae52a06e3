import type { CDPSession, Frame, Page } from 'playwright-core';
import { kitHandle, WORLD } from './kit.ts';

/** An inspector session on a page or on a frame in a process of its own, and the script contexts it knows. */
export interface Inspector {
  session: CDPSession;
  /** The frame at the top of what this session sees. */
  rootFrame: string;
  /** Frame id -> its page's own script context. */
  contexts: Map<string, Context>;
  /** Frame id -> the context beside it in which the walk lives: the same document, but built-ins of its own. */
  worlds: Map<string, Context>;
  /** Unique id of a world -> handle of the kit in it. */
  kits: Map<string, Promise<string>>;
  /** Unique id of a world -> what the last walk in it answered. */
  told: Map<string, string>;
}

export interface Context {
  id: number;
  uniqueId: string;
}

const pages = new WeakMap<Page, Promise<Inspector>>();
const frames = new WeakMap<Frame, Promise<Inspector | null>>();

async function inspect(session: CDPSession): Promise<Inspector> {
  const inspector: Inspector = {
    session,
    rootFrame: '',
    contexts: new Map(),
    worlds: new Map(),
    kits: new Map(),
    told: new Map(),
  };
  session.on('Runtime.executionContextCreated', ({ context }) => {
    const data = context.auxData as { isDefault?: boolean; frameId?: string } | undefined;
    if (!data?.frameId) return;
    const { id, uniqueId } = context;
    if (!data.isDefault) {
      if (context.name === WORLD) inspector.worlds.set(data.frameId, { id, uniqueId });
      return;
    }
    inspector.contexts.set(data.frameId, { id, uniqueId });
    // Made while the next page loads, so that the first look at it need not wait for it.
    if (data.frameId === inspector.rootFrame) kitHandle(inspector, data.frameId).catch(() => {});
  });
  session.on('Runtime.executionContextDestroyed', ({ executionContextUniqueId }) => {
    inspector.kits.delete(executionContextUniqueId);
    inspector.told.delete(executionContextUniqueId);
    for (const known of [inspector.contexts, inspector.worlds])
      for (const [frame, context] of known) if (context.uniqueId === executionContextUniqueId) known.delete(frame);
  });
  session.on('Runtime.executionContextsCleared', () => {
    inspector.contexts.clear();
    inspector.worlds.clear();
    inspector.kits.clear();
    inspector.told.clear();
  });
  const [tree] = await Promise.all([session.send('Page.getFrameTree'), session.send('Runtime.enable')]);
  inspector.rootFrame = tree.frameTree.frame.id;
  return inspector;
}

/** The page's session; one is kept for as long as the page lives. */
export function pageInspector(page: Page): Promise<Inspector> {
  let found = pages.get(page);
  if (!found) {
    found = page.context().newCDPSession(page).then(inspect);
    pages.set(page, found);
    const forget = () => pages.delete(page);
    found.then(({ session }) => session.on('close', forget), forget);
  }
  return found;
}

/** A session on a frame that runs in its own process; null for a frame that shares its parent's. */
export function frameInspector(frame: Frame): Promise<Inspector | null> {
  let found = frames.get(frame);
  if (!found) {
    found = frame
      .page()
      .context()
      .newCDPSession(frame)
      .then(inspect, () => null);
    frames.set(frame, found);
    const forget = () => frames.delete(frame);
    found.then((inspector) => {
      // A frame may move to another process with its next navigation.
      if (inspector) inspector.session.on('close', forget);
      else forget();
    }, forget);
  }
  return found;
}

/** The session in which a frame's script runs: its parent's, or one of its own when it is in another process. */
export async function inspectorOf(page: Page, inspector: Inspector, id: string): Promise<Inspector | null> {
  if (inspector.contexts.has(id)) return inspector;
  for (const frame of page.frames()) {
    if (frame === page.mainFrame()) continue;
    const own = await frameInspector(frame);
    if (own?.rootFrame === id) return own;
  }
  return null;
}
