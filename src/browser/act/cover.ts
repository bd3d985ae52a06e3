import type { Page } from 'playwright-core';
import type { PageAction } from '../types.ts';
import { elementAt } from './element.ts';

/**
 * What stands where an element was, in words ("a dialog: We value your privacy"); null when nothing that covers is
 * there, so that the element itself must be gone.
 */
export async function coverAt(page: Page, gone: PageAction): Promise<string | null> {
  const element = await elementAt(page, gone.point);
  if (!element) return null;
  return element.ask((node) => {
    const covering = (of: Element) => {
      const style = getComputedStyle(of);
      return (
        style.position === 'fixed' ||
        style.position === 'sticky' ||
        (style.position === 'absolute' && Number(style.zIndex) > 0) ||
        of.matches('dialog, [popover], [role="dialog"], [role="alertdialog"], [aria-modal="true"]')
      );
    };
    let cover: Element | null = null;
    for (let at: Element | null = node; at && at !== document.body; at = at.parentElement) if (covering(at)) cover = at;
    if (!cover) return null;
    const modal = cover.matches('dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"]')
      ? cover
      : cover.querySelector('dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"]');
    const labelled = (modal ?? cover).getAttribute('aria-label');
    const words = (labelled || ((modal ?? cover) as HTMLElement).innerText || '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 120);
    const what = modal ? 'a dialog' : 'something that lies over the page';
    return words ? `${what}: "${words}"` : what;
  }, null);
}
