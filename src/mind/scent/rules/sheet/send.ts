import { fold, plain, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { objects } from '../../filling/complaints.ts';
import { isSearchBox } from '../../filling/fields.ts';
import { actNames } from '../../meaning/act-names.ts';
import { ratesPage } from '../../meaning/acts.ts';
import { commitWord, WITHDRAWS } from '../../meaning/commit-word.ts';
import { denies, isGoodNews } from '../../meaning/confirmation.ts';
import { isOneOfSet } from '../../meaning/make.ts';
import { opensMore } from '../../meaning/state.ts';
import { turners } from '../../meaning/stepper.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { TURNS } from '../form/commit.ts';
import { isOfCalendar } from '../widgets/calendar.ts';
import type { Blank } from './blanks.ts';

/** What leaves things as they are, turns a number, or takes something away that nobody spoke of: no end of a form. */
const LEAVES = /^(?:keep(?: (?:it|this|that|my|the)\b.*)?$|no\b|go back|never ?mind|stay\b|not now)/;
const STEPS = /^(?:increase|decrease|increment|decrement|plus|minus|(?:one )?(?:more|less|fewer))\b/;
const TAKES_AWAY = /^(?:archive|delete|remove|discard|erase|trash|bin|clear|reset|empty)\b/;

/** What puts an end to a thing: beside it "Keep ticket" is the way out. */
const ENDS = /^(?:archive|delete|remove|discard|erase|cancel|end|close|stop)\b/;

/** What brings up one more of something, where a form asks more than so much. */
const ADDS = /^\s*[+＋]\s*\p{L}/u;
const FEW = 2;

/** Whether a button plainly does something else than to send off what was put in. */
function doesElse({ asked, page }: Situation, { said: { folded }, raw }: Item): boolean {
  const [act = ''] = words(folded);
  return (
    LEAVES.test(folded) ||
    STEPS.test(folded) ||
    TURNS.test(raw.trim()) ||
    (/^keep\b/.test(folded) && page.items.some(({ role, said }) => role === 'button' && ENDS.test(said.folded))) ||
    (TAKES_AWAY.test(folded) && !words(fold(asked)).some((word) => stem(word) === stem(act)))
  );
}

/** The press that sends a form off. */
export function pressToSend(send: Item, why: string): Proposal {
  return {
    rule: 'commit',
    why,
    status: 'continue',
    item: send,
    args: null,
    sure: 0.85,
    commits: true,
    cause: send.label,
  };
}

/** What it says for a button to end a form that it is called by the act of the step. */
const OWN_ACT = 0.6;

/** The button that ends the form of these blanks: the first after the last of them that neither answers nor withdraws. */
export function sendButton(situation: Situation, blanks: readonly Blank[]): Item | null {
  const taken = new Set(blanks.flatMap((blank) => blank.items));
  const turning = turners(situation);
  const last = Math.max(-1, ...blanks.flatMap(({ items }) => items.map(({ order }) => order)));
  const buttons = situation.page.items.filter(
    (item) =>
      item.kind === 'click' &&
      item.role === 'button' &&
      situation.items.includes(item) &&
      !taken.has(item) &&
      !turning.has(item) &&
      !isOfCalendar(situation, item) &&
      !opensMore(item) &&
      !ratesPage(item) &&
      !/^(?:sign|log) ?(?:out|off)$/.test(item.said.folded) &&
      !searchesSite(situation, item, taken) &&
      !WITHDRAWS.test(item.said.folded) &&
      !doesElse(situation, item) &&
      !isOneOfSet(situation.page.items, item) &&
      !(blanks.length > FEW && ADDS.test(item.raw)) &&
      /\p{L}{2}/u.test(item.raw),
  );
  const groups = new Set(blanks.map(({ items: [item] }) => item!.group));
  // "Freeze from – until" is no end of what "Freeze" ends.
  const isMore = ({ raw }: Item) =>
    buttons.some((other) => other.raw !== raw && ` ${plain(raw)} `.includes(` ${plain(other.raw)} `));
  // "Redeem", for who redeems a code: the act of the step, by its name.
  const acts = situation.step ? actNames(situation.step) : [];
  const isOwn = ({ label }: Item) => acts.includes(stem(words(label)[0] ?? ''));
  const rank = (item: Item) =>
    commitWord(item.label) +
    (isOwn(item) ? OWN_ACT : 0) +
    (isBesideOnly(situation, item) ? OWN_ACT : 0) -
    (last < 0 && isMore(item) ? 0.2 : 0) +
    (groups.has(item.group) ? 0.3 : 0) +
    (item.order > last ? 0.6 : 0) -
    (/^(?:sign|log) ?(?:in|on)$|^search\b/.test(item.said.folded) ? 0.5 : 0);
  return (
    buttons
      .filter(
        (item) => item.order > last || isOwn(item) || isBesideOnly(situation, item) || commitWord(item.label) >= 0.8,
      )
      .sort((a, b) => rank(b) - rank(a) || a.order - b.order)[0] ?? null
  );
}

/** What stands beside a field to help with it, and sends nothing off. */
const HELPS =
  /^(?:show|hide|browse|choose|clear|view|generate|scan|locate|find|look ?up|use|edit|copy|paste|today|now)\b/;

/** Whether a button stands right behind the one field into which something was put since the last press: a code and its "Redeem", over the form's own end. */
function isBesideOnly({ memory: { sheet, last }, page }: Situation, button: Item): boolean {
  const put = new Set(
    (sheet?.put ?? []).slice(Math.max(0, sheet?.at ?? 0)).map((mark) => mark.split('=').slice(1).join('=')),
  );
  const field = last?.kind === 'type' && put.size <= 1 ? page.byName.get(last.name) : undefined;
  if (!field?.box || !button.box || HELPS.test(button.said.folded)) return false;
  const aside = button.box.x - field.box.x - field.box.width;
  const level = Math.abs(button.box.y + button.box.height / 2 - field.box.y - field.box.height / 2);
  return aside > -4 && aside < BESIDE && level < button.box.height / 2;
}

/** Pixels within which a button is of the field, or of the search box, that stands before it. */
const BESIDE = 60;

/** Whether a button only sends off the search box of the site, into which nothing of the form goes. */
function searchesSite({ page }: Situation, { said, box }: Item, taken: ReadonlySet<Item>): boolean {
  return (
    /^(?:search|go|find)$/.test(said.folded) &&
    box !== null &&
    page.items.some(
      (item) =>
        isSearchBox(item) &&
        !taken.has(item) &&
        item.box !== null &&
        Math.abs(item.box.y + item.box.height / 2 - box.y - box.height / 2) < BESIDE,
    )
  );
}

/** What the page says of what was sent: the line that tells it as done; null where none does. */
export function thanked({ page, fresh }: Situation): string | null {
  const told = /message appeared: "([^"]+)"/i.exec(page.outcome)?.[1] ?? '';
  const lines = [told, page.dialog, ...fresh].filter((line) => line !== '' && line.length < 240);
  return lines.find((line) => isGoodNews(line) && !page.items.some((item) => fold(item.raw) === fold(line))) ?? null;
}

