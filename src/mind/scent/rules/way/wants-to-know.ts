import type { Item } from '../../../perception/page.ts';
import { asksForFact } from '../../answering/asked.ts';
import { type Choice, choicesOf } from '../../foraging/choice/cues.ts';
import { WEIGHTS } from '../../foraging/choice/weights.ts';
import { asWeighed, SCENT_FLOOR } from '../../foraging/forage.ts';
import { isOfFrame } from '../../foraging/leaf.ts';
import { knownThere, leadsHere } from '../../foraging/led.ts';
import { scented } from '../../foraging/scented.ts';
import { changesByName, DESTROYS, isAct } from '../../meaning/acts.ts';
import { isForbidden } from '../../meaning/forbidden.ts';
import { utility } from '../../meaning/utility.ts';
import { timesTried } from '../../memory.ts';
import { ENDS } from '../../second-chance.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { asksOf } from '../errand/asks.ts';
import { follow, goBack } from './follow.ts';
import { furtherDown, scrollDown } from './look.ts';
import { looksUp } from './only-asks.ts';

/** Verbs of steps by which nothing is done but looking. */
const LOOKS = new Set(['learn', 'reach', 'locate']);
/** What sends off what was put in, or goes on with it, whatever it is called else. */
const SENDS =
  /^(?:save|send|submit|confirm|apply|place|pay|post|publish|book|reserve|order|request|register|sign ?up|create|put|add|finish|update|join|report|buy|continue|next step|proceed|check ?out|choose|select)\b/;
/** What takes some of a thing, wherever its label says so: a whole card may be one control. */
const TAKES =
  /\badd to (?:the |my |your )?(?:basket|cart|bag|trolley|list|order)\b|^(?:one|1) (?:more|less|fewer)\b|^(?:increase|decrease)\b|^[+−–-]$/;
/** Rules by which somebody goes on at a guess, or turns back. */
const WANDERS = new Set([
  'satisfice',
  'open_menu',
  'back',
  'examine',
  'try_again',
  'exhausted',
  'stop',
  'patience_spent',
]);
/** Rules by which something is put into a form or sent off. */
const FILLS = new Set(['fill_field', 'mend', 'commit', 'refused', 'press_again', 'retry']);
/** Rules by which something is done to what is there, or at a guess. */
const ACTS = new Set([
  ...FILLS,
  ...WANDERS,
  'act_here',
  'records',
  'thing_meant',
  'pick_here',
  'errand',
  'send',
  'send_form',
]);
/** Utility by which what was left on another page has to be better, to be gone back for. */
const BETTER_THERE = 0.7;
/** Screens of a page that was come to for the question that are read before it is left. */
const READ_ON = 3;
/** Pages of which it is kept in mind what was left. */
const KEPT = 30;

/** What a task names that does more than ask, in whatever words: "whichever costs less goes into the basket". */
const BASKET = /\b(?:basket|cart|bag|trolley)\b/i;

/** Whether what is asked at a shop has to be put in its basket first: what it comes to with a code is told nowhere else. */
function needsBasket(situation: Situation): boolean {
  const { memory, asked } = situation;
  return memory.errand !== null && (BASKET.test(asked) || asksOf(situation).code !== '');
}

/** Whether nothing is asked but to be told something, and nothing was told to be put in. */
export function isEnquiry(situation: Situation): boolean {
  const { goal, step, knowledge, memory, asked } = situation;
  return (
    knowledge.length === 0 &&
    !memory.told &&
    memory.way === null &&
    memory.rest === '' &&
    step !== undefined &&
    !needsBasket(situation) &&
    goal.steps
      .slice(memory.step)
      .every(({ verb, pairs, otherwise }) => LOOKS.has(verb) && pairs.length === 0 && !otherwise) &&
    goal.steps.slice(memory.step).some((one) => one.verb === 'learn' && (asksForFact(one) || /\?\s*$/.test(asked)))
  );
}

/** Whether pressing something does more than to show what is there. */
function doesMore(item: Item): boolean {
  if (item.kind !== 'click' || item.role === 'tab' || item.state.has('expanded') || item.state.has('collapsed'))
    return false;
  const { folded } = item.said;
  if (DESTROYS.test(folded) || ENDS.test(folded) || TAKES.test(folded)) return true;
  if (item.role === 'link') return false;
  return SENDS.test(folded) || ((isAct(item) || changesByName(item)) && !looksUp(item));
}

/** Whether what is put into this form only looks something up: no button of the page sends it off for more. */
function isLookUp({ page }: Situation): boolean {
  const buttons = page.items.filter(({ kind, role, disabled }) => kind === 'click' && role === 'button' && !disabled);
  return buttons.some(looksUp) || !buttons.some(doesMore);
}

/** Whether something would be put in or sent off that nobody asked for. */
function doesUnwanted(situation: Situation, { rule, item, status }: Proposal): boolean {
  if (status !== 'continue' || !item) return false;
  if (item.kind === 'type') return FILLS.has(rule) && !isLookUp(situation);
  return ACTS.has(rule) && doesMore(item);
}

