import { literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import type { Situation } from '../../situation.ts';

/** Words in the name of a place that says one thing: "Newsletter", "Meter reading". */
const SHORT = 3;

/**
 * A place of the site that is called by the very thing the step is about, and that one has not been to, while this page is about something
 * else: nobody fills in the form at hand then. Undefined where there is none.
 */
export function calledElsewhere(situation: Situation, step: Step): Item | undefined {
  const { page, items, memory, key } = situation;
  if (Object.keys(memory.filled[key] ?? {}).length > 0 || !['transact', 'buy', 'register'].includes(step.verb))
    return undefined;
  // What is compared, or counted off, is looked for in a list.
  if (step.superlative || step.nth !== null) return undefined;
  const wish = phrase(step.object);
  if (wish.tokens.some((token) => token.weight > 0.3 && page.about.tokens.some((own) => own.stem === token.stem)))
    return undefined;
  return items.find(
    (item) =>
      item.role === 'link' &&
      !item.state.has('current') &&
      item.said.tokens.length > 0 &&
      item.said.tokens.length <= SHORT &&
      item.said.tokens.some((token) => token.weight > 0.3) &&
      literalCoverage(item.said, wish) > 0.99 &&
      Object.values(memory.tried).every((tried) => !tried[item.name]),
  );
}
