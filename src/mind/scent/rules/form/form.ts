import type { Item } from '../../../perception/page.ts';
import { choiceFor } from '../../filling/choices.ts';
import { classOfField } from '../../filling/fields.ts';
import { oneMoreField } from '../../filling/series.ts';
import type { Step } from '../../goal/types.ts';
import { sameWords } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { committing } from '../common.ts';
import { notPutRight } from '../setbacks/refused.ts';
import { actElsewhere, calledElsewhere, goWhereSpokenOf } from '../way/elsewhere-named.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { turnToPart } from '../way/parts.ts';
import { setCounters } from '../widgets/counters.ts';
import { openDateField } from '../widgets/date-field.ts';
import { openList } from './answer-list.ts';
import { beginAnew } from './begin-anew.ts';
import { commitButton } from './commit.ts';
import { afterChoice, composed, QUESTIONS } from './composed.ts';
import { cover } from './cover.ts';
import { answersMuch, asksWhatIsKnown, engaged, looksUp, onlyLooks } from './engaged.ts';
import { fillOne, menuUp } from './fill-one.ts';
import { chooseRadio } from './form-choices.ts';
import { fieldsOf, narrows } from './form-fields.ts';
import { lookUpTyped } from './look-up.ts';
import { isMeant, signInFirst } from './meant-form.ts';
import { sendShown } from './review.ts';

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
  const named = step.pairs.some(({ field }) => all.some((item) => sameWords(item.label, field)));
  if (elsewhere && !named && !answersMuch(situation, step, all)) return null;
  if (!memory.entered.includes(key) && actElsewhere(situation, step, all)) return null;
  const spokenOf = memory.entered.includes(key) || named ? null : goWhereSpokenOf(situation, step, all);
  if (spokenOf) return spokenOf;
  if (onlyOnTheWay(situation, step, all)) return null;
  // Who only wants to know something changes nothing: but for a list that shows another part, where nothing looks up.
  const saves = situation.items.some(
    (item) => item.role === 'button' && /^(?:save|create|send|delete|publish)\b/.test(item.said.folded),
  );
  const looking =
    situation.goal.steps.every(onlyLooks) &&
    step.verb !== 'search' &&
    (saves || !situation.items.some(looksUp)) &&
    !asksWhatIsKnown(situation, all);
  // Who looks for something looks at no part of it for being who they are.
  const fields = looking
    ? all.filter((item) => narrows(situation, item) && choiceFor(situation, item, false)?.source !== 'person')
    : all;
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
  if (memory.refusedBy !== '') return notPutRight(situation);
  const sent = (memory.last?.commits === true || memory.last?.rule === 'redeem') && memory.last.key === key;
  // Sent before and nothing changed since: look elsewhere rather than press again and again.
  if (sent && memory.idle > 1) return null;
  if (sent && memory.idle === 0 && memory.errors === 0) return null;
  const button = commitButton(situation, step);
  const enterKey = situation.items.find((item) => item.name === 'press:enter');
  // The rest of the form, or its button, stands further down.
  const below = inForm && !(button && belowAll(button.item!, fields)) ? furtherDown(situation) : undefined;
  if (below) return scrollDown(situation, below, 'the form goes on further down');
  const tag = `sent:${key}:${JSON.stringify(memory.filled[key] ?? {})}`;
  // What was sent as it stands is not sent again after looking at what came of it.
  if (!sent && memory.errors === 0 && memory.done.includes(tag)) return null;
  // What was put right since it was sent last is worth another try.
  const righted = memory.mended.length > 0 && !memory.done.includes(tag);
  const tries = ONWARD.test(button?.item?.said.folded ?? '') || righted ? QUESTIONS : 3;
  if (button?.item && timesTried(memory, key, button.item.name) < tries) {
    memory.done = [...memory.done, tag].slice(-60);
    return { ...button, completes: step.verb === 'search' || step.verb === 'filter' };
  }
  // What was sent by its button has one, be it out of sight.
  const byButton = (memory.sheet?.sends ?? 0) > 0;
  if (!button && !byButton && enterKey && memory.last?.kind === 'type' && timesTried(memory, key, enterKey.name) < 2)
    return pressEnter(situation, enterKey);
  return null;
}

/** Whether a step only opens something, and what is told and known is put in by the steps after it: but for who one is, and what looks it up. */
function onlyOnTheWay(situation: Situation, step: Step, fields: readonly Item[]): boolean {
  const { goal, memory, items } = situation;
  if (step.verb !== 'reach' || step.pairs.length > 0) return false;
  const later = goal.steps.slice(memory.step + 1).some((one) => !onlyLooks(one));
  const finds = items.some((item) => item.role === 'button' && FINDS.test(item.said.folded));
  return later && !finds && !signInFirst(situation, fields);
}

/** What brings something up by its number or its name. */
const FINDS = /^(?:search|find|track|trace|look up|show|view|check(?! ?out)|open|sign in|log in|continue|enter)\b/;

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

const TIME = /^\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?$/i;

function fillAll(situation: Situation, step: Step, fields: readonly Item[], inForm: boolean): Proposal | null {
  const isRadio = (item: Item) => item.kind === 'check' && item.role === 'radio';
  const questionOf = (item: Item) => item.group || item.context.text || 'choice';
  const radios = fields.filter(isRadio);
  // Times under one day after the other answer one question.
  const timed = radios.filter((item) => TIME.test(item.label.trim()));
  const taken = timed.some(isOn);
  const asked = new Set<string>();
  // From the top down, as people do: what is put in further down takes what stands above out of sight.
  for (const item of fields) {
    if (!isRadio(item)) {
      const proposal = fillOne(situation, step, item, inForm);
      if (proposal) return proposal;
      continue;
    }
    const name = questionOf(item);
    if (asked.has(name)) continue;
    asked.add(name);
    const answers = radios.filter((other) => questionOf(other) === name);
    if (taken && answers.every((other) => timed.includes(other))) continue;
    const proposal = chooseRadio(situation, name, answers, inForm);
    if (proposal) return proposal;
  }
  return null;
}
