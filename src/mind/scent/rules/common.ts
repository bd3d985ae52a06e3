import { numberOf, numbers } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Done, Proposal, Weighed } from '../situation.ts';

/** A label fits a named target from here on, so that the person acts without looking further. */
export const CLEAR_MATCH = 0.62;

/** Stands for a value that only the driver knows. */
const SECRET = /^\{\{\w+\}\}$/;

export function argumentOf(item: Item, value: string): Record<string, string | number> | null {
  const [name, schema] = Object.entries(item.action.parameters?.properties ?? {})[0] ?? [];
  if (!name) return null;
  if (item.role === 'spinbutton' && !/\d/.test(value) && !SECRET.test(value)) {
    // A field for numbers takes no words but those for a number.
    const told = numberOf(value.trim());
    return told === null ? null : argumentOf(item, String(told));
  }
  if (schema?.type === 'number' || schema?.type === 'integer') {
    const number = numbers(value)[0];
    if (number === undefined) return null;
    const low = schema.minimum ?? Number.NEGATIVE_INFINITY;
    const high = schema.maximum ?? Number.POSITIVE_INFINITY;
    return { [name]: Math.max(low, Math.min(high, schema.type === 'integer' ? Math.round(number) : number)) };
  }
  return { [name]: value };
}

export function weigh(items: readonly Item[], fit: (item: Item) => number): Array<{ item: Item; fit: number }> {
  return items.map((item) => ({ item, fit: fit(item) })).sort((a, b) => b.fit - a.fit || a.item.order - b.item.order);
}

export function candidates(ranked: ReadonlyArray<{ item: Item; fit: number }>): Weighed[] {
  return ranked.slice(0, 12).map(({ item, fit }) => ({ item, label: item.label, scent: 50 * fit, utility: fit }));
}

/** Controls that stand for one answer each, by their roles. */
export const ANSWERS: ReadonlySet<string> = new Set(['radio', 'checkbox', 'option', 'switch', 'menuitemradio']);

/** Sees to something that the task says and nothing that was done has seen to. */
export function seesTo(item: Item, args: Proposal['args'], sure: number, why: string): Proposal {
  return { rule: 'see_to_rest', why, status: 'continue', item, args, sure, cause: item.label };
}

/** The next of several things that are pressed one after the other; the last of them completes the step. */
export function pressNext(rule: string, left: readonly Item[], why: (item: Item) => string): Proposal | null {
  const item = left[0];
  if (!item) return null;
  return {
    rule,
    why: why(item),
    status: 'continue',
    item,
    args: null,
    sure: 0.9,
    completes: left.length === 1,
    cause: item.label,
  };
}

/** Sends off, or on, what stands on the page. */
export function committing(button: Item, why: string): Proposal {
  return {
    rule: 'commit',
    why,
    status: 'continue',
    item: button,
    args: null,
    sure: 0.8,
    commits: true,
    cause: button.label,
  };
}

/** The person says that the task is done, with the answer where one was asked for. */
export function completed({ why, sure, cause, answer }: NonNullable<Done>): Proposal {
  return {
    rule: answer ? 'answered' : 'done',
    why,
    status: 'completed',
    item: null,
    args: null,
    sure,
    cause,
    ...(answer ? { answer } : {}),
  };
}

/** Gives up, as the page says in so many words that it is not to be had. */
export function notToBeHad(said: string, sure: number): Proposal {
  return {
    rule: 'unavailable',
    why: `the page says “${said}”`,
    status: 'gave_up',
    item: null,
    args: null,
    sure,
    cause: said,
  };
}
