import { words } from '../../../language/index.ts';
import { properNames } from '../../meaning/match.ts';
import type { RecordPlan } from '../../remembered.ts';
import type { Situation } from '../../situation.ts';
import { flat } from './flat.ts';
import { meantBy, shownAt } from './meant.ts';

/** What points at the records with which something was done before. */
const SAME = /\b(?:it|them|that one|this one|these|those|both)\b/;

/** Those of the step before, where a step only points at them. */
export function sameAgain(text: string, before: RecordPlan | null): RecordPlan['meant'] {
  const names = before?.text === text ? [] : (before?.targets ?? []);
  return names.length > 0 && SAME.test(flat(text)) ? { meant: { by: 'name', names }, left: flat(text) } : null;
}

/**
 * Those that are told by a value, a rank or a place, as long as the task names nothing that is nowhere to be seen: that is another one of
 * the list, further on. What is to be put in tells of none.
 */
export function knownHere(
  { page, step }: Situation,
  { seen, text }: RecordPlan,
  found: RecordPlan['meant'],
): RecordPlan['meant'] {
  if (!found || ['name', 'rest', 'amounts'].includes(found.meant.by)) return found;
  const given = new Set(step?.text === text ? step.pairs.map(({ value }) => flat(value).trim()) : []);
  if (found.meant.by === 'value' && found.meant.values.every((value) => given.has(flat(value).trim()))) return null;
  const shown = new Set(
    words([page.all.text, ...page.items.flatMap(({ options }) => options), ...seen.map(shownAt)].join(' . ')),
  );
  const isNowhere = (name: string) => /\s/.test(name) && words(name).some((word) => !shown.has(word));
  return properNames(text).some(isNowhere) ? null : found;
}

/** Those that are told by what the data give: "the booking with the number below". */
export function meantByData(
  { knowledge, request, dayFirst }: Situation,
  text: string,
  plan: RecordPlan,
): RecordPlan['meant'] {
  const given = knowledge.filter(({ secret }) => !secret).map(({ value }) => value);
  if (given.length === 0) return null;
  const found = meantBy([text, ...given].join('. '), plan.seen, request.today, dayFirst);
  return found && ['name', 'value'].includes(found.meant.by) ? { ...found, left: flat(text) } : null;
}
