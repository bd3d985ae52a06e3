import { fold, phrase, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { withoutAsides } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import type { Step } from '../../goal/types.ts';
import { isDayName, makeOf, SEVERAL } from '../../meaning/make.ts';
import { marksOf } from '../../meaning/row-meant.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { putsThere } from './other-place.ts';

/** Rules that take one of several by what it is called; who compares them or goes by their place has looked at more than their names. */
const BY_NAME = new Set([
  'pick',
  'satisfice',
  'slot',
  'take_option',
  'choose_opened',
  'see_to_rest',
  'press_named',
  'press_day',
]);
/** Rules that go by what stands in the row of a control, where others may stand that do the same with other things. */
const BY_ROW = new Set(['among', 'row_meant', 'act_here']);
/** The figures, days and months in a text, each as it compares. */
function figures(text: string): Set<string> {
  const found = words(fold(text)).filter((word) => /\d/.test(word) || isDayName(word));
  return new Set(found.map((word) => (/\d/.test(word) ? word.replace(/^0+(?=\d)/, '') : word.slice(0, 3))));
}

/** What a control says by which one of its kind is told: words, codes, times, and figures. */
function marksAt(situation: Situation, text: string): Set<string> {
  // "10:00" is the ten of "from 10 to 11".
  const counts = [...figures(text.replace(/(\d)[:.]00\b/g, '$1'))].filter((word) => /\d/.test(word));
  return new Set([...marksOf(situation, text), ...counts]);
}

/** The same of several that begin with the same word, each with a name of its own behind it: "Reserve squash court", beside "Reserve tennis court 2". */
function lesserNames(situation: Situation, item: Item, told: string): Item[] {
  const { page } = situation;
  if (item.role !== 'button') return [];
  const [act] = words(item.raw);
  const kin = page.items.filter(
    (other) => other.kind === 'click' && other.role === 'button' && words(other.raw)[0] === act && !other.disabled,
  );
  const names = new Set(kin.map(({ raw }) => raw));
  if (names.size < SEVERAL || kin.some(({ raw }) => words(raw).length < 2)) return [];
  const all = marksAt(situation, told);
  const borne = new Map(
    kin.map((other) => [other, [...marksAt(situation, other.raw)].filter((mark) => all.has(mark))]),
  );
  const less = lessThan(situation, borne);
  return less(item) ? kin.filter(less) : [];
}

/** Whether all that one of several bears is borne by another one too that can still be used, and more. */
function lessThan<Mark>({ memory, key }: Situation, borne: ReadonlyMap<Item, readonly Mark[]>): (one: Item) => boolean {
  return (one) =>
    [...borne].some(([other, more]) => {
      const less = borne.get(one)!;
      return (
        more.length > less.length &&
        less.every((mark) => more.includes(mark)) &&
        timesTried(memory, key, other.name) === 0
      );
    });
}

/** Of the same button in several rows those whose row bears less of the name of what is wanted: all that theirs bears stands in another one too, and more. */
function lesserRows(situation: Situation, item: Item, step: Step): Item[] {
  const { page } = situation;
  const kin = page.items.filter(
    (other) => other.kind === 'click' && other.role === item.role && other.raw === item.raw && !other.disabled,
  );
  if (kin.length < SEVERAL) return [];
  // What heads all of them, or is chosen over them, may stand before the first and is no more its own: "Hire a boat", with "Sun" pressed.
  const ofAll = [...page.about.tokens, ...page.items.filter(isOn).flatMap(({ said }) => said.tokens)];
  const byName = (name: string) => {
    const told = phrase(withoutAsides(name)).tokens.filter((token) => !saidBy(token, ofAll));
    const borne = new Map(
      kin.map((other) => [other, told.filter((token) => other.context.tokens.some(({ stem }) => stem === token.stem))]),
    );
    return lessThan(situation, borne);
  };
  // What it is called tells more than where or when it is.
  const isLess = [step.object, [step.object, step.scope, ...step.quoted].join(' ')]
    .map(byName)
    .find((less) => less(item));
  return isLess ? kin.filter(isLess) : [];
}

/** Of several controls that do the same with different things, those that bear less of what is told than another one of them that can be used. */
export function lesserOnes(situation: Situation, { rule, item }: Proposal): Item[] {
  const { step, asked, page, knowledge } = situation;
  if (
    item?.kind !== 'click' ||
    !(BY_NAME.has(rule) || BY_ROW.has(rule)) ||
    !step ||
    step.all ||
    step.superlative ||
    step.nth !== null ||
    putsThere(step.text, item.label)
  )
    return [];
  const told = [asked, ...knowledge.map(({ value }) => value)].join(' . ');
  const named = lesserNames(situation, item, withoutAsides(told));
  if (named.length === 0 && rule === 'satisfice') named.push(...lesserRows(situation, item, step));
  if (named.length > 0 || !BY_NAME.has(rule)) return named;
  const make = makeOf(item);
  if (!/[#@]/.test(make)) return [];
  const kin = page.items.filter((other) => makeOf(other) === make);
  if (kin.length < SEVERAL) return [];
  const all = figures(told);
  const borne = new Map(kin.map((other) => [other, [...figures(other.raw)].filter((figure) => all.has(figure))]));
  const isLess = (one: Item) =>
    kin.some((other) => {
      const [less, more] = [borne.get(one)!, borne.get(other)!];
      return !other.disabled && more.length > less.length && less.every((figure) => more.includes(figure));
    });
  return isLess(item) ? kin.filter(isLess) : [];
}
