import { fold, literalCoverage, phrase, words } from '../../../language/index.ts';
import { complaints, formStays, objects } from '../../filling/complaints.ts';
import { classOfWords } from '../../filling/fields.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { denies } from '../../meaning/confirmation.ts';
import { onlyPutAside } from '../../meaning/put-aside.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { asksToFillIn } from '../setbacks/asked-back.ts';
import { hearOut } from '../setbacks/hear-out.ts';
import { mend } from '../setbacks/mend.ts';
import { answerDialog } from '../setbacks/obstacles.ts';
import { blanksOf } from './blanks.ts';
import { owed, sheetOf } from './meant.ts';
import { answerMissing } from './missing.ts';
import { stands } from './put.ts';
import { finished, messageOf, taken, thanked } from './send.ts';
import { onlySignedIn } from './signed-in.ts';
import { MUCH, type Value, valuesOf, wasGiven } from './told.ts';

/** What came of sending it off: what was refused is put right, and what the site tells as done ends the task. */
export function afterSending(situation: Situation): Proposal | null {
  const { memory, page } = situation;
  if (!situation.step) return null;
  const dialog = answerDialog(situation);
  if (dialog) return dialog;
  if (asksToFillIn(situation)) return null;
  const { last } = memory;
  const wrong = last?.commits ? complaints(situation) : memory.complained;
  const good = thanked(situation) ?? taken(situation, blanksOf(situation)) ?? gone(situation);
  // Who was let in has not done yet what they came for.
  if (last?.commits && good && (onlySignedIn(situation) || onlyPutAside(situation))) {
    memory.sheet = null;
    return null;
  }
  const stays = formStays(situation);
  if (last?.commits && good && !(stays && wrong.length > 0 && page.error) && !goesOn(situation))
    return finished(good, 0.9);
  const heard = hearOut(situation);
  if (heard) return heard;
  if (wrong.length > 0 || memory.errors > 0) {
    const mended = mend(situation) ?? answerMissing(situation, wrong);
    if (mended) return mended;
  }
  return null;
}

/** Whether a line asks something back: what is shown once more to be looked over is not taken yet. */
const asksBack = (line: string): boolean => /\?\s*$/.test(line);

/** What stands there instead of a form that was sent with all that it was to take: nothing asks for more, and nothing objects. Null otherwise. */
function gone(situation: Situation): string | null {
  const { memory, fresh } = situation;
  const { blanks, send, values } = sheetOf(situation);
  if (!memory.last?.commits || blanks.length > 0 || (send && commitWord(send.label) >= SENDS_ON)) return null;
  if (fresh.some((line) => objects(line) || denies(line))) return null;
  if (fresh.some(asksBack)) return null;
  const put = memory.sheet?.put ?? [];
  const isPut = ({ text, day, time }: Value) =>
    day !== null || time !== null || put.some((mark) => mark.endsWith(`=${text}`));
  const given = values.every((value) => isPut(value) || value.number !== null || wasGiven(situation, value));
  return given && put.length > 0 ? (fresh.find((line) => words(line).length >= WORDS) ?? null) : null;
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
  return (open.length > 1 && asks) || asksWhatItSays(situation) || asksOn(situation);
}

/** Whether what has come up only now takes something that the task tells and that went nowhere yet, over what sends it off. */
function asksOn(situation: Situation): boolean {
  const { memory, appeared } = situation;
  const { answers, send } = sheetOf(situation);
  const put = memory.sheet?.put ?? [];
  const given = new Set(Object.values(memory.filled).flatMap((form) => Object.values(form).map(fold)));
  return (
    send !== null &&
    answers.some(
      (answer) =>
        answer.fit >= TOLD &&
        answer.text !== '' &&
        !given.has(fold(answer.text)) &&
        !put.some((mark) => mark.endsWith(`=${answer.text}`)) &&
        // A box at what was just made is there to tick it off.
        answer.blank.items.every(
          ({ name, kind, role }) => appeared.has(name) && (kind !== 'check' || role === 'radio'),
        ) &&
        !stands(situation, answer, put),
    )
  );
}
/** Fit from which on an answer is told in so many words. */
const TOLD = 0.9;

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

/**
 * Who would only guess what else is to be done has done it: the form that was sent has taken all that was told, and the site tells it as done.
 */
