import type { Proposal, Situation } from '../situation.ts';
import { billOf, spends, unannounced } from './costs.ts';
import { againstUsual, clickHazard, metDoubt, tiredOfLooking } from './hazard.ts';

/** Moves that look for the way, at which people lose patience; carrying out what is plain costs none. */
const SEARCHING = new Set(['satisfice', 'back', 'scroll', 'open_menu', 'next_page', 'type_query', 'send_search']);

/**
 * Chance to leave on being shown a cost that nobody announced, for somebody of middling caution. Extra costs are the
 * reason named first for leaving a checkout, by 39 to 48% of those who left for a reason (Baymard Institute 2023, 2025);
 * most go on all the same.
 */
const SURCHARGE_HAZARD = 0.2;

/**
 * Chance to leave for each whole patience that a wait takes beyond the first. Leaving grows with the wait (Galletta and
 * others 2004, delays of 0 to 12 s); how steeply is fitted.
 */
const STRAIN_HAZARD = 0.04;

/** Share of the hazard of a click that opening a menu in place carries; fitted. */
const UNFOLDING = 0.3;

/**
 * Frustration from which people begin to leave over it, and the chance a turn for each whole point beyond. Among what
 * people do when a computer frustrates them, giving the task up stands beside trying another way (Ceaparu and others
 * 2004); how often a turn is fitted.
 */
const FRUSTRATED = { from: 0.6, hazard: 0.2 } as const;

/**
 * Chance to leave for each further round through pages that were all seen before, of somebody who wants a thing and has not come upon
 * it: it is not there. Who looks for their way through pages of text goes back over them and is left to the hazard above. Fitted.
 */
const ROUNDS = { free: 4, hazard: 0.04 } as const;
const WANTS_A_THING = new Set(['buy', 'add', 'remove', 'transact', 'press', 'pick']);

/** Acts that everybody tries before losing patience with something of which they are shown nothing. */
const FIRST_TRIES = 4;

/**
 * People stay while they think that they will get there and leave sooner the less they think so (SNIF-ACT leaves by
 * expected utility; CoLiDeS+ by path adequacy). Trust follows what each move promises, from neutral at first; that hope
 * wears off with every click is in the published hazard already. How far it moves the hazard, and how fast, is fitted
 * to how much a right first click helps, and the middle so that the hazard over all stays as published.
 */
const TRUST = { weight: 3, middle: 0.38, most: 0.12, least: -0.4, rate: 0.5 } as const;

/** What the hazard is multiplied by for somebody with this trust in getting there, 0..1. */
function despair(trust: number): number {
  return 1 - TRUST.weight * Math.max(TRUST.least, Math.min(TRUST.most, trust - TRUST.middle));
}

/** Sureness from which a move is no guess. */
const PLAIN = 0.5;

/** Takes what this move promises into the trust in getting there. Writes to `memory`. */
function trustIn({ memory, goal }: Situation, { sure }: Proposal): number {
  const share = goal.steps.length > 0 ? memory.step / goal.steps.length : 0;
  memory.trust += TRUST.rate * (0.25 + 0.55 * sure + 0.15 * share - memory.trust);
  return memory.trust;
}

/**
 * Whether the person gives up instead of making this move. The hazard is nearly flat in clicks; a plain next step
 * takes it away, and setbacks, errors and acts without effect raise it.
 */
export function runsOut(situation: Situation, proposal: Proposal): string | null {
  const { memory, traits, chance, request } = situation;
  if (proposal.status !== 'continue') return null;
  const searching = SEARCHING.has(proposal.rule);
  const doubt = searching ? Math.max(0, Math.min(1, (0.85 - proposal.sure) / 0.35)) : 0;
  const alarm = doubt * despair(trustIn(situation, proposal));
  let felt = alarm;
  if (searching && proposal.rule !== 'scroll') {
    memory.doubted = metDoubt(memory.doubted, alarm);
    felt = againstUsual(memory.doubted, alarm);
  }
  // Nobody leaves before the first click.
  if (request.turnIndex < (situation.pictured ? 1 : FIRST_TRIES)) return null;
  const moves = Object.values(memory.visits).reduce((a, b) => a + b, 0);
  let hazard = clickHazard(moves) * felt * traits.impatience;
  hazard += 0.035 * Math.max(0, memory.idle - 1) * traits.impatience;
  hazard += 0.03 * Math.max(0, memory.errors - 1) * traits.impatience;
  const surcharge = spends(situation.goal)
    ? unannounced(billOf(situation.page.lines), memory.amounts, memory.total, memory.tickedBefore)
    : null;
  if (surcharge !== null) hazard += SURCHARGE_HAZARD * (0.5 + traits.riskAversion);
  hazard += STRAIN_HAZARD * Math.min(3, Math.max(0, situation.waited.strain - 1));
  if (proposal.rule === 'scroll') hazard *= 0.08;
  // Unfolding a menu is looking, and not going somewhere.
  if (proposal.rule === 'open_menu') hazard *= UNFOLDING;
  if (searching && situation.step && WANTS_A_THING.has(situation.step.verb) && proposal.sure < PLAIN)
    hazard += ROUNDS.hazard * Math.max(0, moves - Object.keys(memory.visits).length - ROUNDS.free) * traits.impatience;
  // Whoever still has something plain to do does it first.
  if (searching) hazard += FRUSTRATED.hazard * Math.max(0, memory.frustration - FRUSTRATED.from) * traits.impatience;
  if (chance.uniform(`patience/${request.turnIndex}`) >= hazard) return null;
  if (surcharge !== null) return 'they want money for something that I was not told of';
  if (memory.errors > 1) return 'the same thing keeps going wrong';
  if (memory.idle > 1) return 'nothing happens, whatever I do';
  if (situation.waited.strain > 1) return 'it takes too long to answer';
  if (memory.frustration > FRUSTRATED.from + 0.2) return 'I have had enough of this';
  return tiredOfLooking(moves);
}
