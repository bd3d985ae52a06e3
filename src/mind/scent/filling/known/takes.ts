import { fold, numberOf, parseDate } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Situation } from '../../situation.ts';
import { classOfField, type FieldClass } from '../fields.ts';
import { measureOf } from '../measures.ts';
import type { Entry } from './entries.ts';
import type { Meaning } from './meaning.ts';

/** The words beside a field that are a note to it, without the names of its neighbours. */
export function noteBeside({ items }: Situation, item: Item): string {
  let { text } = item.context;
  for (const other of items) if (other !== item && other.raw.length > 2) text = text.replace(other.raw, ' ');
  return text.trim().length <= NOTE ? text : '';
}

/** What a control says of how its value is written. */
export function hintOf(situation: Situation, item: Item): string {
  const schema = Object.values(item.action.parameters?.properties ?? {})
    .map((property) => property.description ?? '')
    .join(' ');
  return fold(`${item.label} ${item.placeholder} ${noteBeside(situation, item)} ${schema}`);
}
/** Characters up to which the words beside a field are a note to it. */
const NOTE = 80;

const EMAIL = /^\S+@\S+\.\S+$/;
const PHONE = /^\(?\+?\d[\d ()/.-]{5,}\d$/;
/** Written as a postal code: "28005", "SW1A 1AA", "1012 AB", "301 44", "00-950", "K1A 0B1". */
export const POSTCODE = /^(?=.*\d)(?=(?:[ -]?[A-Z\d]){3,10}$)[A-Z\d]{1,8}(?:[ -][A-Z\d]{1,5}){0,2}$/i;
/** A postal code as countries write them, where nothing else says that it is one: no plate of a car. */
const POSTED =
  /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|(?:[A-Z]{1,2}-)?\d{4,6}|\d{5}-\d{3,4}|\d{4} ?[A-Z]{2}|\d{2,4}[ -]\d{2,3})$/i;
export const isPostcode = (text: string): boolean => POSTED.test(text.trim());

/** Whether a text is written as what reaches somebody of that kind, for a field that takes nothing else. */
export function isWrittenAs(group: FieldClass, value: string): boolean {
  if (group === 'tel') return PHONE.test(value.trim());
  return group !== 'email' || EMAIL.test(value.trim());
}

const HOW_TO_REACH = ['phone', 'reach', 'email'];

/** "Library card number": what is counted or filed under, which is written in figures. */
const COUNTS_OR_FILES = /\bnumbers?\W*$/;

/** Whether a value may be what a control asks, by what either of them is: no telephone number goes where letters are sent. */
export function mayTake(situation: Situation, entry: Entry, asked: Meaning, item: Item): boolean {
  const value = entry.value.trim();
  const { what } = entry.meaning;
  const has = (idea: string) => asked.what.has(idea);
  if (EMAIL.test(value) !== has('email') && !((has('reach') || has('username')) && EMAIL.test(value) && !has('phone')))
    return false;
  if (what.has('secret') !== has('secret')) return false;
  if (has('phone') && !(PHONE.test(value) && (what.has('phone') || what.has('reach')))) return false;
  if (what.has('phone') && !HOW_TO_REACH.some(has) && !/\bnumber\b|\bline\b/.test(fold(item.label))) return false;
  if (has('birth') !== what.has('birth')) return false;
  if (has('maiden') !== what.has('maiden')) return false;
  if (has('postcode') && !POSTCODE.test(value)) return false;
  if (has('iban') && !/\d{4}/.test(value)) return false;
  const named = ['fullname', 'given', 'family'].some(has);
  // What the task calls something may well have a number in it.
  const exact = what.size > 1 && [...what.keys()].every(has);
  if (COUNTS_OR_FILES.test(fold(item.label)) && !/\d/.test(value) && numberOf(fold(value)) === null) return false;
  if (named && ((/\d/.test(value) && entry.source !== 'task' && !exact) || what.size === 0)) return false;
  const number = entry.source === 'knowledge' ? measureOf(value) !== null : /^[\d.,]+$/.test(value);
  if (item.role === 'spinbutton' && !number) return false;
  // How many is told by a count, and by nothing that one is known by.
  if (classOfField(item) === 'quantity' && !/^\d{1,3}$/.test(value)) return false;
  const hint = hintOf(situation, item);
  if (/\byyyy-mm-dd\b/.test(hint) && !parseDate(value, situation.request.today, situation.dayFirst)) return false;
  const longest = Object.values(item.action.parameters?.properties ?? {})[0]?.maxLength;
  return !longest || value.replace(/[\s-]/g, '').length <= longest || (has('year') && what.has('birth'));
}

/** How far a value is written as a control says that it has to be, -1..1: so many digits, letters ahead of them. */
export function shapeFit(situation: Situation, value: string, item: Item): number {
  const bare = value.replace(/\s/g, '');
  const hint = hintOf(situation, item);
  const counted =
    /(?<!\b(?:least|most|max|maximum|min|minimum|than|to|of)[.:]? |[-–])(\d{1,2})[- ](digit|character|figure|letter)s?(?! or)/.exec(
      hint,
    );
  if (counted) {
    const digits = counted[2] === 'digit' || counted[2] === 'figure';
    return (digits ? bare.replace(/\D/g, '').length : bare.length) === Number(counted[1]) ? 0.3 : -0.4;
  }
  const example = /\b([\p{L}]{1,4})-?[\d0…._x]+/u.exec(item.placeholder);
  if (example && /\d|…/.test(item.placeholder)) return fold(bare).startsWith(fold(example[1]!)) ? 0.3 : -0.2;
  const longest = Object.values(item.action.parameters?.properties ?? {})[0]?.maxLength ?? 0;
  return longest > 2 && longest < 40 && bare.length === longest ? 0.1 : 0;
}
