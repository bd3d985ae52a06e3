import { fold, literalCoverage, phrase, words } from '../../language/index.ts';
import { directionOf } from '../meaning/direction.ts';
import { bears, namedOtherwise, placesOf, type Said, type Span } from './said.ts';
import type { Answer, Setting } from './settings.ts';

/** An answer that a task wants, and the words by which it does. */
export interface Wanted {
  setting: Setting;
  answer: Answer;
  span: Span;
  /** The task also says what is set. */
  named: boolean;
}

/** What turns the choice of a value into its contrary, unless it is taken back behind it. */
const AWAY =
  /\b(?:rid|hide|hides|hiding|exclude|excluding|without|remove|drop|except|but|no|not|never|nothing|none)\b/g;
const BUT = /\b(?:except|but|only|other than|apart from|not)\b/;

/** Whether a value is named as what is not to be shown: "without the sold out ones". */
function isRefused(said: Said, [at]: Span): boolean {
  const before = said.words.slice(Math.max(0, at - REACH), at).join(' ');
  const away = [...before.matchAll(AWAY)];
  if (away.length === 0) return false;
  // "Hide all but", "none that is not": refused twice is wanted.
  return away.length === 1 && !BUT.test(before.slice(away[0]!.index + away[0]![0].length));
}
/** Words over which a refusal reaches. */
const REACH = 12;

/** Words of an order that tell which way it runs, and nothing of what by. */
const WAYS =
  /\b(?:(?:high|low|new|old|earl|late|cheap|dear|expensive|long|short|large|small|big|few|most|least|ascending|descending|asc|desc)(?:est|er|iest|ier|ly|y)?|most recent|first|last|to|from|on top|at the top|a-z|z-a|a–z|z–a)\b/g;

/** What things are put in order by, however its ends are called. */
const SCALES = [
  /\b(?:cheap\w*|dear(?:est|er)?|expensive|pric\w+|costs?|costly)\b/,
  /\b(?:new(?:est|er)?|old(?:est|er)?|recent\w*|latest|earliest|dates?|added|posted)\b/,
  /\b(?:large(?:st|r)?|big(?:gest|ger)?|small(?:est|er)?|size)\b/,
  /\b(?:best|rat(?:ed|ing)s?|stars?|reviews?|scores?)\b/,
  /\b(?:popular\w*|bestsell\w*|best-?sell\w*|sold)\b/,
  /\b(?:long(?:est|er)?|short(?:est|er)?|length|duration)\b/,
];

/** Whether two texts speak of the same scale. */
function onOneScale(one: string, other: string): boolean {
  return SCALES.some((scale) => scale.test(one) && scale.test(other));
}

/** How well a task wants things in the order that an answer names: 0 where it does not. */
function orderFit(said: Said, { label }: Answer): number {
  const own = fold(label);
  const way = directionOf(own);
  if (way === null || way !== directionOf(fold(said.text))) return 0;
  if (onOneScale(own, fold(said.text))) return ON_SCALE;
  const by = phrase(own.replace(WAYS, ' '));
  if (words(by.text).length === 0) return bears(said, label) ? 0.6 : 0;
  return literalCoverage(by, phrase(said.text));
}

/** What asks for things to stand in an order. */
const ORDERS =
  /\bfrom the (?=(?:\p{L}+est|most|least)\b)|\b(?:sort(?:ed|ing)?|order(?:ed|ing)?|reorder|re-order|arranged?|arranging|rank(?:ed|ing)?|first|at the top|on top|top of|head(?:s|ed)?|ascending|descending|alphabetical(?:ly)?|chronological(?:ly)?)\b/iu;

/** Whether a task asks for an order of what is shown. */
export function asksForOrder(text: string): boolean {
  return ORDERS.test(text) && directionOf(fold(text)) !== null;
}

/** The order that a task wants, of those that a page offers. */
function orderWanted(said: Said, settings: readonly Setting[]): Wanted | null {
  if (!asksForOrder(said.text)) return null;
  const ranked = settings
    .filter(({ orders }) => orders)
    .flatMap((setting) => setting.answers.map((answer) => ({ setting, answer, fit: orderFit(said, answer) })))
    .filter(({ fit }) => fit >= BY)
    .sort((a, b) => b.fit - a.fit);
  const [best, second] = ranked;
  if (!best || (second && second.fit === best.fit && second.answer.label !== best.answer.label)) return null;
  return { setting: best.setting, answer: best.answer, span: [0, 0], named: true };
}
/** Fit of an order by the very thing that the task orders by. */
const ON_SCALE = 0.8;
/** How much of what an order goes by the task has to say. */
const BY = 0.5;

/** The answers of one setting that a task names: the longer name where one holds the other. */
function ofSetting(said: Said, setting: Setting): Wanted[] {
  const all = setting.answers.flatMap((answer) => {
    const plain = placesOf(said, answer.label);
    const spans = plain.length > 0 ? plain : namedOtherwise(said, answer.label);
    return spans.map((span): Wanted => {
      const other = plain.length === 0;
      return {
        setting,
        answer,
        span,
        named: other || bears(said, setting.name, spans) || bears(said, setting.beside, spans),
      };
    });
  });
  const whole = all.filter(
    ({ span: [from, to] }) => !all.some(({ span: [f, t] }) => f <= from && t >= to && t - f > to - from),
  );
  return whole.filter(({ span }) => !isRefused(said, span));
}

/** One answer for each setting that takes one: what stands so already is what is changed. */
function settled(found: readonly Wanted[]): Wanted[] | null {
  const bySetting = new Map<Setting, Wanted[]>();
  for (const one of found) bySetting.set(one.setting, [...(bySetting.get(one.setting) ?? []), one]);
  const out: Wanted[] = [];
  for (const own of bySetting.values()) {
    const once = own.filter((one, i) => own.findIndex(({ answer }) => answer === one.answer) === i);
    const open = once.length > 1 && !once[0]!.setting.several ? once.filter(({ answer }) => !answer.on) : once;
    if (open.length > 1 && !open[0]!.setting.several) return null;
    out.push(...(open.length > 0 ? open : once));
  }
  return out;
}

/**
 * What a task wants set, of what a page lets one set: the answers that it names together with what they are answers to, and an order
 * that it describes; of a text that speaks of nothing else (`only`) any answer that it names. Empty where it wants nothing of it, or it cannot be
 * told what.
 */
export function wantedOf(said: Said, settings: readonly Setting[], only = false): Wanted[] {
  const order = orderWanted(said, settings);
  const values = settings.filter(({ orders }) => !orders).flatMap((setting) => ofSetting(said, setting));
  // The same words are one value: it goes where the task also says what is set.
  const named = values.filter((one) => one.named);
  // Beside a value that is told with its name another one may be told without: "the late plots on the north side".
  const bare = values.filter(
    (one) =>
      !one.named &&
      one.span[0] > 0 &&
      !values.some((other) => other.setting !== one.setting && overlaps(one, other)) &&
      !named.some(({ setting }) => setting === one.setting),
  );
  const own = only || named.length > 0 ? [...named, ...bare] : named;
  const chosen = settled(own);
  return chosen ? [...(order ? [order] : []), ...chosen] : [];
}

function overlaps({ span: [a, b] }: Wanted, { span: [c, d] }: Wanted): boolean {
  return a < d && c < b;
}
