import { fold, literalCoverage, phrase, tokens, words } from '../../language/index.ts';
import { namesIn } from '../account/left.ts';
import { toldWords } from '../account/outstanding.ts';
import { saidBy } from '../account/seen-to.ts';
import { complaints } from '../filling/complaints.ts';
import { baseOf } from '../goal/discourse/lexicon.ts';
import { withoutTiming } from '../goal/timing.ts';
import type { Step } from '../goal/types.ts';
import { denies } from '../meaning/confirmation.ts';
import { valuesGiven } from '../meaning/met.ts';
import { isOn, opensMore } from '../meaning/state.ts';
import { goesOnToPay } from '../rules/several/among.ts';
import { OF_THIS } from '../rules/several/on-this.ts';
import type { Situation } from '../situation.ts';
import { placesOf, saidIn } from '../view/said.ts';
import { messagesOf, sentencesOf } from './against/news.ts';
import { hasFailed, type Verdict } from './verdict.ts';

const ACTS = new Set<Step['verb']>(['transact', 'buy', 'add', 'remove']);
/** Rules that press what the step itself is about, and none that only leads there, clears the way or tries what is left. */
const FOR_IT = new Set([
  'satisfice',
  OF_THIS,
  'among',
  'press_named',
  'act_on_opened',
  'commit',
  'act_named',
  'open_act',
  'see_to_rest',
]);
/** Share of the words of the thing that what was pressed bears. */
const NAMED = 0.6;
/** Share of what was pressed that a message bears which is about it. */
const ABOUT = 0.5;
/** The longest message that tells what came of one press. */
const MESSAGE = 110;

/** What the step is about, by its bare words: no time, and no word of how. */
function thingOf({ object, quoted }: Step): string {
  return withoutTiming([object, ...quoted].join(' '))
    .replace(/\b(?:tonight|today|tomorrow|instead|again|now|later)\b/gi, ' ')
    .trim();
}

/** Whether what was pressed is called by the thing of the step, or is the one of several that was chosen for it. */
function isMeant(situation: Situation, step: Step): boolean {
  const { last, acted } = situation.memory;
  if (last!.rule === 'among') return true;
  if (last!.rule === 'see_to_rest' && tellsOfStep(situation, step)) return true;
  const thing = phrase(thingOf(step));
  // Where it stood is part of the name by which it was pressed.
  const said = phrase(
    [last!.label, last!.name.replace(/[^\p{L}\p{N}]+/gu, ' '), acted?.label === last!.label ? acted.thing : ''].join(
      ' ',
    ),
  );
  const label = phrase(last!.label);
  // "For Grandma" bears one word of its own, and is said as it stands.
  const inFull =
    (label.tokens.length > 1 && literalCoverage(label, phrase(step.text)) > 0.99) ||
    (words(last!.label).length > 1 && saysAll(step.text, last!.label));
  const names = namesIn(step.text);
  const isNamed = names.length > 0 && names.every((name) => literalCoverage(phrase(name), said) > 0.99);
  return inFull || isNamed || (thing.tokens.length > 0 && literalCoverage(thing, said) >= NAMED);
}

/** Whether a line tells that to be done which a button is called after: "You have left the course", of "Leave Painting". */
function tellsAct(line: string, label: string): boolean {
  const [act = ''] = words(label);
  return words(line).some((word) => baseOf(word) === act);
}

/** Whether a text says a label word after word, as it stands. */
function saysAll(text: string, label: string): boolean {
  return placesOf(saidIn(text), label).length > 0;
}

/** What the site has come to say of what was pressed, and denies nothing; undefined where it says nothing of it. */
function toldOf({ page, memory }: Situation): string | undefined {
  const label = phrase(memory.last!.label);
  return messagesOf(page).find((message) =>
    sentencesOf(message).some(
      (line) =>
        line.length <= MESSAGE &&
        !denies(line) &&
        (literalCoverage(label, phrase(line)) >= ABOUT || tellsAct(line, memory.last!.label)),
    ),
  );
}

/** Whether the answer to what was taken last speaks of most that the step says: "“Feed the hens” now belongs to Ann". */
function tellsOfStep(situation: Situation, step: Step): boolean {
  const message = toldOf(situation);
  const told = toldWords(step.text);
  if (message === undefined || told.length < 2) return false;
  const said = tokens(fold(message));
  return told.filter(({ token }) => saidBy(token, said)).length >= ABOUT * told.length;
}

/** Whether the button itself shows that it is pressed in or used up, where it was not before. */
function showsState({ page, memory }: Situation): boolean {
  const pressed = page.byName.get(memory.last!.name);
  const changed = /\bis now (?:pressed|disabled|checked|selected|on)\b/.test(
    fold(page.outcome)
      .split(`"${fold(memory.last!.label)}"`)[1]
      ?.slice(0, 40) ?? '',
  );
  return pressed !== undefined && changed && (isOn(pressed) || pressed.disabled === true);
}

/** Lines that come up with the new state of one thing. */
const FEW = 4;

/** Whether a button of one of several things is used up by the press: "On your list" stands where "Add to list" was. */
function isSpent({ page, memory: { last }, fresh }: Situation): boolean {
  return (
    last!.alike > 1 &&
    !page.byName.has(last!.name) &&
    fresh.length > 0 &&
    fresh.length <= FEW &&
    !fresh.some((line) => denies(line))
  );
}

/**
 * What was plainly pressed for the thing of the step has taken effect where everybody can see it: a message tells of that very thing, its
 * button is pressed in or used up, it stands in the list that is put together, or its row went when it was to go.
 */
export function tookEffect(situation: Situation, step: Step): Verdict {
  const { memory, key, fresh, page } = situation;
  const { last } = memory;
  if (!ACTS.has(step.verb) || !last || last.step !== memory.step || last.key !== key || last.kind !== 'click')
    return undefined;
  if (memory.idle > 0 || memory.errors > 0 || !FOR_IT.has(last.rule) || step.all || words(last.label).length === 0)
    return undefined;
  if (hasFailed(situation) || complaints(situation).length > 0 || fresh.some((line) => /\?(?:\s|$)/.test(line)))
    return undefined;
  if (last.rule === OF_THIS && !page.byName.has(last.name))
    return { why: `“${last.label}” was there for just that, and has taken effect`, cause: last.label, sure: 0.75 };
  if (step.verb === 'remove') return undefined;
  if (!valuesGiven(situation, step) || !isMeant(situation, step)) return undefined;
  if (step.verb === 'buy' && goesOnToPay(situation)) return undefined;
  const message = toldOf(situation);
  if (message) return { why: `the page says “${message}”`, cause: message, sure: 0.75 };
  // What opens a menu is on while that is open, and nothing is done by it.
  const pressed = page.byName.get(last.name);
  if (pressed && opensMore(pressed)) return undefined;
  return showsState(situation) || (step.verb !== 'buy' && isSpent(situation))
    ? { why: `“${last.label}” is on now`, cause: last.label, sure: 0.75 }
    : undefined;
}
