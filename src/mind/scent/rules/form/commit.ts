import { fold, literalCoverage, phrase, similarity, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { DESTROYS } from '../../meaning/acts.ts';
import { contrary } from '../../meaning/amiss.ts';
import { commitWord, WITHDRAWS } from '../../meaning/commit-word.ts';
import { isClickable, wantedText } from '../../meaning/match.ts';
import { opensMore } from '../../meaning/state.ts';
import { turners } from '../../meaning/stepper.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { headsColumn } from '../../things/column-heads.ts';
import type { Thing } from '../../things/index.ts';
import { isApplied } from '../several/apply.ts';
import { distance, gap } from '../way/search.ts';
import { isOfCalendar } from '../widgets/calendar.ts';
import { isRightBehind, sendsOnlyEmpty } from './behind-field.ts';
import { isLaterAct } from './later-act.ts';
import { entriesOf, thingsWithButtons } from './of-things.ts';

const PUTS_ASIDE = /\bwish ?list\b|\bfavou?rites?\b|\bcompare\b|\bfor later\b|\bdrafts?\b/;

/** What brings up one more field. */
const ANOTHER = /^(?:\+ ?)?(?:add |one )?(?:one more|another|more)\b/;
/** The same by its sign, where a form has taken more than so much. */
const ADDS = /^\s*[+＋]\s*\p{L}/u;
const FEW = 2;
/** What turns to another page, month or week. */
export const TURNS =
  /^(?:(?:next|previous|prev)\s*(?:page|month|week|day|year|[›»→>])|[‹«←<]\s*(?:previous|prev|next)?)/i;

/** Pixels from the last field within which a word that only hints at sending belongs to its form. */
const NEAR = 240;
/** Pixels above a form from which a link belongs to the head of the page. */
const HEAD = 60;
/** What nobody presses who only wants to know something. */
const BINDING = /^(?:pay|buy|order|book|reserve|delete|remove|register|sign up|subscribe|donate)\b/;

/** The one button that stands right behind the last field that was filled, whatever it says; null where several do. */
function atTheEnd(situation: Situation, step: Step, last: Item | undefined, turns: ReadonlySet<Item>): Item | null {
  const { items, memory, key, page } = situation;
  if (!last?.box) return null;
  const { box } = last;
  const behind = items.filter(
    (item) =>
      item.kind === 'click' &&
      item.role === 'button' &&
      !item.disabled &&
      !turns.has(item) &&
      !opensMore(item) &&
      !sentForOther(situation, item) &&
      !isLaterAct(situation, step, item) &&
      !headsColumn(page, item) &&
      item.box !== null &&
      /\p{L}{2}/u.test(item.raw) &&
      !WITHDRAWS.test(item.said.folded) &&
      !PUTS_ASIDE.test(item.said.folded) &&
      // What was put right since is worth another press.
      timesTried(memory, key, item.name) < (memory.mended.length > 0 ? RIGHTED : 2) &&
      (item.box.y >= box.y + box.height - 4 || (Math.abs(item.box.y - box.y) < 16 && item.box.x > box.x)) &&
      gap(item, last) < AT_END,
  );
  return behind.length === 1 ? behind[0]! : null;
}
/** Presses of one button, as long as something was put right before each. */
const RIGHTED = 6;
/** Pixels from the last field within which a lone button belongs to it. */
const AT_END = 90;

/** "Move", right behind the list of where to, for who wants something moved: called by the act itself. */
function isOwnAct(step: Step, item: Item, last: Item | undefined): boolean {
  return (
    item.role === 'button' &&
    last !== undefined &&
    gap(item, last) < AT_END &&
    actNames(step).includes(stem(words(item.label)[0] ?? ''))
  );
}

/** Whether a button stands right below a box for many words that is empty, further down than the last field that was filled. */
function sendsEmptyBox(button: Item, items: readonly Item[], last: Item | undefined): boolean {
  if (!last?.box || !button.box || gap(button, last) < AT_END) return false;
  return items.some(
    (item) =>
      item.kind === 'type' &&
      item.state.has('multiline') &&
      item.value === '' &&
      item.box !== null &&
      item.box.y > last.box!.y &&
      button.box!.y > item.box.y &&
      gap(button, item) < AT_END,
  );
}

/** What keeps one value that was changed where it stands. */
const KEEPS = /^(?:save|update|apply|set|ok)\b/;

/** Whether a button has sent off what an earlier step told, and nothing was put in since: no field was typed into, nothing ticked or chosen. */
function sentForOther({ items, memory, key }: Situation, { raw }: Item): boolean {
  const { own, step, filled } = memory;
  const at = own.findLastIndex((act) => act.kind === 'click' && act.raw === raw);
  if (at < 0 || own[at]!.step >= step || own.slice(at + 1).some(({ kind }) => kind !== 'click')) return false;
  return !items.some((item) => item.value !== '' && (filled[key]?.[item.name] ?? '') !== '');
}

/** The button that sends the form off: by its words, its place after the fields, and what the step wants. */
export function commitButton(situation: Situation, step: Step): Proposal | null {
  const { items, memory, key } = situation;
  const filled = Object.keys(memory.filled[key] ?? {});
  const fields = items.filter((item) => filled.includes(item.name));
  const lastField =
    fields.at(-1) ??
    items.find(
      (item) =>
        item.kind === 'choose' && memory.last?.kind === 'choose' && fold(item.value) === fold(memory.last.argument),
    );
  const typed = items.find((item) => memory.last?.kind === 'type' && item.name === memory.last.name);
  const wanted = phrase(`${step.text}`);
  const looking = situation.goal.steps.every((one) => ['learn', 'locate', 'reach', 'search'].includes(one.verb));
  const turns = turners(situation);
  const entries = entriesOf(situation);
  const inThings = fields.length > 0 ? thingsWithButtons(situation) : new Map<Item, Thing>();
  let best: { item: Item; score: number } | null = null;
  for (const item of items) {
    if (!isClickable(item) || item.disabled || item.kind === 'check' || item.kind === 'point') continue;
    if (turns.has(item) || isOfCalendar(situation, item)) continue;
    // What stands in one of several things alike is for that thing, and ends no form beside them.
    if (inThings.has(item) && !fields.some((field) => inThings.get(field) === inThings.get(item))) continue;
    // An entry of a list opens what it names, whatever its name begins with.
    if (entries.has(item)) continue;
    // A time or a number to choose has no word for what it does.
    if (!/\p{L}{2}/u.test(item.label)) continue;
    // The next page of a list, or the next month, sends nothing off.
    if (
      ANOTHER.test(item.said.folded) ||
      (filled.length > FEW && ADDS.test(item.raw)) ||
      TURNS.test(item.raw.trim()) ||
      (item.role === 'link' && /^next\b/i.test(item.raw.trim()))
    )
      continue;
    // A tab shows another part of the page, and the head of a column puts its rows in order.
    if (item.role === 'tab' || item.kind === 'tab' || headsColumn(situation.page, item)) continue;
    // A menu opens and sends nothing off.
    if (opensMore(item)) continue;
    // Who joins has no account to sign in to.
    if (step.verb === 'register' && /^(?:sign|log) ?(?:in|on)\b/.test(item.said.folded)) continue;
    if (looking && BINDING.test(item.said.folded)) continue;
    // What is there is thrown away by nobody who does not mean to.
    if (DESTROYS.test(item.said.folded) && !DESTROYS.test(fold(step.text)) && step.verb !== 'remove') continue;
    // Who writes to a shop buys nothing on the way.
    if (contrary(step, item.said.folded, fold(situation.goal.text))) continue;
    let score = Math.max(commitWord(item.label), isOwnAct(step, item, lastField) ? 0.9 : 0);
    // A row or a piece of text that can be pressed opens what it names, however much of the task it bears.
    if (score === 0 && item.role !== 'button') continue;
    if (sendsEmptyBox(item, items, lastField)) score -= 0.6;
    if (sentForOther(situation, item) || isApplied(situation, item)) continue;
    if (fields.length > 0 && sendsOnlyEmpty(items, item, new Set(filled))) continue;
    // What only keeps a thing for another day sends nothing off.
    if (PUTS_ASIDE.test(item.said.folded) && !PUTS_ASIDE.test(fold(situation.goal.text))) continue;
    const said = similarity(wanted, item.said);
    if (score === 0 && said < 0.5) continue;
    if (WITHDRAWS.test(item.said.folded) && !WITHDRAWS.test(fold(step.text))) continue;
    score += 0.6 * said;
    // "Save", right behind the one field that was changed, comes before what sends off the whole.
    const keeps = typed !== undefined && KEEPS.test(item.said.folded);
    if ((isOwnAct(step, item, typed) || keeps) && isRightBehind(items, item, typed)) score += 1;
    if (isLaterAct(situation, step, item)) continue;
    if (item.role === 'link') score -= 0.35;
    if (
      /^search\b|newsletter|subscribe/.test(fold(`${item.label}`)) &&
      !/search|subscribe|newsletter/.test(fold(step.text))
    )
      score -= 0.8;
    // The menu at the head of a page sends nothing off.
    if (item.role === 'link' && lastField?.box && item.box && item.box.y + item.box.height < lastField.box.y - HEAD)
      continue;
    if (lastField?.box && item.box) {
      // A word that only hints at sending counts for the button of this very form.
      if (commitWord(item.label) < 0.8 && said < 0.5 && gap(item, lastField) > NEAR) continue;
      score -= Math.min(0.5, distance(item, lastField) / 1600);
      if (item.box.y + item.box.height < lastField.box.y) score -= 0.3;
      if (item.group && item.group === lastField.group) score += 0.15;
      // In a table of rows with a button each, the button of the row that was changed.
      if (lastField.context.tokens.length > 0) score += 0.3 * literalCoverage(lastField.context, item.context);
    }
    // What was put right since may well go off now.
    if (memory.mended.length === 0)
      score -= 0.5 * timesTried(memory, key, item.name) * (memory.idle > 0 || memory.errors > 0 ? 0.6 : 0.2);
    if (!best || score > best.score) best = { item, score };
  }
  if (!best || best.score < 0.3) {
    const end = atTheEnd(situation, step, lastField, turns);
    if (!end) return null;
    best = { item: end, score: 0.4 };
  }
  return {
    rule: 'commit',
    why: `everything I know is filled in, and “${best.item.label}” sends it off`,
    status: 'continue',
    item: best.item,
    args: null,
    sure: 0.85,
    commits: true,
    cause: best.item.label,
    scent: 50 * Math.min(1, similarity(phrase(wantedText(step)), best.item.said) + 0.4),
  };
}
