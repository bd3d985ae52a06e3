import type { Effect } from '../../contract/index.ts';
import type { Happening } from '../guard/happenings.ts';
import type { Trouble } from './hands.ts';

const LONGEST = 1500;

/** One effect out of how the action went, what happened to the browser and what changed on the page. */
export function effectOf(
  trouble: Trouble | null,
  happenings: readonly Happening[],
  changes: readonly string[],
): Effect {
  const dialog = happenings.find((one) => one.kind === 'dialog');
  const said = happenings.map((one) => one.words);
  const refused = happenings.some((one) => one.kind === 'refused');
  const words = (parts: readonly string[]) => parts.join(' ').slice(0, LONGEST);
  if (dialog) return { kind: 'dialog', words: words([dialog.words, ...said.filter((text) => text !== dialog.words)]) };
  if (trouble) return { kind: trouble.kind, words: words([trouble.words, ...said]) };
  // Who lands beside a thing and hits nothing else has not done it, and knows why.
  if (changes.length === 0 && happenings.length > 0 && happenings.every(({ kind }) => kind === 'slip'))
    return { kind: 'failed', words: words(said) };
  if (refused && changes.length === 0) return { kind: 'blocked', words: words(said) };
  if (said.length > 0 || changes.length > 0) return { kind: 'changed', words: words([...said, ...changes]) };
  return { kind: 'nothing', words: 'Nothing happened.' };
}
