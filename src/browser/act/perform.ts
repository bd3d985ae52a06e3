import type { PageAction } from '../types.ts';
import { performByKeys } from './by-keys.ts';
import { choose } from './choose.ts';
import { drag } from './drag.ts';
import type { Arguments, Hands, Trouble } from './hands.ts';
import { clickAt, pointAt } from './pointer.ts';
import { setRange } from './set.ts';
import { typeInto } from './type.ts';
import { upload } from './upload.ts';

/** Does one action to an element of the page, at a point that was tested just now; null when it was done. */
export async function perform(hands: Hands, action: PageAction, args: Arguments | null): Promise<Trouble | null> {
  if (hands.byKeyboard) return performByKeys(hands, action, args);
  switch (action.kind) {
    case 'type':
      return typeInto(hands, action, args);
    case 'choose':
      return choose(hands, action, args);
    case 'set':
      return setRange(hands, action, args);
    case 'upload':
      return upload(hands, action, args);
    case 'drag':
      return drag(hands, action, args);
    case 'point':
      await pointAt(hands.page, hands.aim(action));
      return null;
    case 'context':
      await clickAt(hands.page, hands.aim(action), { button: 'right' });
      return null;
    case 'double-click':
      await clickAt(hands.page, hands.aim(action), { clicks: 2 });
      return null;
    default:
      await clickAt(hands.page, hands.aim(action), {
        touch: hands.touch,
        clicks: action.state.includes('double-click') ? 2 : 1,
        // A hand that slips does not know where it went.
        follow: hands.aim(action) === action.point,
        moving: hands.moving === true,
      });
      return null;
  }
}
