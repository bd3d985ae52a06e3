// Doing something with records of a list: which of them are meant is told by what the page shows of them, and what is to be done by the
// names of the controls that come up. So any wording will do that bears the names.
import { fold, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { outstanding } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import { agreedTo } from '../../done/agreed.ts';
import { objects } from '../../filling/complaints.ts';
import { isGoodNews } from '../../meaning/confirmation.ts';
import { isClickable } from '../../meaning/match.ts';
import { turners } from '../../meaning/stepper.ts';
import type { RecordPlan } from '../../remembered.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { answerDialog } from '../setbacks/obstacles.ts';
import { LOOKED } from '../setbacks/retry.ts';
import { waitFor } from '../setbacks/setback.ts';
import { messageOf } from '../sheet/send.ts';
import { scrollDown } from '../way/look.ts';
import { optionAfter } from '../way/next-page.ts';
import { answerOnceMore, NO } from './asked-once-more.ts';
import { mayBegin } from './begin.ts';
import { ACT, beside, isMenu } from './controls.ts';
import { flat } from './flat.ts';
import { fieldsIn, withOne } from './one.ts';
import { overList } from './over.ts';
import { baseOf, says } from './says.ts';
import { ofTimeTold, targetsOf } from './targets.ts';
import { PUT_IN } from './task.ts';
import { doing, isOfKind, LISTED, namedIn, namesMore, scrollOf, standing, type Work, workOn } from './work.ts';

/** Acts without effect after which it is left to how one does things without a list. */
const VAIN = 3;

export { endsTask } from './task.ts';

/** What to do next with the records that are meant; null where it is no such task, or left to other rules. */
export function workRecords(situation: Situation): Proposal | null {
  const { memory } = situation;
  const now = workOn(situation);
  if (!now || (memory.records !== now.plan && !mayBegin(now))) return null;
  // What was asked about once more and agreed to is done: nobody begins with another one.
  if (memory.records !== now.plan && situation.step && agreedTo(situation, situation.step, true)) return null;
  memory.records = now.plan;
  const box = answerDialog(situation) ?? waitFor(situation);
  if (box) return box;
  const next = outcome(now) ?? (now.plan.off ? null : proceed(now));
  if (!next) now.plan.off = true;
  return next;
}

const YES = /^(?:yes|ok(?:ay)?|confirm|continue|proceed|sure|go ahead|got it|close|done)\b/i;

/** What calls off what is asked about. */
const BACKS_OUT = /^(?:no\b|cancel|keep\b|do(?: not|n['’]t)\b|not now|never ?mind|go back)/i;

/** What the act that was pressed last has led to: a question that is answered, or that it is done. */
function outcome(work: Work): Proposal | null {
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

/** Whether the page shows that an act was done: it says so, or the record is gone or stands otherwise than before. */
function isEvident(work: Work, pressed: NonNullable<RecordPlan['pressed']>): boolean {
  const { situation, rows, plan } = work;
  const { name, before, by } = pressed;
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

function proceed(work: Work): Proposal | null {
  const { plan, meant, rows, sets } = work;
  if (plan.vain >= VAIN) return plan.dead ? nothingHappens(work) : null;
  const atList = isAtList(work);
  if (atList && !scrollOf(work, 'up')) plan.ends.head = true;
  if (atList && !scrollOf(work, 'down')) plan.ends.foot = true;
  if (plan.ends.head && plan.ends.foot) plan.whole = true;
  const borne = plan.targets ?? (meant ? targetsOf(plan, meant, plan.text) : null);
  const oneOfThem = meant?.by === 'value' && !meant.all && !plan.targets && (borne?.length ?? 0) > 1;
  const targets = borne && oneOfThem ? ofTimeTold(work.situation, plan, borne) : borne;
  if (targets === null) return further(work) ?? (meant === null && atList ? notListed(work) : null);
  const single =
    (sets && (plan.put.length > 0 || !namesMore(work))) ||
    (meant?.by === 'name' && !namesMore(work)) ||
    meant?.by === 'rank' ||
    meant?.by === 'amounts' ||
    meant?.by === 'place' ||
    (meant?.by === 'value' && !meant.all && targets.length === 1);
  if (single && targets.length > 0) Object.assign(plan, { targets, sets });
  const left = targets.filter((name) => !plan.done.includes(name));
  const several = !single && (meant?.by === 'rest' || meant?.by === 'value' || namesMore(work));
  if (left.length === 0 && several && !plan.whole)
    return further(work) ?? (atList ? finished(work, targets) : backToList(work));
  if (targets.length === 0) return null;
  if (left.length === 0) return finished(work, targets);
  const marked = overList(work, left, several);
  if (marked === 'ticked') return finished(work, targets);
  if (marked) return marked === 'reach' ? reach(work, left) : marked;
  const at = left.includes(plan.focus)
    ? plan.focus
    : (left.find((name) => rows.some((row) => row.name === name)) ?? left[0]!);
  const row = rows.find(({ name }) => name === at) ?? null;
  if (!row && plan.focus !== at) return atList ? reach(work, left) : backToList(work);
  const next = withOne(work, at, row);
  if (next === null && plan.done.includes(at)) return proceed(work);
  if (next !== 'seen') return next;
  plan.done.push(at);
  return finished(work, [at]);
}

/** What is to be done was pressed again and again, and nothing came of it: who is told to do just that does nothing else instead. */
function nothingHappens({ plan }: Work): Proposal {
  const why = `I pressed “${plan.dead}” ${VAIN} times, and nothing happens`;
  return { rule: 'records', why, status: 'gave_up', item: null, args: null, sure: 0.5, cause: plan.dead };
}

/** Whether the list is in sight, or what is left of it. */
function isAtList({ rows, situation, plan }: Work): boolean {
  return rows.length > 0 || (situation.key === plan.list && situation.page.dialog === '');
}

/** More of the list: further down, or what loads the rest of it. */
function further(work: Work): Proposal | null {
  const { situation, rows, plan } = work;
  const down = scrollOf(work, 'down');
  if (down && isAtList(work) && !plan.ends.foot)
    return scrollDown(situation, down, 'I want to see the whole list first');
  const up = plan.ends.head ? undefined : scrollOf(work, 'up');
  if (up && isAtList(work)) return doing(up, 'the list begins further up', { rule: 'scroll', sure: 0.6 });
  // What loads the rest may stand right under the last record, and count as its own.
  const more = [...beside(situation, rows), ...rows.flatMap((row) => row.items)].find(
    (item) => (isClickable(item) && !item.disabled && MORE.test(item.raw)) || optionAfter(item) !== null,
  );
  if (!more) return null;
  plan.more = more.label;
  plan.whole = false;
  plan.ends.foot = false;
  return doing(more, 'there is more of the list');
}
const MORE =
  /^(?:load|show|see|view) (?:the )?(?:\d+ )?(?:more|all|rest|others?)\b|^(?:more results|next(?: page)?|›|»|>)$/i;

/** Scrolls to where one of them was seen, or on to where it may be. */
function reach(work: Work, left: readonly string[]): Proposal | null {
  const { plan, rows } = work;
  const order = plan.seen.map(({ name }) => name);
  const wanted = Math.min(...left.map((name) => order.indexOf(name)));
  const first = Math.min(...rows.map(({ name }) => order.indexOf(name)).filter((at) => at >= 0));
  const up = scrollOf(work, 'up');
  if (wanted < first && up) return doing(up, 'it stood further up', { rule: 'scroll', sure: 0.6 });
  return further(work);
}

/** The way back to the list from the page of one of its records. */
function backToList({ situation: { items }, plan }: Work): Proposal | null {
  const back =
    items.find((item) => item.role === 'link' && /^(?:[←‹<«]\s*|back\b|all\b)/i.test(item.raw)) ??
    items.find((item) => item.kind === 'back' || item.name === 'back');
  plan.focus = '';
  return back ? doing(back, 'the others are on the list', { sure: 0.7 }) : null;
}

/** The whole list was seen, and what the task names is not on it. */
function notListed({ plan, situation }: Work): Proposal | null {
  // What is only to come to be is on no list yet.
  if (PUT_IN.test(plan.text)) return null;
  // What the list is headed by is said of all of it: the sailings from Sand to Holm.
  const heads = new Set(
    situation.page.headings.flatMap(({ text, level }) => (level === 1 ? [text] : [])).flatMap((head) => words(head)),
  );
  const named = namedIn(plan.text);
  const bears = (word: string) =>
    plan.seen.some(({ name, properties }) =>
      [name, ...properties.map((one) => one.text)].some((text) => words(text).includes(word)),
    );
  if (named.every((word) => heads.has(word)) || named.some(bears)) return null;
  // What the list does not call a record by, its buttons may.
  const { page } = situation;
  if (named.some((word) => page.items.some(({ role, raw }) => role !== 'link' && words(raw).includes(word))))
    return null;
  // A list of something else says nothing about it.
  if (plan.seen.length < LISTED || !isOfKind(plan, plan.text)) return null;
  const why = `I have seen all ${plan.seen.length} of the list, and what I look for is not among them`;
  return { rule: 'not_here', why, status: 'gave_up', item: null, args: null, sure: 0.6, cause: why };
}

/** All that are meant are seen to. */
function finished({ situation, plan }: Work, targets: readonly string[]): Proposal {
  // What only came into sight by looking further down tells nothing of it.
  const fresh = situation.memory.last?.kind === 'scroll' ? [] : situation.fresh;
  const line = fresh.find((text) => targets.some((name) => flat(text).includes(flat(name)))) ?? fresh[0] ?? '';
  const what = targets.length === 1 ? `“${targets[0]}”` : `all ${targets.length} that are meant`;
  plan.focus = '';
  const why = line ? `${what} is seen to, and the page says “${line}”` : `${what} is seen to`;
  return { rule: 'records_done', why, status: 'completed', item: null, args: null, sure: 0.85, cause: line || what };
}
