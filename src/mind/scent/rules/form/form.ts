import { coverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { classOfField, classOfWords } from '../../filling/fields.ts';
import { oneMoreField } from '../../filling/series.ts';
import { namesThisPage } from '../../foraging/led.ts';
import { station } from '../../foraging/scripts.ts';
import { whereabouts } from '../../foraging/whereabouts.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable, wantedText } from '../../meaning/match.ts';
import { isForAnother } from '../../meaning/purpose.ts';
import { storyOf } from '../../meaning/story.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { committing } from '../common.ts';
import { isOn } from '../state.ts';
import { calledElsewhere } from '../way/elsewhere-named.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { turnToPart } from '../way/parts.ts';
import { setCounters } from '../widgets/counters.ts';
import { openDateField } from '../widgets/date-field.ts';
import { openList } from './answer-list.ts';
import { bears, showsRecords } from './bears.ts';
import { beginAnew } from './begin-anew.ts';
import { commitButton, commitWord } from './commit.ts';
import { afterChoice, composed, QUESTIONS } from './composed.ts';
import { cover } from './cover.ts';
import { answersMuch, asksWhatIsKnown, engaged, looksUp, onlyLooks } from './engaged.ts';
import { fillOne, menuUp } from './fill-one.ts';
import { chooseRadio } from './form-choices.ts';
import { fieldsOf, narrows } from './form-fields.ts';
import { onlyKeepsPosted } from './keeps-posted.ts';
import { lookUpTyped } from './look-up.ts';
import { sendShown } from './review.ts';

/** Whether a form in which nothing is yet may be the one that the step is for. */
function isMeant(situation: Situation, step: Step, fields: readonly Item[]): boolean {
  const { memory, key, appeared } = situation;
  const { last } = memory;
  if (onlyKeepsPosted(situation, fields)) return false;
  // What a move towards the end has led to belongs to it, and who one is has to be said before anything.
  if (memory.entered.includes(key) || step.verb === 'signin' || signInFirst(situation, fields)) return true;
  if (!onlyLooks(step) && showsRecords(situation, fields)) return false;
  if (answersMuch(situation, step, fields)) return true;
  // What is to go is not filled in: only what a press for it has brought up is answered, such as the reason.
  const brought =
    last?.kind === 'click' &&
    station(situation, step, last.label).weight >= 0.5 &&
    fields.some((item) => appeared.has(item.name));
  if (step.verb === 'remove' && !brought && !asksForIt(situation, fields)) return false;
  // What is to be switched stands in the form that it belongs to.
  if (['tick', 'untick'].includes(step.verb) && !fields.some((item) => speaksOf(item, step))) return false;
  if (onlyLooks(step) && isKeptElsewhere(situation, step, fields)) return false;
  if (isForAnother(situation, step, fields)) return false;
  return step.verb !== 'transact' || bears(situation, step, fields) > 0;
}

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

/** Whether a form looks up the very thing by what the person knows of it: its number, and who they are. */
function asksForIt(situation: Situation, fields: readonly Item[]): boolean {
  return situation.items.some(looksUp) && asksWhatIsKnown(situation, fields);
}

/** Fills the next field of the form the task leads through; ticks what must be ticked; then sends it off. */
export function fillForm(situation: Situation): Proposal | null {
  const { step, memory, key } = situation;
  if (!step) return null;
  const kept = step.verb === 'transact' ? afterChoice(situation) : null;
  if (kept) return kept;
  const anew = beginAnew(situation, step);
  if (anew) return anew;
  const all = fieldsOf(situation);
  // A form that one's own press towards the end has led to is the step's, whatever else bears a name of it.
  const elsewhere = !memory.entered.includes(key) && calledElsewhere(situation, step) !== undefined;
  if (elsewhere && !answersMuch(situation, step, all)) return null;
  // Who only wants to know something changes nothing: but for a list that shows another part, where nothing looks up.
  const saves = situation.items.some(
    (item) => item.role === 'button' && /^(?:save|create|send|delete|publish)\b/.test(item.said.folded),
  );
  const looking =
    situation.goal.steps.every(onlyLooks) &&
    step.verb !== 'search' &&
    (saves || !situation.items.some(looksUp)) &&
    !asksWhatIsKnown(situation, all);
  const fields = looking ? all.filter((item) => narrows(situation, item)) : all;
  if (fields.length === 0) return composed(situation, step);
  const begun = Object.keys(memory.filled[key] ?? {}).length > 0;
  if (!begun && !isMeant(situation, step, fields)) return null;
  if (!begun && menuUp(situation) && !fields.some((item) => situation.appeared.has(item.name))) return null;
  if (step.verb === 'signin' || signInFirst(situation, fields)) {
    const credentials = fillAll(
      situation,
      step,
      fields.filter((item) => ['email', 'username', 'password'].includes(classOfField(item))),
      true,
    );
    if (credentials) return credentials;
  }
  const looked = lookUpTyped(situation);
  if (looked) return looked;
  const inForm = engaged(situation, step, fields);
  const part = inForm || ['transact', 'buy', 'register'].includes(step.verb) ? turnToPart(situation, step) : null;
  if (part) return part;
  const proposal = fillAll(situation, step, fields, inForm);
  if (proposal) return proposal;
  const covered = inForm ? (cover(situation, step) ?? setCounters(situation, step)) : null;
  if (covered) return covered;
  const list = inForm ? openList(situation) : null;
  if (list) return list;
  const more = inForm ? oneMoreField(situation) : null;
  if (more) return more;
  const dated = inForm ? openDateField(situation) : null;
  if (dated) return dated;
  const shown = sendShown(situation, step);
  if (shown) return shown;
  const filled = Object.keys(memory.filled[key] ?? {}).filter((name) => situation.page.byName.has(name));
  // A list without a name is called by what it shows: it bears another name once it was set.
  const changed = memory.last?.key === key && ['choose', 'set'].includes(memory.last.kind);
  if (filled.length === 0 && !changed) return onward(situation, step);
  const sent = (memory.last?.commits === true || memory.last?.rule === 'redeem') && memory.last.key === key;
  // Sent before and nothing changed since: look elsewhere rather than press again and again.
  if (sent && memory.idle > 1) return null;
  if (sent && memory.idle === 0 && memory.errors === 0) return null;
  const button = commitButton(situation, step);
  // One box that makes a thing of what is typed ("What needs to be done?") takes it with the Enter key.
  const lone = memory.last?.kind === 'type' && filled.length === 1 && madeOfWords(step, memory.last.argument);
  const near = button?.item && commitWord(button.item.label) >= 0.8;
  const enterKey = situation.items.find((item) => item.name === 'press:enter');
  if (lone && !near && enterKey && timesTried(memory, key, enterKey.name) < 6) return pressEnter(situation, enterKey);
  // The rest of the form, or its button, stands further down.
  const below = inForm && !(button && belowAll(button.item!, fields)) ? furtherDown(situation) : undefined;
  if (below) return scrollDown(situation, below, 'the form goes on further down');
  const tag = `sent:${key}:${JSON.stringify(memory.filled[key] ?? {})}`;
  // What was sent as it stands is not sent again after looking at what came of it.
  if (!sent && memory.errors === 0 && memory.done.includes(tag)) return null;
  const tries = ONWARD.test(button?.item?.said.folded ?? '') ? QUESTIONS : 3;
  if (button?.item && timesTried(memory, key, button.item.name) < tries) {
    memory.done = [...memory.done, tag].slice(-60);
    return { ...button, completes: step.verb === 'search' || step.verb === 'filter' };
  }
  if (!button && enterKey && memory.last?.kind === 'type' && timesTried(memory, key, enterKey.name) < 2)
    return pressEnter(situation, enterKey);
  return null;
}

const ONWARD = /^(?:continue|next|proceed|go on|skip)\b/;

/** A page of a longer form on which everything stands as it should: it is passed by. */
function onward(situation: Situation, step: Step): Proposal | null {
  const { last } = situation.memory;
  if (last?.rule !== 'commit' || last.key === situation.key || situation.memory.errors > 0) return null;
  if (!['buy', 'transact', 'register'].includes(step.verb)) return null;
  const button = situation.items.find(
    (item) =>
      item.role === 'button' &&
      !item.disabled &&
      ONWARD.test(item.said.folded) &&
      timesTried(situation.memory, situation.key, item.name) < 1,
  );
  if (!button) return null;
  return committing(button, `nothing here needs changing, and “${button.label}” goes on`);
}

/** Whether a step makes one thing out of words that it spells out, and these were just typed. */
function madeOfWords(step: Step, typed: string): boolean {
  return ['transact', 'add'].includes(step.verb) && step.pairs.some((pair) => pair.value === typed);
}

function pressEnter(situation: Situation, item: Item): Proposal {
  return {
    rule: 'commit',
    why: 'there is no button to send it, so I press Enter',
    status: 'continue',
    item,
    args: null,
    sure: 0.75,
    commits: true,
    cause: situation.memory.last?.label ?? '',
  };
}

/** Whether a button stands after every field in sight, as the end of a form does. */
function belowAll(button: Item, fields: readonly Item[]): boolean {
  const lowest = Math.max(...fields.map((item) => item.box?.y ?? 0));
  return (button.box?.y ?? 0) + (button.box?.height ?? 0) > lowest - 8;
}

/** A sign-in form stands between the person and the task, and the person can sign in. */
function signInFirst(situation: Situation, fields: readonly Item[]): boolean {
  if (situation.step?.verb === 'register') return false;
  const password = fields.find((item) => classOfField(item) === 'password');
  return (
    password !== undefined &&
    situation.knowledge.some((known) => classOfWords(known.name.replace(/[_-]+/g, ' ')) === 'password')
  );
}

const TIME = /^\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?$/i;

function fillAll(situation: Situation, step: Step, fields: readonly Item[], inForm: boolean): Proposal | null {
  const groups = new Map<string, Item[]>();
  for (const item of fields) {
    if (item.kind === 'check' && item.role === 'radio') {
      const name = item.group || item.context.text || 'choice';
      groups.set(name, [...(groups.get(name) ?? []), item]);
      continue;
    }
    const proposal = fillOne(situation, step, item, inForm);
    if (proposal) return proposal;
  }
  // Times under one day after the other answer one question.
  const timed = [...groups.values()].flat().filter((item) => TIME.test(item.label.trim()));
  const taken = timed.some(isOn);
  for (const [name, radios] of groups) {
    if (taken && radios.every((item) => timed.includes(item))) continue;
    const proposal = chooseRadio(situation, name, radios, inForm);
    if (proposal) return proposal;
  }
  return null;
}
