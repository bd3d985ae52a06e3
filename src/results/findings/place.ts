import type { SessionRecord, TurnRecord } from '../../contract/index.ts';

/**
 * The page of an address as a stable name: its path, with what looks like an id (numbers, UUIDs, long hex) as `*`, and
 * the route behind the `#` of a one-page app. Two sessions on two orders were on the same page.
 */
export function pagePath(url: string): string {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return url || 'nowhere';
  }
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return parsed.protocol;
  const route = /^#!?\//.test(parsed.hash) ? parsed.hash.replace(/\?.*$/, '') : '';
  return `${parsed.pathname}${route}`
    .split('/')
    .map((part) => (/^(\d+|[0-9a-f]{8}-[0-9a-f-]{27}|(?=.*\d)[0-9a-f]{12,})$/i.test(part) ? '*' : part))
    .join('/');
}

/** A page's title without the site's own name at its end, which all its pages carry. */
export function pageName(title: string, site: string): string {
  const name = title.trim();
  const [, page, tail] = /^(.+?)\s*[·|–—•:-]\s+([^·|–—•]+)$/u.exec(name) ?? [];
  return page && tail && site.toLowerCase().includes(tail.trim().toLowerCase()) ? page : name;
}

/** Kinds of action that are done with no element of the page. */
const ON_NO_ELEMENT = new Set(['scroll', 'back', 'forward', 'wait', 'tab', 'dialog', 'press']);

export interface Act {
  name: string;
  /** As a person would say it. */
  label: string;
  /** Whether it was done to an element of the page, and not to the page or the browser. */
  onElement: boolean;
}

/** What was done on a turn; null where the person did nothing more than end the session. */
export function actOf(turn: TurnRecord): Act | null {
  const name = turn.decision.action_name;
  if (name === null) return null;
  const [kind = '', rest = ''] = name.split(/:(.*)/s);
  const onElement = !ON_NO_ELEMENT.has(kind);
  const label = turn.actions.find((action) => action.name === name)?.label || rest.replaceAll('-', ' ');
  return { name, label: onElement ? label || kind : `${kind} ${label === kind ? '' : label}`.trim(), onElement };
}

/** The element that a turn acted on, null for turns that acted on none. */
export function elementOf(turn: TurnRecord): { name: string; label: string } | null {
  const act = actOf(turn);
  return act?.onElement ? { name: act.name, label: act.label } : null;
}

/** The action did not do what a person may expect of one: nothing happened, something was in the way, it failed. */
export function isFriction(turn: TurnRecord): boolean {
  return turn.effect !== null && ['nothing', 'blocked', 'failed'].includes(turn.effect.kind);
}

/** How many turns before the end are looked at for what went wrong there. */
const LAST_TURNS = 6;

/**
 * The turn at which a session that did not simply succeed went wrong: for somebody who believed to be done, the last
 * act; else the last act without effect near the end; else the last visit to the element that they came back to most
 * often; and failing all of these the end.
 */
export function decidingTurn(record: SessionRecord, turns: readonly TurnRecord[]): TurnRecord | null {
  const acts = turns.filter((turn) => elementOf(turn) !== null);
  if (record.outcome === 'false_success') return acts.at(-1) ?? turns.at(-1) ?? null;
  return acts.slice(-LAST_TURNS).findLast(isFriction) ?? comeBackTo(acts) ?? turns.at(-1) ?? null;
}

function comeBackTo(acts: readonly TurnRecord[]): TurnRecord | null {
  const visits = Map.groupBy(acts, (turn) => JSON.stringify([pagePath(turn.url), turn.decision.action_name]));
  const most = [...visits.values()].sort((a, b) => b.length - a.length)[0];
  return most && most.length > 1 ? most.at(-1)! : null;
}
