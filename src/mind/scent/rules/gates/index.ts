// What is kept from being done, however well it smells. `isForStep` takes controls away before any rule is asked; `isAnother` and
// `isFruitless` turn down what a rule proposes.

import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isOfAnotherForm } from '../../filling/coverage/assign.ts';
import { isInterfaceStep } from '../../goal/types.ts';
import { commandsOther, throwsAway } from '../../meaning/act-class.ts';
import { namesAnother } from '../../meaning/for-another.ts';
import { doesOpposite } from '../../meaning/opposite.ts';
import { isOfOtherRow } from '../../meaning/row-before.ts';
import { isWorkedByOthers } from '../../meaning/surface.ts';
import type { Situation } from '../../situation.ts';
import { endsBegun } from '../form/send-off.ts';
import { pressedOwnAct } from '../setbacks/asked-back.ts';
import { isOfOtherAuthor } from '../several/by-author.ts';
import { doesUnasked } from '../way/only-asks.ts';
import { actsOnPlace } from '../way/open-place.ts';
import { standsBesideOwn } from './beside-own.ts';
import { actsBlindly } from './blind-row.ts';
import { marksUnasked } from './marks.ts';
import { makesForOtherTime } from './other-span.ts';
import { isOfOtherThing, isOtherVariety } from './other-thing.ts';
import { takesMore } from './taken-all.ts';

export { isAnother } from './another.ts';
export { isFruitless } from './fruitless.ts';

/** Whether a button commands another act than the step asks for, or its opposite. */
function commandsElse(situation: Situation, { role, raw, said, name }: Item): boolean {
  const { step, goal, appeared } = situation;
  if (!step || role !== 'button') return false;
  // "Remove", in the box that "Withdraw" has brought up.
  if (appeared.has(name) && pressedOwnAct(situation)) return false;
  return commandsOther(step, said.folded) || doesOpposite(step, raw) || throwsAway(said.folded, fold(goal.text));
}

/** Whether this is the map or the drawing itself, for who is not told to press it. */
function isMereGround({ step, page }: Situation, item: Item): boolean {
  return !(step && isInterfaceStep(step)) && isWorkedByOthers(page, item);
}

/** Whether a control could serve the step the person is at: what plainly is for something else, or was refused as it stands, is left. */
export function isForStep(situation: Situation, item: Item): boolean {
  return (
    item.name !== situation.memory.refusedBy &&
    !isMereGround(situation, item) &&
    !actsOnPlace(situation, item) &&
    (item.kind !== 'click' || !isOfAnotherForm(situation, item)) &&
    (!namesAnother(situation, item) || endsBegun(situation, item)) &&
    !isOfOtherRow(situation, item) &&
    !commandsElse(situation, item) &&
    !actsBlindly(situation, item) &&
    !isOfOtherThing(situation, item) &&
    !isOtherVariety(situation, item) &&
    !takesMore(situation, item) &&
    !makesForOtherTime(situation, item) &&
    !standsBesideOwn(situation, item) &&
    !isOfOtherAuthor(situation, item) &&
    !marksUnasked(situation, item) &&
    !doesUnasked(situation, item)
  );
}
