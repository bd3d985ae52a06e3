import { fold, parseDate, parseTime } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Situation } from '../situation.ts';
import { classOfField } from './fields.ts';
import { hintOf } from './known/takes.ts';

/** Fields that ask for a day by their name; an arrival may be a place too. */
const ASKS_DAY = /\b(?:dates?|days?)\b(?! (?:of the week|rate|name|off|job|plan|school))/;
const ASKS_TIME = /\b(?:time|hour|o'clock)\b/;
/** A day as people say it, when they do not count it. */
const SAID_DAY = /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|yesterday|any\b|week/i;
const EMAIL = /^\S+@\S+$/;
const NUMBER_HINT = /\ba number\b/;

/** Whether a value is of the kind that a field takes: no words go where a day, a time or a number is asked for. */
export function isOfKind(situation: Situation, item: Item, value: string): boolean {
  if (item.kind === 'choose' || /^\{\{\w+\}\}$/.test(value)) return true;
  const hint = hintOf(situation, item);
  const day = () => parseDate(value, situation.request.today, situation.dayFirst) !== null;
  if (/\byyyy-mm-dd\b/.test(hint)) return day();
  if (/\bhh:mm\b/.test(hint) && !/\by{2,4}\b/.test(hint)) return parseTime(value) !== null;
  if (item.role === 'spinbutton' || item.role === 'slider' || NUMBER_HINT.test(hint)) return /\d/.test(value);
  const label = fold(item.label);
  // Where an address for letters stands already, nothing else goes.
  if (EMAIL.test(item.value.trim()) || /\be-mail address$/.test(hint)) return EMAIL.test(value.trim());
  if (classOfField(item) === 'date' && ASKS_DAY.test(label)) return SAID_DAY.test(value) || day();
  if (classOfField(item) === 'time' && ASKS_TIME.test(label)) return /\d/.test(value) || parseTime(value) !== null;
  return true;
}
