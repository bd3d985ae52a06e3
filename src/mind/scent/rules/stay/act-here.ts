import { type Token, tokens } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { lookUpBehind } from '../../../perception/search-boxes.ts';
import { askedSoFar, isTelling, toldWords } from '../../account/outstanding.ts';
import { nameOf } from '../../account/said.ts';
import { saidBy } from '../../account/seen-to.ts';
import { isSearchBox } from '../../filling/fields.ts';
import { DESTROYS } from '../../meaning/acts.ts';
import { denies } from '../../meaning/confirmation.ts';
import { isForbidden } from '../../meaning/forbidden.ts';
import { isClickable } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { turnsCounter } from '../../meaning/stepper.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { completed, seesTo } from '../common.ts';
import { seeToRest } from '../form/see-to-rest.ts';
import { stillOpen } from './still-open.ts';
import { calledBy, isTheirPage } from './their-page.ts';

/** Whether a control is a press that acts on this page, and alone bears its name there. */
function isPress(situation: Situation, item: Item): boolean {
  const { memory, key, page, goal } = situation;
  return (
    isClickable(item) &&
    item.kind === 'click' &&
    ['button', 'generic', 'switch'].includes(item.role) &&
    item.box !== null &&
    !item.disabled &&
    !isOn(item) &&
    !isSearchBox(item) &&
    !page.items.some((box) => isSearchBox(box) && lookUpBehind(box, page.items) === item) &&
    !DESTROYS.test(item.said.folded) &&
    !turnsCounter(situation, item) &&
    !isForbidden(goal, item) &&
    timesTried(memory, key, item.name) === 0 &&
    page.items.filter((other) => other.raw === item.raw && other.kind === item.kind).length === 1
  );
}

/** The rule by which what the task calls by its name is pressed on the page of its thing. */
export const ACT_HERE = 'act_here';

/** Acts by which a thing is had: what a page offers for it may be called otherwise than the task calls it. */
const HAS: ReadonlySet<string> = new Set(['buy', 'add', 'transact', 'register']);
/** How a page calls the press that takes its thing. */
export const TAKES =
  /^(?:add (?:it |this )?to|put (?:it |this )?in|buy|order|book|reserve|rent|hire|borrow|enrol|enroll|register|sign up|join|apply|request)\b/;

/** The one press that takes the thing of the page, for who wants to have it. */
function taking({ goal, memory, page }: Situation, presses: readonly Item[]): Item | undefined {
  const wants = goal.steps.slice(memory.step).some(({ verb }) => HAS.has(verb));
  // Others that take something stand there as well, though they are not what is meant.
  const all = wants ? page.items.filter((item) => item.role === 'button' && TAKES.test(item.said.folded)) : [];
  const found = all.length < 2 ? presses.filter(({ said }) => wants && TAKES.test(said.folded)) : [];
  return found.length === 1 ? found[0] : undefined;
}

/** Whether a name says what is left of the task, be it with another verb: "Add to cookbook", for who wants to put it there. */
function saysLeft(name: readonly Token[], left: readonly Token[]): boolean {
  const said = name.filter((word) => left.some((token) => saidBy(token, [word])));
  return (
    said.length > 0 &&
    (said.length === name.length || (name.length > 1 && name.slice(1).every((word) => said.includes(word))))
  );
}

/**
 * What the task wants done with the thing of this page and no act has seen to yet: an answer that stands here in its words, or else the button that
 * is called by what is left of the task, and by nothing else. Null where there is none.
 */
export function actHere(situation: Situation): Proposal | null {
  // Who looks into one thing after the other does nothing with those that are not the one.
  const { examined, step } = situation.memory;
  const isOne = examined && (examined.key === situation.key || Object.values(examined.found).includes(true));
  if (examined?.step === step && !isOne) return null;
  const rest = seeToRest(situation, askedSoFar(situation)) ?? seeToRest(situation, situation.asked);
  if (rest?.item && rest.item.role !== 'link' && !isForbidden(situation.goal, rest.item)) return rest;
  const here = calledBy(situation);
  const left = stillOpen(situation).filter((token) => !saidBy(token, here));
  const presses = situation.items.filter((item) => isPress(situation, item));
  // A bare "Submit" names nothing.
  const named = presses.find(({ label }) => nameOf(label).some(isTelling) && saysLeft(nameOf(label), left));
  const best = named ?? taking(situation, presses);
  if (!best) return null;
  const why = `“${best.label}” is for what I want with this`;
  return { ...seesTo(best, null, 0.75, why), ...(named ? { rule: ACT_HERE } : {}) };
}

/** What only shows another week, page or day. */
const TURNS = /^(?:next|previous|prev|earlier|later|forward|back|today|this|show|view)\b/i;

/** Whether the last act was a press that the task calls by its name, on the page of its thing. */
function pressedHere(situation: Situation): boolean {
  const { last, own } = situation.memory;
  if (last?.rule === ACT_HERE) return true;
  const told = toldWords(situation.asked).map(({ token }) => token);
  const button = last?.rule === 'satisfice' && last.kind === 'click' && own.at(-1)?.role === 'button';
  return button && !TURNS.test(last.label) && saysLeft(nameOf(last.label), told) && isTheirPage(situation);
}

/**
 * The claim to be done, for who would leave: what the task calls by its name was pressed on the page of its thing just now, the page has answered,
 * and no control here bears anything else that the task says. Null otherwise.
 */
export function doneHere(situation: Situation): Proposal | null {
  const { memory, page, fresh, goal } = situation;
  if (!pressedHere(situation) || page.error !== '' || page.dialog !== '' || fresh.length === 0) return null;
  if (goal.steps.some(({ verb }) => verb === 'buy')) return null;
  const here = tokens([page.title, ...page.headings.map(({ text }) => text)].join(' . '));
  // Where links lead is no act that is left.
  const controls = page.items.filter(({ role, box }) => role !== 'link' && box !== null);
  const shown = controls.flatMap(({ said }) => said.tokens);
  const open = stillOpen(situation).filter((token) => !saidBy(token, here) && saidBy(token, shown));
  if (fresh.some(denies)) return null;
  const cause = fresh[0]!;
  return open.length > 0
    ? null
    : {
        ...completed({ why: `I pressed “${memory.last!.label}”, and the page shows “${cause}”`, cause, sure: 0.7 }),
        whole: true,
      };
}
