import { fold, type Phrase, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { chooseAmong, isClickable, matchLabel, matchTarget, roleFit, scopeFit, wantedText } from '../match.ts';
import { timesTried } from '../memory.ts';
import type { Proposal, Situation, Weighed } from '../situation.ts';
import { argumentOf, CLEAR_MATCH, candidates, weigh } from './common.ts';

/** Presses what the step names, when it is plainly there. */
export function press(situation: Situation, step: Step): Proposal | null {
  const wanted =
    step.items.length > 0 ? (step.items[situation.memory.done.length] ?? step.items.at(-1)!) : wantedText(step);
  const target = phrase(wanted);
  const clickable = situation.items.filter(
    (item) =>
      (isClickable(item) || (step.verb === 'hover' && item.kind === 'point')) &&
      !item.disabled &&
      (item.kind !== 'point' || step.verb === 'hover'),
  );
  const focusing = /^focus\b/.test(fold(step.text));
  const pool = focusing ? situation.items.filter((item) => isClickable(item) || item.kind === 'type') : clickable;
  // Where something bears the name itself, what merely stands near the name does not count.
  const borne = pool.some((item) => matchLabel(target, step, item, true) >= 0.8);
  const ranked = weigh(pool, (item) => matchTarget(target, step, item, borne));
  const strong = step.scope
    ? standingThere(ranked, step, target, borne)
    : ranked.filter((entry) => entry.fit >= CLEAR_MATCH);
  // "The 3rd result", "the second button": items of the named kind are counted, whatever they say.
  const exact = strong.filter((entry) => entry.fit >= 0.97);
  if ((step.nth !== null || step.superlative) && exact.length !== 1) {
    const kin = strong.length > 1 ? strong.map((entry) => entry.item) : listed(situation, step);
    const chosen = chooseAmong(
      step,
      kin.sort((a, b) => a.order - b.order),
    );
    if (chosen) return done(step, chosen.item, `${chosen.why}`, candidates(ranked), 0.9, situation);
  }
  const untried = strong.filter(
    (entry) => timesTried(situation.memory, situation.key, entry.item.name) < (situation.memory.idle > 0 ? 1 : 4),
  );
  const best = untried[0] ?? strong[0];
  if (best) {
    const close = strong.filter((entry) => entry.fit > best.fit - 0.03);
    return done(
      step,
      best.item,
      close.length > 1
        ? `“${best.item.label}” is what I was told to use, the first of ${close.length}`
        : `“${best.item.label}” is what I was told to use`,
      candidates(ranked),
      Math.min(0.98, best.fit),
      situation,
    );
  }
  // A task that names a kind only ("click the button") means the one there is.
  if (!target.tokens.some((token) => token.weight > 0.3) || (!step.object && step.quoted.length === 0)) {
    const only = pool.filter((item) => step.role && roleFit(step, item) === 1 && item.box);
    if (only.length > 0)
      return done(step, only[0]!, `it is the ${step.role} I was told to use`, candidates(ranked), 0.8, situation);
  }
  return null;
}

/** Of the things that bear the name, those that stand where the step says: at its place outright, or more so than the rest. */
function standingThere(
  ranked: ReadonlyArray<{ item: Item; fit: number }>,
  step: Step,
  target: Phrase,
  borne: boolean,
): Array<{ item: Item; fit: number }> {
  const scope = phrase(step.scope);
  const named = ranked
    .map(({ item }) => ({ item, fit: matchLabel(target, step, item, borne), place: scopeFit(scope, item) }))
    .filter((entry) => entry.fit >= CLEAR_MATCH)
    .sort((a, b) => b.place - a.place || a.item.order - b.item.order);
  const [best, second] = named;
  if (!best) return [];
  if (!second || best.place > second.place + 0.12) return [best];
  return named.filter((entry) => entry.place >= best.place - 0.05 && (best.place > 0.3 || named.length === 1));
}

/** Repeated things of one kind: search results, rows, cards. */
function listed(situation: Situation, step: Step): Item[] {
  const scope = phrase([step.scope, step.object].join(' '));
  const items = situation.items.filter(
    (item) => isClickable(item) && !item.disabled && item.box && item.kind !== 'point',
  );
  const role = step.role === 'icon' ? 'button' : step.role;
  const sameRole = role ? items.filter((item) => roleFit(step, item) === 1) : items;
  const boxes = step.role === 'textbox' ? situation.items.filter((item) => item.kind === 'type') : sameRole;
  if (step.role === 'textbox') return boxes;
  // Leave out the frame of the page: what stands in navigation or says how to leaf through.
  const content = boxes.filter(
    (item) =>
      !/^(?:next|previous|prev|next [>›»]|[<>‹›«»]|search|home|log ?in|menu|previous first|next last)\b$/.test(
        item.said.folded,
      ) && !/\b(?:nav|navigation|header|footer|breadcrumb)\b/.test(fold(item.group)),
  );
  const fitting = content.filter((item) => scopeFit(scope, item) > 0.55);
  if (fitting.length > 1) return fitting;
  return /\b(?:result|link|product|item|entry|row|article|post|email|message|story|book|option)\w*\b/.test(
    fold(step.text),
  )
    ? content.filter(
        (item) => item.role === 'link' || role === item.role || content.every((other) => other.role !== 'link'),
      )
    : content;
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
    args: item.kind === 'type' ? argumentOf(item, '') : null,
    candidates: list,
    sure,
    completes: lastPart,
    commits: COMMITTING.test(item.said.folded),
    scent: sure * 50,
    cause: item.label,
  };
}
