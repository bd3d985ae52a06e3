import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isEmptyOption } from '../../filling/fields.ts';
import type { Step } from '../../goal/types.ts';
import { says, spoken } from '../records/says.ts';

/** What a list is called that does something as soon as one chooses in it. */
const DOES = /^(?:move|copy|file|bulk|mark)\b.*(?:\b(?:to|into|as|selected|actions?)\b|…)/;
/** How far its name has to say what is to be done. */
const SAID = 0.6;

/** Whether choosing in a list does something that nobody asks for: "Move to", of a message that is to be answered. */
export function actsUnasked({ text }: Step, { label, options }: Item): boolean {
  const name = DOES.test(fold(label))
    ? label
    : options.find((option) => isEmptyOption(option) && DOES.test(fold(option)));
  return name !== undefined && says(name, spoken(text)) < SAID;
}
