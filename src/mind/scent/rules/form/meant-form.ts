import { coverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { classOfField, classOfWords } from '../../filling/fields.ts';
import { fieldOfName } from '../../filling/new-entry.ts';
import { namesThisPage } from '../../foraging/led.ts';
import { station } from '../../foraging/scripts.ts';
import { whereabouts } from '../../foraging/whereabouts.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable, wantedText } from '../../meaning/match.ts';
import { isForAnother } from '../../meaning/purpose.ts';
import { storyOf } from '../../meaning/story.ts';
import { timesTried } from '../../memory.ts';
import type { Situation } from '../../situation.ts';
import { bears } from './bears.ts';
import { broughtByAct, broughtByThing } from './brought.ts';
import { answersMuch, asksWhatIsKnown, onlyLooks } from './engaged.ts';

/** Whether a form in which nothing is yet may be the one that the step is for. */
export function isMeant(situation: Situation, step: Step, fields: readonly Item[]): boolean {
  const { memory, key, appeared } = situation;
  const { last } = memory;
  // What a move towards the end has led to belongs to it, and who one is has to be said before anything.
  const acts = step.verb === 'transact' || step.verb === 'register';
  // A first form that has no place for what was given is another one, whatever has led to it.
  const foreign = acts && memory.covered.length === 0 && bears(situation, step, fields) <= FOREIGN;
  if ((memory.entered.includes(key) && !foreign) || step.verb === 'signin' || signInFirst(situation, fields))
    return true;
  if (fieldOfName(situation) !== undefined) return true;
  if (answersMuch(situation, step, fields) || broughtByAct(situation, step, fields)) return true;
  if (broughtByThing(situation, step, fields)) return true;
  // What is to go is not filled in: only what a press for it has brought up is answered, such as the reason.
  const brought =
    last?.kind === 'click' &&
    station(situation, step, last.label).weight >= 0.5 &&
    fields.some((item) => appeared.has(item.name));
  if (step.verb === 'remove' && !brought) return false;
  // What is to be switched stands in the form that it belongs to.
  if (['tick', 'untick'].includes(step.verb) && !fields.some((item) => speaksOf(item, step))) return false;
  if (onlyLooks(step) && isKeptElsewhere(situation, step, fields)) return false;
  if (isForAnother(situation, step, fields)) return false;
  if (step.verb === 'register') return !foreign;
  return step.verb !== 'transact' || bears(situation, step, fields) > 0;
}

/** How far a form may be from what one joins or registers: what it takes is asked in many words. */
const FOREIGN = -0.5;

/** Share of what is to be switched that a control or its group has to name. */
const NAMED = 0.3;

function speaksOf({ label, group, options = [] }: Item, step: Step): boolean {
  return coverage(phrase(wantedText(step)), phrase([label, group, ...options].join(' . '))) >= NAMED;
}

/** Expectation from which on people look for something at its place, and not in a form that says nothing of it. */
const EXPECTED = 0.5;
/** Share of what is wanted that a form which is for it speaks of. */
const SPEAKS = 0.25;

/** Whether everybody knows a place for what is wanted, it is in sight, and the form says nothing of that: a timetable, for a lost umbrella. */
function isKeptElsewhere(situation: Situation, step: Step, fields: readonly Item[]): boolean {
  const { items, memory, key, goal } = situation;
  if (asksWhatIsKnown(situation, fields)) return false;
  const said = phrase(fields.map((item) => `${item.label} ${item.placeholder} ${item.group}`).join(' . '));
  const wanted = phrase(wantedText(step));
  if (wanted.tokens.length === 0 || coverage(wanted, said) > SPEAKS) return false;
  const story = storyOf(goal);
  return items.some(
    (item) =>
      isClickable(item) &&
      !namesThisPage(situation, item) &&
      timesTried(memory, key, item.name) === 0 &&
      whereabouts(step, item.label, story) >= EXPECTED,
  );
}

/** A sign-in form stands between the person and the task, and the person can sign in. */
export function signInFirst(situation: Situation, fields: readonly Item[]): boolean {
  if (situation.step?.verb === 'register') return false;
  const password = fields.find((item) => classOfField(item) === 'password');
  return (
    password !== undefined &&
    situation.knowledge.some((known) => classOfWords(known.name.replace(/[_-]+/g, ' ')) === 'password')
  );
}
