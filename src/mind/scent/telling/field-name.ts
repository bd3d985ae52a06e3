import type { Remark } from '../../feeling/index.ts';
import { fold, isStopWord } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { isSearchBox } from '../filling/fields.ts';
import type { Proposal, Situation } from '../situation.ts';
import { strangeWord } from './strange-word.ts';

/** Rules by which a field is filled in or answered. */
const FILLS = new Set(['fill_field', 'choose_option', 'entry']);
/** Short forms that everybody has met on forms. */
const COMMON =
  /^(?:ID|PIN|CVV|CVC|IBAN|BIC|VAT|ZIP|DD|MM|YY|YYYY|HH|UK|US|USA|EU|URL|PDF|OK|NHS|TV|PC|CV|PO|FAQ|SMS|GB|MB|KM|AM|PM|BMI|GP)s?$/;
/** What a field without a name costs, and one that is called by a word of the trade; as a placeholder for a name and as strange words elsewhere. */
const EFFORT = 0.35;

/** Whether a field stands there without a word of what goes in: what it is called by stands nowhere on the page. */
function isBare({ page, traits }: Situation, item: Item): boolean {
  if (traits.screenReader || item.kind !== 'type' || !item.box || item.placeholder !== '' || isSearchBox(item))
    return false;
  const shown = fold(page.lines.map(({ text }) => text).join(' '));
  const own = item.said.tokens.filter(({ word }) => !isStopWord(word));
  return own.length > 0 && !own.some(({ word }) => shown.includes(word));
}

/** How a field is felt whose name is missing or says nothing to this person, as they fill it in. */
export function fieldNameHardship(
  situation: Situation,
  { rule, item }: Proposal,
): { effort: number; remark: Remark | null } {
  if (!item || !FILLS.has(rule)) return { effort: 0, remark: null };
  if (isBare(situation, item)) return { effort: EFFORT, remark: { kind: 'nameless' } };
  const strange = strangeWord(item.label, situation.traits.readingGrade);
  return strange && !COMMON.test(strange)
    ? { effort: EFFORT, remark: { kind: 'words', about: item.label } }
    : { effort: 0, remark: null };
}
