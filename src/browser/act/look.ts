import type { Page } from 'playwright-core';
import { orElse } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import { ERROR_PAGE } from '../guard/straying.ts';
import { isChromium } from '../observe/look.ts';
import type { PageAction, PageText } from '../types.ts';

/** What a person could tell of the page at one moment, for comparing it with the next. */
export interface Look {
  url: string;
  title: string;
  actions: readonly PageAction[];
  texts: readonly PageText[];
  /** The page did not let itself be looked at: nothing is known of actions and texts. */
  blind: boolean;
  /** Changes with the DOM, with what fields hold and with scrolling, seen or not; null when the page did not answer. */
  signature: string | null;
}

const SIGNATURE_DEADLINE_MS = 2000;

/** The address of the page; that of the browser's own, where it shows one because it could not open another. */
export async function addressOf(page: Page): Promise<string> {
  if (isChromium(page)) return page.url();
  // Firefox keeps the address that was asked for, and only the document tells.
  const document = await orElse(
    1000,
    '',
    evaluateBeside(page, () => globalThis.document.documentURI, null),
  );
  return ERROR_PAGE.test(document) ? document : page.url();
}

/** A short value that changes when the page's own documents do, frames of the same origin included. */
export function domSignature(page: Page): Promise<string | null> {
  return orElse(SIGNATURE_DEADLINE_MS, null, evaluateBeside(page, documentSignature, null));
}

/** Runs in the page: markup, the state of fields and the scroll positions, folded into one number each. */
function documentSignature(): string {
  const fold = (text: string, from: number) => {
    let hash = from;
    // Long documents are sampled: the length catches what the steps miss.
    const step = Math.max(1, Math.floor(text.length / 200_000));
    for (let at = 0; at < text.length; at += step) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    return (hash + text.length) | 0;
  };
  let markup = 7;
  let fields = 7;
  let scrolled = 0;
  const inner = (frame: HTMLIFrameElement) => {
    try {
      return frame.contentDocument;
    } catch {
      return null;
    }
  };
  const walk = (root: Document | ShadowRoot) => {
    const whole = 'documentElement' in root ? root.documentElement.outerHTML : root.innerHTML;
    markup = fold(whole, markup);
    for (const element of root.querySelectorAll<HTMLInputElement>('*')) {
      if (element.scrollTop || element.scrollLeft) scrolled += Math.round(element.scrollTop * 3 + element.scrollLeft);
      if (/^(input|select|textarea)$/.test(element.localName))
        fields = fold(`${element.value}${element.checked}`, fields);
      if (element.shadowRoot) walk(element.shadowRoot);
      if (element.localName === 'iframe') {
        const document = inner(element as unknown as HTMLIFrameElement);
        if (document?.documentElement) walk(document);
      }
    }
  };
  walk(document);
  return `${markup}.${fields}.${scrolled}`;
}

/** Texts that differ between two looks with nothing done between them but in their digits: clocks and countdowns. */
export function movingTexts(earlier: Look['texts'], later: Look['texts']): ReadonlySet<string> {
  const exact = new Set(earlier.map(({ text }) => text));
  const shapes = new Set(earlier.map(({ text }) => withoutDigits(text)));
  const moved = later.filter(({ text }) => !exact.has(text) && /\d/.test(text) && shapes.has(withoutDigits(text)));
  return new Set(moved.map(({ text }) => withoutDigits(text)));
}

/**
 * Texts that changed between two looks in nothing but their digits, though nothing else did: a counter that answered,
 * or a clock that would have ticked anyway. Empty when there is something else to be noticed.
 */
export function onlyDigitsChanged(before: Look, after: Look, moving: ReadonlySet<string>): ReadonlySet<string> {
  const shapes = movingTexts(before.texts, after.texts);
  const rest = [...shapes].filter((shape) => !moving.has(shape));
  if (rest.length === 0 || noticed(before, after, new Set([...moving, ...rest])).length > 0) return new Set();
  return new Set(rest);
}

export function withoutDigits(text: string): string {
  return text.replaceAll(/\d+/g, '0');
}

/**
 * What changed between two looks, in words; empty when a person would notice nothing.
 *
 * @param moving texts that change all the time, from `movingTexts`.
 */
