// What the task tells and nothing in sight bears may stand in a part of the page that is folded up: that is looked into before anything is sent or claimed.
import { tokens, wordSimilarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { outstanding } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { seeToRest } from '../form/see-to-rest.ts';
import { endsForm } from './tell-first.ts';

/** The rule by which a part is opened. */
const OPENED = 'open_choices';
/** Likeness of a word that is told and one over a part, from which on it may stand in there. */
const NEAR = 0.4;
/** Weight of a word that names a thing, and parts that are all looked into for it. */
const HEAVY = 0.7;
const FEW = 4;
/** Words that a part of a form is called by, at most. */
const HEAD = 5;

/** The parts of the page that are folded up and were not looked into: of several, and no menu. */
function foldedParts({ items, memory, key }: Situation): Item[] {
  const isPart = (item: Item) =>
    item.box !== null &&
    // Another tab covers what was filled in here.
    !['link', 'tab'].includes(item.role) &&
    !item.state.has('haspopup') &&
    item.said.tokens.length <= HEAD &&
    !/\?\s*$/.test(item.raw) &&
    (item.role === 'summary' || item.state.has('collapsed') || item.state.has('expanded'));
  const parts = items.filter((item) => isClickable(item) && !item.disabled && isPart(item));
  return parts.filter(
    (item) =>
      !item.state.has('expanded') &&
      timesTried(memory, key, item.name) === 0 &&
      parts.some((other) => other !== item && other.role === item.role),
  );
}

/**
 * Opens the part of the page that is nearest in meaning to what is told and not accounted for, before the form is sent or anything claimed: two
 * suitcases may stand under "Luggage". Each part is opened once. The proposal itself where nothing is left or none is near.
 */
export function openFirst(situation: Situation, proposal: Proposal): Proposal {
  const { memory, key, asked, goal, page } = situation;
  if (memory.told || Object.keys(memory.filled[key] ?? {}).length === 0 || !endsForm(situation, proposal))
    return proposal;
  if (proposal.rule === 'scroll') return proposal;
  if (goal.steps.every(({ verb }) => verb === 'learn' || verb === 'locate')) return proposal;
  // What a part has brought up is answered before it is gone on.
  const answer = memory.last?.rule === OPENED && proposal.status === 'continue' ? seeToRest(situation, asked) : null;
  if (answer) return answer;
  const left = outstanding(situation, asked).filter(({ token }) => !token.number);
  const near = (item: Item) =>
    Math.max(0, ...tokens(item.label).flatMap((own) => left.map(({ token }) => wordSimilarity(token, own))));
  const parts = foldedParts(situation);
  // What nothing on the page speaks of may be in any of the few that are left, as long as nothing was sent.
  const unknown = left.some(({ token }) => token.weight >= HEAVY && !saidBy(token, page.all.tokens));
  const any = proposal.status === 'continue' && unknown && parts.length <= FEW;
  const [best] = parts
    .map((item) => ({ item, fit: near(item) }))
    .filter(({ fit }) => fit >= NEAR || any)
    .sort((a, b) => b.fit - a.fit || a.item.order - b.item.order);
  if (!best) return proposal;
  return {
    rule: OPENED,
    why: `not all that I was told is seen to, and “${best.item.label}” is still shut`,
    status: 'continue',
    item: best.item,
    args: null,
    sure: 0.75,
    cause: best.item.label,
  };
}
