import { coverage, fold, literalCoverage, type Phrase, phrase, similarity } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { classOfField } from '../filling/fields.ts';
import { isInterfaceStep, type Step } from '../goal/types.ts';
import { onAnotherThing, opened } from '../meaning/acts.ts';
import { contrary, isAnother, isOtherThing, makesAnother } from '../meaning/amiss.ts';
import { opensBooking } from '../meaning/at-thing.ts';
import {
  breaksConstraints,
  isGeneric,
  properNames,
  roleFit,
  scopeFit,
  tellsNothing,
  wantedText,
} from '../meaning/match.ts';
import { bearsItsName, ROW } from '../meaning/names.ts';
import { storyOf } from '../meaning/story.ts';
import { besideOthers } from '../meaning/whose.ts';
import { timesAnywhere } from '../memory.ts';
import { relatedAs } from '../person/knowledge.ts';
import type { Situation } from '../situation.ts';
import { keptBeside, saysLittle, standsAtAnother } from './beside.ts';
import { headOf, identified, isAskedFirst, isUntaken, leadsOn } from './clues.ts';
import { binds, onAnother, UNTOUCHED } from './elsewhere.ts';
import { ONE_OF_TWO, placesJoined } from './joined-places.ts';
import { isLandmark } from './landmarks.ts';
import { isOfFrame } from './leaf.ts';
import { isKindOfThis, isThroughHere, leadsNowhereNew, namesThisPage, timesThere } from './led.ts';
import { asOwnMenu } from './own-menu.ts';
import { canSignIn, ownPlace } from './own-place.ts';
import { paysTooEarly, station } from './scripts.ts';
import { isOfTheShelf, leadsToHad } from './tenure.ts';
import { aroundLink, toldBeside } from './told-beside.ts';
import { whereabouts } from './whereabouts.ts';

const AVOIDED =
  /\b(?:log ?out|sign ?out|delete account|close account|unsubscribe|cookie settings|print|privacy policy|terms)\b/;
/** What stands at the foot of every site and leads to none of its things. */
const FRAME =
  /^(?:about(?: us)?|privacy(?: policy)?|terms(?: .*)?|imprint|legal(?: notice)?|cookies?|accessibility|sitemap)$/;
const OUTSIDE = /^(?:facebook|twitter|instagram|youtube|linkedin|pinterest|x|tiktok|github)$/;

/** A heading that only repeats what was searched for says nothing of what stands under it. */
const ECHO = /\b(?:no (?:results|matches)|nothing found|0 results)\b/i;

