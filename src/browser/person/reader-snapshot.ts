import type { Frame, Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import type { Box, PageAction } from '../types.ts';

const ASK_MS = 5000;
/** A part this many times as large as what is pointed at is around it, and not it. */
const SAME_SIZE = 2;

/** A node of Playwright's own tree of what assistive technology is told. */
interface Node {
  role?: string;
  name?: string;
  text?: string;
  box?: Box;
  children?: Array<Node | string>;
}

interface Heard {
  name: string;
  role: string;
  /** Null for words that stand in something larger. */
  box: Box | null;
  order: number;
}

/** Parts that say nothing of the control they stand in. */
const SILENT = new Set(['generic', 'img', 'paragraph', 'none', 'presentation']);

/**
 * What a screen reader would come upon, where no inspector tells the accessibility tree (Firefox and WebKit): read from
 * the tree that Playwright makes of ARIA, frame by frame. What is hidden from assistive technology is not in it.
 *
 * @returns the actions that are spoken, in the order and by the names in which they are.
 */
export async function spokenBySnapshot(page: Page, actions: readonly PageAction[]): Promise<PageAction[]> {
  const frames = await Promise.all(page.frames().map((frame) => orElse(ASK_MS, [], hear(frame))));
  const heard = frames.flat().map((one, order) => ({ ...one, order }));
  return actions
    .map((action) => ({ action, words: wordsFor(heard, action) }))
    .filter((one): one is { action: PageAction; words: Heard } => one.words !== null)
    .sort((a, b) => a.words.order - b.words.order)
    .map(({ action, words }) => ({ ...action, label: words.name, role: words.role || action.role }));
}

async function hear(frame: Frame): Promise<Heard[]> {
  const element = frame.parentFrame() ? await frame.frameElement() : null;
  const [nodes, at] = await Promise.all([
    frame.locator('body').ariaSnapshotJSON({ boxes: true, timeout: ASK_MS }) as Promise<Node[]>,
    element?.boundingBox() ?? null,
  ]);
  await element?.dispose();
  const heard: Heard[] = [];
  const walk = (node: Node | string): string => {
    if (typeof node === 'string' || !node.box) {
      const name = typeof node === 'string' ? node : (node.name ?? node.text ?? '');
      heard.push({ name: name.trim(), role: '', box: null, order: heard.length });
      return name;
    }
    const box = { ...node.box, x: node.box.x + (at?.x ?? 0), y: node.box.y + (at?.y ?? 0) };
    const entry: Heard = { name: node.name ?? '', role: node.role ?? '', box, order: heard.length };
    heard.push(entry);
    const text = [node.text ?? '', ...(node.children ?? []).map(walk)].join(' ').replaceAll(/\s+/g, ' ').trim();
    if (entry.name === '') entry.name = text;
    return `${node.name ?? ''} ${text}`;
  };
  for (const node of nodes) walk(node);
  return heard;
}

/** The innermost part at an action's point that is no larger than what the action is about, else its words in a text. */
function wordsFor(heard: readonly Heard[], { point, target, label }: PageAction): Heard | null {
  const most = Math.max(target.width * target.height, 1) * SAME_SIZE;
  const there = heard.filter(
    ({ box }) =>
      box !== null &&
      box.width * box.height <= most &&
      point.x >= box.x &&
      point.x <= box.x + box.width &&
      point.y >= box.y &&
      point.y <= box.y + box.height,
  );
  return (
    there.findLast(({ role }) => !SILENT.has(role)) ??
    there.at(-1) ??
    heard.find(({ box, name }) => box === null && name !== '' && name === label?.trim()) ??
    null
  );
}
