import { heardBy } from '../../filling/objected.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Times that one box is shut. */
const TIMES = 6;

/** A box has come up that tells what is wrong with what was sent: it is read, and shut to put that right. */
export function hearOut(situation: Situation): Proposal | null {
  const { memory, page, key } = situation;
  const { objected, last } = memory;
  if (!objected || page.dialog || !last?.commits) return null;
  const item = heardBy(situation);
  if (!item || timesTried(memory, key, item.name) >= TIMES) return null;
  return {
    rule: 'hear_out',
    why: `a box says “${objected.lines[0]!.slice(0, 100)}”, and “${item.label}” shuts it`,
    status: 'continue',
    item,
    args: null,
    sure: 0.85,
    cause: objected.lines[0]!.slice(0, 80),
  };
}
