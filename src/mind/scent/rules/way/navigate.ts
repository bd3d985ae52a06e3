import { phrase, similarity } from '../../../language/index.ts';
import { asWeighed, backCost, forage, glance, type Scented } from '../../foraging/forage.ts';
import { noteHeld } from '../../foraging/held.ts';
import { leftBefore } from '../../foraging/leaf.ts';
import { promiseOf } from '../../foraging/led.ts';
import { scented } from '../../foraging/scented.ts';
import type { Step } from '../../goal/types.ts';
import { isHalf } from '../../meaning/half.ts';
import { wantedText } from '../../meaning/match.ts';
import { saysNothingFound } from '../../meaning/nothing-found.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { showsOthers } from '../several/blind-row.ts';
import { compare } from '../several/compare.ts';
import { inForm, onThing } from '../several/on-thing.ts';
import { follow, goBack } from './follow.ts';
import { furtherDown, furtherInPart, furtherUp, glimpse, outOfSight, pageFirst, returnTo, scrollDown } from './look.ts';
import { closedMenu, closedNavigation, closedPart, isItsPage, ofOtherName } from './menus.ts';
import { isPaged, nextPage } from './next-page.ts';
import { openActs } from './open-acts.ts';
import { nextQuery, queriesFor } from './queries.ts';
import { search, searchBox, searchSign } from './search.ts';
import { widen } from './widen.ts';

/** Group headers first: groups in falling scent of their heading, and within a group in reading order. */
function lookingOrder(situation: Situation, step: Step, list: Scented[]): Scented[] {
  // What a press has just unfolded is what one looks at.
  const { memory, key, appeared, page } = situation;
  const unfolded = memory.last?.key === key && page.byName.get(memory.last.name)?.state.has('expanded') === true;
  if (unfolded && appeared.size > 0)
    return [...list].sort((a, b) => Number(appeared.has(b.item.name)) - Number(appeared.has(a.item.name)));
  const groups = new Map<string, Scented[]>();
  for (const entry of list) {
    const together = groups.get(entry.group);
    if (together) together.push(entry);
    else groups.set(entry.group, [entry]);
  }
  if (groups.size < 2) return list;
  const wanted = phrase(wantedText(step));
  const ranked = [...groups.entries()].map(([name, entries], i) => ({
    entries,
    i,
    scent: name ? Math.round(4 * similarity(wanted, phrase(name))) : 0,
  }));
  ranked.sort((a, b) => b.scent - a.scent || a.i - b.i);
  return ranked.flatMap((group) => group.entries);
}

/** Scent of what is surely meant, however it is called. */
const SURE = 40;
/** Scent, in the units of the equations, under which a label promises nothing. */
const FAINT = 9;
/** Scent from which a person clicks without looking further down the page. */
const STRONG = 26;
/** Scent that is good enough once a screen more has been looked at. */
const FAIR = 24;

/** Share of the page's height that a side bar takes at least. */
const SIDE_BAR = 0.6;

/** Scent of what is tried before menus are opened one by one. */
const WORTH_A_TRY = 20;

/** Verbs whose object may be typed into a search box. */
const SEARCHABLE = ['reach', 'learn', 'locate', 'buy', 'add', 'press', 'pick', 'remove', 'transact'];

