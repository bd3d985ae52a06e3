import { fold, tokens, words } from '../../language/index.ts';
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

/**
 * Whether a thing only shares a part of its name with the one that is told, and is called otherwise besides: Hugo Martin, for who
 * speaks of Martin Kowalski.
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
  return names.some((name) =>
    namesAt(thing).some((own) => {
      const shared = own.filter((word) => name.includes(word) && (tokens(fold(word))[0]?.weight ?? 0) > TELLS);
      return shared.length > 0 && own.some((word) => !said.has(word) && !TITLE.test(word));
    }),
  );
}
