import { parseDate, plain } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isNewsletter } from '../../filling/fields.ts';
import { commitWord, WITHDRAWS } from '../../meaning/commit-word.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import { onePage, type Proposal, type Situation } from '../../situation.ts';
import type { Blank } from '../sheet/blanks.ts';
import { AGREES, sheetOf } from '../sheet/meant.ts';
import { put } from '../sheet/put.ts';
import { finished, messageOf, thanked } from '../sheet/send.ts';
import { signsIn } from '../sheet/signed-in.ts';
import { tellsWho, valuesOf } from '../sheet/told.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { type Asks, asksOf, namedBy, speaksOfShop } from './asks.ts';
import { fillIn, putRight } from './fill.ts';
import { givesUp, headsOf, inTheWay, isRefused, press, VAIN, waitOnce } from './walk.ts';

const APPLIES =
  /\b(?:book(?:ed|ing)?|reserv\p{L}+|subscri\p{L}+|plans?|memberships?|packages?|join(?:ing)?|enrol\p{L}*|sign (?:me |us )?up for|appointment|billing|billed|pay (?:yearly|monthly)|add-?ons?|would like to come)\b/iu;
const OTHERS = /\b(?:message|contact form|review|stars?|register|create an account|password|question|voucher)\b/i;

/** A box for something that is named, whatever it costs besides. */
function tickNamed(situation: Situation, blanks: readonly Blank[]): Proposal | null {
  const all = asksOf(situation);
  const asks = { ...all, names: all.every };
  const box = blanks.find(
    ({ kind, shown, label }) => kind === 'box' && shown === 'off' && namedBy(situation, asks, label) !== null,
  );
  return box ? put(situation, { blank: box, text: 'on', fit: 1 }) : null;
}

/** What opens the form for a thing, before its name or beside it. */
const OPENS =
  /^(?:choose|select|book|reserve|take|subscribe(?: to)?|join|sign up(?: for)?|get|order|enrol(?: in)?|pick|start|make (?:a |an )?(?:booking|reservation|appointment)|request)\b ?/;
const NEXT = /^(?:next|continue|go on|proceed)\b/;

/** Whether the task is for something that is named, by somebody who is told. */
function applies(situation: Situation): boolean {
  const { asked, knowledge } = situation;
  const told = [asked, ...knowledge.map(({ name }) => name)].join(' . ');
  if (!APPLIES.test(told) || OTHERS.test(asked) || speaksOfShop(situation) || /\?\s*$/.test(asked)) return false;
  // A day is taken from what is free.
  const dated = (text: string) =>
    /\d/.test(text) && parseDate(text, situation.request.today, situation.dayFirst) !== null;
  if (valuesOf(situation).some(({ day, text, kind }) => day !== null || (kind === 'known' && dated(text))))
    return false;
  return tellsWho(situation) || knowledge.length > 2;
}

