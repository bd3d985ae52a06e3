import { fold } from './tokens.ts';

/** ISO 639-1 codes of the languages that sites offer themselves in. */
const CODES =
  'ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ka ko lt lv mk ms mt nb nl nn no pl pt ro ru sk sl sq sr sv sw ta th tr uk ur vi zh'.split(
    ' ',
  );

/** Folded name, in English or in the language itself, to code; both come with the runtime (CLDR). */
const names = new Map<string, string>();
for (const code of CODES)
  for (const tongue of ['en', code]) {
    const name = new Intl.DisplayNames([tongue], { type: 'language' }).of(code);
    if (name) names.set(fold(name), code);
  }

/** Code of the language that an English text names ("Switch the site to German" -> "de"); null for none or several. */
export function languageNamed(text: string): string | null {
  const found = new Set<string>();
  for (const word of text.match(/\p{Lu}\p{L}+/gu) ?? []) {
    const code = names.get(fold(word));
    if (code) found.add(code);
  }
  return found.size === 1 ? [...found][0]! : null;
}

/**
 * Code of the language that a label of a language switch stands for: its name in whatever tongue, with a country, a flag or
 * a mark of being chosen beside it ("Deutsch", "Español (España)", "FR", "PT-BR"); null when it is no such label.
 */
export function languageOf(label: string): string | null {
  const bare = label
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{M}\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const whole = names.get(fold(bare));
  if (whole) return whole;
  const code = /^([a-z]{2})(?:[-_ ][a-z]{2})?$/i.exec(bare)?.[1];
  if (code && CODES.includes(code.toLowerCase())) return code.toLowerCase();
  // Both names, or the code and the name: "German - Deutsch", "DE Deutsch".
  const parts = bare.split(/\s+|-/).filter(Boolean);
  const told = parts.map(
    (part) => names.get(fold(part)) ?? (CODES.includes(part.toLowerCase()) ? part.toLowerCase() : null),
  );
  return parts.length === 2 && told[0] && told[0] === told[1] ? told[0] : null;
}
