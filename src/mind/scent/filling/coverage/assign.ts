import { coverage, fold, numbers, parseDate, parseTime, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { stepsInReach } from '../../goal/together.ts';
import { sameWords } from '../../meaning/match.ts';
import { PerStep, type Situation } from '../../situation.ts';
import { isRequired } from '../fields.ts';
import { mayHold } from '../holds.ts';
import { knownFits } from '../known/fit.ts';
import { type Control, controlsOf } from './controls.ts';
import { wishOf } from './demands.ts';
import { fitsOf } from './fit.ts';
import { foreignFields } from './meant-form.ts';
import { pairedFits } from './paired.ts';
import { remainingFits } from './remaining.ts';
import { roleOf } from './roles.ts';
import type { Fit, Wish } from './types.ts';

/** Fit from which a value of the wish belongs into a control. */
const BELONGS = 0.55;
/** Buttons that only look like a choice need a plain answer. */
const PLAIN = 0.84;
/** By how much the best option has to be ahead of another one of the same control. */
const AHEAD = 0.04;

const known = new PerStep<Fit[]>();

function overlaps(a: Fit, b: Fit): boolean {
  return a.spans.some(([from, to]) => from >= 0 && b.spans.some(([start, end]) => from < end && start < to));
}

/** Controls that take what is known by its name. */
const TAKES_KNOWN = new Set<Control['kind']>([
  'text',
  'known',
  'date',
  'number',
  'counter',
  'list',
  'radios',
  'buttons',
]);
/** Agreement from which what is known belongs into a control, and into one more that asks the same. */
const ANSWERS = 0.42;
const ANSWERS_AGAIN = 0.75;
/** Agreement that will do where nothing else is left for what has to be filled in, and by how much it has to be ahead. */
const LEFT = 0.2;
const LEFT_AHEAD = 0.08;

function knownIn(situation: Situation, control: Control): Fit[] {
  if (!TAKES_KNOWN.has(control.kind)) return [];
  const { row } = control;
  const asking = row === undefined ? control.items[0]! : { ...control.items[0]!, label: row };
  const known = knownFits(situation, asking, row ?? control.question, control.options);
  const counts = row !== undefined || control.kind === 'counter';
  return (counts ? known.filter(({ value }) => /^\d{1,4}$/.test(value)) : known).map(
    ({ entry, value, score, again }): Fit => ({ control, value, score, role: '', spans: entry.spans, entry, again }),
  );
}

/**
 * Which value goes into which control, of those that the wish tells and those that are known by a name: the best fits
 * first, each control takes one, and each value goes to one control.
 */
export function assigned(situation: Situation): Fit[] {
  let found = known.get(situation);
  if (!found) {
    const every = controlsOf(situation);
    const others = othersOf(situation, every);
    const all = every.filter((control) => !control.items.some((item) => others.has(item)));
    const wish = wishOf(situation);
    const pairs = stepsInReach(situation.goal.steps, situation.memory.step).flatMap((step) => step.pairs);
    const paired = pairedFits(all, wish);
    const stated = [...paired.fits];
    const told = all.flatMap((control) =>
      paired.left.has(control)
        ? []
        : fitsOf(situation, control, all, wish).filter(
            (fit) => fit.score >= (control.kind === 'buttons' ? PLAIN : BELONGS),
          ),
    );
    // What the task calls the new thing is its name, and not the person's own.
    const named = (control: Control) => pairs.some(({ field }) => sameWords(field, control.question));
    const given = all.flatMap((control) =>
      knownIn(situation, control)
        .filter(({ entry }) => entry?.source !== 'person' || !named(control))
        .map((fit) => ({ ...fit, score: fit.score + besideWish(control, all, wish) })),
    );
    const fits = [...told, ...given.filter((fit) => fit.score >= ANSWERS && !fit.again)].filter(
      ({ control, value }) => control.kind !== 'text' || mayHold(situation, control.items[0]!, value),
    );
    fits.sort(
      (a, b) =>
        b.score - a.score || a.control.order - b.control.order || (a.spans[0]?.[0] ?? 0) - (b.spans[0]?.[0] ?? 0),
    );
    const taken: Fit[] = [...stated];
    const open = new Set<Control>();
    const free = (fit: Fit) =>
      !open.has(fit.control) &&
      !taken.some(
        (other) =>
          other.control === fit.control ||
          overlaps(other, fit) ||
          (fit.entry !== undefined && other.entry === fit.entry),
      );
    for (const fit of fits) {
      if (!free(fit)) continue;
      const rivals = fit.entry ? [] : rivalsOf(fit, told.filter(free));
      if (rivals.length === 0 || fit.control.options.length === 0) taken.push(fit);
      else if (rivals.some((other) => other.role === 'end') !== (fit.role === 'end')) {
        // "From M to L": what it is to be is told last; where it begins has a list of its own.
        const ends = fit.role === 'end' ? fit : rivals.find((other) => other.role === 'end')!;
        const begins = fit.role === 'end' ? rivals.find((other) => other.role !== 'end')! : fit;
        taken.push(roleOf(fit.control, all) === 'start' ? begins : ends);
      } else if (all.some((other) => other !== fit.control && other.options.join() === fit.control.options.join())) {
        // Several values for several lists that are alike: the first goes to the first.
        taken.push([fit, ...rivals].sort((x, y) => x.spans[0]![0] - y.spans[0]![0])[0]!);
      } else open.add(fit.control);
    }
    const settled = [...taken, ...left(all, taken, given)];
    found = [...settled, ...remainingFits(situation, all, settled)].filter(
      ({ control, value }) => control.kind !== 'text' || mayHold(situation, control.items[0]!, value),
    );
    known.set(situation, found);
  }
  return found;
}

/** What the words beside a control count for, where others ask the same: in the rows of a table. */
const BESIDE = 0.1;

function besideWish(control: Control, all: readonly Control[], { wanted }: Wish): number {
  if (!all.some((other) => other !== control && other.question === control.question)) return 0;
  return BESIDE * coverage(phrase(wanted), phrase(control.items[0]!.context.text));
}

const elsewhere = new PerStep<Set<Item>>();

/** The fields of forms that stand beside the one that the step is for. */
function othersOf(situation: Situation, all: readonly Control[]): Set<Item> {
  let found = elsewhere.get(situation);
  if (!found) {
    const wish = wishOf(situation);
    const fits = all.flatMap((control) => [...fitsOf(situation, control, all, wish), ...knownIn(situation, control)]);
    found = foreignFields(situation, fits);
    elsewhere.set(situation, found);
  }
  return found;
}

/** Whether a field, or the button at its end, belongs to another form of the page than the one that the step is for. */
export function isOfAnotherForm(situation: Situation, item: Item): boolean {
  return othersOf(situation, controlsOf(situation)).has(item);
}

function rivalsOf(fit: Fit, others: readonly Fit[]): Fit[] {
  return others.filter(
    (other) => other.control === fit.control && other.value !== fit.value && other.score > fit.score - AHEAD,
  );
}

/** What the controls get that are left: the same once more that another one got, or the only value that may be meant. */
function left(all: readonly Control[], taken: readonly Fit[], given: readonly Fit[]): Fit[] {
  const out: Fit[] = [];
  for (const control of all) {
    if (taken.some((fit) => fit.control === control)) continue;
    const own = given.filter((fit) => fit.control === control);
    const again = own.find(
      (fit) =>
        fit.score >= ANSWERS_AGAIN ||
        (fit.again && fit.score >= ANSWERS && taken.some(({ entry }) => entry === fit.entry)),
    );
    // The lists of other rows are for other things.
    const ofOtherRow =
      control.options.length > 0 && all.some((one) => one !== control && one.question === control.question);
    if (again && !ofOtherRow) out.push(again);
    if (again || control.options.length > 0 || !isRequired(control.items[0]!)) continue;
    const [best, second] = own.filter(
      ({ entry, score }) =>
        score >= LEFT && entry?.source === 'knowledge' && !taken.some((fit) => fit.entry?.origin === entry.origin),
    );
    if (best && best.score > (second?.score ?? 0) + LEFT_AHEAD) out.push(best);
  }
  return out;
}

/** What an item is to hold by the wish, if anything is told for it: the value for its control. */
export function wantedIn(situation: Situation, item: Item): string | null {
  return fitFor(situation, item)?.value ?? null;
}

/** The value for the control of an item, with where it is from. */
export function fitFor(situation: Situation, item: Item): Fit | null {
  const fit = assigned(situation).find(({ control }) => control.items.includes(item));
  if (!fit) return null;
  // Of buttons that each stand for an answer, only the one that it is.
  const at = fit.control.options.indexOf(fit.value);
  return fit.control.items.length > 1 && at >= 0 && fit.control.items[at] !== item ? null : fit;
}

/** Whether a control shows what it is to show. */
export function shows(situation: Situation, control: Control, value: string): boolean {
  if (control.options.length > 0) return fold(control.shown) === fold(value);
  if (control.kind === 'box') return control.shown === value;
  if (control.kind === 'text') return fold(control.shown) === fold(value);
  if (control.kind === 'known') return control.shown !== '';
  if (control.kind === 'number' || control.kind === 'counter')
    return control.shown !== '' && Number.parseFloat(control.shown.replace(/[^\d.-]/g, '')) === Number(value);
  if (control.kind === 'time') return parseTime(control.shown) === value;
  const { today } = situation.request;
  const [a, b] = [control.shown, value].map((text) => parseDate(text, today, situation.dayFirst));
  return a !== null && b !== null && a!.day === b!.day && a!.month === b!.month;
}

/** Whether a value that the wish tells once belongs into another control than this one. */
export function givenElsewhere(situation: Situation, item: Item, value: string): boolean {
  const number = numbers(value)[0];
  const same = (other: string) =>
    fold(other) === fold(value) || (number !== undefined && numbers(other)[0] === number && !/\p{L}{3}/u.test(other));
  return assigned(situation).some(
    (fit) =>
      !fit.control.items.includes(item) &&
      fit.spans.length > 0 &&
      same(fit.control.kind === 'box' ? fit.control.items[0]!.label : fit.value),
  );
}
