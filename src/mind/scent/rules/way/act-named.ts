import { fold, literalCoverage, phrase, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** What is done to things of the world as well as to parts of a page. */
const DONE_TO_THINGS = /^(?:open|close|shut|unlock|lock)$/;
/** Share of what a control says, beside the act, that the step has to say. */
const SAID = 0.9;

/** Whether a control bears the act and the thing it is done to: "Open door", or a switch "Vent open". */
function bears(item: Item, act: string, thing: ReturnType<typeof phrase>): boolean {
  const said = words(item.raw).map(stem);
  if (item.disabled || said.length < 2 || !said.includes(act) || item.role === 'link') return false;
  const rest = phrase(
    words(fold(item.raw))
      .filter((word) => stem(word) !== act)
      .join(' '),
  );
  return rest.tokens.length > 0 && literalCoverage(rest, thing) >= SAID;
}

/** "Open the door", "open the vent of the kiln": done with the control that says so, where one does. */
export function actNamed(situation: Situation, step: Step): Proposal | null {
  const [first = ''] = words(step.text);
  if (!DONE_TO_THINGS.test(first)) return null;
  const { items, memory, key } = situation;
  const thing = phrase(`${step.object} ${step.scope}`);
  const item = items.find((one) => (isClickable(one) || one.kind === 'check') && bears(one, stem(first), thing));
  if (!item || timesTried(memory, key, item.name) > items.length) return null;
  const on = item.kind === 'check' && isOn(item);
  if (on || (memory.last?.step === memory.step && memory.last.name === item.name)) return null;
  return {
    rule: item.kind === 'check' ? 'tick' : 'press_named',
    why: `“${item.label}” is what does it`,
    status: 'continue',
    item,
    args: null,
    sure: 0.9,
    completes: true,
    cause: item.label,
  };
}
