import { fold, literalCoverage, phrase, similarity } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { codeShown } from '../answering/reading/value.ts';
import { stepsInReach } from '../goal/together.ts';
import { type Pair, type Step, valueText } from '../goal/types.ts';
import type { Situation } from '../situation.ts';
import { addressPart, houseNumber } from './address.ts';
import { countryIn } from './country.ts';
import { fitFor, givenElsewhere } from './coverage/assign.ts';
import { datePartFor } from './date-parts.ts';
import { classOfField, classOfWords, type FieldClass } from './fields.ts';
import { inferValue } from './infer.ts';
import { hintOf, isWrittenAs } from './known/takes.ts';
import { asMeasured } from './measures.ts';
import { monthTold, takesMonth } from './month-told.ts';
import { entryFor, fieldOfName, nameFor, newNameOf } from './new-entry.ts';
import { fromPerson, sensible } from './own-values.ts';
import { HOUSE_NUMBER, partAsked } from './part-asked.ts';
import { peopleTold } from './people-told.ts';
import { personFor } from './persons-told.ts';
import { companyTold, placeTold } from './place-told.ts';
import { addresseeTold, nameOfOther } from './recipient.ts';
import { messageOf, tells, wordsGiven } from './say.ts';
import { partFor } from './series.ts';
import { shapeValue } from './shape-value.ts';
import { sumAsked } from './sum-asked.ts';
import { colourTold, inOneWord, thingTold } from './thing-told.ts';
import { matterFor, restFor } from './unsaid.ts';
import { wordsKnown } from './words-known.ts';

/** A value for a field and where it comes from; `strong` values are the task's own. */
export interface Found {
  value: string;
  source: 'task' | 'knowledge' | 'person' | 'sensible';
  strong: boolean;
}

/** Fields that take one thing only, by which one is reached or pays. */
const OWN = new Set<FieldClass>(['postal-code', 'tel', 'email', 'cc-number', 'cc-exp', 'cc-csc']);

/** How long something takes, in the words of a task and of a form. */
const LENGTH = /^(?:duration|length|time needed)$/;
const LASTS =
  /^(?:(?:cooking|preparation|prep|total) )?(?:time|duration|length|minutes|how long\b.*)(?: \(?(?:in )?min\w*\)?)?$/;

/** The lines over a letter, which its text is not put into. */
const OVER_LETTER = /^(?:to|from|by|cc|bcc|recipients?|subject)$/;

/** How well a field's name in the task fits a field on the page, 0..1. */
function fieldFit(name: string, item: Item, group: FieldClass): number {
  if (group === 'message' && OVER_LETTER.test(fold(name))) return 0;
  if (!name) return 0;
  const said = phrase(name);
  const named = classOfWords(name);
  const label = phrase(item.label || item.placeholder);
  let fit = similarity(said, label);
  if (LENGTH.test(fold(name)) && LASTS.test(label.folded)) fit = Math.max(fit, 0.8);
  if (item.placeholder && item.label) fit = Math.max(fit, 0.9 * similarity(said, phrase(item.placeholder)));
  if (named !== 'unknown' && group !== 'unknown') {
    if (named === group) fit = Math.max(fit, 0.8);
    else if (named === 'password' && group === 'password-again') fit = Math.max(fit, 0.75);
    else if (KIN.some((kin) => kin.includes(named) && kin.includes(group))) fit = Math.max(fit, 0.6);
    else fit = Math.min(fit, 0.45);
  }
  return fit;
}

/** Field classes that stand in for one another when the exact one is not known. */
const KIN: FieldClass[][] = [
  ['username', 'email'],
  ['name', 'cc-name'],
  ['name', 'username'],
  ['subject', 'title'],
  ['date', 'bday'],
];

function bestPair(pairs: readonly Pair[], item: Item, group: FieldClass): { value: string; fit: number } | null {
  let best: { value: string; fit: number } | null = null;
  for (const pair of pairs) {
    // An order number is no phone number, for all that both are numbers.
    if (classOfWords(pair.field) !== group && !isWrittenAs(group, pair.value)) continue;
    const fit = fieldFit(pair.field, item, group);
    if (fit > (best?.fit ?? 0.52)) best = { value: pair.value, fit };
  }
  return best;
}

/**
 * What this person puts into a field: the task's own value, then what the person knows, then who the person is, then,
 * when `must` is set, something sensible. Null leaves the field alone.
 */
export function valueFor(situation: Situation, item: Item, must: boolean): Found | null {
  const found = anyValueFor(situation, item, must);
  return found?.source === 'task' && isNameOfField(situation, item, found.value) ? null : found;
}

/** Whether what would be put into a field is only what another field beside it is called, and the task says no such thing. */
function isNameOfField({ items, request }: Situation, item: Item, value: string): boolean {
  if (/\d/.test(value) || fold(request.instructions).includes(fold(value))) return false;
  return items.some(
    (other) => other !== item && ['type', 'choose', 'set'].includes(other.kind) && fold(other.raw) === fold(value),
  );
}

