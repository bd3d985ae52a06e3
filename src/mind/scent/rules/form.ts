import { fold, literalCoverage, phrase, similarity } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { choiceFor } from '../choices.ts';
import { correctedText, correctionOf } from '../correct.ts';
import { classOfField, isEmptyOption, isRequired } from '../fields.ts';
import type { Step } from '../goal/types.ts';
import { timesTried } from '../memory.ts';
import { tells } from '../say.ts';
import type { Proposal, Situation } from '../situation.ts';
import { type Found, valueFor } from '../values.ts';
import { commitButton, commitWord } from './commit.ts';
import { argumentOf } from './common.ts';
import { setCounters } from './counters.ts';
import { openDateField } from './date-field.ts';
import { engaged, looksUp, onlyLooks } from './engaged.ts';
import { chooseRadio, tickOne } from './form-choices.ts';
import { fieldsOf } from './form-fields.ts';
import { furtherDown, scrollDown } from './look.ts';

function given(situation: Situation, item: Item): string | undefined {
  return situation.memory.filled[situation.key]?.[item.name];
}

function isEmpty(item: Item): boolean {
  return (
    item.value.trim() === '' ||
    (item.kind === 'choose' && isEmptyOption(item.value)) ||
    /^(?:0|-)$/.test(item.value.trim())
  );
}

/** Fills the next field of the form the task leads through; ticks what must be ticked; then sends it off. */
export function fillForm(situation: Situation): Proposal | null {
  const { step, memory, key } = situation;
  if (!step) return null;
  const all = fieldsOf(situation);
  // Who only wants to know something changes nothing: but for a list that shows another part, where nothing looks up.
  const saves = situation.items.some(
    (item) => item.role === 'button' && /^(?:save|create|send|delete|publish)\b/.test(item.said.folded),
  );
  const looking =
    situation.goal.steps.every(onlyLooks) && step.verb !== 'search' && (saves || !situation.items.some(looksUp));
  const fields = looking ? all.filter((item) => item.kind === 'choose') : all;
  if (fields.length === 0) return null;
  if (step.verb === 'signin' || signInFirst(situation, fields)) {
    const credentials = fillAll(
      situation,
      step,
      fields.filter((item) => ['email', 'username', 'password'].includes(classOfField(item))),
      true,
    );
    if (credentials) return credentials;
  }
  const inForm = engaged(situation, step, fields);
  const proposal = fillAll(situation, step, fields, inForm);
  if (proposal) return proposal;
  const counters = inForm ? setCounters(situation, step) : null;
  if (counters) return counters;
  const dated = inForm ? openDateField(situation) : null;
  if (dated) return dated;
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
  if (button?.item && timesTried(memory, key, button.item.name) < 3) {
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
  return {
    rule: 'commit',
    why: `nothing here needs changing, and “${button.label}” goes on`,
    status: 'continue',
    item: button,
    args: null,
    sure: 0.8,
    commits: true,
    cause: button.label,
  };
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
  return password !== undefined && situation.knowledge.some((known) => /pass/i.test(known.name));
}

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
  for (const [name, radios] of groups) {
    const proposal = chooseRadio(situation, name, radios, inForm);
    if (proposal) return proposal;
  }
  return null;
}

function propose(item: Item, found: Found, rule: string): Proposal | null {
  // A field for numbers takes no words.
  if (item.role === 'spinbutton' && !/\d/.test(found.value) && !/^\{\{\w+\}\}$/.test(found.value)) return null;
  const args = argumentOf(item, found.value);
  if (!args) return null;
  const told = {
    task: 'as the task says',
    knowledge: 'which I know',
    person: 'which is mine',
    sensible: 'which should do',
  }[found.source];
  return {
    rule,
    why: `“${item.label || item.placeholder}” gets “${found.value}”, ${told}`,
    status: 'continue',
    item,
    args,
    sure: found.strong ? 0.9 : 0.75,
    cause: item.label || item.placeholder || 'this field',
  };
}

