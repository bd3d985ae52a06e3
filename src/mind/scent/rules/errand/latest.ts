import { fold, parseDate } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { WITHDRAWS } from '../../meaning/commit-word.ts';
import { isClickable } from '../../meaning/match.ts';
import { opensMore } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { mend } from '../setbacks/mend.ts';
import { sheetOf } from '../sheet/meant.ts';
import { finished, thanked } from '../sheet/send.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { fillIn } from './fill.ts';
import { type At, placeCalled } from './places.ts';
import { givesUp, isRefused, press, VAIN, waitOnce } from './walk.ts';

const LATEST =
  /\b(?:last|latest|newest|most recent|recent) (?:\p{L}+ ){0,2}?(?:orders?|purchase|booking|delivery|one)\b|\border\b[^.]*\b(?:last|latest|newest|most recent)\b|\borders?\b[^.]*\bmost recent\b/iu;
/** What is done with what one has ordered: how it is asked for, and what the control for it is called. */
const ACTS: ReadonlyArray<{ asked: RegExp; called: RegExp }> = [
  { asked: /\b(?:cancel\p{L}*|call(?:ed)? off)\b/iu, called: /^(?:cancel|call off|withdraw)\b/ },
  {
    asked: /\b(?:return(?:s|ed|ing)?|send(?:s|ing)? (?:\p{L}+ ){0,4}back|sent back|give back|goes? back)\b/iu,
    called: /^(?:return|send back|give back)\b/,
  },
  {
    asked: /\b(?:again|once more|re-?order(?:ed)?|repeat(?:ed)?|the same|another time|a second time)\b/iu,
    called: /\bagain\b|^re-?order|^repeat\b|^once more/,
  },
];
const PLACES = [
  /^(?:my |past |your )?(?:orders|purchases|bookings)\b|\border history\b/,
  /\borders?\b|\bpurchases?\b|\bhistory\b/,
  /^(?:my |your )?account\b/,
];
const DAY =
  /\b\d{1,2}\.? \p{L}{3,9}\.?,? \d{4}\b|\b\p{L}{3,9} \d{1,2},? \d{4}\b|\b\d{4}-\d\d-\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/giu;
const AGREES = /^(?:yes|ok\b|okay|confirm|continue|send|submit|proceed|sure|do it)/;

/** What is to be done with the latest of one's orders; undefined where the task is about something else. */
export const ordersAct = ({ asked }: Situation): { called: RegExp } | undefined =>
  LATEST.test(asked) ? ACTS.find((act) => act.asked.test(asked)) : undefined;

/** The one day that is told of something, as a number that grows with it; null where none is, or several are. */
function dayOf({ request, dayFirst }: Situation, item: Item): number | null {
  const days = new Set(
    [...`${item.raw} . ${item.context.text}`.matchAll(DAY)].map(([text]) => {
      const day = parseDate(text, request.today, dayFirst);
      return day ? day.year * 400 + day.month * 31 + day.day : 0;
    }),
  );
  const [day = 0] = days;
  return days.size === 1 && day > 0 ? day : null;
}

