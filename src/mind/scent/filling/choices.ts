import {
  belongsTo,
  coverage,
  fold,
  isKind,
  literalCoverage,
  phrase,
  sentenceLikeness,
  stem,
  words,
} from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { stepsInReach } from '../goal/together.ts';
import { valueText } from '../goal/types.ts';
import { byFigures } from '../meaning/by-figures.ts';
import { clausesIn, rulesOut } from '../meaning/clauses.ts';
import { stageFor } from '../meaning/stage.ts';
import type { Situation } from '../situation.ts';
import { givenElsewhere, wantedIn } from './coverage/assign.ts';
import { datePartFor } from './date-parts.ts';
import { classOfField, isEmptyOption, isGeneral } from './fields.ts';
import { givenByPage } from './given-by-page.ts';
import { nearestOption, optionFor } from './option-for.ts';
import { type Found, valueFor } from './values.ts';

/** Words that every wish holds and that choose nothing. */
const IDLE = new Set(
  ['get', 'send', 'back', 'order', 'buy', 'go', 'want', 'need', 'please', 'new', 'one', 'use'].map(stem),
);

/** A wish without words that are joined by hyphens, where no option is joined so: "a full-time student" says nothing of a full fee. */
function withoutCompounds(wish: string, options: readonly string[]): string {
  return options.some((option) => COMPOUND.test(option)) ? wish : wish.replace(new RegExp(COMPOUND, 'gu'), ' ');
}
const COMPOUND = /\p{Ll}{2,}-\p{Ll}{2,}/u;

/**
 * The option that the wish speaks of by words that no other option has: "The rain jacket ... does not fit" among things
 * to return, and among reasons. Asked only of a form that the person is in.
 */
function distinctive(situation: Situation, options: readonly string[], inForm: boolean): string | null {
  if (!inForm || options.length < 2 || options.length > 30) return null;
  const wish = [
    ...stepsInReach(situation.goal.steps, situation.memory.step).flatMap((step) => [
      valueText(step),
      step.object,
      step.described ?? '',
    ]),
    situation.goal.background,
  ].join(' . ');
  // "You have never done it" speaks of nobody who has done some.
  const denied = clausesIn(wish).filter(({ denies }) => denies);
  const asked = new Set(
    phrase(withoutCompounds(wish, options))
      .tokens.filter(({ word }) => !denied.some((clause) => rulesOut(clause, [word])))
      .map((token) => token.stem),
  );
  // What is to be done chooses nothing: "Closed" is no way to close a thing.
  for (const step of stepsInReach(situation.goal.steps, situation.memory.step))
    asked.delete(stem(words(step.text)[0] ?? ''));
  const all = options.map((option) => phrase(option).tokens);
  let best: { option: string; score: number } | null = null;
  let second = 0;
  for (const [i, said] of all.entries()) {
    if (isEmptyOption(options[i]!)) continue;
    let score = 0;
    for (const token of said) {
      if (/\d/.test(token.word) || token.weight < 0.12 || IDLE.has(token.stem) || !asked.has(token.stem)) continue;
      if (all.some((other, j) => j !== i && other.some((word) => word.stem === token.stem))) continue;
      score += token.weight;
    }
    if (score > (best?.score ?? 0.15)) {
      second = best?.score ?? 0;
      best = { option: options[i]!, score };
    } else second = Math.max(second, score);
  }
  return best && best.score > second + 0.1 ? best.option : null;
}

/** The one option that names the kind of something that the wish tells of: accommodation, for a night in a hotel. */
function byKind(situation: Situation, options: readonly string[]): string | null {
  const wish = words(
    [situation.goal.background, ...stepsInReach(situation.goal.steps, situation.memory.step).map(valueText)].join(' '),
  );
  const names = (option: string) => words(option).some((own) => wish.some((word) => word !== own && isOne(word, own)));
  const fitting = options.filter((option) => !isEmptyOption(option) && names(option));
  return fitting.length === 1 ? fitting[0]! : null;
}
const isOne = (word: string, kind: string) => isKind(kind) && belongsTo(word, kind) === true;

/** A number with what it counts: "about 7000 miles a year". */
const COUNTED = /(?<![\d.,])(\d{1,3}(?:[, ]?\d{3})*)\s+(\p{L}{3,})/gu;

/** The range in which a number lies that is known of what a list counts, be it told among other things of it. */
function byCount({ knowledge }: Situation, { label, options }: Item): string | null {
  const asked = new Set(words(label).map(stem));
  const counts = knowledge
    .filter(({ secret }) => !secret)
    .flatMap(({ value }) => [...value.matchAll(COUNTED)])
    .filter(([, , unit]) => asked.has(stem(unit!.toLowerCase())));
  return counts.length === 1 ? (optionFor(counts[0]![1]!, options)?.option ?? null) : null;
}

