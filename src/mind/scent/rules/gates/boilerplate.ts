import { fold } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Pages that stand at the foot of every site and tell of the site itself. */
const OF_SITES =
  /^(?:privacy(?: policy| notice)?|(?:terms|conditions)(?: (?:of (?:use|service)|and conditions|& conditions))?|imprint|legal(?: notice)?|cookies?(?: policy| settings)?|accessibility(?: statement)?|site ?map|about(?: us)?|contact(?: us)?|news|blog|press|careers|jobs)$/;
/** Rules by which a control is pressed for how it sounds. */
const BY_SOUND = new Set(['satisfice', 'try_again', 'press_named']);
/** Steps by which something is looked for: it may stand on any page. */
const LOOKS = new Set<Step['verb']>(['learn', 'reach', 'locate', 'search']);

/**
 * Whether somebody would go by a guess to what sites tell of themselves, of which the task says nothing: who has something to do there goes
 * nowhere near it, who looks for something does once nothing else is left.
 */
export function wandersOff(situation: Situation, { rule, item }: Proposal): boolean {
  const { step, asked, items, memory, key } = situation;
  if (!step || item?.role !== 'link' || !BY_SOUND.has(rule)) return false;
  const label = fold(item.label);
  if (!OF_SITES.test(label) || fold(asked).includes(label)) return false;
  if (!LOOKS.has(step.verb)) return true;
  return items.some(
    (other) =>
      isClickable(other) &&
      other.role === 'link' &&
      !OF_SITES.test(fold(other.label)) &&
      timesTried(memory, key, other.name) === 0,
  );
}
