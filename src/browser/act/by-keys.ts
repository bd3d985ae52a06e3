import type { Page } from 'playwright-core';
import { focusByKeys } from '../person/keyboard.ts';
import { focusUnseen } from '../person/unseen.ts';
import type { PageAction } from '../types.ts';
import { choose } from './choose.ts';
import { type Arguments, failed, type Hands, type Trouble } from './hands.ts';
import { setRange } from './set.ts';
import { typeFocused } from './type.ts';
import { upload } from './upload.ts';

/** Toggled by the space bar; everything else answers to Enter. */
const BY_SPACE = new Set(['checkbox', 'radio', 'switch']);

/** Does an action with nothing but the keyboard: Tab until it is there, then the key that it answers to. */
export async function performByKeys(hands: Hands, action: PageAction, args: Arguments | null): Promise<Trouble | null> {
  if (!(await focusByKeys(hands.page, action)))
    return failed(`"${action.label}" could not be reached with the Tab key.`);
  switch (action.kind) {
    case 'type':
      return typeFocused(hands, action, args);
    case 'choose':
      return choose(hands, action, args);
    case 'set':
      return setRange(hands, action, args);
    case 'upload':
      return upload(hands, action, args);
    default:
      await hands.page.keyboard.press(BY_SPACE.has(action.role) ? 'Space' : 'Enter');
      return null;
  }
}

/** Presses what only the focus comes to. */
export async function performUnseen(page: Page, { stop, label }: PageAction, byKeys: boolean): Promise<Trouble | null> {
  const came = await focusUnseen(page, stop ?? 0, byKeys);
  if (came === 'gone') return failed(`"${label}" is not there any more.`);
  if (came === 'lost') return failed(`"${label}" could not be reached${byKeys ? ' with the Tab key' : ''}.`);
  await page.keyboard.press('Enter');
  return null;
}
