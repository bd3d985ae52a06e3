import {
  fold,
  isStopWord,
  MONTHS,
  numberOf,
  parseTime,
  stem,
  synonymous,
  WEEKDAYS,
  words,
} from '../../language/index.ts';
import { afterNights, datesIn, timesIn } from '../goal/timing.ts';
import { townBehindStreet } from './place-told.ts';

/** Where a journey begins and ends, as forms ask for it. */
const FROM =
  /\b(?:from|origin|leaving from|leaves from|departure (?:city|airport|station|place)|depart(?:ing|s) from|start(?:ing)? point|pick-?up)\b/;
const TO =
  /\b(?:to|destination|going|arrival (?:city|airport|station|place)|arriv(?:ing|es) (?:at|in)|arriving|drop-?off)\b/;

const WORD = "(?:St\\.|Mt\\.|Dr\\.|\\p{Lu}(?:[\\p{L}'-]|\\.(?=\\p{L}))*)";
const NAME = `${WORD}(?:\\s+(?:de |van |von |of )?${WORD})*`;

function placeAfter(text: string, word: string): string | null {
  return new RegExp(`\\b${word}:?\\s+(${NAME})`, 'u').exec(text)?.[1] ?? null;
}

/** "From the Town Hall to 40 Elm Grove", "to the airport": an end of a way that is no town. */
function homeAfter(text: string, word: string): string | null {
  return (
    new RegExp(
      `\\b${word}\\s+((?:the\\s+)?\\d{1,4}\\p{Ll}?\\s+${NAME}|the\\s+${NAME}|the\\s+(?:airport|(?:\\p{L}+\\s+)?station|harbou?r|hospital|hotel|school|office|university|stadium|museum|theatre|centre|zoo))(?!\\p{L})`,
      'u',
    ).exec(text)?.[1] ?? null
  );
}

function kin(a: string, b: string): boolean {
  const x = stem(a);
  const y = stem(b);
  if (x === y || synonymous(a, b)) return true;
  // "directed" and "Director", "moving" and "move": a long common beginning.
  let same = 0;
  while (same < Math.min(x.length, y.length) && x[same] === y[same]) same++;
  return same >= 5 && same >= Math.max(x.length, y.length) - 3;
}

/**
 * What a wish implies for a field that it does not spell out: the number before the thing counted, the name after the
 * word the field is called by, the date, the two ends of a journey. Null when the wish says nothing for it.
 */
export function inferValue(label: string, wish: string, today: Date, dayFirst: boolean): string | null {
  const field = fold(label).replace(/[*:?]/g, ' ').trim();
  if (!field) return null;
  const made = makeOrModel(field, wish);
  if (made) return made;
  const rooms = roomsOf(field, wish);
  if (rooms) return rooms;
  if (
    /\b(?:date|day|when|depart(?:ure)?|arrival|check-?in|check-?out)\b/.test(field) &&
    !/\b(?:city|airport|place|birth)\b/.test(field)
  ) {
    const dates = datesIn(wish, today, dayFirst);
    // Of works one knows the year that they came out in.
    if (dates.length === 0) return CAME_OUT.test(field) ? (/\b(?:1[5-9]|20)\d{2}\b/.exec(wish)?.[0] ?? null) : null;
    if (!/\b(?:return|check-?out|depart(?:ure|ing)?|leav\w+|end|ends|until|till|to|last|final|back)\b/.test(field))
      return dates[0] ?? null;
    return dates[1] ?? afterNights(wish, dates[0]!, today, dayFirst);
  }
  if (/\btime\b/.test(field)) {
    const time = /\b\d{1,2}(?::\d{2})?\s*[ap]\.?m\b\.?|\b\d{1,2}:\d{2}\b/i.exec(wish)?.[0];
    return time && parseTime(time) ? time : null;
  }
  if (FROM.test(field)) {
    const place = placeAfter(wish, 'from') ?? homeAfter(wish, 'from');
    if (place) return place;
  }
  if (TO.test(field)) {
    const place = placeAfter(wish, 'to') ?? homeAfter(wish, 'to');
    if (place) return place;
  }
  const town = /\b(?:city|town|village)\b/.test(field) ? townBehindStreet(wish) : null;
  if (town) return town;
  if (/\b(?:where|city|town|place|location|destination|going)\b/.test(field)) {
    const place = placeAfter(wish, 'in') ?? placeAfter(wish, 'near') ?? placeAfter(wish, 'to');
    if (place) return place;
  }
  if (/\bhow long\b|\bduration\b|^(?:for|period|length)\b/.test(field)) {
    const span =
      /\b(\d{1,3}|an?|one|two|three|four|five|six|seven|ten|twelve) (minute|hour|day|week|month|year)s?\b/i.exec(wish);
    const count = span ? (/^an?$/i.test(span[1]!) ? 1 : numberOf(span[1]!.toLowerCase())) : null;
    if (span && count !== null) return `${count} ${span[2]!.toLowerCase()}${count === 1 ? '' : 's'}`;
  }
  const clock = timesIn(wish);
  if (/^(?:starts?|begins?|start(?:ing)? time|beginning)\b/.test(field) && clock[0]) return clock[0];
  if (/^(?:ends?|end(?:ing)? time|finish(?:es)?|until)\b/.test(field) && clock[1]) return clock[1];
  if (MONEY.test(field)) {
    const amounts = [...wish.matchAll(SUM)].map((match) => match[0].replace(/[^\d.,]/g, ''));
    if (amounts.length === 1) return amounts[0]!;
  }
  // "Miles driven in a year": how much in a year, and not in which.
  if (/(?<!\b(?:an?|per|each|every|one) )\byear\b/.test(field)) return /\b(?:1[5-9]|20)\d{2}\b/.exec(wish)?.[0] ?? null;
  const maker = MAKER.test(field) ? MADE_BY.exec(wish)?.[1] : undefined;
  return maker ?? besideItsName(field, wish);
}

