import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** What is told of a choice by its name and a short sign: "size M", "size 42", "in M size". */
const SIGN = String.raw`(\p{Lu}{1,3}\b|\d{1,3}(?![\d.,:]?\d))`;
/** Names of choices that say how many: what is told for them may be put in otherwise. */
const COUNTS = /\b(?:quantity|qty|amount|number|how many|people|persons|guests|adults|children|places|seats|tickets)\b/;

/** The sign that a task tells for a choice of that name; null where it tells none. */
function signFor(asked: string, name: string): string | null {
  const own = fold(name)
    .replace(/[^\p{L} ]/gu, '')
    .trim();
  if (own === '' || own.includes(' ') || COUNTS.test(own)) return null;
  const said = own.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const first = `[${said[0]}${said[0]!.toUpperCase()}]${said.slice(1)}`;
  const found = new RegExp(String.raw`(?<!\p{L})${first}:? ${SIGN}|(?<![\p{L}\d])${SIGN} ${first}(?!\p{L})`, 'u').exec(
    asked,
  );
  return found ? fold(found[1] ?? found[2]!) : null;
}

/** Answers that stand for many numbers: "8–10", "18 to 25", "65+", "under 5". */
const SPANS = /\d\s*(?:[–-]|to)\s*\d|\d\s*\+|\b(?:under|over|up to|from|more|less|older|younger)\b/i;

/** Whether none of several answers is the sign that is told. */
function lacks(offers: readonly string[], sign: string): boolean {
  if (/\d/.test(sign) && offers.some((offer) => SPANS.test(offer))) return false;
  return !offers.some((offer) =>
    fold(offer)
      .split(/[^\p{L}\d]+/u)
      .includes(sign),
  );
}

/** The choices of a page by their names, each with what it offers. */
function choicesOf(items: readonly Item[]): Map<string, string[]> {
  const choices = new Map<string, string[]>();
  for (const item of items) {
    if (item.kind === 'choose') choices.set(item.label, [...item.options]);
    else if (item.role === 'radio' && item.group !== '')
      choices.set(item.group, [...(choices.get(item.group) ?? []), item.label]);
  }
  return choices;
}

const TAKEN = new Set(['buy', 'add', 'transact']);

/**
 * What is left alone because the thing does not come as it is told: of sizes 37 to 44, for who wants size M, all of them, and what takes the thing.
 * Empty where it does, or nothing of the kind would be done.
 */
export function lackingTold({ page, asked, goal }: Situation, { item, status }: Proposal): Item[] {
  if (status !== 'continue' || !item || !goal.steps.some(({ verb }) => TAKEN.has(verb))) return [];
  const acts = item.role === 'radio' || item.kind === 'choose' || (item.kind === 'click' && item.role === 'button');
  if (!acts) return [];
  const lacking = [...choicesOf(page.items)].find(([name, offers]) => {
    const sign = offers.length > 1 ? signFor(asked, name) : null;
    return sign !== null && lacks(offers, sign);
  });
  return lacking ? [item, ...page.items.filter(({ role, group }) => role === 'radio' && group === lacking[0])] : [];
}
