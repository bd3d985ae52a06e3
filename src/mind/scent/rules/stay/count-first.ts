import { fold, tokens } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isTelling } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import { classOfField } from '../../filling/fields.ts';
import { counters, turnsCounter } from '../../meaning/stepper.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { thingsOf } from '../../things/index.ts';
import { argumentOf } from '../common.ts';
import { turnTo } from '../widgets/count-as-told.ts';
import { TAKES } from './act-here.ts';

/** The same, of which the label says no more. */
const TAKES_IT = /^(?:add|take|put)\b|\b(?:basket|cart|bag|trolley)$/;
/** What a counter is called that counts whatever stands beside it. */
const COUNTS = /\b(?:how many|quantity|qty|amount|number|count|pieces|copies|items?)\b/;

/** Who is about to take what a page offers turns its one counter first, where the task tells of several: two pairs of skis. */
export function countFirst(situation: Situation, proposal: Proposal): Proposal {
  const { item, status } = proposal;
  const { page, memory, goal, step } = situation;
  if (status !== 'continue' || item?.kind !== 'click' || item.role !== 'button') return proposal;
  if (!TAKES.test(item.said.folded) && !TAKES_IT.test(item.said.folded)) return proposal;
  const quantity = (step ?? goal.steps[memory.step])?.constraints.quantity ?? 1;
  const field = quantity < 2 ? undefined : fieldBeside(situation, item);
  if (field) return putFirst(situation, field, quantity) ?? proposal;
  const all = counters({ ...situation, items: page.items }).filter(({ minutes }) => !minutes);
  const [counter] = all;
  if (quantity < 2 || !counter || all.length > 1 || turnsCounter(situation, item)) return proposal;
  const named = tokens(counter.name).filter((token) => !token.number && isTelling(token));
  const said = tokens(situation.asked);
  const isOfThis = named.length === 0 || COUNTS.test(fold(counter.name)) || named.some((token) => saidBy(token, said));
  return (isOfThis && turnTo(situation, counter, quantity)) || proposal;
}

/** The one field for how many that stands in the same of several things as a button; undefined where none does. */
function fieldBeside({ page }: Situation, button: Item): Item | undefined {
  for (const { things } of thingsOf(page)) {
    const own = things.length > 1 ? things.find(({ items }) => items.includes(button)) : undefined;
    const fields = own?.items.filter((item) => PUT_IN.has(item.kind) && classOfField(item) === 'quantity') ?? [];
    if (fields.length === 1) return fields[0];
  }
  return undefined;
}
const PUT_IN = new Set(['type', 'set', 'choose']);

function putFirst({ memory, key }: Situation, field: Item, quantity: number): Proposal | null {
  const args = argumentOf(field, String(quantity));
  if (field.disabled || !args || field.value === String(quantity) || timesTried(memory, key, field.name) > 0)
    return null;
  if (field.kind === 'choose' && !field.options.includes(String(quantity))) return null;
  const why = `“${field.label}” is to be ${quantity} before I press anything there`;
  return { rule: 'fill_field', why, status: 'continue', item: field, args, sure: 0.85, cause: field.label };
}
