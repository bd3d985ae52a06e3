import { transliterate } from 'transliteration';
import type { PageAction } from '../types.ts';

const LONGEST_NAME = 64;
const LONGEST_LABEL = 40;
const LONGEST_SUFFIX = 20;

/** Texts in plain letters: from one look to the next most labels are the same. */
const known = new Map<string, string>();
const MOST_KNOWN = 4000;

function plainly(text: string): string {
  const found = known.get(text);
  if (found !== undefined) return found;
  const latin = /^[\x20-\x7e]*$/.test(text) ? text : transliterate(text);
  const plain = latin
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, plain);
  return plain;
}

/** `Add to basket` -> `add-to-basket`: Latin letters, digits and hyphens, cut at a word. */
export function slug(text: string, longest = LONGEST_LABEL): string {
  const plain = plainly(text);
  if (plain.length <= longest) return plain;
  const cut = plain.lastIndexOf('-', longest);
  return plain.slice(0, cut > longest / 2 ? cut : longest).replace(/-+$/, '');
}

/**
 * Names each action by its kind and label. Actions that share a name are told apart by the words around them, then by
 * the heading above, then by number: a name changes only when what it stands for does.
 */
export function nameActions(
  actions: ReadonlyArray<Pick<PageAction, 'kind' | 'label' | 'role' | 'context' | 'group'>>,
): string[] {
  const bases = actions.map((action) => `${action.kind}:${slug(action.label) || slug(action.role) || 'item'}`);
  const groups = new Map<string, number[]>();
  for (const [index, base] of bases.entries()) {
    const group = groups.get(base);
    if (group) group.push(index);
    else groups.set(base, [index]);
  }
  const names = [...bases];
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const suffixes = distinct(
      group.map((index) => actions[index]?.context ?? ''),
      group.map((index) => actions[index]?.group ?? ''),
    );
    for (const [at, index] of group.entries()) {
      const suffix = suffixes[at];
      if (suffix) names[index] = `${bases[index]}.${suffix}`;
    }
  }
  return numbered(names);
}

function numbered(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let candidate = name.slice(0, LONGEST_NAME);
    for (let count = 2; taken.has(candidate); count++) {
      const tail = `.${count}`;
      candidate = name.slice(0, LONGEST_NAME - tail.length) + tail;
    }
    taken.add(candidate);
    return candidate;
  });
}

/** For each member the first words around it that no other member has too. */
function distinct(contexts: string[], headings: string[]): string[] {
  const sides = [contexts, headings].map(spread);
  return contexts.map((_, index) => {
    for (const side of sides) {
      const text = side.texts[index] ?? '';
      const own = side.words.get(text) ?? [];
      if (own.length === 0 || side.words.size < 2) continue;
      const telling = own.filter((word) => side.counts.get(word) === 1);
      const suffix =
        slug(telling.slice(0, 4).join(' '), LONGEST_SUFFIX) || slug(own.slice(0, 4).join(' '), LONGEST_SUFFIX);
      if (suffix) return suffix;
    }
    return '';
  });
}

/** The words of each different text, and in how many of the texts each word is. */
function spread(texts: string[]) {
  const words = new Map<string, string[]>();
  const counts = new Map<string, number>();
  for (const text of texts) {
    if (words.has(text)) continue;
    const own = wordsOf(text);
    words.set(text, own);
    for (const word of new Set(own)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return { texts, words, counts };
}

function wordsOf(text: string): string[] {
  return slug(text, 120).split('-').filter(Boolean);
}
