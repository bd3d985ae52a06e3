import { fold, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { properNames } from '../../meaning/match.ts';
import { opensMore } from '../../meaning/state.ts';
import type { RecordPlan, Seen } from '../../remembered.ts';
import type { Situation } from '../../situation.ts';
import { isCompared } from '../several/over-pages.ts';
import { blanksOf } from '../sheet/blanks.ts';
import { nextPage } from '../way/next-page.ts';
import { ACT, bareName, changes, openersOf } from './controls.ts';
import { TAKEN } from './flat.ts';
import { isAboutName } from './put.ts';
import type { Row } from './rows.ts';
import { says } from './says.ts';
import { boundsIn, isShown } from './targets.ts';
import { isOfKind, LISTED, type Work } from './work.ts';

/** Controls into which something is put where they stand. */
const TAKES = new Set(['type', 'choose', 'set', 'drag']);
/** What a task to get something says: that is seen to on the thing's own page. */
const GETS = /\b(?:buy|order|basket|cart|purchase|bag)\b/;
/** Share of the records at which the act itself has to stand for a list to be one on which it is done. */
const OFFERED = 0.3;

/** Share of the records that have a box from which on that is what is done with them. */
const OPEN = 0.6;

/** Whether one may set about it on this list: what is meant stands there, and what stands there can be acted on. */
export function mayBegin({ rows, said, meant, sets, situation, plan, undo, opens }: Work): boolean {
  if (rows.length < 2 || picksBoxes(situation) || setsFields(situation) || areAnswers({ rows, situation }))
    return false;
  if (onlyAsks(situation) && !sets && !opens) return false;
  const renames = isAboutName(said.text);
  const offers = (item: Item, row: Row) =>
    // "Add Blue Foxes to my plan": without the name it is the same at all of them.
    [null, row].some((of) => says(bareName(item, of), said, undo) >= ACT) ||
    (item.kind === 'choose' && item.options.some((option) => says(option, said, undo) >= ACT)) ||
    (sets && /^(?:increase|decrease|[+−-]$)/i.test(item.raw)) ||
    (sets && (TAKES.has(item.kind) || changes(bareName(item, null), plan.text, renames) >= 0.4));
  const acts = rows.filter((row) => row.items.some((item) => offers(item, row))).length;
  // What is to be said or put in besides is no matter of the list alone.
  const quoted = [...(plan.meant?.left ?? '').matchAll(/"([^"]*)"/g)].map(([, text]) => text!);
  if (!sets && quoted.some((text) => /[\p{L}\p{N}]/u.test(text) && !text.includes(TAKEN))) return false;
  if (meant?.by === 'rank' && (tellsMore(plan) || isOfOtherKind(plan))) return false;
  // What is compared over the pages of a list is left to those who turn them.
  if (meant?.by === 'rank' && (isCompared(situation) || nextPage(situation))) return false;
  // What comes with data is for a form, unless it says itself which record is meant.
  if (meant === null && situation.knowledge.length > 0) return false;
  if (meant === null && (rows.length < LISTED || !namesSomething(plan.text))) return false;
  // A list of links is a way to elsewhere; it is gone through for a record with which something is to be done.
  if (rows.every(({ items }) => items.every((item) => item.role === 'link')) && acts < OFFERED * rows.length)
    return (
      situation.knowledge.length === 0 &&
      meant !== null &&
      (meant.by === 'name' || isOfKind(plan, plan.text)) &&
      isActed(situation) &&
      !GETS.test(said.text)
    );
  if (acts >= OFFERED * rows.length) return true;
  // To take away what is only ticked is to untick it.
  const boxes = rows.filter(({ items }) => items.some(({ kind, role }) => kind === 'check' && role !== 'radio')).length;
  if (situation.step?.verb === 'remove' && meant?.by === 'name' && boxes >= OPEN * rows.length) return true;
  const open = rows.filter((row) => openersOf(row, situation, true).length > 0).length;
  // What is to be had is seen to on its own page, and by those who know how one does that.
  if (acts === 0 && GETS.test(said.text)) return false;
  return open >= 0.5 * rows.length && (meant !== null || isOfKind(plan, plan.text));
}

/** Whether what looks like records are the answers to one question: chips under "Colour", buttons under "Size". */
function areAnswers({ rows, situation }: Pick<Work, 'rows' | 'situation'>): boolean {
  const answers = new Set(blanksOf(situation).flatMap(({ kind, items }) => (kind === 'choice' ? items : [])));
  return rows.every(({ items }) => items.length > 0 && items.every((item) => answers.has(item)));
}

/** Whether several boxes to tick are named one by one: they are what is to be on, and no records. */
function picksBoxes({ step, page }: Situation): boolean {
  if (!step || !['pick', 'tick'].includes(step.verb) || step.items.length < 2) return false;
  const boxes = new Set(page.items.filter(({ kind }) => kind === 'check').map(({ raw }) => fold(raw).trim()));
  return step.items.filter((name) => boxes.has(fold(name).trim())).length >= 2;
}

/** Whether several fields of the page are told by name with what is to stand in them: a form, whatever its parts look like. */
export function setsFields({ step, page }: Pick<Situation, 'step' | 'page'>): boolean {
  if (!step || step.pairs.length < (step.verb === 'pick' ? 1 : 2)) return false;
  // What is to be chosen is one of the answers of the field.
  return step.pairs.some(({ field, value }) =>
    page.items.some(
      (item) =>
        (fold(item.group) === fold(field) && opensMore(item)) ||
        (fold(item.label) === fold(field) &&
          (item.kind === 'type' ||
            (item.kind === 'choose' && item.options.some((option) => fold(option) === fold(value))))),
    ),
  );
}

/** Whether more is told of the one that is meant than what it is compared by: "that is still unpaid", "garden hose" of many things. */
function tellsMore({ meant, seen, kinds, text }: RecordPlan): boolean {
  if (boundsIn(text).some((bound) => !isShown(seen, bound))) return true;
  const left = meant?.left.replace(/§+/g, ' ') ?? '';
  if (/\b(?:still|not yet|among|below|above|over|under \d|less than|more than)\b/.test(left)) return true;
  const told = new Set(words(left).map(stem));
  const borne = (word: string) =>
    seen.filter(({ name, properties }) =>
      [name, ...properties.map((one) => one.text)].some((text) => words(text).some((own) => stem(own) === word)),
    ).length;
  const general = headWords(seen);
  return [...told].some(
    (word) =>
      word.length > 3 && !kinds.includes(word) && !general.has(word) && borne(word) > 0 && borne(word) < seen.length,
  );
}

/** The words over the columns of a list. */
function headWords(seen: readonly Seen[]): Set<string> {
  return new Set(seen.flatMap(({ properties }) => properties.flatMap(({ head }) => words(head).map(stem))));
}

/** What follows the word by which things are compared, and is no kind of thing. */
const NO_KIND = new Set(
  'one ones of all in on that this which is are to and by for with has have there item thing entry record it them available listed right first last now today please again soon day date time price number amount'.split(
    ' ',
  ),
);

/** Whether what is compared are things of a kind that the list is not of: "the cheapest garden hose", of all that a shop has. */
function isOfOtherKind(plan: RecordPlan): boolean {
  const { meant, seen } = plan;
  const left = meant?.left.replace(/§+/g, ' ') ?? '';
  const found = /\b(?:most \p{L}+|least \p{L}+|(?!best|latest|test)\p{L}{3,}est)\s+(\p{L}+)(?:\s+(\p{L}+))?/u.exec(
    left,
  );
  if (!found || NO_KIND.has(found[1]!)) return false;
  const kind = found.slice(1, 3).filter((word): word is string => word !== undefined && !NO_KIND.has(word));
  const columns = headWords(seen);
  return !kind.some((word) => columns.has(stem(word))) && !kind.every((word) => isOfKind(plan, word));
}

/** Whether the task is a question, and no wish stands beside it: "Which is the oldest? That one I want moved." */
function onlyAsks({ step, goal, asked }: Situation): boolean {
  if (step?.verb !== 'learn' || WISHES.test(asked)) return false;
  if (goal.background === '') return !/^(?:wh|how)[^?]*$/i.test(step.text);
  return step.text.includes('?') ? !POINTS.test(goal.background) : ASKS.test(step.text);
}
const WISHES = /\b(?:could|would|can|will) you\b/i;
const POINTS = /\b(?:that|this|it|one|them|those)\b/i;
const ASKS =
  /^(?:find out|tell|say|report|check|look|read|see|note|what|which|who|how|when|where|why|is|are|does|do \w)/i;

/** Steps that only lead somewhere, or set how things are shown. */
const NOT_DONE = new Set<Step['verb']>(['learn', 'locate', 'reach', 'search', 'wait', 'back', 'filter', 'sort']);

/** Whether something is to be done with a record, and not only to be found. */
function isActed(situation: Situation): boolean {
  const { step, goal, asked } = situation;
  if (!step) return false;
  // What no step could be told of is asked for all the same: "I'm calling about the lamp by Ann. I want it reserved."
  if (goal.steps.length === 1 && WAY.test(asked)) return false;
  const isUnread = goal.steps.length === 1 && (step.text === asked || goal.background !== '');
  return !NOT_DONE.has(step.verb) || (isUnread && !onlyAsks(situation));
}

/** What asks for a way to somewhere, and for nothing to be done there. */
const WAY =
  /^(?!.*,?\s(?:and|then)\s+(?:then\s+)?(?:take|add|book|buy|order|mark|put|press|change|set|delete|remove|cancel|send)\b)(?:please\s+)?(?:navigate|go|get|browse|visit|(?:bring|take|lead|show) me|i (?:want|need|would like) to (?:get|go|see|read))\b/i;

/** Whether the task names somebody or something. */
function namesSomething(text: string): boolean {
  return properNames(text).length > 0 || /["“\d]|\p{Lu}\.\s?\p{Lu}/u.test(text);
}
