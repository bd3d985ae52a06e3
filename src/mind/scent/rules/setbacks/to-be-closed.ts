import { fold } from '../../../language/index.ts';
import type { Step } from '../../goal/types.ts';

/** "Close the offer", "dismiss the survey", "skip the tour": what a site lays over its page, by what people call it. */
const CLOSES =
  /^(?:close|dismiss|shut|skip|hide|decline|refuse|turn down)\b(?!.*\bcookies?\b).*\b(?:offers?|promotions?|newsletters?|surveys?|quiz|contest|competition|pop-?ups?|dialogs?|banners?|notices?|tours?|introduction|adverts?|ads?|invitations?|chat(?: window)?|welcome (?:message|window|screen)|sign-?up)\b/;

/** Whether a step has something closed that lies over the page, and no thing of the site. */
export function isToBeClosed(step: Step): boolean {
  return (
    ['close', 'transact', 'remove', 'press'].includes(step.verb) &&
    step.quoted.length === 0 &&
    CLOSES.test(fold(step.text))
  );
}
