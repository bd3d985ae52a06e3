import { type Phrase, phrase } from '../../language/index.ts';
import type { Page } from '../../perception/page.ts';
import { beginsAt } from '../rules/several/narrow.ts';
import type { Situation } from '../situation.ts';
import { bearsKin, bearsLabelled, bearsName, bearsWord, speaksOf } from './bearing.ts';
import { countsOf, keeps } from './bounds.ts';
import { onDays, openOn } from './days.ts';
import type { Thing, Things } from './thing.ts';
import type { Wish } from './wish.ts';

/** One thing that is asked of the things of a kind, and how far each has it. */
interface Trait {
  say: string;
  weight: number;
  /** Nobody takes a thing for the one that is meant without it. */
  hard: boolean;
  values: ReadonlyMap<Thing, number | null>;
}

/** Which of the things of a kind bear most of what is asked. */
export interface Choice {
  set: Things;
  /** All that bear as much as any, in reading order. */
  best: Thing[];
  /** All that have what has to be, whatever else they bear. */
  fit: Thing[];
  /** Share of what is asked that they bear, 0..1. */
  covered: number;
  /** The weight of all that is asked. */
  asked: number;
  /** Whether something that is asked tells them from others. */
  apart: boolean;
  /** What has to be and none of them has. */
  missing: string | null;
  score: number;
}

const WEIGHT = { name: 2.5, days: 2.5, time: 2, bound: 2, count: 1.5, state: 1.5, without: 2 } as const;
/** A word counts for so much at least. */
const WORD = 0.35;
/** Share of the things that have to show what is bounded. */
const SHOWN = 0.5;
/** What a word counts that none of the things bears: what kind they are goes without saying, and so does what for. */
const UNSAID = { kind: 0.3, purpose: 0.2, other: 0.7 } as const;
/** What two things bear is as much where it differs by less. */
const EVEN = 0.02;
/** What has to be is had from here on. */
const HAD = 0.5;

function over(things: readonly Thing[], of: (thing: Thing) => number | null): Map<Thing, number | null> {
  return new Map(things.map((thing) => [thing, of(thing)]));
}

function yes(value: boolean | null): number | null {
  return value === null ? null : Number(value);
}

/** The heads under which the things show their properties, as stems. */
function headsOf(things: readonly Thing[]): Set<string> {
  return new Set(
    things.flatMap((thing) => thing.properties.flatMap(({ head }) => phrase(head).tokens.map((own) => own.stem))),
  );
}

function wordTraits(things: readonly Thing[], wish: Wish, about: Phrase): Trait[] {
  const asked = new Set([...wish.words, ...wish.names.flatMap((name) => name.tokens)].map((token) => token.stem));
  const heads = headsOf(things);
  return wish.words.flatMap((token, i): Trait[] => {
    // "Priority high": the word says where the one beside it stands.
    if (heads.has(token.stem)) return [];
    const beside = [wish.words[i - 1], wish.words[i + 1]].find((other) => other && heads.has(other.stem))?.stem;
    const under = beside ? over(things, (thing) => bearsWord(thing, token, asked, beside)) : null;
    const told = under && [...under.values()].some((value) => value! > 0);
    let values = told ? under : over(things, (thing) => bearsWord(thing, token, asked, null));
    if (![...values.values()].some((value) => value! >= HAD)) {
      const kin = over(things, (thing) => bearsKin(thing, token));
      const bearing = [...kin.values()].filter((value) => value! > 0).length;
      if (bearing > 0 && bearing <= SHOWN * things.length) values = kin;
    }
    // Where some of the things stand under a heading that says so, the others are of another kind.
    const headed = (text: string) => phrase(text).tokens.some((other) => other.stem === token.stem);
    const parted = token.stem === wish.kind && things.some(({ part }) => part && headed(part));
    const own = !parted && about.tokens.some((other) => other.stem === token.stem);
    const every = [...values.values()].every((value) => value === 0);
    // What the page is about need not be said of each thing on it.
    if (own && (every || wish.superlative)) values = over(things, () => 1);
    const less = !every
      ? 1
      : token.stem === wish.kind
        ? UNSAID.kind
        : wish.purpose.has(token.stem)
          ? UNSAID.purpose
          : UNSAID.other;
    const weight = Math.max(WORD, token.weight) * (own ? 0.5 : less);
    return [{ say: token.word, weight, hard: false, values }];
  });
}

