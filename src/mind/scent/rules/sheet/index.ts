import { fold, literalCoverage, phrase, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { complaints, formStays, objects } from '../../filling/complaints.ts';
import { classOfWords } from '../../filling/fields.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { denies } from '../../meaning/confirmation.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { onlyLooks } from '../form/engaged.ts';
import { askedBack } from '../setbacks/asked-back.ts';
import { hearOut } from '../setbacks/hear-out.ts';
import { mend } from '../setbacks/mend.ts';
import { answerDialog } from '../setbacks/obstacles.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { type Answer, markOf } from './assign.ts';
import { type Blank, blanksOf } from './blanks.ts';
import { AGREES, isMeant, MUCH, owed, sheetOf } from './meant.ts';
import { addBeside, dayMark, opener, takeDay, takeEntry } from './open.ts';
import { put, stands } from './put.ts';
import { finished, messageOf, taken, thanked } from './send.ts';
import { openToChange, swapOf, swapped } from './swap.ts';
import { says, type Value, valuesOf, wasGiven } from './told.ts';

/** Times that one form is sent. */
const SENDS = 6;

/**
 * Fills in the form that takes what the whole task tells, whatever the sentences around it ask: its values and the names of what can be chosen are
 * matched with what the page asks, and it is sent off once all of them stand there. Null where no form does.
 */
export function serve(situation: Situation): Proposal | null {
  const { memory, goal, asked } = situation;
  // Who only asks, and has nothing to put in but the question, reads.
  const asks = goal.steps.some(({ verb }) => verb === 'learn') && goal.steps.every(onlyLooks) && /\?\s*$/.test(asked);
  if (goal.steps.length > 0 && asks && situation.knowledge.length === 0) return null;
  const state = memory.sheet ?? { put: [], sends: 0, engaged: false, at: -1, by: '' };
  const after = state.sends > 0 || (state.engaged && memory.last?.commits) ? afterSending(situation) : null;
  if (after || (state.engaged && memory.sheet === null)) return after;
  const sheet = sheetOf(situation);
  const { blanks, send, values, answers } = sheet;
  const swap = answers.length === 0 && !state.engaged ? swapOf(situation, blanks) : null;
  const opened = swap && openToChange(situation, swap);
  if (opened) return opened;
  const replaced = state.engaged ? swapped(situation, blanks) : null;
  if (replaced) return finished(replaced, 0.85);
  if (askedBack(situation) && answers.length === 0 && !state.engaged) return null;
  // Another form than the one that was begun has to be meant as well.
  const came = memory.last?.commits || memory.last?.kind === 'check';
  const isOther = blanks.length > 0 && answers.length === 0 && state.sends > 0 && send?.name !== state.by && !came;
  if ((!state.engaged || isOther) && !isMeant(situation, sheet)) return null;
  if (blanks.length === 0 && !send) return null;
  const keep = (proposal: Proposal, mark: string | null = null): Proposal => {
    memory.sheet = { ...state, engaged: true, put: mark ? [...state.put, mark].slice(-60) : state.put };
    return proposal;
  };
  const dated = values.filter(({ day }) => day !== null && !answers.some(({ value }) => value?.day === day));
  const day = takeDay(situation, dated, state.put);
  if (day) return keep(day, dayMark(situation, day, dated));
  const entry = takeEntry(situation, state.put) ?? addBeside(situation, state.put);
  if (entry) return keep(entry.proposal, entry.mark);
  for (const answer of answers) {
    if (stands(situation, answer, state.put)) continue;
    const next = put(situation, answer);
    if (next?.item && timesTried(memory, situation.key, next.item.name) < TRIES)
      return keep(next, answer.blank.kind === 'counter' ? null : markOf(answer));
  }
  const extra = blanks.find((blank) => isTickedAlone(situation, blank, blanks, answers));
  if (extra) {
    const off = put(situation, { blank: extra, text: 'off', fit: 1 });
    if (off) return keep(off, `off=${extra.id}`);
  }
  const open = leftOver(values, answers, state.put);
  const opens = open.length > 0 || needsOpening(answers, state.put) ? opener(situation, blanks, send, open) : null;
  if (opens) return keep(opens);
  const agree = blanks.find(({ kind, label, shown }) => kind === 'box' && shown === 'off' && AGREES.test(label));
  if (agree) {
    const tick = put(situation, { blank: agree, text: 'on', fit: 1 });
    if (tick) return keep(tick, `agreed=${agree.id}`);
  }
  const over = send
    ? undefined
    : situation.items.find(
        (item) =>
          item.kind === 'click' && item.state.has('expanded') && timesTried(memory, situation.key, item.name) < CLOSES,
      );
  if (over && answers.length > 0) return keep({ ...press(over), why: `“${over.label}” covers the rest, and is shut` });
  const down = send ? undefined : furtherDown(situation);
  if (down) return keep(scrollDown(situation, down, 'the form goes on further down'));
  // What was sent as it stands is not sent once more, and is no other form.
  if (
    !send ||
    send.disabled ||
    state.sends >= SENDS ||
    (state.at === state.put.length && state.by === send.name && !isChanged(situation))
  )
    return null;
  memory.sheet = { ...state, engaged: true, sends: state.sends + 1, at: state.put.length, by: send.name };
  return {
    rule: 'commit',
    why: `all that I was told is filled in, and “${send.label}” sends it off`,
    status: 'continue',
    item: send,
    args: null,
    sure: 0.85,
    commits: true,
    cause: send.label,
  };
}
/** Times that one control is acted on. */
const TRIES = 12;

/** Times that what lies over a form is shut. */
const CLOSES = 4;

function press(item: Item): Proposal {
  return { rule: 'open_choices', why: '', status: 'continue', item, args: null, sure: 0.7, cause: item.label };
}

/** A box that is ticked while the task names others beside it, and not this one. */
function isTickedAlone(
  { asked }: Situation,
  blank: Blank,
  blanks: readonly Blank[],
  answers: readonly Answer[],
): boolean {
  if (blank.kind !== 'box' || blank.shown !== 'on' || says(asked, blank.label)) return false;
  const group = blank.items[0]!.group;
  if (!ONLY.test(asked)) return false;
  return (
    answers.some(({ blank: other }) => other.kind === 'box' && other.items[0]!.group === group) && blanks.length > 2
  );
}

const ONLY = /\b(?:only|exactly|just|precisely|nothing else|no other)\b/i;

/** Days, times and words that found no place in what is in sight. */
function leftOver(values: readonly Value[], answers: readonly Answer[], put: readonly string[]): Value[] {
  return owed(values).filter(
    (value) =>
      (value.kind === 'date' || value.kind === 'time') &&
      !answers.some(
        (answer) => answer.value === value || (value.day !== null && answer.value?.day?.day === value.day.day),
      ) &&
      !put.some((mark) => value.day !== null && mark === `day=${value.day.year}-${value.day.month}-${value.day.day}`),
  );
}

/** Nothing that is in sight takes anything of the task yet: what can be chosen may come up. */
function needsOpening(answers: readonly Answer[], put: readonly string[]): boolean {
  return answers.length === 0 && put.length === 0;
}

/** Whether all that was sent is who one is to the site and one's password, and the task asks for more than to be let in. */
function onlySignedIn(situation: Situation): boolean {
  const { memory, goal } = situation;
  const given = Object.values(memory.filled[memory.last?.key ?? ''] ?? {}).map(fold);
  const isSecret = ({ called }: Value) => classOfWords(called) === 'password';
  const ofAccount = valuesOf(situation).filter(
    (value) => value.kind === 'mail' || isSecret(value) || /@/.test(value.text),
  );
  const told = (text: string) => ofAccount.some((value) => fold(value.text) === text);
  const secret = ofAccount.some((value) => isSecret(value) && given.includes(fold(value.text)));
  return secret && given.every(told) && goal.steps.some(({ verb }) => verb !== 'signin' && verb !== 'register');
}

/** What came of sending it off: what was refused is put right, and what the site tells as done ends the task. */
function afterSending(situation: Situation): Proposal | null {
  const { memory, page } = situation;
  if (!situation.step) return null;
  const dialog = answerDialog(situation) ?? hearOut(situation);
  if (dialog) return dialog;
  const { last } = memory;
  const wrong = last?.commits ? complaints(situation) : memory.complained;
  const good = thanked(situation) ?? taken(situation, blanksOf(situation)) ?? gone(situation);
  // Who was let in has not done yet what they came for.
  if (last?.commits && good && onlySignedIn(situation)) {
    memory.sheet = null;
    return null;
  }
  const stays = formStays(situation);
  if (last?.commits && good && !(stays && wrong.length > 0 && page.error) && !goesOn(situation))
    return finished(good, 0.9);
  if (wrong.length > 0 || memory.errors > 0) {
    const mended = mend(situation) ?? answerMissing(situation, wrong);
    if (mended) return mended;
  }
  return null;
}

/** What stands there instead of a form that was sent with all that it was to take: nothing asks for more, and nothing objects. Null otherwise. */
function gone(situation: Situation): string | null {
  const { memory, fresh } = situation;
  const { blanks, send, values } = sheetOf(situation);
  if (!memory.last?.commits || blanks.length > 0 || (send && commitWord(send.label) >= SENDS_ON)) return null;
  if (fresh.some((line) => objects(line) || denies(line))) return null;
  const isPut = ({ text, day, time }: Value) =>
    day !== null || time !== null || memory.sheet!.put.some((mark) => mark.endsWith(`=${text}`));
  const given = values.every((value) => isPut(value) || value.number !== null || wasGiven(situation, value));
  return given && memory.sheet!.put.length > 0 ? (fresh.find((line) => words(line).length >= WORDS) ?? null) : null;
}
/** How much a label promises to send something off, for a form to go on; words of a line that tells something. */
const SENDS_ON = 0.5;
const WORDS = 3;

/** Whether another part of the form has come, while some of what came with the task has not been given anywhere. */
function goesOn(situation: Situation): boolean {
  const { memory, page } = situation;
  const given = new Set(Object.values(memory.filled).flatMap((form) => Object.values(form).map(fold)));
  const open = valuesOf(situation).filter(({ kind, text }) => kind === 'known' && !given.has(fold(text)));
  const asks = page.items.some(({ kind }) => ['type', 'choose', 'check', 'set'].includes(kind));
  if (formStays(situation)) return false;
  return (open.length > 1 && asks) || asksWhatItSays(situation);
}

/** Whether the page asks for the very thing that it says it has sent: "Enter the code", under "We have sent you a code". */
function asksWhatItSays(situation: Situation): boolean {
  const told = phrase(situation.fresh.join(' . '));
  return blanksOf(situation).some(
    ({ kind, label, shown }) =>
      kind === 'text' && shown === '' && /\bcode\b/i.test(label) && literalCoverage(phrase(label), told) > 0,
  );
}

/** Whether nothing of what was put into a form stands in it any more, though it is still there: it was taken, and is ready for the next. */
function isEmptied({ memory, page, key }: Situation): boolean {
  const held = memory.last?.key === key ? Object.entries(memory.filled[key] ?? {}) : [];
  return held.length > 0 && held.every(([name, value]) => fold(page.byName.get(name)?.value ?? '') !== fold(value));
}

/** All that was told stands in a form that was sent, it is empty again, and what the page says objects to nothing. */
export function tookAll(situation: Situation): Proposal | null {
  const { memory, goal } = situation;
  const { last } = memory;
  if (!last?.commits || last.rule !== 'commit' || memory.told) return null;
  const line = isEmptied(situation) ? (thanked(situation) ?? messageOf(situation)) : null;
  if (line && goal.steps.slice(memory.step + 1).every(({ verb }) => verb === 'submit' || verb === 'press'))
    return finished(line, 0.85);
  // What came with the task and was all sent is what its steps are about, however many they are.
  if (memory.step < goal.steps.length - 1 && situation.knowledge.length < MUCH) return null;
  const given = new Set(Object.values(memory.filled[last.key] ?? {}).map(fold));
  const much = situation.knowledge.length >= MUCH;
  const told = valuesOf(situation).filter(({ kind }) => kind === 'known' || (kind === 'said' && !much));
  // Who one is was said on the way.
  if (told.some(({ called }) => classOfWords(called) === 'password')) return null;
  if (told.length < 2 || told.filter(({ text }) => given.has(fold(text))).length < told.length - 1) return null;
  const blanks = blanksOf(situation);
  const emptied = blanks.every(({ kind, shown }) => kind !== 'text' || shown === '');
  const thanks = (emptied ? thanked(situation) : null) ?? taken(situation, blanks);
  return thanks ? finished(thanks, 0.85) : null;
}

/** "Express delivery", for a field that is called so: the words that the task has before its name. */
function toldBeside(asked: string, label: string): string {
  const own = label.replace(/[^\p{L}\p{N} ]+/gu, ' ').trim();
  return own === '' ? '' : (new RegExp(`\\p{Lu}\\p{L}+ ${own}(?!\\p{L})`, 'iu').exec(asked)?.[0] ?? '');
}

/** What the site misses, where nothing was told for it: the box is ticked, the first answer taken, what is folded away opened. */
function answerMissing(situation: Situation, wrong: readonly string[]): Proposal | null {
  const { memory, key } = situation;
  const said = fold(wrong.join(' . '));
  for (const blank of blanksOf(situation)) {
    if (blank.kind === 'box' && blank.shown === 'off' && blank.required)
      return put(situation, { blank, text: 'on', fit: 1 });
    const named = said.includes(fold(blank.label)) || blank.required;
    if (named && blank.shown === '' && blank.options.length > 0 && (blank.kind === 'list' || blank.kind === 'choice')) {
      const told = blank.options.find((option) => says(situation.asked, option));
      return put(situation, { blank, text: told ?? blank.options[0]!, fit: 1 });
    }
  }
  const folded = situation.items.find(
    (item) =>
      item.state.has('collapsed') &&
      said.includes(fold(item.raw)) &&
      !isOn(item) &&
      timesTried(memory, key, item.name) < 2,
  );
  if (!folded) return null;
  return {
    rule: 'open_choices',
    why: `the page speaks of “${folded.label}”`,
    status: 'continue',
    item: folded,
    args: folded.kind === 'click' ? null : argumentOf(folded, toldBeside(situation.asked, folded.label)),
    sure: 0.8,
    cause: folded.label,
  };
}

/** Whether something was put right or ticked since, or another part of the form has come, or the page on which it is looked over. */
function isChanged({ memory: { last }, appeared, page }: Situation): boolean {
  return (
    last?.rule === 'mend' ||
    last?.kind === 'check' ||
    (last?.commits === true && page.items.some((item) => appeared.has(item.name) && item.role === 'button'))
  );
}
