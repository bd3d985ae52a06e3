import type { Remark } from '../../feeling/index.ts';
import { fold, phrase, words } from '../../language/index.ts';
import { directionOf, type Way } from '../meaning/direction.ts';
import type { Situation } from '../situation.ts';
import { thingsOf } from '../things/index.ts';
import { rankOf } from '../things/rank.ts';

/** What a program writes where it has nothing to say: nobody has to know programs to see that this is no price and no name. */
const BROKEN =
  /\[object \p{L}+\]|\{\{ ?[\w.]+ ?\}\}|\$\{[\w.]+\}|[£€$] ?(?:null|undefined)\b|\b(?:null|undefined) (?:null|undefined)\b|^(?:null|undefined)$|\blorem ipsum\b/iu;
/** As it is written: "Nan" is somebody's grandmother. */
const NOT_A_NUMBER = /\bNaN\b/;
/** Characters of a line that are repeated around what is broken in it. */
const LINE = 60;

/** Things of a list from which on one sees which way it runs. */
const LIST = 3;

/** How a list runs by its numbers; null where it runs neither way. */
function runs(values: readonly number[]): Way | null {
  const steps = values.slice(1).map((value, i) => value - values[i]!);
  if (steps.every((step) => step === 0)) return null;
  if (steps.every((step) => step >= 0)) return 'up';
  return steps.every((step) => step <= 0) ? 'down' : null;
}

/** Which way was asked for with the last act, where that has put a list in order and it runs the contrary way. */
function contrary({ memory, page, step }: Situation): string | null {
  const { last } = memory;
  if (!step || (last?.rule !== 'sort' && last?.rule !== 'choose_option')) return null;
  const asked = last.argument || last.label;
  const way = directionOf(fold(asked));
  if (way === null) return null;
  const by = step.superlative ?? { dimension: 'price' as const, highest: false };
  const wrong = thingsOf(page).some(({ things }) => {
    const values = things.map((thing) => rankOf(thing, by, phrase(step.text)));
    const known = values.filter((value) => value !== null);
    if (things.length < LIST || known.length < things.length) return false;
    const shown = runs(known);
    return shown !== null && shown !== way;
  });
  return wrong ? asked : null;
}

/** What plainly went wrong on the site itself: an order that is the contrary of the one asked for, or what a program leaves where words should be. */
export function glitchOf(situation: Situation): Remark | null {
  const way = contrary(situation);
  if (way) return { kind: 'contrary', about: way };
  const { goal, page } = situation;
  const asked = words(goal.text);
  const line = page.lines.find(
    ({ text }) => (BROKEN.test(text) || NOT_A_NUMBER.test(text)) && !words(text).every((word) => asked.includes(word)),
  );
  return line ? { kind: 'broken', about: line.text.slice(0, LINE) } : null;
}
