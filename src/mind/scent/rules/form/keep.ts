import type { Item } from '../../../perception/page.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import { onePage, type Proposal, type Situation } from '../../situation.ts';

const KEEPS =
  /^(?:(?:save|apply|update|confirm|done)(?: (?!order|payment|purchase|and)\p{L}+){0,2}|(?:keep|store) (?:(?:this|these|my|your) \p{L}+|(?:the )?(?:settings|changes|choices|selection|preferences)))$/u;

const PUTS_IN = new Set(['type', 'choose', 'set', 'check']);
const SENDS = /^(?:send|submit|post|publish)\b/;

/** What was changed on a page of settings is kept by its own button, also when the task does not say so. */
export function keepChanges(situation: Situation): Proposal | null {
  const { step, memory, key, goal } = situation;
  // What was put in order by hand is a change like any other; what a button sorts is only shown so.
  const changes =
    ['tick', 'untick', 'pick', 'enter', 'drag'].includes(step?.verb ?? '') ||
    memory.last?.kind === 'drag' ||
    memory.last?.rule === 'write_cell';
  // What was kept before has to be kept again after one more change.
  const changedSince = memory.last !== null && memory.last.kind !== 'click' && !memory.last.commits;
  if (!step || !changes || (memory.commits > 0 && !(changedSince && PUTS_IN.has(memory.last!.kind)))) return null;
  if (memory.step < goal.steps.length - 1) return null;
  // Words that are written for others to read are sent.
  const sends = step.verb === 'enter' && /^(?:write|leave|post|compose)\b/i.test(step.text);
  // A small form that ends in a plain "Submit" is for sending.
  const ends = onePage(situation) && goal.avoid.length === 0;
  const buttons = situation.items.filter(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      (KEEPS.test(item.said.folded.replace(/[^\p{L} ]/gu, '').trim()) ||
        (sends && SENDS.test(item.said.folded)) ||
        (ends && item.said.folded === 'submit')) &&
      (changedSince || timesTried(memory, key, item.name) === 0),
  );
  const changed = situation.page.byName.get(memory.last?.name ?? '');
  const below = buttons.filter((item) => !changed?.box || !item.box || item.box.y > changed.box.y - 30);
  const item = below[0] ?? (ends ? keyFor(situation) : undefined);
  return item
    ? {
        rule: 'commit',
        why: `what I changed has to be kept with “${item.label}”`,
        status: 'continue',
        item,
        args: null,
        sure: 0.85,
        commits: true,
        completes: true,
        cause: item.label,
      }
    : null;
}

/** Where nothing can be pressed the Enter key ends what was typed. */
function keyFor({ step, memory, items }: Situation): Item | undefined {
  if (step?.verb !== 'enter' || memory.last?.kind !== 'type' || items.some((item) => isClickable(item) && item.box))
    return undefined;
  const field = items.find((item) => item.name === memory.last?.name);
  return field && !field.state.has('multiline') ? items.find((item) => item.name === 'press:enter') : undefined;
}
