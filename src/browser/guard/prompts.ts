import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Happenings } from './happenings.ts';

const BINDING = '__dramatisAsked';

const WORDS: Record<string, string> = {
  print: 'The print window opened and was closed again.',
  geolocation: 'The browser asked whether this site may know where you are; it was not allowed.',
  notifications: 'The browser asked whether this site may show notifications; it was not allowed.',
  media: 'The browser asked whether this site may use camera or microphone; it was not allowed.',
  clipboard: 'The browser asked whether this site may see what was copied; it was not allowed.',
  pointer: 'The page asked to keep the pointer to itself; it was not allowed.',
  screen: 'The browser asked what of the screen to share; nothing was shared.',
  share: 'The window to share something opened and was closed again.',
};

/**
 * Tells the person of questions that a browser without a window answers by itself. The page's own functions still do
 * their work after the call was noted; the binding that notes it is taken off the window before any script runs.
 *
 * @param placeAllowed the context has a place to give, so the browser does not ask.
 */
export async function watchPrompts(
  context: BrowserContext,
  happenings: Happenings,
  placeAllowed: boolean,
): Promise<void> {
  await context.exposeBinding(BINDING, (_source, kind: unknown) => {
    if (typeof kind !== 'string' || (kind === 'geolocation' && placeAllowed)) return;
    const words = WORDS[kind];
    if (words) happenings.note(kind === 'print' || kind === 'share' ? 'print' : 'asked', words);
  });
  await context.addInitScript((binding) => {
    const scope = globalThis as unknown as Record<string, ((kind: string) => unknown) | undefined>;
    const tell = scope[binding];
    if (!tell) return;
    Reflect.deleteProperty(scope, binding);
    type Method = (this: unknown, ...args: unknown[]) => unknown;
    const note = (owner: object | undefined, method: string, kind: string, instead?: Method) => {
      const own = instead ?? (owner && (Reflect.get(owner, method) as Method | undefined));
      if (typeof own !== 'function') return;
      const noted = {
        [method](this: unknown, ...args: unknown[]) {
          void Promise.resolve(tell(kind)).catch(() => {});
          return Reflect.apply(own, this, args);
        },
      }[method];
      Object.defineProperty(owner, method, { value: noted, writable: true, configurable: true, enumerable: true });
    };
    note(globalThis, 'print', 'print');
    note(globalThis.Geolocation?.prototype, 'getCurrentPosition', 'geolocation');
    note(globalThis.Geolocation?.prototype, 'watchPosition', 'geolocation');
    note(globalThis.Notification, 'requestPermission', 'notifications');
    note(globalThis.MediaDevices?.prototype, 'getUserMedia', 'media');
    note(globalThis.MediaDevices?.prototype, 'getDisplayMedia', 'screen');
    note(globalThis.Clipboard?.prototype, 'readText', 'clipboard');
    note(globalThis.Clipboard?.prototype, 'read', 'clipboard');
    note(globalThis.Navigator?.prototype, 'share', 'share');
    // Chromium without a window answers nothing any more once a page has locked the pointer.
    note(globalThis.Element?.prototype, 'requestPointerLock', 'pointer', function refused(this: unknown) {
      queueMicrotask(() => (this as Element).ownerDocument.dispatchEvent(new Event('pointerlockerror')));
      return Promise.reject(new DOMException('The pointer cannot be locked.', 'NotAllowedError'));
    });
  }, BINDING);
}

/**
 * Lets pages write to the clipboard when a button for it was pressed: a browser with a window asks nobody for that, one
 * without refuses it. To read from it stays a question.
 *
 * @returns the session with which this ends; null where the browser is not to be asked.
 */
export async function letCopy(page: Page): Promise<CDPSession | null> {
  const browser = page.context().browser();
  if (!browser) return null;
  const [own, session] = await Promise.all([page.context().newCDPSession(page), browser.newBrowserCDPSession()]);
  const { targetInfo } = await own.send('Target.getTargetInfo');
  await own.detach();
  const { browserContextId } = targetInfo;
  await session.send('Browser.setPermission', {
    permission: { name: 'clipboard-write' },
    setting: 'granted',
    ...(browserContextId ? { browserContextId } : {}),
  });
  return session;
}
