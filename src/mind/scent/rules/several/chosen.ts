import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import { tells } from '../../filling/say.ts';
import type { Step } from '../../goal/types.ts';
import type { Situation } from '../../situation.ts';

/** Tags of the rules that take one of several, in what is done of the step. */
const TAKEN = /^(?:among|meant|compared):/;
/** Headings from here down head parts of a page. */
const HEADS = 2;
/** Share of a thing's name that the heading of its page bears at least. */
const SHARE = 0.5;

/** What marks that one of the things of a page was taken for the step. */
export function tagOfTaken(rule: 'among' | 'meant' | 'compared', key: string, text: string): string {
  return `${rule}:${key}:${text.slice(0, 40)}`;
}

/**
 * Whether the person has come to the page of the very thing that was taken out of several for this step. What else is shown there ("Goes well
 * with", "Others also bought") is not what was looked for: the act is, wherever on the page it stands.
 */
export function atChosen({ memory, page, key }: Situation): boolean {
  const here = memory.done.some((tag) => TAKEN.test(tag) && tag.includes(`:${key}:`));
  const examined = memory.examined?.step === memory.step && Object.values(memory.examined.found).includes(true);
  if (memory.compared === '' || here || !(examined || memory.done.some((tag) => TAKEN.test(tag)))) return false;
  const name = phrase(memory.compared);
  const bears = (text: string) => {
    const head = phrase(text);
    return (
      fold(text) === memory.compared ||
      (literalCoverage(head, name) > 0.99 && literalCoverage(name, head) >= SHARE) ||
      (name.tokens.length > 1 && literalCoverage(name, head) > 0.99)
    );
  };
  // Who has scrolled on has the heading in mind.
  const first = memory.headings[key] ?? '';
  return [page.title, first, ...page.headings.flatMap(({ text, level }) => (level > HEADS ? [] : [text]))].some(bears);
}

/** Whether the box for what somebody is to be told has just come up, or what is told stands in it: it is written and sent, and none of the list beside it is chosen. */
export function isWriting({ page, memory, key, appeared }: Situation, step: Step): boolean {
  return (
    tells(step) &&
    page.items.some(
      ({ kind, state, name, value }) =>
        kind === 'type' &&
        state.has('multiline') &&
        ((memory.last?.key === key && appeared.has(name)) || (value !== '' && memory.filled[key]?.[name] === value)),
    )
  );
}
