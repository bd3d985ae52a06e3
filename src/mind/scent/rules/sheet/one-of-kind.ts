// "Put me down for the Choir rehearsals, and for no others": of a list of boxes the one that is called by the name is ticked, however much its label tells
// besides, and what the others speak of is not wanted.
import { words } from '../../../language/index.ts';
import { NEEDED } from '../../filling/coverage/boxes.ts';
import type { Answer } from './answer.ts';
import type { Blank } from './blanks.ts';

/** Boxes from which on they are a list of things of one kind. */
const LIST = 3;
/** What is said where nothing else of the kind is wanted. */
const NO_OTHERS =
  /\b(?:no|not|nothing|without|n['’]t)\b[^.;!?]*\b(?:others?|else)\b|\bonly\b|\bnone of the (?:others?|rest)\b/i;
/** A word that is written as a name within a sentence. */
const NAME = /(?<=[\p{Ll}\d,"“(]\s+["“]?)\p{Lu}[\p{L}\d'’-]*/gu;

/** On for the boxes of a list that the task calls by name where it wants no others, off for those; nothing where it does not. */
export function oneOfKind(asked: string, blanks: readonly Blank[]): Answer[] {
  const boxes = blanks.filter(({ kind, required, label }) => kind === 'box' && !required && !NEEDED.test(label));
  if (boxes.length < LIST || !NO_OTHERS.test(asked)) return [];
  const names = new Set([...asked.matchAll(NAME)].flatMap(([name]) => words(name)));
  const called = boxes.map(({ label }) => words(label)[0] ?? '');
  const wanted = boxes.filter((_, at) => names.has(called[at]!) && called.indexOf(called[at]!, at + 1) < 0);
  const groups = new Set(wanted.map(groupOf));
  const list = boxes.filter((box) => groups.has(groupOf(box)));
  // More than half of a list is no choice of it.
  if (groups.size !== 1 || list.length < LIST || wanted.length > list.length / 2) return [];
  return list.map((blank) => ({ blank, text: wanted.includes(blank) ? 'on' : 'off', fit: 1 }));
}

const groupOf = ({ items: [item] }: Blank): string => item!.group;
