import { isSeenTo } from '../account/left.ts';
import { comesLater, isAhead } from '../account/outstanding.ts';
import { stepDone } from '../done/index.ts';
import type { Step } from '../goal/types.ts';
import { timesTried } from '../memory.ts';
import { completed } from '../rules/common.ts';
import { nothingLeft, posted, tookAll } from '../rules/sheet/after.ts';
import { GUESSES, isDoubtful, leadIn } from '../rules/sheet/lead-in.ts';
import { isForThis } from '../rules/sheet/meant.ts';
import type { Proposal, Situation } from '../situation.ts';
import { type Again, onTo } from './on-to.ts';
import { serveWhole } from './serve-whole.ts';
import { chooseStep } from './step.ts';

/** Steps that no form has seen to once it is taken. */
const AFTER = new Set<Step['verb']>(['reach', 'locate', 'learn']);

/** What is next once a form is taken: what the task wants to get to or know after that, or nothing. */
function goesOnAfter(situation: Situation, taken: Proposal, again: Again): Proposal {
  const { memory, goal, step } = situation;
  // A form that only looks something up is taken once that is read.
  const read = taken.status === 'completed' && step?.verb === 'learn' ? stepDone(situation, step, true) : null;
  if (read?.answer) return completed(read);
  // What was put in was told, however its sentence reads: "in what you did put …" asks nothing.
  const wasPut = ({ quoted }: Step) =>
    quoted.length > 0 && quoted.every((text) => memory.sheet?.put.some((mark) => mark.endsWith(`=${text}`)));
  const next = goal.steps.findIndex(
    (step, i) =>
      i > memory.step &&
      !step.otherwise &&
      !wasPut(step) &&
      (AFTER.has(step.verb) ? step.verb === 'learn' || !isSeenTo(situation, step.text) : comesLater(situation, step)),
  );
  if (taken.status !== 'completed' || next < 0) return taken;
  memory.sheet = null;
  onTo(situation, next);
  return again(situation);
}

/**
 * Goes by the words of the step as long as they lead somewhere. Who would only guess, stop, or take for done what was never sent, goes by what
 * the page itself asks: its form may take what the whole task tells.
 */
export function orServe(situation: Situation, again: Again): Proposal {
  const { memory, items } = situation;
  situation.step = situation.goal.steps[memory.step];
  // What was sent just now was for what came before.
  if (isAhead(situation)) {
    memory.sheet = null;
    return chooseStep(situation, 0, again);
  }
  const stands = posted(situation);
  if (stands) return goesOnAfter(situation, stands, again);
  // What is asked once a form was taken is read, and the form not filled in for it.
  const reads =
    situation.step?.verb === 'learn' && situation.goal.steps.slice(0, memory.step).some(({ verb }) => !AFTER.has(verb));
  // Who guesses a number goes by what the page says of each guess.
  const begun = !reads && !memory.between && (memory.sheet || isForThis(situation)) ? serveWhole(situation) : null;
  const thanks = begun ?? (reads ? null : tookAll(situation));
  if (thanks) return goesOnAfter(situation, thanks, again);
  const before = structuredClone(memory);
  const proposal = chooseStep(situation, 0, again);
  // What was sent is seen to be done, and what comes after it has no part in that form.
  if (memory.step > before.step && isAhead(situation)) return proposal;
  // A code is taken by a button of its own, whatever else the form asks.
  if (proposal.rule === 'redeem') return proposal;
  if (memory.told || memory.between || !(proposal.commits || isDoubtful(situation, proposal))) return proposal;
  const ended = GUESSES.has(proposal.rule) ? nothingLeft(situation) : null;
  if (ended) return ended;
  const after = structuredClone(memory);
  const left = situation.items;
  Object.assign(memory, before);
  Object.assign(situation, { items, step: situation.goal.steps[memory.step] });
  const served = serveWhole(situation) ?? leadIn(situation, proposal);
  // What is to be sent anyway is sent by who filled it in.
  const resent = reads && served?.commits && timesTried(memory, situation.key, served.item?.name ?? '') > 0;
  if (served && !resent && !(proposal.commits && served.commits)) return served;
  Object.assign(memory, after);
  Object.assign(situation, { items: left, step: situation.goal.steps[memory.step] });
  return proposal;
}
