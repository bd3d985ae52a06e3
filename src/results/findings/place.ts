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

/** What a person would call the element that a turn acted on; null for turns that acted on none. */
export function elementOf(turn: TurnRecord): { name: string; label: string } | null {
  const name = turn.decision.action_name;
  if (name === null) return null;
  const label = turn.actions.find((action) => action.name === name)?.label;
  return { name, label: label || name.replace(/^[a-z]+:/, '').replaceAll('-', ' ') };
}

/** The action did not do what a person may expect of one: nothing happened, something was in the way, it failed. */
export function isFriction(turn: TurnRecord): boolean {
  return turn.effect !== null && ['nothing', 'blocked', 'failed'].includes(turn.effect.kind);
}

/** How many turns before the end are looked at for what went wrong there. */
const LAST_TURNS = 6;

/**
 * The turn at which a session that did not simply succeed went wrong: for somebody who believed to be done, the last
 * act; else the last act without effect near the end, and failing that the last act of all.
 */
export function decidingTurn(record: SessionRecord, turns: readonly TurnRecord[]): TurnRecord | null {
  const acts = turns.filter((turn) => turn.decision.action_name !== null);
  const last = acts.at(-1) ?? turns.at(-1) ?? null;
  if (record.outcome === 'false_success') return last;
  return acts.slice(-LAST_TURNS).findLast(isFriction) ?? last;
}