/** What is next of such an errand; null where the task is none, or the next step is left to how one finds the way. */
export function runApply(situation: Situation): Proposal | null {
  const { memory, page, key } = situation;
  // A form that stands there from the first is filled in without a way to it.
  if (memory.told || (!memory.apply && onePage(situation)) || !applies(situation)) return null;
  const all = asksOf(situation);
  const asks = { ...all, names: all.every };
  const over = memory.apply?.opened ? null : inTheWay(situation);
  if (over) return over;
  memory.apply ??= { opened: false, marks: [], begun: null };
  const { apply } = memory;
  const { begun } = apply;
  const sheet = sheetOf(situation);
  const refused = isRefused(situation);
  if (begun && memory.last?.commits) {
    const isGone = key !== begun.key || sheet.blanks.length === 0;
    const good = thanked(situation) ?? (isGone ? messageOf(situation) : null);
    const asksOn = sheet.blanks.length > 0 && sheet.answers.length > 0;
    if (good && !refused && !asksOn && !(sheet.send && NEXT.test(begun.name) && isOwn(sheet.send)))
      return finished(good, 0.9);
    const mended = refused ? (fillIn(situation, null, apply.marks) ?? putRight(situation)) : null;
    if (mended?.status === 'continue') return mended;
    const wait = !refused && (isGone || !asksOn) ? waitOnce(situation, begun) : null;
    if (wait) return wait;
  }
  const lines = headsOf(situation);
  const top = Math.min(...lines.map(({ level }) => level));
  const heads = lines.filter(({ level }) => level === top).map(({ text }) => text);
  const isHeaded = [page.dialog, page.title, ...heads]
    .map((head) => head.replace(OPENS_HEAD, '').split(/ [–|·-] /)[0]!)
    .some((head) => namedBy(situation, asks, head));
  const goesOn = begun !== null && (isHeaded || (key === begun.key && sheet.answers.length > 0));
  if (
    goesOn ||
    (isHeaded &&
      (apply.opened || sheet.answers.length > 0 || tickNamed(situation, sheet.blanks)) &&
      !(sheet.send && signsIn(sheet.send)))
  ) {
    apply.opened = true;
    const next = fill(situation);
    if (next) return next;
  }
  return begun || isHeaded ? null : open(situation, asks);
}
const OPENS_HEAD =
  /^(?:choose|select|book|reserve|subscribe to|join|your (?:booking|plan|order)|booking|reservation|plan)\b:? ?/i;

const isOwn = (item: Item): boolean => !WITHDRAWS.test(item.said.folded) && !item.disabled;

/** Puts in what is told, and sends it off. */
function fill(situation: Situation): Proposal | null {
  const { memory, key, items, page } = situation;
  const apply = memory.apply!;
  const { blanks, send } = sheetOf(situation);
  const next = fillIn(situation, null, apply.marks) ?? tickNamed(situation, blanks);
  if (next) return next;
  const agree = blanks.find(({ kind, label, shown }) => kind === 'box' && shown === 'off' && AGREES.test(label));
  const tick = agree && put(situation, { blank: agree, text: 'on', fit: 1 });
  if (tick) return tick;
  const down = furtherDown(situation);
  const last = Math.max(-1, ...blanks.flatMap((blank) => blank.items.map(({ order }) => order)));
  // What stands right below the last question is looked for there.
  const below = page.items.find(
    (item) =>
      item.kind === 'click' &&
      item.role === 'button' &&
      item.order > last &&
      isOwn(item) &&
      commitWord(item.label) >= 0.5,
  );
  const found = send && items.includes(send) && !signsIn(send) ? send : blanks.length > 0 ? below : undefined;
  const button =
    found && !page.items.some((item) => isNewsletter(item) && item.order < found.order && item.order > last)
      ? found
      : null;
  if (down && (!button || blanks.length === 0 || !apply.marks.length))
    return scrollDown(situation, down, 'the form goes on further down');
  if (!button) return null;
  if (timesTried(memory, key, button.name) >= 2 * VAIN) return givesUp(`“${button.label}” comes to nothing`);
  apply.begun = { name: button.said.folded, key };
  return press(button, `all that I was told is filled in, and “${button.label}” sends it off`, {
    commits: true,
    rule: 'commit',
  });
}

/** What opens the form for a thing that is named, beside what opens others. */
function open(situation: Situation, asks: Asks): Proposal | null {
  const { items, memory, key } = situation;
  const openers = items.filter((item) => isClickable(item) && !item.disabled && OPENS.test(item.said.folded));
  if (openers.length < 2) return null;
  const beside = ({ context, group }: Item) =>
    asks.names.some((name) => plain(group) === plain(name) || plain(context.text).startsWith(`${plain(name)} `));
  const own = openers.filter((item) => {
    const rest = item.raw.replace(/^\S+(?: (?:to|for|in))? ?/, '');
    return rest.length > 2 ? namedBy(situation, asks, rest) !== null : beside(item);
  });
  const [opener] = own;
  if (own.length !== 1 || timesTried(memory, key, opener!.name) >= 2) return null;
  return press(opener!, `“${opener!.label}” is for what I am after`);
}
