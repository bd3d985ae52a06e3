import { comparable, counted, coverage, fold, literalCoverage, phrase, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { optionFor } from '../../filling/option-for.ts';
import { binds } from '../../foraging/elsewhere.ts';
import type { Scented } from '../../foraging/forage.ts';
import { isOfFrame } from '../../foraging/leaf.ts';
import { station } from '../../foraging/scripts.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { isAct } from '../../meaning/acts.ts';
import { chooseAmong, isGeneric, wantedText } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation, Weighed } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { follow } from '../way/follow.ts';
import { furtherDown, glimpse, outOfSight, returnTo, scrollDown } from '../way/look.ts';
import { atChosen, tagOfTaken } from './chosen.ts';
import { asDescribed, bearsNames, beginsAt, spanOf } from './narrow.ts';
import { shelfOf } from './shelf.ts';

/** Surroundings that more than so many controls share belong to none of them. */
const SHARED = 4;

/** Words that name no kind of thing. */
const ANY_KIND =
  /\b(?:items?|products?|things?|ones?|articles?|options?|results?|cards?|numbers?|entry|entries|offers?|in (?:the|your) \w+)\b/gi;

/** Things of the kind that is wanted: each with words of its own around it, on a page or in a row that is about the kind. */
function kind(situation: Situation, step: Step, list: readonly Scented[]): Item[] {
  const wanted = phrase(wantedText(step).replace(ANY_KIND, ' ').trim());
  const shares = new Map<string, number>();
  for (const { item } of list) shares.set(item.context.text, (shares.get(item.context.text) ?? 0) + 1);
  const { about: heads } = situation.page;
  // The shelf that the step names holds things of the kind, whatever each is called.
  const about = coverage(wanted, heads) > 0.6 || (step.scope !== '' && coverage(phrase(step.scope), heads) > 0.8);
  return list
    .map((entry) => entry.item)
    .filter((item) => {
      if (item.kind !== 'click' || !item.box) return false;
      if (step.nth !== null && !step.superlative && isOfMenu(situation, item)) return false;
      const own = (shares.get(item.context.text) ?? 0) <= SHARED ? item.context.text : '';
      const told = phrase(`${item.label} . ${own}`);
      if (step.superlative && comparedBy(step, item, own) === null) return false;
      if (isGeneric(item) && step.nth !== null && !step.superlative && !about && wanted.tokens.length > 0)
        return coverage(wanted, told) >= 0.3;
      // "Choose Team" beside its price takes the Team plan.
      if (own !== '' && item.said.tokens.length <= 4 && TAKES.test(item.said.folded)) return true;
      if (wanted.tokens.length === 0 || isGeneric(item) || station(situation, step, item.label).ofThing) return true;
      return coverage(wanted, told) >= 0.5 || (about && own !== '' && step.superlative !== null);
    })
    .sort((a, b) => a.order - b.order);
}

/** Whether a link is of the site and none of the things on this page: it stands over all that the page is headed, or stood on the page before. */
function isOfMenu(situation: Situation, item: Item): boolean {
  if (item.role !== 'link' || !item.box) return false;
  const tops = situation.page.headings.flatMap(({ box }) => (box ? [box.y] : []));
  return isOfFrame(situation, item) || (tops.length > 0 && item.box.y + item.box.height <= Math.min(...tops));
}

/** Words of buttons that take the thing that they stand with. */
const TAKES =
  /^(?:choose|select|pick|get|start|switch to|upgrade to|buy|book|reserve|rent|hire|order|try|take|subscribe)\b/;

/** Nobody does this to find out whether it was meant. */
const UNDOING = /^(?:delete|remove|discard|cancel|erase|trash|delete trash)\b/;

function comparedBy(step: Step, item: Item, own: string): number | null {
  if (!step.superlative) return null;
  const { dimension, of } = step.superlative;
  if (of) return counted(`${item.label} . ${own}`, of);
  if (dimension === 'number')
    return /^\D{0,14}\d[\d.,]*\D{0,10}$/.test(item.label) ? comparable(item.label, dimension) : null;
  return comparable(item.label, dimension) ?? (own ? comparable(own, dimension) : null);
}

