import type { CDPSession, Page } from 'playwright-core';
import { callKit } from './kit.ts';
import type { Inspector } from './session.ts';

/** Runs in the page. A mobile page alone has a window that is turned. */
const SCREEN =
  "function () { const { type, angle } = screen.orientation; return { width: screen.width, height: screen.height, ratio: devicePixelRatio, mobile: 'orientation' in window, type, angle }; }";

interface Screen {
  width: number;
  height: number;
  ratio: number;
  mobile: boolean;
  /** Such as `landscape-primary`. */
  type: string;
  angle: number;
}

interface Said {
  session: CDPSession;
  size: string;
}

const said = new WeakMap<Page, Said>();

/** Whether the inspector's session was told of the screen that the page has now. */
export function knowsScreen(page: Page): boolean {
  const known = said.get(page);
  return known !== undefined && known.size === sizeOf(page);
}

/**
 * Tells the inspector's session how the page's screen is emulated. Chromium draws a picture by the emulation of the session
 * that asks for it, and leaves the page with that one afterwards: a session that knew of none would take a fine screen
 * or a phone away from the page.
 *
 * @returns false where nothing is emulated, and the picture is of the screen that is there.
 */
export async function tellScreen(page: Page, inspector: Inspector): Promise<boolean> {
  const size = page.viewportSize();
  if (!size) return false;
  const { session, rootFrame } = inspector;
  if (knowsScreen(page) && said.get(page)?.session === session) return true;
  const screen = await callKit<Screen>(inspector, rootFrame, SCREEN);
  const type = screen.type.replace(/-(.)/, (_, first: string) => first.toUpperCase());
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...size,
    deviceScaleFactor: screen.ratio,
    mobile: screen.mobile,
    screenWidth: screen.width,
    screenHeight: screen.height,
    screenOrientation: { type: type as 'portraitPrimary', angle: screen.angle },
  });
  said.set(page, { session, size: sizeOf(page) });
  return true;
}

function sizeOf(page: Page): string {
  const size = page.viewportSize();
  return size ? `${size.width}x${size.height}` : '';
}
