import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { Secrets } from '../act/secrets.ts';
import { orElse, within } from '../guard/deadline.ts';
import { StageError } from '../guard/error.ts';
import { Happenings } from '../guard/happenings.ts';
import { Origins } from '../guard/origins.ts';
import { answerPickers } from '../guard/pickers.ts';
import { watchPrograms } from '../guard/programs.ts';
import { letCopy, watchPrompts } from '../guard/prompts.ts';
import { startGuardProxy } from '../guard/proxy.ts';
import { guardRoutes } from '../guard/routes.ts';
import { watchSound } from '../guard/sound.ts';
import { workFolder } from '../launch/launch.ts';
import { rememberListeners } from '../observe/index.ts';
import { Pace } from '../pacing/pacing.ts';
import { userAgentOf } from '../person/device.ts';
import { shapeContext } from '../person/shape.ts';
import { SessionTrace } from '../trace/trace.ts';
import type { Stage, StageOptions } from '../types.ts';
import { DEADLINES } from './options.ts';
import { PersonStage } from './stage.ts';

/**
 * Opens a browser context shaped as the person, over a proxy that lets nothing out but the allowed origins.
 *
 * @throws StageError `browser_gone` or `timeout` when the browser cannot open one.
 */
export async function openStage(browser: Browser, options: StageOptions): Promise<Stage> {
  const origins = new Origins(options.origins);
  const happenings = new Happenings();
  const proxy = await startGuardProxy(origins, options.resourceOrigins);
  try {
    const shape = shapeContext(options.person, options);
    const name = browser.browserType().name();
    const isChromium = name === 'chromium';
    // Firefox has no emulation of mobile pages; the size and the finger stay.
    if (name === 'firefox') delete shape.context.isMobile;
    const userAgent = userAgentOf(shape.device, name, browser.version());
    const context = await within(
      DEADLINES.open,
      'Opening a browser context',
      browser.newContext({
        ...shape.context,
        ...(userAgent ? { userAgent } : {}),
        proxy: { server: proxy.server, bypass: '<-loopback>' },
        serviceWorkers: 'block',
        acceptDownloads: true,
        ignoreHTTPSErrors: false,
        ...(options.httpCredentials ? { httpCredentials: options.httpCredentials } : {}),
      }),
    );
    const secrets = new Secrets(options.secrets, options.secretOrigins);
    const trace = options.tracePath
      ? new SessionTrace(context, options.tracePath, options, secrets, workFolder(browser))
      : null;
    await trace?.start();
    // Only Chromium lets its proxy have the loopback addresses for sure.
    if (options.resourceOrigins?.length || !isChromium)
      await guardRoutes(context, origins, new Origins(options.resourceOrigins ?? []));
    if (!isChromium) {
      await rememberListeners(context);
      await watchPrograms(context, happenings);
    }
    await Pace.install(context, options.pacing);
    await watchPrompts(context, happenings, options.geolocation !== undefined);
    if (isChromium) await answerPickers(context);
    await watchSound(context, happenings, options.person?.accessibility_profile.hearing ?? 'full');
    const page = await within(DEADLINES.open, 'Opening a page', context.newPage());
    const copying = isChromium ? await orElse(DEADLINES.close, null, letCopy(page)) : null;
    return new PersonStage({
      context,
      page,
      options,
      happenings,
      origins,
      secrets,
      trace,
      locale: shape.locale,
      touch: shape.device.touch,
      device: shape.device.kind,
      pacing: options.pacing,
      bytesInProgress: () => folderBytes(workFolder(browser)),
      dispose: [() => context.close(), async () => copying?.detach(), () => proxy.close()],
    });
  } catch (error) {
    await proxy.close();
    if (!browser.isConnected()) throw new StageError('browser_gone', 'The browser ended', { cause: error });
    throw error;
  }
}

/**
 * Makes a stage of a page that a test already has. The context stays the test's own: it is neither reshaped nor
 * closed, and the allowed origins are kept by routes, which do not see redirects.
 */
export async function attachStage(page: Page, options: StageOptions): Promise<Stage> {
  const origins = new Origins(options.origins);
  const happenings = new Happenings();
  const context = page.context();
  const release = await guardRoutes(context, origins, new Origins(options.resourceOrigins ?? []));
  return new PersonStage({
    context,
    page,
    options,
    happenings,
    origins,
    secrets: new Secrets(options.secrets, options.secretOrigins),
    trace: null,
    touch: false,
    device: null,
    // The page is under way already: its clock cannot be taken in hand any more.
    pacing: 'frame_on_demand',
    locale: await page.evaluate(() => navigator.language).catch(() => 'en-US'),
    bytesInProgress: async () => 0,
    dispose: [release],
  });
}

async function folderBytes(root: string | null): Promise<number> {
  if (!root) return 0;
  const folder = join(root, 'downloads');
  const names = await readdir(folder).catch(() => [] as string[]);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        (file) => file.size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
