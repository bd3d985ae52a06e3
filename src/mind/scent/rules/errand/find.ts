import { fold, literalCoverage, phrase, plain, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isSearchBox } from '../../filling/fields.ts';
import { isClickable } from '../../meaning/match.ts';
import { toldApart, toldOver } from '../../meaning/told-apart.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal } from '../../situation.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { search, searchBox } from '../way/search.ts';
import { seekMeant } from '../way/thing-meant.ts';
import { namedBy } from './asks.ts';
import { placeNew } from './places.ts';
import { addsOn, givesUp, held, isSame, isShelf, press, type Walk } from './walk.ts';

/** Which of what is named is to be got next: the one that is meant of two that are compared; null once it is got. */
export function wanted({ asks, errand }: Walk): string | null {
  const open = asks.names.map(plain).filter((name) => !errand.out.includes(name) && !errand.missing.includes(name));
  if (errand.got.length > 0) return null;
  if (!asks.compares || open.length < 2) return open[0] ?? null;
  const two = open.slice(0, 2);
  const unknown = two.find((name) => errand.prices[name] === undefined);
  if (unknown) return unknown;
  const sign = asks.compares === 'lowest' ? 1 : -1;
  return [...two].sort((a, b) => sign * (errand.prices[a]! - errand.prices[b]!))[0]!;
}

/** Whether all that is compared is known by its price. */
export const isSettled = ({ asks, errand }: Walk): boolean =>
  !asks.compares ||
  asks.names
    .map(plain)
    .filter((name) => !errand.missing.includes(name))
    .slice(0, 2)
    .every((name) => errand.prices[name] !== undefined);

/** What opens a thing of a list without naming it. */
const OPENS = /^(?:details|view|show|open|see|more|choose|select|to the (?:product|article))\b/;

/** A text as far as the words of a name go, where it begins so. */
const beginning = (text: string, name: string): string => text.split(/\s+/).slice(0, name.split(' ').length).join(' ');

/** The way to a thing: what is called by its name, else the search box, by its name and then by the beginning of it. */
export function findThing(walk: Walk, want: string): Proposal | null {
  const { situation, asks, errand } = walk;
  const { items, memory, key } = situation;
  const links = items.filter(
    (item) =>
      isClickable(item) &&
      item.role !== 'radio' &&
      !item.disabled &&
      timesTried(memory, key, item.name) < 2 &&
      isSame(namedBy(situation, asks, item.raw), want),
  );
  // "HDMI cable 1 m" and "HDMI cable 3 m" bear the one name.
  const called = links.map(({ raw, context }) => `${raw} . ${context.text}`);
  const link = links[toldApart(situation.asked, called)?.at ?? toldOver(situation.asked, called) ?? 0];
  if (link) return press(link, `“${link.label}” is what I am after`);
  const opens = items.find(
    (item) =>
      isClickable(item) &&
      OPENS.test(item.said.folded) &&
      timesTried(memory, key, item.name) < 2 &&
      isSame(
        namedBy(situation, asks, item.group) ?? namedBy(situation, asks, beginning(item.context.text, want)),
        want,
      ),
  );
  if (opens) return press(opens, `“${opens.label}” opens “${want}”`);
  const added = addHere(walk, want);
  if (added) return added;
  // What is put in from the list, each by a button that bears its name, needs no looking for.
  if (addsByName(walk)) return null;
  const told = meantHere(walk);
  if (told) return told;
  const own = words(want);
  const tries = [want, own.slice(0, 2).join(' '), own[0]!].filter((query, i, all) => all.indexOf(query) === i);
  const query = tries.find((one) => !memory.searched.map(fold).includes(fold(one)));
  const box = searchBox(situation);
  if (!box || !isSearchBox(box)) return explore(walk);
  // What the search has brought up may go on further down.
  const found = memory.searched.length > 0 && tries.includes(fold(memory.searched.at(-1)!));
  const down = found ? furtherDown(situation) : undefined;
  if (down) return scrollDown(situation, down, 'it may stand further down');
  if (query) return search(situation, query, `I look for “${want}”`, false);
  errand.missing.push(want);
  const next = wanted(walk);
  if (next === null) return givesUp(`“${want}” is not to be found`);
  return findThing(walk, next);
}

/** What puts a thing of the shelf into the basket that opens by nothing: of several of one name the one that the task tells more of. */
function addHere({ situation, asks, errand }: Walk, want: string): Proposal | null {
  const { items, memory, key } = situation;
  const isWanted = ({ group, context }: Item) =>
    [namedBy(situation, asks, group), namedBy(situation, asks, beginning(context.text, want))].some((name) =>
      isSame(name, want),
    );
  const adds = addsOn(situation).filter(
    (item) => items.includes(item) && !item.disabled && timesTried(memory, key, item.name) < 2 && isWanted(item),
  );
  const called = adds.map(({ context, group }) => `${group} . ${context.text}`);
  const at = adds.length === 1 ? 0 : (toldApart(situation.asked, called)?.at ?? toldOver(situation.asked, called));
  const add = at === null ? undefined : adds[at];
  if (!add) return null;
  errand.begun = { act: 'add', name: want, held: held(situation), key, times: timesTried(memory, key, add.name) };
  return press(add, `“${add.label}” takes “${want}”`, { commits: true, rule: 'commit' });
}

/** Words of such a button that name no thing. */
const OF_BASKET = /\b(?:add|put|place|to|in|into|the|my|your|shopping|basket|cart|bag|trolley|order)\b/g;

/** Whether a button that puts something into the basket names the thing, and the task says all of that name. */
function addsByName({ situation }: Walk): boolean {
  const asked = phrase(situation.asked);
  return addsOn(situation).some(({ said, disabled }) => {
    const name = phrase(said.folded.replace(OF_BASKET, ' '));
    return !disabled && name.tokens.some(({ weight }) => weight > NAMES) && literalCoverage(name, asked) === 1;
  });
}
/** Weight of a word from which on it names a thing. */
const NAMES = 0.3;

/** The thing on the shelf that the task plainly tells of, though not by all of its name. Writes to `memory`. */
function meantHere({ situation, asks }: Walk): Proposal | null {
  return situation.memory.meant !== '' || asks.compares ? null : seekMeant(situation);
}

const SELLS = /\b(?:shop|store|market(?:place)?|products?|catalogue|gear|goods|larder|articles|kiosk|boutique)\b/;
/** Looks for where things are sold: further down where they are, back there, else at the places not seen yet, the likeliest first. */
function explore({ situation, errand }: Walk): Proposal | null {
  const { items } = situation;
  const down = isShelf(situation) ? furtherDown(situation) : undefined;
  if (down) return scrollDown(situation, down, 'it may stand further down');
  const shelf = items.find(({ name }) => name === errand.shelf);
  if (shelf && !isShelf(situation)) return press(shelf, `things are sold at “${shelf.label}”`);
  const place = placeNew(situation, SELLS, isShelf(situation));
  return place ? press(place, `things may be sold at “${place.label}”`, { sure: 0.6 }) : null;
}
