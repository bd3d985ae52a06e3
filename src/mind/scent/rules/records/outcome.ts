import { fold, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { outstanding } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import { objects } from '../../filling/complaints.ts';
import { isGoodNews } from '../../meaning/confirmation.ts';
import { LEAVES_BE } from '../../meaning/leaves-be.ts';
import { isClickable } from '../../meaning/match.ts';
import { turners } from '../../meaning/stepper.ts';
import type { RecordPlan } from '../../remembered.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { LOOKED } from '../setbacks/retry.ts';
import { messageOf } from '../sheet/send.ts';
import { answerOnceMore, NO } from './asked-once-more.ts';
import { ACT, beside, isMenu } from './controls.ts';
import { flat } from './flat.ts';
import { fieldsIn } from './one.ts';
import { baseOf, says } from './says.ts';
import { doing, standing, type Work } from './work.ts';

/** Acts without effect after which it is left to how one does things without a list. */
export const VAIN = 3;

const YES = /^(?:yes|ok(?:ay)?|confirm|continue|proceed|sure|go ahead|got it|close|done)\b/i;

/** What calls off what is asked about. */
const BACKS_OUT = new RegExp(`^(?:${LEAVES_BE}|cancel)`, 'i');

/** What the act that was pressed last has led to: a question that is answered, or that it is done. */
export function outcome(work: Work): Proposal | null {
  const { situation, plan, said, rows } = work;
  const { pressed } = plan;
  if (!pressed) return null;
  const others = beside(situation, rows);
  // What offers to leave it as it is has come up with the act: that is a question, however it is put.
  const offersBack = others.some(
    (item) =>
      isClickable(item) && BACKS_OUT.test(item.raw) && item.role === 'button' && situation.appeared.has(item.name),
  );
  const isPut = situation.page.dialog !== '' || offersBack || situation.fresh.some((line) => /\?\s*$/.test(line));
  const asks = others.filter(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      !isMenu(item.label) &&
      // "Delete", of a menu, and "Delete", of what it asks, go by one name.
      (situation.appeared.has(item.name) || (isPut && plan.up.includes(item.name))) &&
      !['link', 'menuitem'].includes(item.role),
  );
  const isQuestion =
    isPut && asks.length > 0 && asks.length <= 3 && asks.some((item) => NO.test(item.raw) || YES.test(item.raw));
  const hasFields = fieldsIn(work, others).length > 0;
  if (isQuestion && !hasFields) {
    const agreeing = asks.filter((item) => !NO.test(item.raw));
    const yes =
      agreeing.find((item) => says(item.raw, said) >= ACT || fold(item.raw) === fold(pressed.label)) ??
      asks.find((item) => YES.test(item.raw)) ??
      (agreeing.length === 1 ? agreeing[0] : undefined);
    // "Saved: Bone china. OK": what leaves nothing to choose tells what was done.
    if (asks.length === 1 && isEvident(work, pressed)) pressed.told = true;
    if (yes) return doing(yes, `it asks once more, and “${yes.label}” is what I want`, { commits: true });
  }
  const once = situation.memory.idle > 0 ? null : answerOnceMore(work);
  if (once) return once;
  plan.pressed = null;
  const isFound = situation.memory.last?.rule === LOOKED && isTold(work, pressed);
  if (situation.memory.idle > 0 && !isFound) {
    plan.vain += 1;
    plan.dead = pressed.label;
    return null;
  }
  // The form in which it is to be put has come up: it is not put in yet.
  if (hasFields && !pressed.fields && situation.memory.idle === 0) {
    // What else it asks is a matter of forms.
    if (!work.sets) plan.off = true;
    return null;
  }
  if (asksFurther(situation) || actsOnlyNow(work, pressed)) {
    plan.off = true;
    return null;
  }
  if (!pressed.told && !isEvident(work, pressed)) {
    plan.vain = VAIN;
    return null;
  }
  const wait = situation.items.find((item) => item.kind === 'wait');
  // A site that says nothing may still bring back what is gone.
  const silent = !pressed.told && !pressed.by && plan.done.length === 0 && !isTold(work, pressed);
  if (wait && silent && isGone(situation) && !rows.some(({ name }) => name === pressed.name)) {
    plan.pressed = { ...pressed, by: situation.memory.last!.name };
    return doing(wait, `“${pressed.name}” is seen to, as it seems, and I look whether it stays so`);
  }
  if (!plan.done.includes(pressed.name)) plan.done.push(pressed.name);
  plan.focus = '';
  return null;
}

/** Words of the task that no act has seen to, from which on something that has come up is meant by them. */
const TOLD = 2;

/** Whether controls have come up for more of what the task says: "Senior", with what counts them, for who wants senior tickets. */
function asksFurther(situation: Situation): boolean {
  const { appeared, items, asked, fresh } = situation;
  if (fresh.some(isGoodNews)) return false;
  const left = outstanding(situation, asked).map(({ token }) => token);
  // "Leek quiche", with "Choose" beside it, for who swaps one dish for another: what is told is to be chosen now.
  const bears = (item: Item) =>
    left.filter((token) => saidBy(token, [...item.said.tokens, ...item.context.tokens])).length;
  const come = items.filter((item) => appeared.has(item.name) && isClickable(item) && item.role !== 'link');
  const most = Math.max(0, ...come.map(bears));
  if (most >= TOLD && come.filter((item) => bears(item) === most).length < come.length) return true;
  const turning = turners(situation);
  return items.some(
    (item) =>
      appeared.has(item.name) &&
      (item.kind !== 'click' || turning.has(item)) &&
      left.some((token) => saidBy(token, [...item.said.tokens, ...(turning.has(item) ? item.context.tokens : [])])),
  );
}

/**
 * Whether what was pressed has only led to where the act is done: it was not called after the act, and what is has come up with it.
 * "Sunday, 3 pm", of a play, leads to its seats, and "Reserve" stands under those.
 */
function actsOnlyNow({ situation, said }: Work, { label }: NonNullable<RecordPlan['pressed']>): boolean {
  const { items, appeared, fresh, memory, key } = situation;
  if (memory.last?.key === key || fresh.some(isGoodNews) || says(label, said) >= ACT) return false;
  return items.some(({ role, raw, name }) => role === 'button' && appeared.has(name) && says(raw, said) >= ACT);
}

/** What a page says when something is done, whatever it was. */
const GOOD = /\b(?:thanks?|thank you|done|saved|success\w*|updated|completed?|undo)\b/;

/** Whether the page says that an act was done. */
function isTold({ situation, rows }: Work, { name, label }: NonNullable<RecordPlan['pressed']>): boolean {
  const listed = (line: string) => rows.some((row) => row.name === line || row.thing.text.includes(line));
  const [verb = ''] = words(label);
  // What was looked for further down came up by the act, and not by looking.
  const found = situation.memory.last?.rule === LOOKED ? messageOf(situation) : null;
  return [...situation.fresh, ...(found ? [found] : [])].some((line) => {
    if (/\?\s*$/.test(line) || listed(line)) return false;
    return (
      flat(line).includes(flat(name)) ||
      GOOD.test(fold(line)) ||
      words(line).some((word) => baseOf(word) === baseOf(verb))
    );
  });
}

/** Whether what was pressed last is not there any more. */
function isGone({ page, memory }: Situation): boolean {
  return memory.last !== null && !page.byName.has(memory.last.name);
}

/** Whether the box that was pressed last stands otherwise now. */
function turned({ memory: { last, idle }, page }: Situation): boolean {
  return last?.kind === 'check' && idle === 0 && page.outcome.includes(`"${last.label}" is now `);
}

/** Whether the page shows that an act was done: it says so, or the record is gone or stands otherwise than before. */
function isEvident(work: Work, pressed: NonNullable<RecordPlan['pressed']>): boolean {
  const { situation, rows, plan } = work;
  const { name, before, by } = pressed;
  // A box of the record that has changed is the act itself: "Read The Hobbit" tells of it, and asks for no reading.
  if (situation.page.error === '' && turned(situation)) return true;
  // "Choose a size first." has come up, and nothing that says that it is done.
  if (situation.fresh.some(objects) && !situation.fresh.some(isGoodNews)) return false;
  // What went away and has come back was not done.
  if (by) return !situation.page.byName.has(by);
  if (isTold(work, pressed)) return true;
  if (rows.length > 0) return before !== '' && standing(work, name) !== before;
  // Too few are left in sight to be read as a list: what was pressed is not there any more.
  if (situation.key === plan.list) return isGone(situation);
  return situation.fresh.length > 0;
}