/** 0..1 similarity behind an item's scent for a step: its words, what stands around it, and the script of the task. */
export function scentOf(
  situation: Situation,
  step: Step,
  wanted: Phrase,
  wish: Phrase,
  item: Item,
  knows: (goal: Phrase, label: Phrase) => number = relatedAs(situation, step),
): { fit: number; reason: string } {
  const label = item.said;
  const related = wanders(step, item) ? knows : similarity;
  const joined = placesJoined(item.raw).map((place) => ONE_OF_TWO * related(wanted, place));
  let fit = Math.max(related(wanted, label), ...joined);
  let reason = 'words';
  let ofHead = false;
  // The wish as a whole backs a step whose own words are thin.
  const backing = isForLater(situation, step, label) ? 0 : 0.55 * related(wish, label);
  if (backing > fit) fit = backing;
  // A shelf is known by the kind of thing on it: "Mugs & kitchen" for a blue enamel mug.
  if (names(kindWord(step, wanted), label) && !names(kindWord(step, wanted), situation.page.about))
    fit = Math.max(fit, step.superlative || coverage(wanted, label) < 0.9 ? 0.6 : fit);
  // What stands on every page stands under no heading of this one.
  const group = isOfFrame(situation, item) || ECHO.test(item.group) ? '' : item.group;
  const beside = wanders(step, item) ? aroundLink(situation.page, item) : item.context;
  const around = sharedByMany(situation, item) ? NOTHING : phrase(`${beside.text} . ${group}`);
  const thing = coverage(wanted, phrase(`${item.label} . ${around.text}`));
  if (isGeneric(item) && around.tokens.length > 0 && !(wanders(step, item) && isLandmark(label))) {
    // A row that is only akin to what is looked for is another row.
    const row = phrase(`${item.label} . ${item.context.text}`);
    // "Choose" beside "Team", on the page of plans, is for the Team plan.
    const here = thing > 0.2 ? coverage(wanted, phrase(`${row.text} . ${situation.page.about.text}`)) : 0;
    // "Join with the anytime membership": of the offers on the page of memberships the one that is told after the act.
    const scope = phrase(isInterfaceStep(step) ? '' : step.scope);
    const meant =
      coverage(scope, row) > 0.2 ? coverage(scope, phrase(`${row.text} . ${situation.page.about.text}`)) : 0;
    const told = Math.max(thing, 0.9 * here, 0.9 * meant);
    const near = (LOOKS_FOR.has(step.verb) && literalCoverage(wanted, row) < 0.3 ? 0.4 : 0.8) * told;
    if (near > fit) {
      fit = near;
      reason = 'what stands around it';
    }
  } else if (around.tokens.length > 0) {
    fit = Math.max(fit, 0.35 * thing + 0.5 * fit);
    // What is told of a link right beside it ("Income tax, returns and refunds") speaks for it too.
    const told = toldBeside(situation.page, item);
    if (told.tokens.length > 1 && told.tokens.length <= TOLD_OF && isAlone(situation, item))
      fit = Math.max(fit, 0.75 * similarity(wanted, phrase(`${item.label} . ${told.text}`)));
    // A thin group heading still tells where a link belongs.
    fit = Math.max(fit, 0.4 * similarity(wanted, phrase(group)));
  }
  // A row that bears the proper name asked for, whatever else it says.
  if (fit < ROW && bearsItsName(situation, step, item)) fit = ROW;
  // A number or a code that the task names belongs to nothing else.
  if (fit < IDENTIFIED && identified(step, item)) fit = IDENTIFIED;
  const stage = station(situation, step, asOwnMenu(situation, item));
  // The way to the settings that was looked into from another page is no news on this one.
  if (!stage.ofThing && stage.weight <= 0.5) stage.weight *= 0.5 ** timesAnywhere(situation.memory, item.name);
  const elsewhere = onAnother(situation, step, item) || onAnotherThing(situation, step, item);
  if (elsewhere || (stage.weight === 0 && binds(item) && related(wanted, label) < 0.4))
    return { fit: UNTOUCHED, reason: 'it does something else for good' };
  // "It rises above the village of ...": a link in the sentence that speaks of what is asked leads on to it.
  if (step.verb === 'learn' && item.role === 'link' && label.tokens.length > 0) {
    ofHead = isAskedFirst(situation, step, item);
    const told = Math.max(
      leadsOn(situation, step, wanted, item),
      0.75 * similarity(headOf(step), label),
      ofHead ? OF_HEAD : 0,
    );
    if (told > fit) fit = told;
    if (ofHead && fit === OF_HEAD) reason = 'what is asked about first';
  }
  // What was taken out of several by comparing them is the thing, whatever it is called.
  const compared = situation.memory.compared !== '' && isCompared(situation);
  if (stage.weight > 0) {
    const pageAbout = compared ? 1 : coverage(wanted, situation.page.about);
    const wayIn = stage.ofThing && opensBooking(situation, item);
    const belongs = stage.ofThing
      ? Math.max(
          pageAbout,
          thing,
          // "Delete playlist" on the page that bears the playlist's name.
          compared ? 1 : coverage(wanted, phrase(`${item.label} . ${situation.page.about.text}`)),
          wanted.tokens.length === 0 ? 1 : 0,
          alone(situation, step, item) ? 0.8 : 0,
          wayIn ? 0.6 : 0,
          // Beside a list, what is open is what is acted on.
          coverage(wanted, opened(situation)),
          // "The message from Ann": its row bears her name, and seldom says that it is a message.
          step.scope && KIND_ONLY.test(step.object) ? scopeFit(phrase(step.scope), item) : 0,
        )
      : 1;
    // The place that the task names is taken first, and then booked.
    const early = stage.ofThing && isUntaken(situation, step) ? 0.5 : 1;
    const weight = early * stage.weight * (stage.ofThing ? (belongs > 0.45 ? 0.4 + 0.6 * belongs : 0.25 * belongs) : 1);
    // Nobody buys another thing than the one that is wanted.
    if (stage.ofThing && (belongs < 0.3 || isOtherThing(wanted, phrase(`${item.label} . ${item.context.text}`))))
      fit = Math.min(fit, 0.05);
    else if (weight > fit) {
      fit = weight;
      reason = 'a station on the way';
    }
  }
  // A place that was looked into from another page holds no more from this one.
  // On the very page where one signs in, the button for it is no way to anywhere else.
  const signsIn = step.verb !== 'signin' && SIGNS_IN.test(label.folded) && item.role !== 'link' && hasSecret(situation);
  const here = namesThisPage(situation, item);
  const story = storyOf(situation.goal);
  const place =
    signsIn || here
      ? 0
      : Math.max(
          whereabouts(step, asOwnMenu(situation, item), story),
          // "Potholes, lights, grit bins", below the name of a link, says what is kept there too.
          (item.role === 'link' || saysLittle(step, item)) &&
            item.context.tokens.length > 0 &&
            item.context.tokens.length <= TOLD_OF &&
            isAlone(situation, item)
            ? (tellsNothing(item) ? 1 : TOLD_BELOW) * keptBeside(situation, step, item, story)
            : 0,
          isInterfaceStep(step) && step.quoted.length > 0 ? 0 : ownPlace(situation, asOwnMenu(situation, item)),
        ) *
        0.5 ** timesAnywhere(situation.memory, item.name) *
        // Who stands before the very thing looks there for the act, and no longer where such things are kept.
        (wanted.tokens.length > 1 && !LOOKS_FOR.has(step.verb) && coverage(wanted, situation.page.about) > BEFORE_IT
          ? 0.6
          : 1);
  if (place > fit) {
    fit = place;
    reason = 'where such things are kept';
  }
  if (step.how) {
    const how = literalCoverage(label, phrase(step.how));
    if (how >= 0.6 || (how >= 0.3 && label.tokens.length <= 5)) fit = Math.max(fit, 0.45 + 0.4 * how);
  }
  // What is drawn and what only arranges the page draws nobody who looks for something.
  if (LOOKS_FOR.has(step.verb) && tellsNothing(item) && !fold(step.text).includes(item.raw.toLowerCase())) fit *= 0.1;
  // The head of a column puts rows in order and leads nowhere.
  if (item.role === 'columnheader' && LOOKS_FOR.has(step.verb)) fit *= 0.1;
  // What is open already would only be folded up again.
  if (item.state.has('expanded') && item.kind === 'click' && LOOKS_FOR.has(step.verb)) fit *= 0.2;
  const text = fold(situation.goal.text);
  if (contrary(step, label.folded, text)) fit *= 0.15;
  fit *= besideOthers(situation, step, item);
  if (here || isKindOfThis(situation.goal.text, item) || leadsNowhereNew(situation, item)) fit *= 0.3;
  else if (stage.weight < 0.8 || isThroughHere(situation, item)) fit *= 0.6 ** Math.min(3, timesThere(situation, item));
  // Who has nothing to sign in with does not look behind it.
  if (SIGNS_IN.test(label.folded) && !['signin', 'register'].includes(step.verb) && !canSignIn(situation)) fit *= 0.3;
  if (FRAME.test(label.folded) && !FRAME.test(fold(step.text))) fit *= 0.3;
  const another = isAnother(step, wanted, item, siteName(situation)) && !identified(step, item);
  if (another && !ofHead && !(compared && stage.ofThing)) fit *= 0.45;
  if (step.scope) {
    const scoped = scopeFit(phrase(step.scope), item);
    fit = Math.max(fit * (0.75 + 0.25 * scoped), 0.5 * similarity(phrase(step.scope), label));
  }
  if (AVOIDED.test(label.folded) && !AVOIDED.test(text)) fit *= 0.3;
  // The act stands with something that bears half of the name, and a name of its own: the flyer about bills is no bill.
  if (saysLittle(step, item) && !wanders(step, item) && standsAtAnother(situation, step, item)) fit *= 0.4;
  // "My appointments" are those that were made.
  if (leadsToHad(situation, step, label.folded) || isOfTheShelf(situation, step, item, text)) fit *= 0.3;
  // "New task" makes another one, where the step is about one that is there.
  if (makesAnother(step, label.folded)) fit *= 0.3;
  if (/\b(?:cart|basket|bag)\b/.test(label.folded) && /\bwish ?list\b|\bfavou?rites\b/.test(fold(step.text)))
    fit *= 0.1;
  if (paysTooEarly(situation, step, label.folded)) fit *= 0.3;
  if (OUTSIDE.test(label.folded) && !text.includes(label.folded)) fit *= 0.2;
  for (const avoid of situation.goal.avoid) if (similarity(phrase(avoid), label) > 0.5) fit *= 0.15;
  if (breaksConstraints(step, item)) fit *= 0.3;
  return { fit: Math.min(1, fit * (0.85 + 0.15 * roleFit(step, item))), reason };
}

