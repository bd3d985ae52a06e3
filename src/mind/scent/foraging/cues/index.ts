import { coverage, type Phrase, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { onAnotherThing } from '../../meaning/acts.ts';
import { roleFit, scopeFit } from '../../meaning/match.ts';
import { timesAnywhere } from '../../memory.ts';
import { relatedAs } from '../../person/knowledge.ts';
import type { Situation } from '../../situation.ts';
import { binds, onAnother, UNTOUCHED } from '../elsewhere.ts';
import { isOfFrame } from '../leaf.ts';
import { asOwnMenu } from '../own-menu.ts';
import { soldThere, station } from '../scripts.ts';
import { aroundLink } from '../told-beside.ts';
import { type Cue, type Scent, wanders } from './cue.ts';
import { heldAgainst, left, leftByUse, OF_ITS_ACT, OF_ITSELF } from './doubts.ts';
import { asManner, asPlace, asStation } from './on-the-way.ts';
import { asSaid } from './said.ts';
import { ofItsCircumstances, ofItsMeaning, ofItsName, ofItsSentence, ofItsSurroundings, ofItsWords } from './words.ts';

export { wanders } from './cue.ts';

/** A heading that only repeats what was searched for says nothing of what stands under it. */
const ECHO = /\b(?:no (?:results|matches)|nothing found|0 results)\b/i;
const NOTHING = phrase('');

/** What speaks for a control, in turn; each makes the scent stronger or leaves it. */
const FOR: ReadonlyArray<(cue: Cue, scent: Scent) => Scent> = [
  ofItsMeaning,
  ofItsSurroundings,
  ofItsName,
  ofItsSentence,
  ofItsCircumstances,
  asStation,
  asPlace,
  asManner,
  asSaid,
];

/** 0..1 similarity behind an item's scent for a step: its words, what stands around it, and the script of the task; and what speaks most against it. */
export function scentOf(
  situation: Situation,
  step: Step,
  wanted: Phrase,
  wish: Phrase,
  item: Item,
  knows: (goal: Phrase, label: Phrase) => number = relatedAs(situation, step),
): Scent & { against?: string } {
  const cue = cueOf(situation, step, wanted, wish, item, knows);
  const elsewhere = onAnother(situation, step, item) || onAnotherThing(situation, step, item);
  if (elsewhere || (cue.station.weight === 0 && binds(item) && cue.related(wanted, item.said) < 0.4))
    return { fit: UNTOUCHED, reason: 'it does something else for good' };
  const { fit, reason } = FOR.reduce((scent, source) => source(cue, scent), ofItsWords(cue));
  const ofItself = heldAgainst(OF_ITSELF, cue);
  const ofItsAct = heldAgainst(OF_ITS_ACT, cue);
  const doubted = fit * left(ofItself) * leftByUse(cue);
  const inPlace = inItsPlace(step, item, doubted) * left(ofItsAct);
  const against = [...ofItself, ...ofItsAct].sort((a, b) => a.left - b.left)[0];
  return {
    fit: Math.min(1, inPlace * (0.85 + 0.15 * roleFit(step, item))),
    reason,
    ...(against ? { against: against.why } : {}),
  };
}

function cueOf(situation: Situation, step: Step, wanted: Phrase, wish: Phrase, item: Item, knows: Cue['related']): Cue {
  const follows = wanders(step, item);
  // What stands on every page stands under no heading of this one.
  const group = isOfFrame(situation, item) || ECHO.test(item.group) ? '' : item.group;
  const beside = follows ? aroundLink(situation.page, item) : item.context;
  const around = sharedByMany(situation, item) ? NOTHING : phrase(`${beside.text} . ${group}`);
  const called = asOwnMenu(situation, item);
  const own = station(situation, step, called);
  const stage = (own.ofThing && isOfFrame(situation, item) ? soldThere(step, called) : null) ?? own;
  // The way to the settings that was looked into from another page is no news on this one.
  if (!stage.ofThing && stage.weight <= 0.5) stage.weight *= 0.5 ** timesAnywhere(situation.memory, item.name);
  return {
    situation,
    step,
    item,
    wanted,
    wish,
    related: follows ? knows : similarity,
    wanders: follows,
    thing: coverage(wanted, phrase(`${item.label} . ${around.text}`)),
    around,
    group,
    station: stage,
  };
}

/** The scent of a control where the task names the place that it belongs to. */
function inItsPlace(step: Step, item: Item, fit: number): number {
  if (!step.scope) return fit;
  const scope = phrase(step.scope);
  return Math.max(fit * (0.75 + 0.25 * scopeFit(scope, item)), 0.5 * similarity(scope, item.said));
}

/** Controls from which on a common surrounding is a grid's: the days of a month, the keys of a pad. */
const MANY = 10;

/** Whether a bare number or sign stands in one surrounding with many others. */
function sharedByMany({ items }: Situation, item: Item): boolean {
  if (/\p{L}{2}/u.test(item.raw)) return false;
  let alike = 0;
  for (const other of items) if (other.group === item.group && !/\p{L}{2}/u.test(other.raw)) alike++;
  return alike >= MANY;
}
