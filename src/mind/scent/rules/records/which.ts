import { stem, withoutQuoted, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { withoutSpared } from '../../goal/wording/left-alone.ts';
import { properNames } from '../../meaning/match.ts';
import { toldApart, toldOver } from '../../meaning/told-apart.ts';
import type { RecordPlan } from '../../remembered.ts';
import type { Situation } from '../../situation.ts';
import { isMenu, opensMenu } from './controls.ts';
import { flat, TAKEN } from './flat.ts';
import { meantBy, shownAt } from './meant.ts';
import { bearing } from './plan.ts';
import type { Row } from './rows.ts';

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

/** Share of the records that have a menu from which on what is done with them is done there. */
const MENUS = 0.5;
/** Menus that make a list of records. */
const LEAST = 3;

/** The box by which a record is ticked to do something with it. */
const isTick = ({ kind, role }: Item): boolean => kind === 'check' && role !== 'radio' && role !== 'switch';

/**
 * The one of a list of records with menus or boxes that is told by some of its words, in whichever order ("the old floor plan"), with those of what stands
 * at it ("Ann's sketch"). Nothing else could be meant by who wants something done with a thing.
 */
export function meantByWords({ memory, key }: Situation, plan: RecordPlan, rows: readonly Row[]): RecordPlan['meant'] {
  const { text } = plan;
  // An open menu lies over the records under it.
  if (memory.last?.key === key && isMenu(memory.last.label)) return null;
  const withMenu = rows.filter((row) => row.items.some((item) => opensMenu(item, row)));
  const withBox = rows.filter(({ items }) => items.length > 1 && items.filter(isTick).length === 1);
  // What opens a list or a calendar in a form is no menu of a record.
  if (Math.max(withMenu.length, withBox.length) < Math.max(LEAST, MENUS * rows.length)) return null;
  // What stands in quotes may be what something is to be, and tells no record then.
  const told = withoutSpared(withoutQuoted(text));
  // "floor_plan-old.pdf" is of several words.
  const things = plan.seen.map((one) => shownAt(one).replace(/(?<=[\p{L}\p{N}])[._-]+(?=[\p{L}\p{N}])/gu, ' '));
  const at = toldApart(told, things)?.at ?? toldOver(told, things);
  if (at === null) return null;
  const { name } = plan.seen[at]!;
  const own = new Set(words(name.replace(/[._-]+/g, ' ')).map(stem));
  const left = flat(told).replace(/[\p{L}\p{N}]+/gu, (word) =>
    own.has(stem(word)) ? TAKEN.repeat(word.length) : word,
  );
  // What stands in quotes is kept for what is to be put in.
  const kept = [...left].map((letter, i) => (told[i] === text[i] ? letter : flat(text)[i]!)).join('');
  return { meant: { by: 'name', names: [name] }, left: kept };
}

/** What was found, or the one of them that the words tell besides, where a value stands at several: "Mia's logo", of all that is Mia's. */
export function oneOf(
  situation: Situation,
  found: RecordPlan['meant'],
  plan: RecordPlan,
  rows: readonly Row[],
): RecordPlan['meant'] {
  if (found?.meant.by !== 'value' || found.meant.all || MANY.test(found.left)) return found;
  const borne = bearing(plan, found.meant.values).map(({ name }) => name);
  // "The ladder that Kim has asked for", of all that Kim has asked for: the name is told in small letters.
  const said = new Set(words(plan.text).map(stem));
  const isNamed = (name: string) => {
    const own = words(name).filter((word) => word.length > 2 && !/\d/.test(word));
    return own.length > 0 && own.every((word) => said.has(stem(word)));
  };
  const named = borne.length > 1 ? borne.filter(isNamed) : [];
  if (named.length === 1) return { meant: { by: 'name', names: named }, left: found.left };
  const told = borne.length > 1 ? meantByWords(situation, plan, rows) : null;
  if (told?.meant.by === 'name' && borne.includes(told.meant.names[0]!)) return told;
  // "Spin at 18:30", of two that begin then.
  const own = bearing(plan, found.meant.values).map(shownAt);
  const text = withoutSpared(withoutQuoted(plan.text));
  const at = own.length > 1 ? (toldApart(text, own)?.at ?? toldOver(text, own)) : null;
  return at === null ? found : { meant: { by: 'name', names: [borne[at]!] }, left: found.left };
}
const MANY = /\b(?:all|every|everything|each|both|those|these)\b/;
