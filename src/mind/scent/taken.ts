import { fold } from '../language/index.ts';
import type { Page } from '../perception/page.ts';
import type { Memory } from './memory.ts';

/** What makes one of several of what was typed, beside the key that does. */
const TAKES = /^(?:add|\+|enter)\b|^\+$/;

/** What was typed stands beside its field now, which is empty for the next: it was taken. Writes to `memory`. */
export function noteTaken(page: Page, memory: Memory, key: string, fresh: readonly string[]): void {
  const { last, taken } = memory;
  if (!last || last.key !== key || !(last.name === 'press:enter' || TAKES.test(fold(last.label)))) return;
  const bare = (text: string) => fold(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const lines = new Set(fresh.map(bare));
  for (const [name, value] of Object.entries(memory.filled[key] ?? {}))
    if (page.byName.get(name)?.value === '' && bare(value) !== '' && lines.has(bare(value))) taken.push(fold(value));
}
