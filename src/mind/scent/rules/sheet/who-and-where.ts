import { fold } from '../../../language/index.ts';
import { classOfField } from '../../filling/fields.ts';
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

/** The town that the task tells with its postcode, for a field that asks for one. */
function townFor(asked: string, blank: Blank): string | null {
  if (classOfField(blank.items[0]!) !== 'city') return null;
  return TOWN.exec(asked)?.[1] ?? BEHIND.exec(asked)?.[1] ?? null;
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
      reachedBeside(asked, blank, answers) ??
      (own && OWN.test(fold(blank.label).replace(/\W+$/, '')) ? own : null);
    return text === null ? [] : [{ blank, text, fit: READ }];
  });
}
