// Doing something with records of a list: which of them are meant is told by what the page shows of them, and what is to be done by the
// names of the controls that come up. So any wording will do that bears the names.
import { words } from '../../../language/index.ts';
import { agreedTo } from '../../done/agreed.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { answerDialog } from '../setbacks/obstacles.ts';
import { waitFor } from '../setbacks/setback.ts';
import { scrollDown } from '../way/look.ts';
import { optionAfter } from '../way/next-page.ts';
import { mayBegin } from './begin.ts';
import { beside } from './controls.ts';
import { flat } from './flat.ts';
import { withOne } from './one.ts';
import { outcome, VAIN } from './outcome.ts';
import { overList } from './over.ts';
import { ofTimeTold, targetsOf } from './targets.ts';
import { PUT_IN } from './task.ts';
import { doing, isOfKind, LISTED, namedIn, namesMore, scrollOf, type Work, workOn } from './work.ts';

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
