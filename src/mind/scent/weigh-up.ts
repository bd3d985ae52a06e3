import { fold, literalCoverage, phrase, sentenceLikeness, words } from '../language/index.ts';
import type { Item } from '../perception/page.ts';
import { choicesOf } from './foraging/choice/cues.ts';
import { WEIGHTS } from './foraging/choice/weights.ts';
import { asWeighed, SCENT_FLOOR } from './foraging/forage.ts';
import { timesThere } from './foraging/led.ts';
import { scented } from './foraging/scented.ts';
import { isWalk } from './foraging/walk.ts';
import type { Step } from './goal/types.ts';
import { DESTROYS } from './meaning/acts.ts';
import { commitWord } from './meaning/commit-word.ts';
import { isForbidden } from './meaning/forbidden.ts';
import { doesSomething } from './meaning/idle-act.ts';
import { utility } from './meaning/utility.ts';
import { timesTried } from './memory.ts';
import { isAgainst } from './reconsider.ts';
import { isAnother } from './rules/gates/index.ts';
import { follow } from './rules/way/follow.ts';
import { ENDS } from './second-chance.ts';
import type { Proposal, Situation } from './situation.ts';

/** Rules by which somebody goes where it smells best. */
export const BY_SCENT: ReadonlySet<string> = new Set(['satisfice', 'open_menu']);
/** Utility by which another control has to be likelier, to be followed instead. */
const CLEARLY = 0.5;
/** Times that one control is followed on one page. */
const OFTEN = 2;

/** Scent of a way on that stands to reason. */
const PLAIN = 40;

/** Likeness in meaning from which on an act that shares no word with the step is what it speaks of; fitted. */
const MEANS = 0.4;

/** How surely a word sends something off, from which on nobody presses it for a thing that it does not name. */
const SENDS = 0.8;

/** Whether a button keeps or sends something that the step says no word of: "Save phone", for a photo. */
function sendsOther({ text, how }: Step, { role, label, said }: Item): boolean {
  return (
    role === 'button' &&
    words(label).length > 1 &&
    commitWord(label) >= SENDS &&
    literalCoverage(said, phrase(`${text} ${how}`)) === 0
  );
}

/** The task without what was done of it already: that speaks for no act any more. */
function toCome({ asked, goal, memory }: Situation): string {
  const left = goal.steps.slice(memory.step).map(({ text }) => text);
  return memory.step === 0 ? asked : left.join('. ');
}

/** What cannot be taken back is not done for being the likeliest of what is in sight. */
const endsSomething = ({ said }: Item): boolean => DESTROYS.test(said.folded) || ENDS.test(said.folded);

/**
 * Weighs what is followed by scent against everything else in sight once more, by all that speaks for each: a random utility model (McFadden 1974) of which the
 * scent is one part.
 */
export function weighUp(situation: Situation, proposal: Proposal): Proposal {
  const { step, goal, memory, key, items } = situation;
  if (!step || isWalk(step) || proposal.status !== 'continue') return proposal;
  if (!BY_SCENT.has(proposal.rule)) return proposal;
  // What was found by its figures is meant by these, however much another one sounds like it.
  if (proposal.item && memory.compared === fold(proposal.item.label)) return proposal;
  const { list, wild } = scented(situation, step);
  const isNew = proposal.item !== null && timesTried(memory, key, proposal.item.name) === 0;
  // What was followed from here already is not followed again before what was not, unless it has just turned something over in its place: "Next month".
  const isOpen = ({ name, role }: Item) =>
    timesTried(memory, key, name) < (isNew && role === 'link' && memory.last?.name !== name ? 1 : OFTEN) &&
    !(memory.last?.name === name && memory.idle > 0);
  // What was done here once is not done over for being the likeliest.
  const isDone = (item: Item) => timesTried(memory, key, item.name) > 0 && doesSomething(item);
  // What goes by other words is what ends a form that one has put something into: "Save payment", for who is to put it into the books.
  const hasPut = Object.keys(memory.filled[key] ?? {}).length > 0;
  // Nor is what the step does not speak of: "Add wheat paste to basket", for who goes to the basket. "Mark as spam" is meant by who flags something as junk.
  const told = [step.text, toCome(situation)];
  const isMeant = ({ said, raw }: Item) =>
    literalCoverage(said, phrase(step.text)) === 0 && told.some((text) => sentenceLikeness(text, raw) >= MEANS);
  const isWild = (item: Item) => !hasPut && wild.has(item) && !isMeant(item);
  const weighed = choicesOf(situation, step, list)
    .filter(
      ({ item }) =>
        items.includes(item) &&
        isOpen(item) &&
        !isForbidden(goal, item) &&
        !(
          item !== proposal.item &&
          (endsSomething(item) || isDone(item) || (!hasPut && sendsOther(step, item)) || isWild(item))
        ),
    )
    .map(({ item, cues }) => ({ item, worth: utility(WEIGHTS, cues) }))
    .sort((a, b) => b.worth - a.worth);
  // Who has a plain way on does not go back to where they have been.
  const plain = (list.find(({ item }) => item === proposal.item)?.scent ?? 0) >= PLAIN && isNew;
  const mayBe = (item: Item) => {
    if (plain && timesThere(situation, item) > 0) return false;
    const instead = { ...proposal, item };
    return !isAnother(situation, instead) && !isAgainst(situation, instead);
  };
  const best = weighed.find(({ item }) => item === proposal.item || mayBe(item));
  const own = weighed.find(({ item }) => item === proposal.item);
  if (!best || best.item === proposal.item || (own && best.worth < own.worth + CLEARLY)) return proposal;
  const scent = list.find(({ item }) => item === best.item)?.scent ?? SCENT_FLOOR;
  const why = `“${best.item.label}” has more to do with it than “${proposal.item?.label ?? ''}”`;
  return follow(best.item, why, situation, list.map(asWeighed), scent, list.length);
}
