import { coverage, fold, literalCoverage, type Phrase, phrase, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { bareThing } from '../goal/bare-thing.ts';
import { isInterfaceStep, type Step } from '../goal/types.ts';
import { verbOf } from '../goal/verbs/index.ts';
import type { Situation } from '../situation.ts';
import { actNames } from './act-names.ts';
import { isClickable } from './match.ts';
import { changesRow, namesOtherDetail } from './other-detail.ts';
import { opensMore } from './state.ts';
import { endsMore } from './wider.ts';

/** Classes of verbs that, on a button, do something to the world and are not only a way to look at it. */
const DOES = new Set<Step['verb']>(['transact', 'buy', 'add', 'remove', 'register', 'submit', 'enter']);
/** Words on a button that show another part or leave things as they are. */
const SHOWS =
  /^(?:start|new|edit|manage|cancel|contact|create (?:an )?account|write|compose|reply|ask|turn|continue|next|change|book|order|shop|get|track|trace)\b/;
/** Longest name of a button that does something, in words. */
const SHORT = 4;

const known = new WeakMap<Phrase, boolean>();

/** Whether pressing this does something that is not undone by looking away: "Close issue", "Comment", "Sign up". */
export function isAct(item: Item): boolean {
  if (!isClickable(item) || item.role === 'link' || item.role === 'tab' || opensMore(item)) return false;
  let act = known.get(item.said);
  if (act === undefined) {
    const said = words(item.said.folded);
    const found = said.length > 0 && said.length <= SHORT ? verbOf(said.join(' ')) : null;
    act = found !== null && DOES.has(found.verb) && !SHOWS.test(said.join(' '));
    known.set(item.said, act);
  }
  return act;
}

/** What throws away what is there. */
export const DESTROYS =
  /^(?:delete|remove|trash|discard|erase|throw away|bin|clear|strike|take .{1,40} (?:off|out)|cross .{1,40} off|(?:move|send|put)(?: it| this)? (?:to|in|into) (?:the |my )?(?:bin|trash|rubbish|waste))\b/;

/** "Order again". */
const AGAIN = /^(?:order|buy|book|send|pay)\b.*\bagain$|^re-?order\b/;

/** Fit, 0..1, under which an act is a guess: nobody does what they do not mean, to see what comes of it. */
const MEANT = 0.3;

/** First words of buttons by which something is changed, made, begun or sent, and not only shown. */
const CHANGES =
  /^(?:edit|change|modify|rename|correct|add|new|create|write|compose|reply|answer|forward|send|submit|post|publish|book|reserve|order|buy|request|ask|start|begin|try|play|join|donate|give|adopt|sponsor|pay|make|place|top|transfer|upload|share|save|like|love|follow|unfollow|watch|unwatch|favou?rite|bookmark|star|mute|block|hide|vote|rate|review|subscribe|sign up|register|apply|enrol|invite|call|cancel|move|swap|interrupt|pause|stop|end|renew|extend|return|replace|report|reset|clear|undo|withdraw|rent|hire|mark|pin|archive|duplicate|remind|notify|lock|unlock|turn|switch|enable|disable|activate|deactivate|increase|decrease|plus|minus|claim|confirm|approve|decline|reject|accept|get an?|set)\b/;
/** Longest name of such a button, in words; more of them are a thing's own name. */
const LONGEST = 5;
/** Share of what a button's name says beside its verb that the task has to speak of. */
const SAME_OBJECT = 0.34;
/** Share of a whole name that a task which asks for no act has to say. */
const SPELLED = 0.6;
/** Fit of what goes by another name and is meant all the same. */
const CALLED = 0.5;
/** A sum of money, and nothing else: what is pressed to give or to pay it. */
const SUM = /^\W*[$€£]\s?\d[\d.,]*\W*$/;

/** Whether a control is called after something that is changed, made or sent by it. */
export function changesByName({ said }: Item): boolean {
  const own = words(said.folded);
  return own.length > 0 && own.length <= LONGEST && CHANGES.test(own.join(' '));
}

/**
 * Whether pressing this changes something, where the step is still on its way: the task speaks neither of the act nor of the thing,
 * or it asks for nothing to be changed at all.
 */
function changesOther(step: Step, item: Item, fit: number, { story, station, items }: Around): boolean {
  if (!isClickable(item) || item.role === 'link' || item.role === 'tab' || item.state.has('collapsed')) return false;
  if (SUM.test(item.raw)) return !fold(`${step.text} ${story}`).includes(fold(item.raw));
  const said = words(item.said.folded);
  if (!changesByName(item)) return false;
  const told = phrase(
    [step.text, step.object, step.scope, step.how, ...step.pairs.map((pair) => pair.field), story].join(' . '),
  );
  if (LOOKS.has(step.verb) && BEGINS.test(said[0]!) && !words(step.text).some((word) => stem(word) === stem(said[0]!)))
    return true;
  if (LOOKS.has(step.verb)) return fit < CALLED && literalCoverage(item.said, told) < SPELLED;
  // What takes a thing along, pays for it or sends a form off is called by the basket and the form as often as by the thing.
  if (ENDS.test(said[0]!) || (TAKES.test(said[0]!) && (step.verb === 'buy' || step.verb === 'add'))) return false;
  const rest = phrase(said.slice(1).join(' '));
  const own = actNames(step).includes(stem(said[0]!));
  // "Cancel booking" in each of several rows names none of them: its row does.
  const inRows = items.some((other) => other !== item && other.raw === item.raw);
  const thing = inRows ? [] : rest.tokens.filter((token) => token.weight > TELLS);
  // "Decline", where nothing is to be declined.
  if (thing.length === 0) return !own && station === 0 && fit < CALLED;
  if (coverage({ ...rest, tokens: thing }, told) >= SAME_OBJECT) return false;
  // The only one of its kind may go by another name: "Request time off" for annual leave.
  return (
    !own || items.some((other) => other !== item && words(other.said.folded)[0] === said[0] && other.role === item.role)
  );
}
/** What makes or marks something, where somebody only looks for what is there. */
const BEGINS =
  /^(?:start|begin|write|post|create|add|new|compose|publish|submit|reply|place|sell|upload|watch|unwatch|follow|unfollow|like|favou?rite|bookmark|star|pin|mute|block|hide)$/;
const ENDS = /^(?:send|submit|confirm|save|apply|place|pay|make|start|begin|post|publish)$/;
const TAKES = /^(?:add|buy|order|book|reserve|get|rent|hire|set|request|claim)$/;
/** Steps that ask for nothing to be changed. */
const LOOKS = new Set<Step['verb']>(['learn', 'locate', 'reach', 'signin', 'signout', 'sort', 'filter']);
/** Weight of a word from which on it names a thing. */
const TELLS = 0.3;

/** What a control stands in: what the task tells around the step, how far it is a known station of the way, what else is in sight, and at which thing. */
interface Around {
  story: string;
  station: number;
  items: readonly Item[];
  at: () => string;
}
const ALONE: Around = { story: '', station: 0, items: [], at: () => '' };

/** Whether pressing this would be an act that the step does not speak of. */
export function isWildAct(step: Step, item: Item, fit: number, around: Around = ALONE): boolean {
  const { story } = around;
  if ((ratesPage(item) && !OF_RATING.test(fold(step.text))) || namesOtherDetail(step, item.raw)) return true;
  if (changesRow(item.raw) && namesOtherDetail(step, item.context.text)) return true;
  if (endsMore(step, item, around.at)) return true;
  if (isInterfaceStep(step) && (step.quoted.length > 0 || fit >= MEANT)) return false;
  if (DESTROYS.test(item.said.folded) && step.verb !== 'remove' && !DESTROYS.test(fold(step.text)))
    return isClickable(item) && item.role !== 'link';
  // "Less", for who has to take some.
  if (GETS.has(step.verb) && LESSENS.test(item.said.folded) && !LESSENS.test(fold(step.text))) return true;
  // "Take coffee off the list", for who has to take off the salt.
  if (DESTROYS.test(item.said.folded) && item.role !== 'link' && namesAnother(step, item)) return true;
  // What was done once is done over by nobody who was not asked to.
  if (AGAIN.test(item.said.folded) && !AGAIN.test(fold(step.text)) && !MORE_OF.test(fold(`${step.text} ${story}`)))
    return item.role === 'button';
  return (
    (fit < MEANT && isAct(item)) ||
    changesOther(step, item, LOOKS.has(step.verb) && step.verb !== 'reach' ? 0 : fit, around)
  );
}
/** How a site asks what one thinks of its own page, and the answers to that. */
const ASKS_OPINION =
  /\b(?:help(?:ful|ed)?|useful|answer(?:ed)? your question|solve(?:d)? your|find what you|like (?:this|our))\b[^?]{0,40}\?/;
const OPINIONS = /^\P{L}*(?:yes|no|not really|(?:not |very )?helpful|thumbs (?:up|down)|(?:not )?useful)\P{L}*$/u;

/** Whether a press would only tell the site what one thinks of its page. */
export function ratesPage({ said, context, group }: Item, beside = ''): boolean {
  return OPINIONS.test(said.folded) && ASKS_OPINION.test(fold(`${context.text} ${group} ${beside}`));
}
/** What a task says that is about that. */
export const OF_RATING = /\b(?:helpful|useful|helped|rate|feedback|opinion)\b/;

const GETS = new Set<Step['verb']>(['add', 'buy']);
const LESSENS = /^(?:less|fewer|minus|decrease|reduce|lower|[-−–])(?: |$)/;
/** "Order more of them", "is running out": the same once more. */
const MORE_OF = /\bmore of\b|\b(?:runn?ing|run|ran) out\b|\banother (?:one|pack|copy|set)\b|\brefill\b|\bthe same\b/;

/** Words that stand in the name of every button that takes something away. */
const TAKING =
  /^(?:delete|remove|trash|discard|erase|throw|away|bin|clear|strike|take|off|out|cross|from|the|my|your|this|list|item|entry|all|\d+)$/;

/** Whether what throws something away names a thing of which the step says no word. */
function namesAnother(step: Step, item: Item): boolean {
  const thing = phrase(
    words(item.said.folded)
      .filter((word) => !TAKING.test(word))
      .join(' '),
  );
  return (
    thing.tokens.some((token) => token.weight > 0.3) &&
    literalCoverage(thing, phrase(`${step.text} ${step.scope}`)) < 0.2
  );
}

const OPEN = ['selected', 'current', 'highlighted', 'pressed'];

/** The words of what is open beside a list of its kind: the row that is marked, and what was just opened. */
export function opened({ items, memory }: Situation): Phrase {
  const rows = items.filter((item) => item.said.tokens.length > 1 && OPEN.some((state) => item.state.has(state)));
  const last = memory.last?.kind === 'click' && memory.last.step === memory.step ? memory.last.label : '';
  return phrase([...rows.map((item) => item.label), last, memory.compared].join(' . '));
}

/** Share of the words by which a thing is told from others of its kind that have to stand with what acts on it. */
const SAME_THING = 0.34;

/** What tells a card, an order or an account from others: the number that it ends in, or its code. */
const NUMBER = /(?<=\b(?:ending(?: in| with)?|number|no\.?|reference|ref\.?|#)\s*)[\p{Lu}\d][\p{Lu}\d-]{2,}\b/u;

const identities = new WeakMap<Step, Phrase>();

/** The words by which a step tells its thing from others of its kind: "blurred logo" of "the issue about the blurred logo". */
function identity(step: Step): Phrase {
  let found = identities.get(step);
  if (!found) {
    const values = new Set(step.pairs.map((pair) => fold(pair.value)));
    const named = step.quoted.filter((text) => !values.has(fold(text)));
    const about =
      NUMBER.exec(step.text)?.[0] ??
      /\b(?:about|of|called|named|titled|by)\s+(.+)$/i.exec(bareThing(step.text))?.[1] ??
      '';
    const own = new Set(actNames(step));
    found = phrase(
      words(named.length > 0 ? named.join(' ') : step.superlative ? '' : about)
        .filter((word) => !own.has(stem(word)))
        .join(' '),
    );
    identities.set(step, found);
  }
  return found;
}

/** Acts on one of several things that are there already. */
const ON_ONE =
  /^(?:close|reopen|comment|renew|approve|reject|archive|cancel|resolve|delete|remove|rename|merge|lock|unlock|restore|duplicate|extend|rate|review|like|follow|share|vote|freeze|unfreeze|block|unblock|pause|suspend|pay|return|track|print|download|report|change|edit|move|reschedule)\b/i;

/**
 * Whether the act of this button, called by the verb of the step alone, would be done to another thing than the one that is
 * meant: neither the row nor the page, nor what was opened to come here, says what the thing is told by.
 */
export function onAnotherThing(situation: Situation, step: Step, item: Item): boolean {
  if (isOfOtherCode(situation, item)) return true;
  if (!ON_ONE.test(step.text) && step.verb !== 'remove') return false;
  const said = identity(step);
  if (said.tokens.length === 0 || coverage(said, item.said) > SAME_THING) return false;
  if (hasNamesake(situation, said, item)) return true;
  // "Renew a book" leads to any of them.
  if (!isAct(item) || (item.role === 'link' && /^\p{L}+ an? /u.test(item.said.folded))) return false;
  const around = phrase([item.context.text, item.group, situation.page.about.text, opened(situation).text].join(' . '));
  return coverage(said, around) < SAME_THING;
}

/** A number or code by which the task tells one thing from others: "the card ending in 4417". */
const CODE =
  /(?<=\b(?:ending(?: in| with)?|number|no\.?|reference|ref\.?|#|card|account|order|booking|invoice|ticket|contract)\s+)(?=[\p{Lu}-]*\d)[\p{Lu}\d][\p{Lu}\d-]{2,}\b/gu;

/** Whether a button of this name stands at the very code that the task gives, and this one stands at none. */
function isOfOtherCode({ items, goal }: Situation, item: Item): boolean {
  if (item.role === 'link' && item.context.tokens.length === 0) return false;
  const codes = [...`${goal.text} ${goal.background}`.matchAll(CODE)].map((match) => fold(match[0]));
  if (codes.length === 0) return false;
  const bears = (other: Item) =>
    codes.some((code) => fold(`${other.label} ${other.context.text} ${other.group}`).includes(code));
  return !bears(item) && items.some((other) => other !== item && other.raw === item.raw && bears(other));
}

/** Whether the same act stands there for the very thing that is meant: "Remove lottery" beside "Remove pills". */
function hasNamesake({ items }: Situation, said: Phrase, item: Item): boolean {
  const [verb, ...rest] = words(item.said.folded);
  if (!verb || rest.length === 0) return false;
  return items.some(
    (other) =>
      other !== item &&
      isClickable(other) &&
      words(other.said.folded)[0] === verb &&
      coverage(said, other.said) > 1 - SAME_THING,
  );
}
