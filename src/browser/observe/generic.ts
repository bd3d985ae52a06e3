import type { BrowserContext, ElementHandle, Frame, JSHandle, Page } from 'playwright-core';
import type { Deadline } from './deadline.ts';
import type { Look } from './look.ts';
import { mergeFrame } from './merge.ts';
import { whileItMoves } from './moving.ts';
import type { Kit, WalkResult, WalkSettings } from './page/kit.ts';
import { MEMORY_KEY, remember } from './page/memory.ts';
import { LONE_KIT_EXPRESSION } from './script.ts';

/** Lets the documents of a context note who listens in them; to be called before it has a page. */
export async function rememberListeners(context: BrowserContext): Promise<void> {
  await context.addInitScript(remember, MEMORY_KEY);
}

/**
 * The same walk without the inspector, for Firefox and WebKit. On a page that was there before its context could
 * `rememberListeners`, closed shadow roots stay closed, and handlers that were set by script show themselves by framework
 * marks and the pointer cursor.
 */
export function evaluateLook(page: Page, settings: WalkSettings, deadline: Deadline): Promise<Look> {
  return whileItMoves(page, deadline, () => once(page, settings, deadline));
}

async function once(page: Page, settings: WalkSettings, deadline: Deadline): Promise<Look> {
  const kits: Array<JSHandle<Kit>> = [];
  const result = await walkFrame(page.mainFrame(), settings, kits, 0);
  const { foreign: _foreign, unknownHosts: _hosts, deaf: _deaf, ...look } = result;
  return {
    ...look,
    async restamp() {
      const stamps = await deadline.race(
        Promise.all(kits.map((kit) => kit.evaluate((own) => own.stamp()))),
        'it was looked at again',
      );
      return stamps.join('\n');
    },
  };
}

async function walkFrame(
  frame: Frame,
  settings: WalkSettings,
  kits: Array<JSHandle<Kit>>,
  depth: number,
): Promise<WalkResult> {
  const kit = (await frame.evaluateHandle(LONE_KIT_EXPRESSION)) as unknown as JSHandle<Kit>;
  kits.push(kit);
  const result = await kit.evaluate((own, wanted) => own.walk(wanted), settings);
  if (result.foreign.length === 0 || depth >= 5) return result;
  for (const child of frame.childFrames()) {
    let element: ElementHandle | null = null;
    try {
      element = await child.frameElement();
      const index = await kit.evaluate(
        (own, node) => own.foreignFrames.findIndex((foreign) => foreign.element === node),
        element,
      );
      const place = result.foreign[index];
      if (!place) continue;
      const inner = await walkFrame(child, settings, kits, depth + 1);
      await mergeFrame(result, inner, place, (points) =>
        kit.evaluate((own, asked) => own.reaches(asked.index, asked.points), { index, points }),
      );
    } catch {
      // A frame that navigates or goes away has nothing to offer at this moment.
    } finally {
      await element?.dispose().catch(() => {});
    }
  }
  return result;
}
