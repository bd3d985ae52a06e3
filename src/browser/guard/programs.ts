import type { BrowserContext } from 'playwright-core';
import type { Happenings } from './happenings.ts';

const BINDING = '__dramatisFollowed';

/**
 * Tells the person that a link led to another program, in browsers that make no request of it. To be called before the
 * context has a page.
 */
export async function watchPrograms(context: BrowserContext, happenings: Happenings): Promise<void> {
  await context.exposeBinding(BINDING, (_source, address: unknown) => {
    const program = typeof address === 'string' ? otherProgram(address) : null;
    if (program) happenings.note('asked', program);
  });
  await context.addInitScript((binding) => {
    const scope = globalThis as unknown as Record<string, ((address: string) => unknown) | undefined>;
    const tell = scope[binding];
    if (!tell) return;
    Reflect.deleteProperty(scope, binding);
    addEventListener('click', (event) => {
      if (event.defaultPrevented) return;
      for (const node of event.composedPath()) {
        if (!(node instanceof HTMLAnchorElement || node instanceof HTMLAreaElement) || !node.href) continue;
        if (!/^(https?|about|blob|data|javascript|file):$/.test(node.protocol))
          void Promise.resolve(tell(node.href)).catch(() => {});
        return;
      }
    });
  }, BINDING);
}

/** What a link to something else than a page does, in words; null for a page. */
export function otherProgram(address: string): string | null {
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/i.exec(address) ?? [];
  const whom = rest.split('?')[0]?.replace(/^\/\//, '').slice(0, 100) ?? '';
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https':
    case '':
      return null;
    case 'mailto':
      return `The mail program opened to write to ${whom || 'somebody'}.`;
    case 'tel':
    case 'callto':
      return `The phone program opened to call ${whom}.`;
    case 'sms':
      return `The program for short messages opened to write to ${whom}.`;
    default:
      return `Another program was asked to open "${scheme}:", and nothing of it is to be seen in the browser.`;
  }
}
