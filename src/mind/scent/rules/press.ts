import { fold, literalCoverage, type Phrase, phrase, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import {
  chooseAmong,
  isClickable,
  isMerePlace,
  matchLabel,
  matchTarget,
  roleFit,
  sameWords,
  scopeFit,
  wantedText,
} from '../meaning/match.ts';
import { isPlaceOfKind } from '../meaning/place-of-kind.ts';
import { timesTried } from '../memory.ts';
import type { Proposal, Situation, Weighed } from '../situation.ts';
import { argumentOf, CLEAR_MATCH, candidates, weigh } from './common.ts';
import { endOfForm, holdsFields } from './form/press-end.ts';
import { ofColour, ofKind, ofKindNamed, ofParity, ofSize, showingColour } from './looks/by-looks.ts';
import { ofNuance } from './looks/nuance.ts';
import { spelledSo } from './looks/spelled-so.ts';
import { allOfThem, listed } from './several/counted-on.ts';

/** The control of this page that was filled in, chosen from or ticked last: what ends that stands behind it. */
export function putInLast({ memory, key, page }: Situation): Item | undefined {
  return page.byName.get(Object.keys(memory.filled[key] ?? {}).at(-1) ?? '');
}

/** By how much one of several may be called less like what is named, and still be meant. */
const NEARLY = 0.15;

/** Of several that are called so the first behind what was filled in or ticked last: "Save", under each of two forms. */
function nextBehind(situation: Situation, wanted: string, named: ReadonlyArray<{ item: Item; fit: number }>) {
  const [best] = named;
  const from = putInLast(situation);
  if (!from || !best || named.filter(({ item }) => sameWords(item.raw, wanted)).length === 1) return undefined;
  return named
    .filter(({ item, fit }) => fit > best.fit - NEARLY && item.order > from.order)
    .sort((a, b) => a.item.order - b.item.order)[0];
}

/** "Press Link device": what is called by all that stands behind the verb, though its first word is also a kind of control; null where that is none, or several. */
function spelledWhole({ text, role }: Step, items: readonly Item[]): Item | null {
  const [, ...behind] = words(text);
  if (behind.length < 2 || behind[0] !== role) return null;
  const called = items.filter(({ raw }) => sameWords(raw, behind.join(' ')));
  return called.length === 1 ? called[0]! : null;
}

/** What leads to where the things are of which one is counted or compared: "Lectures", for the third lecture, on a page that is not about them. */
function whereTheyAre({ items, page, memory, key }: Situation, step: Step): Item | undefined {
  const ofPage = new Set(page.about.tokens.map(({ stem: own }) => own));
  return items.find(
    (item) =>
      item.role === 'link' &&
      !item.disabled &&
      isPlaceOfKind(step, item) &&
      timesTried(memory, key, item.name) === 0 &&
      !item.said.tokens.every(({ stem: own }) => ofPage.has(own)),
  );
}

/** Presses what the step names, when it is plainly there. */
export function press(situation: Situation, step: Step): Proposal | null {
  const wanted =
    step.items.length > 0 ? (step.items[situation.memory.done.length] ?? step.items.at(-1)!) : wantedText(step);
  const target = phrase(wanted);
  if (/^(?:the )?(?:enter|return)(?: key)?$/.test(fold(wanted))) {
    const key = situation.items.find((item) => item.name === 'press:enter');
    if (key) return { ...done(step, key, 'it is the key I was told to press', [], 0.9, situation), commits: true };
  }
  const clickable = situation.items.filter(
    (item) =>
      (isClickable(item) || (step.verb === 'hover' && item.kind === 'point')) &&
      !item.disabled &&
      (item.kind !== 'point' || step.verb === 'hover') &&
      !holdsFields(situation, item) &&
      !isPlaceOfKind(step, item) &&
      !isMerePlace(target, item),
  );
  const whole = spelledWhole(step, clickable);
  if (whole) return done(step, whole, `“${whole.label}” is what I was told to use`, [], 0.95, situation);
  const kind = ofKind(situation, step);
  if (kind) return done(step, kind, `it is the ${step.role} I was told to use`, [], 0.85, situation);
  const focusing = /^focus\b/.test(fold(step.text));
  const pool = focusing ? situation.items.filter((item) => isClickable(item) || item.kind === 'type') : clickable;
  // Where something bears the name itself, what merely stands near the name does not count.
  const borne = pool.some((item) => matchLabel(target, step, item, true) >= 0.68);
  const ranked = weigh(pool, (item) => matchTarget(target, step, item, borne));
  const strong = step.scope
    ? standingThere(ranked, step, target, borne)
    : spelledSo(
        step,
        ranked.filter((entry) => entry.fit >= CLEAR_MATCH),
      );
  const [even, ...more] = ofParity(step, clickable).filter(
    (item) => !step.all || timesTried(situation.memory, situation.key, item.name) === 0,
  );
  if (even) {
    const pressed = done(step, even, `${even.raw} is so`, [], 0.9, situation);
    return step.all ? { ...pressed, completes: more.length === 0 } : pressed;
  }
  const shown = ofNuance(situation, step, clickable) ?? showingColour(situation, step, clickable);
  if (shown)
    return done(step, shown, `“${shown.label}” is the one in ${step.constraints.colours[0]}`, [], 0.9, situation);
  // "The 3rd result", "the second button": items of the named kind are counted, whatever they say.
  const exact = strong.filter((entry) => entry.fit >= 0.97);
  // What is called by its name, and is not here, is none of what else is.
  const missing = step.quoted.length > 0 && strong.length === 0;
  const place = exact.length === 0 ? whereTheyAre(situation, step) : undefined;
  if (place)
    return { ...done(step, place, `“${place.label}” is where they are`, [], 0.8, situation), completes: false };
  if ((step.nth !== null || step.superlative) && exact.length !== 1 && !missing) {
    const fitting = strong.length > 1 ? strong.map((entry) => entry.item) : listed(situation, step);
    const all = allOfThem(situation, step, fitting);
    // "Hide the second quote", where "Hide quote" stands with each of them: these are counted, and not what else speaks of quotes.
    const act = stem(words(step.text)[0] ?? '');
    const own = situation.page.items.filter((item) => isClickable(item) && stem(words(item.raw)[0] ?? '') === act);
    const kin = own.length > 1 && all.some((item) => own.includes(item)) ? own.filter((item) => !item.disabled) : all;
    const place = step.nth !== null && step.nth > 0 ? step.nth - 0 : step.nth;
    const chosen = chooseAmong(
      { ...step, nth: place },
      kin.sort((a, b) => a.order - b.order),
    );
    if (chosen) return done(step, chosen.item, `${chosen.why}`, candidates(ranked), 0.9, situation);
  }
  if (step.all && step.scope && strong.length > 0) {
    const left = strong.filter((entry) => timesTried(situation.memory, situation.key, entry.item.name) === 0);
    const next = left.sort((a, b) => a.item.order - b.item.order)[0];
    if (!next) return null;
    const each = done(step, next.item, `one of ${strong.length} to be pressed`, candidates(ranked), 0.9, situation);
    return { ...each, completes: left.length === 1 };
  }
  const sized = ofSize(
    step,
    strong.filter((entry) => entry.fit > (strong[0]?.fit ?? 0) - 0.1).map((entry) => entry.item),
  );
  if (sized) return done(step, sized, 'it is the one of that size', candidates(ranked), 0.85, situation);
  const untried = strong.filter(
    (entry) => timesTried(situation.memory, situation.key, entry.item.name) < (situation.memory.idle > 0 ? 1 : 4),
  );
  const best = nextBehind(situation, wanted, untried) ?? untried[0] ?? strong[0];
  if (best) {
    const close = strong.filter((entry) => entry.fit > best.fit - 0.03);
    const pressed = done(
      step,
      best.item,
      close.length > 1
        ? `“${best.item.label}” is what I was told to use, the first of ${close.length}`
        : `“${best.item.label}” is what I was told to use`,
      candidates(ranked),
      Math.min(0.98, best.fit),
      situation,
    );
    // "The one with the fewest on the stock list": what is called after the list alone leads to where they are compared.
    const leads = step.superlative !== null && literalCoverage(target, best.item.said) < 1;
    return leads ? { ...pressed, completes: false } : pressed;
  }
  const kin = ofKindNamed(step, clickable);
  if (kin) return done(step, kin, `“${kin.label}” is one`, candidates(ranked), 0.85, situation);
  const coloured = ofColour(step, clickable, situation.page);
  if (coloured)
    return done(step, coloured, `“${coloured.label}” is of that colour`, candidates(ranked), 0.85, situation);
  // What only opens under the pointer has nothing to press.
  const pointed = weigh(
    situation.items.filter((item) => item.kind === 'point' && !item.disabled),
    (item) => matchLabel(target, step, item, true),
  )[0];
  if (pointed && pointed.fit >= CLEAR_MATCH && timesTried(situation.memory, situation.key, pointed.item.name) < 3)
    return {
      ...done(
        step,
        pointed.item,
        `“${pointed.item.label}” opens under the pointer`,
        candidates(ranked),
        0.85,
        situation,
      ),
      rule: 'point',
    };
  const end = endOfForm(situation, step);
  if (end) return end;
  // A task that names a kind only ("click the button") means the one there is.
  if (!step.object && step.quoted.length === 0) {
    const only = pool.filter((item) => step.role && roleFit(step, item) === 1 && item.box);
    if (only.length > 0)
      return done(step, only[0]!, `it is the ${step.role} I was told to use`, candidates(ranked), 0.8, situation);
  }
  return null;
}

/** How much of the place that is named has to stand with one of many, and how many are many. */
const AT_PLACE = 0.3;
const MANY = 4;

/** Of the things that bear the name, those that stand where the step says: at its place outright, or more so than the rest. */
function standingThere(
  ranked: ReadonlyArray<{ item: Item; fit: number }>,
  step: Step,
  target: Phrase,
  borne: boolean,
): Array<{ item: Item; fit: number }> {
  const scope = phrase(step.scope);
  const like = ranked
    .map(({ item }) => ({ item, fit: matchLabel(target, step, item, borne), place: scopeFit(scope, item) }))
    .filter((entry) => entry.fit >= CLEAR_MATCH)
    .sort((a, b) => b.place - a.place || a.item.order - b.item.order);
  // "Like" is no "Share", where both stand there.
  const own = like.filter(({ item }) => literalCoverage(target, item.said) > 0.99);
  const named = own.length > 0 ? own : like;
  const [best, second] = named;
  if (!best) return [];
  if (!second) return [best];
  // Of many that are called so none is meant that stands at something else.
  if (best.place > second.place + 0.12) return best.place > AT_PLACE || named.length < MANY ? [best] : [];
  return named.filter((entry) => entry.place >= best.place - 0.05 && (best.place > AT_PLACE || named.length === 1));
}

const COMMITTING = /\b(?:submit|save|send|apply|log ?in|sign ?in|register|create|order|pay|confirm|delete|book)\b/;

function done(step: Step, item: Item, why: string, list: Weighed[], sure: number, situation: Situation): Proposal {
  // Each station of a path ("File > Export") is passed once it is pressed.
  if (step.items.length > 1) situation.memory.done.push(`path:${item.name}`);
  const lastPart = step.items.length <= 1 || situation.memory.done.length >= step.items.length;
  return {
    rule: step.verb === 'hover' ? 'point' : 'press_named',
    why,
    status: 'continue',
    item,
    args: item.kind === 'type' || item.kind === 'choose' || item.kind === 'set' ? argumentOf(item, item.value) : null,
    candidates: list,
    sure,
    completes: lastPart,
    commits: COMMITTING.test(item.said.folded),
    scent: sure * 50,
    cause: item.label,
  };
}
