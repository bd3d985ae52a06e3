// The same is done for each of several addresses that the task tells side by side, where a form takes one at a time.

import type { Item } from '../../../perception/page.ts';
import { addresseesIn, takesAddressee } from '../../filling/recipient.ts';
import { isClickable } from '../../meaning/match.ts';
import type { OwnAct } from '../../remembered.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf, completed } from '../common.ts';

const RULE = 'each_address';

/** Puts in the next address once the one before was sent off, and sends it off likewise; null while there is none, or it is the first. */
export function eachAddress(situation: Situation): Proposal | null {
  const { memory, asked, page, step } = situation;
  const told = step && memory.last ? addresseesIn(asked) : [];
  const given = told.filter((mail) => memory.addressed.some(({ value }) => value.includes(mail)));
  if (told.length < 2 || given.length === 0 || page.error !== '' || memory.idle > 0) return null;
  const first = memory.addressed[0]!;
  const sent = sentBy(situation, first.at);
  if (!sent) return null;
  const { last } = memory;
  if (last?.kind === 'type' && memory.addressed.at(-1)!.at === memory.own.length)
    return given.length > 1 ? again(situation, sent) : null;
  const [next] = told.filter((mail) => !given.includes(mail));
  const field = situation.items.find((item) => takesAddressee(item));
  if (!next) return last?.rule === RULE && last.kind === 'click' ? goOn(situation, told) : null;
  if (!field) return openAgain(situation, first.at);
  const args = argumentOf(field, next);
  return args ? doing(field, `“${next}” is to have the same`, args, false) : null;
}

/** All of them have it: the step is done. */
function goOn(situation: Situation, told: readonly string[]): Proposal | null {
  const { memory, goal } = situation;
  const why = `all ${told.length} have the same now`;
  return memory.step === goal.steps.length - 1 ? completed({ why, cause: told.join(', '), sure: 0.85 }) : null;
}

/** What was pressed after the first address was put in, which sent it off. */
function sentBy({ memory }: Situation, from: number): OwnAct | undefined {
  return memory.own.slice(from).find(({ kind }) => kind === 'click');
}

/** What an act was done with, where that is on the page again. */
function itself({ items }: Situation, act: OwnAct): Item | undefined {
  return items.find((item) => isClickable(item) && !item.disabled && item.role === act.role && item.raw === act.raw);
}

/** Sends off what was put in, as the first was. */
function again(situation: Situation, sent: OwnAct): Proposal | null {
  const item = itself(situation, sent);
  return item ? doing(item, `“${item.label}” sends this one off, too`, null, true) : null;
}

/** Opens the form again, by what opened it before. */
function openAgain(situation: Situation, from: number): Proposal | null {
  const opened = situation.memory.own.slice(0, from).reverse();
  for (const act of opened) {
    const item = act.kind === 'click' ? itself(situation, act) : undefined;
    if (item && item.name !== situation.memory.last?.name)
      return doing(item, `“${item.label}” brings up the form for the next one`, null, false);
  }
  return null;
}

function doing(item: Item, why: string, args: Proposal['args'], commits: boolean): Proposal {
  return { rule: RULE, why, status: 'continue', item, args, sure: 0.85, commits, cause: item.label };
}
