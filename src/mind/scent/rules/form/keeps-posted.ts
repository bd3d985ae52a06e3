import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { classOfField } from '../../filling/fields.ts';
import type { Situation } from '../../situation.ts';
import { NEWSLETTER_WISH } from './form-fields.ts';

/** What a letter to all is asked for with. */
const KEEPS_POSTED =
  /^(?:sign me up|sign up|subscribe|count me in|keep me (?:posted|informed)|join the list|i'?m in)\b/;

/** Whether a form asks for an address and no more, to send letters to it, and the task is about no letters. */
export function onlyKeepsPosted({ items, goal }: Situation, fields: readonly Item[]): boolean {
  const written = fields.filter((item) => item.kind === 'type');
  return (
    written.length === 1 &&
    classOfField(written[0]!) === 'email' &&
    !NEWSLETTER_WISH.test(fold(goal.text)) &&
    items.some((item) => item.role === 'button' && KEEPS_POSTED.test(item.said.folded))
  );
}
