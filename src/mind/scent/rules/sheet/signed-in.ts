import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { classOfWords } from '../../filling/fields.ts';
import type { Step } from '../../goal/types.ts';
import type { Situation } from '../../situation.ts';
import { valuesOf } from './told.ts';

/** What lets in who is known already. */
const SIGNS_IN = /^(?:sign|log) ?(?:in|on)\b/;

export const signsIn = (button: Item): boolean => SIGNS_IN.test(button.said.folded);

/** A secret, as the person puts it in without ever seeing it. */
const HIDDEN = /^\{\{[^{}]+\}\}$/;

/** Whether what was sent only lets one in, with one's password and whatever the site knows people by, and the task asks for more than that. */
export function onlySignedIn(situation: Situation): boolean {
  const { memory, goal } = situation;
  const given = Object.values(memory.filled[memory.last?.key ?? ''] ?? {}).map(fold);
  const secret =
    given.some((text) => HIDDEN.test(text)) ||
    valuesOf(situation).some(({ called, text }) => classOfWords(called) === 'password' && given.includes(fold(text)));
  const pressed = phrase(memory.last?.label ?? '');
  const isIn = ({ verb, text }: Step) =>
    verb === 'signin' || verb === 'register' || literalCoverage(pressed, phrase(text)) === 1;
  return secret && !goal.steps.every(isIn) && SIGNS_IN.test(pressed.folded);
}
