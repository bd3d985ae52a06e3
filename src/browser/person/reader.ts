import type { CDPSession, Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import type { ProtocolSessions } from '../guard/session.ts';
import type { PageAction } from '../types.ts';
import { spokenBySnapshot } from './reader-snapshot.ts';
import { isLong, readingParts, readTree, type Spoken, type Tree } from './reader-tree.ts';

const PATIENCE_MS = 8000;
/** Only an eye and a pointer do these. */
const NOT_READ = new Set<PageAction['kind']>(['point', 'drag', 'context', 'double-click']);
const SPOKEN_PARENTS = 6;

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
  const words = await orElse(PATIENCE_MS, null, wordsOf(page, session, readable));
  if (!words) return [];
  return readable
    .map((action, at) => ({ action, words: words[at] ?? null }))
    .filter((one): one is { action: PageAction; words: Spoken } => one.words !== null)
    .sort((a, b) => a.words.order - b.words.order)
    .map(({ action, words }) => ({ ...action, label: words.name, role: words.role || action.role }));
}

/** What is spoken of each action; null for what is not. */
async function wordsOf(page: Page, session: CDPSession, actions: readonly PageAction[]): Promise<Array<Spoken | null>> {
  const { cssLayoutViewport: view } = await session.send('Page.getLayoutMetrics');
  // The inspector looks up places on the page, and not on the screen.
  const nodeAt = async ({ point }: PageAction) => {
    const place = { x: Math.round(point.x + view.pageX), y: Math.round(point.y + view.pageY) };
    const found = { ...place, includeUserAgentShadowDOM: false, ignorePointerEventsNone: true };
    return (await session.send('DOM.getNodeForLocation', found)).backendNodeId;
  };
  const all = (treeOf: (node: number, order: number) => Tree | Promise<Tree>) =>
    Promise.all(
      actions.map((action, order) => {
        const said = nodeAt(action).then(async (node) => wordsAt(await treeOf(node, order), node));
        return orElse(PATIENCE_MS, null, said);
      }),
    );
  if (await isLong(page)) return readingParts(page, session, all);
  const tree = await readTree(session);
  return all(() => tree);
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

/** What is spoken of an element: its own words, or those of the control around it. */
function wordsAt(tree: Tree, own: number): Spoken | null {
  if (tree.modal !== null && !lies(tree, own, tree.modal)) return null;
  let first: Spoken | null = null;
  let node: number | undefined = own;
  for (let up = 0; node !== undefined && up < SPOKEN_PARENTS; up++) {
    if (tree.hidden.has(node)) return null;
    const words = tree.spoken.get(node);
    if (words && !SILENT_ROLES.has(words.role)) return words;
    if (words && !first) first = words;
    node = tree.parents.get(node);
  }
  return first && { ...first, name: first.name || (tree.texts.get(own) ?? '') };
}
