import { objects } from '../filling/complaints.ts';
import { isNewsletter, isSearchBox } from '../filling/fields.ts';
import type { Step } from '../goal/types.ts';
import { saysNothingFound } from '../meaning/nothing-found.ts';
import { isBusy } from '../rules/setbacks/setback.ts';
import type { Situation } from '../situation.ts';
import { tookSecret } from './sent.ts';
import { hasFailed, type Verdict } from './verdict.ts';

const ACTS = new Set<Step['verb']>(['transact', 'buy', 'register', 'submit', 'signin']);

/** A form was sent, the site took its time, and what has come now asks for nothing more and finds no fault. */
export function cameAfterWait(situation: Situation, step: Step): Verdict {
  const { memory, page, fresh, items } = situation;
  if (!ACTS.has(step.verb) || memory.last?.rule !== 'wait' || memory.sent === '' || isBusy(situation)) return undefined;
  const gave = Object.keys(memory.filled[memory.sent] ?? {});
  if (gave.length === 0 || gave.some((name) => page.byName.has(name)) || fresh.length === 0) return undefined;
  if (tookSecret(gave) && step.verb !== 'register' && step.verb !== 'signin') return undefined;
  if (hasFailed(situation) || page.error !== '' || page.dialog !== '' || saysNothingFound(situation)) return undefined;
  if (fresh.some((line) => objects(line) || /\?\s*$/.test(line))) return undefined;
  const asks = items.some(
    (item) => ['type', 'choose', 'set', 'upload'].includes(item.kind) && !isSearchBox(item) && !isNewsletter(item),
  );
  return asks ? undefined : { why: `my form is sent, and the page says “${fresh[0]}”`, cause: fresh[0]!, sure: 0.75 };
}
