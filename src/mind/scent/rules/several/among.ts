import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import { noteSaid } from '../../account/seen-to.ts';
import { sendsUnanswered } from '../../filling/coverage/unanswered.ts';
import { tells } from '../../filling/say.ts';
import type { Step, Superlative } from '../../goal/types.ts';
import { makesNew } from '../../meaning/act-names.ts';
import { isHalfNamed } from '../../meaning/half.ts';
import { doesOtherwise } from '../../meaning/idle-act.ts';
import { isClickable, matchLabel, sameWords } from '../../meaning/match.ts';
import { valuesGiven } from '../../meaning/met.ts';
import { isWhereTo } from '../../meaning/put-where.ts';
import { isOn, opensMore } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { askOf } from '../../things/ask.ts';
import { type Thing, thingsOf } from '../../things/index.ts';
import { ownPageFor } from '../../things/pack.ts';
import { ACTS, BY_PRESSING, handleOf, type Reading, readThings, wouldStandHere } from '../../things/reading.ts';
import { isPicked } from '../../things/selection.ts';
import { wishOf } from '../../things/wish.ts';
import { cellTold } from '../form/cell-told.ts';
import { isMenu } from '../records/controls.ts';
import { follow } from '../way/follow.ts';
import { furtherDown, glimpse, outOfSight, returnTo, scrollDown } from '../way/look.ts';
import { atChosen, isWriting, tagOfTaken } from './chosen.ts';
import { preset } from './compare.ts';
import { narrowDown } from './narrow-down.ts';
import { hasTurned, overPages, placeOverPages } from './over-pages.ts';
import { shelfOf } from './shelf.ts';

/** Steps that mean one of several things and do something with it. */
const MEANS_ONE = new Set<Step['verb']>([
  'press',
  'reach',
  'pick',
  'buy',
  'add',
  'remove',
  'transact',
  'locate',
  'learn',
]);
/** Steps that press what bears the name in the task. */
const BY_NAME = new Set<Step['verb']>(['press', 'pick']);
/** Kinds of control that a task may count: these are no things of a list. */
const CONTROLS = new Set([
  'button',
  'link',
  'tab',
  'checkbox',
  'radio',
  'textbox',
  'combobox',
  'slider',
  'spinbutton',
  'icon',
]);

/** Steps by which something that stands in a table may be changed there. */
const CHANGED = new Set<Step['verb']>(['transact', 'pick']);

/** Kinds of control that a value is put into. */
const FIELDS = new Set(['choose', 'type', 'set']);

/** Share of what is asked that a thing without a name of its own has to bear. */
const HALF = 0.5;

/**
 * One of several things that a page shows alike, told from the others by its properties, its place among them or by comparing: the person
 * acts on that one. Null where the step describes no such thing, or the page shows none.
 */