/** The one option that is told in everyday words: "Concession", for who is to take the reduced fee. */
function byImplied(situation: Situation, { label, options }: Item): string | null {
  const asked = new Set(phrase(label).tokens.flatMap((token) => (token.weight > 0.3 ? [token.stem] : [])));
  // Of what is known only that counts which speaks of the question: "kept on the drive", for where it is kept.
  const known = situation.knowledge
    .filter(({ secret }) => !secret)
    .flatMap(({ value }) => value.split(/[,;]\s/))
    .filter((part) => words(part).some((word) => asked.has(stem(word))));
  const wish = [
    situation.goal.background,
    ...stepsInReach(situation.goal.steps, situation.memory.step).map(valueText),
    ...known,
  ];
  // What a part denies is no way to tell of something, unless it is told by that: "never been", of the first time.
  const names = wish
    .flatMap((text) => clausesIn(text))
    .flatMap(({ denies, implied }) => [...(denies ? implied.byDenial : implied.names)]);
  const fitting = options.filter(
    (option) =>
      !isEmptyOption(option) && phrase(option).tokens.some((token) => token.weight > 0.3 && names.includes(token.stem)),
  );
  return fitting.length === 1 ? fitting[0]! : null;
}

/** Of options that the wish does not name, the one that comes plainly nearer to it than the others in meaning. */
function nearest(situation: Situation, options: readonly string[]): string | null {
  const wish = phrase(
    [situation.goal.background, ...stepsInReach(situation.goal.steps, situation.memory.step).map(valueText)]
      .filter(Boolean)
      .join(' . '),
  );
  const ranked = options
    .filter((option) => !isEmptyOption(option) && !isGeneral(option))
    .map((option) => ({ option, near: coverage(phrase(option), wish) }))
    .sort((a, b) => b.near - a.near);
  const [best, second] = ranked;
  return best && best.near > 0.2 && best.near > (second?.near ?? 0) + 0.05 ? best.option : null;
}

/** Likeness to a part of the task from which an answer may be meant by it, and by how much it has to be ahead of the others. */
const LIKE = 0.3;
const LIKE_AHEAD = 0.03;

/** An answer by itself and as the rest of what its question begins: "I" and "object to". What asks in full is like the task whatever the answer. */
function wordings(label: string, option: string): string[] {
  return words(label).length <= BEGINS ? [option, `${label} ${option}`] : [option];
}
/** Words of a question, up to which its answer goes on with it. */
const BEGINS = 2;

/** Of answers that the task does not name, the one that together with its question means most nearly what a part of the task says: "I object to", for "you are against it". */
function likest({ asked }: Situation, { label, options }: Item): string | null {
  const real = options.filter((option) => !isEmptyOption(option) && !isGeneral(option));
  const parts = clausesIn(asked).map(({ text }) => text);
  if (real.length < 2 || real.length > 12) return null;
  const [best, second] = real
    .map((option) => ({
      option,
      like: Math.max(...parts.flatMap((part) => wordings(label, option).map((text) => sentenceLikeness(part, text)))),
    }))
    .sort((a, b) => b.like - a.like);
  return best && best.like >= LIKE && best.like >= second!.like + LIKE_AHEAD ? best.option : null;
}

/**
 * The answer to a question that takes yes or no: what the wish tells of it, and no where it says nothing, as of most
 * things that a form asks to make sure; yes where nobody else could have it. Null for any other choice.
 */
function yesOrNo(situation: Situation, item: Item): { option: string; said: boolean } | null {
  const real = item.options.filter((option) => !isEmptyOption(option));
  const yes = real.find((option) => /^yes\b/i.test(option.trim()));
  const no = real.find((option) => /^no\b/i.test(option.trim()));
  if (real.length > 3 || yes === undefined || no === undefined) return null;
  const asked = phrase(item.label).tokens.filter((token) => token.weight > 0.3);
  const wish = [
    situation.goal.background,
    ...stepsInReach(situation.goal.steps, situation.memory.step).map(valueText),
  ].join(' . ');
  for (const sentence of wish.split(/[.!?;,]\s+|\s(?:and|but|who)\s/)) {
    const stems = new Set(words(sentence).map((word) => stem(word)));
    const named = asked.filter((token) => [...stems].some((word) => word.slice(0, 5) === token.stem.slice(0, 5)));
    if (named.length === 0 || named.length < asked.length / 3) continue;
    return {
      option:
        /\b(?:no(?! (?:trouble|problem|difficulty|issue|bother|worry|doubt|matter|more than|less than)s?\b)|not(?! only)|never|none|nobody|nothing|cannot|without)\b|n't\b/i.test(
          sentence,
        )
          ? no
          : yes,
      said: true,
    };
  }
  return { option: ENTITLED.test(fold(item.label)) ? yes : no, said: false };
}
/** What somebody has to be so that they may have at all what they ask for: who asks for it is. */
const ENTITLED =
  /\b(?:right to (?:work|live|study|stay)|(?:allowed|authori[sz]ed|eligible|entitled|permitted|licen[cs]ed) to|(?:over|at least|older than|above) (?:16|18|21)|(?:16|18|21) (?:years )?(?:or (?:over|older)|and over|of age))\b/;

