import type { Page } from 'playwright-core';
import { joinPieces } from '../observe/blocks.ts';
import { MAXIMUM_ACTIONS, pageActions } from '../observe/extract.ts';
import { Deadline } from '../observe/index.ts';
import { look } from '../observe/look.ts';
import type { PageAction, PageText } from '../types.ts';

const DEADLINE_MS = 4000;
const BUDGET_MS = 1000;

/** The actions and texts of a page as it is now, without a picture: for acting, and for telling what an action did. */
export async function findOn(page: Page): Promise<{ actions: PageAction[]; texts: PageText[] }> {
  const settings = { texts: true, budget: BUDGET_MS, maximum: MAXIMUM_ACTIONS };
  const seen = await look(page, settings, new Deadline(DEADLINE_MS));
  return { actions: pageActions(seen), texts: joinPieces(seen.texts) };
}
