import { durationMinutes, fold, isStopWord, words } from '../../../language/index.ts';
import { properNames } from '../../meaning/match.ts';
import type { Situation } from '../../situation.ts';
import { asksNumber } from '../fields.ts';
import { meaningOf } from '../known/meaning.ts';
import { isPostcode } from '../known/takes.ts';
import { rangeOf } from '../range-of.ts';
import { answerOfRow } from './answer-grid.ts';
import { boxFit } from './boxes.ts';
import type { Control } from './controls.ts';
import { frequencyIn } from './frequency.ts';
import { hiddenFit } from './hidden.ts';
import { asksInUnit, asTold, inUnitOf, kin, measured, nounFit, numberFit } from './numbers.ts';
import { optionByValue } from './options-by-value.ts';
import { currencyOf, optionByWords, spelledOut } from './options-by-words.ts';
import { endAsked, endTold, roleOf, roleScore } from './roles.ts';
import { rowFit } from './rows.ts';
import { sizeOf } from './sizes.ts';
import { type Demand, type Fit, isBirth, spanOf, type Wish } from './types.ts';

/** Of spans that all hold a number the one that says most: "up to 5 kg" before "up to 10 kg". */
function tightest(fits: readonly Fit[]): Fit[] {
  const width = (fit: Fit) => {
    const [low, high] = rangeOf(fit.value) ?? [0, 0];
    return Number.isFinite(high - low) ? high - low : Number.isFinite(high) ? WIDE + high : WIDE * 2 - low;
  };
  return fits.filter(
    (fit) =>
      fit.spans.length === 0 ||
      width(fit) === 0 ||
      !fits.some((other) => other !== fit && other.spans.join() === fit.spans.join() && width(other) < width(fit)),
  );
}
/** Wider than any span that has both ends. */
const WIDE = 1e9;

/** An option with several figures that the wish says word for word: "Zones 1 and 2", which is neither the first zone nor a span. */
function figuresWhole(control: Control, option: string, wish: Wish): Fit | null {
  const said = words(option);
  const several = said.filter((word) => /^\d+$/.test(word)).length > 1 && said.some((word) => /^\p{L}{3}/u.test(word));
  const found = several ? spelledOut(control, option, wish) : null;
  return found && { ...found, score: SPELLED };
}
/** Fit of what is told word for word. */
const SPELLED = 0.99;

/** Steps that say themselves what becomes of a box. */
const OWN_BOXES = new Set(['remove', 'tick', 'untick', 'pick', 'press']);

const AS_TOLD = new WeakMap<Wish, Wish>();

/** The wish without the time at which something ends by how long it takes: only who asks for an end is answered with that. */
function withoutWorkedOut(wish: Wish): Wish {
  if (!wish.demands.some(isWorkedOut)) return wish;
  const told = AS_TOLD.get(wish) ?? { ...wish, demands: wish.demands.filter((demand) => !isWorkedOut(demand)) };
  AS_TOLD.set(wish, told);
  return told;
}
const isWorkedOut = ({ kind, start }: Demand): boolean => kind === 'time' && start < 0;

