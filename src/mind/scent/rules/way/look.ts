import type { Box, Item } from '../../../perception/page.ts';
import { takenBy } from '../../meaning/at-thing.ts';
import { properNames } from '../../meaning/match.ts';
import { numberedIn } from '../../meaning/row-meant.ts';
import { timesTried } from '../../memory.ts';
import type { Glimpse } from '../../remembered.ts';
import type { Proposal, Situation, Weighed } from '../../situation.ts';
import { thingsOf } from '../../things/index.ts';
import { showsOthers } from '../gates/blind-row.ts';
import { isBusy } from '../setbacks/setback.ts';
import { onlyAsks } from './only-asks.ts';

/** Screens that people look at before they take the rest of a page for granted; enlarged, the same page is more of them. */
const SCREENS = 6;
/** How many times as many they are for who asks, and of a list of things alike that goes on: new lines that a scroll has brought up, from which on it does. */
const ASKING = 2;
const LISTED = 5;
const GOES_ON = 4;
/** Things alike from which on a page is a list of them. */
const THINGS = 3;
/** Things of one page that are kept in mind while looking on, before working memory cuts them. */
const KEPT = 12;

/** Behind the key of a page: the step that began in the middle of it, and the one for which it is looked over from there upwards. */
const BEGAN = '/began';
const UPWARDS = '/upwards';
/** The step for which one has set out for the head of it. */
const HEADED = '/headed';

/** In the middle of a page what the next step is about may stand below as well as above. Writes to `memory`. */
export function lookAnew({ memory, key }: Situation): void {
  if ((memory.depth[key] ?? 0) <= 0) return;
  for (const name of Object.keys(memory.scrolled))
    if (name === key || name.startsWith(`${key}/`)) delete memory.scrolled[name];
  memory.scrolled[key + BEGAN] = memory.step;
}

/** The scroll of that name, or another that goes the same way. */
function scrollOf(items: readonly Item[], name: string): Item | undefined {
  const way = name.slice(name.lastIndexOf(':'));
  return (
    items.find((item) => item.name === name && !item.disabled) ??
    items.find((item) => item.kind === 'scroll' && item.name.endsWith(way) && !item.disabled)
  );
}

/**
 * The scroll back up, for who has come down a page with an earlier step, and has not found on the rest of it what this step is about; null where
 * nothing is above. Writes to `memory`.
 */
export function furtherUp(situation: Situation): Proposal | null {
  const { memory, key, items } = situation;
  if (memory.scrolled[key + BEGAN] !== memory.step) return null;
  const up = scrollOf(items, 'scroll:up');
  if (!up) return null;
  memory.scrolled[key + UPWARDS] = memory.step;
  return {
    rule: 'scroll',
    why: 'it may stand further up, where I have been before',
    status: 'continue',
    item: up,
    args: null,
    sure: 0.5,
    cause: situation.page.headings[0]?.text ?? situation.page.title,
  };
}

/**
 * The scroll back to the head of a page that has nothing left to try where one has come to: what leads elsewhere stands at the head of most sites.
 * Null where one is there. Writes to `memory`.
 */
export function backToHead(situation: Situation): Proposal | null {
  const { memory, key, items, page } = situation;
  const up = items.find((item) => item.name === 'scroll:up' && !item.disabled);
  const going = memory.last?.name === 'scroll:up' && memory.last.key === key;
  // Who was there once for this step, and found nothing, knows what stands there.
  if (!up || (!going && memory.scrolled[key + HEADED] === memory.step)) return null;
  memory.scrolled[key + UPWARDS] = memory.step;
  memory.scrolled[key + HEADED] = memory.step;
  const why = 'nothing is left to try here, and the ways on stand at the head of the page';
  return { rule: 'scroll', why, status: 'continue', item: up, args: null, sure: 0.3, cause: page.title };
}

function goesUp({ memory, key }: Situation): boolean {
  return memory.scrolled[key + UPWARDS] === memory.step;
}

