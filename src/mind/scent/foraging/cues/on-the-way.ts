import { coverage, fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { tellsWay } from '../../filling/say.ts';
import { isInterfaceStep, type Step } from '../../goal/types.ts';
import { opened } from '../../meaning/acts.ts';
import { isOtherThing } from '../../meaning/amiss.ts';
import { opensBooking } from '../../meaning/at-thing.ts';
import { scopeFit, tellsNothing } from '../../meaning/match.ts';
import { storyOf } from '../../meaning/story.ts';
import { timesAnywhere } from '../../memory.ts';
import type { Situation } from '../../situation.ts';
import { keptBeside, saysLittle } from '../beside.ts';
import { namesThisPage } from '../led.ts';
import { asOwnMenu } from '../own-menu.ts';
import { ownPlace } from '../own-place.ts';
import { whereabouts } from '../whereabouts.ts';
import { type Cue, isAlone, LOOKS_FOR, type Scent, stronger, TOLD_OF } from './cue.ts';

const KIND_ONLY =
  /^(?:e-?mails?|messages?|posts?|rows?|items?|entry|entries|events?|appointments?|records?|contacts?)$/i;
/** Share of what is wanted that a page is about from which one stands before the thing. */
const BEFORE_IT = 0.6;
/** What is said below a link, against its own name. */
const TOLD_BELOW = 0.85;
/** Share of the thing that is left where the control is hardly its own. */
const HARDLY = 0.3;

/** A station on the way to what the step wants, as the scripts of such tasks have it. */
export function asStation(cue: Cue, scent: Scent): Scent {
  const { item, wanted, station } = cue;
  if (station.weight <= 0) return scent;
  if (!station.ofThing) return stronger(scent, station.weight, 'a station on the way');
  const belongs = belonging(cue);
  // Nobody buys another thing than the one that is wanted.
  if (belongs < HARDLY || isOtherThing(wanted, phrase(`${item.label} . ${item.context.text}`)))
    return { ...scent, fit: Math.min(scent.fit, 0.05) };
  const own = belongs > 0.45 ? 0.4 + 0.6 * belongs : 0.25 * belongs;
  return stronger(scent, station.weight * own, 'a station on the way');
}

/** How far a control that acts on a thing belongs to the one that is wanted, 0..1. */
function belonging({ situation, step, item, wanted, thing }: Cue): number {
  const { page } = situation;
  // What was taken out of several by comparing them is the thing, whatever it is called.
  if (isCompared(situation) || wanted.tokens.length === 0) return 1;
  return Math.max(
    thing,
    coverage(wanted, page.about),
    // "Delete playlist" on the page that bears the playlist's name.
    coverage(wanted, phrase(`${item.label} . ${page.about.text}`)),
    alone(situation, step, item) ? 0.8 : 0,
    opensBooking(situation, item) ? 0.6 : 0,
    // Beside a list, what is open is what is acted on.
    coverage(wanted, opened(situation)),
    // "The message from Ann": its row bears her name, and seldom says that it is a message.
    step.scope && KIND_ONLY.test(step.object) ? scopeFit(phrase(step.scope), item) : 0,
  );
}

/** Whether this is the page of what the person chose by comparing: it bears its name, or was opened by its own link. */
export function isCompared({ memory, page, key }: Situation): boolean {
  if (memory.compared === '') return false;
  const { last } = memory;
  if (last?.rule === 'among' && last.key !== key && last.step === memory.step) return true;
  return page.headings.some((line) => {
    const head = fold(line.text);
    return line.level <= 2 && (head === memory.compared || (head.length > 4 && memory.compared.startsWith(head)));
  });
}

/** The only control of its name, on a page that names who or what the step is about: it belongs to that. */
function alone(situation: Situation, step: Step, item: Item): boolean {
  if (!step.scope || literalCoverage(phrase(step.scope), situation.page.all) < 0.9) return false;
  return situation.items.every((other) => other === item || other.raw !== item.raw);
}

/** A place where such things are kept. */
export function asPlace(cue: Cue, scent: Scent): Scent {
  const { situation, step, item, wanted } = cue;
  if (namesThisPage(situation, item)) return scent;
  const menu = asOwnMenu(situation, item);
  const story = storyOf(situation.goal);
  const place = Math.max(
    whereabouts(step, menu, story),
    isToldBelow(cue) ? (tellsNothing(item) ? 1 : TOLD_BELOW) * keptBeside(situation, step, item, story) : 0,
    isInterfaceStep(step) && step.quoted.length > 0 ? 0 : ownPlace(situation, menu),
  );
  // A place that was looked into from another page holds no more from this one.
  const again = 0.5 ** timesAnywhere(situation.memory, item.name);
  // Who stands before the very thing looks there for the act, and no longer where such things are kept.
  const before =
    wanted.tokens.length > 1 && !LOOKS_FOR.has(step.verb) && coverage(wanted, situation.page.about) > BEFORE_IT;
  const kept = place * again * (before ? 0.6 : 1);
  // Of several such places the one whose own words are nearer comes first.
  return kept > scent.fit ? { fit: kept + NEARER * scent.fit, reason: 'where such things are kept' } : scent;
}
/** What the words of a label add to its being a place where such things are kept. */
const NEARER = 0.2;

/** "Potholes, lights, grit bins", below the name of a link, says what is kept there too. */
function isToldBelow({ situation, step, item }: Cue): boolean {
  const count = item.context.tokens.length;
  return (item.role === 'link' || saysLittle(step, item)) && count > 0 && count <= TOLD_OF && isAlone(situation, item);
}

/** The way by which the step is told to be done: "by phone". What somebody is asked or told is no way. */
export function asManner({ step, item }: Cue, scent: Scent): Scent {
  const manner = tellsWay(step, step.how);
  if (!manner) return scent;
  const how = literalCoverage(item.said, phrase(manner));
  const says = how >= 0.6 || (how >= 0.3 && item.said.tokens.length <= 5);
  return says ? { ...scent, fit: Math.max(scent.fit, 0.45 + 0.4 * how) } : scent;
}
