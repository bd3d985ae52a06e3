import type { Item } from '../../../perception/page.ts';
import { furtherDown } from '../../rules/way/look.ts';
import { nextPage } from '../../rules/way/next-page.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from '../answer.ts';

/** What comes of asking a page: an answer; more of the list to be seen first; or nothing that it tells. */
export type Inquiry = { answer: Answer; more?: undefined } | { answer: null; more: More | null; why: string };

/** What is to be pressed to see more of a list, or the page of the one of it that is meant. */
export interface More {
  item: Item;
  why: string;
  inside?: boolean;
}

/** A number as it is said. */
export function rounded(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** More of the list that is to be seen before it can be counted, summed or compared. */
export function moreOf(situation: Situation, why: string): { item: Item; why: string } | null {
  const down = furtherDown(situation);
  const item = down ?? nextPage(situation);
  return item ? { item, why } : null;
}

/** What answers, and how well. */
export function taken(line: string, fit: number): Inquiry {
  return { answer: { line, fit } };
}
