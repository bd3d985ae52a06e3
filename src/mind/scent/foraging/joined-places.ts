import { type Phrase, phrase } from '../../language/index.ts';

/** What one of two places under a label is worth against a place of its own. */
export const ONE_OF_TWO = 0.85;
const pairs = new Map<string, Phrase[]>();

/** The places that a label joins, each by itself: "Reminders and settings". Names keep their "and": "Trinidad and Tobago". */
export function placesJoined(raw: string): Phrase[] {
  let found = pairs.get(raw);
  if (!found) {
    const [first = '', second = '', ...more] = raw.split(/\s+(?:and|&)\s+/);
    const joined = more.length === 0 && /^\p{Ll}/u.test(second) && raw.length < 40 && !/[?.!]/.test(raw);
    found = joined ? [phrase(first), phrase(second)] : [];
    if (pairs.size > 5_000) pairs.clear();
    pairs.set(raw, found);
  }
  return found;
}
