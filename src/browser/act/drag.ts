import type { Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import type { PageAction } from '../types.ts';
import type { Point } from './element.ts';
import { type Arguments, failed, type Hands, said, type Trouble } from './hands.ts';
import { dragFromTo } from './pointer.ts';

/** Drags something onto what is named by its action or its label, or by a distance in pixels (`dx`, `dy`). */
export async function drag(hands: Hands, action: PageAction, args: Arguments | null): Promise<Trouble | null> {
  const from = hands.aim(action);
  const to = goalOf(hands, action, args, from);
  if (!to) return failed(`There is nothing called "${said(args, 'to', 'onto', 'target') ?? ''}" to drag it to.`);
  if (await hands.session()) {
    await dragFromTo(hands.page, from, to);
    return null;
  }
  const picked = heard(hands.page, ['dragstart']);
  const ended = heard(hands.page, ['drop', 'dragend']);
  await dragFromTo(hands.page, from, to);
  if ((await orElse(ASK_MS, false, picked)) && !(await orElse(LET_GO_MS, false, ended)))
    return failed('It was picked up, but this browser does not let go of what it drags.');
  return null;
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
