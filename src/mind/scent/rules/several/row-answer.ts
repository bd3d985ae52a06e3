import { fold } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable, sameWords } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** "Mark Ann Lee as late", "set the lamp to low": what, and how it is to stand. */
const STANDS =
  /^(?:mark|set|flag|record|declare|put|switch|turn|report|note)\s+(?:the\s+|my\s+|your\s+)?(.+?)\s+(?:down\s+)?(?:as|to)\s+(?:the\s+|an?\s+|be\s+)?(.+)$/i;
const VERBS = new Set<Step['verb']>(['transact', 'enter', 'pick']);
/** Kinds of controls that are one of several answers in a row. */
const IN_ROW = new Set(['button', 'radio', 'option', 'switch', 'menuitemradio']);

/** Presses the one of several answers in the row of a thing that says how it is to stand: "Late", beside "Ann Lee". */
export function answerInRow(situation: Situation): Proposal | null {
  const { step, items } = situation;
  const [, thing = '', state = ''] = step && VERBS.has(step.verb) ? (STANDS.exec(step.text) ?? []) : [];
  if (thing === '') return null;
  const told = items.filter(
    (item) =>
      (isClickable(item) || item.kind === 'check') &&
      IN_ROW.has(item.role) &&
      !item.disabled &&
      sameWords(item.raw, state),
  );
  const near = told;
  // What stands around a row may name its neighbour too: its own name comes first.
  const first = near.filter((item) => item.context.folded.startsWith(fold(thing)));
  const own = near.length > 1 ? first : near;
  const [only] = own;
  // One answer alone beside the thing is no choice.
  const others = items.some(
    (item) => item !== only && IN_ROW.has(item.role) && only !== undefined && item.raw !== only.raw,
  );
  if (!only || own.length > 1 || !others || isOn(only)) return null;
  return {
    rule: 'row_answer',
    why: `“${only.label}” is how “${thing}” is to stand`,
    status: 'continue',
    item: only,
    args: null,
    sure: 0.9,
    completes: true,
    cause: only.label,
  };
}
