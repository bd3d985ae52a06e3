import { fold, plain } from '../../../language/index.ts';
import { choiceFor } from '../../filling/choices.ts';
import { classOfField, classOfWords, isEmptyOption } from '../../filling/fields.ts';
import { mayHold } from '../../filling/holds.ts';
import { thingFor } from '../../filling/values.ts';
import { withoutStaying } from '../../goal/wording/left-alone.ts';
import { toldApart } from '../../meaning/told-apart.ts';
import type { Situation } from '../../situation.ts';
import { type Answer, BELONGS, bestFirst } from './answer.ts';
import { asRead } from './as-read.ts';
import type { Blank } from './blanks.ts';
import { instructedFor } from './by-instruction.ts';
import { bySample } from './by-sample.ts';
import { codesFor } from './codes.ts';
import { isFigures, standsInOther, standsOutOfSight } from './has-place.ts';
import { isOfKind, mayStand, NAMES, partOfName } from './may-stand.ts';
import { moments } from './moments.ts';
import { numbersIn } from './numbers-in.ts';
import { oneOfKind } from './one-of-kind.ts';
import { calledAs, optionSaid, optionsSaid } from './option-said.ts';
import { toldInProse } from './prose/index.ts';
import { namesOfThings } from './prose/named.ts';
import { asksWho } from './prose/persons.ts';
import { weekdaysFor } from './prose/weekdays.ts';
import { ranksFor } from './ranks.ts';
import { sentencesFor } from './sentences.ts';
import type { Stated } from './stated/index.ts';
import { STATED } from './stated/values.ts';
import { swapOf } from './swap.ts';
import { isRuledOut, switchOf, wayOf } from './switched.ts';
import { textFit } from './text-fit.ts';
import { calledBy, saidAfter, says, UNTOLD, type Value, wasGiven } from './told.ts';
import { addressFor, whoAndWhere } from './who-and-where.ts';

/** Fit for what is left when all others have theirs. */
const LEFT = 0.12;