function fillOne(situation: Situation, step: Step, item: Item, inForm: boolean): Proposal | null {
  const { memory, key } = situation;
  const before = given(situation, item);
  if (!inItsRow(situation, step, item)) return null;
  if (item.kind === 'check') return tickOne(situation, step, item, inForm);
  const group = classOfField(item);
  // A text that stands there is mended in place, and the rest of it stays.
  const mended =
    item.kind === 'type' && before === undefined ? correctedText(item.value, correctionOf(situation)) : null;
  if (mended && literalCoverage(phrase(step.object), situation.page.all) < 0.7) return null;
  if (mended) return propose(item, { value: mended, source: 'task', strong: true }, 'fill_field');
  const joining = step.verb === 'register' && /password/.test(group);
  const must = inForm && (joining || needed(situation, item));
  if (item.kind === 'choose') {
    const found = choiceFor(situation, item, must && isEmpty(item));
    if (!found || fold(found.value) === fold(item.value) || before === found.value) return null;
    if (!found.strong && !inForm) return null;
    if (!found.strong && !isEmpty(item)) return null;
    return timesTried(memory, key, item.name) < 2 ? propose(item, found, 'choose_option') : null;
  }
  if (item.kind === 'upload') {
    const file =
      item.options[0] ??
      situation.knowledge.find((known) => /file|photo|document|attachment|picture/i.test(known.name))?.value;
    return inForm && file && !before
      ? propose(item, { value: file, source: 'knowledge', strong: true }, 'upload')
      : null;
  }
  if (
    group === 'coupon' &&
    !situation.knowledge.some((known) => /coupon|voucher|promo|discount/i.test(known.name)) &&
    valueFor(situation, item, false)?.source !== 'task'
  )
    return null;
  // What was rewritten to please the site stays as it is.
  if (before !== undefined && item.value !== '' && !item.state.has('invalid') && group !== 'password-again')
    return null;
  const found = valueFor(situation, item, must);
  if (!found || before === found.value) return null;
  // What the person knows is given where the task leads, and not to every box that asks.
  if (found.source === 'knowledge' && !inForm && !besideOthers(situation, item)) return null;
  if (!found.strong && (!inForm || !isEmpty(item))) return null;
  // Who the person is goes only where it is asked for; sign-in fields only when there is something to sign in with.
  if (found.source !== 'task' && /password/.test(group) && step.verb !== 'register' && found.source === 'sensible')
    return null;
  if (fold(item.value) === fold(found.value)) return null;
  if (found.source === 'task' && isRivals(situation, step, item)) return null;
  return timesTried(memory, key, item.name) < 3 ? propose(item, found, 'fill_field') : null;
}

/** "The limit of the current account": of fields called alike the one whose name says more of what the step says. */
function isRivals(situation: Situation, step: Step, item: Item): boolean {
  const scope = phrase(step.scope.replace(/\s+to\s+\S+.*$/, ''));
  if (scope.tokens.length === 0) return false;
  const own = literalCoverage(scope, item.said);
  return situation.items.some(
    (other) =>
      other !== item &&
      other.kind === item.kind &&
      similarity(other.said, item.said) > 0.7 &&
      literalCoverage(scope, other.said) > own + 0.2,
  );
}

/** Whether a field stands in a form of several that the person could fill, so that it is not some box on the way. */
function besideOthers(situation: Situation, item: Item): boolean {
  return fieldsOf(situation).some(
    (other) =>
      other !== item &&
      other.kind === 'type' &&
      classOfField(other) !== classOfField(item) &&
      valueFor(situation, other, false)?.strong === true,
  );
}

/** Whether a form cannot go without a field: marked so, a list that still asks to choose, or, where the optional ones are marked, any other. */
function needed(situation: Situation, item: Item): boolean {
  if (isRequired(item) || item.state.has('invalid')) return true;
  if (situation.step && tells(situation.step) && classOfField(item) === 'message') return true;
  if (OPTIONAL.test(item.label) || OPTIONAL.test(item.placeholder)) return false;
  if (item.kind === 'choose') return isEmptyOption(item.value) && item.value.trim() !== '' && !ANY.test(item.value);
  const fields = fieldsOf(situation).filter((other) => other.kind === 'type');
  return fields.some((other) => OPTIONAL.test(other.label)) && !fields.some((other) => isRequired(other));
}

/** An answer as good as any other: a list that narrows nothing down. */
const ANY = /^\s*(?:any|all|every)\b/i;
const OPTIONAL = /\boptional\b/i;

/** Of fields that bear one label (a list in every row), only the one whose row the step names. */
function inItsRow(situation: Situation, step: Step, item: Item): boolean {
  // A list without a name of its own is called by what it shows, so that rows bear different labels.
  const alike = situation.items.filter(
    (other) =>
      other.kind === item.kind &&
      other.context.text !== '' &&
      (other.raw === item.raw || (item.kind === 'choose' && other.options.join() === item.options.join())),
  );
  if (alike.length < 2 || item.raw === '') return true;
  const wish = phrase(`${step.text} ${step.scope}`);
  const place = (other: Item) => literalCoverage(wish, other.context);
  const best = Math.max(...alike.map(place));
  return best === 0 || place(item) === best;
}
