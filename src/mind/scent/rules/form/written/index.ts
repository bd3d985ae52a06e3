import { fold } from '../../../../language/index.ts';
import type { Item } from '../../../../perception/page.ts';
import { classOfField } from '../../../filling/fields.ts';
import type { Situation } from '../../../situation.ts';
import { amountAsAsked, bareSum, withinBounds } from './amount.ts';
import { asAsked, monthAndYear, wholeYear } from './date.ts';
import { diallingCode } from './dialling-codes.ts';
import { parted } from './parted.ts';
import { asAtHome, withCountryCode, withOwnCode } from './phone.ts';
import { pieceOf } from './piece.ts';
import { asSample, sampleIn, withItsLetters, withNamedLetters } from './sample.ts';
import { asksDigits, inCase, withOtherSign, withoutSigns, withZeros } from './signs.ts';

/** What people say when a form wants more words. */
const MORE_WORDS = 'Thank you for looking into this. ';

/** A value in the form that a complaint spells out or shows a sample of, which leaves nothing else to be changed. */
function inItsForm(situation: Situation, value: string, complaint: string, item: Item): string | null {
  const asked = [complaint, item.placeholder, item.context.text].join(' . ');
  const sample = sampleIn(complaint) ?? sampleIn(`${item.placeholder} . ${item.context.text}`);
  const dated = asAsked(value, complaint, sampleIn(complaint), situation) ?? asAsked(value, asked, sample, situation);
  if (dated) return dated;
  const expiry = /^(\d{1,2})\s?([-/. ])\s?(\d{4}|\d{2})$/.exec(sample ?? '');
  const month = expiry ? monthAndYear(value, expiry[3]!.length, expiry[2]!) : null;
  if (month) return month;
  const isPhone = classOfField(item) === 'tel' || /^[\d\s()+.-]{7,}$/.test(value);
  const { request, asked: told } = situation;
  const called = isPhone
    ? (withCountryCode(value, sample, complaint) ??
      withOwnCode(value, fold(complaint), diallingCode(told) ?? diallingCode(request.person.country ?? '')))
    : null;
  if (called) return called;
  const year = sample ? wholeYear(value, sample, situation.request.today) : null;
  if (year) return year;
  if (sample) return asSample(value, sample) ?? withItsLetters(value, sample);
  return null;
}

/** The digits of a value; a number with decimals stays one. */
function digitsOf(text: string): string | null {
  return /^\d+\.\d+$/.test(text) ? null : text.replace(/\D/g, '') || null;
}

/** A value with each change that a complaint asks for made to it, one after the other: letters before it, signs out of it, in capitals. */
function stepByStep(value: string, complaint: string, sample: string | null): string {
  const ways = [
    (text: string) => {
      const home = asAtHome(text, fold(complaint));
      return home === text ? null : home;
    },
    (text: string) => withOtherSign(text, complaint),
    (text: string) => amountAsAsked(text, complaint, sample) ?? bareSum(text, complaint),
    (text: string) => (asksDigits(complaint) ? digitsOf(text) : withoutSigns(text, complaint)),
    (text: string) => withNamedLetters(text, complaint),
    (text: string) => parted(text, complaint),
    (text: string) => withZeros(text, complaint, sample),
    (text: string) => inCase(text, complaint),
  ];
  return ways.reduce((text, way) => way(text) ?? text, value);
}

/** A text made longer or shorter, as a site wants it. */
function asLong(value: string, low: string, item: Item): string | null {
  const group = classOfField(item);
  // "It has 62 characters, 80 are needed": the largest of what is named is wanted.
  const short = Math.max(0, ...[...low.matchAll(LEAST)].map((found) => Number(found.slice(1).find(Boolean))));
  const words = group === 'message' || group === 'unknown' || group === 'subject' || item.state.has('multiline');
  if (short > value.length && words && !/^[\d.,]+$/.test(value))
    return `${value} ${MORE_WORDS.repeat(Math.ceil((short - value.length) / MORE_WORDS.length))}`.trim();
  const most =
    /(?:at most|no more than|not more than|maximum(?: of)?|max\.?|up to|limit(?:ed)? (?:of|to|is)|longer than|only) (\d+) (?:characters|letters|signs)|(\d+) (?:characters|letters|signs) (?:at (?:the )?most|or (?:fewer|less)|max)/.exec(
      low,
    );
  return most ? shortened(value, Number(most[1] ?? most[2])) : null;
}

const LEAST =
  /(?:at least|minimum(?: of)?|more than) (\d+)|(\d+) (?:or more )?characters|(\d+) (?:(?:are|is) )?(?:needed|required)/g;

/** A text cut where a word ends, no longer than it may be. */
function shortened(value: string, most: number): string {
  if (value.length <= most) return value;
  const cut = value.slice(0, most + 1).replace(/\s+\S*$/, '');
  return cut.length > 0 && cut.length <= most ? cut : value.slice(0, most);
}

/** What may be said of the way in which a number is written. */
const OF_NUMBERS =
  /\b(?:tele|mobile|cell)?phone\b|\bmobile\b|\b(?:numbers?|digits?|spaces?|signs?|characters?|valid|invalid|format|incorrect|recogni\w+|correct|wrong)\b/;

/** What leaves it to the person to take what a site allows. */
const BENDS =
  /\b(?:if|otherwise|whatever|as (?:many|much|few|little|long|close|near) as|(?:most|least|highest|lowest|smallest|largest) (?:that )?(?:it|they|the|is|are)|allow\w*|correct|put right|nearest|closest)\b/;

/** Whether the person may give another number than the one they came with: it was theirs to choose, or the task leaves room. */
export function mayBend({ goal, knowledge }: Situation, value: string): boolean {
  const told = [goal.text, ...goal.steps.map((step) => step.text), ...knowledge.map((known) => known.value)].join(' ');
  return BENDS.test(fold(goal.text)) || !told.includes(value);
}

/**
 * The same value once more, written as a site asks for it: in the form that it spells out or shows a sample of, without
 * signs it does not take, or as long as it wants. Null when it asks for nothing that can be told.
 */
export function rewritten(situation: Situation, value: string, complaint: string, item: Item): string | null {
  const low = fold(complaint);
  const group = classOfField(item);
  const piece = group === 'password' ? null : pieceOf(value, complaint);
  if (piece) return piece;
  const formed = inItsForm(situation, value, complaint, item);
  // A day that is written as it is asked for is none to be written otherwise.
  if (formed) return formed === value ? null : formed;
  const digits = value.replace(/\D/g, '');
  const changed = group === 'password' ? value : stepByStep(value, complaint, sampleIn(complaint));
  if (changed !== value) return changed;
  if (/\bwith(?: the)? (?:https?|http:\/\/|https:\/\/)/.test(low) && !/^https?:/.test(value)) return `https://${value}`;
  const long = asLong(value, low, item);
  if (long) return long;
  const bound = withinBounds(value, complaint);
  if (bound) return mayBend(situation, value) ? bound : null;
  if (group === 'tel' && digits && digits !== value && OF_NUMBERS.test(low)) return digits;
  if (group === 'cc-number' || group === 'postal-code') return /\s/.test(value) ? value.replace(/\s+/g, '') : null;
  return null;
}
