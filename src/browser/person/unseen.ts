import type { Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import { nameActions } from '../observe/naming.ts';
import type { PageAction } from '../types.ts';
import { type FocusAt, keepUnseen, type Unseen, type UnseenQuestion } from './page-unseen.ts';

const ASK_MS = 2000;
/** Under this symbol what was found stands in the context beside the page's scripts. */
const KEEPER = 'dramatis.unseen';
/** More links out of sight than these are a page behind the page. */
const MOST = 40;
const MOST_STOPS = 300;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

function ask<Answer>(page: Page, question: UnseenQuestion): Promise<Answer> {
  return evaluateBeside(page, keepUnseen, { ...question, key: KEEPER }) as Promise<unknown> as Promise<Answer>;
}

/**
 * Links and buttons that the eye does not find and the focus comes to: "Skip to the content". Who goes by keys comes upon
 * those that show themselves then, a screen reader upon all that are not hidden from it.
 *
 * @param offered what is offered already; what bears the same name is no further way.
 */
export async function unseenStops(
  page: Page,
  offered: readonly PageAction[],
  { revealed }: { revealed: boolean },
): Promise<PageAction[]> {
  const found = await orElse(ASK_MS, [], ask<Unseen[]>(page, { ask: 'list', revealed, most: MOST }));
  const known = new Set(offered.map(({ label }) => label));
  const fresh = found.filter(({ label }) => !known.has(label));
  const taken = new Set(offered.map(({ name }) => name));
  const stops = fresh.map(({ index, label, role }) => ({ kind: 'click' as const, role, label, stop: index }));
  const names = nameActions(stops);
  return stops.flatMap((stop, at) => {
    const name = names[at]!;
    if (taken.has(name)) return [];
    return [{ ...stop, name, target: NOWHERE, point: { x: 0, y: 0 }, frame: '', state: [] }];
  });
}

/** Brings the focus to such a stop, by the Tab key or as a screen reader does; why not, where it does not come there. */
export async function focusUnseen(page: Page, index: number, byKeys: boolean): Promise<'here' | 'gone' | 'lost'> {
  const at = () => orElse(ASK_MS, 'gone' as FocusAt, ask<FocusAt>(page, { ask: 'has', index }));
  let state = byKeys ? await at() : await orElse(ASK_MS, 'gone', ask<FocusAt>(page, { ask: 'focus', index }));
  const ways = byKeys ? ['Tab', 'Shift+Tab'] : [];
  for (const key of ways) {
    const seen = new Map<string, number>();
    for (let stop = 0; stop < MOST_STOPS && state !== 'here' && state !== 'gone'; stop++) {
      const times = (seen.get(state) ?? 0) + 1;
      if (times > 2) break;
      seen.set(state, times);
      await page.keyboard.press(key);
      state = await at();
    }
  }
  return state === 'here' || state === 'gone' ? state : 'lost';
}
