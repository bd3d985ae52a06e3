import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Page } from 'playwright-core';
import sharp from 'sharp';
import { tellScreen } from './chromium/screen.ts';
import { pageInspector } from './chromium/session.ts';
import type { Deadline } from './deadline.ts';
import { isChromium } from './look.ts';
import type { WalkResult } from './page/kit.ts';

export interface ImageOptions {
  type?: 'png' | 'jpeg';
  /** 1..100, jpeg only; default 80. */
  quality?: number;
  /** Longest side in pixels; a larger frame is scaled down. Default 8192, the most a turn may carry. */
  maximumSide?: number;
}

/** The encoded image; a Buffer that also says what it holds. */
export type FrameImage = Buffer & {
  bytes: Buffer;
  mediaType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
};

const LARGEST_SIDE = 8192;
/** Further tries when the browser has no picture to give yet. */
const CAPTURES = 5;
const CAPTURE_AGAIN_MS = 60;
/** What is not drawn so long after the page went on is not drawn at all. */
const LOST_AFTER_MS = 1000;

/** Where the viewport is on the page, in CSS pixels, and how fine its screen is. */
export type Viewport = Pick<WalkResult, 'left' | 'top' | 'width' | 'height' | 'pixelRatio'>;

/** Takes the viewport as the browser draws it; in device pixels when the viewport is given. */
export async function captureViewport(
  page: Page,
  viewport: Viewport | null,
  options: ImageOptions,
  deadline: Deadline,
): Promise<Buffer> {
  const type = options.type ?? 'jpeg';
  const quality = options.quality ?? 80;
  if (isChromium(page)) {
    const inspector = await deadline.race(pageInspector(page), 'a session on it was opened');
    const { session } = inspector;
    const fine = viewport !== null && viewport.pixelRatio !== 1;
    const told = fine && (await deadline.race(tellScreen(page, inspector), 'its screen was asked about'));
    const wanted = {
      format: type,
      ...(type === 'jpeg' ? { quality } : { optimizeForSpeed: true }),
      ...(fine && !told ? { clip: clipOf(viewport) } : {}),
    };
    for (let again = CAPTURES; ; again--) {
      const left = leaving(page);
      try {
        const asked = session.send('Page.captureScreenshot', wanted);
        const shot = await deadline.race(Promise.race([asked, left.lost]), 'its picture was taken');
        if (shot) return Buffer.from(shot.data, 'base64');
      } catch (error) {
        // Chromium has nothing to copy while it makes the surface of a new page; a moment later it has.
        if (again === 0 || !/Unable to capture/.test(String(error))) throw error;
        await sleep(CAPTURE_AGAIN_MS);
      } finally {
        left.forget();
      }
    }
  }
  return deadline.race(
    page.screenshot({ type, ...(type === 'jpeg' ? { quality } : {}), timeout: deadline.left || 1, caret: 'initial' }),
    'its picture was taken',
  );
}

/**
 * Chromium never answers for a picture of a page that went on to the next one while it was drawn: `lost` resolves when
 * that has happened and an answer is not to be waited for.
 */
function leaving(page: Page): { lost: Promise<null>; forget: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let gone: (frame: Frame) => void = () => {};
  const lost = new Promise<null>((resolve) => {
    gone = (frame) => {
      if (frame === page.mainFrame()) timer ??= setTimeout(() => resolve(null), LOST_AFTER_MS);
    };
    page.on('framenavigated', gone);
  });
  return {
    lost,
    forget() {
      clearTimeout(timer);
      page.off('framenavigated', gone);
    },
  };
}

function clipOf({ left, top, width, height, pixelRatio }: Viewport) {
  return { x: left, y: top, width, height, scale: pixelRatio };
}

/** Checks and sizes the frame; re-encodes only when it must become smaller. */
export async function finishImage(taken: Buffer, options: ImageOptions): Promise<FrameImage> {
  const type = options.type ?? 'jpeg';
  const limit = Math.min(options.maximumSide ?? LARGEST_SIDE, LARGEST_SIDE);
  const { width = 0, height = 0 } = await sharp(taken).metadata();
  let bytes = taken;
  let size = { width, height };
  if (Math.max(width, height) > limit) {
    const resized = sharp(taken).resize({ width: limit, height: limit, fit: 'inside' });
    const encoded =
      type === 'png' ? resized.png({ compressionLevel: 6 }) : resized.jpeg({ quality: options.quality ?? 80 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    bytes = data;
    size = { width: info.width, height: info.height };
  }
  return Object.assign(bytes, { bytes, mediaType: type === 'png' ? 'image/png' : 'image/jpeg', ...size } as const);
}
