import type { BrowserContext } from 'playwright-core';

/**
 * Lets pages that ask for files by `showOpenFilePicker` have the window that a field for files opens: without a window of its
 * own Chromium never answers them, and tells nobody that they asked.
 */
export async function answerPickers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    type Picked = { multiple?: boolean; types?: Array<{ accept?: Record<string, string | string[]> }> };
    if (!('showOpenFilePicker' in globalThis)) return;
    const handleOf = (file: File) => {
      const own = (value: unknown) => ({ value, enumerable: true });
      const granted = own(async () => 'granted');
      return Object.create(globalThis.FileSystemFileHandle.prototype, {
        kind: own('file'),
        name: own(file.name),
        getFile: own(async () => file),
        queryPermission: granted,
        requestPermission: granted,
      });
    };
    const asked = {
      showOpenFilePicker({ multiple = false, types = [] }: Picked = {}) {
        return new Promise((resolve, reject) => {
          const field = document.createElement('input');
          field.type = 'file';
          field.multiple = multiple;
          field.accept = types.flatMap(({ accept = {} }) => Object.entries(accept).flat(2)).join(',');
          field.addEventListener('change', () => resolve([...(field.files ?? [])].map(handleOf)));
          field.addEventListener('cancel', () => reject(new DOMException('The user aborted a request.', 'AbortError')));
          field.click();
        });
      },
    };
    const { showOpenFilePicker: value } = asked;
    Object.defineProperty(globalThis, 'showOpenFilePicker', {
      value,
      writable: true,
      configurable: true,
      enumerable: true,
    });
  });
}
