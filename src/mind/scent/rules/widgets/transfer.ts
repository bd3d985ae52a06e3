import { fold, literalCoverage, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { optionFor } from '../../filling/option-for.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

const MOVES = /^(?:move|put|add|transfer|place|bring|shift|send)\s+(.+?)\s+(?:to|into|in|onto|over to)\s+(.+)$/i;
const ONWARD = /[→>»›⇒▶]|\b(?:add|right|next|include|select|choose)\b/i;
const BACKWARD = /[←<«‹⇐◀]|\b(?:remove|left|back|previous|exclude)\b/i;

/** "Move A and B to the right list": marks each in one list and presses the arrow between the two. */
export function transfer(situation: Situation, step: Step): Proposal | null {
  const told = MOVES.exec(step.text);
  const lists = situation.items.filter((item) => item.kind === 'choose' && item.role === 'listbox' && item.box);
  if (!told || lists.length < 2) return null;
  const names = told[1]!
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/i)
    .map((name) => name.replace(/["“”]/g, '').trim())
    .filter(Boolean);
  const sorted = [...lists].sort((a, b) => a.box!.x - b.box!.x || a.box!.y - b.box!.y);
  const target = targetOf(sorted, told[2]!);
  const holds = (list: Item, name: string) => (optionFor(name, list.options)?.fit ?? 0) > 0.9;
  const left = names.filter((name) => !(target && holds(target, name)));
  const name = left[0];
  const source = name ? lists.find((list) => list !== target && holds(list, name)) : undefined;
  if (!name || !source || !target) return null;
  const option = optionFor(name, source.options)!.option;
  const base = { status: 'continue', sure: 0.85, cause: name } as const;
  if (fold(source.value) !== fold(option))
    return {
      ...base,
      rule: 'transfer',
      why: `“${option}” is to be moved`,
      item: source,
      args: argumentOf(source, option),
    };
  const onward = source.box!.x <= target.box!.x;
  const arrow = situation.items.find(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      item.kind !== 'point' &&
      (onward ? ONWARD : BACKWARD).test(item.raw) &&
      !(onward ? BACKWARD : ONWARD).test(item.raw.replace(ONWARD, (found) => (onward ? '' : found))) &&
      !/\ball\b|>>|«|»|⇉|⇇/i.test(left.length > 1 && lists.length > 2 ? item.raw : ''),
  );
  return arrow
    ? {
        ...base,
        rule: 'transfer',
        why: `“${arrow.label}” moves it over`,
        item: arrow,
        args: null,
        completes: left.length === 1,
      }
    : null;
}

function targetOf(lists: readonly Item[], where: string): Item | undefined {
  const said = fold(where);
  if (/\bright\b|\bsecond\b/.test(said)) return lists.at(-1);
  if (/\bleft\b|\bfirst\b/.test(said)) return lists[0];
  const wanted = phrase(where.replace(/["“”]|\b(?:list|box|side|column)\b/gi, ' '));
  return lists.find(
    (list) => literalCoverage(wanted, phrase(list.label)) > 0.9 || similarity(wanted, phrase(list.label)) > 0.7,
  );
}