/** Words of the name that the site bears on its first link. */
function siteName({ page, items }: Situation): ReadonlySet<string> {
  const brand = items.find((item) => item.role === 'link' && item.box !== null && item.box.y < page.height * 0.2);
  return new Set((brand?.said.tokens ?? []).map((token) => token.stem));
}

const SIGNS_IN = /^(?:log|sign) ?(?:in|on)\b/;

function hasSecret({ items }: Situation): boolean {
  return items.some((item) => item.kind === 'type' && classOfField(item) === 'password');
}

/** Whether a label is what a later step of the same kind names: "Winter Ferry" while one is still after "Harbour Lights". */
function isForLater({ goal, memory }: Situation, step: Step, label: Phrase): boolean {
  return goal.steps
    .slice(memory.step + 1)
    .some((other) => other.verb === step.verb && similarity(phrase(wantedText(other)), label) > LATER);
}
const LATER = 0.8;
const KIND_ONLY =
  /^(?:e-?mails?|messages?|posts?|rows?|items?|entry|entries|events?|appointments?|records?|contacts?)$/i;

/** Share of what is wanted that a page is about from which one stands before the thing. */
const BEFORE_IT = 0.6;
/** Fit of a link that is called like what a long question asks about first. */
const OF_HEAD = 0.7;
const NOTHING = phrase('');
/** Words up to which what stands beside a link is told of it. */
const TOLD_OF = 16;
/** What is said below a link, against its own name. */
const TOLD_BELOW = 0.85;

