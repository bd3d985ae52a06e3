import type { CDPSession, Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import type { ProtocolSessions } from '../guard/session.ts';
import type { PageAction } from '../types.ts';
import { spokenBySnapshot } from './reader-snapshot.ts';

const ASK_MS = 5000;
/** Only an eye and a pointer do these. */
const NOT_READ = new Set<PageAction['kind']>(['point', 'drag', 'context', 'double-click']);
const SPOKEN_PARENTS = 6;
const TEXT_NODE = 3;
const LONGEST_NAME = 200;

interface Spoken {
  name: string;
  role: string;
  /** Position in the reading order. */
  order: number;
}

/**
 * What a screen reader would come upon, in its order and by the names it speaks: the accessibility tree. A control
 * that is hidden from it is not offered, and one without a name is only its role.
 */
export async function spoken(
  page: Page,
  sessions: ProtocolSessions,
  actions: readonly PageAction[],
): Promise<PageAction[]> {
  const readable = actions.filter((action) => !NOT_READ.has(action.kind));
  const session = await sessions.of(page);
  if (!session) return spokenBySnapshot(page, readable);
  const tree = await orElse(ASK_MS, null, readTree(session));
  if (!tree) return [];
  const heard = await Promise.all(
    readable.map(async (action) => ({ action, words: await orElse(ASK_MS, null, wordsAt(session, tree, action)) })),
  );
  return heard
    .filter((one): one is { action: PageAction; words: Spoken } => one.words !== null)
    .sort((a, b) => a.words.order - b.words.order)
    .map(({ action, words }) => ({ ...action, label: words.name, role: words.role || action.role }));
}

interface Tree {
  /** How far the page is scrolled: the inspector looks up places on the page, and not on the screen. */
  scrolled: { x: number; y: number };
  spoken: Map<number, Spoken>;
  parents: Map<number, number>;
  /** The letters that stand in an element, for those that have no name of their own. */
  texts: Map<number, string>;
  /** Kept from the reader by the page itself: aria-hidden, inert. */
  hidden: Set<number>;
  /** A window that says that nothing else can be read while it is open; null for none. */
  modal: number | null;
}

async function readTree(session: CDPSession): Promise<Tree> {
  const [{ frameTree }, { root }, { cssLayoutViewport }] = await Promise.all([
    session.send('Page.getFrameTree'),
    session.send('DOM.getDocument', { depth: -1, pierce: true }),
    session.send('Page.getLayoutMetrics'),
  ]);
  const scrolled = { x: cssLayoutViewport.pageX, y: cssLayoutViewport.pageY };
  // Frames of another process have a tree of their own that this session does not see.
  const trees = await Promise.all(
    framesOf(frameTree).map((frameId) =>
      session.send('Accessibility.getFullAXTree', { frameId }).then(
        ({ nodes }) => nodes,
        () => [],
      ),
    ),
  );
  const nodes = trees.flat();
  const spoken = new Map<number, Spoken>();
  const hidden = new Set<number>();
  let modal: number | null = null;
  for (const [order, node] of nodes.entries()) {
    if (node.backendDOMNodeId === undefined) continue;
    if (!node.ignored && node.properties?.some(({ name, value }) => name === 'modal' && value.value === true))
      modal = node.backendDOMNodeId;
    if (node.ignoredReasons?.some((reason) => /ariaHidden|inert/i.test(reason.name))) hidden.add(node.backendDOMNodeId);
    if (node.ignored || node.role?.value === 'RootWebArea') continue;
    spoken.set(node.backendDOMNodeId, {
      name: String(node.name?.value ?? '').trim(),
      role: String(node.role?.value ?? ''),
      order,
    });
  }
  const parents = new Map<number, number>();
  const texts = new Map<number, string>();
  const walk = (node: typeof root): string => {
    let text = node.nodeType === TEXT_NODE ? node.nodeValue : '';
    const inner = [
      ...(node.children ?? []),
      ...(node.shadowRoots ?? []),
      ...(node.contentDocument ? [node.contentDocument] : []),
    ];
    for (const child of inner) {
      parents.set(child.backendNodeId, node.backendNodeId);
      text += walk(child);
    }
    const said = text.replaceAll(/\s+/g, ' ').trim();
    if (said !== '' && said.length <= LONGEST_NAME) texts.set(node.backendNodeId, said);
    return text;
  };
  walk(root);
  return { scrolled, spoken, parents, hidden, texts, modal };
}

interface FrameTree {
  frame: { id: string };
  childFrames?: FrameTree[];
}

function framesOf(tree: FrameTree): string[] {
  return [tree.frame.id, ...(tree.childFrames ?? []).flatMap(framesOf)];
}

const SILENT_ROLES = new Set([
  'generic',
  'none',
  'StaticText',
  'InlineTextBox',
  'RootWebArea',
  'Iframe',
  'IframePresentational',
  'LabelText',
  'image',
  'img',
  'paragraph',
]);

/** Whether a node is another, or lies in it. */
function lies({ parents }: Tree, node: number, within: number): boolean {
  for (let at: number | undefined = node; at !== undefined; at = parents.get(at)) if (at === within) return true;
  return false;
}

/** What is spoken of the element at an action's point: its own words, or those of the control around it. */
async function wordsAt(session: CDPSession, tree: Tree, action: PageAction): Promise<Spoken | null> {
  const { backendNodeId } = await session.send('DOM.getNodeForLocation', {
    x: Math.round(action.point.x + tree.scrolled.x),
    y: Math.round(action.point.y + tree.scrolled.y),
    includeUserAgentShadowDOM: false,
    ignorePointerEventsNone: true,
  });
  if (tree.modal !== null && !lies(tree, backendNodeId, tree.modal)) return null;
  let first: Spoken | null = null;
  let node: number | undefined = backendNodeId;
  for (let up = 0; node !== undefined && up < SPOKEN_PARENTS; up++) {
    if (tree.hidden.has(node)) return null;
    const words = tree.spoken.get(node);
    if (words && !SILENT_ROLES.has(words.role)) return words;
    if (words && !first) first = words;
    node = tree.parents.get(node);
  }
  return first && { ...first, name: first.name || (tree.texts.get(backendNodeId) ?? '') };
}
