import type { CDPSession, Page } from 'playwright-core';
import type { Deadline } from '../deadline.ts';
import { frameInspector, pageInspector } from './session.ts';

const PAUSE_MS = 800;
const MOST_ANIMATIONS = 500;
const TWO_FRAMES =
  'new Promise((done) => { const end = () => done(1); setTimeout(end, 200); requestAnimationFrame(() => requestAnimationFrame(end)); })';

/** What a drawing moves by its own clock is no animation of style; those that stand still already are left alone. */
const STOP_DRAWINGS =
  "[...document.querySelectorAll('svg')].filter((svg) => !svg.ownerSVGElement && !svg.animationsPaused() && svg.querySelector('animate, animateMotion, animateTransform, set') && (svg.pauseAnimations(), true))";
const MOVE_DRAWINGS = 'function () { for (const svg of this) svg.unpauseAnimations(); }';

/** What was stopped in what one session sees. */
interface Stopped {
  /** Ids of animations. */
  animations: string[];
  /** Handle of a list of drawings. */
  drawings: string | undefined;
}

/**
 * Runs `body` while nothing on the page can move: style animations stand still and its scripts are held by the
 * debugger, between two tasks, so that no timer or frame callback is lost. Calls of the inspector still work meanwhile,
 * and the page goes on afterwards whatever happened.
 */
export async function whileFrozen<T>(page: Page, deadline: Deadline, body: () => Promise<T>): Promise<T> {
  const sessions = await sessionsOf(page, deadline);
  let stopped: Stopped[] = [];
  try {
    stopped = await deadline.race(Promise.all(sessions.map(still)), 'its animations were stopped');
    await deadline.race(Promise.all(sessions.map(hold)), 'its scripts were held');
    return await body();
  } finally {
    // Nothing to wait for when the page is beyond answering.
    const released = Promise.all(sessions.map((session, index) => release(session, stopped[index])));
    await deadline.race(released, 'it was let go').catch(() => {});
  }
}

const NOTHING: Stopped = { animations: [], drawings: undefined };

async function sessionsOf(page: Page, deadline: Deadline): Promise<CDPSession[]> {
  const own = await deadline.race(pageInspector(page), 'a session on it was opened');
  const inner = await Promise.all(page.frames().slice(1, 40).map(frameInspector));
  return [own.session, ...inner.flatMap((inspector) => (inspector ? [inspector.session] : []))];
}

/** Stops every animation in its place. */
async function still(session: CDPSession): Promise<Stopped> {
  const running: string[] = [];
  const note = (event: { animation: { id: string } }) => running.push(event.animation.id);
  session.on('Animation.animationStarted', note);
  try {
    await session.send('Animation.enable');
    const { result } = await session.send('Runtime.evaluate', { expression: STOP_DRAWINGS, silent: true });
    await session.send('Runtime.evaluate', { expression: TWO_FRAMES, awaitPromise: true });
    const ids = running.slice(0, MOST_ANIMATIONS);
    // Stopped one by one: a playback rate of nought leaves the compositor a frame ahead of the boxes.
    if (ids.length > 0) {
      await session.send('Animation.setPaused', { animations: ids, paused: true });
      await session.send('Runtime.evaluate', { expression: TWO_FRAMES, awaitPromise: true });
    }
    return { animations: ids, drawings: result.subtype === 'array' ? result.objectId : undefined };
  } finally {
    session.off('Animation.animationStarted', note);
  }
}

async function hold(session: CDPSession): Promise<void> {
  const held = new Promise<void>((resolve) => session.once('Debugger.paused', () => resolve()));
  await session.send('Debugger.enable');
  // In a task of its own: held inside a frame callback, the page could not draw the frame that is asked of it.
  session.send('Runtime.evaluate', { expression: 'debugger' }).catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PAUSE_MS);
  });
  await Promise.race([held, late]);
  clearTimeout(timer);
}

async function release(session: CDPSession, { animations, drawings }: Stopped = NOTHING): Promise<void> {
  await session.send('Debugger.resume').catch(() => {});
  await session.send('Debugger.disable').catch(() => {});
  if (animations.length > 0) {
    await session.send('Animation.setPaused', { animations, paused: false }).catch(() => {});
    await session.send('Animation.releaseAnimations', { animations }).catch(() => {});
  }
  await session.send('Animation.disable').catch(() => {});
  if (!drawings) return;
  await session
    .send('Runtime.callFunctionOn', { objectId: drawings, functionDeclaration: MOVE_DRAWINGS })
    .catch(() => {});
  await session.send('Runtime.releaseObject', { objectId: drawings }).catch(() => {});
}
