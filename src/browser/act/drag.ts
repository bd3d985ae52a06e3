import type { Page } from 'playwright-core';
import { orElse, sleep } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import type { PageAction } from '../types.ts';
import type { Point } from './element.ts';
import { type Arguments, failed, type Hands, said, type Trouble } from './hands.ts';
import { domSignature } from './look.ts';
import { dragFromTo } from './pointer.ts';

/** Drags something onto what is named by its action or its label, or by a distance in pixels (`dx`, `dy`). */
export async function drag(hands: Hands, action: PageAction, args: Arguments | null): Promise<Trouble | null> {
  const from = hands.aim(action);
  const to = goalOf(hands, action, args, from);
  if (!to) return failed(`There is nothing called "${said(args, 'to', 'onto', 'target') ?? ''}" to drag it to.`);
  if (await hands.session()) {
    const before = await domSignature(hands.page);
    // A mouse that lets go over the row it took hold of presses it.
    const aside = hands.touch && /^(?:left|right)$/.test(said(args, 'to', 'onto', 'target') ?? '');
    if (aside) {
      await dragByFinger(hands, from, to);
      if (!(await fruitless(hands, from, before))) return null;
    }
    await dragHeld(hands, from, to, before);
    // Pages for phones may hear fingers alone.
    if (hands.touch && !aside && (await fruitless(hands, from, before))) await dragByFinger(hands, from, to);
    return null;
  }
  const picked = heard(hands.page, ['dragstart']);
  const ended = heard(hands.page, ['drop', 'dragend']);
  await dragFromTo(hands.page, from, to);
  if ((await orElse(ASK_MS, false, picked)) && !(await orElse(LET_GO_MS, false, ended)))
    return failed('It was picked up, but this browser does not let go of what it drags.');
  return null;
}

/** Lists that a finger scrolls too take only what is held for a while: a quarter to half a second. */
const TAKEN_MS = 600;
const STEP_MS = 40;
/** The request that a drop makes is known by then, and what a server says over an open line has come. */
const ANSWER_MS = 300;

/** Drags at once, and where that came to nothing and the press had begun something, holds it first until that is over. */
async function dragHeld(hands: Hands, from: Point, to: Point, before: string | null): Promise<void> {
  const { page } = hands;
  let begun = false;
  await dragFromTo(page, from, to, async () => {
    begun = await hands.timersPending(TAKEN_MS);
  });
  if (!begun || !(await fruitless(hands, from, before))) return;
  await dragFromTo(page, from, to, async () => {
    for (const until = Date.now() + TAKEN_MS; Date.now() < until && (await hands.timersPending(TAKEN_MS)); )
      await sleep(STEP_MS);
    await sleep(STEP_MS);
  });
}

const FINGER_STEPS = 12;

async function dragByFinger(hands: Hands, from: Point, to: Point): Promise<void> {
  const session = await hands.session();
  if (!session) return;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const until = Date.now() + TAKEN_MS; Date.now() < until && (await hands.timersPending(TAKEN_MS)); )
    await sleep(STEP_MS);
  for (let step = 1; step <= FINGER_STEPS; step++) {
    const share = step / FINGER_STEPS;
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await sleep(STEP_MS);
  await touch('touchEnd', []);
}

/** Whether nothing came of it, neither at once nor from a server: what was done is not done twice. */
async function fruitless(hands: Hands, from: Point, before: string | null): Promise<boolean> {
  const same = async () => before === (await domSignature(hands.page));
  if (!(await same()) || (await drawnAt(hands.page, from))) return false;
  await sleep(ANSWER_MS);
  return !hands.asked() && (await same());
}

/** Whether a picture lies there, which may have changed though the document has not. */
function drawnAt(page: Page, at: Point): Promise<boolean> {
  return orElse(
    ASK_MS,
    true,
    evaluateBeside(page, ({ x, y }) => document.elementFromPoint(x, y)?.localName === 'canvas', at),
  );
}

const ASK_MS = 200;
/** A drop comes at once when the button is let go. */
const LET_GO_MS = 800;

/** Listens in the page's main document from now on; without an inspector that is where it is known what was dragged. */
function heard(page: Page, types: string[]): Promise<boolean> {
  const came = evaluateBeside(
    page,
    (names) =>
      new Promise<boolean>((resolve) => {
        for (const name of names) addEventListener(name, () => resolve(true), { once: true, capture: true });
      }),
    types,
  );
  came.catch(() => {});
  return came;
}

function goalOf(hands: Hands, action: PageAction, args: Arguments | null, from: Point): Point | null {
  const across = Number(args?.dx ?? Number.NaN);
  const down = Number(args?.dy ?? Number.NaN);
  if (Number.isFinite(across) || Number.isFinite(down)) return { x: from.x + (across || 0), y: from.y + (down || 0) };
  const wanted = said(args, 'to', 'onto', 'target');
  if (wanted === null) return null;
  const fold = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const drops = action.drops ?? [];
  const drop = drops.find((one) => one.label === wanted) ?? drops.find((one) => fold(one.label) === fold(wanted));
  if (drop) return drop.point;
  const rest = hands.others.filter((other) => other.name !== action.name);
  const goal =
    rest.find((other) => other.name === wanted) ??
    rest.find((other) => fold(other.label) === fold(wanted)) ??
    rest.find((other) => fold(other.label).includes(fold(wanted)) || fold(other.group ?? '') === fold(wanted));
  return goal?.point ?? null;
}
