import { fold, stem, words } from '../../../language/index.ts';
import { isSearchBox } from '../../filling/fields.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { thingsOf } from '../../things/index.ts';
import { ACT } from '../records/controls.ts';
import { says, spoken } from '../records/says.ts';

/** Fields that hold something already, from which on a form is that of a thing that is there. */
const HELD = 2;

/** The stems of a text, an owner's name as the name: "Kemps'" is "Kemp". */
const stems = (text: string) =>
  words(fold(text).replace(/['’]s?(?=\s|$)/gu, ' '))
    .filter((word) => word.length > 1)
    .map(stem);

/** The line of a letter that tells whom it goes to. */
const GOES_TO = /^(?:to|cc|bcc|recipients?|send to|reply to)\W*$/;

/**
 * Whether something would be put over what a field of a thing's form holds though another field shows it already: who the thing belongs to or
 * what it is called only told which one is meant. What the task says of the field itself is put there.
 */
export function overwritesByName({ page, memory, key, step }: Situation, { rule, item, args }: Proposal): boolean {
  if (!step || item?.kind !== 'type' || rule === 'mend' || item.value.trim() === '' || isSearchBox(item)) return false;
  const filled = memory.filled[key] ?? {};
  if (filled[item.name] !== undefined) return false;
  const holding = page.items.filter(
    (other) =>
      other.kind === 'type' && other.value.trim() !== '' && filled[other.name] === undefined && !isSearchBox(other),
  );
  const own = stems(String(args?.text ?? ''));
  // Whom a letter goes to stands there already, by the whole name.
  if (GOES_TO.test(fold(item.label)) && own.length > 0 && own.every((word) => stems(item.value).includes(word)))
    return true;
  if (holding.length < HELD || own.length === 0) return false;
  const told = new Set(stems(step.text));
  const called = stems(item.label);
  const isNamed = called.length > 0 && called.every((word) => told.has(word));
  if (
    isNamed ||
    step.pairs.some(
      ({ field, value }) => called.includes(stem(fold(field))) && fold(value) === fold(String(args?.text)),
    )
  )
    return false;
  return holding.some((other) => {
    if (other === item) return false;
    const shown = new Set(stems(other.value));
    return own.every((word) => shown.has(word));
  });
}

/** What ends something that one has, or takes it away. */
const ENDS = /^(?:cancel|delete|return|withdraw|revoke|terminate|remove|discard|archive)\b/i;
/** What begins something new, or looks for it. */
const BEGINS =
  /^(?:find|search|show|book|check|look|plan|compare|reserve|get|see)\b(?! (?:up )?(?:my|your|an?|the) (?:booking|order|ticket|account|reservation|purchase)s?\b)/i;
/** Things of a list from which on a form beside it only narrows it. */
const LISTED = 3;

/**
 * Whether what ends something would be told to a form by which something new is found or booked: "cancel the ticket to Ulm" is no journey that
 * is looked for. What stands over a list, or on a page where the act itself is offered, may be used for it.
 */
export function asksAnewToEnd(situation: Situation, { item, rule, args }: Proposal): boolean {
  const { step, page, knowledge, memory, key } = situation;
  // What came with the task tells which one is to end: it is found by that.
  const put = [...Object.values(args ?? {}), ...Object.values(memory.filled[key] ?? {})].map(String);
  if (knowledge.some(({ value }) => put.includes(value))) return false;
  if (!step || !item || !ENDS.test(step.text) || !['transact', 'remove'].includes(step.verb)) return false;
  const fills = ['choose', 'set', 'check'].includes(item.kind) || (item.kind === 'type' && !isSearchBox(item));
  if (!fills && !(rule === 'commit' && BEGINS.test(item.raw))) return false;
  const said = spoken(step.text);
  const buttons = page.items.filter(({ kind }) => kind === 'click');
  if (buttons.some(({ raw }) => says(raw, said) >= ACT)) return false;
  if (thingsOf(page).some(({ things }) => things.length >= LISTED)) return false;
  return buttons.some(({ role, raw }) => role === 'button' && BEGINS.test(raw));
}
