import { fold, literalCoverage, type Phrase, phrase, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { turnsCounter } from '../../meaning/stepper.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { furtherDown, scrollDown } from '../way/look.ts';

/** "3 vegan dishes", "two items that are vegan": how many of any things, told by nothing but what they have to be. */
const SOME =
  /\b(?:\d{1,2}|two|three|four|five|six)\s+(?:different\s+)?((?:[\p{L}-]+\s+){0,2}?)(?:items|things|products|articles|dishes|meals|snacks|drinks|options|choices)(?:\s+(?:that|which)\s+(?:are|is|have|contain|come)\s+(.+?))?(?:\s+(?:to|into|in|from)\s+(?:the|my|your)\s+.*)?[.!]?$/iu;
/** First words of what takes the thing at which it stands. */
const TAKES = /^(?:\+ ?)?(?:add|take|order|buy|get|select|choose|put)\b|^\+$/;
const TAKEN = 'some:';

/** What each of several things has to be, whichever they are; null where the step names them, or asks for one. */
export function qualityOf(step: Step): Phrase | null {
  if (!['buy', 'add'].includes(step.verb) || (step.constraints.quantity ?? 0) < 2) return null;
  const [, before = '', behind = ''] = SOME.exec(step.text) ?? [];
  const quality = phrase(`${before} ${behind}`.trim());
  return quality.tokens.length > 0 ? quality : null;
}

/** Whether the row of a control says that its thing is so; "not vegan" and "non-vegan" say that it is not. */
function isSo({ context }: Item, quality: Phrase): boolean {
  const denied = new RegExp(`\\b(?:not|non|no)[ -]+${quality.tokens[0]!.word}`);
  return literalCoverage(quality, context) > 0.99 && !denied.test(fold(context.text));
}

/** Takes one after the other of the things that are as the step wants them, until there are as many as it says. Writes to `memory`. */
export function takeSome(situation: Situation): Proposal | null {
  const { step, memory, items } = situation;
  const quality = step && qualityOf(step);
  if (!step || !quality) return null;
  const wanted = step.constraints.quantity!;
  const taken = memory.done.filter((tag) => tag.startsWith(TAKEN)).length;
  if (taken >= wanted) return null;
  const acts = actNames(step);
  const takes = items.filter(
    (item) =>
      item.kind === 'click' &&
      !item.disabled &&
      item.context.folded !== '' &&
      (TAKES.test(item.said.folded) || acts.includes(stem(words(item.label)[0] ?? ''))),
  );
  const fitting = takes.filter((item) => isSo(item, quality));
  const untaken = fitting.find((item) => !memory.done.includes(TAKEN + item.name));
  if (!untaken) {
    const down = takes.length > 1 || taken > 0 ? furtherDown(situation) : undefined;
    if (down) return scrollDown(situation, down, `${wanted - taken} more of them may be further down`);
  }
  // Where there are fewer kinds than are wanted, more than one is had of what can be counted up.
  const next = untaken ?? fitting.find((item) => turnsCounter(situation, item));
  if (!next) return null;
  memory.done.push(TAKEN + next.name);
  return {
    rule: 'take_some',
    why: `it is ${quality.text}, and ${wanted - taken} are still wanted`,
    status: 'continue',
    item: next,
    args: null,
    sure: 0.85,
    scent: 40,
    cause: next.label,
  };
}
