import { fold, literalCoverage, numberOf, type Phrase, phrase, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { station } from '../foraging/scripts.ts';
import type { Step } from '../goal/types.ts';
import { actNames } from '../meaning/act-names.ts';
import { isClickable, isGeneric } from '../meaning/match.ts';
import { turners } from '../meaning/stepper.ts';
import type { Situation } from '../situation.ts';
import { type Ask, askOf } from './ask.ts';
import { type Fitting, fitting } from './fitting.ts';
import { thingsOf } from './index.ts';
import { alignTimes, rankOf } from './rank.ts';
import type { Thing, Things } from './thing.ts';

/** Steps that are done once the thing that is meant is pressed. */
export const BY_PRESSING: ReadonlySet<Step['verb']> = new Set(['press', 'reach', 'pick']);
/** Steps that act on the thing where it stands, or on its own page. */
export const ACTS: ReadonlySet<Step['verb']> = new Set(['buy', 'add', 'remove', 'transact']);

const OPENS =
  /^(?:view|see|show|open|read|details?|more|learn more|read more|select|choose|go|continue|visit|check|info)\b/;
const TAKES =
  /^(?:choose|select|pick|get|start|switch to|upgrade to|buy|book|try|take|subscribe|reserve|order|add|apply)\b/;

/** Signs that mark a thing of a list, and do not open it. */
const MARKS = /^(?:star|unstar|flag|pin|mark|bookmark|mute|archive|like|bin|trash|junk|spam)\b\s*(.*)$/;

/** Whether a control of a thing only marks it, by the sign alone or by what the thing is called: "Star Minutes of Monday". */
function onlyMarks(folded: string, thing: Thing, names: readonly string[]): boolean {
  const [, behind] = MARKS.exec(folded) ?? [];
  if (behind === undefined || names.includes(words(folded)[0] ?? '')) return false;
  return behind === '' || fold(thing.text).includes(behind);
}

/** The set of things that a step means one of, and which of them are as asked. */
export interface Reading extends Fitting {
  set: Things;
  score: number;
  /** Its place among those that fit; null where the step names none. */
  nth: number | null;
  ranked: Array<{ thing: Thing; value: number }>;
}

function bears(label: string, text: string): boolean {
  return text.length > 3 && fold(label).includes(fold(text));
}

/** Share of what is asked that one link of a thing bears, where the thing's own name bears none of it. */
const BORNE = 0.5;

/** A number to call, within what is told of a thing. */
const DIALS = /^\+?[\d\s()/-]{2,}$/;

/** The control of a thing with which the step is done or begun; null where the thing offers none. */
export function handleOf(situation: Situation, step: Step, thing: Thing): { item: Item; acts: boolean } | null {
  const turns = turners(situation);
  const usable = thing.items.filter(
    (item) =>
      !turns.has(item) &&
      isClickable(item) &&
      !item.disabled &&
      item.kind !== 'point' &&
      situation.items.includes(item),
  );
  const whole = () => {
    // A whole card that is one link bears the thing among its lines.
    const card = situation.items.find(
      (item) =>
        isClickable(item) && !item.disabled && item.raw.length > thing.text.length && bears(item.raw, thing.text),
    );
    return card ? { item: card, acts: isDoneBy(step, card) } : null;
  };
  if (usable.length === 0) return whole();
  const names = actNames(step);
  const fit = (item: Item): number => {
    const stage = station(situation, step, item.label);
    const own = names.includes(stem(words(item.label)[0] ?? '')) ? 0.9 : 0;
    const takes = ['buy', 'add', 'pick', 'transact'].includes(step.verb) && TAKES.test(item.said.folded) ? 0.6 : 0;
    return Math.max(own, stage.ofThing ? stage.weight : 0, takes);
  };
  const acting = usable.map((item) => ({ item, fit: fit(item) })).sort((a, b) => b.fit - a.fit)[0]!;
  if (ACTS.has(step.verb) || step.verb === 'pick') {
    // A part of the page that holds the same button several times is no thing of its own.
    const alike = usable.filter((item) => item.raw === acting.item.raw).length;
    if (acting.fit >= 0.5) return alike === 1 ? { item: acting.item, acts: true } : null;
    const boxes =
      step.verb === 'pick' ? usable.filter((item) => ['radio', 'checkbox', 'option'].includes(item.role)) : [];
    // Of several answers in one row the one that is named.
    const object = phrase(step.object);
    const box = boxes.length > 1 ? boxes.find(({ said }) => literalCoverage(object, said) > 0) : boxes[0];
    if (boxes.length > 1 && !box) return null;
    if (box) return { item: box, acts: true };
  }
  const leads = usable.filter(
    (item) =>
      item.kind === 'click' &&
      !(DIALS.test(item.raw) && !thing.text.startsWith(item.raw)) &&
      // "Save" in a row keeps what was changed in it, and opens nothing.
      !/^(?:delete|remove|discard|cancel|save|apply|update|submit)\b/.test(item.said.folded) &&
      !onlyMarks(item.said.folded, thing, names),
  );
  if (leads.length === 0) return whole();
  const { said, names: called } = askOf(step);
  // Of a part that holds several the one that bears the name is meant, and not the part.
  const bearsNames = (text: Phrase) => called.length > 0 && called.every((name) => literalCoverage(name, text) > 0.99);
  const ofPart = bearsNames(phrase(thing.name)) ? [] : leads.filter((entry) => bearsNames(entry.said));
  if (ofPart.length === 1) return { item: ofPart[0]!, acts: isDoneBy(step, ofPart[0]!) };
  const ofName = literalCoverage(said, phrase(thing.name));
  const item =
    // A group of links is met by the link that bears what is meant, not by the first one.
    leads.find((entry) => entry.role === 'link' && ofName === 0 && literalCoverage(said, entry.said) >= BORNE) ??
    leads.find((entry) => entry.role === 'link' && !isGeneric(entry) && thing.name.includes(entry.raw)) ??
    leads.find((entry) => fold(entry.raw) === fold(thing.name)) ??
    leads.find((entry) => isGeneric(entry) && OPENS.test(entry.said.folded)) ??
    leads.find((entry) => OPENS.test(entry.said.folded)) ??
    (leads.length === 1 ? leads[0] : leads.find((entry) => entry.role === 'link'));
  return item ? { item, acts: isDoneBy(step, item) } : null;
}

/** Whether pressing a control of the thing is all that the step asks for: who is to "follow the topic about kites" has only opened it by its name. */
export function isDoneBy(step: Step, { said }: Item): boolean {
  const [verb = ''] = words(step.text);
  const isAct = step.verb === 'press' && step.scope !== '' && fold(step.object) === verb;
  return BY_PRESSING.has(step.verb) && !(isAct && literalCoverage(phrase(step.object), said) < BORNE);
}

/** Share of the things that must show a number for them to be compared by it. */
const SHOWN = 0.5;

/** "The cheaper of the two canoes": how many there are to choose among, and what they are. */
const OF_SO_MANY =
  /\b(?:of|between|among|from) (?:the|your|these|those) (two|three|four|five|six|[2-9]) (?:\p{L}+ )?(\p{L}+)\b/u;

/** Those that bear the kind of which a text tells how many there are, where there are just so many; else all. */
export function ofSoMany<T extends { thing: Thing }>(ranked: T[], asked: string): T[] {
  const [, count = '', kind = ''] = OF_SO_MANY.exec(fold(asked)) ?? [];
  const called = ranked.filter(({ thing }) => phrase(thing.name).tokens.some((token) => token.stem === stem(kind)));
  return count !== '' && called.length === numberOf(count) ? called : ranked;
}

/** Beside floor sanders a hand sander is none: where things are called by all the words for their kind, only those are compared. */
export function byFullName<T extends { thing: Thing }>(step: Step, ranked: T[], asked: string): T[] {
  const kind = phrase(step.object);
  const whole = ranked.filter(({ thing }) => literalCoverage(kind, phrase(thing.name)) > 0.99);
  return kind.tokens.length > 1 && whole.length > 1 ? whole : ofSoMany(ranked, asked);
}

function read(situation: Situation, step: Step, ask: Ask, set: Things): Reading | null {
  const fit = fitting(set, ask, situation.page.about, Math.abs(step.nth ?? 1));
  const { things, told } = fit;
  const { superlative } = ask;
  const shown = superlative
    ? set.things.flatMap((thing) => {
        const value = rankOf(thing, superlative, ask.said);
        return value === null ? [] : [{ thing, value }];
      })
    : [];
  const values = superlative?.dimension === 'date' ? alignTimes(shown) : shown;
  if (superlative && values.length < Math.max(Math.min(2, set.things.length), SHOWN * set.things.length)) return null;
  const ranked = byFullName(
    step,
    values.filter(({ thing }) => things.includes(thing)),
    situation.asked,
  ).sort((a, b) => (superlative?.highest ? b.value - a.value : a.value - b.value));
  const handles = set.things.map((thing) => handleOf(situation, step, thing));
  const handled = handles.filter((handle) => handle !== null).length / set.things.length;
  const acting = handles.filter((handle) => handle?.acts).length / set.things.length;
  const kind = ask.said.tokens.filter((token) =>
    set.things.some((thing) => thing.said.tokens.some((own) => own.stem === token.stem)),
  );
  const score =
    2 * told +
    (superlative ? 2 : 0) +
    handled +
    acting +
    0.3 * kind.length +
    0.02 * set.things.length +
    (set.things.some((thing) => thing.properties.some(({ head }) => head !== '')) ? 0.3 : 0) +
    (set.from === 'entries' ? 0 : 0.4);
  return { ...fit, set, ranked, score, nth: fit.placed ? null : step.nth };
}

/** The head of a column in which each row is called by its name. */
const NAME = /^(?:(?:full |first |last )?name|person|employee|member|staff|title)$/;

/**
 * What a page shows of the things that a step means: the set of them that tells most of what is asked. The last page of a list may
 * hold fewer than the two that make a list elsewhere.
 */
export function readThings(situation: Situation, step: Step, least = 2): Reading | null {
  const ask = askOf(step);
  const sets = thingsOf(situation.page);
  const byName = sets.some((set) => set.from === 'rows' && NAME.test(fold(set.things[0]?.properties[0]?.head ?? '')));
  const all = sets
    // Under "Name" stand the things: what stands in the other columns tells of them.
    .filter((set) => set.from !== 'columns' || !byName)
    .filter((set) => set.things.length >= least)
    .flatMap((set) => read(situation, step, ask, set) ?? [])
    .sort((a, b) => b.score - a.score);
  return all[0] ?? null;
}

/** Share of the things that must be of the kind for this to be the place where such a thing would stand. */
const OF_KIND = 0.6;
/** Whether this is where the thing would stand: the page, or most of what it lists, is called like the kind of thing. */
export function wouldStandHere(
  situation: Situation,
  step: Step,
  { set, missing }: Pick<Reading, 'set' | 'missing'>,
): boolean {
  const ask = askOf(step);
  const lacking = fold(missing ?? '');
  const heads = phrase(
    [...new Set(set.things.flatMap((thing) => thing.properties.map((entry) => entry.head)))].join(' . '),
  );
  const telling = ({ tokens }: Phrase) =>
    tokens.filter((token) => token.weight > TELLING && !lacking.includes(token.word));
  const own = telling(ask.said);
  // "Open the cheapest", of what was called flats before.
  const kinds = own.length > 0 ? own : telling(phrase(step.object));
  // "Due back soonest", over a column that is headed "Due": by that they are compared.
  const by = ask.superlative ? phrase(step.text).tokens.filter((token) => token.weight > TELLING) : [];
  if (by.some((token) => heads.tokens.some((own) => own.stem === token.stem))) return true;
  return kinds.some(
    (token) =>
      situation.page.about.tokens.some((own) => own.stem === token.stem) ||
      heads.tokens.some((own) => own.stem === token.stem) ||
      set.things.filter((thing) => thing.said.tokens.some((own) => own.stem === token.stem)).length >=
        OF_KIND * set.things.length,
  );
}
const TELLING = 0.3;