export function nothingLeft(situation: Situation): Proposal | null {
  const { memory } = situation;
  if (!memory.last?.commits || memory.told || memory.errors > 0 || complaints(situation).length > 0) return null;
  const good = thanked(situation) ?? taken(situation, blanksOf(situation));
  const { request } = situation;
  // "From today" tells when it is to be done.
  const isToday = ({ day }: Value) =>
    day?.day === request.today.getUTCDate() && day.month === request.today.getUTCMonth() + 1;
  const must = owed(valuesOf(situation)).filter((value) => !isToday(value));
  const put = memory.sheet?.put ?? [];
  const isPut = (value: Value) => wasGiven(situation, value) || put.some((mark) => mark.endsWith(`=${value.text}`));
  if (!good || goesOn(situation) || onlySignedIn(situation) || onlyPutAside(situation)) return null;
  return (must.length > 0 || put.length > 0 || memory.rest !== '') && must.every((value) => isPut(value))
    ? finished(good, 0.8)
    : null;
}

/**
 * All that came with the task was given, the last of it in a form that was just sent, and the page says something new that finds fault with nothing: "The
 * router starts anew". What asks for a secret again, or shows what was put in, may stand there as before.
 */
function tookLast(situation: Situation): string | null {
  const { memory, fresh, key, page, knowledge, appeared } = situation;
  const { last } = memory;
  const here = Object.values(memory.filled[key] ?? {}).map(fold);
  if (last?.key !== key || knowledge.length < 2 || here.length === 0 || memory.errors > 0 || page.error !== '')
    return null;
  if (complaints(situation).length > 0 || onlySignedIn(situation) || fresh.some(asksBack)) return null;
  // Where something is offered now that was not there before, one is not at the end.
  if (page.items.some(({ name, role }) => role === 'button' && appeared.has(name))) return null;
  const known = valuesOf(situation).filter(({ kind }) => kind === 'known');
  const ofHere = known.filter(({ text }) => here.includes(fold(text)));
  if (ofHere.length === 0 || !known.every((value) => wasGiven(situation, value))) return null;
  if (ofHere.every(({ called }) => classOfWords(called) === 'password') && known.length > ofHere.length) return null;
  const names = new Set([...page.items.map(({ raw }) => raw), ...page.headings.map(({ text }) => text)]);
  const said = fresh.filter((line) => !names.has(line) && words(line).length >= WORDS);
  return said.length > 0 && said.length <= FEW && !said.some((line) => objects(line) || denies(line)) ? said[0]! : null;
}
/** New lines up to which they are what the site says of what was sent, and no other page. */
const FEW = 2;

/** What one has written stands on the page now, and its field is empty again: it was posted, and is not written once more. Null otherwise. */
export function posted(situation: Situation): Proposal | null {
  const { memory, goal, fresh, page } = situation;
  const { last } = memory;
  if (!last?.commits || last.rule !== 'commit' || memory.told || memory.errors > 0 || memory.idle > 0) return null;
  if (!isEmptied(situation) || page.error !== '' || complaints(situation).length > 0 || asksOn(situation)) return null;
  if (goal.steps.slice(memory.step + 1).some(({ verb }) => verb !== 'submit' && verb !== 'press')) return null;
  if (!valuesOf(situation).every((value) => value.kind !== 'known' || wasGiven(situation, value))) return null;
  const [text = ''] = Object.values(memory.filled[last.key] ?? {})
    .map(fold)
    .sort((a, b) => b.length - a.length);
  const line = text.length >= WRITTEN ? fresh.find((one) => fold(one).includes(text)) : undefined;
  return line ? finished(line, 0.8) : null;
}
/** Letters of what was written from which on it stands nowhere by chance. */
const WRITTEN = 10;

/** All that was told stands in a form that was sent, it is empty again, and what the page says objects to nothing. */
export function tookAll(situation: Situation): Proposal | null {
  const { memory, goal } = situation;
  const { last } = memory;
  if (!last?.commits || last.rule !== 'commit' || memory.told || asksOn(situation)) return null;
  if (onlySignedIn(situation)) return null;
  const line = isEmptied(situation) ? (thanked(situation) ?? messageOf(situation)) : null;
  if (line && goal.steps.slice(memory.step + 1).every(({ verb }) => verb === 'submit' || verb === 'press'))
    return finished(line, 0.85);
  const said = tookLast(situation);
  if (said) return finished(said, 0.85);
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
