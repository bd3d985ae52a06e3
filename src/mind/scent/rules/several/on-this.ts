import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** What stands for the thing that a control stands at, with the kind of it where that is told: "this", "this branch". */
const THIS = /\b(?:this|that)(?: one| item)?\b/;
/** Words that the name of a thing has at most. */
const NAME = 8;
/** Share of a name that what stands around the control bears. */
const BORNE = 0.9;

/**
 * Whether a control says of "this" what the step says of the thing that it stands at: "Make this my branch" at North Quay,
 * for "make North Quay my branch".
 */
function isSaidOfThis({ page }: Situation, { text }: Step, { said, raw, context, group }: Item): boolean {
  const folded = fold(raw);
  const at = THIS.exec(folded);
  if (!at || said.tokens.length < 2) return false;
  const [before, after] = [folded.slice(0, at.index).trim(), folded.slice(at.index + at[0].length).trim()];
  const told = fold(text).replace(/[.!?]+$/, '');
  const start = before === '' ? 0 : told.indexOf(`${before} `);
  if (start < 0 || !(before || after)) return false;
  const rest = told.slice(start + (before ? before.length + 1 : 0));
  // "Book this room" leaves the kind of the thing in its name: "book the Heron room".
  const end = after === '' ? rest.length : rest.lastIndexOf(after);
  if (end <= 0) return false;
  const name = phrase(rest.slice(0, end).replace(/^(?:the|a|an) /, ''));
  if (name.tokens.length === 0 || name.tokens.length > NAME) return false;
  const around = phrase(`${context.text} . ${group} . ${page.dialog} . ${page.headings[0]?.text ?? ''}`);
  return literalCoverage(name, around) > BORNE;
}

/** Presses what says of the thing it stands at just what the task says of it. */
export function actOnThis(situation: Situation): Proposal | null {
  const { step, items, memory, key } = situation;
  if (!step || step.all || !ACTS.has(step.verb)) return null;
  const item = items.find(
    (one) =>
      isClickable(one) &&
      !one.disabled &&
      timesTried(memory, key, one.name) === 0 &&
      isSaidOfThis(situation, step, one),
  );
  return item
    ? {
        rule: OF_THIS,
        why: `“${item.label}” says so of the one that is meant`,
        status: 'continue',
        item,
        args: null,
        sure: 0.85,
        scent: 30,
        commits: true,
        cause: item.label,
      }
    : null;
}
const ACTS = new Set<Step['verb']>(['transact', 'buy', 'add', 'remove', 'reach', 'register', 'pick']);

/** The rule under which such a press is kept in mind. */
export const OF_THIS = 'act_on_this';
