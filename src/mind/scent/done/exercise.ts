import type { Page } from '../../perception/page.ts';

/**
 * Whether a page bears no headline: it is then no page of a site, which owes its visitors an answer, but a bare exercise, which
 * answers nobody.
 */
export function isExercise({ headings }: Page): boolean {
  return !headings.some(({ level }) => level === 1);
}