/** A list or a link that puts what is compared in order, so that the first is the one. */
export function sorter(situation: Situation, step: Step): Proposal | null {
  if (step.superlative?.dimension !== 'price' && step.superlative?.dimension !== 'rating') return null;
  const { dimension, highest } = step.superlative;
  const asked = dimension === 'rating' ? 'rating highest first' : highest ? 'price high to low' : 'price low to high';
  for (const item of situation.items) {
    if (item.kind !== 'choose' || item.disabled || timesTried(situation.memory, situation.key, item.name) > 0) continue;
    const option = optionFor(asked, item.options);
    if (!option || option.fit < 0.6 || fold(option.option) === fold(item.value)) continue;
    return {
      rule: 'sort',
      why: `“${option.option}” brings the one I want to the top`,
      status: 'continue',
      item,
      args: argumentOf(item, option.option),
      sure: 0.85,
      cause: item.label,
    };
  }
  return null;
}

/** Chooses by comparison or by place ("the cheapest", "the 3rd result"), once the whole list has been seen. */
export function compare(situation: Situation, step: Step, list: readonly Scented[], shown: Weighed[]): Proposal | null {
  if (!step.superlative && step.nth === null)
    return withinLimit(situation, step, list, shown) ?? withinSpan(situation, step, list, shown);
  // What was chosen by comparing is before one, and is compared no more.
  if (step.superlative && atChosen(situation)) return null;
  const things = asDescribed(step, kind(situation, step, list), situation.page.about);
  // "The second version of it": a place among nothing that is named is no place.
  if (!step.superlative && things.some((item) => UNDOING.test(item.said.folded)) && !UNDOING.test(fold(step.text)))
    return null;
  if (step.superlative && things.length > 0) {
    const shelf = shelfOf(situation, step, { from: 'cards', things: [] });
    if (shelf && things.includes(shelf))
      return follow(shelf, `“${shelf.label}” has all that I have to compare`, situation, shown, 30, 1, 'shelf');
  }
  const seenBefore = outOfSight(situation).filter((entry) => entry.value !== null);
  const only = things.length === 1 && kind(situation, step, list).length > 1;
  // One that is taken by a press, and the rest of the list further down.
  const begins = step.superlative !== null && things.length === 1 && TAKES.test(things[0]!.said.folded);
  if (things.length + seenBefore.length < 2 && !only && !(begins && furtherDown(situation))) return null;
  const first = step.superlative && things.length > 0 ? preset(situation, step, things) : null;
  if (first) return first;
  if (step.superlative) {
    const sort = sorter(situation, step);
    if (sort) return sort;
    const scents = new Map(list.map((entry) => [entry.item, entry.scent]));
    glimpse(
      situation,
      things.map((item) => ({ item, scent: scents.get(item) ?? 1, value: comparedBy(step, item, item.context.text) })),
    );
    const down = furtherDown(situation);
    if (down) return scrollDown(situation, down, 'I want to see all of them before I compare', shown, things.length);
  }
  const chosen = chooseAmong(step, things);
  const { highest } = step.superlative ?? { highest: false };
  const here = chosen ? (comparedBy(step, chosen.item, chosen.item.context.text) ?? null) : null;
  const further = seenBefore
    .filter((entry) => here === null || (highest ? entry.value! > here : entry.value! < here))
    .sort((a, b) => (highest ? b.value! - a.value! : a.value! - b.value!))[0];
  if (further) return returnTo(situation, further, shown, things.length);
  if (!chosen) return null;
  // "Which card is due first?": its name is the answer, and nothing is opened for it.
  if (step.superlative && step.verb === 'learn' && ASKS_NAME.test(fold(step.text)) && !isGeneric(chosen.item))
    return {
      rule: 'answered',
      why: chosen.why,
      status: 'completed',
      item: null,
      args: null,
      sure: 0.75,
      answer: chosen.item.label,
      cause: chosen.item.label,
    };
  situation.memory.compared = fold(chosen.item.label);
  situation.memory.done.push(tagOfTaken('compared', situation.key, step.text));
  const move = follow(chosen.item, chosen.why, situation, shown, 40, things.length);
  if (['pick', 'press', 'reach', 'learn'].includes(step.verb)) return { ...move, completes: true };
  const takes = TAKES.test(chosen.item.said.folded);
  const acts = chosen.item.role !== 'link' && (takes || isAct(chosen.item));
  return { ...move, commits: move.commits === true || takes, ...(acts ? { thing: chosen.item.context.text } : {}) };
}

