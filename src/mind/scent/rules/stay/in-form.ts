// Who has half filled in a form stays with it: it is gone down in order, put right and sent, before anything else is tried at a guess.
import { fold, literalCoverage, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { remarkDistance } from '../../filling/complaints.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { isOn, opensMore } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { committing } from '../common.ts';
import { commitButton } from '../form/commit.ts';
import { onlyLooks } from '../form/engaged.ts';
import { fillOne } from '../form/fill-one.ts';
import { isSiteFailure } from '../setbacks/refused.ts';
import { type Blank, blanksOf } from '../sheet/blanks.ts';
import { isAnswered } from '../sheet/lists.ts';
import { sheetOf, showsList } from '../sheet/meant.ts';
import { likeliest } from '../sheet/prose/index.ts';
import { put } from '../sheet/put.ts';
import { thanked } from '../sheet/send.ts';
import { putLastNumber } from './last-number.ts';

/** Fields of a page that were filled in, from which on one is in the middle of its form. */
const BEGUN = 3;
/** Rules by which something is done that only sounds right, or nothing is. */
const AT_A_GUESS = new Set(['satisfice', 'try_again', 'among', 'examine', 'open_menu', 'back']);
const STOPS = new Set(['exhausted', 'not_here', 'not_there']);
/** Times that one field is tried for a complaint, and that one form is sent. */
const TRIES = 2;
const SENDS = 5;

/** Whether the person is in the middle of a form: much of it is filled in, and it was not sent yet, or came back with something amiss. */
function isInForm(situation: Situation): boolean {
  const { memory, key, page, goal, step } = situation;
  if (!step || memory.told || memory.between || page.dialog !== '') return false;
  // Whose sentences only tell how things are has all the same begun what the form is for.
  if (goal.steps.every(onlyLooks) && !memory.sheet?.engaged && memory.commits === 0) return false;
  // What came back was begun, however little of it was filled in.
  const here = isNextPart(situation) ? Object.values(memory.filled) : [memory.filled[key] ?? {}];
  const filled = here.reduce((sum, held) => sum + Object.keys(held).length, 0);
  if (filled < (memory.complained.length > 0 && memory.commits > 0 ? 1 : BEGUN) || showsList(situation)) return false;
  if (memory.commits > 0 && memory.complained.length === 0 && !isNextPart(situation)) return false;
  return !memory.last?.commits || thanked(situation) === null;
}

/** What goes on to the next part of a form that comes in several. */
const GOES_ON = /^(?:next|continue|proceed|go on|review|to the next)\b/;

/** Whether what was just sent has brought up another part of the same form, which ends with what goes on as well. */
function isNextPart(situation: Situation): boolean {
  const { memory, appeared } = situation;
  const { last } = memory;
  if (!last?.commits || !GOES_ON.test(fold(last.label)) || memory.idle > 0) return false;
  const { blanks, send } = sheetOf(situation);
  const isNew = blanks.some(({ items }) => items.some(({ name }) => appeared.has(name)));
  return isNew && send !== null && (GOES_ON.test(send.said.folded) || commitWord(send.label) >= SENDS_OFF);
}
/** How much a label promises to send something off, for it to end the last part. */
const SENDS_OFF = 0.8;

/** The question that a control is one of the answers of. */
function questionOf(situation: Situation, item: Item): Blank | undefined {
  return blanksOf(situation).find(
    ({ kind, items }) => (kind === 'choice' || kind === 'counter') && items.includes(item),
  );
}

/** Whether one is on the way to where the form begins, to go through it once more. */
const isGoingUp = ({ walk, commits }: Situation['memory']): boolean =>
  walk !== null && walk.commits === commits && !walk.turned;

/** Whether what is proposed leaves a form for no reason: by a link, by looking for something else, by giving up, or by an answer that nobody named. */
function leaves(situation: Situation, proposal: Proposal, aim: string): boolean {
  const { rule, status, item } = proposal;
  if (status === 'gave_up') return STOPS.has(rule) || (rule === 'refused' && missed(situation).length > 0);
  if (status !== 'continue' || !item) return false;
  if (rule === 'type_query') return item.role !== 'searchbox';
  if (rule === 'scroll') return aim !== '' || isGoingUp(situation.memory);
  if (item.name === 'back') return true;
  const { last, complained } = situation.memory;
  // What came back is not sent once more as it stands, but where it was the site that failed.
  if (rule === 'commit' && last?.commits && last.name === item.name)
    return complained.length > 0 && !complained.some(isSiteFailure);
  if (!AT_A_GUESS.has(rule) || item.kind !== 'click') return false;
  if (item.role === 'link') return !situation.step?.quoted.some((text) => fold(text) === item.said.folded);
  const { send, answers } = sheetOf(situation);
  if (item === send) return item.name === situation.memory.refusedBy;
  if (opensMore(item)) return isAnswered(situation, item);
  const question = questionOf(situation, item);
  const known = question && answers.some(({ blank }) => blank.id === question.id);
  return known || isOn(item) || literalCoverage(item.said, phrase(situation.asked)) < 1;
}

/** What the form misses in sight: a field without an answer that must have one, or at which a remark stands. */
function missed(situation: Situation): Blank[] {
  const { memory, page, key } = situation;
  const said = new Set([...memory.complained, ...page.error.split('\n')].map(fold));
  const remarks = page.lines.filter(({ text, box }) => box !== null && said.has(fold(text)));
  return blanksOf(situation).filter(
    ({ kind, shown, required, items }) =>
      shown === '' &&
      kind !== 'box' &&
      kind !== 'counter' &&
      items.every(({ name }) => timesTried(memory, key, name) < TRIES) &&
      (required || items.some(({ box }) => remarks.some((line) => remarkDistance(box, line.box) !== null))),
  );
}

/** Of answers that the task tells nothing of the one that is the nearest to what it says. */
function nearest(asked: string, options: readonly string[]): string {
  const said = phrase(asked);
  const near = (option: string) => similarity(phrase(option), said);
  return options.reduce((best, option) => (near(option) > near(best) ? option : best));
}

/** What is put where the form misses something: what the task tells for it, and else what would do. */
function answered(situation: Situation): Proposal | null {
  for (const blank of missed(situation)) {
    const { options, items } = blank;
    if (blank.kind === 'choice') {
      const answer = put(situation, {
        blank,
        text: likeliest(situation, blank) ?? nearest(situation.asked, options),
        fit: 1,
      });
      if (answer) return { ...answer, rule: 'mend', why: `“${blank.label}” has to be answered` };
      continue;
    }
    const filled = fillOne(situation, situation.step!, items[0]!, true);
    if (filled?.status === 'continue') return filled;
  }
  return null;
}

/** Goes down the form from where it begins, and sends it at its end; null where it was sent as it stands. */
function goOn(situation: Situation): Proposal | null {
  const { memory, key, items, step } = situation;
  const scroll = (way: 'up' | 'down') => items.find(({ name, disabled }) => name === `scroll:${way}` && !disabled);
  const base = { rule: 'scroll', status: 'continue', args: null, sure: 0.7, cause: 'the form' } as const;
  const begun = memory.walk?.key === key && memory.walk.commits === memory.commits ? memory.walk : null;
  const up = (begun?.turned ?? memory.complained.length === 0) ? undefined : scroll('up');
  memory.walk = { key, commits: memory.commits, turned: up === undefined };
  if (up) return { ...base, item: up, why: 'the form is gone through once more from where it begins' };
  const down = scroll('down');
  if (down) return { ...base, item: down, why: 'the form goes on further down' };
  // What came back is sent once more only after something was changed.
  if (memory.refusedBy !== '' || (memory.complained.length > 0 && memory.last?.commits)) return null;
  const button = sheetOf(situation).send ?? commitButton(situation, step!)?.item;
  if (!button || button.disabled || timesTried(memory, key, button.name) >= SENDS) return null;
  return committing(button, `I have come to the end of the form, and “${button.label}” sends it off`);
}

/**
 * Who is in the middle of a form, and would leave it at a guess, answers what it misses, goes down it to its end, and sends it; who can do no more
 * for it stops. The proposal itself where it is part of the form, or there is none.
 */
export function stayInForm(situation: Situation, proposal: Proposal, start: Situation['memory']): Proposal {
  const { memory, items } = situation;
  // Whoever has brought one there, from where the form begins it is gone down.
  if (!items.some(({ name, disabled }) => name === 'scroll:up' && !disabled))
    for (const state of [memory, start]) if (state.walk) state.walk.turned = true;
  if (!leaves(situation, proposal, memory.aim) || !isInForm(situation)) return proposal;
  const after = structuredClone(memory);
  Object.assign(memory, structuredClone(start));
  const next =
    (memory.complained.length > 0 ? answered(situation) : null) ?? putLastNumber(situation) ?? goOn(situation);
  if (next) return next;
  const cause = memory.complained[0] ?? '';
  if (cause !== '' && memory.sheet?.engaged)
    return {
      rule: 'refused',
      why: `the page says “${cause.slice(0, 120)}”, and I do not see what to change`,
      status: 'gave_up',
      item: null,
      args: null,
      sure: 0.2,
      cause,
    };
  Object.assign(memory, after);
  return proposal;
}
