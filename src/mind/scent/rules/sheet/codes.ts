// Numbers and codes of which several are told: each goes where what stands with it in the task speaks of what is asked.
import { words } from '../../../language/index.ts';
import { clausesIn } from '../../meaning/clauses.ts';
import type { Situation } from '../../situation.ts';
import { type Answer, bestFirst } from './answer.ts';
import type { Blank } from './blanks.ts';
import { CODE } from './may-stand.ts';
import { about } from './prose/spoken.ts';
import type { Value } from './told.ts';

/** How plainly belongs there the code that stands with the very words of a field. */
const NAMED = 1.12;
/** What is asked for one, and says by that word alone nothing of which. */
const NUMBERED = /^(?:numbers?|no|nr|codes?|ids?|ref|references?)$/;

/** Of several codes those that stand in a part of the task with a word of the name of a field, and with no other's. */
export function codesFor({ asked }: Situation, blanks: readonly Blank[], values: readonly Value[]): Answer[] {
  const codes = values.filter(({ kind, text }) => kind === 'said' && CODE.test(text));
  if (codes.length < 2) return [];
  const clauses = clausesIn(asked);
  const pairs = blanks
    .filter(({ kind }) => kind === 'text')
    .flatMap((blank) => {
      const named = about(blank.label)
        .map(({ word }) => word)
        .filter((word) => !NUMBERED.test(word));
      return codes.flatMap((value) => {
        const clause = clauses.find(({ start, end }) => value.at >= start && value.at < end);
        const said = new Set(words(clause?.text ?? ''));
        const met = named.filter((word) => said.has(word));
        return met.length > 0 ? [{ blank, value, text: value.text, fit: NAMED * (met.length / named.length) }] : [];
      });
    });
  return bestFirst(pairs).map((answer) => ({ ...answer, fit: NAMED }));
}