const CAME_OUT = /\b(?:released?|publi\w+|issued?|produced|recorded|came out)\b/;

/** Fields that ask who made a work, and how a wish says so: "written by Ingrid Falk". */
const MAKER =
  /\b(?:author|writer|director|artist|painter|composer|singer|band|photographer|designer|maker|illustrator)\b/;
const MADE_BY =
  /\b(?:written|directed|made|painted|drawn|composed|sung|recorded|designed|photographed|illustrated|created|books?|novels?|films?|movies?|songs?|paintings?|albums?) by (\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*)*)/u;

/** Fields that take a sum of money, and sums as a wish tells them. */
const MONEY = /\b(?:amount|value|price|cost|sum|worth|budget|total|estimated?|loss|damages?)\b|[€£$]/;
const SUM = /[$€£]\s?\d[\d.,]*\d|[$€£]\s?\d|\b\d[\d.,]*\s?(?:€|£|\$|euros?|dollars?|pounds?|eur|usd|gbp)(?!\p{L})/giu;

/** "A three-bedroom house", for a field that asks how many bedrooms. */
function roomsOf(field: string, wish: string): string | null {
  const noun = /\b(bed|bath)?rooms?\b|\bbeds?\b|\b(?:seat|door|person|people|week|night|day)s?\b/
    .exec(field)?.[0]
    .replace(/s$/, '');
  if (!noun) return null;
  const stemmed = noun === 'bed' || noun === 'bedroom' ? 'bed(?:room)?' : noun;
  const found = new RegExp(`\\b(\\d{1,2}|[a-z]{3,5})[- ]${stemmed}(?:ed|s)?\\b`).exec(fold(wish))?.[1];
  const count = found ? numberOf(found) : null;
  return count === null ? null : String(count);
}

/** The value next to the word that the field is called by: "price 49.90", "12 boxes", "directed by Ingrid Falk". */
function besideItsName(field: string, wish: string): string | null {
  const names = words(field).filter(
    (word) => !isStopWord(word) && word.length > 2 && !/^(?:number|name|your|enter|please|many|how)$/.test(word),
  );
  for (const sentence of wish.split(/[.!?;]\s+/)) {
    const found = besideIn(sentence, names, countable(field));
    if (found) return found;
  }
  return null;
}

/** Whether a field takes a count and nothing else. */
function countable(field: string): boolean {
  return /\b(?:quantity|qty|how many|amount|number of|age|guests|adults|children|nights)\b/.test(field);
}

function besideIn(sentence: string, names: readonly string[], count: boolean): string | null {
  const all = [
    ...sentence.matchAll(/\{\{\w+\}\}|[\w.+-]+@[\w-]+\.[\w.]+|[$€£]?\d[\d.,:/-]*\d|[$€£]?\d|[\p{L}\p{N}'@#_-]+/gu),
  ].map((match) => match[0]);
  for (const name of names) {
    for (const [i, word] of all.entries()) {
      if (!kin(fold(word), name)) continue;
      let at = i + 1;
      while (at < all.length && /^(?:by|is|of|to|as|in|at|for|the|a|an|should|be)$/i.test(all[at]!)) at++;
      const next = all[at];
      if (next && /^[$€£]?\d/.test(next)) return next.replace(/^[$€£]/, '');
      const before = all[i - 1];
      if (before && /^\d+$/.test(before) && count) return before;
      if (count) continue;
      if (next && /^\{\{|@/.test(next)) return next;
      if (next && /^\p{Lu}/u.test(next)) {
        const run = [next];
        while (/^\p{Lu}/u.test(all[at + run.length] ?? '')) run.push(all[at + run.length]!);
        return run.join(' ');
      }
      if (before && /^\d+$/.test(before)) return before;
    }
  }
  return null;
}

const MAKE = /^(?:(?:make|brand|manufacturer)(?: name)?|car make|vehicle make)$/;
const MODEL = /^(?:(?:car |vehicle )?model(?: (?:name|number|no|nr))?)$/;
/** A maker, and a name or a code behind it: "Skoda Fabia", "Norvik WM 640". */
const MADE =
  /(?<=^|[\s("“])(?:(?:[Yy]our|[Tt]he|[Aa]n?|[Mm]y)\s+)?(\p{Lu}\p{Ll}[\p{L}-]*)\s+((?:\p{Lu}[\p{L}\d-]*|\d[\p{L}\d-]*)(?:\s(?:\p{Lu}[\p{L}\d-]*|\d[\p{L}\d-]*))*)/gu;
const NO_MAKER = new Set([...MONTHS, ...WEEKDAYS]);
const NO_MODEL = /\b(?:Ltd|Inc|School|Street|Road|Lane|Airport|Station)\b/;

/** Who made a thing, or what its maker calls it, where just one thing is told so; null for other fields. */
function makeOrModel(field: string, wish: string): string | null {
  const part = MAKE.test(field) ? 1 : MODEL.test(field) ? 2 : 0;
  if (part === 0) return null;
  const found = [...wish.matchAll(MADE)].filter(
    ([, make, model]) =>
      !isStopWord(make!.toLowerCase()) && !NO_MAKER.has(make!.toLowerCase()) && !NO_MODEL.test(model!),
  );
  const coded = found.filter(([, , model]) => /\d/.test(model!));
  const [only, ...others] = coded.length > 0 ? coded : found;
  return only && others.length === 0 ? only[part]! : null;
}
