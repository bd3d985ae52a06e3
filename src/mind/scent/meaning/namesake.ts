import { fold, isStopWord, stem, tokens, words } from '../../language/index.ts';
import { properNames } from './match.ts';

/** Weight from which on a word is part of a name. */
const TELLS = 0.3;
/** Words of one name. */
const SEVERAL = 2;
/** What may stand before a name, and is none. */
const TITLE = /^(?:dr|mr|mrs|ms|miss|prof|sir|the)$/;

/** Names in a text, also where they begin it: "Hugo Martin · deactivated". */
function namesAt(text: string): string[][] {
  return (text.match(/\p{Lu}[\p{L}'-]+(?:[ ]\p{Lu}[\p{L}'-]+)+/gu) ?? []).map((name) => words(name));
}

/** What a thing with a name of its own is, as the words after the name tell it: "table lamp" of "two Halden table lamps in brass". */
const KIND = /(?<![.!?]\s+)(?<=\s)(\p{Lu}[\p{L}'-]+)\s+(\p{Ll}[\p{L}-]+(?:\s+\p{Ll}[\p{L}-]+)?)/gu;
/** Letters from which on a word can be what something is. */
const LONG = 3;

/** The names of one word that a text gives to things, each with what they are. */
function kindsNamed(text: string): Array<{ name: string; kind: readonly string[] }> {
  return [...text.matchAll(KIND)].flatMap(([, name, after]) => {
    const kind = words(after!).filter((word) => word.length >= LONG && !isStopWord(word));
    return properNames(`  ${name}`).length > 0 && kind.length === words(after!).length && kind.length > 1
      ? [{ name: fold(name!), kind: kind.map(stem) }]
      : [];
  });
}

/** Whether a thing is of the kind that is told and bears another name: a "Tove table lamp", for who wants Halden table lamps. */
function isOtherOfKind(told: string, thing: string): boolean {
  const [head = ''] = thing.split(' . ');
  const own = words(head);
  return kindsNamed(told).some(({ name, kind }) => {
    const at = own.findIndex((_, i) => i > 0 && kind.every((word, k) => word === stem(own[i + k] ?? '')));
    return at > 0 && /^\p{Lu}/u.test(head.trim()) && !own.includes(name) && !words(told).includes(own[at - 1]!);
  });
}

/**
 * Whether a thing only shares a part of its name with the one that is told, and is called otherwise besides: Hugo Martin, for who
 * speaks of Martin Kowalski. So does what is of the same kind under another name of one word.
 */
export function isNamesake(told: string, thing: string): boolean {
  const said = new Set(words(told));
  const borne = new Set(words(thing));
  const names = properNames(`  ${told}`)
    .map((name) => words(name).filter((word) => !TITLE.test(word)))
    .filter((name) => name.length >= SEVERAL);
  // "Keep Birch Lodge": the word that a sentence begins with may be no part of the name.
  const isBorne = (name: readonly string[]) => name.length > 1 && name.every((word) => borne.has(word));
  if (names.some((name) => isBorne(name) || isBorne(name.slice(1)))) return false;
  if (isOtherOfKind(told, thing)) return true;
  return names.some((name) =>
    namesAt(thing).some((own) => {
      const shared = own.filter((word) => name.includes(word) && (tokens(fold(word))[0]?.weight ?? 0) > TELLS);
      return shared.length > 0 && own.some((word) => !said.has(word) && !TITLE.test(word));
    }),
  );
}

/**
 * Whether a head names somebody, or something, that goes by as many words as the one that is told and shares one of them in its place: "Hugo Kowalski",
 * for who speaks of Martin Kowalski, who stands nowhere on the page. A street or a school that is called after somebody is no namesake.
 */
export function isHeadOfNamesake(told: string, head: string, page: string): boolean {
  const own = words(head).filter((word) => !TITLE.test(word));
  if (own.length < SEVERAL || !namesAt(head).some((name) => name.length >= own.length)) return false;
  const shown = ` ${words(page).join(' ')} `;
  const names = properNames(`  ${told}`).map((said) => words(said).filter((word) => !TITLE.test(word)));
  if (names.some((name) => name.join(' ') === own.join(' '))) return false;
  return names.some((name) => {
    const shared = own.filter((word, i) => name[i] === word).length;
    return name.length === own.length && shared > 0 && shared < own.length && !shown.includes(` ${name.join(' ')} `);
  });
}
