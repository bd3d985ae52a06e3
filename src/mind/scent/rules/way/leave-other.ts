import { fold } from '../../../language/index.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { bears, saidIn } from '../../view/said.ts';

/** Goes back from the page of the thing that was only looked up to decide what is done with another one. */
export function leaveOther({ memory, page, goal, items, key }: Situation): Proposal | null {
  const heading = page.headings.find(({ level }) => level === 1)?.text ?? '';
  if (memory.way !== false || memory.step > 0 || memory.commits > 0 || heading === '') return null;
  if (bears(saidIn(goal.text), heading) || memory.trail.at(-1)?.key === key) return null;
  const lookedUp = memory.last?.kind === 'click' && fold(memory.last.label) === fold(heading);
  const back = items.find(({ kind }) => kind === 'back');
  return lookedUp && back
    ? {
        rule: 'back',
        why: `“${heading}” is not what it is to be done with`,
        status: 'continue',
        item: back,
        args: null,
        sure: 0.8,
        cause: heading,
      }
    : null;
}