function traitsOf(situation: Situation, { things }: Things, wish: Wish): Trait[] {
  const { title, headings } = situation.page;
  // What heads the page is what it is about; what heads a part of it is one of the things that are there.
  const head = phrase([title, headings[0]?.text ?? ''].join(' . '));
  const traits: Trait[] = wish.names.map((name) => {
    const ofPage = name.tokens.every((token) => head.tokens.some((other) => other.stem === token.stem));
    const values = over(things, (thing) => bearsName(thing, name));
    const borne = [...values.values()].some((value) => value! > 0.5);
    const own = !borne && ofPage;
    return { say: name.text, weight: WEIGHT.name, hard: !own, values: own ? over(things, () => 1) : values };
  });
  const { days, span, time } = wish;
  const [weekday] = days?.weekdays ?? [];
  const opening = weekday !== undefined && wish.states.some((state) => state.open);
  if (opening)
    traits.push({
      say: 'open that day',
      weight: WEIGHT.days,
      hard: true,
      values: over(things, (thing) => yes(openOn(thing, weekday))),
    });
  else if (days)
    traits.push({
      say: 'that day',
      weight: WEIGHT.days,
      hard: true,
      values: over(things, (thing) => yes(onDays(situation, thing, days))),
    });
  if (span)
    traits.push({
      say: 'that time of day',
      weight: WEIGHT.time,
      hard: true,
      values: over(things, (thing) => {
        const at = beginsAt(thing.text);
        return at === null ? null : yes(at >= span.from && (at < span.to || (span.closed && at === span.to)));
      }),
    });
  if (time) {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    traits.push({
      say: time,
      weight: WEIGHT.time,
      hard: true,
      values: over(things, (thing) => {
        const at = beginsAt(thing.text);
        return at === null ? null : yes(at === 60 * hours + minutes);
      }),
    });
  }
  for (const bound of wish.bounds)
    traits.push({
      say: [bound.least, bound.most, ...bound.of].join(' '),
      weight: WEIGHT.bound,
      hard: true,
      values: over(things, (thing) => yes(keeps(thing, bound))),
    });
  for (const { number, of } of wish.counts)
    traits.push({
      say: `${number} ${of}`,
      weight: WEIGHT.count,
      hard: true,
      values: over(things, (thing) => {
        const own = countsOf(thing.text, [of])[0] ?? null;
        return own === null ? null : own === number ? 1 : own > number ? 0.6 : 0;
      }),
    });
  for (const one of wish.labelled) {
    const values = over(things, (thing) => bearsLabelled(thing, one));
    const borne = [...values.values()].some((value) => value! > 0);
    traits.push({ say: `${one.label} ${one.value}`, weight: WEIGHT.count, hard: borne, values });
  }
  for (const state of wish.states)
    if (!opening || !state.open)
      traits.push({ say: state.words, weight: WEIGHT.state, hard: true, values: over(things, state.of) });
  for (const what of wish.without) {
    const spoken = over(things, (thing) => 1 - speaksOf(thing, what));
    traits.push({ say: `no ${what.text}`, weight: WEIGHT.without, hard: false, values: spoken });
  }
  return [...traits, ...wordTraits(things, wish, without(situation.page, things))];
}

/** What a page is about, but for what only heads one of its things: its title says it still when its heading is out of sight. */
function without({ about, headings, title }: Page, things: readonly Thing[]): Phrase {
  const within = headings.filter(({ text }) =>
    things.some((thing) => thing.properties.some((own) => own.text === text)),
  );
  const theirs = new Set(within.flatMap(({ text }) => phrase(text).tokens.map((token) => token.stem)));
  const over = [title, ...headings.filter((line) => !within.includes(line)).map(({ text }) => text)];
  const left = new Set(phrase(over.join(' . ')).tokens.map(({ stem }) => stem));
  return { ...about, tokens: about.tokens.filter(({ stem }) => !theirs.has(stem) || left.has(stem)) };
}

/** Whether a thing shows more than its name. */
function isTold({ properties }: Thing): boolean {
  return properties.length > 1;
}

/** How far each thing of a kind is what is asked for. */
export function choiceOf(situation: Situation, set: Things, wish: Wish): Choice | null {
  const { things } = set;
  const traits = traitsOf(situation, set, wish);
  if (traits.length === 0 && !wish.superlative) return null;
  const sum = new Map(things.map((thing) => [thing, 0]));
  const out = new Set<Thing>();
  let all = 0;
  // What goes for every one of them, because the page is about it, tells of none that it is the one.
  let common = 0;
  let apart = false;
  const put = Object.values(situation.memory.filled).some((form) => Object.keys(form).length > 0);
  let missing: string | null = null;
  for (const { say, weight, hard, values } of traits) {
    const known = [...values.values()].filter((value) => value !== null);
    // What was put into a form, such as the days of a stay, what it has brought up need not say again.
    if (hard && known.length === 0 && put && things.some(isTold)) continue;
    all += weight;
    if (hard && known.length < Math.max(1, SHOWN * things.length)) {
      missing ??= say;
      continue;
    }
    const most = Math.max(0, ...known);
    if (hard && most < HAD) missing ??= say;
    if (most - Math.min(...things.map((thing) => values.get(thing) ?? 0)) >= 0.3) apart = true;
    if (known.length === things.length && known.every((value) => value === 1)) common += weight;
    for (const thing of things) {
      const value = values.get(thing) ?? 0;
      sum.set(thing, sum.get(thing)! + weight * value);
      if (hard && value < HAD) out.add(thing);
    }
  }
  const left = things.filter((thing) => !out.has(thing));
  const most = Math.max(...(left.length > 0 ? left : things).map((thing) => sum.get(thing)!));
  const near = (by: number) => left.filter((thing) => sum.get(thing)! >= most - by);
  return {
    set,
    best: near(EVEN),
    fit: near(LOOSE),
    covered: all === 0 ? 1 : apart ? (most - common) / (all - common) : most / all,
    asked: all,
    apart,
    missing,
    score: most - 0.5 * (all - most),
  };
}
/** What things that are compared may bear less than the others: a word that is part of a name, and not a word of its own. */
const LOOSE = 0.3;
