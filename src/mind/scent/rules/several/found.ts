import { type Phrase, phrase } from '../../../language/index.ts';
import type { Step, Superlative } from '../../goal/types.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import type { Situation } from '../../situation.ts';
import { type Choice, choiceOf } from '../../things/choice.ts';
import { alikeIn } from '../../things/index.ts';
import { alignTimes, rankOf } from '../../things/rank.ts';
import type { Thing, Things } from '../../things/thing.ts';
import type { Wish } from '../../things/wish.ts';

/** Share of what is asked that a thing has to bear. */
const COVERED = 0.6;
/** What a number by which they are compared counts among what is asked. */
const COMPARED = 1.5;
/** Share of the things that have to show what they are compared by. */
const SHOWN = 0.5;

/** A link and nothing else is found by its scent, and the button of a form by the form: neither is a thing with properties. */
export function isBare({ items, properties }: Thing): boolean {
  const [only] = items;
  if (!only || items.length > 1 || properties.length > 1) return false;
  return only.role === 'link' || (only.role === 'button' && commitWord(only.raw) >= 0.8);
}

/** The set of things in which what is asked for stands, and which of them it is. */
export function found(situation: Situation, step: Step, wish: Wish): Choice | null {
  const said = phrase(step.text);
  const choices = alikeIn(situation.page)
    .filter((set) => !set.things.every(isBare))
    .flatMap((set) => {
      const choice = choiceOf(situation, set, wish);
      if (!choice || choice.missing !== null || choice.best.length === 0) return [];
      if (!wish.superlative) return choice.apart && choice.covered >= COVERED ? [choice] : [];
      const covered = (choice.covered * choice.asked + COMPARED) / (choice.asked + COMPARED);
      return covered >= COVERED && ranks(set, wish.superlative, said) ? [choice] : [];
    });
  return choices.sort((a, b) => b.score - a.score)[0] ?? null;
}

/** What the things are compared by, of each that shows it; null where too few do. */
export function ranks(
  { things }: Things,
  superlative: Superlative,
  said: Phrase,
): Array<{ thing: Thing; value: number }> | null {
  const shown = things.flatMap((thing) => {
    const value = rankOf(thing, superlative, said);
    return value === null ? [] : [{ thing, value }];
  });
  if (shown.length < Math.max(2, SHOWN * things.length)) return null;
  return superlative.dimension === 'date' ? alignTimes(shown) : shown;
}
