import { isVerb } from '../verbs/index.ts';

/** "Don't forget to tick it": it is to be ticked. */
const NOT_FORGOTTEN =
  /(?<=^|[.!?;]\s+|,\s+|\b(?:and|but|please)\s+)(?:do not|don['’]t|never)\s+forget\s+to\s+(\p{L})/giu;
/** "Be sure not to tick it", "take care not to": it is not to be. */
const SURE_NOT =
  /(?<=^|[.!?;]\s+|,\s+|\b(?:and|but|please)\s+)(?:be\s+(?:sure|careful)|make\s+sure|take\s+care|try|remember)\s+not\s+to\s+(?=\p{L})/giu;
/** "Would you mind booking the hall?" */
const MIND = /(?<=^|[.!?]\s+)(?:would|do)\s+you\s+(?:please\s+)?mind\s+(\p{Ll}+ing)\b([^.!?]*)\?/giu;
/** "Without opening the letter, archive it": how it is not to be done, told first. */
const WITHOUT =
  /(?<=^|[.!?]\s+)Without\s+(\p{Ll}+ing)\s+((?:the|my|your|our|his|her|their|an?|any|all)\s[^,.;!?]{2,60}?),\s+(?:please\s+)?(\p{Ll})([^.!?]*)/gu;

/** The verb of a gerund; null where none is known. */
function verbIn(doing: string): string | null {
  const bare = doing.toLowerCase().replace(/ing$/, '');
  return [`${bare}e`, bare, bare.replace(/(.)\1$/u, '$1')].find(isVerb) ?? null;
}

/** A text in which what is to be done, or left, is told outright: "don't forget to tick it" as "tick it". */
export function toldOutright(text: string): string {
  return text
    .replace(NOT_FORGOTTEN, (found, first: string) => (/^\p{Lu}/u.test(found) ? first.toUpperCase() : first))
    .replace(SURE_NOT, (found) => (/^\p{Lu}/u.test(found) ? 'Do not ' : 'do not '))
    .replace(MIND, (found, doing: string, rest: string) => {
      const verb = verbIn(doing);
      return verb ? `${verb[0]!.toUpperCase()}${verb.slice(1)}${rest}.` : found;
    })
    .replace(WITHOUT, (_, doing: string, thing: string, first: string, rest: string) => {
      // What is acted on is named where it comes first.
      const points = /\b(?:it|them)\b/.exec(rest)?.[0];
      const act = `${first.toUpperCase()}${points ? rest.replace(points, thing) : rest}`;
      return `${act} without ${doing} ${points ?? thing}`;
    });
}