/** Does with the latest of the orders what is asked. */
export function actOnLatest(at: At): Proposal | null {
  const { situation, member } = at;
  const { memory, key, page, items } = situation;
  const { called } = ordersAct(situation)!;
  const acts = (item: Item) => isClickable(item) && !item.disabled && called.test(item.said.folded);
  if (member.begun) {
    const came = outcome(at, acts);
    if (came) return came;
  }
  const dated = page.items.flatMap((item) => {
    const day = isClickable(item) ? dayOf(situation, item) : null;
    return day === null ? [] : [{ item, day }];
  });
  member.days = [...new Set([...member.days, ...dated.map(({ day }) => day)])];
  const latest = Math.max(...member.days);
  const isList = new Set(dated.map(({ day }) => day)).size > 1;
  if (isList && !member.opened) {
    const down = furtherDown(situation);
    if (down) return scrollDown(situation, down, 'there may be a later one further down');
    const own = dated.filter(({ item, day }) => day === latest && items.includes(item)).map(({ item }) => item);
    const tried = (item: Item) => timesTried(memory, key, item.name);
    const act = own.find(acts);
    if (act) return begin(at, act);
    const menu = own.find((item) => opensMore(item) && !item.state.has('expanded') && tried(item) < VAIN);
    if (menu) return press(menu, 'what can be done with the latest one should be in here');
    const link = own.find(
      (item) => (item.role === 'link' || /^(?:open|show|view|details)/.test(item.said.folded)) && tried(item) < VAIN,
    );
    if (link) {
      member.opened = true;
      return press(link, `“${link.label}” is the latest`);
    }
    const up = items.find(({ name }) => name === 'scroll:up');
    return up && own.length === 0 ? { ...press(up, 'the latest stood further up'), rule: 'scroll' } : null;
  }
  const act = member.opened || member.days.length === 1 ? items.find(acts) : undefined;
  if (act) return begin(at, act);
  const down = member.opened ? furtherDown(situation) : undefined;
  if (down) return scrollDown(situation, down, 'it stands further down');
  // It is done somewhere else, with a part of it.
  if (member.opened) member.off = true;
  if (member.opened) return null;
  const place = placeCalled(situation, PLACES);
  return place ? press(place, `my orders are kept at “${place.label}”`) : null;
}

function begin({ situation, member }: At, act: Item): Proposal {
  if (timesTried(situation.memory, situation.key, act.name) >= VAIN) return givesUp(`“${act.label}” comes to nothing`);
  member.begun = { act: 'act', key: situation.key };
  return press(act, `“${act.label}” is what is to be done with the latest one`, { commits: true });
}

/** What came of the act: what it asks is answered, and it is done once the site says so. */
function outcome({ situation, member }: At, acts: (item: Item) => boolean): Proposal | null {
  const { memory, items, appeared, fresh } = situation;
  const asks = sheetOf(situation).blanks.filter(
    ({ kind, items: [item] }) => kind !== 'text' || appeared.has(item!.name) || member.begun!.key !== situation.key,
  );
  const refused = isRefused(situation);
  const good = thanked(situation);
  const button = items
    .filter(
      (item) =>
        isClickable(item) &&
        item.role !== 'link' &&
        !item.disabled &&
        (situation.key !== member.begun!.key || appeared.has(item.name) || memory.last?.kind !== 'click') &&
        (AGREES.test(item.said.folded) || acts(item) || sheetOf(situation).send === item) &&
        !(WITHDRAWS.test(item.said.folded) && /^\W*(?:cancel|no|back|close)\W*$/i.test(item.raw)) &&
        timesTried(memory, situation.key, item.name) < VAIN,
    )
    .sort((a, b) => Number(AGREES.test(b.said.folded)) - Number(AGREES.test(a.said.folded)))[0];
  if (memory.last?.commits && good && !refused && (asks.length === 0 || !button)) return finished(good, 0.9);
  if (refused && memory.last?.commits) {
    const mended = mend(situation);
    if (mended?.status === 'continue') return mended;
  }
  const next = asks.length > 0 ? fillIn(situation, null, member.marks) : null;
  if (next) return next;
  if (button) return press(button, `“${button.label}” is what I want`, { commits: true, rule: 'commit' });
  const down = asks.length > 0 ? furtherDown(situation) : undefined;
  if (down) return scrollDown(situation, down, 'it goes on further down');
  // It went off, and what asked for it is gone.
  const wait = asks.length === 0 && !refused ? waitOnce(situation, member.begun!) : null;
  if (wait) return wait;
  const line = fresh.find((text) => text.length > 5 && !fold(text).includes('?'));
  return memory.last?.commits && memory.idle === 0 && line && !refused ? finished(line, 0.7) : null;
}