export function noticed(before: Look, after: Look, moving: ReadonlySet<string> = new Set()): string[] {
  const words: string[] = [];
  const moved = withoutHash(before.url) !== withoutHash(after.url);
  if (moved && ERROR_PAGE.test(after.url)) return ['The browser says that this page cannot be opened.'];
  if (moved) words.push(`The page changed to "${after.title || pathOf(after.url)}".`);
  else if (before.title !== after.title && !after.blind) words.push(`The page is now called "${after.title}".`);

  if (before.blind || after.blind) return words;
  const fresh = furtherTexts(before.texts, after.texts).filter(({ text }) => !moving.has(withoutDigits(text)));
  const alerts = fresh.filter((text) => text.role === 'alert' || text.role === 'status');
  for (const alert of alerts.slice(0, 3)) words.push(`A message appeared: "${alert.text.slice(0, 300)}"`);
  if (!moved) {
    const others = fresh.length - alerts.length;
    const lost = furtherTexts(after.texts, before.texts).filter(({ text }) => !moving.has(withoutDigits(text)));
    const gone = lost.length;
    // Words that were not there before say more than a number that went on.
    const shapes = new Set(before.texts.map(({ text }) => withoutDigits(text)));
    const rest = fresh.filter((text) => !alerts.includes(text));
    const first = (rest.find(({ text }) => !shapes.has(withoutDigits(text))) ?? rest[0])?.text.slice(0, 80);
    if (others > 0) words.push(`${others === 1 ? 'One text is' : `${others} texts are`} new, such as "${first}".`);
    else if (gone > 0) words.push(`${gone === 1 ? 'One text' : `${gone} texts`} went away.`);
    words.push(...changedControls(before.actions, after.actions, moving));
  }
  return words;
}

/** The texts of `now` that were not there before, the second "Removed" beside a first one too. */
function furtherTexts(earlier: Look['texts'], now: Look['texts']): PageText[] {
  const left = new Map<string, number>();
  for (const { text } of earlier) left.set(text, (left.get(text) ?? 0) + 1);
  return now.filter(({ text }) => {
    const known = left.get(text) ?? 0;
    left.set(text, known - 1);
    return known <= 0;
  });
}

function changedControls(
  before: readonly PageAction[],
  after: readonly PageAction[],
  moving: ReadonlySet<string>,
): string[] {
  const words: string[] = [];
  // A control whose label counts down is the same control all the while.
  const nameOf = (action: PageAction) =>
    moving.has(withoutDigits(action.label)) ? withoutDigits(action.name) : action.name;
  const was = new Map(before.map((action) => [nameOf(action), action]));
  const fresh: PageAction[] = [];
  for (const action of after) {
    const old = was.get(nameOf(action));
    was.delete(nameOf(action));
    if (!old) {
      fresh.push(action);
      continue;
    }
    if ((old.value ?? '') !== (action.value ?? ''))
      words.push(`"${action.label}" now shows "${(action.value ?? '').slice(0, 200)}".`);
    const now = action.state.filter((state) => !old.state.includes(state) && state !== 'focused');
    const past = old.state.filter((state) => !action.state.includes(state) && state !== 'focused');
    if (now.length > 0) words.push(`"${action.label}" is now ${now.join(', ')}.`);
    else if (past.length > 0) words.push(`"${action.label}" is no longer ${past.join(', ')}.`);
  }
  const called = renamed(was, fresh, nameOf);
  words.push(...called);
  const appeared = fresh.length - called.length;
  if (appeared > 0)
    words.push(appeared === 1 ? 'One more control can be used.' : `${appeared} more controls can be used.`);
  else if (was.size > 0) words.push(was.size === 1 ? 'One control went away.' : `${was.size} controls went away.`);
  return words.slice(0, 6);
}

/** More than these are another list, and not the same controls under other names. */
const MOST_RENAMED = 2;

/** What stands in the place of a control that went away is the same one: "Mute" that turned into "Unmute", a list known by what is chosen. */
function renamed(
  gone: Map<string, PageAction>,
  fresh: readonly PageAction[],
  nameOf: (action: PageAction) => string,
): string[] {
  if (fresh.length > MOST_RENAMED) return [];
  return fresh.flatMap((action) => {
    const { kind, target, label, value } = action;
    const old = [...gone.values()].find(
      (one) => one.kind === kind && Math.abs(one.target.x - target.x) < 4 && Math.abs(one.target.y - target.y) < 4,
    );
    if (!old || old.label === label || old.disabled !== action.disabled) return [];
    gone.delete(nameOf(old));
    return value === label ? [`"${old.label}" now shows "${label}".`] : [`"${old.label}" is now called "${label}".`];
  });
}

function withoutHash(url: string): string {
  return url.split('#')[0] ?? url;
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
