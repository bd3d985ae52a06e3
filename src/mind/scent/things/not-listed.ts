import { fold, literalCoverage, type Phrase, phrase } from '../../language/index.ts';
import { aboutOf } from '../answering/question/candidate.ts';
import { isWalk } from '../foraging/walk.ts';
import type { Step } from '../goal/types.ts';
import { hash } from '../person/random.ts';
import type { Situation } from '../situation.ts';
import { askOf } from './ask.ts';
import { fitting } from './fitting.ts';
import { thingsOf } from './index.ts';
import { wouldStandHere } from './reading.ts';
import type { Thing, Things } from './thing.ts';

/** A name of somebody or of some place, and no short form or day. */
const NAME = /^\p{Lu}\p{Ll}+(?:[ '’-]\p{L}+)*$/u;
/** Things from which on a list is one of all that there are. */
const SEVERAL = 3;

/** A list of what is asked about, in which the one that is called by its name does not stand. */
export interface NotListed {
  name: string;
  things: readonly Thing[];
}

/** Whether a text says a whole name. */
function says(text: string, name: Phrase): boolean {
  return literalCoverage(name, phrase(text)) > 0.99;
}

/** The longest line by which one of a list is told. */
const LONGEST = 90;

/** Whether links stand only on this page of those that were seen, and each is called by a name: entries of a list, and no menu of the site. */
function isOwnIndex({ memory }: Situation, things: readonly Thing[]): boolean {
  return (
    memory.trail.length > 0 && things.every(({ text }) => NAME.test(text) && !memory.frame.includes(hash(fold(text))))
  );
}

/** Whether a list is one of things by their names, that tells something of each or is all that this page is for: no menu, and no run of lines that says anything. */
function listsNames(situation: Situation, { from, things }: Things): boolean {
  if (from === 'columns' || things.length < SEVERAL) return false;
  const pressed = (text: string, { items }: Thing) => items.some(({ raw }) => raw === text);
  if (things.some((thing) => thing.properties.every(({ text }) => pressed(text, thing))))
    return isOwnIndex(situation, things);
  return from !== 'entries' || things.every(({ text }) => text.length <= LONGEST && /^\p{Lu}/u.test(text));
}

/**
 * The list of which a question means one by its name ("the Ely branch"), where all of it stands under other names, and nothing on the page or on the way to it
 * bears this one; null where there is no such list.
 */
export function notListed(situation: Situation, step: Step): NotListed | null {
  // Who looks for a page by its name is told of no one by a list of others.
  if (step.verb !== 'learn' || step.superlative || step.nth !== null || step.quoted.length > 0 || isWalk(step))
    return null;
  const { page, memory } = situation;
  const ask = askOf(step);
  const name = ask.names.find(({ text }) => NAME.test(text));
  if (!name) return null;
  const own = new Set(memory.searched.map((query) => phrase(query).folded));
  const shown = page.lines.some(({ text }) => says(text, name) && !own.has(phrase(text).folded));
  if (shown || says(aboutOf(situation), name)) return null;
  const list = thingsOf(page).find(
    (set) =>
      listsNames(situation, set) &&
      fitting(set, ask, page.about).missing === name.text &&
      wouldStandHere(situation, step, { set, missing: name.text }),
  );
  return list ? { name: name.text, things: list.things } : null;
}
