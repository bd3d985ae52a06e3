import { parseInstructions } from '../../../contract/index.ts';
import { secondsFor } from '../../feeling/index.ts';
import { identityOf } from '../../identity.ts';
import { literalCoverage, type Phrase, phrase, similarity } from '../../language/index.ts';
import type { MindRequest } from '../../mind.ts';
import {
  decode,
  fingerprint,
  hardPrint,
  type Item,
  perceive,
  READ_AT_ONCE,
  readPage,
  withoutPrint,
} from '../../perception/index.ts';
import { waitFelt } from '../../scent/observe.ts';
import { clickHazard, tiredOfLooking } from '../../scent/person/hazard.ts';
import { Chance } from '../../scent/person/random.ts';
import { type Traits, traitsOf } from '../../scent/person/traits.ts';
import { type Experience, live, recallExperience } from './experience.ts';
import { feelingOf, inWords, moodOf } from './felt.ts';
import type { Chosen, LimitedTurn, Limits, Quitting } from './limits.ts';
import { noticed } from './noticing.ts';
import type { State } from './state.ts';
import { weighed } from './weighed.ts';

/** The limits of the person, from the same functions that the embedded engine stands on. */
export function personLimits(): Limits {
  return { begin, tires, end };
}

async function begin(request: MindRequest, memory: unknown): Promise<LimitedTurn> {
  const traits = traitsOf(request.person, request.today, request.seed);
  const chance = new Chance(request.seed, `limits/${identityOf(request.person)}`);
  const page = readPage(request.percept);
  const key = fingerprint(page);
  const past = recallExperience(memory);
  const newPage = past.looks[key] === undefined;
  const experience = live(past, page, key);
  const waited = waitFelt(page, experience, traits.impatience);
  const pixels = traits.screenReader ? null : await decode(request.percept.frame);
  const { seen } = perceive(page, pixels, traits);
  const looks = experience.looks[key] ?? 1;
  const items = page.items.filter((item) => noticed(item, seen.get(item.name) ?? 1, looks, chance));
  const aware = new Set(items.map((item) => item.name));

  const read = (seen: number, text: string) =>
    seen >= READ_AT_ONCE || (seen > 0 && chance.uniform(`read/${text}`) < 1 - (1 - seen) ** looks);
  const hard = hardPrint(request.percept, pixels, traits).filter(({ seen, text }) => !read(seen, text));
  const percept = withoutPrint(request.percept, new Set(hard.map(({ text }) => text)));

  const task = phrase(parseInstructions(request.instructions).instructions);
  const scents = new Map(page.items.map((item) => [item.name, scentOf(task, item)]));
  const fit = ABOUT * similarity(task, page.about);
  const power = Math.max(fit, ...items.map((item) => scents.get(item.name) ?? 0));
  experience.chance = expect(past.chance, power, experience);
  const state: State = {
    request,
    traits,
    chance,
    page,
    task,
    seen,
    aware,
    experience,
    scents,
    fit,
    power,
    before: past.chance,
    newPage,
    waited,
  };

  const turn: LimitedTurn = {
    percept: { ...percept, actions: percept.actions.filter((action) => aware.has(action.name)) },
    mood: moodOf(feelingOf(state, 'continue', true)),
    quits: null,
    state,
  };
  return { ...turn, quits: spent(state, settled(experience, traits)) };
}

/** What the page's title and headings, and the words around a control, count for beside the control's own. */
const ABOUT = 0.8;
const AROUND = 0.7;

function scentOf(task: Phrase, item: Item): number {
  return Math.max(similarity(task, item.said), AROUND * similarity(task, item.context));
}

/**
 * The chance of success, moved a third of the way to what the page suggests: some scent of the task raises it,
 * acts without effect, errors and going in circles lower it.
 */
function expect(before: number, power: number, { idle, errors, stuck }: Experience): number {
  const suggested = 0.55 + 0.4 * Math.min(1, power / 0.6) - 0.15 * idle - 0.12 * errors - 0.04 * Math.max(0, stuck - 2);
  return clamp(before + (clamp(suggested) - before) / 3);
}

function clamp(x: number): number {
  return Math.max(0.02, Math.min(0.98, x));
}

/** The part of the hazard that no choice of the next step takes away. */
function settled({ idle, errors, stuck }: Experience, traits: Traits): number {
  return (
    (0.035 * Math.max(0, idle - 1) + 0.03 * Math.max(0, errors - 1)) * traits.impatience + 0.02 * Math.max(0, stuck - 8)
  );
}

