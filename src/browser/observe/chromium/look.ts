import type { Page } from 'playwright-core';
import type { Deadline } from '../deadline.ts';
import type { Look } from '../look.ts';
import { type FramePlace, mergeFrame } from '../merge.ts';
import { whileItMoves } from '../moving.ts';
import type { WalkResult, WalkSettings } from '../page/kit.ts';
import { callKit, giveKit, kitHandle, kitObjects, layLine } from './kit.ts';
import { type Inspector, inspectorOf, pageInspector } from './session.ts';

const WALK = 'function (settings, known) { return this.walkText(settings, known); }';
const STAMP = 'function () { return this.stamp(); }';
const MAXIMUM_DEPTH = 5;
const MAXIMUM_FRAMES = 40;

interface Visited {
  inspector: Inspector;
  frame: string;
}

/** One walk in each script context that the page is made of, through the inspector. */
export function inspectorLook(page: Page, settings: WalkSettings, deadline: Deadline): Promise<Look> {
  return whileItMoves(page, deadline, () => once(page, settings, deadline));
}

async function once(page: Page, settings: WalkSettings, deadline: Deadline): Promise<Look> {
  const inspector = await deadline.race(pageInspector(page), 'a session on it was opened');
  const visited: Visited[] = [];
  const result = await walkFrame(page, inspector, inspector.rootFrame, settings, 0, visited);
  const { foreign: _foreign, unknownHosts: _hosts, deaf: _deaf, ...look } = result;
  return {
    ...look,
    async restamp() {
      const stamps = await deadline.race(
        Promise.all(visited.map((where) => callKit<string>(where.inspector, where.frame, STAMP))),
        'it was looked at again',
      );
      return stamps.join('\n');
    },
    stamp: look.stamp,
  };
}

async function walkFrame(
  page: Page,
  inspector: Inspector,
  frame: string,
  settings: WalkSettings,
  depth: number,
  visited: Visited[],
): Promise<WalkResult> {
  const where = { inspector, frame };
  visited.push(where);
  let result = await walkOnce(inspector, frame, settings);
  // What closed roots and frames hold may have closed roots too; two levels are enough for what is met in practice.
  for (let level = 0; level < 2; level++) {
    const opened = result.unknownHosts > 0 && (await openClosedRoots(inspector, frame));
    const heard = result.deaf > 0 && (await hearFrames(inspector, frame));
    if (!opened && !heard) break;
    result = await walkOnce(inspector, frame, settings);
  }
  if (result.foreign.length === 0 || depth >= MAXIMUM_DEPTH) return result;
  const ids = await frameIds(inspector, frame);
  for (const [index, place] of result.foreign.entries()) {
    const id = ids[index];
    if (!id || visited.length >= MAXIMUM_FRAMES) continue;
    try {
      const owner = await inspectorOf(page, inspector, id);
      if (!owner) continue;
      const inner = await walkFrame(page, owner, id, settings, depth + 1, visited);
      await mergeFrame(result, inner, place as FramePlace, (points) =>
        callKit<boolean[]>(
          inspector,
          frame,
          'function (index, points) { return this.reaches(index, points); }',
          index,
          points,
        ),
      );
    } catch {
      // A frame that navigates or goes away has nothing to offer at this moment.
    }
  }
  return result;
}

async function walkOnce(inspector: Inspector, frame: string, settings: WalkSettings): Promise<WalkResult> {
  const { context } = await kitHandle(inspector, frame);
  const answer = await callKit<string>(inspector, frame, WALK, settings, inspector.told.has(context));
  // Nothing has happened to the page since the last answer.
  const text = answer || (inspector.told.get(context) ?? '');
  inspector.told.set(context, text);
  return JSON.parse(text) as WalkResult;
}

/** Looks into elements that may have a closed shadow root; whether any had one. */
async function openClosedRoots(inspector: Inspector, frame: string): Promise<boolean> {
  const hosts = await kitObjects(inspector, frame, 'function () { return this.unknownHosts; }');
  const roots = await Promise.all(
    hosts.map(async (objectId) => {
      if (!objectId) return '';
      const { node } = await inspector.session.send('DOM.describeNode', { objectId });
      const root = node.shadowRoots?.find(({ shadowRootType }) => shadowRootType !== 'open');
      if (!root) return '';
      // Into the walk's own world, where it lies in a same-origin frame of it too.
      const world = inspector.worlds.get(frame);
      const { object } = await inspector.session.send('DOM.resolveNode', {
        backendNodeId: root.backendNodeId,
        ...(world ? { executionContextId: world.id } : {}),
      });
      return object.objectId ?? '';
    }),
  );
  await giveKit(
    inspector,
    frame,
    'function (...roots) { this.unknownHosts.forEach((host, index) => this.closedRoots.set(host, roots[index] ?? null)); }',
    roots,
  );
  return roots.some(Boolean);
}

/** Lays the line into each frame of the walk's origin; whether there was any. */
async function hearFrames(inspector: Inspector, frame: string): Promise<boolean> {
  const [nodes, frames] = await Promise.all([
    kitObjects(inspector, frame, 'function () { return this.deaf.map((line) => line.node); }'),
    kitObjects(inspector, frame, 'function () { return this.deaf.map((line) => line.frame); }'),
  ]);
  const laid = await Promise.all(
    nodes.map(async (node, index) => {
      const element = frames[index];
      if (!element) return false;
      const { node: described } = await inspector.session.send('DOM.describeNode', { objectId: element });
      const context = inspector.contexts.get(described.frameId ?? '');
      if (context) await layLine(inspector, node, context);
      return context !== undefined;
    }),
  );
  return laid.includes(true);
}

async function frameIds(inspector: Inspector, frame: string): Promise<string[]> {
  const elements = await kitObjects(
    inspector,
    frame,
    'function () { return this.foreignFrames.map((foreign) => foreign.element); }',
  );
  return Promise.all(
    elements.map(async (objectId) => {
      if (!objectId) return '';
      const { node } = await inspector.session.send('DOM.describeNode', { objectId });
      return node.frameId ?? '';
    }),
  );
}
