import type { Frame, Page } from 'playwright-core';
import type { Check, Success } from '../contract/index.ts';
import { addressMatches } from './glob.ts';
import { foldText, textVisible } from './visible-text.ts';

/** A request of the session that was answered. */
export interface AnsweredRequest {
  method: string;
  url: string;
  status: number;
  body: string | null;
}

/** What the checks may look at: the open tabs and what was requested so far. */
export interface Evidence {
  pages: readonly Page[];
  requests: readonly AnsweredRequest[];
}

/** A page that hangs answers no question; then the check does not hold. */
const LOOK_DEADLINE_MS = 3_000;

/** Whether one check holds now. Never throws: what cannot be looked at does not hold. */
export async function holds(check: Check, evidence: Evidence): Promise<boolean> {
  if ('selector' in check) return selectorHolds(check, evidence.pages);
  if ('url' in check) return evidence.pages.some((page) => addressMatches(check.url, page.url()));
  if ('text' in check)
    return anyFrame(evidence.pages, async (frame) => (await textVisible(frame, check.text)) && frameShown(frame));
  if ('request' in check) return evidence.requests.some((request) => requestMatches(check.request, request));
  return anyPage(evidence.pages, (page) => storageHolds(page, check.storage));
}

/** Whether all that a scenario calls success is true now. */
export async function succeeded(success: Success, evidence: Evidence): Promise<boolean> {
  const all = async (checks: readonly Check[]) => Promise.all(checks.map((check) => holds(check, evidence)));
  if (success.all && (await all(success.all)).includes(false)) return false;
  if (success.any && !(await all(success.any)).includes(true)) return false;
  return !(success.none && (await all(success.none)).includes(true));
}

async function within(look: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), LOOK_DEADLINE_MS);
  });
  try {
    return await Promise.race([look.catch(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function anyPage(pages: readonly Page[], look: (page: Page) => Promise<boolean>): Promise<boolean> {
  return (await Promise.all(pages.map((page) => within(look(page))))).includes(true);
}

async function anyFrame(pages: readonly Page[], look: (frame: Frame) => Promise<boolean>): Promise<boolean> {
  const frames = pages.flatMap((page) => page.frames());
  return (await Promise.all(frames.map((frame) => within(look(frame))))).includes(true);
}

/** Text in a frame that is itself hidden is not visible. */
async function frameShown(frame: Frame): Promise<boolean> {
  for (let inner = frame; inner.parentFrame(); inner = inner.parentFrame() as Frame) {
    const element = await inner.frameElement();
    if (!(await element.isVisible())) return false;
  }
  return true;
}

async function selectorHolds(check: Extract<Check, { selector: string }>, pages: readonly Page[]): Promise<boolean> {
  const frames = pages.flatMap((page) => page.frames());
  const counts = await Promise.all(
    frames.map(async (frame) => {
      let count = 0;
      await within(
        frame
          .locator(`css=${check.selector}`)
          .count()
          .then((found) => {
            count = found;
            return true;
          }),
      );
      return count;
    }),
  );
  if (check.count !== undefined && counts.reduce((sum, count) => sum + count, 0) !== check.count) return false;
  const frame = frames[counts.findIndex((count) => count > 0)];
  const looksAtFirst = check.value !== undefined || check.text !== undefined;
  if (!frame) return !looksAtFirst && (check.state === 'hidden' || (check.count === 0 && check.state === undefined));
  return within(firstMatchHolds(check, frame));
}

async function firstMatchHolds(check: Extract<Check, { selector: string }>, frame: Frame): Promise<boolean> {
  const first = frame.locator(`css=${check.selector}`).first();
  const timeout = LOOK_DEADLINE_MS;
  const states = {
    visible: () => first.isVisible(),
    hidden: async () => !(await first.isVisible()),
    attached: async () => true,
    checked: () => first.isChecked({ timeout }),
    unchecked: async () => !(await first.isChecked({ timeout })),
    disabled: () => first.isDisabled({ timeout }),
    enabled: () => first.isEnabled({ timeout }),
  };
  if (!(await states[check.state ?? 'visible']())) return false;
  if (check.value !== undefined && (await first.inputValue({ timeout })) !== check.value) return false;
  if (check.text !== undefined) {
    if (!foldText(await first.innerText({ timeout })).includes(foldText(check.text))) return false;
  }
  return true;
}

function requestMatches(wanted: Extract<Check, { request: object }>['request'], request: AnsweredRequest): boolean {
  return (
    (wanted.method === undefined || wanted.method.toUpperCase() === request.method.toUpperCase()) &&
    addressMatches(wanted.url, request.url) &&
    (wanted.status === undefined || wanted.status === request.status) &&
    (wanted.body === undefined || (request.body ?? '').includes(wanted.body))
  );
}

async function storageHolds(page: Page, wanted: Extract<Check, { storage: object }>['storage']): Promise<boolean> {
  const isWanted = (found: string) => wanted.value === undefined || found === wanted.value;
  if (wanted.cookie !== undefined) {
    // All that the browser keeps, of whatever path: one that belongs to the way here is there at the end too.
    const cookies = await page.context().cookies();
    return cookies.some(({ name, value }) => name === wanted.cookie && isWanted(value));
  }
  const area = wanted.local !== undefined ? 'localStorage' : 'sessionStorage';
  const key = wanted.local ?? wanted.session ?? '';
  const found = await page.evaluate(([name, item]) => window[name].getItem(item), [area, key] as const);
  return found !== null && isWanted(found);
}
