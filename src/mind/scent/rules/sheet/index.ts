import { plain } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { properNames } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { onlyLooks } from '../form/engaged.ts';
import { askedBack } from '../setbacks/asked-back.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { afterSending } from './after.ts';
import { type Answer, marksOf } from './answer.ts';
import type { Blank } from './blanks.ts';
import { answerOrShut } from './lists.ts';
import { AGREES, isMeant, owed, sheetOf } from './meant.ts';
import { addBeside, dayMark, opener, takeDay, takeEntry } from './open.ts';
import { put, stands } from './put.ts';
import { finished, messageOf, pressToSend, repeats, thanked } from './send.ts';
import { openToChange, swapOf, swapped } from './swap.ts';
import { says, UNTOLD, type Value, valuesOf, wasGiven } from './told.ts';

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
  // Who is told what to press, by name, presses that.
  if (goal.steps.length > 0 && goal.background === '' && goal.steps.every(isPress)) return null;
  const state = memory.sheet ?? { put: [], sends: 0, engaged: false, at: -1, by: '' };
  // What the page asks back is answered before anything else, and by who answers such questions.
  if (state.engaged && memory.last?.commits && askedBack(situation)) return null;
  const beside = state.sends > 0 && memory.last?.commits ? unsentBeside(situation) : null;
  if (beside) return beside;
  const isSent = state.sends > 0 || wasSent(situation) || (state.engaged && memory.last?.commits);
  const after = isSent ? afterSending(situation) : null;
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
  const keep = (proposal: Proposal, ...marks: Array<string | null>): Proposal => {
    const put = [...state.put, ...marks.filter((mark) => mark !== null)].slice(-60);
    memory.sheet = { ...state, engaged: true, put };
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
    if (
      next?.item &&
      timesTried(memory, situation.key, next.item.name) < (answer.blank.kind === 'counter' ? TURNS : TRIES)
    )
      return keep(next, ...(answer.blank.kind === 'counter' ? [] : marksOf(answer)));
  }
  const open = answerOrShut(situation, state.put);
  if (open) return keep(open.proposal, open.mark);
  const extra = blanks.find((blank) => isTickedAlone(situation, blank, blanks, answers));
  if (extra) {
    const off = put(situation, { blank: extra, text: 'off', fit: 1 });
    if (off) return keep(off, `off=${extra.id}`);
  }
  const left = leftOver(situation, answers, state.put);
  const opens =
    namedOpener(situation) ??
    (left.length > 0 || needsOpening(answers, state.put) || isUnplaced(situation, answers, state.put)
      ? opener(situation, blanks, send, left)
      : null);
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
  const down = send ? undefined : (furtherDown(situation) ?? backDown(situation));
  if (down) return keep(scrollDown(situation, down, 'the form goes on further down'));
  // What was sent as it stands is not sent once more, and is no other form.
  if (
    !send ||
    send.disabled ||
    state.sends >= SENDS ||
    memory.refusedBy === send.name ||
    (state.at === state.put.length && state.by === send.name && !isChanged(situation))
  )
    return null;
  memory.sheet = { ...state, engaged: true, sends: state.sends + 1, at: state.put.length, by: send.name };
  return pressToSend(send, `all that I was told is filled in, and “${send.label}” sends it off`);
}
/** Whether what was put in here was just sent, whoever has filled it in: what came of that is heard before it is sent once more. */
function wasSent(situation: Situation): boolean {
  const { memory, key } = situation;
  const { last } = memory;
  const said = messageOf(situation);
  return (
    (thanked(situation) !== null || (said !== null && repeats(situation, plain(said)))) &&
    last?.rule === 'commit' &&
    last.key === key &&
    memory.idle === 0 &&
    Object.keys(memory.filled[key] ?? {}).length > 0
  );
}

/** Where the end of a form was seen before, and putting something in has taken the page up from it: the scroll back to what sends it off. */
function backDown({ items, memory }: Situation): Item | undefined {
  const { last, sheet } = memory;
  if (!sheet?.engaged || !last || last.name === 'scroll:up') return undefined;
  return items.find((item) => item.name === 'scroll:down' && !item.disabled);
}

const isPress = ({ verb, quoted }: Step): boolean => verb === 'press' && quoted.length > 0;

/** Times that a counter is turned, and that anything else is put in. */
const TURNS = 12;
const TRIES = 3;

/** Times that what lies over a form is shut. */
const CLOSES = 4;

