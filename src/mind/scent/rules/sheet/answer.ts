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
