import type { PageAction } from '../types.ts';
import { controlAt, focused } from './element.ts';
import { type Arguments, failed, type Hands, said, type Trouble } from './hands.ts';
import { clearField, typePieces } from './keyboard.ts';
import { clickAt } from './pointer.ts';
import { hasOwnFormat, inFormat } from './values.ts';

/** Types a text in place of what a field holds, as a person does: into it, everything selected, key by key. */
export async function typeInto(hands: Hands, action: PageAction, args: Arguments | null): Promise<Trouble | null> {
  const text = said(args, 'text', 'value');
  if (text === null) return failed('Nothing was said of what to type.');
  const pieces = hands.secrets.pieces(text);
  const secret = pieces.some((piece) => piece.secret);
  if (secret && !hands.origins.allows(action.frame || hands.page.url()))
    return failed('That is private, and this part of the page belongs to somebody else; nothing was typed.');

  const { page } = hands;
  const format = action.inputType && hasOwnFormat(action.inputType) ? action.inputType : null;
  if (format && !secret) return pick(hands, action, format, text);

  await clickAt(page, hands.aim(action));
  let target = await focused(page);
  if (!target?.editable) {
    // A click that opened something may give it the focus only after a moment.
    await new Promise((resolve) => setTimeout(resolve, 100));
    target = await focused(page);
  }
  if (!target?.editable) return failed('The cursor is not in a field there, so nothing could be typed.');
  await clearField(page);
  if (text !== '') await typePieces(page, pieces, hands.session);
  if (secret || target.type === 'rich') return null;

  const now = await focused(page);
  if (!now?.editable || now.value === text || now.type !== target.type) return null;
  if (now.type === 'password') return null;
  const shown = hands.secrets.hide(now.value);
  if (now.value === '') return failed('The field took nothing of what was typed.');
  if (now.maxLength >= 0 && now.value.length >= now.maxLength && text.startsWith(now.value))
    hands.happenings.note('asked', `The field takes no more than ${now.maxLength} characters and shows "${shown}".`);
  return null;
}

/** Dates, times, colours and ranges: what their picker would put in, in their format. */
async function pick(hands: Hands, action: PageAction, type: string, text: string): Promise<Trouble | null> {
  const value = text === '' ? '' : inFormat(type, text, hands.locale);
  if (value === null)
    return failed(`"${hands.secrets.hide(text)}" is not a ${type.replace('-local', '')} that the field can take.`);
  const control = await controlAt(hands.page, hands.aim(action));
  if (!control) return failed('The field could not be reached.');
  try {
    await control.fill(value, { timeout: 3000 });
  } catch {
    return failed('The field could not be changed.');
  }
  const now = await control.evaluate((node) => (node as HTMLInputElement).value);
  return now === value || Number(now) === Number(value)
    ? null
    : failed(`The field did not take it and shows "${now}".`);
}
