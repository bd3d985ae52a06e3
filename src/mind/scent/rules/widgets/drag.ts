import { coverage, fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { optionFor } from '../../filling/option-for.ts';
import { nthOf } from '../../goal/constraints.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { stageFor } from '../../meaning/stage.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { WAYS } from './deal-out.ts';
import { shiftTold, standingAt } from './trade-places.ts';
import { whatToDrag } from './what-to-drag.ts';

interface Move {
  what: string;
  where: string;
  /** The place in the list, 1 for the first and -1 for the last; null when the task names none. */
  place: number | null;
  /** How many places further down, or up when negative; 0 when the task does not say so. */
  by: number;
  /** The same to the right, or to the left when negative. */
  across: number;
}

/** "To the right", "upwards": the way something is pulled, at the end of what is said. */
const TOWARD = /^(.+?)\s+(?:(?:to|towards?)\s+(?:the\s+)?)?(left|right|up|down)(?:wards?)?(?:\s+a (?:bit|little))?$/i;

/** "To the top" before "left": one corner of several, and no way to pull. */
const CORNERED = /\bto\s+the\s+(?:top|upper|bottom|lower|cent(?:er|re)|middle)$/i;

/** "The card of the invoice", "the ticket for Ana's stool": what stands for a thing on a board. */
const STANDS_FOR = /^(?:card|ticket|tile|note|entry|item|task|row)\s+(?:of|for|about|called|named|with)\s+(?:the\s+)?/i;

function bareName(text: string): string {
  return text.replace(/^(?:the|a|an)\s+/i, '').replace(STANDS_FOR, '');
}

/** What a step wants moved, and to where. */
function moveOf(step: Step): Move {
  const text = step.text
    .replace(/\s+(?:by|with|using)\s+(?:drag|mov|the (?:mouse|arrow|button)).*$/i, '')
    .replace(/^\w+\s+(?:and drop\s+)?/, '')
    // "So that it is completely inside the ring" says where.
    .replace(/\s+(?:so that it (?:is|lies|fits|sits|ends up|goes)|until it is)\s+(?:\w+ly\s+)?(?=in|on|over)/i, ' ')
    .replace(/"/g, '');
  const shift = shiftTold(text);
  if (shift)
    return {
      what: bareName(shift.what),
      where: '',
      place: null,
      by: shift.down,
      across: shift.right,
    };
  const toward = TOWARD.exec(text);
  if (toward && !CORNERED.test(toward[1]!))
    return { what: bareName(toward[1]!), where: toward[2]!.toLowerCase(), place: null, by: 0, across: 0 };
  const made =
    /^(.+?)\s+(?:to be\s+)?the\s+((?:\w+\s+)?(?:first|last|top|bottom|second|third|fourth|fifth|\d+\w\w)\b.*)$/i.exec(
      text,
    );
  const split =
    /^(.+?)\s+(?:to|into|onto|in|above|below|before|after|on|over|under|inside(?: of)?|within)\s+(.+)$/i.exec(text);
  const [what, where] = split ? [split[1]!, split[2]!] : made ? [made[1]!, made[2]!] : [text, ''];
  const said = fold(where);
  const place = /\b(?:top|beginning|start|front)\b/.test(said)
    ? 1
    : /\b(?:bottom|end)\b/.test(said)
      ? -1
      : nthOf(where);
  return {
    what: bareName(what),
    where: bareName(where),
    place,
    by: 0,
    across: 0,
  };
}

/** Drags the thing to where it belongs; in a list with arrows, presses those until it stands there. */
export function moveThing(situation: Situation, step: Step): Proposal | null {
  const move = moveOf(step);
  return drag(situation, move) ?? byArrows(situation, move) ?? acrossColumns(situation, move);
}

const ONWARD = /[▶►→›»>]$|^(?:right|next|forward|advance|move right)\b/i;
const BACKWARD = /[◀◄←‹«<]$|^(?:left|back|previous|move left)\b/i;

/** Pixels around the name of a card within which its arrows stand. */
const UNDER = 48;

/** Whether a control on a card is called by the column that it moves the card to: "Move to Doing", "→ Doing", "Doing". */
function movesTo({ raw }: Item, column: string): boolean {
  const said = fold(raw)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^(?:move|send|put|shift|push|bring|transfer)(?: (?:it|this|card|task))?\s+/, '')
    .replace(/^(?:in)?to\s+(?:the\s+)?/, '');
  return said.replace(/\s+(?:column|list|lane|stage)$/, '').trim() === column;
}

/** What a control says besides the name of the thing that it moves: "Move Fix the gate right". */
const without = (raw: string, thing: string): string => fold(raw).replace(thing, ' ').replace(/\s+/g, ' ').trim();

/** Moves a card to another column with the arrows on it, one column a press. */
export function acrossColumns(situation: Situation, { what, where }: Pick<Move, 'what' | 'where'>): Proposal | null {
  const { memory, page } = situation;
  const column = fold(where.replace(/^the\s+/i, '').replace(/\b(?:column|list|lane|stage|status)\b/gi, ' ')).trim();
  const thing = fold(what.replace(/^(?:the\s+)?(?:card|task|item|issue|ticket)\s+/i, '')).trim();
  if (!column || !thing) return null;
  // Signs without words stand in one line with the name.
  const at = page.lines.findIndex(({ text }) => fold(text).replace(/[^\p{L}\p{N}]+$/u, '') === thing);
  // The only card of a column is not marked as one of several: its arrows stand right under its name.
  const name = page.lines[at]?.box;
  const under = ({ box }: Item) =>
    !!name && !!box && box.y >= name.y && box.y - name.y < UNDER && box.x >= name.x - UNDER && box.x < name.x + UNDER;
  const arrows = page.items.filter(
    (item) =>
      isClickable(item) &&
      item.box &&
      !item.disabled &&
      (literalCoverage(phrase(thing), item.context) > 0.9 || under(item)),
  );
  const head = page.lines.findIndex((line) => fold(line.text) === column);
  if (at < 0 || head < 0) return null;
  const after = head > at;
  const moved = memory.done.find((tag) => tag.startsWith('column:'));
  const way = after ? 'onward' : 'backward';
  // It has come to stand behind the head it stood before: that is its column.
  if (moved && moved !== `column:${way}`) return null;
  const item =
    arrows.find((entry) => movesTo(entry, column)) ??
    arrows.find(({ raw }) => (after ? ONWARD : BACKWARD).test(without(raw, thing)));
  if (!item || timesTried(memory, situation.key, item.name) > 6) return null;
  if (!moved) memory.done.push(`column:${way}`);
  return {
    rule: 'move',
    why: `“${thing}” belongs ${after ? 'further on' : 'further back'}, under “${column}”`,
    status: 'continue',
    item,
    args: null,
    sure: 0.85,
    cause: thing,
  };
}

/** "Put the card into the column Doing": a step that only reads like something to type. */
export function putIntoColumn(situation: Situation, step: Step): Proposal | null {
  if (!/^(?:put|move|place)\b/i.test(step.text) || situation.items.some((item) => item.kind === 'type')) return null;
  const dragged = situation.items.some((item) => item.kind === 'drag') ? drag(situation, moveOf(step)) : null;
  return dragged ?? acrossColumns(situation, moveOf(step));
}

/** Whether the arrows have brought the card under the head that is named. */
export function inColumn(situation: Situation, step: Step): boolean {
  const { memory, page } = situation;
  const moved = memory.done.find((tag) => tag.startsWith('column:'));
  if (!moved || memory.last?.rule !== 'move') return false;
  const { what, where } = moveOf(step);
  const column = fold(where.replace(/\b(?:column|list|lane|stage|status)\b/gi, ' ')).trim();
  const thing = fold(what.replace(/^(?:the\s+)?(?:card|task|item|issue|ticket)\s+/i, '')).trim();
  // Signs without words stand in one line with the name.
  const at = page.lines.findIndex(({ text }) => fold(text).replace(/[^\p{L}\p{N}]+$/u, '') === thing);
  const head = page.lines.findIndex((line) => fold(line.text) === column);
  return at >= 0 && head >= 0 && (moved === 'column:onward' ? at > head : at < head);
}

function drag(situation: Situation, { what, where, place, by, across }: Move): Proposal | null {
  const { memory, key } = situation;
  // What did not move when it was pulled is pulled by what stands on it for that.
  const stuck = (item: Item) => memory.idle > 0 && timesTried(memory, key, item.name) > 0;
  const drags = situation.items.filter((item) => item.kind === 'drag' && !stuck(item));
  const best = whatToDrag(what, drags);
  if (!best) return null;
  const { options } = best.item;
  const kin = drags.filter((item) => item === best.item || options.includes(item.raw));
  // Where each makes room for the other, one goes to where the other stands.
  const room = kin.length === options.length + 1 && kin.every((item) => item.box);
  const there = room ? standingAt(best.item, kin, { where, place, down: by, right: across }) : null;
  if (there === best.item || ((by !== 0 || across !== 0) && !there)) return null;
  const to =
    there?.raw ??
    optionFor(
      where.replace(/\b(?:box|area|zone|column|list|field|basket|pile|target)\b/gi, ' ').trim() || where,
      options,
    )?.option ??
    optionFor(where, options)?.option ??
    stageFor(where, options) ??
    // "Done (3)" is the column Done.
    options.find((option) => fold(option.replace(/^end of\s+/i, '').replace(/\s*\(?\d+\)?$/, '')) === fold(where)) ??
    (place !== null ? options[place > 0 ? place - 1 : options.length + place] : undefined) ??
    (where === '' || options.length === 1 ? options[0] : undefined) ??
    onlyPlace(options);
  return to
    ? {
        rule: 'drag',
        why: `“${best.item.label}” belongs at “${to}”`,
        status: 'continue',
        item: best.item,
        args: argumentOf(best.item, to),
        sure: best.fit,
        completes: true,
        cause: best.item.label,
      }
    : null;
}

/** The one place there is to put something, beside the ways to pull it. */
function onlyPlace(options: readonly string[]): string | undefined {
  const places = options.filter((option) => !WAYS.test(option));
  return places.length === 1 ? places[0] : undefined;
}

const UP = /^(?:[↑▲⬆^]|(?:move )?up\b.*|earlier|raise)/i;
const DOWN = /^(?:[↓▼⬇]|(?:move )?down\b.*|later|lower)/i;

function byArrows(situation: Situation, { what, place, by }: Move): Proposal | null {
  if (place === null && by === 0) return null;
  const arrows = (pattern: RegExp): Item[] =>
    situation.page.items
      .filter((item) => isClickable(item) && item.box && (pattern.test(item.raw) || pattern.test(item.label)))
      .sort((a, b) => a.box!.y - b.box!.y);
  const rows = arrows(UP);
  const lower = arrows(DOWN);
  if (rows.length < 2 && lower.length < 2) return null;
  const list = rows.length >= lower.length ? rows : lower;
  const wanted = phrase(what);
  const at = list.findIndex((item) => coverage(wanted, item.context) > 0.9);
  if (at < 0) return null;
  const goal = place === null ? at + by : place > 0 ? place - 1 : list.length + place;
  if (at === goal) return null;
  const own = list[at]!;
  const item = (at > goal ? rows : lower).find((entry) => Math.abs(entry.box!.y - own.box!.y) < 12);
  if (!item || item.disabled) return null;
  return {
    rule: 'move',
    why: `“${what}” stands at place ${at + 1} and belongs at ${goal + 1}`,
    status: 'continue',
    item,
    args: null,
    sure: 0.9,
    completes: Math.abs(at - goal) === 1,
    cause: what,
  };
}