/** The same, but for an answer that the task tells once and for another question, where this one is answered already. */
export function choiceFor(situation: Situation, item: Item, must: boolean, inForm = must): Found | null {
  const found = bestChoice(situation, item, must, inForm);
  const answered = item.value !== '' && !isEmptyOption(item.value);
  return found && answered && givenElsewhere(situation, item, found.value) ? null : found;
}

/** What a step tells together with what a list is called, in whatever words: "into the folder for trips", of a list of folders. */
function namedWith({ step }: Situation, { label, options }: Item): string | null {
  const told = step?.pairs.filter(({ field }) => field !== '' && literalCoverage(phrase(field), phrase(label)) > 0.99);
  const [pair] = told ?? [];
  if (!pair || told!.length > 1 || optionFor(pair.value, options)) return null;
  return stageFor(pair.value, options) ?? nearestOption(pair.value, options);
}

/** The option this person takes from a list: asked for, implied by the wish, or when `must` is set the first real one. `inForm`: the task leads through this form. */
function bestChoice(situation: Situation, item: Item, must: boolean, inForm: boolean): Found | null {
  const part = datePartFor(situation, item);
  if (part !== null && item.options.includes(part)) return { value: part, source: 'task', strong: true };
  const named = namedWith(situation, item);
  if (named !== null) return { value: named, source: 'task', strong: true };
  const count = byCount(situation, item);
  if (count !== null) return { value: count, source: 'knowledge', strong: true };
  const asked = wantedIn(situation, item);
  if (asked !== null && item.options.includes(asked)) return { value: asked, source: 'task', strong: true };
  const found = valueFor(situation, item, false);
  if (found) {
    const option = optionFor(found.value, item.options);
    if (option) return { ...found, value: option.option };
  }
  const step = situation.step;
  if (step) {
    const { colours, sizes, quantity } = step.constraints;
    for (const wish of [...colours, ...sizes]) {
      const option = optionFor(wish, item.options);
      if (option && option.fit >= 0.8) return { value: option.option, source: 'task', strong: true };
    }
    // Of several that count, the one that bears what is wanted takes the number.
    if (quantity !== null && classOfField(item) === 'quantity' && !givenElsewhere(situation, item, String(quantity))) {
      const option = optionFor(String(quantity), item.options);
      if (option) return { value: option.option, source: 'task', strong: true };
    }
    const real = item.options.filter((option) => !isEmptyOption(option));
    const compared = byFigures(situation.asked, real);
    if (compared !== null) return { value: real[compared]!, source: 'task', strong: true };
    const answer = yesOrNo(situation, item);
    if (answer?.said) return { value: answer.option, source: 'task', strong: true };
    const telling = answer
      ? null
      : (distinctive(situation, item.options, inForm) ??
        (inForm ? (byKind(situation, item.options) ?? byImplied(situation, item)) : null));
    if (telling) return { value: telling, source: 'task', strong: true };
    const spoken = new Set(words(`${valueText(step)} ${step.object}`).map((word) => stem(word)));
    if (step.verb === 'transact') spoken.delete(stem(words(step.text)[0] ?? ''));
    for (const option of item.options) {
      if (isEmptyOption(option) || (answer && /^(?:yes|no)\b/i.test(option.trim()))) continue;
      // A bare number is chosen for what it counts, and not because a house bears it.
      if (/^\d{1,2}$/.test(option.trim()) && new RegExp(`\\b${option.trim()}\\s\\p{Lu}`, 'u').test(step.text)) continue;
      const said = phrase(option).tokens.filter((token) => token.weight > 0.3);
      if (said.length > 0 && said.every((token) => spoken.has(token.stem)))
        return { value: option, source: 'task', strong: true };
    }
  }
  const given = inForm ? givenByPage(situation.page, item.options, situation.asked) : null;
  if (given !== null) return { value: given, source: 'task', strong: true };
  const told = yesOrNo(situation, item);
  if (told?.said || (told && must))
    return { value: told.option, source: told.said ? 'task' : 'sensible', strong: told.said };
  if (!must) return null;
  const first =
    likest(situation, item) ??
    nearest(situation, item.options) ??
    item.options.find((option) => !isEmptyOption(option));
  return first ? { value: first, source: 'sensible', strong: false } : null;
}
