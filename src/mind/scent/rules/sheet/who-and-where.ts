import { fold } from '../../../language/index.ts';
import { classOfField } from '../../filling/fields.ts';
import { townBehindStreet } from '../../filling/place-told.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from './answer.ts';
import type { Blank } from './blanks.ts';
import { NAMES } from './may-stand.ts';

const NAMED = String.raw`\p{Lu}[\p{L}’'-]+(?: (?:(?:van|von|de|der|den|di|da|la|le|bin|al) )?\p{Lu}[\p{L}’'-]+)*`;
/** A town with its postcode right behind it. */
const TOWN = new RegExp(
  String.raw`(?:\b(?:in|at)\s|,\s)(${NAMED}),?\s(?=(?:[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|\d{4,5}(?: [A-Z]{2})?)\b)`,
  'u',
);
/** The same with the postcode before it, as on the continent. */
const BEHIND = new RegExp(String.raw`\b\d{4,5}(?: [A-Z]{2})?,? (${NAMED})(?=[\s.,;]|$)`, 'u');
/** Letters between a name and how one who bears it is reached, at most. */
const NEAR = 24;
/** What a field asks that wants to know who is filling the form in. */
const OWN =
  /^(?:lead |main |first |primary )?(?:applicant|claimant|policy ?holder|customer|booker|lead guest|signatory|submitted by|requested by|reported by)(?:['’]s (?:full )?name)?$/;
/** How plainly belongs there what is told by where it stands. */
const READ = 0.8;

const SMALL = '(?:d[aeiou]s?|del|della|des|du|of|the|la|le|el|los|las|van|von|der|den) ';
const WORD = String.raw`\p{Lu}[\p{L}.’'-]*`;
const POST = String.raw`(?:[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|\d{4,5}(?:[- ]\d{3})?(?: [A-Z]{2})?)`;
/** A street with its number, before a postcode with its town: "14 Rua das Flores, 4050-262 Porto", "Calle Sauce 8, 28005 Madrid". */
const ADDRESS = new RegExp(
  String.raw`(?<![\p{L}\d])((?:\d{1,4}\p{Ll}? )?${WORD}(?: (?:${SMALL}){0,2}${WORD}){0,4}(?: \d{1,4}\p{Ll}?)?),? (${POST}),? (${NAMED})`,
  'gu',
);

/** The parts of an address that the task tells in full, for fields that ask for one of them each, or for all of it. */
export function addressFor({ asked, knowledge }: Situation, blanks: readonly Blank[]): Answer[] {
  const [found, another] = asked.matchAll(ADDRESS);
  // Of two addresses each has its place: that is told by more than how they are written.
  if (!found || another || knowledge.some(({ name }) => /address|street/i.test(name))) return [];
  const [whole, street, post, town] = found as unknown as [string, string, string, string];
  const alone = !blanks.some(({ items: [item] }) => classOfField(item!) === 'city');
  return blanks.flatMap((blank): Answer[] => {
    if (blank.kind !== 'text' || blank.shown !== '') return [];
    const group = classOfField(blank.items[0]!);
    const text =
      group === 'street-address'
        ? alone
          ? whole
          : street
        : group === 'city'
          ? town
          : group === 'postal-code'
            ? post
            : null;
    return text && /\d/.test(street) ? [{ blank, text, fit: READ }] : [];
  });
}

/** A street by its name alone: "Calle del Olmo", "Mill Lane". */
const STREET = new RegExp(
  String.raw`(?<!\p{L})((?:Calle|Avenida|Plaza|Paseo|Camino|Rua|Rue|Via|Viale|Place) (?:${SMALL}){0,2}${WORD}(?: (?:${SMALL})?${WORD}){0,2}|(?:${WORD} ){1,3}(?:Street|Road|Lane|Avenue|Close|Drive|Way|Square|Terrace|Crescent|Hill|Row))(?![\p{L}])`,
  'u',
);

/** The street that the task tells, for a field that asks for one. */
function streetFor(asked: string, blank: Blank): string | null {
  const asks = /\b(?:street|road)\b/i.test(blank.label) && blank.items[0]!.role !== 'combobox';
  return asks ? (STREET.exec(asked)?.[1] ?? null) : null;
}

/** The town that the task tells with its postcode, for a field that asks for one. */
function townFor(asked: string, blank: Blank): string | null {
  if (classOfField(blank.items[0]!) !== 'city') return null;
  return TOWN.exec(asked)?.[1] ?? BEHIND.exec(asked)?.[1] ?? townBehindStreet(asked);
}

/** Whose number or address stands in the same part of a form: "her gran, Joan Thornbury, on 07700 900432". */
function reachedBeside(asked: string, blank: Blank, answers: readonly Answer[]): string | null {
  const item = blank.items[0]!;
  if (!NAMES.has(classOfField(item))) return null;
  const beside = answers.find(({ blank: other }) => {
    const own = other.items[0]!;
    const reaches = classOfField(own) === 'tel' || classOfField(own) === 'email';
    return reaches && own.group === item.group && Math.abs(other.order - blank.order) < FEW;
  });
  const at = beside ? asked.indexOf(beside.text) : -1;
  if (at < 0) return null;
  const before = asked.slice(0, at);
  const names = [...before.matchAll(new RegExp(NAMED, 'gu'))].filter(({ 0: name }) => name.includes(' '));
  const last = names.at(-1);
  return last && at - last.index - last[0].length <= NEAR ? last[0] : null;
}
/** Places in reading order within which two fields belong together. */
const FEW = 6;

/** Who and where somebody is, for what is open still: told by what stands beside it in the task, or known of who fills the form in. */
export function whoAndWhere(situation: Situation, open: readonly Blank[], answers: readonly Answer[]): Answer[] {
  const { asked, knowledge } = situation;
  const own = knowledge.find(({ name, secret }) => !secret && /^(?:(?:full |my |your )?name)$/.test(fold(name)))?.value;
  return open.flatMap((blank): Answer[] => {
    if (blank.kind !== 'text') return [];
    const text =
      townFor(asked, blank) ??
      streetFor(asked, blank) ??
      reachedBeside(asked, blank, answers) ??
      (own && OWN.test(fold(blank.label).replace(/\W+$/, '')) ? own : null);
    return text === null ? [] : [{ blank, text, fit: READ }];
  });
}
