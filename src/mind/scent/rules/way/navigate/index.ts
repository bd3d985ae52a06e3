import { asWeighed } from '../../../foraging/forage.ts';
import { noteHeld } from '../../../foraging/held.ts';
import { scented } from '../../../foraging/scented.ts';
import type { Proposal, Situation } from '../../../situation.ts';
import { compare } from '../../several/compare.ts';
import { follow } from '../follow.ts';
import { outOfSight, returnTo } from '../look.ts';
import { openActs } from '../open-acts.ts';
import { nextQuery } from '../queries.ts';
import { search } from '../search.ts';
import { AT_ONCE } from './at-once.ts';
import { FAIR } from './levels.ts';
import { ONWARD } from './onward.ts';
import { because, prospectOf, surveyOf } from './prospect.ts';
import { TURN_BACK } from './turn-back.ts';

/**
 * Follows the best scent on the page; scrolls, searches, opens menus or goes back when nothing smells of the goal. Of
 * three lists the first that proposes something counts: what is taken at once, where to look on, and turning back.
 */
export function navigate(situation: Situation): Proposal | null {
  const { step, memory, key } = situation;
  if (!step) return null;
  const acts = openActs(situation);
  if (acts) return acts;
  const query = nextQuery(situation, step);
  // What came up while it was typed for the step before is gone on with.
  if (memory.last?.rule === 'type_query' && memory.last.step === memory.step && query) {
    const sent = search(situation, query, 'I typed it and now send it off', false);
    if (sent) return sent;
  }
  const { list: all, reasons, wild } = scented(situation, step);
  const list = all.filter((entry) => !wild.has(entry.item));
  noteHeld(situation, list);
  const aim = list.find((entry) => entry.item.name === memory.aim);
  if (aim) {
    memory.aim = '';
    return follow(aim.item, because(aim, reasons), situation, list.map(asWeighed), aim.scent, list.length);
  }
  const sought = memory.aim ? outOfSight(situation).find((entry) => entry.name === memory.aim) : undefined;
  const onward = sought ? returnTo(situation, sought, list.map(asWeighed), list.length) : null;
  if (onward) return onward;
  // Who only wants to know something compares nothing by pressing what would change it.
  const compared = step.verb === 'learn' || step.verb === 'locate' ? list : all;
  const chosen = compare(situation, step, compared, compared.map(asWeighed));
  if (chosen) return chosen;
  if (memory.last?.kind === 'click' && memory.last.key !== key && memory.last.scent >= FAIR) memory.listed = key;
  const prospect = prospectOf(situation, step, list, reasons);
  const taken = firstOf(AT_ONCE, prospect);
  if (taken) return taken;
  const survey = surveyOf(prospect);
  return firstOf(ONWARD, survey) ?? firstOf(TURN_BACK, survey);
}

function firstOf<T>(rules: ReadonlyArray<(seen: T) => Proposal | null>, seen: T): Proposal | null {
  for (const rule of rules) {
    const proposal = rule(seen);
    if (proposal) return proposal;
  }
  return null;
}
