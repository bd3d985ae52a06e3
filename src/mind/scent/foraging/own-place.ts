import { fold, words } from '../../language/index.ts';
import { classOfWords } from '../filling/fields.ts';
import type { Situation } from '../situation.ts';

/** Who is to go without an account. */
const AS_GUEST = /\bas a guest\b|\bwithout (?:an account|signing|logging|registering)\b/;

/** What somebody is known by to a firm, as the last word of its name: "customer number", "PIN". */
const KEYS = /\b(?:number|no|id|code|reference|ref|pin|login)$/;
/** Numbers of things that tell nobody who one is. */
const NO_KEY =
  /^(?:new|current|old)\b|\b(?:phone|telephone|mobile|card|house|bank|iban|security|verification|postal|post|zip|street|sort|tax rate)\b/;

/** Names under which one is let in to what is one's own. */
const LETS_IN =
  /^(?:(?:my |your )?(?:account|profile|dashboard)|(?:log|sign) ?in\b.*|(?:members?|customers?|clients?|subscribers?|supporters?|owners?|tenants?|parents?|pupils?|students?|patients?|readers?|users?|policy ?holders?|residents?|employees?|staff|guests?|partners?)(?:'s?)?(?: (?:area|zone|portal|log ?in|only|corner|pages?))?|.{2,24} (?:area|zone|portal|log ?in|sign ?in)|portal)$/;
/** "My move", "Manage booking": what is one's own. */
const MINE = /^(?:my|your|manage|find your|check your) (?:\p{L}+ ?){1,2}$/u;

/** How surely one expects to be let in under such a name, and to what a place of one's own holds. */
const IN = 0.56;
const OWN = 0.5;
/** The place is called by what one's own number belongs to: a booking number and "My booking". */
const NAMED = 0.56;

/**
 * Whoever was given a number and a password for a task takes it that they will be asked for: 0..1, how far a label leads to where
 * that is. 0 once they were given to the site, or where nothing of the kind is known.
 */
export function ownPlace(situation: Situation, label: string): number {
  const keys = unusedKeys(situation);
  if (keys.length === 0 || AS_GUEST.test(fold(situation.goal.text))) return 0;
  const said = fold(words(label).join(' '));
  if (MINE.test(said)) {
    const nouns = new Set(keys.flatMap((key) => words(key)));
    return words(said).some((word) => nouns.has(word)) ? NAMED : OWN;
  }
  return LETS_IN.test(fold(label)) || LETS_IN.test(said) ? IN : 0;
}

/** Whether one knows anything to sign in with, or has signed in. */
export function canSignIn({ knowledge, memory }: Situation): boolean {
  return memory.identified || knowledge.some(({ name }) => isKey(fold(words(name).join(' '))));
}

function isKey(name: string): boolean {
  const kind = classOfWords(name);
  if (kind.startsWith('cc-')) return false;
  return kind === 'password' || kind === 'username' || (KEYS.test(name) && kind !== 'tel' && !NO_KEY.test(name));
}

/** Names of what one is known by, as far as it was not given to any form yet. */
function unusedKeys({ knowledge, memory }: Situation): string[] {
  if (memory.identified) return [];
  const given = new Set(Object.values(memory.filled).flatMap((fields) => Object.values(fields)));
  const keys = knowledge
    .map(({ name, value }) => ({ name: fold(words(name).join(' ')), value }))
    .filter(({ name }) => isKey(name));
  return keys.some(({ value }) => given.has(value)) ? [] : keys.map(({ name }) => name);
}