/** What has not been looked into yet, with what it is worth, the best first. */
function waysOn(situation: Situation): Array<Choice & { worth: number }> {
  const { step, memory, key, items, goal } = situation;
  if (!step) return [];
  const { list } = scented(situation, step);
  return choicesOf(situation, step, list)
    .filter(
      ({ item }) =>
        items.includes(item) &&
        item.kind === 'click' &&
        timesTried(memory, key, item.name) === 0 &&
        !wasLookedInto(situation, item) &&
        !leadsHere(situation, item) &&
        !isForbidden(goal, item) &&
        !doesMore(item) &&
        !ARRANGES.test(item.raw),
    )
    .map((choice) => ({ ...choice, worth: utility(WEIGHTS, choice.cues) }))
    .sort((a, b) => b.worth - a.worth);
}
/** What puts a list in another order. */
const ARRANGES = /[↕▲▼↑↓⇅]\s*$|^sort\b/i;

/** Whether something leads to a page that was looked into for what is asked. */
function wasLookedInto(situation: Situation, item: Item): boolean {
  const there = knownThere(situation, item);
  return there !== null && situation.memory.looked.includes(there);
}

/** Whether a proposal follows what has not been looked into yet. */
function isNew(situation: Situation, { item, rule }: Proposal): boolean {
  const { memory, key } = situation;
  return (
    item !== null &&
    rule !== 'back' &&
    timesTried(memory, key, item.name) === 0 &&
    !wasLookedInto(situation, item) &&
    !ARRANGES.test(item.raw)
  );
}

/** The page with the best of what was left on those seen so far, but for this one. */
function bestLeft({ memory, key }: Situation): { key: string; worth: number } | null {
  const left = Object.entries(memory.ways).filter(([other]) => other !== key);
  return left.reduce<{ key: string; worth: number } | null>(
    (best, [other, worth]) => (best && best.worth >= worth ? best : { key: other, worth }),
    null,
  );
}

/** The way to a page that was seen before: what has led there, or back. */
function wayTo(situation: Situation, there: string): Proposal | null {
  const { memory, items } = situation;
  const back = goBack(situation, 'something that may tell it was left on a page before', [], 1);
  if (memory.trail.at(-1)?.key === there && back) return back;
  const link = items.find(
    (item) =>
      item.role === 'link' &&
      !item.disabled &&
      Object.entries(memory.led).some(([said, key]) => key === there && said.endsWith(` ${item.label}`)),
  );
  if (link) return follow(link, `what “${link.label}” has shown may lead on`, situation, [], SCENT_FLOOR, 1);
  if (back && memory.trail.some(({ key }) => key === there)) return back;
  // What cannot be got back to is let be.
  delete memory.ways[there];
  return null;
}

/** Goes on looking: reads a page to its end, looks into what was not looked into, here or on a page before. */
function lookOn(situation: Situation): Proposal | null {
  const { memory, key, step } = situation;
  const ways = waysOn(situation);
  const [best] = ways;
  const came = Object.keys(memory.visits).length > 1;
  const down = came && (memory.scrolled[key] ?? 0) < READ_ON ? furtherDown(situation) : undefined;
  if (down && !(best && !isOfFrame(situation, best.item) && best.cues.taskLike! > 0.5))
    return scrollDown(situation, down, 'what is asked may stand further down');
  const left = bestLeft(situation);
  if (left && (!best || left.worth > best.worth + BETTER_THERE)) {
    const way = wayTo(situation, left.key);
    if (way) return way;
  }
  if (!best || !step) return null;
  const { list } = scented(situation, step);
  const scent = list.find(({ item }) => item === best.item)?.scent ?? SCENT_FLOOR;
  return follow(best.item, `“${best.item.label}” may tell it`, situation, list.map(asWeighed), scent, list.length);
}

/** Keeps in mind what is left to look into on this page. Writes to `memory`. */
function noteWays(situation: Situation, next: Proposal): void {
  const { memory, key } = situation;
  const own = waysOn(situation).find(({ item }) => item !== next.item && !isOfFrame(situation, item));
  const { [key]: _, ...others } = memory.ways;
  memory.ways = Object.fromEntries(Object.entries(others).slice(-KEPT));
  memory.looked = [...new Set([...memory.looked, key])].slice(-KEPT);
  if (own) memory.ways[key] = Math.round(own.worth * 100) / 100;
}

/**
 * Who only wants to know something looks into one thing after the other until a page tells it: nothing is put in or sent off for it but what looks
 * something up, nothing that was looked into is looked into again as long as there is anything else, and nobody gives up before that. Writes to `memory`.
 */
export function asWhoWantsToKnow(situation: Situation, proposal: Proposal, before: Situation['memory']): Proposal {
  if (proposal.status === 'completed') return proposal;
  const { memory } = situation;
  const unwanted = doesUnwanted(situation, proposal);
  const wanders = proposal.status === 'gave_up' ? proposal.rule !== 'not_here' : WANDERS.has(proposal.rule);
  if (!unwanted && (!wanders || (proposal.status === 'continue' && isNew(situation, proposal)))) {
    noteWays(situation, proposal);
    return proposal;
  }
  const ways = memory.ways;
  if (unwanted) Object.assign(memory, structuredClone(before), { ways });
  const next = lookOn(situation);
  if (!next && unwanted)
    return {
      ...proposal,
      rule: 'exhausted',
      status: 'gave_up',
      item: null,
      args: null,
      commits: false,
      completes: false,
      why: 'nothing else here may tell it',
      sure: 0.2,
    };
  if (next) noteWays(situation, next);
  return next ?? proposal;
}