/** Every value of the wish that a control could take, with how well it belongs there. */
export function fitsOf(situation: Situation, control: Control, all: readonly Control[], whole: Wish): Fit[] {
  const role = roleOf(control, all);
  const wish = role === 'end' ? whole : withoutWorkedOut(whole);
  const ofRow = control.kind === 'radios' ? answerOfRow(situation, control.question) : undefined;
  if (ofRow === null) return [];
  const option = ofRow && control.options[control.items.indexOf(ofRow)];
  if (ofRow) return option ? [{ control, value: option, score: 0.95, role: '', spans: [] }] : [];
  if (control.options.length > 0) {
    const named = properNames(` ${wish.text}`).filter((name) => name.includes(' '));
    const whole = control.options.flatMap((option) => figuresWhole(control, option, wish) ?? []);
    if (whole.length > 0) return whole;
    // What all of them cost a month tells none from another.
    const rhythms = new Set(control.options.map((option) => frequencyIn(option)?.every ?? ''));
    const often = rhythms.size > 1 ? frequencyIn(wish.wanted) : null;
    const fits = control.options.flatMap((option) => {
      // How often: "weekly", and also "every Thursday", for once a week.
      const every = often && frequencyIn(option)?.every;
      if (every && every !== often.every) return [];
      if (every)
        return [{ control, value: option, score: 0.9, role: '' as const, spans: [[often.start, often.end] as const] }];
      const byValue = optionByValue(situation, control, option, wish, role);
      if (byValue) return [byValue];
      const found =
        currencyOf(control, option, wish) ??
        sizeOf(control, option, wish) ??
        spelledOut(control, option, wish) ??
        optionByWords(control, option, wish, role, named);
      return found ? [found] : [];
    });
    return tightest(fits);
  }
  if (control.kind === 'box')
    return OWN_BOXES.has(situation.step?.verb ?? 'tick')
      ? []
      : (hiddenFit(control, wish) ?? boxFit(control, all, wish, false));
  return wish.demands.flatMap((demand): Fit[] => {
    const spans = spanOf(demand);
    switch (control.kind) {
      case 'date':
        if (demand.kind !== 'date' || /\b(?:birth|born|expir\w*|issued?)\b/.test(fold(control.question))) return [];
        // When somebody was born is told of them, and is no day on which something is to be.
        if (isBirth(demand)) return [];
        return [{ control, value: demand.value, score: 0.8 + roleScore(role, demand.role), role: demand.role, spans }];
      case 'time':
        return demand.kind === 'time'
          ? [{ control, value: demand.time!, score: 0.8 + roleScore(role, demand.role), role: demand.role, spans }]
          : [];
      case 'number':
      case 'counter': {
        if (control.row !== undefined) {
          const score = demand.number === null ? 0 : rowFit(control.row, demand);
          return score > 0 ? [{ control, value: asTold(demand), score, role: demand.role, spans }] : [];
        }
        if (control.minutes) {
          const length = durationMinutes(`${demand.number ?? ''} ${demand.nouns[0] ?? ''}`);
          return length ? [{ control, value: String(length), score: 0.9, role: demand.role, spans }] : [];
        }
        const number = inUnitOf(control.question, demand);
        if (number === null || number < control.low || number > control.high) return [];
        // "At most 1200" is for the upper end of a range, and for no lower one.
        const [asked, told] = [endAsked(control.question), endTold(wish.text, demand)];
        const ranged = asked !== '' && told !== '' && all.some((other) => endAsked(other.question) === OTHER[asked]);
        if (ranged && asked !== told) return [];
        const score = numberFit(control, '', demand, wish);
        // What is counted is told with its number, and chooses nothing else.
        const noun = score >= COUNTED ? countedIn(control.question, demand, wish) : null;
        return score > 0
          ? [
              {
                control,
                value: measured(control.question, demand),
                score,
                role: demand.role,
                spans: noun ? [...spans, noun] : spans,
              },
            ]
          : [];
      }
      case 'text': {
        const score = textFit(control, demand, wish);
        return score > 0
          ? [
              {
                control,
                value: demand.kind === 'number' ? measured(control.question, demand) : demand.value,
                score,
                role: demand.role,
                spans,
              },
            ]
          : [];
      }
      default:
        return [];
    }
  });
}

const OTHER = { start: 'end', end: 'start' } as const;

/** Fit of a number whose noun is the one that the control asks the number of. */
const COUNTED = 0.9;

/** The characters of the noun that a number counts, where the control asks the number of it. */
function countedIn(question: string, { nouns, end }: Demand, { tokens }: Wish): readonly [number, number] | null {
  const asked = words(question).filter((word) => !isStopWord(word));
  const noun = tokens.find(
    (token) =>
      token.start >= end &&
      token.start < end + NOUN_NEAR &&
      nouns.includes(token.word) &&
      asked.some((word) => kin(word, token.word)),
  );
  return noun ? [noun.start, noun.end] : null;
}
/** Characters behind a number within which what it counts is told. */
const NOUN_NEAR = 30;

/** Words of a question, and the share of them, that the wish says before a number for it to be the answer. */
const SPOKEN = 2;
const HALF = 0.5;
/** Words that say that something is a number or a name, and not of what. */
const GENERAL = /^(?:number|no|code|id|name|your|my|of|the|new|please|enter|text|field|value)$/;

/** How far a value that is written out answers a field for writing: by the words that the wish says before it. */
function textFit(control: Control, demand: Demand, wish: Wish): number {
  const asked = words(control.question).filter((word) => !isStopWord(word) && !GENERAL.test(word) && word.length > 2);
  // No number of a booking goes without a digit.
  if (asksNumber(control.question) && !/\d/.test(demand.value)) return 0;
  const { what } = meaningOf(control.question);
  // Letters, calls and names each have values of their own sort.
  if (
    what.has('email') !== /@/.test(demand.value) ||
    what.has('phone') ||
    what.has('fullname') ||
    what.has('given') ||
    what.has('family')
  )
    return what.has('phone') && /^\+?[\d ()-]{7,}$/.test(demand.value) ? 0.85 : 0;
  if (what.has('postcode')) return isPostcode(demand.value) ? 0.85 : 0;
  // No street is a code.
  if (what.has('address') && !/\p{Ll}/u.test(demand.value)) return 0;
  if (demand.kind === 'text') {
    const at = asked.filter((word) => demand.before.some((other) => kin(word, other))).length;
    return at > 0 ? 0.8 + 0.1 * (at / asked.length) : 0;
  }
  if (demand.kind !== 'number' || demand.weak) return 0;
  if (asksInUnit(control.question, demand)) return 0.85;
  // "The last four digits are 7714."
  const said = asked.filter((word) => demand.before.some((other) => kin(word, other))).length;
  if (said >= SPOKEN && said >= asked.length * HALF) return 0.82;
  const named = demand.named !== '' && asked.some((word) => kin(word, demand.named));
  // "Words on the stamp" asks for words, and for no number of stamps.
  const head = /\b(?:number|amount|how many)\b/i.test(control.question)
    ? control.question
    : control.question.split(/\s(?:on|of|for|in|at|with|to|from|by)\s/i)[0]!;
  return named || nounFit(head, demand, wish) >= 0.9 ? 0.85 : 0;
}
