import { fold, impliedBy, numbers } from '../../../../language/index.ts';
import { frequencyIn } from '../../../filling/coverage/frequency.ts';
import { isEmptyOption } from '../../../filling/fields.ts';
import { onOtherDay, wantedSpan, windowMeant, windowOf } from '../../../filling/windows.ts';
import { type Clause, rulesOut } from '../../../meaning/clauses.ts';
import type { Blank } from '../blanks.ts';
import { byAge } from './ages.ts';
import { byLength } from './spans.ts';
import { about, spokenOf, UNSPOKEN } from './spoken.ts';

/** An answer that the task tells in other words, with how plainly it does. */
export interface Told {
  text: string;
  /** 0..1 */
  sure: number;
  /** What tells it; null where several parts of the task do. */
  clause: Clause | null;
}

/** An answer that denies what the question is about: "Not insured", "Non-smoker", "None of these". */
const NEGATIVE = /^(?:no|none|not|non|never|without|nothing|neither)\b/i;
/** What takes all that no other answer is for. */
export const ELSE = /^(?:other|another|something else|somewhere else|else|custom|different)\b/i;
/** Share of an answer that a part of the task has to speak of. */
const SPOKEN = 0.5;
/** How much more an answer has to be told than the next, and what a part of the task counts for that is about the question too. */
const AHEAD = 0.1;
const ABOUT_QUESTION = 0.3;
/** What the words of an answer have to tell together to be more than words like any others. */
const TELLS = 0.3;
/** How far an answer is told by one word of it. */
const BY_WORD = 0.55;
/** How sure what is read by figures is: hours, ages, how often. */
const BY_FIGURES = 0.9;
/** From which on each of several answers is told, and from which by a part of the task that speaks of no other in a word of its own. */
const EACH = 0.7;
const LONE = 0.25;
/** What stands behind the name of an answer: its price, a hint. */
export const ASIDE = /\s*(?:[–—·|]|\s-\s|\(|\+\d|:\s|\s\d+(?:[.,]\d+)?\s?[€£$%]).*$/u;

type Words = ReturnType<typeof about>;

/** The words of each answer, by all of it and by its parts, and what each of them counts: what stands in every answer tells none from the others. */
function formsOf(
  options: readonly string[],
  question: Words,
): {
  of: ReadonlyArray<readonly Words[]>;
  weigh: (token: Words[number]) => number;
} {
  const counts = new Map<string, number>();
  for (const option of options)
    for (const word of new Set(about(option).map((token) => token.stem))) counts.set(word, (counts.get(word) ?? 0) + 1);
  // Nor does what the question itself says: "My employer pays", where it asks how to pay.
  const asked = new Set(question.map(({ stem }) => stem));
  const most = Math.log(options.length + 1);
  const weigh = ({ stem, weight }: Words[number]) =>
    weight * (Math.log((options.length + 1) / (counts.get(stem) ?? 1)) / most);
  const heads = options.map((option) => option.replace(ASIDE, ''));
  const of = options.map((option, i) => {
    // "Vaccination (flu)", beside "Vaccination (travel)": what stands behind tells them apart.
    const head = heads.some((other, j) => j !== i && fold(other) === fold(heads[i]!)) ? option : heads[i]!;
    const forms = [head, option, ...head.split(/\s(?:or|and)\s|,\s|\s?\/\s?/)].map(about);
    return forms.flatMap((form) => {
      const own = form.filter(({ stem }) => !asked.has(stem));
      return own.length > 0 ? [own] : form.length > 0 ? [form] : [];
    });
  });
  return { of, weigh };
}

interface Weighed extends Told {
  /** It is told by a word of its own, or by one that means the same. */
  plainly: boolean;
  ruledOut: boolean;
}

/** How plainly the task tells each of the answers. */
function weighed(options: readonly string[], question: Words, clauses: readonly Clause[]): Weighed[] {
  const { of, weigh } = formsOf(options, question);
  const near = clauses.map((clause) => spokenOf(question, clause).share);
  // What a part of the task says in the very words of the question is what is asked about, and tells of no answer.
  const bare = clauses.map((clause) => ({
    ...clause,
    tokens: clause.tokens.filter(
      (token) => spokenOf([token], { tokens: question, implied: NOTHING_IMPLIED }).share < 1,
    ),
  }));
  return options.map((text, i) => {
    const negative = NEGATIVE.test(text);
    const told = { text, sure: 0, clause: null as Clause | null, plainly: false };
    let out = 0;
    clauses.forEach((clause, at) => {
      const spoken = of[i]!.map((form) => {
        const all = form.reduce((sum, token) => sum + weigh(token), 0);
        const one = spokenOf(form, bare[at]!, weigh);
        // One word that tells much says which it is, whatever stands beside it.
        const word = one.plainly >= TELLS ? BY_WORD : 0;
        return { ...one, share: Math.max(word, one.share * Math.min(1, all / TELLS)) };
      }).reduce((top, one) => (one.share > top.share ? one : top), UNSPOKEN);
      const denied = clause.denies && !spoken.byDenial;
      if (denied && !negative && spoken.share >= SPOKEN && rulesOut(clause, spoken.by)) {
        out = Math.max(out, spoken.share);
        return;
      }
      const own = negative && !denied && !spoken.byDenial ? 0 : spoken.share;
      const asked = negative && denied && near[at]! >= SPOKEN ? near[at]! + AHEAD : 0;
      const sure = Math.max(own > 0 ? own + ABOUT_QUESTION * near[at]! : 0, asked);
      if (sure > told.sure) Object.assign(told, { sure, clause, plainly: spoken.plainly > 0 });
    });
    // What is said of it elsewhere counts for more where it says as much.
    return { ...told, ruledOut: out > told.sure };
  });
}

/** The answer of which the task tells in other words: by what it means, how often, at what time of the day, at which age. */
export function optionTold(blank: Blank, clauses: readonly Clause[], asked: string, today: Date): Told | null {
  const options = blank.options.filter((option) => !isEmptyOption(option));
  if (options.length < 2) return null;
  const aged = byAge(blank, asked, today);
  if (aged) return { text: aged, sure: BY_FIGURES, clause: null };
  const figured = byHours(options, clauses) ?? byFrequency(options, clauses) ?? byAmount(options, clauses);
  if (figured) return figured;
  const long = byLength(blank.label, options, clauses);
  if (long) return { text: long.text, sure: BY_FIGURES, clause: long.clause };
  const purpose = purposeTold(blank.label, clauses);
  // What it is for is told by what says so, and by no word of the rest: a study room is no study.
  const told = weighed(options, about(blank.label), purpose ? [purpose] : clauses);
  const other = options.find((option) => ELSE.test(option));
  if (purpose && other && told.every(({ sure }) => sure < SPOKEN)) return { text: other, sure: 1, clause: purpose };
  const open = told.filter(({ text, ruledOut }) => !ruledOut && !ELSE.test(text)).sort((a, b) => b.sure - a.sure);
  const [first, second] = open;
  if (!first || first.sure < SPOKEN) {
    const rest = elseTold(blank, told, clauses);
    if (rest) return rest;
  }
  if (!first) return null;
  // What is left when all the others are ruled out.
  if (open.length === 1 && told.length > 2 && told.filter(({ ruledOut }) => ruledOut).length === told.length - 1)
    return { ...first, sure: EACH };
  const ahead = first.sure - (second?.sure ?? 0);
  if (first.sure <= 0 || ahead < AHEAD / 2) return null;
  // What is far ahead of all others is told by fewer words.
  const sure = ahead >= 2 * AHEAD && first.sure >= SPOKEN - AHEAD ? Math.max(SPOKEN, first.sure) : first.sure;
  return { ...first, sure: Math.min(1, sure) * (ahead >= AHEAD ? 1 : 0.8) };
}

/** What asks what something is for, and what tells that. */
const PURPOSE =
  /\b(?:purpose|occasion|what (?:is it|will it be used|are you using it) for|used? for|kind of (?:event|use))\b/i;
const IS_FOR = /^(?:and )?(?:it|this|that)(?:['’]s| is| will be) (?:all )?(?:for|about)\b/i;

/** The part of a task that says what something is for, where that is asked. */
export function purposeTold(label: string, clauses: readonly Clause[]): Clause | undefined {
  return PURPOSE.test(label) ? clauses.find(({ text, denies }) => !denies && IS_FOR.test(text)) : undefined;
}

/** What tells how something is, and asks for nothing. */
const STATES = /^(?:(?:and|but|so) )?(?:i|we|you|it|they|he|she|this|that|my|our|your)\b/i;

/** The answer for all that the others are not, where a part of the task that is about the question tells none of them: "a poster at the dentist's", among friends and newspapers. */
function elseTold({ label, options }: Blank, told: readonly Weighed[], clauses: readonly Clause[]): Told | null {
  const other = options.find((option) => ELSE.test(option));
  const question = about(label);
  if (!other || question.length === 0) return null;
  const clause = clauses.find(
    (one) =>
      !one.denies &&
      STATES.test(one.text) &&
      spokenOf(question, one).share >= SPOKEN &&
      one.tokens.length > question.length &&
      told.every(({ sure, clause: by }) => by !== one || sure < SPOKEN),
  );
  return clause ? { text: other, sure: EACH, clause } : null;
}

/** The answer of which the task tells most, be it little, for who has to give one; null where it tells of none more than of another. */
export function likeliestOption({ label, options }: Blank, clauses: readonly Clause[]): string | null {
  const real = options.filter((option) => !isEmptyOption(option));
  const [first, second] = weighed(real, about(label), clauses)
    .filter(({ ruledOut }) => !ruledOut)
    .sort((a, b) => b.sure - a.sure);
  return first && first.sure >= (second?.sure ?? 0) + AHEAD / 2 ? first.text : null;
}

/** Of answers that do not exclude each other all that are told, where it is more than one. */
export function optionsTold(blank: Blank, clauses: readonly Clause[]): Told[] {
  if (blank.kind !== 'choice' || blank.items[0]!.role === 'radio') return [];
  const all = weighed(blank.options, about(blank.label), clauses).filter(({ ruledOut }) => !ruledOut);
  // Of a part of the task that speaks of one of them and of no other that one is told, be it by few words.
  const lone = ({ clause, sure, text, plainly }: Weighed) =>
    sure >= (plainly ? LONE : SPOKEN - AHEAD) &&
    all.every((other) => other.text === text || other.clause !== clause || other.sure < sure / 2);
  const told = all.filter((one) => one.sure >= EACH || lone(one));
  return told.length > 1 && told.length < blank.options.length ? told : [];
}

/** The window of time that the task wants, where the answers are such windows or parts of the day. */
export function byHours(options: readonly string[], clauses: readonly Clause[]): Told | null {
  const windows = options.map((option) => windowOf(option) ?? wantedSpan(option));
  if (windows.filter((span) => span !== null).length < 2) return null;
  for (const clause of clauses) {
    const wanted = clause.denies ? null : wantedSpan(clause.text);
    const at = wanted ? windowMeant(windows, wanted, (i) => !onOtherDay(options[i]!, clause.text)) : -1;
    if (at >= 0) return { text: options[at]!, sure: BY_FIGURES, clause };
  }
  return null;
}

/** How often it is to be, where the answers tell that. */
function byFrequency(options: readonly string[], clauses: readonly Clause[]): Told | null {
  const often = options.map((option) => frequencyIn(fold(option))?.every ?? null);
  if (often.filter((one) => one !== null).length < 2) return null;
  for (const clause of clauses) {
    const every = clause.denies ? null : frequencyIn(clause.text)?.every;
    const at = every ? often.indexOf(every) : -1;
    // What each of them costs a month tells none from another.
    if (at >= 0 && often.lastIndexOf(every!) === at) return { text: options[at]!, sure: BY_FIGURES, clause };
  }
  return null;
}

const SUM = /[€£$]\s?\d|\d\s?(?:[€£$]|euros?\b|pounds?\b|dollars?\b)/i;

/** The answer for any other amount, where the answers are sums of money and the task tells one that is none of them. */
function byAmount(options: readonly string[], clauses: readonly Clause[]): Told | null {
  const sums = options.filter((option) => SUM.test(option));
  const other = options.find((option) => ELSE.test(option));
  if (sums.length < options.length - 1 || sums.length < 2 || !other) return null;
  const offered = new Set(sums.flatMap((option) => numbers(option).slice(0, 1)));
  for (const clause of clauses) {
    const [told] = SUM.test(clause.text) ? numbers(clause.text) : [];
    if (told !== undefined && !offered.has(told)) return { text: other, sure: BY_FIGURES, clause };
  }
  return null;
}

/** Names of what nothing is told of. */
export const NOTHING_IMPLIED = impliedBy('');