/** Follows the best scent on the page; scrolls, searches, opens menus or goes back when nothing smells of the goal. */
export function navigate(situation: Situation): Proposal | null {
  const { step, memory, key, traits } = situation;
  if (!step) return null;
  const acts = openActs(situation);
  if (acts) return acts;
  const queries = queriesFor(step, situation.knowledge);
  const query = nextQuery(situation, step);
  if (memory.last?.rule === 'type_query' && query) {
    const sent = search(situation, query, 'I typed it and now send it off', false);
    if (sent) return sent;
  }
  const { list: all, reasons, wild } = scented(situation, step);
  const list = all.filter((entry) => !wild.has(entry.item));
  noteHeld(situation, list);
  const aim = list.find((entry) => entry.item.name === memory.aim);
  if (aim) {
    memory.aim = '';
    return follow(aim.item, because(aim, reasons), situation, list.map(asWeighed), aim.scent, list.length);
  }
  const sought = memory.aim ? outOfSight(situation).find((entry) => entry.name === memory.aim) : undefined;
  const onward = sought ? returnTo(situation, sought, list.map(asWeighed), list.length) : null;
  if (onward) return onward;
  // Who only wants to know something compares nothing by pressing what would change it.
  const compared = step.verb === 'learn' || step.verb === 'locate' ? list : all;
  const chosen = compare(situation, step, compared, compared.map(asWeighed));
  if (chosen) return chosen;

  if (memory.last?.kind === 'click' && memory.last.key !== key && memory.last.scent >= FAIR) memory.listed = key;
  const last = memory.trail.at(-1);
  const before =
    last && last.left.length > 0 ? { left: last.left, lead: last.lead + memory.doubt, lost: memory.stuck } : null;
  // Another look at the page is another chance to see what was passed over.
  const looks = Object.values(memory.tried[key] ?? {}).reduce((a, b) => a + b, memory.visits[key] ?? 0);
  const { read, missed: passed } = glance(lookingOrder(situation, step, list), traits.attention, (item) =>
    situation.chance.uniform(`glance/${key}/${item.name}/${looks}`),
  );
  const result = forage(read, traits.satisficing, before);
  const best = result.choice;
  const unread = passed.map((entry) => ({ ...asWeighed(entry), utility: 0, reason: 'passed over' }));
  const shown = [...result.weighed, ...unread].sort((a, b) => b.scent - a.scent);
  const take = (entry: Scented) =>
    follow(entry.item, because(entry, reasons), situation, shown, entry.scent, result.read);
  // The next station of a known way stands out: nobody reads past "Start a return" on the way to one.
  const station = list
    .filter((entry) => reasons.get(entry.item.name) === 'a station on the way' && entry.scent >= STRONG + 4)
    .sort((a, b) => b.scent - a.scent)[0];
  // Who has just come to the thing that was chosen acts on its own page, whatever the menu above it is called.
  const own = memory.last?.rule === 'among' && memory.last.key !== key ? onThing(situation, step, list) : undefined;
  if (own) return take(own);
  if (station && station.scent >= (best?.scent ?? 0)) return take(station);
  // So does the place that everybody knows for what is wanted.
  const place =
    step.quoted.length > 0
      ? undefined
      : list
          .filter((entry) => reasons.get(entry.item.name) === 'where such things are kept' && entry.scent >= STRONG)
          .sort((a, b) => b.scent - a.scent)[0];
  const first = pageFirst(situation);
  const down = furtherDown(situation);
  const other = best !== null && ofOtherName(step, best.item);
  if (other && down) return scrollDown(situation, down, 'what is called so may be further down', shown, result.read);
  const behind = other && best.scent < STRONG ? closedMenu(situation, list) : undefined;
  if (behind) return follow(behind, `“${behind.label}” may hold it`, situation, shown, 12, result.read, 'open_menu');
  if (first === 'this' && down) return scrollDown(situation, down, 'it is on this page', shown, result.read);
  // What bears half of the name is another thing: who can ask for the whole of it does.
  const asked = best !== null && reasons.get(best.item.name) === 'what is asked about first';
  const half =
    best !== null && !asked && isHalf(step, best.item) && best.scent < SURE && searchBox(situation) !== undefined;
  if (place && first !== 'this' && place.scent > (half ? 0 : (best?.scent ?? 0))) return take(place);
  if (best && best.scent >= STRONG && !half) return take(best);

  const missed = outOfSight(situation)[0];
  glimpse(
    situation,
    list.filter((entry) => entry.scent > FAINT),
  );
  const top = half ? 0 : Math.max(best?.scent ?? 0, missed?.scent ?? 0);
  const wider = top < FAIR && !down && first !== 'this' ? widen(situation) : null;
  if (wider) return { ...wider, candidates: shown, read: result.read };
  const scrolls = Math.max(0, memory.scrolled[key] ?? 0);
  const asks =
    SEARCHABLE.includes(step.verb) &&
    !situation.goal.steps.some((other) => other.verb === 'search') &&
    query !== '' &&
    (query === queries[0] || saysNothingFound(situation) !== null || foundOthers(situation, best?.scent ?? 0)) &&
    searchBox(situation);
  // Who is about to look elsewhere than at what is in sight reads the rest of it first.
  const rest = read.slice(result.read).sort((a, b) => b.scent - a.scent)[0];
  if ((asks || down) && rest && rest.scent >= STRONG && !isHalf(step, rest.item)) return take(rest);
  const nothing = saysNothingFound(situation);
  if (nothing && ['send_search', 'scroll'].includes(memory.last?.rule ?? '') && memory.searched.length > 0)
    memory.vain = memory.step;
  // Who has looked it up by its very name takes the site's word for it.
  if (nothing && step.quoted.length > 0 && query === '' && top < FAIR && step.verb !== 'learn') return notHere(nothing);
  if (nothing && query === '' && top < FAIR && ['buy', 'add'].includes(step.verb) && !memory.added)
    return notHere(nothing);
  const turned = looksForPage(step)
    ? (step.quoted.length > 0 || NAMED.test(wantedText(step))) && isPaged(situation)
    : step.verb === 'locate' ||
      step.quoted.length > 0 ||
      ['press', 'pick'].includes(step.verb) ||
      showsOthers(situation);
  // Who has come to the list of such things walks it to its end.
  const walks = (memory.listed === key || memory.last?.rule === 'next_page') && isPaged(situation);
  if (walks) memory.listed = key;
  const further = (turned || walks) && (best?.scent ?? 0) < FAIR && !down ? nextPage(situation) : undefined;
  if (further) return follow(further, 'it may be on the next page', situation, shown, 20, result.read, 'next_page');
  if (first && down && top < FAIR)
    return scrollDown(situation, down, 'I have not seen what this page is about yet', shown, result.read);
  // Who has come to the very thing that is asked about opens its other parts before looking elsewhere.
  const part =
    step.verb === 'learn' && top < FAIR && isItsPage(situation, step) ? closedPart(situation, list) : undefined;
  if (part) return follow(part, `“${part.label}” may tell it`, situation, shown, 12, result.read, 'open_menu');
  // A search box is there for what cannot be seen.
  if (asks && (top < FAIR || scrolls > 0)) {
    const proposal = search(situation, query, 'I do not see it, so I search for it', false);
    if (proposal) return { ...proposal, candidates: shown, read: result.read };
  }
  // The box to search with may be folded away behind its sign.
  const opener =
    !asks && query !== '' && top < FAIR && SEARCHABLE.includes(step.verb) ? searchSign(situation) : undefined;
  if (opener)
    return follow(
      opener,
      'I do not see it, so I look for it by searching',
      situation,
      shown,
      14,
      result.read,
      'open_menu',
    );
  // What the site's menus hold is nearer than what stands at the end of the page.
  // Who is in the middle of a form reads it to its end first.
  const within = down !== undefined && inForm(situation);
  const folded = top < WORTH_A_TRY && !within ? closedNavigation(situation, list) : undefined;
  if (folded) {
    memory.unfolded = [...memory.unfolded, `${key}/${folded.name}`].slice(-60);
    return follow(folded, `“${folded.label}” may hold it`, situation, shown, 12, result.read, 'open_menu');
  }
  // A side bar full of menus is looked through to its end before the page beside it is.
  const bar = top < WORTH_A_TRY && memory.unfolded.some((name) => name.startsWith(`${key}/`));
  const along = bar ? furtherInPart(situation, SIDE_BAR) : null;
  if (along) return along;
  // Nothing strong in sight: look further down before deciding, as long as there is more.
  if (down && (top < FAIR || scrolls < 1))
    return scrollDown(
      situation,
      down,
      top > FAINT ? 'there may be something better further down' : 'nothing here fits, there may be more further down',
      shown,
      result.read,
    );
  // What is above has not been looked at yet: nobody turns back to a poor thing from there.
  const up = !down && top < FAIR ? furtherUp(situation) : null;
  if (up) return { ...up, candidates: shown, read: result.read };
  if (missed && missed.scent > FAINT && missed.scent > (best?.scent ?? 0) + 1) {
    const proposal = returnTo(situation, missed, shown, result.read);
    if (proposal) return proposal;
  }
  const promising = best !== null && best.scent > FAINT;
  const inPart = promising ? null : furtherInPart(situation);
  if (inPart) return inPart;
  const menu = closedMenu(situation, list);
  if (menu && (!promising || best!.scent < 14))
    return follow(menu, 'it may open more to choose from', situation, shown, 8, result.read, 'open_menu');

  // One of several that was not it is left for the others at once.
  const others = best === null || best.scent < FAIR ? leftBefore(situation) : 0;
  if (others > 0 && !down) {
    const back = goBack(situation, 'this is not it, and there are others on the page before', shown, result.read);
    if (back) return back;
  }
  const better = looksForPage(step) && best !== null ? betterBehind(situation, best.scent) : null;
  if (better) {
    const back = goBack(situation, `something on “${better}” smelled better than this`, shown, result.read);
    if (back) return back;
  }
  if (result.outcome === 'back' && memory.trail.length > 0) {
    const back = goBack(situation, 'the page before smelled better than this one', shown, result.read);
    if (back) return back;
  }
  // Of a thing that the site's own search does not have nobody looks for it at a guess.
  if (!promising && memory.vain === memory.step && TAKEN_AS_SAID.has(step.verb))
    return notHere(nothing ?? 'nothing of that name');
  if (best && (promising || best.scent > 2.5)) return take(best);
  // Where nothing smells at all people still look around, unless something better was left on the page before.
  if (best && looksForPage(step) && !down && best.scent + 1 >= Math.max(0, ...(last?.left ?? []))) return take(best);
  if (down) return scrollDown(situation, down, 'I have not seen all of this page yet', shown, result.read);
  // The page is exhausted: back, with less confidence in what led here; at the start there is nowhere to go.
  const next = nextPage(situation);
  if (next) return follow(next, 'it may be on the next page', situation, shown, 6, result.read, 'next_page');
  memory.doubt += 0.01;
  const back = goBack(situation, 'there is nothing left here that I would try', shown, result.read);
  if (back) return back;
  return best ? follow(best.item, 'it is the best of a poor lot', situation, shown, best.scent, result.read) : null;
}