/** Kinds of acts that carry out what is plain rather than look for the way. */
const PLAIN_ACTS = new Set(['type', 'choose', 'check', 'set', 'upload', 'dialog', 'wait', 'press']);

function tires(turn: LimitedTurn, chosen: Chosen): Quitting | null {
  const state = turn.state as State;
  if (chosen.status !== 'continue' || !chosen.action) return null;
  const item = state.page.byName.get(chosen.action.name);
  const doubt =
    item && PLAIN_ACTS.has(item.kind)
      ? 0
      : 1 - Math.min(1, Math.max(state.fit, state.scents.get(chosen.action.name) ?? 0) / 0.5);
  const searching = clickHazard(state.experience.moves) * doubt * state.traits.impatience;
  return spent(state, settled(state.experience, state.traits) + searching * (item?.kind === 'scroll' ? 0.25 : 1));
}

function spent(state: State, hazard: number): Quitting | null {
  const { experience, chance, request, page } = state;
  if (chance.uniform(`patience/${request.turnIndex}`) >= hazard) return null;
  const cause =
    experience.errors > 1
      ? 'the same thing keeps going wrong'
      : experience.idle > 1
        ? 'nothing happens, whatever I do'
        : tiredOfLooking(experience.moves);
  const feeling = feelingOf(state, 'gave_up', false);
  const text = inWords(state, 'gave_up', page.error || cause, feeling.sentiment);
  return { why: `patience was spent: ${cause} (hazard ${hazard.toFixed(3)})`, comment: text };
}

const MOVES: Readonly<Record<string, string>> = {
  type: 'fill_field',
  set: 'fill_field',
  choose: 'choose',
  check: 'choose',
  scroll: 'scroll',
  back: 'back',
  dialog: 'answer_dialog',
  wait: 'wait',
};

function end(turn: LimitedTurn, chosen: Chosen): ReturnType<Limits['end']> {
  const state = turn.state as State;
  const { experience, page, traits, request } = state;
  const item = chosen.action ? (page.byName.get(chosen.action.name) ?? null) : null;
  if (chosen.status === 'completed') {
    experience.chance = clamp(0.5 + 0.5 * literalCoverage(state.task, page.all) - 0.15 * experience.errors);
  } else if (chosen.status === 'gave_up') experience.chance = Math.min(experience.chance, 0.1);
  const feeling = feelingOf(state, chosen.status, item === null || (state.scents.get(item.name) ?? 0) < 0.15);
  const words = page.lines.reduce((sum, line) => sum + line.text.split(/\s+/).length, 0);
  const worked = secondsFor(
    {
      newWords: state.newPage ? words : Math.max(0, words - experience.words),
      read: Math.min(turn.percept.actions.length, 12),
      choices: turn.percept.actions.length,
      distance: item?.box ? Math.hypot(item.box.x - page.width / 2, item.box.y - page.height / 2) : null,
      size: item?.box ? Math.min(item.box.width, item.box.height) : 20,
      typed: Object.values(chosen.arguments ?? {}).reduce<number>((sum, value) => sum + String(value).length, 0),
      kind: item?.kind ?? 'none',
    },
    traits,
  );
  const secondsPredicted = Math.round((worked + state.waited.seconds) * 100) / 100;
  const move = chosen.status === 'continue' ? (MOVES[item?.kind ?? ''] ?? 'press_named') : chosen.status;
  const cause = item?.label || page.headings[0]?.text || page.title;
  const comment = inWords(state, move, cause, feeling.sentiment);
  const memory: Experience = {
    ...experience,
    frustration: feeling.frustration,
    moves: experience.moves + (item?.kind === 'click' || item?.kind === 'back' ? 1 : 0),
    words,
    lastKind: item?.kind ?? null,
    lastLabel: item?.label ?? null,
    lastSeconds: secondsPredicted,
  };
  return {
    sentiment: feeling.sentiment,
    intensity: feeling.intensity,
    valence: feeling.valence,
    chance: Math.round(experience.chance * 1000) / 1000,
    secondsPredicted,
    secondsWaited: state.waited.seconds,
    comment,
    wanted: wantedOf(request),
    candidates: weighed(state, item),
    memory,
  };
}

function wantedOf(request: MindRequest): string {
  return parseInstructions(request.instructions).instructions.replace(/\s+/g, ' ').trim().slice(0, 160);
}