/** A question for which of the things it is, and not for what it has. */
const ASKS_NAME =
  /^which (?:of (?:the|these|your|my) )?(?!(?:days?|dates?|times?|months?|years?|prices?|numbers?|rooms?|places?|floors?|sizes?|colou?rs?)\b)\p{L}+ (?:is|are|was|has|have|costs?|leaves?|departs?|starts?|begins?|ends?|takes?|got|weighs?|gets?)\b/u;

/** A way of showing the things that the task names, and that is not pressed yet: "Yearly", over prices by the month. */
export function preset(situation: Situation, step: Step, things: readonly Item[]): Proposal | null {
  const said = phrase(step.text);
  // What all of them are is no way of showing some of them.
  const kinds = new Set(phrase(step.object).tokens.map((token) => token.stem));
  const chip = situation.items.find(
    (item) =>
      item.kind === 'click' &&
      item.role !== 'link' &&
      !item.disabled &&
      !things.includes(item) &&
      item.raw.length > 3 &&
      item.said.tokens.length <= 2 &&
      item.said.tokens.some((token) => token.weight > 0.3) &&
      literalCoverage(item.said, said) === 1 &&
      !isOn(item) &&
      // The act itself is no way of showing things, and what stands on each of them is neither.
      !binds(item) &&
      !words(item.label).some((word) => actNames(step).includes(stem(word))) &&
      !item.said.tokens.every((token) => kinds.has(token.stem)) &&
      situation.items.filter((other) => other.raw === item.raw).length === 1 &&
      timesTried(situation.memory, situation.key, item.name) === 0,
  );
  return chip ? follow(chip, `“${chip.label}” is how I want them`, situation, [], 34, things.length, 'preset') : null;
}

/** Things that begin at times of their own, of which the task names a span: the first within it. */
function withinSpan(situation: Situation, step: Step, list: readonly Scented[], shown: Weighed[]): Proposal | null {
  if (!spanOf(step.text) || situation.memory.added) return null;
  if (step.verb !== 'buy' && !/^(?:book|reserve|take|join|sign up|choose)\b/i.test(step.text)) return null;
  const timed = list
    .map((entry) => entry.item)
    .filter((item) => item.kind === 'click' && item.box && beginsAt(`${item.label} . ${item.context.text}`) !== null)
    .filter((item) => isGeneric(item) || beginsAt(item.label) !== null);
  if (timed.length < 2) return null;
  const chosen = asDescribed(step, timed, situation.page.about).sort((a, b) => a.order - b.order)[0];
  return chosen ? follow(chosen, 'it begins when I want it to', situation, shown, 34, timed.length) : null;
}

/** Any one of a kind that keeps to the price that the task allows: the first that does, once there are prices to see. */
function withinLimit(situation: Situation, step: Step, list: readonly Scented[], shown: Weighed[]): Proposal | null {
  const { priceAtMost, priceAtLeast } = step.constraints;
  if ((priceAtMost === null && priceAtLeast === null) || situation.memory.added) return null;
  const priced = kind(situation, { ...step, superlative: { dimension: 'price', highest: false } }, list);
  if (priced.length < 2) return null;
  const fitting = asDescribed(step, priced, situation.page.about).filter((item) =>
    bearsNames(step, item, situation.page.about.text),
  );
  const item = fitting[0];
  if (item) return follow(item, 'it keeps to what I may spend', situation, shown, 34, priced.length);
  const down = furtherDown(situation);
  if (down) return scrollDown(situation, down, 'these cost too much, there may be others', shown, priced.length);
  return sorter(situation, { ...step, superlative: { dimension: 'price', highest: priceAtMost === null } });
}