/** The scroll that shows more of the page, while there is more and the person still looks. */
export function furtherDown(situation: Situation): Item | undefined {
  // What one's own press has made longer goes on where one had come to the end.
  if (hasGrown(situation)) situation.memory.scrolled[situation.key] = 0;
  const scrolls = situation.memory.scrolled[situation.key] ?? 0;
  if (goesUp(situation)) return undefined;
  const screens = SCREENS * situation.traits.magnified * longer(situation);
  if (scrolls < 0 || scrolls >= screens) return undefined;
  const down = scrollOf(situation.items, 'scroll:down');
  // Who has come to the end has seen it all, wherever a press or a scroll takes the page after that.
  if (!down && scrolls > 0 && situation.memory.last?.kind === 'scroll' && !isBusy(situation))
    situation.memory.scrolled[situation.key] = -1;
  return down;
}

/** Whether the last press has brought up something at the foot of what is in sight, on a page of which the end was seen: it may go on below. */
function hasGrown({ memory, key, fresh, page }: Situation): boolean {
  const { last, scrolled } = memory;
  if (last?.kind !== 'click' || last.key !== key || memory.idle > 0 || scrolled[key] !== -1) return false;
  const foot = (box: Box | null) => (box ? box.y + box.height : 0);
  const lowest = page.lines.reduce((low, line) => (foot(line.box) > foot(low.box) ? line : low), page.lines[0]!);
  return page.lines.length > 0 && fresh.includes(lowest.text);
}

/** How many times as many screens are looked at while each scroll brings up more: a list is gone through for the thing that is named. */
function longer(situation: Situation): number {
  const { step, memory, fresh, page } = situation;
  // What is loaded as one comes to the end shows little at first.
  if (!step || memory.last?.kind !== 'scroll' || fresh.length === 0) return 1;
  const told = properNames(step.text).length > 0 || numberedIn(step.text).length > 0 || takenBy(step).tokens.length > 1;
  const named = onlyAsks(step) || step.quoted.length > 0 || told || showsOthers(situation);
  if (named && thingsOf(page).some(({ things }) => things.length >= THINGS)) return LISTED;
  return onlyAsks(step) && fresh.length >= GOES_ON ? ASKING : 1;
}

/** Scrolls of a part of the page (a side bar, a list in a box) that people make to look for more. */
const IN_PARTS = 3;

/** The scroll of a part of the page that has not been looked through and has at least that share of its height; null when there is none. */
export function furtherInPart(situation: Situation, least = 0): Proposal | null {
  const { memory, key } = situation;
  if (goesUp(situation)) return null;
  const tried = (item: Item) => memory.scrolled[`${key}/${item.name}`] ?? 0;
  const height = (entry: Item) => entry.box?.height ?? 0;
  const item = situation.items
    .filter(
      (entry) =>
        entry.kind === 'scroll' &&
        entry.name !== 'scroll:down' &&
        entry.name.endsWith(':down') &&
        !entry.disabled &&
        height(entry) >= least * situation.page.height &&
        tried(entry) >= 0 &&
        tried(entry) < IN_PARTS,
    )
    .sort((a, b) => height(b) - height(a))[0];
  if (!item) return null;
  memory.scrolled[`${key}/${item.name}`] = tried(item) + 1;
  return {
    rule: 'scroll',
    why: 'a part of the page goes on further down',
    status: 'continue',
    item,
    args: null,
    sure: 0.5,
    cause: situation.page.headings[0]?.text ?? situation.page.title,
  };
}

/** Screens of a page that one came to on purpose which are looked at before one looks elsewhere. */
const FIRST_SCREENS = 2;
/** Scent, in the units of the equations, of a link that was followed on purpose. */
const LED = 24;

/**
 * Whether the page itself is still to be looked at before its menus and its search box are: what the task calls "this" is
 * on it, and so is what was searched for or followed on purpose. Writes to `memory`.
 */
export function pageFirst({ memory, key, traits, step, goal }: Situation): 'this' | 'arrived' | null {
  const { last } = memory;
  const searched = last?.rule === 'send_search' && memory.idle === 0;
  // Other results are another page, though they stand in the same place.
  if (searched) {
    delete memory.scrolled[key];
    delete memory.depth[key];
    delete memory.glimpsed[key];
  }
  const scrolls = Math.max(0, memory.scrolled[key] ?? 0);
  if (last && (searched || last.key !== key))
    memory.arrived = searched || (last.kind === 'click' && last.scent >= LED) ? key : '';
  const brought = memory.step === 0 && memory.trail.every((visited) => visited.key === key);
  if (step && brought && /\bthis\b/i.test(goal.text)) return 'this';
  return memory.arrived === key && scrolls < FIRST_SCREENS * traits.magnified ? 'arrived' : null;
}

