import type { Knowledge } from '../../../contract/index.ts';
import { fold, stem, words } from '../../language/index.ts';

/** "The new name in the test data", "the book given in the details": what is meant stands among what is known. */
const IN_DATA =
  /(\b(?:to|as|called|named) )?\bthe ([\p{L}-]+(?: [\p{L}-]+){0,3}?) (?:(?:that|which) (?:is|was) )?(?:(?:given|named|told|stated|provided|specified|listed|shown|found) )?(?:in|from) (?:the |your |my )?(?:(?:test|task|given|provided|input|attached) )*(?:data|details)\b/giu;
/** "The number and what happened are in your data.": where the values are, and nothing to be done or put in. */
const WHERE_IT_IS =
  /(?<=^|[.!?]\s+)(?:(?:the|your|its|their|his|her|all|both|what|everything|where|when|how|who)\b[^.!?"“]{1,90}?)\s(?:is|are|can be found|stands?|comes?|were|was)\s+(?:(?:all|both|also)\s+)?(?:(?:given|listed|found|told|shown|written)\s+)?(?:in|with|among)\s+(?:the |your |my )?(?:(?:test|task|given) )*(?:data|details)\s*(?:[.!?]|$)\s*/giu;
/** What stands for all that is known, and for none of it alone. */
const ALL = /\b(?:data|details|values|information|entries|fields|answers)\b/i;
/** What a thing is called by, where its kind is all that the task says. */
const CALLS = /^(?:title|name|item|product|label|subject)$/;
/** Share of the words of an entry's name by which it is known. */
const HALF = 0.5;

/** The words of an entry's name: "playlistName", "new_name". */
const nameOf = (name: string) => words(name.replace(/[_-]/g, ' ')).map(stem);

function meant(said: string, known: readonly Knowledge[]): Knowledge | null {
  const told = words(fold(said)).map(stem);
  const fits = known
    .map((entry) => {
      const own = nameOf(entry.name);
      return { entry, fit: own.filter((word) => told.includes(word)).length / Math.max(1, own.length) };
    })
    .sort((a, b) => b.fit - a.fit);
  const [best, next] = fits;
  // "The subject and the message": several entries that are each named are for the fields that are called so.
  if (next?.fit === 1) return null;
  if (best && best.fit >= HALF && best.fit > (next?.fit ?? 0)) return best.entry;
  if (known.length === 1) return known[0]!;
  const called = known.filter(({ name }) => CALLS.test(fold(name)));
  return called.length === 1 ? called[0]! : null;
}

/** The instructions with what they only point at in the data said outright; secrets stay where they are. */
export function saidOutright(instructions: string, knowledge: readonly Knowledge[]): string {
  const known = knowledge.filter(({ secret, value }) => !secret && !value.includes('"'));
  const rest = instructions.replace(WHERE_IT_IS, '').trim();
  // Where nothing else is said that is the task.
  const asked = rest === '' ? instructions : rest;
  return asked.replace(IN_DATA, (whole, before: string | undefined, said: string) => {
    const entry = ALL.test(said) ? null : meant(said, known);
    if (!entry) return whole;
    return before ? `${before}"${entry.value}"` : `the ${said} "${entry.value}"`;
  });
}
