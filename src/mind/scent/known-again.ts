import type { Page } from '../perception/page.ts';
import type { Memory } from './memory.ts';

/** The part of a control's name that comes from its own label; what is behind the dot tells it from others of that label by the words beside it. */
function ownName(name: string): string {
  return name.replace(/\..*$/s, '');
}

/**
 * A field that is told from another one by the words beside it bears another name once a message has come up there. Whoever filled it in
 * knows it by what they put into it. Writes to `memory`.
 */
export function knowAgain(page: Page, memory: Memory, key: string): void {
  const filled = memory.filled[key];
  if (!filled) return;
  for (const [name, value] of Object.entries(filled)) {
    if (value === '' || page.byName.has(name) || !name.includes('.')) continue;
    const now = page.items.filter(
      (item) => ownName(item.name) === ownName(name) && item.value === value && filled[item.name] === undefined,
    );
    const called = now[0]?.name;
    if (called === undefined || now.length > 1) continue;
    filled[called] = value;
    delete filled[name];
    const tried = memory.tried[key];
    if (tried?.[name]) tried[called] = Math.max(tried[called] ?? 0, tried[name]);
    if (memory.last?.name === name && memory.last.key === key) memory.last.name = called;
  }
}