export function scrollDown(
  situation: Situation,
  down: Item,
  why: string,
  candidates: Weighed[] = [],
  read = 1,
): Proposal {
  situation.memory.scrolled[situation.key] = (situation.memory.scrolled[situation.key] ?? 0) + 1;
  return {
    rule: 'scroll',
    why,
    status: 'continue',
    item: down,
    args: null,
    candidates,
    sure: 0.5,
    read,
    cause: situation.page.headings[0]?.text ?? situation.page.title,
  };
}

/** Scrolls back that people make at least before they take it that a thing is no longer there. */
const RETURNS = 4;

/** Keeps in mind what looked promising on this screen of the page. */
export function glimpse(
  situation: Situation,
  seen: ReadonlyArray<{ item: Item; scent: number; value?: number | null }>,
) {
  const { memory, key } = situation;
  const depth = memory.depth[key] ?? 0;
  const inView = new Set(situation.page.items.map((item) => item.name));
  const told = new Set(seen.map(({ item }) => item.name));
  // What should stand on this screen and does not was taken away; a button whose card is cut off at the edge is known by what was seen of it.
  const kept = (memory.glimpsed[key] ?? []).filter(
    (entry) =>
      entry.step === memory.step &&
      (inView.has(entry.name) ? entry.value !== null && !told.has(entry.name) : entry.depth !== depth),
  );
  for (const { item, scent, value } of seen)
    kept.push({
      name: item.name,
      label: item.label,
      scent,
      depth,
      value: value ?? null,
      step: memory.step,
      returns: 0,
    });
  kept.sort((a, b) => b.scent - a.scent);
  memory.glimpsed[key] = kept.slice(0, KEPT);
}

/** Scent, in the units of the equations, of what is only put off until the rest of a page was seen. */
const PUT_OFF = 40;

/** Puts off something in sight until one has seen what stands below it: it is gone back to where nothing there is taken instead. Writes to `memory`. */
export function keepInMind({ memory, key }: Situation, { name, label }: Item): void {
  const held = (memory.glimpsed[key] ?? []).filter((entry) => entry.name !== name).slice(0, KEPT - 1);
  const depth = memory.depth[key] ?? 0;
  memory.glimpsed[key] = [{ name, label, scent: PUT_OFF, depth, value: null, step: memory.step, returns: 0 }, ...held];
  memory.aim = name;
}

/** What was seen further up or down this page and is out of sight now, best first; `told` says of which the whole is in sight. */
export function outOfSight(
  situation: Situation,
  told: (name: string) => boolean = (name) => situation.page.byName.has(name),
): Glimpse[] {
  const { memory, key } = situation;
  return (memory.glimpsed[key] ?? []).filter(
    (entry) => entry.step === memory.step && !told(entry.name) && timesTried(memory, key, entry.name) === 0,
  );
}

/** Scrolls towards something that was seen before on this page; null when there is no way there. */
export function returnTo(situation: Situation, to: Glimpse, candidates: Weighed[], read: number): Proposal | null {
  const depth = situation.memory.depth[situation.key] ?? 0;
  const { memory } = situation;
  const under = memory.aim === to.name && memory.last?.rule === 'scroll' ? memory.last.name : null;
  const back = to.depth < depth ? 'scroll:up' : 'scroll:down';
  // At the end of the page one turns round.
  const name = under && scrollOf(situation.items, under) ? under : back;
  const item = scrollOf(situation.items, name);
  const drop = () => {
    memory.glimpsed[situation.key] = (memory.glimpsed[situation.key] ?? []).filter((entry) => entry !== to);
    memory.aim = '';
    return null;
  };
  if (!item) return drop();
  memory.aim = to.name;
  // Where things stand is remembered roughly; who does not find them again stops looking.
  to.returns += 1;
  if (to.returns > RETURNS && Math.abs(to.depth - depth) <= 1) return drop();
  return {
    rule: 'scroll',
    why: `“${to.label}”, ${name === 'scroll:up' ? 'further up' : 'further down'}, was the best I saw`,
    status: 'continue',
    item,
    args: null,
    candidates,
    sure: Math.min(0.8, to.scent / 40),
    read,
    cause: to.label,
  };
}