/** A text with one number in it, however that is written. */
const ONE_NUMBER = /^\D*\d+(?:[.,' ]\d{3})*(?:[.,]\d+)?\D*$/;

const TYPED: ReadonlySet<Blank['kind']> = new Set(['text', 'number']);

/** Which value goes into which blank: what the task states in the words of the form, then what can be worked out for the rest of both. */
export function answersFor(
  situation: Situation,
  blanks: readonly Blank[],
  values: readonly Value[],
  whole: boolean,
  stated: Stated,
): Answer[] {
  const sure = [
    ...instructedFor(situation, blanks),
    ...weekdaysFor(situation.asked, blanks),
    ...oneOfKind(situation.asked, blanks),
    ...ranksFor(situation, blanks),
  ];
  const rest = blanks.filter((blank) => !sure.some((answer) => answer.blank === blank));
  const { taken } = situation.memory;
  // What was taken as one of several has its place beside the field, which is for the next.
  const isTaken = ({ kind, text }: Value) => kind === 'said' && taken.includes(fold(text));
  const open = values.filter((value) => !standsOutOfSight(situation, value) && !isTaken(value));
  const first = statedFirst(situation, rest, open, whole, stated)
    .filter(
      ({ blank, text, day, value }) =>
        day ||
        !TYPES.has(blank.kind) ||
        (mayHold(situation, blank.items[0]!, text) && !(asksWho(blank) && isFigures(text)) && isOfKind(blank, value)),
    )
    .filter((answer) => !standsInOther(situation, answer));
  const out = [...sure, ...first.map(bare)];
  if (!situation.memory.sheet?.engaged && (blanks.length < FORM || !blanks.some(({ kind }) => TYPES.has(kind))))
    return out;
  return withProse(situation, blanks, out);
}

/** What is looked up in a list goes in without the name of the list: "the Harbour branch", for "Branch". */
function bare(answer: Answer): Answer {
  const { blank, text } = answer;
  const own = plain(blank.label);
  const said = plain(text);
  if (blank.items[0]!.role !== 'combobox' || own === '' || !said.endsWith(` ${own}`)) return answer;
  return { ...answer, text: text.trim().split(/\s+/).slice(0, -own.split(' ').length).join(' ') };
}

/** Blanks from which on what a page asks is a form. */
const FORM = 4;

/** What the task tells in other words than the form's, for what is open still and for what was only guessed. */
function withProse(situation: Situation, blanks: readonly Blank[], out: readonly Answer[]): Answer[] {
  const places = addressFor(situation, blanks);
  const isPlace = ({ blank }: Answer) => places.some((answer) => answer.blank === blank);
  // A part of an address has no other place.
  const held = Object.values(situation.memory.filled[situation.key] ?? {});
  const whole = [...places.map(({ text }) => text), ...held];
  const isOfPlace = ({ blank, text }: Answer) =>
    blank.kind === 'text' &&
    classOfField(blank.items[0]!) === 'unknown' &&
    isFigures(text) &&
    whole.some((one) => plain(one) !== plain(text) && ` ${plain(one)} `.includes(` ${plain(text)} `));
  const named = out.filter((answer) => !isGuess(answer) && !isPlace(answer));
  const sure = [...places, ...named.filter((answer) => !isOfPlace(answer))];
  const isOpen = (blank: Blank) => !sure.some((answer) => answer.blank === blank);
  sure.push(...whoAndWhere(situation, blanks.filter(isOpen), sure));
  sure.push(...bySample(situation, blanks.filter(isOpen)));
  sure.push(...thingsFor(situation, blanks.filter(isOpen)));
  const read = toldInProse(situation, blanks.filter(isOpen), sure);
  const known = [...sure, ...read];
  const rest = (blank: Blank) => !known.some((answer) => answer.blank === blank);
  // What a guess is made of has no place of its own.
  const placed = known.map(({ text }) => ` ${plain(text)} `);
  const isPlaced = (text: string) => placed.some((whole) => whole.includes(` ${plain(text)} `));
  known.push(...out.filter((answer) => isGuess(answer) && rest(answer.blank) && !isPlaced(answer.text)));
  return [...known, ...sentencesFor(situation, blanks.filter(rest))];
}

/** The thing that the task tells, into the field that asks for it by what is done with it. */
function thingsFor(situation: Situation, blanks: readonly Blank[]): Answer[] {
  return blanks.flatMap((blank) => {
    const thing = blank.kind === 'text' ? thingFor(situation, blank.items[0]!) : null;
    return thing ? [{ blank, text: thing, fit: 1 }] : [];
  });
}

/** Whether an answer is not named for its place: one that was taken by likeness, a name that stands anywhere, what is left for the last field. */
function isGuess({ blank, fit, value }: Answer): boolean {
  if (fit === STATED || value?.kind === 'known') return false;
  if (blank.kind === 'choice' || blank.kind === 'list') return fit < PLAIN;
  if (blank.kind !== 'text') return false;
  return asksWho(blank) || fit < GUESSED;
}
/** Fit from which on an answer is named, and no guess; under which a text is one. */
const PLAIN = 0.88;
const GUESSED = 0.6;

/** What holds words or figures as they are written. */
const TYPES: ReadonlySet<Blank['kind']> = new Set(['text', 'number', 'date']);

function statedFirst(
  situation: Situation,
  blanks: readonly Blank[],
  values: readonly Value[],
  whole: boolean,
  stated: Stated,
): Answer[] {
  if (stated.answers.length === 0 || swapOf(situation, blanks)) return workedOut(situation, blanks, values, whole);
  const taken = new Set(stated.answers.map(({ blank }) => blank));
  const answers = stated.answers.map((answer) => {
    const value = values.find((one) => isStatedFor(one, answer));
    return value ? { ...answer, value } : answer;
  });
  const told = new Set(answers.map(({ value }) => value));
  const named = new Set(stated.answers.map(({ blank }) => plain(blank.label)));
  const isFree = (value: Value) =>
    !told.has(value) &&
    !(value.kind === 'said' && named.has(plain(value.called))) &&
    !stated.spans.some(([from, to]) => value.at >= from && value.at < to);
  const rest = blanks.filter((blank) => !taken.has(blank));
  return [...answers, ...workedOut(situation, rest, values.filter(isFree), whole)];
}

/** Whether a value of the task is what was stated for a blank. */
function isStatedFor({ text, day, time, number }: Value, answer: Answer): boolean {
  if (answer.day) return day?.day === answer.day.day && day.month === answer.day.month;
  if (number !== null) return String(number) === answer.text;
  return time !== null ? time === answer.text : plain(text) === plain(answer.text);
}

/** Which value goes into which blank. What is left of both goes together where `whole` form is in sight. */
function workedOut(situation: Situation, blanks: readonly Blank[], values: readonly Value[], whole: boolean): Answer[] {
  const { asked } = situation;
  // Boxes for the parts of a day are told apart by what is known of them, and else are of the day that is told.
  const typed = blanks.filter(({ kind, items: [item] }) => kind === 'part' && item!.kind === 'type');
  const parts = typed.flatMap((blank) => asRead(situation, blank, values) ?? []);
  const others = blanks.filter((blank) => !parts.some((answer) => answer.blank === blank));
  const out: Answer[] = [
    ...parts,
    ...moments(situation, others, values),
    ...codesFor(situation, others, values),
    ...namesOfThings(others, asked),
  ];
  const swap = swapOf(situation, blanks);
  const old = swap && blanks.filter(({ kind, shown }) => kind === 'text' && plain(shown) === plain(swap.old));
  if (swap && old?.length === 1) return [{ blank: old[0]!, text: swap.now, fit: 1 }];
  const used = () => new Set(out.map(({ value }) => value));
  const free = () => values.filter((value) => !used().has(value));
  const toDo = withoutStaying(asked);
  for (const blank of blanks) {
    const called = calledAs(asked, blank);
    // What is quoted is the very name of the box, and nothing to write.
    const quoted = values.find(({ kind, text }) => kind === 'said' && plain(text) === plain(called));
    if (blank.kind === 'box' && (says(toDo, called) || wayOf(toDo, called) === 'off'))
      out.push({ blank, text: wayOf(toDo, called), fit: 1, ...(quoted ? { value: quoted } : {}) });
    else if (blank.kind === 'box' && isRuledOut(toDo, blank.label)) out.push({ blank, text: 'off', fit: 1 });
    const two = switchOf(asked, blank);
    if (two) {
      out.push({ blank, text: two, fit: 1 });
      continue;
    }
    if (blank.kind !== 'list' && blank.kind !== 'choice') continue;
    const several = optionsSaid(situation, blank);
    if (several.length > 1) for (const text of several) out.push({ blank, text, fit: 1 });
    else {
      const found = optionSaid(situation, blank, free());
      if (found) out.push(found);
    }
  }
  out.push(...numbersIn(situation, blanks, free()));
  const texts = blanks.filter(({ kind }) => kind === 'text');
  const open = free().filter(({ kind }) => kind === 'known' || kind === 'said' || kind === 'mail');
  const fields = blanks.filter(({ items: [item] }) => item!.kind === 'type');
  for (const value of open) {
    const blank = value.nth === null ? undefined : fields[value.nth - 1];
    if (blank) out.push({ blank, value, text: value.text, fit: 1 });
  }
  const own = blanks
    .filter((blank) => TYPED.has(blank.kind) && !out.some((answer) => answer.blank === blank))
    .flatMap((blank) => asRead(situation, blank, free()) ?? [])
    // "[7, 3, 19]" is no number, but one for each of several fields.
    .filter(({ blank, text }) => blank.kind !== 'number' || ONE_NUMBER.test(text));
  const fits = texts.flatMap((blank) =>
    [...open.filter(({ nth }) => nth === null), ...free().filter(({ kind }) => kind === 'name')].map((value) => ({
      blank,
      value,
      // As the field wants it written, where it was read for that field.
      text:
        value.kind === 'name'
          ? partOfName(value.text, classOfField(blank.items[0]!))
          : (own.find((one) => one.blank === blank && one.value === value)?.text ?? value.text),
      fit: textFit(situation, value, blank),
    })),
  );
  out.push(...bestFirst([...own, ...fits]));
  const bare = (kinds: ReadonlySet<Blank['kind']>) =>
    blanks.filter((blank) => kinds.has(blank.kind) && !out.some((answer) => answer.blank === blank));
  for (const blank of bare(new Set(['text']))) {
    const group = classOfField(blank.items[0]!);
    const secret = values.find(({ called, kind }) => kind === 'known' && classOfWords(called) === 'password');
    if (group === 'password-again' && secret) out.push({ blank, text: secret.text, value: secret, fit: 1 });
    const name = values.find(({ kind }) => kind === 'name');
    if (name && NAMES.has(group)) out.push({ blank, text: partOfName(name.text, group), value: name, fit: 0.9 });
    const isOpen = !out.some((answer) => answer.blank === blank);
    const said = isOpen
      ? (saidAfter(asked, blank.label) ?? (blank.items[0]!.role === 'combobox' ? calledBy(asked, blank.label) : null))
      : null;
    if (said && mayStand({ ...UNTOLD, kind: 'said', text: said }, blank)) out.push({ blank, text: said, fit: 0.7 });
  }
  // One field is called by its name, and one thing is told.
  const called = bare(new Set(['text'])).filter(({ label }) => says(asked, label));
  const told = free().filter(({ kind }) => kind === 'said');
  if (called.length === 1 && told.length === 1 && mayStand(told[0]!, called[0]!))
    out.push({ blank: called[0]!, text: told[0]!.text, value: told[0]!, fit: 0.8 });
  // In a form that takes what is told a list has the answer in other words: "a medium T-shirt".
  for (const blank of out.length > 0 && situation.step ? bare(LISTED) : []) {
    const found = choiceFor(situation, blank.items[0]!, false);
    if (found?.strong && found.source === 'task') out.push({ blank, text: found.value, fit: 0.8 });
  }
  // "So that it comes the next working day": of what can be chosen, the one of which the task tells more than of any other.
  for (const blank of out.length > 0 && whole ? bare(CHOSEN) : []) {
    if (blank.kind === 'choice' && blank.items[0]!.role !== 'radio') continue;
    const options = blank.options.filter((option) => !isEmptyOption(option));
    const told = toldApart(asked, options);
    if (told) out.push({ blank, text: options[told.at]!, fit: 0.6 });
  }
  const left = free().filter((value) => !wasGiven(situation, value));
  out.push(...leftTogether(situation, bare(LEFTOVER), whole ? free() : left, whole));
  return out;
}
const CHOSEN: ReadonlySet<Blank['kind']> = new Set(['list', 'choice']);
const LISTED: ReadonlySet<Blank['kind']> = new Set(['list']);
const LEFTOVER: ReadonlySet<Blank['kind']> = new Set(['text', 'number', 'date']);

/** Whether a value is not called by what another kind of field asks for. */
function isOfClass({ called }: Value, { items: [item] }: Blank): boolean {
  const [own, asked] = [classOfWords(called), classOfField(item!)];
  return own === asked || own === 'unknown' || asked === 'unknown';
}

/** What asks for figures, by its name. */
const NUMBERED =
  /\b(?:numbers?|no|codes?|id|ref(?:erence)?|phone|mobile|tel\w*|iban|account|registration|plate|serial|post ?code|zip|pin|policy)\b/i;

/** What is known and has no place yet, into the blanks that have nothing: nothing else can be meant. */
function leftTogether(
  situation: Situation,
  blanks: readonly Blank[],
  values: readonly Value[],
  whole: boolean,
): Answer[] {
  // What was put in on the turns before is still to stand there.
  const ours = new Set(values.map(({ text }) => plain(text)));
  const open = blanks.filter(
    ({ items: [item], shown }) => (shown === '' || ours.has(plain(shown))) && !/\boptional\b/i.test(item!.label),
  );
  const left = values.filter(({ kind, nth }) => nth === null && (kind === 'known' || kind === 'said'));
  const lone = open.length === 1 && left.length === 1;
  const even = whole && open.length === left.length;
  const pairs = open.flatMap((blank) =>
    left
      .filter((value) => mayStand(value, blank) && isOfClass(value, blank))
      .filter(({ day, text }) => blank.kind !== 'date' || day !== null || /\d/.test(text))
      // Figures are no words for who or what somebody is asked for.
      .filter(({ text }) => lone || blank.kind !== 'text' || !isFigures(text) || NUMBERED.test(blank.label))
      .map((value) => ({ blank, value, text: value.text, fit: BELONGS + textFit(situation, value, blank) })),
  );
  return bestFirst(pairs).filter(({ fit, blank }) =>
    whole ? lone || even || blank.required || fit >= BELONGS + LEFT : lone && blank.required,
  );
}
