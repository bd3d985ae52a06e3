import { literalCoverage, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { isSearchBox } from '../filling/fields.ts';
import { isInterfaceStep, type Step } from '../goal/types.ts';
import { isWildAct } from '../meaning/acts.ts';
import { actsAtAGuess } from '../meaning/idle-act.ts';
import { pressedForNothing } from '../meaning/idle-press.ts';
import { isClickable, isGeneric, properNames, sameWords, wantedText } from '../meaning/match.ts';
import { kinOf } from '../meaning/row-meant.ts';
import { isShade, opensMore } from '../meaning/state.ts';
import { isThin, storyOf } from '../meaning/story.ts';
import { timesTried } from '../memory.ts';
import { relatedAs } from '../person/knowledge.ts';
import { isOfCalendar } from '../rules/widgets/calendar.ts';
import type { Situation } from '../situation.ts';
import { scentOf, wanders } from './cues/index.ts';
import { SCENT_FLOOR, SCENT_SCALE, type Scented } from './forage.ts';
import { FOUND, foundLinks } from './found.ts';
import { heldBehind } from './held.ts';
import { generality } from './landmarks.ts';
import { isOfFrame } from './leaf.ts';
import { leadsHere, promiseThere, timesThere } from './led.ts';
import { heldInBar } from './menu-bar.ts';
import { inOrder } from './ordering.ts';
import { otherNamed } from './other-named.ts';
import { station } from './scripts.ts';
import { expectedAt } from './wants/index.ts';

/** Words by which somebody is told something. */
const TELLS = /^(?:tell|inform|notify)\b/i;
/** What is asked for in every question, and is the name of no thing. */
const TELLS_NOTHING = /^(?:some |more |the )?(?:information|details?|info|facts)\s+(?:about |on )?(?=\S)/i;
/** Words up to which what stands around a control is its row. */
const ROW = 10;
/** Labels by which one only looks closer at a thing. */
const LOOKS_CLOSER =
  /^(?:learn|read|find out|see|view|show)? ?(?:more|details?|info(?:rmation)?|profile|description)(?: info)?$/;
/** What is left of such a one beside a control that takes the thing. */
const BESIDE = 0.75;
const LEAVES = /^(?:log|sign) ?(?:out|off)$/;

/**
 * Where one label stands on several things ("Return" in each row), what tells them apart is what stands around: a
 * factor for each, low for those that stand at another thing than the one the step names.
 */
function rowsFor(situation: Situation, step: Step): (item: Item) => number {
  if (step.superlative || step.nth !== null) return () => 1;
  const names = phrase([step.object, step.scope, ...step.quoted, ...step.items].join(' '));
  const groups = new Map<string, Item[]>();
  for (const item of situation.items)
    if (isClickable(item) && item.context.tokens.length > 0)
      groups.set(actOf(item), [...(groups.get(actOf(item)) ?? []), item]);
  const story = storyOf(situation.goal);
  const told = phrase(isThin(step) ? story : '');
  // "Answering machine" stands for the voicemail.
  const place = (item: Item) =>
    Math.max(
      literalCoverage(names, phrase(`${item.context.text} . ${item.group}`)),
      item.context.tokens.length <= ROW ? expectedAt(step, [item.context.text], story) : 0,
      // "Your umbrella has turned up": which of the notes is meant is told around the step.
      told.tokens.length > 0 ? literalCoverage(phrase(ownWords(item)), told) : 0,
    );
  const best = new Map(
    [...groups].filter(([, items]) => items.length > 1).map(([label, items]) => [label, Math.max(...items.map(place))]),
  );
  // None of those in sight is the one that is named; there is more to see.
  const named = step.quoted.length > 0 || properNames(step.scope).length > 0;
  const onward = named && situation.items.some((item) => item.kind === 'scroll' && item.name.endsWith(':down'));
  return (item) => {
    const top = best.get(actOf(item));
    if (onward && top === 0 && literalCoverage(names, item.said) < 0.5) return 0.4;
    return top !== undefined && top > 0.15 && place(item) < top - 0.1 ? 0.3 : 1;
  };
}

/** The act of a label that names its thing behind a colon: "Mark as settled: Bread baking". */
function actOf({ said }: Item): string {
  return said.folded.split(/:\s/)[0]!;
}

/** What of a label tells its thing. */
function ownWords({ label, context }: Item): string {
  return label.split(/:\s/)[1] ?? context.text;
}

/** What the most general label adds to scent where one looks for a page, in units of scent; fitted (see landmarks.ts). */
const BASE_LEVEL = 5;

/** Scent of what was left on a page from which on people go back for it. */
const KEPT_FOR = 24;
/** Share of its scent that is left of a link each time its page was seen. */
const SEEN = 0.5;
/** Times that one link is followed to a page where that much is left. */
const BACK_AGAIN = 3;
/** Share of the scent of what a menu was seen to hold that the menu itself has. */
const HELD = 0.9;

/** Share of its scent that is left of what stands on every page. */
const ELSEWHERE = 0.6;

const TAKES = new Set<Step['verb']>(['buy', 'add', 'transact', 'register']);

/** Whether a button stands with the same thing as a link by which one looks closer at it. */
function takesSame(taker: Item, { box, context, group }: Item): boolean {
  return (
    taker.role === 'button' &&
    isGeneric(taker) &&
    taker.box !== null &&
    box !== null &&
    Math.abs(taker.box.y + taker.box.height / 2 - box.y - box.height / 2) < box.height + taker.box.height &&
    (taker.group === group || taker.context.text === context.text) &&
    Math.abs(taker.box.x - box.x) < NEIGHBOURS
  );
}
/** Pixels within which two controls stand with the same thing. */
const NEIGHBOURS = 260;

/** Fit, 0..1, under which an entry of a menu is a guess. */
const GUESSED = 0.34;
/** What leaves things as they were before. */
const KEEPS = /^(?:keep|stay|no\b|not now|never ?mind|don['’]?t)/;
/** What leads on to a menu of its own. */
const LEADS_ON = /[▸▶►›»>…]\s*$|\.\.\.$/;

/** Whether an entry of the menu or the box that was opened bears no word of the step: what it does is not undone by going back. */
function isEntryAtAGuess({ memory, appeared, key }: Situation, step: Step, item: Item, fit: number): boolean {
  const { last } = memory;
  const came = (last?.kind === 'click' && appeared.has(item.name)) || memory.underItems.length > 0;
  if (last?.key !== key || !came) return false;
  // "Keep it", in the box that one's own press has brought up, takes that back.
  if (KEEPS.test(item.said.folded) && memory.underItems.length > 0) return true;
  if (fit >= GUESSED) return false;
  if (item.role === 'link' || item.role === 'tab' || opensMore(item) || LEADS_ON.test(item.raw)) return false;
  return literalCoverage(item.said, phrase(step.text)) === 0;
}

/** What says at which thing a control stands: what was pressed to bring it up, its own row of several, and the head of the page. */
function standsWith(situation: Situation, item: Item): string {
  const { memory, appeared, key, page } = situation;
  const { last } = memory;
  const opener = last?.kind === 'click' && last.key === key && appeared.has(item.name) ? last.label : '';
  const row = kinOf(situation, item).length > 1 ? item.context.text : '';
  return [opener, row, page.headings.find(({ level }) => level === 1)?.text ?? ''].join(' . ');
}

/** The scent of everything in sight that a step could be followed by, with what its scent comes from, and what would be an act that the step does not speak of. */
export function scented(
  situation: Situation,
  step: Step,
): { list: Scented[]; reasons: Map<string, string>; wild: ReadonlySet<Item> } {
  const { memory, key, chance, traits } = situation;
  const story = storyOf(situation.goal);
  // Who is told is not what is told: "Let the bank know" is about what was said before.
  const aim = TELLS.test(step.text) && story !== '' ? story : wantedText(step);
  const wanted = phrase(aim.replace(TELLS_NOTHING, ''));
  const told = isThin(step) ? [story] : [];
  const wish = phrase([...situation.goal.steps.map((other) => wantedText(other)), ...told].join(' '));
  const reasons = new Map<string, string>();
  const wild = new Set<Item>();
  const inItsPlace = rowsFor(situation, step);
  const later = situation.goal.steps.slice(memory.step + 1).filter((other) => ['press', 'submit'].includes(other.verb));
  const list: Scented[] = [];
  const knows = relatedAs(situation, step);
  const kept = inOrder(situation, step, wantedText(step));
  const found = foundLinks(situation, step);
  const forNothing = pressedForNothing(situation);
  const looksAround = !isInterfaceStep(step);
  const isOther = otherNamed(situation, step);
  for (const item of situation.items) {
    // A place on the image is optional: what is declared without one is known by its words alone.
    if (!isClickable(item) || item.disabled || (!item.box && item.kind !== 'click')) continue;
    if (item.kind === 'check' || isSearchBox(item) || isOfCalendar(situation, item)) continue;
    if (leadsHere(situation, item) || isShade(item)) continue;
    // Nobody leaves for want of a better idea.
    if (LEAVES.test(item.said.folded) && !['signout', 'press'].includes(step.verb)) continue;
    const tried = timesTried(memory, key, item.name);
    // What a later step names is for then.
    if (later.some((other) => sameWords(wantedText(other), item.label)) && !sameWords(wantedText(step), item.label))
      continue;
    const stage = station(situation, step, item.label);
    // What was chosen here before is skipped, but a button that leads on may be needed again on another visit.
    const again = stage.weight > 0.6 && memory.idle === 0 && memory.last?.name !== item.name;
    // Of a page that one has seen one knows what is left there, whatever the link to it is called.
    const left = wanders(step, item) && stage.weight === 0 ? promiseThere(situation, item) : null;
    const leftMuch = left !== null && left >= KEPT_FOR;
    if (tried >= (again ? 2 : leftMuch ? BACK_AGAIN : 1)) continue;
    const inBar = heldInBar(situation.items, step, item);
    const smelt = scentOf(situation, step, wanted, wish, item, knows);
    const own = inBar ?? smelt.fit;
    const reason = inBar === null ? smelt.reason : 'where such things are kept';
    if (
      isWildAct(step, item, own, {
        story,
        station: stage.weight,
        items: situation.items,
        at: () => standsWith(situation, item),
      }) ||
      (looksAround && (forNothing(item) || isEntryAtAGuess(situation, step, item, own))) ||
      (stage.weight === 0 && actsAtAGuess(step, item, own)) ||
      (own < GUESSED && isOther(item))
    )
      wild.add(item);
    const rank = found.get(item.name);
    // What stands on every page of the site is not what the search has found.
    const furniture = found.size > 0 && rank === undefined && item.role === 'link' ? 0.3 : 1;
    const fit = Math.max(
      own * inItsPlace(item) * furniture,
      wanders(step, item) ? kept(item) : 0,
      rank === undefined ? 0 : FOUND.first * FOUND.next ** rank,
    );
    // One draw an item and visit: reading a label again gives the same impression.
    const noise = chance.logistic(`scent/${key}/${item.name}/${memory.visits[key] ?? 0}`, traits.noise);
    const pointing = item.kind === 'point' ? 0.6 : 1;
    const base = wanders(step, item) ? BASE_LEVEL * generality(item.said) * 0.5 ** timesThere(situation, item) : 0;
    const fresh = SCENT_SCALE * fit * pointing + base;
    // What was left there and is expected to hold it draws people back by whatever link there is.
    // Where one has been already, and has left nothing that one remembers, one looks last.
    const seen = left === null && wanders(step, item) && stage.weight === 0 ? SEEN ** timesThere(situation, item) : 1;
    const promised = left === null ? seen * fresh : leftMuch ? Math.max(fresh, HELD * left) : Math.min(fresh, left);
    const behind = heldBehind(situation, item);
    const scent = behind === null ? promised : Math.max(promised, HELD * behind);
    const against = smelt.against === undefined ? {} : { against: smelt.against };
    list.push({ item, group: item.group, scent: Math.max(SCENT_FLOOR, scent + noise), ...against });
    reasons.set(item.name, reason);
  }
  // What a page has by itself is looked through before one goes elsewhere at a guess.
  const own = list.some(({ item }) => item.role === 'link' && wanders(step, item) && !isOfFrame(situation, item));
  if (own)
    for (const entry of list)
      if (entry.scent < KEPT_FOR && wanders(step, entry.item) && isOfFrame(situation, entry.item))
        entry.scent *= ELSEWHERE;
  if (TAKES.has(step.verb))
    for (const entry of list)
      if (LOOKS_CLOSER.test(entry.item.said.folded) && list.some((other) => takesSame(other.item, entry.item)))
        entry.scent *= BESIDE;
  return { list, reasons, wild };
}
