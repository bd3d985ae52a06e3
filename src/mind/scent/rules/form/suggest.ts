import { coverage, fold, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isSearchBox } from '../../filling/fields.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { distance } from '../way/search.ts';

/** How far below a field, in image pixels, its suggestions begin. */
const NEAR = 420;
const STARTS = /\b(?:start|begin)(?:s|ning|ing|ting)? (?:with|by)\b/;
const FIRST = /\b(?:start|begin)(?:s|ning|ing|ting)? (?:with|by) (?:the letters? )?"?([^\s",.]+)"?/i;
const LAST = /\bend(?:s|ing)? (?:with|in|by) (?:the letters? )?"?([^\s",.]+)"?/i;
const CHOICES = new Set(['option', 'listitem', 'menuitem', 'menuitemradio', 'treeitem', 'gridcell']);

/** What a field says of the key that takes what was typed. */
const BY_ENTER = /\b(?:press|hit|use|tap)\b.{0,12}\benter\b/;

/** The Enter key, where the page says that it takes what was just typed: 'Press Enter to add "first aid"'. */
function takeByEnter({ memory, key, fresh, page }: Situation): Proposal | null {
  const { last } = memory;
  if (last?.kind !== 'type' || last.key !== key || last.argument.length < 2) return null;
  const said = fresh.find((line) => BY_ENTER.test(fold(line)) && fold(line).includes(fold(last.argument)));
  const enter = said === undefined ? undefined : page.byName.get('press:enter');
  if (!enter) return null;
  memory.taken.push(fold(last.argument));
  const why = `the page says “${said}”`;
  return { rule: 'take_suggestion', why, status: 'continue', item: enter, args: null, sure: 0.9, cause: last.argument };
}

/** Takes the suggestion that says what was typed, when a field puts some up: a typed word is not a chosen one. */
export function takeSuggestion(situation: Situation): Proposal | null {
  const byEnter = takeByEnter(situation);
  if (byEnter) return byEnter;
  const { memory, key, appeared } = situation;
  const { last } = memory;
  if (
    last?.kind !== 'type' ||
    last.key !== key ||
    (last.rule === 'type_query' && isSearchBoxNamed(situation)) ||
    last.argument.length < 2
  )
    return null;
  const field = situation.page.byName.get(last.name);
  if (!field) return null;
  const typed = fold(last.argument);
  const offered = situation.items.filter(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      item !== field &&
      (CHOICES.has(item.role) || (appeared.has(item.name) && item.role !== 'button')) &&
      appeared.has(item.name) &&
      distance(item, field) < NEAR &&
      timesTried(memory, key, item.name) === 0,
  );
  const ends = fold(LAST.exec(situation.step?.text ?? '')?.[1] ?? '');
  const fits = (item: Item): number => {
    const label = fold(item.label);
    if (ends && !label.endsWith(ends)) return 0;
    if (label === typed) return 1;
    if (label.startsWith(typed)) return 0.9;
    return label.includes(typed) ? 0.8 : 0.6 * coverage(phrase(last.argument), item.said);
  };
  const best = offered
    .map((item) => ({ item, fit: fits(item) }))
    .sort((a, b) => b.fit - a.fit || a.item.order - b.item.order)[0];
  if (!best || best.fit < 0.5) return null;
  memory.taken.push(fold(last.argument));
  return {
    rule: 'take_suggestion',
    why: `“${best.item.label}” comes up for what I typed`,
    status: 'continue',
    item: best.item,
    args: null,
    sure: 0.9,
    completes: STARTS.test(fold(situation.step?.text ?? '')),
    cause: best.item.label,
  };
}

/** Whether the last box written in is one for searching, whose suggestions only complete what is searched for. */
function isSearchBoxNamed({ memory, page }: Situation): boolean {
  const box = memory.last ? page.byName.get(memory.last.name) : undefined;
  return !box || isSearchBox(box);
}

/** "Enter an item that starts with Ma and ends with sia": the beginning is typed, and a suggestion completes it. */
export function typeBeginning(situation: Situation, step: Step): Proposal | null {
  const start = FIRST.exec(step.text)?.[1];
  if (!start) return null;
  const { memory } = situation;
  const field = situation.items.find((item) => item.kind === 'type' && !item.disabled);
  if (!field || memory.done.includes('beginning')) return null;
  memory.done.push('beginning');
  return {
    rule: 'fill_field',
    why: `“${field.label}” takes the beginning, “${start}”`,
    status: 'continue',
    item: field,
    args: argumentOf(field, start),
    sure: 0.85,
    cause: field.label,
  };
}
