import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { commitWord } from '../meaning/commit-word.ts';
import { isGoodNews } from '../meaning/confirmation.ts';
import { isClickable } from '../meaning/match.ts';
import type { Situation } from '../situation.ts';

/** The longest line of a box that is remembered. */
const LONGEST = 240;
/** Controls that a box has which only tells something, and lines in it, at most. */
const FEW = 3;
/** What a button says by which one has heard it. */
const HEARD =
  /^(?:ok(?:ay)?|close|got it|i see|dismiss|x|×|understood|all right|fine|(?:change|correct) (?:it|this|them|my \p{L}+))$/u;
/** Kinds of controls that ask for something. */
const ASKS = new Set(['type', 'choose', 'set', 'check', 'upload']);

/** The button by which one shuts a box that only tells something; undefined where none stands there, or more can be done. */
export function heardBy({ items }: Situation): Item | undefined {
  const shown = items.filter((item) => item.box !== null && !item.disabled);
  const offered = shown.filter(isClickable);
  const heard = offered.find((item) => HEARD.test(item.said.folded));
  const more = shown.some((item) => ASKS.has(item.kind) || (item !== heard && commitWord(item.label) >= 0.8));
  return offered.length <= FEW && !more ? heard : undefined;
}

/** What a box says that has come up in the place of the form that was sent; nothing where the form stands there, or something is asked back. */
function boxed(situation: Situation): string[] {
  const { page, items, fresh, memory } = situation;
  if (page.dialog) return items.some((item) => item.name === 'dialog:dismiss') ? [] : [page.dialog];
  const gave = Object.keys(memory.filled[memory.last?.key ?? ''] ?? {});
  if (gave.length === 0 || gave.some((name) => page.byName.has(name)) || !heardBy(situation)) return [];
  const names = new Set(page.items.map((item) => fold(item.raw)));
  const heads = new Set(page.headings.map((line) => line.text));
  const said = fresh.filter((line) => !names.has(fold(line)) && !heads.has(line));
  return said.length <= FEW ? said : [];
}

/**
 * Keeps in mind what a box has said to the form that was sent: it has to be shut before anything can be put right, and is gone then. It holds
 * until the form is sent again. Writes to `memory`.
 */
export function keepObjection(situation: Situation): void {
  const { memory } = situation;
  const { last } = memory;
  if (!last?.commits || last.rule === 'answer_dialog') return;
  const said = boxed(situation).filter((line) => line.length < LONGEST && !isGoodNews(line));
  memory.objected = said.length > 0 ? { key: last.key, lines: said } : null;
  if (said.length > 0) memory.mended = [];
}
