import type { Page } from 'playwright-core';
import { groundOf } from './grip.ts';
import { type Arguments, failed, said, type Trouble } from './hands.ts';

/** Marks words of the page by drawing over them with the mouse, from their first letter to their last. */
export async function selectText(page: Page, args: Arguments | null): Promise<Trouble | null> {
  const text = said(args, 'text', 'value');
  if (!text?.trim()) return failed('Nothing was said of what to mark.');
  const ground = await groundOf(page);
  const body = await ground.find(() => document.body, null);
  const ends = await body?.ask(endsOf, text);
  if (!ends) return failed('These words do not stand on the page as it shows.');
  await page.mouse.move(ends.from.x, ends.from.y);
  await page.mouse.down();
  await page.mouse.move((ends.from.x + ends.to.x) / 2, (ends.from.y + ends.to.y) / 2, { steps: 4 });
  await page.mouse.move(ends.to.x, ends.to.y, { steps: 6 });
  await page.mouse.up();
  return null;
}

/** Runs in the page: where the words begin and end, in CSS pixels; null where they do not show. */
function endsOf(
  body: HTMLElement,
  wanted: string,
): { from: { x: number; y: number }; to: { x: number; y: number } } | null {
  const nodes: Text[] = [];
  const starts: number[] = [];
  let all = '';
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || /^(?:script|style|textarea|option)$/.test(parent.localName) || !parent.checkVisibility()) continue;
    nodes.push(node);
    starts.push(all.length);
    all += node.data;
  }
  // Blanks on the screen stand for any run of them in the document, and for none between two elements.
  const pattern = wanted
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s*');
  // The task itself may be printed further up: of several places the last is meant, and whole words before parts of others.
  const found =
    [...all.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu'))].at(-1) ??
    [...all.matchAll(new RegExp(pattern, 'gu'))].at(-1);
  if (!found || found[0] === '') return null;
  const letter = (offset: number): DOMRect | null => {
    const at = starts.findLastIndex((start) => start <= offset);
    const node = nodes[at];
    if (!node) return null;
    const range = body.ownerDocument.createRange();
    range.setStart(node, offset - starts[at]!);
    range.setEnd(node, Math.min(node.data.length, offset - starts[at]! + 1));
    return range.getClientRects()[0] ?? null;
  };
  const first = letter(found.index);
  const last = letter(found.index + found[0].length - 1);
  if (!first || !last) return null;
  return {
    from: { x: first.left + 0.5, y: first.top + first.height / 2 },
    to: { x: last.right + 0.5, y: last.top + last.height / 2 },
  };
}
