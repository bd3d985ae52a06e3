import { orElse, sleep } from '../guard/deadline.ts';
import { evaluateBeside } from '../guard/evaluate.ts';
import type { PageAction } from '../types.ts';
import { controlAt, elementAt, focused, type Grip, type Point, putValue } from './element.ts';
import { type Arguments, failed, type Hands, said, type Trouble } from './hands.ts';
import { clearField, typePieces } from './keyboard.ts';
import { domSignature } from './look.ts';
import { clickAt } from './pointer.ts';
import { hasOwnFormat, inFormat } from './values.ts';

/** A field that shows what was typed later than this has not taken it. */
const LATE_MS = 250;

/** Types a text in place of what a field holds, as a person does: into it, everything selected, key by key. */
export async function typeInto(hands: Hands, action: PageAction, args: Arguments | null): Promise<Trouble | null> {
  const text = said(args, 'text', 'value');
  if (text === null) return failed('Nothing was said of what to type.');
  const format = action.inputType && hasOwnFormat(action.inputType) ? action.inputType : null;
  if (format && !hasSecret(hands, text)) return pick(hands, action, format, text);
  const point = hands.aim(action);
  // A press would take back what was chosen for the words to come: bold, a heading.
  if (!(await awaitsWords(hands, point))) await clickAt(hands.page, point, hands);
  const trouble = await typeFocused(hands, action, args);
  if (trouble || action.inputType !== 'tel' || !(await wentElsewhere(hands, point, text))) return trouble;
  // A "+" opened the list of countries, and the rest was written into its search: the number is put in as a whole.
  await clickAt(hands.page, point, hands);
  await clearField(hands.page);
  await hands.page.keyboard.insertText(text);
  return null;
}

/** Whether the keys meant for one field ended up in another one that took the focus meanwhile. */
async function wentElsewhere(hands: Hands, point: Point, text: string): Promise<boolean> {
  if (hasSecret(hands, text)) return false;
  const now = await focused(hands.page);
  if (!now?.editable || now.value === '' || !text.endsWith(now.value)) return false;
  const field = await controlAt(hands.page, point);
  return (await field?.ask((node) => (node.getRootNode() as Document).activeElement !== node, null)) ?? false;
}

/** Whether a rich text is there that holds nothing and has the cursor already. */
async function awaitsWords(hands: Hands, point: Point): Promise<boolean> {
  const element = await elementAt(hands.page, point);
  const asked = element?.ask((node) => {
    const { activeElement } = node.getRootNode() as Document;
    const writes = (activeElement as HTMLElement | null)?.isContentEditable === true && activeElement?.contains(node);
    return writes === true && (activeElement as HTMLElement).innerText.trim() === '';
  }, null);
  return (await asked) ?? false;
}

/** Types into what has the focus. */
export async function typeFocused(hands: Hands, action: PageAction, args: Arguments | null): Promise<Trouble | null> {
  const text = said(args, 'text', 'value');
  if (text === null) return failed('Nothing was said of what to type.');
  const { page } = hands;
  let target = await focused(page);
  if (!target?.editable) {
    // A click that opened something may give it the focus only after a moment.
    await sleep(100);
    target = await focused(page);
  }
  if (!target?.editable) return failed('The cursor is not in a field there, so nothing could be typed.');
  const secret = hasSecret(hands, text);
  // Asked of what has the focus now, not of what was aimed at: the page may have moved it.
  if (secret && !hands.secrets.areFor(text, target.url, hands.origins))
    return failed('That is private, and this part of the page belongs to somebody else; nothing was typed.');
  const stillMeant = async () => {
    const now = await focused(page);
    return now === null || hands.secrets.areFor(text, now.url, hands.origins);
  };
  const format = action.inputType && hasOwnFormat(action.inputType) ? action.inputType : null;
  if (format && !secret) return pick(hands, action, format, text);
  // What is empty is not cleared: in a field behind labels the same keys take those away.
  const bare = target.type === 'rich' && target.value.trim() === '';
  if (!bare && (target.value !== '' || !target.shows)) {
    await clearField(page);
    // A page that puts a value back into a field that was emptied, such as its least number, has it typed over.
    if (text !== '' && target.type !== 'rich' && (await focused(page))?.value)
      await page.keyboard.press('ControlOrMeta+a');
  }
  // A closed shadow root does not say what its field holds.
  const untold = secret || !target.shows || target.type === 'password';
  const before = untold || !sameOrigin(target.url, page.url()) ? null : await domSignature(page);
  const keys = () => typePieces(page, hands.secrets.pieces(text), hands.session, stillMeant);
  if (!(await keys()))
    return failed('The cursor went on to a part of the page that belongs to somebody else; the rest was not typed.');
  if (untold) return null;

  let now = await focused(page);
  const empty = before !== null && now?.editable && now.value === '' && text !== '' && !text.includes('\n');
  if (empty && (await allLost(hands, before))) {
    await keys();
    now = await focused(page);
  }
  if (!now?.editable || now.value === text || now.type !== target.type) return null;
  if (now.value === '')
    return (await handedOn(target.element)) ? null : failed('The field took nothing of what was typed.');
  if (now.maxLength >= 0 && now.value.length >= now.maxLength && text.startsWith(now.value))
    hands.happenings.note('asked', `The field takes no more than ${now.maxLength} characters.`);
  return null;
}

/** Whether it took what was typed and gave the focus to the next one, as boxes for the digits of a code do. */
function handedOn(field: Grip): Promise<boolean> {
  return field.ask(
    (node) => (node.getRootNode() as Document).activeElement !== node && (node as HTMLInputElement).value !== '',
    null,
  );
}

/**
 * Whether the page is as it was before the keys, also a moment later: nobody took them, and a person would type again.
 *
 * @param before the document as it was right before the first key.
 */
async function allLost({ page, asked }: Hands, before: string): Promise<boolean> {
  await sleep(LATE_MS);
  // A field that sends itself off is empty again.
  if (asked()) return false;
  const drawn = evaluateBeside(page, () => document.querySelector('canvas') !== null, null);
  // What is drawn on a canvas may be what came of the keys.
  return (await domSignature(page)) === before && !(await orElse(LATE_MS, true, drawn));
}

/** Whether the signature of the page tells of that document too. */
function sameOrigin(url: string, other: string): boolean {
  return URL.canParse(url) && URL.canParse(other) && new URL(url).origin === new URL(other).origin;
}

function hasSecret(hands: Hands, text: string): boolean {
  return hands.secrets.pieces(text).some((piece) => piece.secret);
}

/** Dates, times, colours and ranges: what their picker would put in, in their format. */
async function pick(hands: Hands, action: PageAction, type: string, text: string): Promise<Trouble | null> {
  const value = text === '' ? '' : inFormat(type, text, hands.locale);
  if (value === null)
    return failed(`"${hands.secrets.hide(text)}" is not a ${type.replace('-local', '')} that the field can take.`);
  const control = await controlAt(hands.page, hands.aim(action));
  if (!control) return failed('The field could not be reached.');
  const now = await putValue(control, value);
  if (now === null) return failed('The field could not be changed.');
  return now === value || Number(now) === Number(value)
    ? null
    : failed(`The field did not take it and shows "${now}".`);
}
