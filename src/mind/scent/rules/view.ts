import { fold, literalCoverage, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { isSeenTo } from '../account/left.ts';
import { isSearchBox } from '../filling/fields.ts';
import { parseCommands } from '../goal/parse.ts';
import type { Step } from '../goal/types.ts';
import { directionOf } from '../meaning/direction.ts';
import { isClickable } from '../meaning/match.ts';
import { opensMore } from '../meaning/state.ts';
import { timesTried } from '../memory.ts';
import type { Proposal, Situation } from '../situation.ts';
import { bareHead, headsColumn } from '../things/column-heads.ts';
import { thingsOf } from '../things/index.ts';
import { isOnlyView } from '../view/only-view.ts';
import { bears, placesOf, type Said, saidIn } from '../view/said.ts';
import { type Setting, settingsOf } from '../view/settings.ts';
import { asksForOrder, type Wanted, wantedOf } from '../view/wanted.ts';
import { argumentOf, completed } from './common.ts';
import { isBusy } from './setbacks/setback.ts';
import { arrange } from './several/arrange.ts';
import { followed } from './several/followed.ts';
import { columnOf, headOf, isSorted } from './several/sort.ts';
import type { Blank } from './sheet/blanks.ts';
import { sheetOf, showsList } from './sheet/meant.ts';
import { gap } from './way/search.ts';

/** How what puts settings into effect is called. */
const APPLIES =
  /^(?:apply|save(?! (?:draft|as|for later))|update|refresh|show(?: \d+)?(?: (?:all \d+|(?!more|all|less|details?|password|menu|map)\p{L}+))?$|set$|use$|ok(?:ay)?$|done$|go$|filter$|confirm|submit|view results)/u;
/** Pixels between a setting and what puts it into effect. */
const NEAR = 420;
/** What opens the settings of a list. */
const NARROWS = /^(?:filters?|refine|narrow|view options|display)\b/;
/** What opens how the site looks for whoever uses it, and what that is said of. */
const LOOKS =
  /^(?:(?:display|view|appearance|viewing|page|site|reading) (?:options|settings|preferences)|display|appearance|customi[sz]e(?: (?:view|display))?)$/;
const OF_LOOKS =
  /\b(?:text|letters?|font|type|view|layout|language|currency|money|prices?|theme|colou?rs?|contrast|mode|units?|columns|density|format)\b/;
const ORDERS = /^(?:sort|order(?!s)|arrange|rank)(?:ed|ing)?\b/;
/** Presses of one control that are made for it. */
const TRIES = 2;

function act(item: Item, why: string, option = '', cause = option || item.label): Proposal {
  return {
    rule: 'set_view',
    why,
    status: 'continue',
    item,
    args: item.kind === 'click' ? null : argumentOf(item, option),
    sure: 0.85,
    cause,
  };
}

/** Whether a wanted answer was taken: it shows so, or was pressed and did something. */
function stands({ memory }: Situation, { answer, setting }: Wanted): boolean {
  if (answer.on) return true;
  const shows = answer.item.kind === 'click' && (setting.opener !== null || answer.item.role === 'link');
  return shows && memory.idle === 0 && (memory.view?.set.includes(fold(answer.label)) ?? false);
}

/** Whether what the list shows bears a value that the task tells: it is its things that are to be narrowed. */
function tellsOfThings({ page }: Situation, said: Said): boolean {
  return thingsOf(page).some(
    ({ things }) =>
      things.length > 2 &&
      things.some(({ properties }) => properties.some(({ text }) => text !== '' && placesOf(said, text).length > 0)),
  );
}

/** What has to be opened for what is wanted: what is called so, or what holds all that can be set. */
function toOpen(
  situation: Situation,
  said: Said,
  settings: readonly Setting[],
  wanted: readonly Wanted[],
): Item | null {
  const { memory, key, items } = situation;
  const fresh = (item: Item) => timesTried(memory, key, item.name) < TRIES && item.name !== memory.last?.name;
  const chosen = memory.view?.set ?? [];
  const closed = settings.find(
    ({ opener, answers, name, beside, shown, orders }) =>
      opener !== null &&
      answers.length === 0 &&
      fresh(opener) &&
      !chosen.some((one) => fold(shown).includes(one)) &&
      // What I have chosen there myself stands.
      !(shown !== '' && memory.own.some(({ raw }) => fold(raw) === fold(shown))) &&
      !wanted.some(({ setting }) => setting.name === name) &&
      (orders ? asksForOrder(said.text) : bears(said, name) || (beside !== '' && bears(said, beside))),
  );
  if (closed) return closed.opener;
  if (wanted.length > 0 || chosen.length > 0) return null;
  const orders = asksForOrder(said.text);
  const narrows = !orders && (situation.step?.verb === 'filter' || tellsOfThings(situation, said));
  return (
    items.find(
      (item) =>
        isClickable(item) &&
        item.role !== 'link' &&
        !item.disabled &&
        fresh(item) &&
        ((orders && ORDERS.test(item.said.folded) && !headsColumn(situation.page, item)) ||
          (narrows && NARROWS.test(item.said.folded)) ||
          (!orders && OF_LOOKS.test(fold(said.text)) && LOOKS.test(item.said.folded))),
    ) ?? null
  );
}

/** The button that puts what was set into effect: the nearest behind it. */
function toApply({ items, memory, key, page }: Situation, settings: readonly Setting[]): Item | null {
  const { last, view } = memory;
  if (!view || view.applied || last?.key !== key) return null;
  // A list that has followed at once needs nothing, and what "Apply" says on each of its things is not meant for all.
  if (followed({ page })) return null;
  const alike = (item: Item) => page.items.filter((other) => other.role === item.role && other.raw === item.raw).length;
  const own = new Set(settings.flatMap(({ answers }) => answers.map(({ item }) => item)));
  const set = items.find(({ name }) => name === last.name);
  if (!set || last.rule !== 'set_view') return null;
  const near = items.filter(
    (item) =>
      (item.role === 'button' || item.kind === 'click') &&
      item.role !== 'link' &&
      !own.has(item) &&
      !item.disabled &&
      !opensMore(item) &&
      APPLIES.test(item.said.folded) &&
      alike(item) === 1 &&
      (gap(item, set) < NEAR || item.group === set.group),
  );
  return near.find(({ order }) => order > set.order) ?? near[0] ?? null;
}

/** Whether all that the task quotes is among what was set and what it is set for. */
function isWhole(said: Said, settings: readonly Setting[], set: readonly string[]): boolean {
  const quoted = [...said.text.matchAll(/[“"«]([^”"»]+)[”"»]/g)].map(([, text]) => fold(text!.replace(/[.,]$/, '')));
  return quoted.every((text) => set.includes(text) || settings.some(({ name }) => fold(name) === text));
}

/** The step of a list that is put in order by the head of a column which the task names. */
function byColumn(situation: Situation, said: Said): Step | null {
  const { page, items, step } = situation;
  // What is put in order may be called like a column itself: "sort the orders", over "Order".
  if (step?.verb === 'sort' && headOf(situation, columnOf(step), step)) return step;
  if (situation.goal.steps.some(({ verb }) => verb === 'sort')) return null;
  const way = directionOf(fold(said.text));
  if (way === null || !asksForOrder(said.text)) return null;
  const asked = phrase(said.text);
  const heads = items
    .filter((item) => isClickable(item) && headsColumn(page, item))
    .map((item) => ({ name: bareHead(item.raw), fit: literalCoverage(phrase(bareHead(item.raw)), asked) }))
    .filter(({ fit }) => fit >= HEAD)
    .sort((a, b) => b.fit - a.fit || b.name.length - a.name.length);
  const [best] = heads;
  if (!best) return null;
  return (
    parseCommands(`Sort the list by ${best.name}, ${way === 'up' ? 'ascending' : 'descending'}.`).steps.find(
      ({ verb }) => verb === 'sort',
    ) ?? null
  );
}
/** How much of the name of a column a task has to say. */
const HEAD = 0.6;

/** Steps that only change what of a list is shown, and how. */
const SHOWS = new Set<Step['verb']>(['filter', 'sort']);

/** Whether a step asks to be shown some things: a page that lets one choose which is set to that, elsewhere one goes to them. */
function showsSome({ verb, text }: Step): boolean {
  return verb === 'reach' && /^(?:please )?(?:show|list|display)\b/i.test(text);
}

/** How many of the steps from here on only change what a list shows, before one that does something with it. */
export function leadingViews({ goal, memory }: Situation): number {
  const left = goal.steps.slice(memory.step);
  const until = left.findIndex((step) => !SHOWS.has(step.verb) && !showsSome(step));
  return Math.max(0, until);
}

/** What is to be no longer so: the name that the page has for it is what stands there, and not what is wanted. */
const SWITCHED_OFF =
  /\b(?:(?:turn|switch)(?:es|ed|ing)? (?:[^.;!?]{1,60} )?off|disable|untick|uncheck|unselect|deselect|unsubscribe|stop (?:getting|receiving|the))\b/i;

/**
 * Sets how a page shows things: all of what the task asks where that is no more, or what comes before the first act. What is set is told by the
 * page's own names for it and its answers, whatever the words around them. It is done when it stands so and was put into effect.
 */
export function setView(situation: Situation): Proposal | null {
  const { memory, asked, goal } = situation;
  if (memory.told || isBusy(situation)) return null;
  if (SWITCHED_OFF.test(asked)) return null;
  // What is to be written beside it is a matter of the form.
  if (writesToo(situation)) return null;
  // What lies over the page because a thing was opened is about that thing.
  if (!memory.view && memory.underItems.length > 0 && memory.last?.rule !== 'set_view') return null;
  const leading = leadingViews(situation);
  const steps = goal.steps.slice(memory.step, memory.step + leading);
  const said = saidIn(leading > 0 ? steps.map(({ text }) => text).join(', ') : asked);
  const settings = settingsOf(situation);
  const wanted = wantedOf(said, settings, leading > 0);
  const own = new Set(
    settings.flatMap(({ answers, opener }) => [...answers.map(({ item }) => item), ...(opener ? [opener] : [])]),
  );
  if (steps.some(showsSome) && wanted.length === 0 && !memory.view) return null;
  const spans = wanted.map(({ span }) => span);
  if (leading === 0 && !memory.view && !isOnlyView(situation, said, own, spans)) return null;
  return setWanted(situation, said, settings, wanted);
}

/** Whether one of several values that the step tells goes into a field for words, or the form in sight is told something else to be written into it. */
function writesToo(situation: Situation): boolean {
  const { step, page, memory } = situation;
  const isWritten = page.items.some((item) => item.kind === 'type' && !isSearchBox(item));
  const typed =
    memory.view || !isWritten
      ? []
      : sheetOf(situation).answers.filter(({ blank: { kind, items } }) => WRITTEN.has(kind) && !isSearchBox(items[0]!));
  if (typed.length > 0 && !showsList(situation)) return true;
  const fields = page.items
    .filter((item) => item.kind === 'type' && !isSearchBox(item))
    .map(({ label }) => fold(label));
  return !!step && step.pairs.length > 1 && step.pairs.some(({ field }) => fields.includes(fold(field)));
}

/** What is written, and not chosen of what there is. */
const WRITTEN: ReadonlySet<Blank['kind']> = new Set(['text', 'number', 'date']);

/** Whether a step means one of what a list shows, which no setting of the list has taken: "and open the newest one". */
function meansOne({ verb, superlative, nth }: Step): boolean {
  return !SHOWS.has(verb) && (superlative !== null || nth !== null);
}

/** The next of what is wanted of a view that is not set yet; completed once it all stands so. */
function setWanted(
  situation: Situation,
  said: Said,
  settings: readonly Setting[],
  wanted: readonly Wanted[],
): Proposal | null {
  const { memory, key } = situation;
  const next = wanted.find((one) => !stands(situation, one));
  if (next && timesTried(memory, key, next.answer.item.name) < TRIES + 1) {
    const { answer, setting } = next;
    memory.view = { set: [...new Set([...(memory.view?.set ?? []), fold(answer.label)])], applied: false };
    return act(answer.item, `the task wants “${answer.label}” for “${setting.name}”`, answer.option, answer.label);
  }
  if (next) return null;
  const open = toOpen(situation, said, settings, wanted);
  if (open) return act(open, `“${open.label}” holds what I am to set`);
  const column = wanted.length === 0 && !memory.view?.set.length ? byColumn(situation, said) : null;
  if (column) {
    if (isSorted(situation, column))
      return completed({ why: 'the list stands in that order', cause: column.text, sure: 0.85 });
    return arrange(situation, column);
  }
  const set = [...new Set([...(memory.view?.set ?? []), ...wanted.map(({ answer }) => fold(answer.label))])];
  if (set.length === 0 || !isWhole(said, settings, set)) return null;
  const apply = toApply(situation, settings);
  if (apply) {
    memory.view = { set, applied: true };
    return { ...act(apply, `“${apply.label}” puts it into effect`), commits: true };
  }
  // What was opened just now holds nothing of it.
  const { last } = memory;
  const opened = last?.rule === 'set_view' && settings.some(({ opener }) => opener?.name === last.name);
  const taken = wanted.some(({ answer }) => answer.item.name === last?.name);
  const missed = (opened && !taken) || situation.page.error !== '' || (memory.idle > 0 && wanted.length === 0);
  if (missed) return null;
  // "Switch to French and turn on the digest": one of them is not all.
  const { steps } = situation.goal;
  const later = leadingViews(situation) === 0 ? steps.slice(Math.max(1, memory.step)) : [];
  if (later.some((step) => !step.otherwise && (meansOne(step) || !isSeenTo(situation, step.text)))) return null;
  const shown = wanted.map(({ answer, setting }) => `${setting.name}: ${answer.label}`).join(', ') || set.join(', ');
  return completed({ why: `it is set to “${shown}”`, cause: shown, sure: 0.85 });
}