/** Searches after which a person takes it that other words find nothing either. */
const SEARCHES = 4;

/** Whether a search has found things of which none smells of what is looked for: other words may find more. */
function foundOthers({ memory }: Situation, best: number): boolean {
  const { searched, last } = memory;
  return searched.length > 0 && searched.length < SEARCHES && last?.rule === 'send_search' && best < FAINT;
}

/** The page on the way here on which something better was left than the best here, by its title; null when there is none. */
function betterBehind(situation: Situation, here: number): string | null {
  const { memory } = situation;
  for (const [steps, visited] of [...memory.trail].reverse().entries()) {
    const left = promiseOf(situation, visited.key);
    if (left !== null && left - (steps + 1) * backCost(memory.stuck) - BEHIND > here) return visited.title;
  }
  return null;
}

/** By how much what is left behind has to beat what is here, in units of scent, beside the cost of each step; fitted. */
const BEHIND = 5;

/** Steps that want one thing, of which the site's search is taken to know. */
const TAKEN_AS_SAID = new Set<Step['verb']>(['buy', 'add', 'transact', 'register', 'locate']);

/** Searched for by its name and by its kind, and not found: the person takes the site's word for it. */
function notHere(words: string): Proposal {
  return {
    rule: 'not_here',
    why: `I searched for it, and the page says “${words}”`,
    status: 'gave_up',
    item: null,
    args: null,
    sure: 0.2,
    cause: words,
  };
}

/** Whether the step is to find a page, wherever it is. */
function looksForPage(step: Step): boolean {
  return ['reach', 'learn'].includes(step.verb);
}

/** What is looked for bears a name of its own: "the course Throwing Pots". */
const NAMED = /^(?:\p{Ll}+ ){0,3}\p{Lu}/u;

function because(entry: Scented, reasons: ReadonlyMap<string, string>): string {
  const reason = reasons.get(entry.item.name);
  if (reason === 'where such things are kept') return `“${entry.item.label}” is where such things are kept`;
  if (reason === 'a station on the way') return `“${entry.item.label}” is the next thing to do`;
  if (entry.scent > STRONG) return `“${entry.item.label}” is what I am after`;
  if (entry.scent > FAINT)
    return reason === 'what stands around it'
      ? `what stands around “${entry.item.label}” fits`
      : `“${entry.item.label}” sounds close to it`;
  return `“${entry.item.label}” is a guess`;
}
