import type { Item } from '../../../perception/page.ts';
import { isAgainst } from '../../reconsider.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { countFirst } from './count-first.ts';
import { fillFirst } from './fill-first.ts';
import { lookFirst } from './look-first.ts';
import { nthFirst } from './nth-first.ts';
import { openFirst } from './open-first.ts';
import { otherFirst } from './other-first.ts';
import { partFirst } from './part-first.ts';
import { restOfList } from './rest-of-list.ts';
import { sayFirst } from './say-first.ts';
import { setBeside } from './set-beside.ts';
import { tellFirst } from './tell-first.ts';
import { thingFirst } from './thing-first.ts';

/** What comes before something that is about to be done, in the order in which it is thought of: each may put something else in its place. */
const FIRST: ReadonlyArray<(situation: Situation, proposal: Proposal, aware: Item[]) => Proposal> = [
  restOfList,
  nthFirst,
  thingFirst,
  partFirst,
  setBeside,
  countFirst,
  sayFirst,
  fillFirst,
  tellFirst,
  otherFirst,
  openFirst,
  lookFirst,
];

/**
 * What is to be done before what is proposed, whichever rule has led there; the proposal itself where nothing is. Whoever takes something else does not
 * begin what was proposed, and nothing is put in its place that speaks against itself.
 * @param aware all that the person is aware of: what serves the step no more may still belong to the form that is sent
 */
export function whatIsFirst(situation: Situation, proposal: Proposal, aware: Item[]): Proposal {
  return FIRST.reduce((held, before) => {
    const next = before(situation, held, aware);
    return next !== held && isAgainst(situation, next) ? held : next;
  }, proposal);
}
