import type { Item } from '../../../perception/page.ts';
import type { Situation } from '../../situation.ts';
import { wantedIn } from './assign.ts';

/** Whether a button stands under one head with fields for what is known or told that are still empty: they are filled in before it is pressed. */
export function sendsUnanswered(situation: Situation, button: Item): boolean {
  return (
    button.role === 'button' &&
    situation.items.some(
      (item) =>
        ['type', 'choose'].includes(item.kind) &&
        item.group === button.group &&
        item.value === '' &&
        wantedIn(situation, item) !== null,
    )
  );
}
