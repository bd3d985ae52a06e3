import { literalCoverage, type Phrase, phrase } from '../language/index.ts';
import type { Item } from '../perception/page.ts';
import { sameWords } from './match.ts';
import { saidAs } from './observe.ts';
import type { Situation } from './situation.ts';

/** A link that says no more than the heading of the page it stands on leads back to that page. */
export function leadsNowhereNew(situation: Situation, item: Item): boolean {
  const { page } = situation;
  if (item.role !== 'link' || !item.raw) return false;
  const title = page.title.split(/\s[|–—·-]\s/)[0] ?? '';
  return sameWords(item.raw, title) || page.headings.some((line) => line.level === 1 && sameWords(item.raw, line.text));
}

/** A link to a page that the person came through to get here: following it would begin again what is under way. */
export function isThroughHere(situation: Situation, item: Item): boolean {
  const there = situation.memory.led[saidAs(item)];
  return item.role === 'link' && there !== undefined && situation.memory.trail.some((visited) => visited.key === there);
}

/** How often the person has come to the page that this led to before; 0 for what was never followed. */
export function timesThere(situation: Situation, item: Item): number {
  const { memory, key } = situation;
  const there = memory.led[saidAs(item)];
  if (there !== undefined) return there === key ? 0 : (memory.visits[there] ?? 0);
  // A link called like a page that was visited leads there again: "Basket 1" to "Your basket".
  if (item.role !== 'link') return 0;
  const bare = phrase(item.label.replace(/\d+/g, ' '));
  if (bare.tokens.length === 0) return 0;
  for (const visited of memory.trail)
    if (visited.key !== key && sameThing(bare, phrase(visited.title.split(/\s[|–—·-]\s/)[0] ?? '')))
      return memory.visits[visited.key] ?? 0;
  return 0;
}

function sameThing(label: Phrase, title: Phrase): boolean {
  return title.tokens.length <= 4 && literalCoverage(label, title) > 0.95 && literalCoverage(title, label) > 0.95;
}