function anyValueFor(situation: Situation, item: Item, must: boolean): Found | null {
  const group = classOfField(item);
  const shape = (value: string) => shapeValue(value, item, group, situation);
  if (group === 'password-again') {
    const first = passwordGiven(situation, item);
    if (first !== null) return { value: first, source: 'task', strong: true };
  }
  if (fieldOfName(situation) === item) return { value: newNameOf(situation.step!)!, source: 'task', strong: true };
  const addressee = addresseeTold(item, situation.asked);
  if (addressee) return { value: addressee, source: 'task', strong: true };
  const month = monthTold(situation, item);
  if (month !== null || takesMonth(item)) return month ? { value: month, source: 'task', strong: true } : null;
  const sum = sumAsked(item);
  if (sum !== null) return { value: sum, source: 'task', strong: true };
  const part = datePartFor(situation, item);
  if (part !== null) return { value: part, source: 'task', strong: true };
  const nth = partFor(
    item,
    stepsInReach(situation.goal.steps, situation.memory.step).flatMap((step) => step.pairs),
  );
  if (nth !== null) return nth ? { value: nth, source: 'task', strong: true } : null;
  const ofRow = personFor(situation, item);
  if (ofRow !== null) return ofRow ? { value: ofRow, source: 'task', strong: true } : null;
  const words = group === 'message' || item.state.has('multiline') ? wordsKnown(situation, item) : null;
  if (words) return { value: shape(words), source: 'knowledge', strong: true };
  // Words that the task gives are written whatever stands there already, such as who it is from.
  if ((group === 'message' || item.state.has('multiline')) && situation.step && wordsGiven(situation.step))
    return { value: messageOf(situation.goal, situation.step), source: 'task', strong: true };
  // What is asked plainly is told before anything that only might fit there.
  const matter = matterFor(situation, item);
  if (matter) return { value: matter, source: 'task', strong: true };
  const thing = thingFor(situation, item);
  if (thing) return { value: thing, source: 'task', strong: true };
  const known = fitFor(situation, item);
  if (known?.entry)
    return {
      value: shape(
        asMeasured(known.entry.name, partAsked(situation, item, group, known.value), hintOf(situation, item)),
      ),
      source: known.entry.source,
      strong: known.entry.source !== 'person',
    };
  const told = known?.value ?? null;
  // No street is a number and nothing else.
  const fits = told !== null && !(group === 'street-address' && !/\p{L}/u.test(told));
  if (fits && !OWN.has(group)) return { value: shape(told), source: 'task', strong: true };
  const steps = stepsInReach(situation.goal.steps, situation.memory.step);
  const paired = bestPair(
    steps.flatMap((step) => step.pairs.filter((pair) => pair.field)),
    item,
    group,
  );
  if (fits) return { value: shape(told), source: 'task', strong: true };
  // What is told once stands in one field, however many are called alike, but where it is asked for again.
  const twice = paired && !AGAIN.test(fold(item.label)) && givenElsewhere(situation, item, paired.value);
  if (paired && !twice) return { value: shape(paired.value), source: 'task', strong: true };

  if (group === 'search' && situation.step?.verb === 'transact') {
    const { pairs } = situation.step;
    const told = (pairs.find((pair) => !pair.field) ?? (pairs.length === 1 ? pairs[0] : undefined))?.value;
    if (told) return { value: told, source: 'task', strong: true };
  }
  const later = group === 'message' ? messageLater(situation, item) : null;
  if (later) return { value: later, source: 'task', strong: true };
  const made = nameFor(situation, item);
  if (made) return { value: made, source: 'task', strong: true };
  const entry = entryFor(situation, item);
  if (entry !== null) return entry ? { value: entry, source: 'task', strong: true } : null;
  const loose = looseValue(situation, item, group);
  if (loose) return { value: shape(loose), source: 'task', strong: true };
  const wish = [...steps.map(valueText), situation.goal.background].filter(Boolean).join('. ');
  const addressed = addressPart(wish, group);
  if (HOUSE_NUMBER.test(fold(item.label || item.placeholder))) {
    const house = houseNumber([wish, ...situation.knowledge.map((known) => known.value)].join('. '));
    return house ? { value: house, source: 'task', strong: true } : null;
  }
  const place = placeTold(item, wish);
  if (place) return { value: place, source: 'task', strong: true };
  if (addressed) return { value: addressed, source: 'task', strong: true };
  const implied = inferValue(item.label || item.placeholder, wish, situation.request.today, situation.dayFirst);
  if (implied && !givenElsewhere(situation, item, implied))
    return { value: shape(implied), source: 'task', strong: true };
  const people = peopleTold(situation, item);
  if (people !== null) return { value: people, source: 'task', strong: true };
  const quantity = situation.step?.constraints.quantity ?? null;
  if (
    group === 'quantity' &&
    quantity !== null &&
    !countsOther(item, `${wish} ${situation.step?.object ?? ''}`) &&
    !givenElsewhere(situation, item, String(quantity))
  )
    return { value: String(quantity), source: 'task', strong: true };
  if (CODE_FIELD.test(fold(item.label || item.placeholder))) {
    const code = codeShown(situation.page);
    if (code) return { value: code, source: 'task', strong: true };
  }
  if (group === 'cc-exp') {
    const part = /month/i.test(item.label) ? 0 : /year/i.test(item.label) ? 1 : -1;
    const expiry = situation.knowledge.find((item_) => /expir/i.test(item_.name))?.value;
    if (expiry && part >= 0)
      return { value: expiry.split(/[/-]/)[part]?.trim() ?? expiry, source: 'knowledge', strong: true };
  }
  const other = nameOfOther(item, wish, group);
  if (other) return { value: other, source: 'task', strong: true };
  const company = group === 'organization' && item.kind === 'type' ? companyTold(wish) : null;
  if (company) return { value: company, source: 'task', strong: true };
  const country = group === 'country' ? countryIn(wish) : null;
  if (country) return { value: country, source: 'task', strong: true };
  const rest = restFor(situation, item);
  if (rest) return { value: rest, source: 'task', strong: true };
  const person = fromPerson(situation, item, group);
  if (person) return { value: shape(person), source: 'person', strong: false };
  if (!must || situation.goal.steps.every((step) => ONLY_ASKS.has(step.verb))) return null;
  const default_ = sensible(situation, item, group);
  return default_ ? { value: shape(default_), source: 'sensible', strong: false } : null;
}

