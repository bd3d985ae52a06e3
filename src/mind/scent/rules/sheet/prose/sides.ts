import { fold } from '../../../../language/index.ts';
import { isEmptyOption } from '../../../filling/fields.ts';
import type { Clause } from '../../../meaning/clauses.ts';
import type { Blank } from '../blanks.ts';
import { ASIDE, NOTHING_IMPLIED } from './choices.ts';
import { ASKS_IF, about, spokenOf } from './spoken.ts';

/** Words by which an answer begins that says yes or no. */
const YES = /^(?:yes\b|i (?:do|am|have|would|agree|accept|consent)\b(?! not)|agree\b|correct\b|true\b)/i;
const NO = /^(?:no\b(?! (?:preference|idea))|i (?:do|am|have|would)(?:n['’]t| not)\b|disagree\b|false\b)/i;
/** Share of what a question is about that a part of the task has to speak of. */
const SPOKEN = 0.5;
/** What the words tell that are said in a part of the task just so, for the rest of it to count. */
const PLAINLY = 0.6;
/** What a word has to tell for a short name to be told by it alone, and words up to which it is short. */
const TELLS = 0.5;
const SHORT = 3;
/** What the word counts by which the name of a box begins, against each of the others. */
const HEAD = 2;
/** Questions that ask about what is not so: "Is anything missing?" is answered with yes by what denies. */
const ASKS_LACK = /\b(?:not|without|missing|un(?:able|used|insured|paid|employed))\b/i;

/** What only tells of whom or of what: "people who are not signed in" denies nothing of the rest. */
const OF_WHOM = /\b(?:who|whom|whose|that|which|when|while|where|until|if)\b.*$/i;

const NONE = /^(?:none|nothing|nobody|never|not)\b/i;
/** A word by which an answer denies what the other one says. */
const DENIES = /\b(?:not|no|non|never|do not|does not|without)\b-?|n['’]t\b/i;
const plainly = (option: string): string =>
  fold(option.replace(DENIES, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The two answers to a question that is answered with yes or no, in whatever words they are given; null for any other. */
export function twoSides({ options, kind }: Blank): { yes: string; no: string } | null {
  if (kind !== 'choice' && kind !== 'list') return null;
  const real = options.filter((option) => !isEmptyOption(option) || NO.test(option));
  const yes = real.filter((option) => YES.test(option.trim()));
  const no = real.filter((option) => NO.test(option.trim()));
  if (yes.length === 1 && no.length === 1 && real.length <= 3) return { yes: yes[0]!, no: no[0]! };
  // "Yes" and "None known"; "I do" and "My company" are two who could pay.
  const none = real.filter((option) => NONE.test(option.trim()));
  if (yes.length === 1 && none.length === 1 && real.length === 2) return { yes: yes[0]!, no: none[0]! };
  // "May take part" and "May not take part".
  const bare = ([one = '', other = '']: readonly string[]) =>
    DENIES.test(other) && !DENIES.test(one) && plainly(other) === plainly(one) ? { yes: one, no: other } : null;
  return real.length === 2 ? (bare(real) ?? bare([real[1]!, real[0]!])) : null;
}

/** What a question lists of which each alone is a yes: "any injury, operation or illness". */
function listedIn(label: string): string[] {
  const [, list] = LIST.exec(label) ?? [];
  return list ? list.split(/,\s*(?:or\s+)?|\s+or\s+/).filter((one) => /\p{L}{3}/u.test(one)) : [];
}
const LIST =
  /\b(?:any|an?|of)\s+((?:\p{L}[\p{L}-]+,\s+)+(?:or\s+)?\p{L}[\p{L}-]+|\p{L}[\p{L}-]+\s+or\s+\p{L}[\p{L}-]+)/iu;

/** What a question with two sides, or a box, is answered by: the part of the task that speaks most of it; null where none does. */
export function sideTold(
  label: string,
  clauses: readonly Clause[],
  least = SPOKEN,
): { side: 'yes' | 'no'; sure: number; clause: Clause } | null {
  const own = about(label.replace(ASIDE, ''));
  const forms = [
    own,
    ...listedIn(label.replace(ASIDE, ''))
      .map(about)
      .filter((form) => form.length > 0),
  ];
  const all = about(label);
  const asks = ASKS_IF.test(label.trim());
  const [best] = clauses
    .map((clause) => {
      const { share, plainly, byDenial } = forms
        .map((form) => spokenOf(form, clause, ({ weight }, place) => (place === 0 && !asks ? HEAD : 1) * weight))
        .reduce((top, one) => (one.share > top.share ? one : top));
      // A label may say much more than the few words by which the task speaks of it.
      const back = plainly >= PLAINLY ? spokenOf(clause.tokens, { tokens: all, implied: NOTHING_IMPLIED }).share : 0;
      const word = plainly >= TELLS && own.length <= SHORT ? SPOKEN : 0;
      // What is only like it in meaning may be another box: vegan is not vegetarian.
      return { clause, share: plainly > 0 || asks ? Math.max(share, back, word) : 0, byDenial };
    })
    .sort((a, b) => b.share - a.share);
  if (!best || best.share < least) return null;
  const denied = !best.byDenial && best.clause.denies !== ASKS_LACK.test(label.replace(ASIDE, '').replace(OF_WHOM, ''));
  return { side: denied ? 'no' : 'yes', sure: best.share, clause: best.clause };
}
