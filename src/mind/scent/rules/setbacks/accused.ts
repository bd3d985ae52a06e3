import { fold, literalCoverage, phrase, plain, similarity } from '../../../language/index.ts';
import type { Box, Item } from '../../../perception/page.ts';
import { remarkDistance } from '../../filling/complaints.ts';
import { isEmptyOption } from '../../filling/fields.ts';
import { isIdeaOfForms, meaningOf } from '../../filling/known/meaning.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Situation } from '../../situation.ts';

export const TAKEN =
  /\b(?:taken|already|fully booked|booked (?:up|out)|sold out|no longer (?:free|available)|in use|not available|unavailable|not free|choose another|exists|somebody|someone)\b/;

/** A complaint names a field, or stands at one, from here on. */
const ABOUT = 0.4;

/** Pixels from a field to the nearest place at which a remark stands that is about it; null where none is. */
function nearestGap(item: Item, places: readonly Box[]): number | null {
  const gaps = places.flatMap((place) => remarkDistance(item.box, place) ?? []);
  return gaps.length > 0 ? Math.min(...gaps) : null;
}
/** Complaints that are about a box to be ticked. */
const BOX = /\b(?:tick|untick\w*|check ?box|the box|accept|agree)\b/;

/** The field a complaint is about: the one that it stands at, that its words name, or that is marked invalid. */
export function accused(situation: Situation, complaint: string, fields: readonly Item[]): Item | null {
  const said = phrase(complaint);
  const missing =
    /\b(?:missing|incomplete|left out|all (?:the )?(?:fields|questions|answers)|every (?:field|question))\b/.test(
      said.folded,
    );
  const ofLength = /\bcharacters?\b/.test(said.folded);
  const counted = new Set((complaint.match(/\d{2,}/g) ?? []).map(Number));
  // Many sites say it twice: at the head of the form, and at the field.
  const places = situation.page.lines.flatMap((line) =>
    (line.text === complaint || (line.text.length < 160 && complaint.length > 6 && line.text.includes(complaint))) &&
    line.box
      ? [line.box]
      : [],
  );
  const gaps = fields.map((item) => nearestGap(item, places));
  const nearest = Math.min(...gaps.map((gap) => gap ?? Number.POSITIVE_INFINITY));
  const inWords = fields.map((item) => namedBy(item, complaint));
  const plainest = Math.max(0, ...inWords);
  let best: { item: Item; fit: number } | null = null;
  for (const [i, item] of fields.entries()) {
    // A question that has its answer is not missed.
    if (
      item.role === 'radio' &&
      fields.some((other) => other.role === 'radio' && other.group === item.group && isOn(other))
    )
      continue;
    // How long it is may be said of nothing but what was typed: of the text that has just as many characters.
    if (ofLength && item.kind !== 'type') continue;
    let fit = inWords[i]!;
    if (ofLength && counted.has(item.value.trim().length)) fit = Math.max(fit, 1.2);
    if (item.kind === 'check' && item.role !== 'radio' && isOn(item)) fit -= 0.5;
    // That something is missing is said of nothing that is filled in.
    const filled = ['type', 'choose', 'set'].includes(item.kind) && item.value.trim() !== '';
    // A remark at the end of a form that names one of its fields is about that one, and not about the last.
    const elsewhere = plainest >= PLAIN && inWords[i]! < plainest - 0.05;
    if (gaps[i] !== null && gaps[i] === nearest && !(missing && filled) && !elsewhere)
      fit += item.kind === 'check' ? 0.35 : 0.6;
    if (item.state.has('invalid')) fit += 0.35;
    if (item.context.folded.includes(said.folded) && said.folded.length > 4 && places.length === 0) fit += 0.3;
    if (BOX.test(said.folded)) fit += item.kind === 'check' && item.role !== 'radio' && !isOn(item) ? 0.4 : -0.3;
    // What is still empty is more likely to be missed than what is there.
    if (['type', 'choose', 'set'].includes(item.kind) && item.value.trim() === '') fit += 0.05;
    if (fit > (best?.fit ?? ABOUT)) best = { item, fit };
  }
  return best?.item ?? null;
}
/** Fit of its words from which on a complaint plainly names a field. */
const PLAIN = 0.6;

/** What a field is called, without signs and what is told of it in brackets: "Meter reading (kWh) *". */
function nameOf(item: Item): string {
  const whole = (item.label || item.placeholder).replace(/[*:?]/g, '').trim();
  return whole.replace(/\s*[([][^()[\]]*[)\]]/g, '').trim() || whole;
}

