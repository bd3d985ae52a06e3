import { comparable, counted, coverage, fold, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { optionFor } from '../choices.ts';
import type { Scented } from '../forage.ts';
import type { Step } from '../goal/types.ts';
import { breaksConstraints, chooseAmong, isGeneric, wantedText } from '../match.ts';
import { timesTried } from '../memory.ts';
import { station } from '../scripts.ts';
import type { Proposal, Situation, Weighed } from '../situation.ts';
import { argumentOf } from './common.ts';
import { follow } from './follow.ts';
import { furtherDown, glimpse, outOfSight, returnTo, scrollDown } from './look.ts';

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
      const own = (shares.get(item.context.text) ?? 0) <= SHARED ? item.context.text : '';
      const told = phrase(`${item.label} . ${own}`);
      if (step.superlative && comparedBy(step, item, own) === null) return false;
      if (isGeneric(item) && step.nth !== null && !step.superlative && !about && wanted.tokens.length > 0)
        return coverage(wanted, told) >= 0.3;
      if (wanted.tokens.length === 0 || isGeneric(item) || station(situation, step, item.label).ofThing) return true;
      return coverage(wanted, told) >= 0.5 || (about && own !== '' && step.superlative !== null);
    })
    .sort((a, b) => a.order - b.order);
}

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
function sorter(situation: Situation, step: Step): Proposal | null {
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
  if (!step.superlative && step.nth === null) return withinLimit(situation, step, list, shown);
  const things = kind(situation, step, list);
  // "The second version of it": a place among nothing that is named is no place.
  if (!step.superlative && things.some((item) => UNDOING.test(item.said.folded)) && !UNDOING.test(fold(step.text)))
    return null;
  const seenBefore = outOfSight(situation).filter((entry) => entry.value !== null);
  if (things.length + seenBefore.length < 2) return null;
  if (step.superlative) {
    const sort = sorter(situation, step);
    if (sort) return sort;
    const scents = new Map(list.map((entry) => [entry.item, entry.scent]));
    glimpse(
      situation,
      things
        .filter((item) => !breaksConstraints(step, item))
        .map((item) => ({ item, scent: scents.get(item) ?? 1, value: comparedBy(step, item, item.context.text) })),
    );
    const down = furtherDown(situation);
    if (down) return scrollDown(situation, down, 'I want to see all of them before I compare', shown, things.length);
  }
  const chosen = chooseAmong(step, things);
  const { highest } = step.superlative ?? { highest: false };
  const here = chosen ? (comparedBy(step, chosen.item, chosen.item.context.text) ?? null) : null;
  const before = seenBefore
    .filter((entry) => here === null || (highest ? entry.value! > here : entry.value! < here))
    .sort((a, b) => (highest ? b.value! - a.value! : a.value! - b.value!))[0];
  if (before) return returnTo(situation, before, shown, things.length);
  if (!chosen) return null;
  situation.memory.compared = fold(chosen.item.label);
  const move = follow(chosen.item, chosen.why, situation, shown, 40, things.length);
  return ['pick', 'press', 'reach', 'learn'].includes(step.verb) ? { ...move, completes: true } : move;
}

/** Any one of a kind that keeps to the price that the task allows: the first that does, once there are prices to see. */
function withinLimit(situation: Situation, step: Step, list: readonly Scented[], shown: Weighed[]): Proposal | null {
  const { priceAtMost, priceAtLeast } = step.constraints;
  if ((priceAtMost === null && priceAtLeast === null) || situation.memory.added) return null;
  const priced = kind(situation, { ...step, superlative: { dimension: 'price', highest: false } }, list);
  if (priced.length < 2) return null;
  const fitting = priced.filter((item) => !breaksConstraints(step, item));
  const item = fitting[0];
  if (item) return follow(item, 'it keeps to what I may spend', situation, shown, 34, priced.length);
  const down = furtherDown(situation);
  if (down) return scrollDown(situation, down, 'these cost too much, there may be others', shown, priced.length);
  return sorter(situation, { ...step, superlative: { dimension: 'price', highest: priceAtMost === null } });
}
