import { phrase } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import type { Situation } from '../situation.ts';
import { askOf } from './ask.ts';
import { thingsOf } from './index.ts';
import type { Thing } from './thing.ts';

/** What tells that something is left out, so that the things that bear a word are the ones that are not wanted. */
const REFUSES = /\b(?:no|not|without|except|excluding|exclude|hide|other than|apart from|never|but)\b/i;
const JOINS = /\b(?:and|or)\b|,/i;
const FIELDS = new Set(['check', 'choose', 'type', 'set']);
/** Weight from which on a word tells things from one another. */
const TELLING = 0.3;

/** The stems of the cells in which a thing shows nothing but words of what is asked: "Granite" under "Stone". */
function cellsOf(thing: Thing, asked: ReadonlySet<string>): Set<string> {
  return new Set(
    thing.properties.flatMap(({ text }) => {
      const own = phrase(text).tokens.map(({ stem }) => stem);
      return own.length > 0 && own.every((stem) => asked.has(stem)) ? own : [];
    }),
  );
}

/** Whether this is no thing of a list but one of the choices over it: all that it says is what its control is called, and what it stands under. */
function isChoice({ items, properties }: Thing): boolean {
  return (
    items.some(({ kind }) => FIELDS.has(kind)) &&
    properties.every(({ text }) => items.some(({ raw, group }) => text === raw || text === group))
  );
}

/** Whether a list shows things that a step wants left out: what it asks for is a cell of some of them, and others have something else there. */
export function showsUnasked({ page }: Situation, step: Step): boolean {
  if (REFUSES.test(step.text)) return false;
  const asked = new Set(
    askOf(step)
      .said.tokens.filter(({ weight }) => weight > TELLING)
      .map(({ stem }) => stem),
  );
  const joined = JOINS.test(step.text);
  return thingsOf(page).some(({ from, things: all }) => {
    // What holds the boxes and lists that narrow it down is none of the things.
    const narrows = ({ items }: Thing) => items.some(({ kind }) => FIELDS.has(kind));
    const things = (all.every(narrows) ? all : all.filter((thing) => !narrows(thing))).filter((one) => !isChoice(one));
    if ((from !== 'rows' && from !== 'cards') || things.length < 2) return false;
    const cells = things.map((thing) => cellsOf(thing, asked));
    const mixed = [...asked].filter(
      (stem) => cells.some((own) => own.has(stem)) && cells.some((own) => !own.has(stem)),
    );
    if (mixed.length === 0) return false;
    return cells.some((own) => (joined ? mixed.every((stem) => !own.has(stem)) : mixed.some((stem) => !own.has(stem))));
  });
}
