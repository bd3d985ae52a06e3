import type { Page } from 'playwright-core';
import { orElse, sleep } from '../guard/deadline.ts';
import type { ProtocolSessions } from '../guard/session.ts';
import { domSignature, type Look } from './look.ts';
import type { DoingParts } from './parts.ts';

const ASK_MS = 500;
const LOOK_MS = 60;
/** Pages wait until nobody types any more before they answer: a third of a second at most, lists up to a second. */
const FORM_MS = 350;
const LIST_MS = 1000;

/**
 * Waits for what a page makes of a text that was typed: most answer after a moment without a key (a list of places, a
 * price, a complaint). A field that nobody listens to is not waited for.
 *
 * @param typed the document as it was right after the last key.
 */
export async function answerToTyping(
  page: Page,
  { sessions, traffic, timersPending }: Pick<DoingParts, 'sessions' | 'traffic' | 'timersPending'>,
  typed: string | null,
  interrupted: () => boolean,
): Promise<boolean> {
  const kind = await orElse(ASK_MS, 'form' as const, listening(page, sessions));
  if (kind === 'nobody' || typed === null) return false;
  const until = Date.now() + (kind === 'list' ? LIST_MS : FORM_MS);
  let changed = false;
  while (Date.now() < until && !interrupted()) {
    await sleep(LOOK_MS);
    // It asks its server: what it makes of the answer is waited for like any other.
    if (traffic.quietFor(Date.now()) < LOOK_MS) return true;
    const now = await domSignature(page);
    if (now === null) return false;
    // What changed may be a clock, or the first sign of an answer that is still to come.
    changed ||= now !== typed;
    if (changed && !(await timersPending(page))) return true;
  }
  return changed;
}

/** A text that says no more than that something is coming, in the languages most pages are in. */
const COMING =
  /^(?:loading|please wait|wait(?=\W*$| a (?:moment|second|minute))|one moment|just a (?:moment|second)|hold on|hang on|stand by|bear with us|give us a (?:moment|second)|almost there|chargement|veuillez patienter|wird geladen|lädt|bitte warten|caricamento|carregando|aguarde|ładowanie|indlæser)\b.{0,40}$/i;
/** Words that a page says of its own work only alone or with dots behind them: "Sending things back" is the name of something. */
const AT_WORK =
  /^(?:searching|processing|working|fetching|sending|submitting|uploading|connecting|calculating|generating|verifying|cargando|espere|buscando|laden|attendere|laddar)\b/i;
const ALONE = /^\S+(?:.{0,40}(?:\.{3}|…))?$/;

/** What is being done, with dots behind it: "Looking for free times…". */
const DOING = /^(?!(?:some|any|every|no)thing\b)\p{L}{2,}ing\b.{0,60}(?:\.{3}|…)$/iu;
/** How far something has come. */
const SHARE = /^(?:\p{L}[\p{L}\s]{0,24}[\s:…]\s?)?(\d{1,3}(?:[.,]\d+)?)\s?%$/u;

/** Whether a text that came says that more is coming; what can be pressed or followed only bears such a name. */
export function saysComing(before: Pick<Look, 'texts'>, after: Pick<Look, 'texts' | 'actions'>): boolean {
  const known = new Set(before.texts.map(({ text }) => text));
  const names = new Set(after.actions.filter(({ disabled }) => !disabled).map(({ label }) => label));
  return after.texts.some(({ text }) => {
    const said = text.trim();
    const coming = COMING.test(said) || DOING.test(said) || (AT_WORK.test(said) && ALONE.test(said));
    return coming && !known.has(text) && !names.has(said);
  });
}

/** How far what the act began has come, by the shares that were not there before and are not yet whole; '' where nothing is told. */
export function sharesDone(before: Pick<Look, 'texts'>, after: Pick<Look, 'texts'>): string {
  const known = new Set(before.texts.map(({ text }) => text));
  const shares = after.texts.filter(
    ({ text }) => !known.has(text) && Number.parseFloat(SHARE.exec(text)?.[1] ?? '100') < 100,
  );
  return shares.map(({ text }) => text).join(' ');
}

/** Who hears the keys in the focused field: a script that shows a list, some script, or nobody. */
async function listening(page: Page, sessions: ProtocolSessions): Promise<'list' | 'form' | 'nobody'> {
  const session = await sessions.of(page);
  if (!session) return 'form';
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${askListeners.toString()})(getEventListeners)`,
    includeCommandLineAPI: true,
    returnByValue: true,
    silent: true,
  });
  return (result.value as 'list' | 'form' | 'nobody' | undefined) ?? 'form';
}

/** Runs in the page. */
function askListeners(listenersOf: (node: EventTarget) => Record<string, unknown>): 'list' | 'form' | 'nobody' {
  let element = document.activeElement;
  for (;;) {
    if (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    else if (element?.localName === 'iframe') {
      let inner: Element | null = null;
      try {
        inner = (element as HTMLIFrameElement).contentDocument?.activeElement ?? null;
      } catch {
        return 'form';
      }
      if (!inner) return 'form';
      element = inner;
    } else break;
  }
  if (!element) return 'nobody';
  const offers =
    '[role="combobox"], [role="searchbox"], [type="search"], [aria-autocomplete], [aria-haspopup], [aria-expanded], [aria-owns], [aria-controls], [autocomplete="off"]';
  const heard = (node: EventTarget) =>
    Object.keys(listenersOf(node)).some((type) =>
      /^(input|beforeinput|key(up|down|press)|change|compositionend)$/.test(type),
    );
  let node: Node | null = element;
  while (node) {
    if (heard(node))
      return element.matches(offers) || element.closest('[role="combobox"], [role="search"]') ? 'list' : 'form';
    node = node.parentNode ?? (node as ShadowRoot).host ?? null;
  }
  return heard(window) ? 'form' : 'nobody';
}
