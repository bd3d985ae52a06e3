import { fold, plain } from '../language/index.ts';
import type { Page } from '../perception/page.ts';
import type { Memory } from './memory.ts';

/** What makes one of several of what was typed, beside the key that does. */
const TAKES = /^(?:add|\+|enter)\b|^\+$/;

/** What was typed stands beside its field now, which is empty for the next: it was taken. Writes to `memory`. */
export function noteTaken(page: Page, memory: Memory, key: string, fresh: readonly string[]): void {
  const { last, taken } = memory;
  if (!last || last.key !== key || !(last.name === 'press:enter' || TAKES.test(fold(last.label)))) return;
  const shown = fresh.map((line) => ` ${plain(line)} `);
  for (const [name, value] of Object.entries(memory.filled[key] ?? {}))
    if (page.byName.get(name)?.value === '' && shown.some((line) => line.includes(` ${plain(value)} `)))
      taken.push(fold(value));
}
