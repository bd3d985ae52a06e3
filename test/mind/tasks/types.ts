import type { Knowledge } from '../../../src/contract/index.ts';

/** A small task on pages of its own. */
export interface Task {
  name: string;
  instructions: string;
  knowledge?: Knowledge[];
  /** Path -> body of the page; `/` is where it starts. Scripts on it set `window.won`, or `sessionStorage.won`. */
  pages: Record<string, string>;
  /** What the person should say at the end. */
  claim?: 'completed' | 'gave_up';
  /** The comment at the end must hold this, for tasks that ask to find something out. */
  answer?: RegExp;
  maxTurns?: number;
}

/** What the person knows, from plain pairs. */
export function knows(values: Record<string, string>): Knowledge[] {
  return Object.entries(values).map(([name, value]) => ({ name, value, secret: false }));
}
