import { fold } from '../../../language/index.ts';
import type { Pair } from '../../goal/types.ts';
import { sameWords } from '../../meaning/match.ts';
import type { Control } from './controls.ts';
import type { Fit, Wish } from './types.ts';

/** The choice that the task gives to a question by its own words: `"The price was fair": Agree`. */
export function statedFor(control: Control, pairs: readonly Pair[], wish: Wish): Fit | null {
  const pair = pairs.find(({ field }) => field.includes(' ') && sameWords(field, control.question));
  if (!pair) return null;
  const own = (option: string) =>
    fold(option).startsWith(fold(control.question)) ? option.slice(control.question.length) : option;
  const value = control.options.find((option) => sameWords(own(option), pair.value));
  if (value === undefined) return null;
  const from = wish.text.indexOf(pair.field);
  const to = from < 0 ? -1 : wish.text.indexOf(pair.value, from + pair.field.length);
  return { control, value, score: 1, role: '', spans: to < 0 ? [] : [[from, to + pair.value.length]] };
}
