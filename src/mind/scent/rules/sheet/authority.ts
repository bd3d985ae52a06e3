import { fold, parseDate, plain } from '../../../language/index.ts';
import { choiceFor } from '../../filling/choices.ts';
import { classOfField } from '../../filling/fields.ts';
import { valueFor } from '../../filling/values.ts';
import type { Proposal, Situation } from '../../situation.ts';
import type { Answer } from './answer.ts';
import { AGAIN } from './as-read.ts';
import type { Blank } from './blanks.ts';
import { AGREES, isForThis, isMeant, type Sheet, sheetOf } from './meant.ts';
import { says } from './told.ts';

/** Acts by which something is put into a form. */
const PUTS = new Set(['type', 'check', 'choose', 'set']);
/** What is put right by what the page says is no matter of what was told. */
const MENDS = new Set(['mend', 'take_suggestion']);

/**
 * Whether something goes into the form that is meant which is not what the task tells for just that place: another value than the one that belongs
 * there, one that has its place elsewhere, a word of a sentence beside what came with the task, or an answer that nobody asked for.
 */
export function goesAgainst(situation: Situation, { item, args, rule }: Proposal): boolean {
  if (!item || !PUTS.has(item.kind) || MENDS.has(rule)) return false;
  const sheet = sheetOf(situation);
  const blank = sheet.blanks.find(({ items }) => items.includes(item));
  if (!blank || sheet.answers.length === 0) return false;
  const text = String(Object.values(args ?? {})[0] ?? '');
  const own = sheet.answers.filter((answer) => answer.blank === blank);
  // Who one is, told in the words of the task, is the same wherever it is asked.
  const asked = classOfField(blank.items[0]!);
  const who = own.find(({ value }) => (value?.kind === 'mail' ? asked === 'email' : value?.kind === 'name'));
  if (who) return fold(text) !== fold(who.text);
  if (!situation.memory.sheet && !isMeant(situation, sheet)) return false;
  if (own.length > 0) return !own.some((answer) => isThat(answer, item.label, text));
  if (blank.kind === 'text') return isOfElse(situation, blank, text, sheet);
  if (blank.required || !isForThis(situation) || AGREES.test(blank.label)) return false;
  return blank.kind === 'list' ? choiceFor(situation, item, false) === null : OFFERED.has(blank.kind);
}
const OFFERED: ReadonlySet<Blank['kind']> = new Set(['choice', 'box']);

/** Whether what is put in is the answer, however it is written; how days, hours and boxes are to stand is read elsewhere. */
function isThat({ blank, text, value, fit }: Answer, label: string, said: string): boolean {
  if (blank.kind === 'choice') return fold(label) === fold(text);
  if (blank.kind === 'number') return Number(said) === Number(text) || !/^\d+$/.test(said);
  if (blank.kind !== 'list' && (blank.kind !== 'text' || (value?.kind !== 'known' && fit < 1))) return true;
  const bare = (one: string) => plain(one).replace(/ /g, '');
  return bare(said) === bare(text);
}

/** Whether a text has its place in another field, or is a day or a part of a sentence beside what came with the task. */
function isOfElse(
  situation: Situation,
  { items: [item], label, required }: Blank,
  text: string,
  sheet: Sheet,
): boolean {
  const { asked, knowledge, request, dayFirst } = situation;
  if (AGAIN.test(fold(label)) || /password/.test(classOfField(item!))) return false;
  const said = ` ${plain(text)} `;
  const kin = (other: Blank) => classOfField(other.items[0]!) === classOfField(item!);
  if (sheet.answers.some((one) => one.blank.kind !== 'box' && !kin(one.blank) && said === ` ${plain(one.text)} `))
    return true;
  if (/^\D*$/.test(text) && parseDate(text, request.today, dayFirst) !== null) return true;
  const source = required ? undefined : valueFor(situation, item!, false)?.source;
  return knowledge.length > 1 && source === 'task' && says(asked, text) && !asked.includes(`"${text}"`);
}
