import { fold, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { actNames } from '../../meaning/act-names.ts';
import { changesByName } from '../../meaning/acts.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Situation } from '../../situation.ts';

/** What ends whatever was begun, and is no act of its own. */
const ENDS =
  /^(?:send|submit|confirm|save|apply|place|pay|make|start|begin|post|publish|add|new|set|edit|manage|cancel|approve|accept|reset|clear)$/;

/** The one word on a control; empty where there are more. */
function onlyWord({ said }: Item): string {
  const own = words(said.folded);
  return own.length === 1 ? own[0]! : '';
}

/**
 * Whether a control is called by another act and nothing else ("Forward"), while the act of the step has a control of its own in sight
 * ("Delete"), however much of the thing stands around both.
 */
export function standsBesideOwn({ step, items }: Situation, item: Item): boolean {
  if (step?.verb !== 'remove') return false;
  const word = onlyWord(item);
  if (word === '' || ENDS.test(word) || !isClickable(item) || item.role === 'link' || !changesByName(item))
    return false;
  const own = actNames(step);
  if (own.includes(stem(word)) || words(fold(step.text)).some((told) => stem(told) === stem(word))) return false;
  return items.some((other) => isClickable(other) && !other.disabled && own.includes(stem(onlyWord(other))));
}
