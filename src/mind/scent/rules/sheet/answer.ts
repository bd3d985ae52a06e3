import type { Day } from '../../../language/index.ts';
import type { Blank } from './blanks.ts';
import type { Value } from './told.ts';

/** A blank with what it is to show. */
export interface Answer {
  blank: Blank;
  text: string;
  day?: Day;
  value?: Value;
  /** 0..1: how plainly it belongs there. */
  fit: number;
  /** It is a part of its value, and the rest of that goes into other blanks. */
  part?: boolean;
}

/** By what a put answer is kept in mind. */
export const markOf = ({ blank, text, day }: Answer): string =>
  `${blank.id}=${day ? `${day.year}-${day.month}-${day.day}` : text}`;

/** The same, and the value that it is, where it was written otherwise. */
export const marksOf = (answer: Answer): string[] => {
  const { value, text } = answer;
  return [markOf(answer), ...(value && value.text !== text ? [`told=${value.text}`] : [])];
};

/** Fit from which a value belongs into a blank. */
export const BELONGS = 0.42;

/** The best pairs first, each blank and each value once, but for its parts. */
export function bestFirst(pairs: readonly Answer[]): Answer[] {
  const out: Answer[] = [];
  const clash = (a: Answer, b: Answer) =>
    a.blank === b.blank || (a.value !== undefined && a.value === b.value && !(a.part && b.part));
  for (const pair of [...pairs].sort((a, b) => b.fit - a.fit || a.blank.order - b.blank.order))
    if (pair.fit >= BELONGS && !out.some((answer) => clash(answer, pair))) out.push(pair);
  return out;
}