/** What ends another part of the page that was filled in, too, where each part is kept by a button of its own that is called alike. */
function unsentBeside({ items, memory, key, page }: Situation): Proposal | null {
  const { last } = memory;
  const sent = page.byName.get(last?.name ?? '');
  if (!sent || last?.key !== key || page.error !== '') return null;
  const ends = items.filter((item) => item.kind === sent.kind && item.raw === sent.raw && item.group !== '');
  const filled = (group: string) =>
    page.items.some(
      (item) =>
        item.group === group &&
        ['type', 'choose', 'check', 'set'].includes(item.kind) &&
        timesTried(memory, key, item.name) > 0,
    );
  const open = ends.find(
    (item) => item.group !== sent.group && timesTried(memory, key, item.name) === 0 && filled(item.group),
  );
  if (!open || !filled(sent.group)) return null;
  const why = `“${open.group}” is kept by a button of its own`;
  return { ...press(open), rule: 'commit', why, commits: true };
}

function press(item: Item): Proposal {
  return { rule: 'open_choices', why: '', status: 'continue', item, args: null, sure: 0.7, cause: item.label };
}

/** A box that is ticked while the task names others beside it, and not this one. */
function isTickedAlone(
  { asked, memory, key }: Situation,
  blank: Blank,
  blanks: readonly Blank[],
  answers: readonly Answer[],
): boolean {
  if (blank.kind !== 'box' || blank.shown !== 'on' || says(asked, blank.label)) return false;
  const group = blank.items[0]!.group;
  // What I ticked myself had its reason.
  if (timesTried(memory, key, blank.items[0]!.name) > 0) return false;
  const beside = answers.filter(({ blank: other }) => other.kind === 'box' && other.items[0]!.group === group);
  // "Only" is said of those that it stands with.
  const parts = asked.split(/[.;:,!?]\s/).filter((part) => ONLY.test(part));
  return blanks.length > 2 && beside.some(({ blank: other }) => parts.some((part) => says(part, other.label)));
}

const ONLY = /\b(?:only|exactly|just|precisely|nothing else|no other)\b/i;

/** Days, times and what came with the task that found no place in what is in sight. */
function leftOver(situation: Situation, answers: readonly Answer[], put: readonly string[]): Value[] {
  return owed(valuesOf(situation)).filter(
    (value) =>
      OPENS.has(value.kind) &&
      !wasGiven(situation, value) &&
      !put.includes(`told=${value.text}`) &&
      !answers.some(
        (answer) => answer.value === value || (value.day !== null && answer.value?.day?.day === value.day.day),
      ) &&
      !put.some((mark) => value.day !== null && mark === `day=${value.day.year}-${value.day.month}-${value.day.day}`),
  );
}

/** Kinds of values for which what is folded away is opened. */
const OPENS: ReadonlySet<Value['kind']> = new Set(['date', 'time', 'known']);

/** A part of the form that is folded away and that the task speaks of by its name: "under Advanced". */
function namedOpener({ asked, items, memory, key }: Situation): Proposal | null {
  const item = items.find(
    (one) =>
      one.kind === 'click' &&
      one.state.has('collapsed') &&
      says(asked, one.raw) &&
      timesTried(memory, key, one.name) === 0,
  );
  return item ? { ...press(item), why: `the task speaks of “${item.label}”` } : null;
}

/** Whether the task names somebody or something that neither shows anywhere nor was put in: a list that is still shut may hold it. */
function isUnplaced(situation: Situation, answers: readonly Answer[], put: readonly string[]): boolean {
  const { page, asked, memory } = situation;
  const held = [...put, ...answers.map(({ text }) => text), ...memory.taken].map(plain);
  return properNames(asked).some((name) => {
    const own = plain(name);
    const isThere = ` ${plain(page.all.text)} `.includes(` ${own} `) || held.some((text) => text.includes(own));
    return own.includes(' ') && !isThere && !wasGiven(situation, { ...UNTOLD, kind: 'said', text: name });
  });
}

/** Nothing that is in sight takes anything of the task yet: what can be chosen may come up. */
function needsOpening(answers: readonly Answer[], put: readonly string[]): boolean {
  return answers.length === 0 && put.length === 0;
}

/** Whether something was put right or ticked since, or another part of the form has come, or the page on which it is looked over. */
function isChanged({ memory: { last }, appeared, page }: Situation): boolean {
  return (
    last?.rule === 'mend' ||
    last?.kind === 'check' ||
    (last?.commits === true && page.items.some((item) => appeared.has(item.name) && item.role === 'button'))
  );
}
