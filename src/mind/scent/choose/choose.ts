import { otherThing } from '../account/other-thing.ts';
import { noteSaid } from '../account/seen-to.ts';
import { fillDetails, nowListed } from '../entry/fill.ts';
import { bringUpToDate } from '../entry/index.ts';
import { correctByReason } from '../entry/reason.ts';
import { followOrder } from '../operate/index.ts';
import { heard } from '../reconsider.ts';
import { beginsCollecting } from '../rules/errand/collect.ts';
import { eachAddress } from '../rules/errand/each-address.ts';
import { errands } from '../rules/errand/errands.ts';
import { endCell } from '../rules/form/edit-cell.ts';
import { endsTask, workRecords } from '../rules/records/index.ts';
import { asksToFillIn } from '../rules/setbacks/asked-back.ts';
import { declineOffer } from '../rules/setbacks/decline.ts';
import { answerDialog } from '../rules/setbacks/obstacles.ts';
import { lookForOutcome } from '../rules/setbacks/retry.ts';
import { typeAsked } from '../rules/setbacks/type-asked.ts';
import { alongColumns } from '../rules/several/along-columns.ts';
import { GUESSES } from '../rules/sheet/lead-in.ts';
import { isForThis, isOfSent, isStated, savesSeveral } from '../rules/sheet/meant.ts';
import { tellsWho } from '../rules/sheet/told.ts';
import { tellFacts } from '../rules/tell-facts.ts';
import { leadingViews, setView } from '../rules/view.ts';
import { leaveOther } from '../rules/way/leave-other.ts';
import { turnToMonth } from '../rules/way/month-asked.ts';
import { openHolder } from '../rules/way/open-holder.ts';
import { isInDatedForm, pickStay } from '../rules/widgets/stay.ts';
import { takeTypedDay } from '../rules/widgets/typed-day.ts';
import { fillWeek } from '../rules/widgets/week-grid.ts';
import type { Proposal, Situation } from '../situation.ts';
import { askedThere } from './asked-there.ts';
import { onTo } from './on-to.ts';
import { orServe } from './serve.ts';
import { chooseStep } from './step.ts';
import { orTired } from './tired.ts';

/** Decides what is next; where a step cannot be done, what the task asks for in place of it is done. */
export function choose(situation: Situation, passed = 0): Proposal {
  situation.step = situation.goal.steps[situation.memory.step];
  const first =
    answerDialog(situation) ??
    declineOffer(situation) ??
    typeAsked(situation) ??
    lookForOutcome(situation) ??
    endCell(situation) ??
    takeTypedDay(situation) ??
    heard(situation, fillWeek(situation)) ??
    heard(situation, eachAddress(situation)) ??
    heard(situation, alongColumns(situation));
  if (first) return first;
  // A form for which the task states what goes where, name by name, is filled in before its sentences are asked what to do.
  if (passed === 0 && isStated(situation)) return orTired(situation, orServe(situation, choose));
  const entry =
    heard(situation, bringUpToDate(situation)) ??
    heard(situation, nowListed(situation) ?? fillDetails(situation) ?? correctByReason(situation));
  if (entry) return orTired(situation, entry);
  const order = heard(situation, followOrder(situation));
  if (order) return orTired(situation, order);
  const holder = openHolder(situation);
  if (holder) return holder;
  const errand = heard(situation, errands(situation));
  // What is still asked is answered before anything is done.
  if (errand && !(errand.status === 'completed' && asksToFillIn(situation))) return orTired(situation, errand);
  const days = situation.step ? heard(situation, pickStay(situation, situation.step)) : null;
  if (days) return orTired(situation, days);
  // What bears the name in another month is another one.
  const month = heard(situation, turnToMonth(situation));
  if (month) return orTired(situation, month);
  const { sheet, records } = situation.memory;
  const left =
    isInDatedForm(situation) ||
    situation.memory.errand?.sent ||
    situation.memory.apply?.opened ||
    (!records && (sheet || isForThis(situation)));
  const record = left
    ? null
    : heard(
        situation,
        askedThere(situation, () => atRecords(situation, passed)),
      );
  // Who tells who they are fills in a form, and misses nothing in a list.
  if (record && !(record.status === 'gave_up' && tellsWho(situation))) return record;
  // Who was told what to send does more than set how a page shows things.
  const { memory } = situation;
  const before = structuredClone(memory);
  const fills =
    memory.sheet !== null || memory.last?.rule === 'open_choices' || tellsWho(situation) || savesSeveral(situation);
  const set = fills ? null : heard(situation, setView(situation));
  // What stands in a form that is sent off is no matter of how the page shows things.
  const leading = leadingViews(situation);
  if (set?.status === 'completed' && leading > 0) {
    for (const { text } of situation.goal.steps.slice(memory.step, memory.step + leading)) noteSaid(memory, text);
    memory.view = null;
    onTo(situation, memory.step + leading);
    return choose(situation, passed);
  }
  if (set && !isOfSent(situation, set.item)) return set;
  if (set) Object.assign(memory, before);
  const other = leaveOther(situation);
  if (other) return other;
  const fact = situation.unready ? null : tellFacts(situation);
  if (fact) return fact;
  const at = memory.step;
  const proposal = passed === 0 ? orServe(situation, choose) : chooseStep(situation, passed, choose);
  // Once all is put in, it is an errand again how the shop goes on.
  const further = memory.step > at && GUESSES.has(proposal.rule) ? heard(situation, errands(situation)) : null;
  if (further) return orTired(situation, further);
  const { goal } = situation;
  if (proposal.status !== 'gave_up' || !goal.steps[memory.step + 1]?.otherwise) return proposal;
  onTo(situation, memory.step + 1);
  return choose(situation, passed);
}

/** What is next for the records of a list; once they are seen to, what the task tells to do after that. */
function atRecords(situation: Situation, passed: number): Proposal | null {
  const { memory } = situation;
  const next = workRecords(situation);
  if (next?.status === 'completed' && beginsCollecting(situation)) return choose(situation, passed);
  const open = next?.status === 'completed' && endsTask(situation) ? otherThing(situation) : -1;
  if (open >= 0) {
    memory.records!.off = true;
    onTo(situation, open);
    return choose(situation, passed);
  }
  if (next?.status !== 'completed' || endsTask(situation)) return next && orTired(situation, next);
  onTo(situation, memory.step + 1);
  return choose(situation, passed);
}
