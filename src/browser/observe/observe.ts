import type { Page } from 'playwright-core';
import type { Action } from '../../contract/index.ts';
import type { Observation, PageAction, PageText } from '../types.ts';
import { type Scale, scaleBox, toAction } from './actions.ts';
import { joinPieces, lookBlocks, textBlocks } from './blocks.ts';
import { whileFrozen } from './chromium/freeze.ts';
import { knowsScreen } from './chromium/screen.ts';
import { Deadline, ObserveError } from './deadline.ts';
import { MAXIMUM_ACTIONS, pageActions } from './extract.ts';
import { captureViewport, type FrameImage, finishImage, type ImageOptions } from './frame.ts';
import { isChromium, type Look, look } from './look.ts';
import type { WalkSettings } from './page/kit.ts';
import { type NamedScroller, nameScrollers, pageLevelActions } from './page-level.ts';

export interface ObserveOptions extends ImageOptions {
  /** Milliseconds after which the look is given up; default 15,000. */
  deadlineMs?: number;
  /** Milliseconds the walk may take in one frame; default 1,500. */
  budgetMs?: number;
  /** How often image and boxes are taken until they agree; default 4. */
  attempts?: number;
}

/** What the person sees and could do, image and boxes of one moment. */
export interface PageObservation extends Observation {
  image: FrameImage;
  /** Size of the image in pixels. */
  width: number;
  height: number;
  /** What the actions of the page stand for, disabled ones included, in main-frame CSS pixels. */
  pageActions: PageAction[];
  /** Texts with boxes in image pixels. */
  texts: PageText[];
  scrollers: NamedScroller[];
  canScrollUp: boolean;
  canScrollDown: boolean;
  /** The page as a whole hears the arrow keys. */
  arrows: boolean;
  /** Image pixels in a CSS pixel, for `toAction`. */
  scale: Scale;
  /** Date.now() when the frame was drawn. */
  takenAt: number;
  /** Nothing that was reported moved between the walk and the frame. */
  sameMoment: boolean;
  /** The walk stopped at its time budget. */
  truncated: boolean;
}

/**
 * Takes one image of the viewport and what a person could do in it: `actions` are declared in image pixels, ready for
 * a turn, without those that show as disabled. Actions of the browser around the page (back, tabs, dialogs) are for
 * the caller to add with `pageLevelActions`.
 * @throws ObserveError when the page does not answer before the deadline, or is closed.
 */
export async function observe(page: Page, options: ObserveOptions = {}): Promise<PageObservation> {
  const deadline = new Deadline(options.deadlineMs ?? 15_000);
  const settings = { texts: true, budget: options.budgetMs ?? 1500, maximum: MAXIMUM_ACTIONS };
  const attempts = Math.max(1, options.attempts ?? 4);
  let moment = await take(page, settings, options, deadline);
  for (let attempt = 1; attempt < attempts && !moment.same && deadline.left > 0; attempt++) {
    moment = (await takeAgain(page, settings, options, deadline)) ?? moment;
  }
  const { seen, taken, takenAt } = moment;
  const image = await finishImage(taken, options);
  const scale = { x: image.width / seen.width, y: image.height / seen.height };
  const found = pageActions(seen);
  const scrollers = nameScrollers(seen.scrollers);
  const texts = joinPieces(seen.texts).map((text) => ({
    ...text,
    box: scaleBox(text.box, scale),
    line: text.line * scale.y,
  }));
  const scrolls = pageLevelActions({
    canScrollDown: seen.canScrollDown,
    canScrollUp: seen.canScrollUp,
    canScrollLeft: seen.canScrollLeft,
    canScrollRight: seen.canScrollRight,
    scrollers,
    scale,
    keys: false,
  });
  const own: Action[] = found.filter((action) => !action.disabled).map((action) => toAction(action, scale));
  return {
    image,
    width: image.width,
    height: image.height,
    url: seen.url,
    title: seen.title,
    actions: [...own, ...scrolls.filter(({ name }) => name !== 'wait')].slice(0, MAXIMUM_ACTIONS),
    pageActions: found,
    texts,
    blocks: [...textBlocks(texts, seen.url, seen.title), ...lookBlocks(seen)],
    scrollers,
    canScrollUp: seen.canScrollUp,
    canScrollDown: seen.canScrollDown,
    arrows: seen.arrows,
    frameAgeMs: Math.max(0, Date.now() - takenAt),
    takenAt,
    scale,
    sameMoment: moment.same,
    truncated: seen.truncated,
  };
}

/** Pages on which a CSS pixel was one of the screen's: their frame needs no measuring first. */
const coarse = new WeakSet<Page>();

interface Moment {
  seen: Look;
  taken: Buffer;
  takenAt: number;
  /** Everything that was reported stood at the same place before and after the frame. */
  same: boolean;
}

const FROZEN_MS = 3000;

/** Once more; a page that never rests is held for the moment that it takes. */
async function takeAgain(
  page: Page,
  settings: WalkSettings,
  options: ObserveOptions,
  deadline: Deadline,
): Promise<Moment | null> {
  if (!isChromium(page)) return take(page, settings, options, deadline);
  const short = new Deadline(Math.min(FROZEN_MS, deadline.left));
  try {
    return await whileFrozen(page, short, () => take(page, settings, options, short));
  } catch (error) {
    // What was taken first is still good for something.
    if (error instanceof ObserveError && error.kind === 'deadline') return null;
    throw error;
  }
}

async function take(page: Page, settings: WalkSettings, options: ObserveOptions, deadline: Deadline): Promise<Moment> {
  const walk = look(page, settings, deadline);
  // Side by side where it can be: the frame is drawn while the walk's answer is on its way.
  const asked = Date.now();
  let came = false;
  const early = coarse.has(page) || knowsScreen(page) ? captureViewport(page, null, options, deadline) : null;
  early?.then(
    () => {
      came = true;
    },
    () => {},
  );
  const seen = await walk;
  // A frame is drawn soon after it is asked for; coding and carrying it takes several times as long. One that was asked
  // for beside the walk was drawn before it or after it.
  const walked = Date.now();
  const fits = early !== null && (seen.pixelRatio === 1 || knowsScreen(page));
  const takenAt = fits ? (came ? asked : Math.round((asked + walked) / 2)) : walked;
  const taken = fits ? await early : await captureViewport(page, seen, options, deadline);
  if (seen.pixelRatio === 1) coarse.add(page);
  else coarse.delete(page);
  const after = await seen.restamp().catch(() => null);
  return { seen, taken, takenAt, same: after === seen.stamp };
}