/** A message that came up with the last act and objects to nothing; null where there is none. */
export function messageOf({ page }: Situation): string | null {
  const told = /message appeared: "([^"]+)"/i.exec(page.outcome)?.[1] ?? '';
  return words(told).length < 3 || objects(told) || denies(told) ? null : told;
}

/** A message that came up as the form was sent, objects to nothing of it, and speaks of none of its blanks; null where there is none. */
export function taken(situation: Situation, blanks: readonly Blank[]): string | null {
  const told = messageOf(situation);
  if (!situation.memory.last?.commits || told === null || situation.page.error.includes(told)) return null;
  const said = plain(told);
  const named = blanks.some(({ label }) => label.length > 3 && said.includes(plain(label)));
  const emptied =
    blanks.length === 0 || blanks.every(({ kind, items: [item] }) => kind !== 'text' || item!.value === '');
  return !named && (emptied || blanks.every(({ kind }) => kind !== 'text') || repeats(situation, said)) ? told : null;
}

/** Whether what a page says of what was sent bears something that was put in, and is no count of what there is: "Alerts set for 3 January". */
export function repeats({ memory }: Situation, said: string): boolean {
  const given = Object.values(memory.filled[memory.last?.key ?? ''] ?? {}).map(plain);
  return !/^\d/.test(said) && given.some((value) => value.length >= GIVEN && ` ${said} `.includes(` ${value} `));
}
/** Letters and figures from which on what was put in is said by no chance. */
const GIVEN = 5;

/** The task is done, by what the page says of what was sent. */
export function finished(line: string, sure: number): Proposal {
  return {
    rule: 'done',
    why: `the page says “${line.slice(0, 100)}”`,
    status: 'completed',
    item: null,
    args: null,
    sure,
    cause: line.slice(0, 80),
  };
}
