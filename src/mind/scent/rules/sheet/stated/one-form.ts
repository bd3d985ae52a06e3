import type { Item, Page } from '../../../../perception/page.ts';
import { anchorsIn, wordsOf } from './anchors.ts';

const ASKS = new Set(['type', 'choose', 'check', 'set']);
/** Names of a form that a task has to speak of, for its acts to be told for that form. */
const SPOKEN = 4;

/** What a control of a form is known by: answers that exclude each other by their question. */
const nameOf = (item: Item): string => (item.role === 'radio' ? item.group : item.label);

/**
 * Whether what looks like several acts are values for one form: each of them names something that the form in sight asks, and none what another
 * of them names. "Create a rule named …. Severity = Critical, notify the channel …" is done at once; two entries in the same form are two acts.
 */
export function isOneForm(acts: readonly string[], { items }: Page): boolean {
  if (acts.length < 2) return false;
  const names = new Map(
    items
      .filter((item) => ASKS.has(item.kind) && !item.disabled && nameOf(item) !== '')
      .map((item) => [nameOf(item), item] as const),
  );
  const fields = [...names].map(([label, item]) => ({ kind: 'text' as const, label, items: [item] }));
  if (fields.length < SPOKEN) return false;
  const spoken = acts.map(
    (act) => new Set(anchorsIn(act, wordsOf(act), fields).flatMap(({ blanks }) => blanks.map(({ label }) => label))),
  );
  const all = spoken.flatMap((own) => [...own]);
  return all.length >= SPOKEN && new Set(all).size === all.length && spoken.every((own) => own.size > 0);
}
