import { stem, words } from '../../../language/index.ts';
import { wordsToType } from '../../filling/word-to-type.ts';
import { LEAVES_BE } from '../../meaning/leaves-be.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf, committing } from '../common.ts';

/** What leaves everything as it is. */
const NO = new RegExp(`^(?:${LEAVES_BE}|cancel$|close$)`);

/**
 * Writes what the page that asks back wants to see written before it does what was just pressed, and then presses the act once more:
 * neither is told by the task, and the button does nothing without it. Null where the page asks for nothing of the kind.
 */
export function typeAsked(situation: Situation): Proposal | null {
  const { memory, page, items, appeared, key } = situation;
  const { last } = memory;
  if (memory.told || last?.key !== key) return null;
  if (last.kind === 'type') return pressAct(situation);
  const came = items.filter(({ name, kind }) => appeared.has(name) && ['type', 'choose', 'set'].includes(kind));
  const [field] = came;
  if (last.kind !== 'click' || came.length !== 1 || field!.kind !== 'type') return null;
  const word = wordsToType(page, [field!], situation.asked).get(field!);
  const args = word === undefined || field!.value === word ? null : argumentOf(field!, word);
  if (!args) return null;
  const why = `the page wants “${word}” to be written first`;
  return { rule: 'fill_field', why, status: 'continue', item: field!, args, sure: 0.85, cause: field!.label };
}

/** The button behind the field that names the act once more. */
function pressAct({ memory, items, page, asked }: Situation): Proposal | null {
  const field = page.byName.get(memory.last!.name);
  if (!field || wordsToType(page, [field], asked).get(field) !== memory.last!.argument) return null;
  const pressed = memory.own.findLast(({ kind }) => kind === 'click')?.raw ?? '';
  const acts = new Set([...words(asked), words(pressed)[0] ?? ''].map(stem));
  const act = items.find(
    ({ kind, role, raw, said, order, disabled }) =>
      kind === 'click' &&
      role === 'button' &&
      !disabled &&
      order > field.order &&
      !NO.test(said.folded) &&
      acts.has(stem(words(raw)[0] ?? '')),
  );
  if (!act) return null;
  const why = `what the page wanted is written, and “${act.label}” is what I mean`;
  return { ...committing(act, why), rule: 'confirm' };
}