export function among(situation: Situation): Proposal | null {
  const { step, memory, key, page } = situation;
  if (!step || !MEANS_ONE.has(step.verb) || step.all || (step.items.length > 1 && !step.superlative)) return null;
  if ((step.role && CONTROLS.has(step.role)) || makesNew(step)) return null;
  // What is to stand in a cell of a table is written there.
  if (CHANGED.has(step.verb) && cellTold(situation, step, () => false)) return null;
  const tag = tagOfTaken('among', key, step.text);
  // What was chosen by all that is told of it is not chosen once more by less.
  if (memory.done.includes(tagOfTaken('meant', key, step.text))) return null;
  if (memory.done.includes(tag) || isTaken(situation, step) || atChosen(situation) || isWriting(situation, step))
    return null;
  const ask = askOf(step);
  const read = readThings(situation, step, hasTurned(situation) ? 1 : 2);
  const found = read && called(step, read);
  if (!found || found.missing !== null || step.verb === 'learn' || step.verb === 'locate') return null;
  const counts = (ask.superlative !== null && found.ranked.length > 0) || found.nth !== null;
  const apart = found.told >= 1 && (found.things.length === 1 || found.measured > 0);
  // What is pressed by its name is found by that; only what is told apart otherwise is looked up among things.
  if (!counts && (BY_NAME.has(step.verb) ? found.measured <= 0 : !apart)) return null;
  // Whatever the page itself is about is not chosen on it again.
  const ownPage = page.headings.some(
    (line) =>
      line.level === 1 &&
      (literalCoverage(ask.said, phrase(line.text)) > 0.99 ||
        (ask.names.length > 0 && ask.names.every((name) => literalCoverage(name, phrase(line.text)) > 0.99)) ||
        found.things.some((thing) => fold(thing.name) === fold(line.text))),
  );
  if (!counts && found.measured <= 0 && (ownPage || found.things.every((thing) => isWhereTo(step, thing.name))))
    return null;
  // What bears half of the words and a name of its own is another thing.
  if (!counts && found.things.every((thing) => isHalfNamed(step, phrase(thing.name)))) return null;
  if (found.nth !== null && found.things.length === 1 && isHalfNamed(step, phrase(found.things[0]!.name))) return null;
  // Numbers of another kind of thing are compared for nothing.
  if (ask.superlative !== null && found.nth === null && found.told === 0 && !wouldStandHere(situation, step, found))
    return null;
  if (ask.superlative !== null && isPicked(situation, found.set, wishOf(situation, step).kind)) return null;
  const shelf = counts ? shelfOf(situation, step, found.set) : null;
  if (shelf) return follow(shelf, `“${shelf.label}” has all of them`, situation, [], 30, 1, 'shelf');
  const narrower = ask.superlative === null ? null : narrowDown(situation, step, found.set);
  if (narrower) return narrower === 'elsewhere' ? null : narrower;
  const chosen =
    ask.superlative && found.ranked.length > 0
      ? byRank(situation, step, ask.superlative, found)
      : byPlace(situation, found);
  if (!chosen) return null;
  if ('rule' in chosen) return chosen;
  // Who writes to a shop means none of the things on its shelves, unless one is named.
  if (!counts && tells(step) && ask.names.length === 0 && step.quoted.length === 0) return null;
  // What is acted on bears a word of what is named, and not only of what is told about it.
  const named = phrase([step.object, ...step.quoted, step.scope].join(' '));
  if (!counts && ACTS.has(step.verb) && named.tokens.length > 0 && literalCoverage(named, chosen.thing.said) < 0.2)
    return null;
  // A place of the site that shares a word with what is wanted is a way to it, and is found by its scent.
  const single = ask.names.every((name) => name.tokens.length < 2);
  if (!counts && found.measured <= 0 && single && literalCoverage(ask.said, phrase(chosen.thing.text)) < HALF)
    return null;
  const own = ownPageFor(step, chosen.thing);
  const handle = own ? { item: own, acts: false } : handleOf(situation, step, chosen.thing);
  // Where the row itself has a field for the value that is told, no other act of it is meant.
  const takes = step.pairs.length > 0 && chosen.thing.items.some(({ kind }) => FIELDS.has(kind));
  if (handle && !counts && doesOtherwise(step, handle.item, takes ? 0 : literalCoverage(named, chosen.thing.said)))
    return null;
  // What bears a name of its own is nothing that is turned on or off by its kind: "Radio Nova", for the radio.
  const turned =
    (step.verb === 'tick' || step.verb === 'untick') && handle?.item.kind === 'click' && !isOn(handle.item);
  if (turned && !counts && literalCoverage(phrase(chosen.thing.name), phrase(`${step.text} ${step.scope}`)) < 0.99)
    return null;
  // A button beside the field for what is told is pressed once that is in it.
  if (handle?.acts && takes && handle.item.kind === 'click' && !valuesGiven(situation, step)) return null;
  if (!handle || timesTried(memory, key, handle.item.name) > 0 || (handle.item.kind === 'check' && isOn(handle.item)))
    return null;
  if (sendsUnanswered(situation, handle.item)) return null;
  // Where the step names the control itself, that one is pressed and no other.
  if (step.verb === 'press' && !counts && matchLabel(phrase(step.object), step, handle.item) < 0.3 && step.scope !== '')
    return null;
  memory.done.push(tag);
  memory.compared = fold(chosen.thing.name);
  const move = follow(handle.item, chosen.why, situation, [], 40, found.set.things.length, 'among');
  // Of what is wanted twice one is not all.
  const once = step.verb !== 'add' || (step.constraints.quantity ?? 1) < 2;
  // What only opens a menu or a list has done nothing yet.
  const opens = opensMore(handle.item) || isMenu(handle.item.label) || isMenu(handle.item.raw);
  const completes = BY_PRESSING.has(step.verb) && handle.acts && once && !opens;
  const name = calledBy(step, chosen.thing);
  if (name !== chosen.thing.name) noteSaid(memory, name);
  const acted = handle.acts && !completes && handle.item.kind !== 'check' ? { thing: name } : {};
  return {
    ...move,
    ...acted,
    args: null,
    completes,
    commits: handle.acts && ACTS.has(step.verb),
    sure: 0.85,
    cause: page.title && handle.item.label,
  };
}

/** What a thing is called: by the name that the task quotes, where it bears that ("Call the vet", alone under "Underway"), else by its own. */
function calledBy({ quoted }: Step, { name, properties }: Thing): string {
  return quoted.find((told) => properties.some(({ text }) => fold(text) === fold(told))) ?? name;
}

