import { coverage, fold, literalCoverage, phrase, words } from '../../../language/index.ts';
import { saidBy } from '../../account/seen-to.ts';
import type { Step } from '../../goal/types.ts';
import { undoes } from '../../meaning/amiss.ts';
import { changesAnother, takesAnother } from '../../meaning/at-thing.ts';
import { properNames } from '../../meaning/match.ts';
import { isOfOtherRow } from '../../meaning/row-before.ts';
import { opensMore } from '../../meaning/state.ts';
import { turnsCounter } from '../../meaning/stepper.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { standsRight } from '../form/amend.ts';
import { leavesUnchanged } from '../form/unchanged.ts';
import { pressedOwnAct } from '../setbacks/asked-back.ts';
import { doesAgainElsewhere } from '../several/once.ts';
import { standsOnlyThere } from './blind-row.ts';
import { isUnfit } from './unfit.ts';

/** Steps by which something is had, that was not there before. */
const HAS = new Set<Step['verb']>(['buy', 'add', 'transact', 'register', 'reach']);

/** Whether a press would take away what the step wants to have; a counter goes down as well as up. */
function takesAway(situation: Situation, { rule, item }: Proposal): boolean {
  const { step } = situation;
  // "Remove", in the box that "Withdraw" has brought up.
  if (rule === 'confirm' && pressedOwnAct(situation)) return false;
  return (
    !!step && item?.kind === 'click' && rule !== 'turn_counter' && HAS.has(step.verb) && undoes(step, item.said.folded)
  );
}

/** Whether what was only smelled out is the very act of a later step, and not of this one: "Save picture", before "then save it". */
function isOfLater({ goal, memory, step }: Situation, { rule, item }: Proposal): boolean {
  if (!step || !item || item.role !== 'button' || !GUESSED.has(rule)) return false;
  const [act = ''] = words(item.said.folded);
  const begins = (text: string) => words(fold(text))[0] === act;
  return !words(fold(step.text)).includes(act) && goal.steps.slice(memory.step + 1).some(({ text }) => begins(text));
}

/** Whether what is only guessed at does something to one of many rows, and neither it nor its row bears a word of the step. */
function guessesRow({ step, items, memory, page }: Situation, { rule, item }: Proposal): boolean {
  if (!step || !item || item.role !== 'button' || !GUESSED.has(rule) || !CHANGES.has(step.verb)) return false;
  // What was found by comparing is no guess: "Choose", at the lowest price.
  if (step.superlative && memory.compared === fold(item.label)) return false;
  const alike = items.filter((other) => other.role === 'button' && other.raw === item.raw).length;
  if (alike <= 2) return false;
  if (literalCoverage(item.said, phrase(step.text)) === 0 && coverage(phrase(step.text), item.context) < 0.1)
    return true;
  if (item.context.tokens.length === 0) return false;
  // "The night ride", where the row is of another ride: neither it nor the page is about what is named.
  const around = [...item.context.tokens, ...item.said.tokens, ...page.about.tokens];
  const name = phrase(step.object).tokens.filter((token) => !token.number && token.weight >= TELLS);
  const missing = name.filter((token) => !saidBy(token, around));
  // A long description may be put in other words there.
  return missing.length > (name.length > NAME ? name.length / 2 : 0);
}
/** Telling words up to which what a step is about is a name, and no description. */
const NAME = 2;
/** Weight from which on a word of a name tells one thing from another. */
const TELLS = 0.4;
/** Share of its words from which on the task names a control itself. */
const NAMED = 0.99;

/** Whether a counter would be turned at a guess: nobody orders more of something to see what comes of it. */
function turnsAtAGuess(situation: Situation, { rule, item }: Proposal): boolean {
  if (!item || !GUESSED.has(rule) || !turnsCounter(situation, item)) return false;
  return literalCoverage(item.said, phrase(situation.step?.text ?? '')) < NAMED;
}

/** Steps that change something in the world. */
const CHANGES = new Set<Step['verb']>([
  'transact',
  'buy',
  'add',
  'remove',
  'register',
  'enter',
  'tick',
  'untick',
  'submit',
]);
const GUESSED = new Set(['satisfice', 'try_again']);

const DATES =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b/gi;

/** Whether a free hour is taken for who names nobody and nothing: which hour is told by when it is, and by the page that it stands on. */
function isUnnamedHour({ step, memory }: Situation, { rule }: Proposal): boolean {
  return (
    rule === 'take_slot' && !!step && memory.commits === 0 && properNames(step.text.replace(DATES, ' ')).length === 0
  );
}

/** Whether a proposal is about another thing than the step is. */
export function isAnother(situation: Situation, proposal: Proposal): boolean {
  // Of things that only a quality tells any will do, and those that are named one by one are each meant.
  // What a page shows of an order is put right by what it says itself.
  if (['take_some', 'each_meant', 'amend'].includes(proposal.rule)) return false;
  if (isUnnamedHour(situation, proposal)) return false;
  // A menu is gone into whatever it is called: what does something is in it.
  if (proposal.rule === 'open_menu' && proposal.item && opensMore(proposal.item)) return false;
  return (
    isUnfit(situation, proposal) ||
    isOfLater(situation, proposal) ||
    (proposal.rule === 'among' && proposal.item !== null && standsOnlyThere(situation, proposal.item)) ||
    (proposal.item !== null && isOfOtherRow(situation, proposal.item)) ||
    guessesRow(situation, proposal) ||
    turnsAtAGuess(situation, proposal) ||
    (GUESSED.has(proposal.rule) && standsRight(situation, proposal.item)) ||
    changesAnother(situation, proposal) ||
    takesAnother(situation, proposal) ||
    takesAway(situation, proposal) ||
    leavesUnchanged(situation, proposal) ||
    doesAgainElsewhere(situation, proposal)
  );
}