/** How far the words of a complaint name a field, by what it is called, what stands in it, or what it asks for. */
function namedBy(item: Item, complaint: string): number {
  const said = phrase(complaint);
  const name = phrase(nameOf(item));
  let fit = Math.max(similarity(name, said), name.tokens.length > 0 ? 0.85 * literalCoverage(name, said) : 0);
  if (item.label && said.folded.includes(name.folded) && name.folded.length > 1)
    fit = Math.max(fit, name.tokens.length > 1 ? 1.2 : 0.95);
  // "Friday 6 November is fully booked": what was put there is named.
  if (item.value.trim().length > 3 && TAKEN.test(said.folded) && said.folded.includes(fold(item.value)))
    fit = Math.max(fit, 1);
  // Of a choice it is the question that is complained about.
  if (item.role === 'radio' && item.group && !isOn(item))
    fit = Math.max(fit, similarity(phrase(item.group), said), 0.8 * literalCoverage(phrase(item.group), said));
  if (item.kind === 'type' && said.tokens.length < LONG && asksOf(item, complaint)) fit = Math.max(fit, 0.6);
  return fit;
}
/** Words from which on a line speaks of much. */
const LONG = 16;

/** Whether a complaint speaks of what a field asks for, in other words: of the date of birth, for "Born on". */
function asksOf(item: Item, complaint: string): boolean {
  const asked = meaningOf(item.label || item.placeholder).what;
  const told = meaningOf(complaint).what;
  const ideas = [...asked.keys()].filter(
    (key) => isIdeaOfForms(key) && !['number', 'date', 'work', 'old'].includes(key),
  );
  return ideas.length > 0 && ideas.every((key) => told.has(key));
}

/** Wording that speaks of what is missing without saying what. */
const MISSING =
  /\b(?:all|every|each|required|missing|complete|fill|answer|choose|select|incomplete|empty|blank|tell|say|state|give|reason)\b/;

/** What asks for a tick, in whatever words the box is told of. */
const TICK = /\b(?:tick|check)(?: (?:the|this|that))?(?: \p{L}+)? ?box|\b(?:agree|accept|consent|confirm that)\b/u;

/** The words of a box as they are said to who has to tick it: "you are 16 or over", of "I am 16 or over". */
function asTold(label: string): string {
  return plain(label)
    .replace(/\bi am\b|\bi m\b/g, 'you are')
    .replace(/\bmy\b/g, 'your')
    .replace(/\bi\b/g, 'you');
}

/** A box without its tick that a complaint says in so many words, be it beside other fields: "… and tell us that you are 16 or over". */
export function boxSaid(complaint: string, fields: readonly Item[]): Item | undefined {
  const told = ` ${plain(complaint)} `;
  return fields.find((item) => {
    if (item.kind !== 'check' || item.role === 'radio' || isOn(item)) return false;
    const own = asTold(item.label).replace(/^(?:yes )?you (?=(?:have|agree|accept|confirm|understand|consent)\b)/, '');
    return own.split(' ').length > 2 && told.includes(` ${own} `);
  });
}

/** What a complaint that names nothing must be about: the first field that is still empty, else a question without an answer. */
export function leftOut(situation: Situation, complaint: string, fields: readonly Item[]): Item | null {
  const unticked = fields.filter((item) => item.kind === 'check' && item.role !== 'radio' && !isOn(item));
  if (TICK.test(fold(complaint)) && unticked.length === 1) return unticked[0]!;
  if (!MISSING.test(fold(complaint))) return null;
  const empty = fields.find(
    (item) =>
      ['type', 'choose', 'set'].includes(item.kind) &&
      (item.value.trim() === '' || (item.kind === 'choose' && isEmptyOption(item.value))) &&
      !/\boptional\b/i.test(`${item.label} ${item.placeholder}`) &&
      timesTried(situation.memory, situation.key, item.name) < 2,
  );
  const radios = fields.filter((item) => item.role === 'radio');
  return empty ?? radios.find((item) => !radios.some((other) => other.group === item.group && isOn(other))) ?? null;
}

/** A complaint by the fields that it names: what is said of none belongs to the one before, as in "We do not know this number. It begins with BW". */
export function partsOf(text: string, fields: readonly Item[]): string[] {
  const named = (part: string) => {
    const said = phrase(part);
    return fields.find((item) => {
      const name = phrase(nameOf(item));
      const whole = name.folded.length > 1 && said.folded.includes(name.folded);
      return whole || (item.kind === 'type' && asksOf(item, part)) || similarity(name, said) > NAMES;
    });
  };
  const parts: Array<{ text: string; item: Item | undefined }> = [];
  for (const part of text.split(/(?<=[.!;])\s+(?=\p{Lu})/u)) {
    const last = parts.at(-1);
    const item = named(part);
    if (last && (!item || item === last.item)) last.text = `${last.text} ${part}`;
    else parts.push({ text: part, item });
  }
  const found = parts.map((part) => part.text);
  return found.length > 1 ? [...found, text] : found;
}
/** Likeness from which on a sentence is about a field. */
const NAMES = 0.5;