/** Whether what is to be bought lies in the basket: it is paid for, and not looked at again. */
export function isTaken({ goal, memory }: Situation, step: Step): boolean {
  const before = goal.steps.slice(0, memory.step);
  return step.verb === 'buy' && memory.added && !before.some(({ verb }) => verb === 'buy' || verb === 'add');
}

/** Of several that bear the words the one that bears no others: "Blue teapot", beside "Teapot warmer, blue". */
function called(step: Step, found: Reading): Reading {
  const named = found.things.filter((thing) => sameWords(thing.name, step.quoted[0] ?? step.object));
  return found.things.length > 1 && named.length === 1 && found.nth === null && step.superlative === null
    ? { ...found, things: named, measured: Math.max(found.measured, 1) }
    : found;
}

/** Controls that lead to where what lies in a basket is paid for. */
const PAYS = /\b(?:check ?out|(?:view |go to |my |your )?(?:cart|basket|bag|trolley)|order now|pay)\b/;

/** Whether buying goes on somewhere once a thing was taken. */
export function goesOnToPay(situation: Situation): boolean {
  const inThings = new Set(
    thingsOf(situation.page).flatMap((set) =>
      set.things.length > 1 ? set.things.flatMap((thing) => thing.items) : [],
    ),
  );
  return situation.items.some(
    (item) =>
      isClickable(item) &&
      !/^(?:add|put|remove|in)\b/.test(item.said.folded) &&
      PAYS.test(item.said.folded) &&
      (!inThings.has(item) || item.role === 'link'),
  );
}

function byPlace(situation: Situation, { things, set, nth }: Reading): { thing: Thing; why: string } | Proposal | null {
  const counted = nth !== null && nth > 0 ? placeOverPages(situation, nth, things) : null;
  if (counted !== null && typeof counted !== 'number') return counted;
  const place = nth === null ? 0 : nth > 0 ? (counted ?? nth) - 1 : things.length + nth;
  const thing = things[place];
  if (!thing) return null;
  const why =
    nth !== null
      ? `“${thing.name}” is number ${place + 1} of ${things.length}`
      : things.length < set.things.length
        ? `of ${set.things.length} “${thing.name}” is as I want it`
        : `“${thing.name}” is as I want it`;
  return { thing, why };
}

export function byRank(
  situation: Situation,
  step: Step,
  { highest, dimension }: Superlative,
  found: Reading,
): { thing: Thing; why: string } | Proposal | null {
  const { ranked, set } = found;
  const handles = ranked.flatMap(({ thing, value }) => {
    const handle = handleOf(situation, step, thing);
    return handle ? [{ item: handle.item, scent: 30, value }] : [];
  });
  const first = preset(
    situation,
    step,
    set.things.flatMap((thing) => thing.items),
  );
  if (first) return first;
  glimpse(situation, handles);
  const down = furtherDown(situation);
  if (down) return scrollDown(situation, down, 'I want to see all of them before I compare', [], set.things.length);
  const place = found.nth !== null && found.nth > 0 ? found.nth - 1 : 0;
  const seen = [
    ...ranked.map(({ thing, value }) => ({ thing, value, glimpse: null })),
    ...outOfSight(situation, (name) => handles.some(({ item }) => item.name === name))
      .filter((entry) => entry.value !== null)
      .map((entry) => ({ thing: null, value: entry.value!, glimpse: entry })),
  ].sort((a, b) => (highest ? b.value - a.value : a.value - b.value));
  const best = seen[place];
  const page = place === 0 ? overPages(situation, found, highest, ranked[0]) : null;
  if (page) return page;
  if (!best) return null;
  if (best.glimpse) return returnTo(situation, best.glimpse, [], set.things.length);
  const rank = place === 0 ? '' : `number ${place + 1} from `;
  return {
    thing: best.thing!,
    why:
      dimension === 'date'
        ? `“${best.thing!.name}” is ${rank}the ${highest ? 'latest' : 'earliest'} I can see`
        : `“${best.thing!.name}” has ${best.value}, ${rank}the ${highest ? 'highest' : 'lowest'} I can see`,
  };
}

/** The things of the page that bear the name of the one that was acted on; of several alike nobody knows which one it is. */
export function thingsNamed({ page }: Situation, name: string): Thing[] {
  const said = phrase(name);
  return thingsOf(page).flatMap(({ things }) =>
    things.filter(
      (thing) =>
        fold(thing.name) === fold(name) || (said.tokens.length > 1 && literalCoverage(said, phrase(thing.name)) === 1),
    ),
  );
}
