import { phrase } from '../../language/index.ts';
import type { Situation } from '../situation.ts';

const PARTS = /\s[|–—·-]\s/;

/** A title without the name of the site behind it. */
export function ownTitle(title: string): string {
  return title.split(PARTS)[0] ?? '';
}

/**
 * Stems of the words by which the whole site is called: its own name, and what the titles of several of its pages share. They tell nothing of
 * one of its pages: the council, for who wants the council to take something away.
 */
export function siteWords({ page, memory }: Situation): ReadonlySet<string> {
  const [, ...parts] = page.title.split(PARTS);
  const shared = parts.filter((part) => memory.trail.some(({ title }) => title.split(PARTS).slice(1).includes(part)));
  return new Set(phrase([page.site, ...shared].join(' . ')).tokens.map((token) => token.stem));
}