/** Whether no other control has the same words around it: they are told of this one. */
function isAlone({ items }: Situation, item: Item): boolean {
  return !items.some((other) => other !== item && other.context.folded === item.context.folded);
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

/** Fit of what bears the very number that the task names. */
const IDENTIFIED = 0.7;

const LOOKS_FOR = new Set(['reach', 'learn', 'locate', 'signin', 'signout', 'register']);

/** Whether this is the page of what the person chose by comparing: it bears its name, or was opened by its own link. */
function isCompared({ memory, page, key }: Situation): boolean {
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

/** The word of a wanted thing that says what kind of thing it is: the last one of "blue enamel mug". */
function kindWord(step: Step, wanted: Phrase): string {
  if (!['buy', 'add', 'reach', 'locate'].includes(step.verb)) return '';
  const own = new Set(properNames(step.text).flatMap((name) => phrase(name).tokens.map((token) => token.stem)));
  const told = wanted.tokens.filter((token) => token.weight > 0.3 && !/\d/.test(token.word));
  return (told.findLast((token) => !own.has(token.stem)) ?? told.at(-1))?.stem ?? '';
}

function names(kind: string, label: Phrase): boolean {
  return kind !== '' && label.tokens.some((token) => token.stem === kind);
}

/** Whether the step looks for a page by following links. */
export function wanders(step: Step, item: Item): boolean {
  return ['reach', 'learn', 'locate'].includes(step.verb) && (item.role === 'link' || item.role === '');
}
