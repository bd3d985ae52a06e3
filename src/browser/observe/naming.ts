import { transliterate } from 'transliteration';
import type { RawAction } from './page/kit.ts';

const LONGEST_NAME = 64;
const LONGEST_LABEL = 40;
const LONGEST_SUFFIX = 20;

/** `Add to basket` -> `add-to-basket`: Latin letters, digits and hyphens, cut at a word. */
export function slug(text: string, longest = LONGEST_LABEL): string {
  const plain = transliterate(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (plain.length <= longest) return plain;
  const cut = plain.lastIndexOf('-', longest);
  return plain.slice(0, cut > longest / 2 ? cut : longest).replace(/-+$/, '');
}

/**
 * Names each action by its kind and label. Actions that share a name are told apart by the words around them, then by
 * the heading above, then by number: a name changes only when what it stands for does.
 */
export function nameActions(actions: readonly RawAction[]): string[] {
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
  return contexts.map((context, index) => {
    for (const all of [contexts, headings]) {
      const own = wordsOf(all === contexts ? context : (headings[index] ?? ''));
      if (own.length === 0) continue;
      const shared = new Set(all.filter((_, other) => other !== index && all[other] !== all[index]).flatMap(wordsOf));
      const unlike = all.some((text, other) => other !== index && text !== all[index]);
      if (!unlike) continue;
      const telling = own.filter((word) => !shared.has(word));
      const suffix =
        slug(telling.slice(0, 4).join(' '), LONGEST_SUFFIX) || slug(own.slice(0, 4).join(' '), LONGEST_SUFFIX);
      if (suffix) return suffix;
    }
    return '';
  });
}

function wordsOf(text: string): string[] {
  return slug(text, 120).split('-').filter(Boolean);
}