/** What the task tells of the thing that a field asks for. */
export function thingFor({ asked, page }: Situation, item: Item): string | null {
  if (item.kind !== 'type') return null;
  const thing = thingTold(item.label, asked);
  return thing ? inOneWord(thing, item.label, page.lines) : colourTold(item.label, asked);
}

/** A field that asks for the same once more. */
const AGAIN = /\b(?:again|repeat|confirm\w*|re-?enter|re-?type|verify)\b/;

/** A code that one has just been sent or shown. */
const CODE_FIELD =
  /\b(?:confirmation|verification|security|one[- ]time|access|sms|tan|captcha)\b.*\bcode\b|^(?:enter (?:the |your )?)?code\b/;

/** What was put into the password field of this form; null before. */
function passwordGiven(situation: Situation, again: Item): string | null {
  const filled = situation.memory.filled[situation.key] ?? {};
  // Where the old one is asked for first, the new one is the one right before.
  const field = situation.items
    .filter((item) => item.kind === 'type' && item.order < again.order)
    .findLast((item) => classOfField(item) === 'password' && filled[item.name]);
  return field ? filled[field.name]! : null;
}

/** What a later step tells somebody, for a field that is called after them: "Notes for the driver". */
function messageLater({ goal, memory }: Situation, item: Item): string | null {
  const step = goal.steps
    .slice(memory.step + 1)
    .find(
      (other) =>
        tells(other) && literalCoverage(phrase(other.text), phrase(`${item.label} ${item.context.text}`)) > 0.15,
    );
  return step ? messageOf(goal, step) : null;
}

/** A text the task spells out without saying where it goes: into the one place for words that is there. */
function looseValue(situation: Situation, item: Item, group: FieldClass): string | null {
  const { step } = situation;
  if (!step || item.kind !== 'type' || !['transact', 'add', 'enter', 'search'].includes(step.verb)) return null;
  const only =
    situation.items.filter((other) => other.kind === 'type' && !other.disabled && classOfField(other) !== 'search')
      .length === 1;
  const text = step.pairs.find(
    (pair) => !pair.field || (only && /^(?:name|title|task|item|text)$/.test(fold(pair.field))),
  )?.value;
  if (!text) return null;
  const boxes = situation.items.filter(
    (other) => other.kind === 'type' && !other.disabled && classOfField(other) !== 'search',
  );
  if (!item.state.has('multiline') && /^(?:to|from|cc|bcc|recipients?|subject|re)\b/.test(fold(item.label)))
    return null;
  const fits = ['message', 'subject', 'title', 'unknown'].includes(group);
  const wordier = boxes.some((other) => other !== item && classOfField(other) === 'message');
  return fits && (group === 'message' || !wordier) && (boxes.length <= 2 || group === 'message') ? text : null;
}

/** Who only wants to know something puts nothing of their own into a form. */
const ONLY_ASKS = new Set<Step['verb']>(['learn', 'locate']);

/** Whether a field asks how many of something else it is to be than what is told: "Quantity of hose clip", for who wants elbows. */
function countsOther({ label, placeholder }: Item, told: string): boolean {
  const of = /\b(?:quantity|qty|how many|number|amount)\s+(?:of|for)\s+(.+)$/iu.exec(label || placeholder)?.[1];
  const named = phrase(of ?? '').tokens.filter(
    ({ word, weight, number }) => !number && weight > NAMES && !COUNTED.test(word),
  );
  const said = new Set(phrase(told).tokens.map(({ stem }) => stem));
  return named.some(({ stem }) => !said.has(stem));
}
/** Weight from which on a word names something, and what anything is counted by. */
const NAMES = 0.3;
const COUNTED = /^(?:items?|units?|pieces?|pcs|copies|packs?|boxes|tickets?|products?|articles?)$/;
