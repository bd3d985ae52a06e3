import type { CDPSession, Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';

const TEXT_NODE = 3;
const LONGEST_NAME = 200;
const ASK_MS = 3000;
/** Elements from which only the parts that are asked about are read: telling the whole of a long page takes seconds. */
const LONG_PAGE = 1500;

/** What is said of a part of a page. */
export interface Spoken {
  name: string;
  role: string;
  /** Position in the reading order. */
  order: number;
}

type Heard = Awaited<ReturnType<typeof fullTree>>['nodes'][number];

function fullTree(session: CDPSession, frameId: string) {
  return session.send('Accessibility.getFullAXTree', { frameId });
}

/** What assistive technology is told of a page, or of one part of it and what that lies in. */
export interface Tree {
  spoken: Map<number, Spoken>;
  parents: Map<number, number>;
  /** The letters that stand in an element, for those that have no name of their own. */
  texts: Map<number, string>;
  /** Kept from the reader by the page itself: aria-hidden, inert. */
  hidden: Set<number>;
  /** A window that says that nothing else can be read while it is open; null for none. */
  modal: number | null;
}

/** The whole of it. */
export async function readTree(session: CDPSession): Promise<Tree> {
  const [{ frameTree }, { root }] = await Promise.all([
    session.send('Page.getFrameTree'),
    session.send('DOM.getDocument', { depth: -1, pierce: true }),
  ]);
  // Frames of another process have a tree of their own that this session does not see.
  const trees = await Promise.all(
    framesOf(frameTree).map((frameId) =>
      fullTree(session, frameId).then(
        ({ nodes }) => nodes,
        () => [],
      ),
    ),
  );
  const tree = empty();
  for (const [order, node] of trees.flat().entries()) note(tree, node, order);
  const { parents, texts } = tree;
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
  return tree;
}

function empty(): Tree {
  return { spoken: new Map(), parents: new Map(), texts: new Map(), hidden: new Set(), modal: null };
}

function note(tree: Tree, { backendDOMNodeId: id, ...node }: Heard, order: number): void {
  if (id === undefined) return;
  if (node.ignoredReasons?.some((reason) => /ariaHidden|inert/i.test(reason.name))) tree.hidden.add(id);
  if (node.ignored || node.role?.value === 'RootWebArea') return;
  if (node.properties?.some(({ name, value }) => name === 'modal' && value.value === true)) tree.modal = id;
  tree.spoken.set(id, { name: String(node.name?.value ?? '').trim(), role: String(node.role?.value ?? ''), order });
}

interface FrameTree {
  frame: { id: string };
  childFrames?: FrameTree[];
}

function framesOf(tree: FrameTree): string[] {
  return [tree.frame.id, ...(tree.childFrames ?? []).flatMap(framesOf)];
}

/** Whether a page is so long that it is read by its parts. */
export async function isLong(page: Page): Promise<boolean> {
  const count = evaluateBeside(page, () => document.getElementsByTagName('*').length, null);
  return (await orElse(ASK_MS, LONG_PAGE, count)) >= LONG_PAGE;
}

/** Reads parts of a page one by one, without the rest of it; `body` may ask until it is done. */
export async function readingParts<Result>(
  page: Page,
  session: CDPSession,
  body: (part: (node: number, order: number) => Promise<Tree>) => Promise<Result>,
): Promise<Result> {
  const [isModal] = await Promise.all([
    orElse(ASK_MS, false, evaluateBeside(page, hasModal, null)),
    session.send('Accessibility.enable'),
  ]);
  try {
    return await body((node, order) => readPart(session, node, order, isModal));
  } finally {
    await orElse(ASK_MS, undefined, session.send('Accessibility.disable'));
  }
}

/** Runs in the page: whether a window is open that says that nothing else can be read. */
function hasModal(): boolean {
  return [
    ...document.querySelectorAll('[role="dialog"][aria-modal="true"], [role="alertdialog"][aria-modal="true"]'),
  ].some(
    (part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[aria-hidden="true"], [inert]'),
  );
}

/** Of something that is in no page: nothing lies in it. */
const NOWHERE = -1;

async function readPart(session: CDPSession, of: number, order: number, isModal: boolean): Promise<Tree> {
  const { nodes } = await session.send('Accessibility.getAXNodeAndAncestors', { backendNodeId: of });
  const tree = empty();
  let below: number | null = null;
  for (const node of nodes) {
    const own: number | undefined = below === null ? of : node.backendDOMNodeId;
    if (own === undefined) continue;
    if (below !== null) tree.parents.set(below, own);
    below = own;
    note(tree, { ...node, backendDOMNodeId: own }, order);
  }
  if (isModal) tree.modal ??= NOWHERE;
  if (tree.spoken.get(of)?.name === '') {
    const text = await textOf(session, of);
    if (text !== '' && text.length <= LONGEST_NAME) tree.texts.set(of, text);
  }
  return tree;
}

async function textOf(session: CDPSession, backendNodeId: number): Promise<string> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId!,
    functionDeclaration: 'function () { return this.textContent }',
    returnByValue: true,
  });
  return String(result.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
