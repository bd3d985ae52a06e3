import { fold, numbers, phrase, similarity } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { classOfField, isSearchBox } from '../fields.ts';
import type { Step } from '../goal/types.ts';
import { chooseAmong, isClickable, matchTarget, roleFit, scopeFit, wantedText } from '../match.ts';
import { timesTried } from '../memory.ts';
import type { Proposal, Situation, Weighed } from '../situation.ts';
import { optionFor, shapeValue, valueFor } from '../values.ts';
import { commitButton } from './commit.ts';
import { pickItem } from './pick.ts';
import { queryOf, search } from './search.ts';

/** A label fits a named target from here on, so that the person acts without looking further. */
export const CLEAR_MATCH = 0.62;

export function argumentOf(item: Item, value: string): Record<string, string | number> | null {
  const [name, schema] = Object.entries(item.action.parameters?.properties ?? {})[0] ?? [];
  if (!name) return null;
  if (schema?.type === 'number' || schema?.type === 'integer') {
    const number = numbers(value)[0];
    if (number === undefined) return null;
    const low = schema.minimum ?? Number.NEGATIVE_INFINITY;
    const high = schema.maximum ?? Number.POSITIVE_INFINITY;
    return { [name]: Math.max(low, Math.min(high, schema.type === 'integer' ? Math.round(number) : number)) };
  }
  return { [name]: value };
}

export function weigh(items: readonly Item[], fit: (item: Item) => number): Array<{ item: Item; fit: number }> {
  return items.map((item) => ({ item, fit: fit(item) })).sort((a, b) => b.fit - a.fit || a.item.order - b.item.order);
}

function candidates(ranked: ReadonlyArray<{ item: Item; fit: number }>): Weighed[] {
  return ranked.slice(0, 12).map(({ item, fit }) => ({ item, label: item.label, scent: 50 * fit, utility: fit }));
}

/** Presses what the step names, when it is plainly there. */
function press(situation: Situation, step: Step): Proposal | null {
  const wanted = step.items.length > 0 ? (step.items[situation.memory.done.length] ?? step.items.at(-1)!) : wantedText(step);
  const target = phrase(wanted);
  const clickable = situation.items.filter((item) => (isClickable(item) || (step.verb === 'hover' && item.kind === 'point')) && !item.disabled && (item.kind !== 'point' || step.verb === 'hover'));
  const focusing = /^focus\b/.test(fold(step.text));
  const pool = focusing ? situation.items.filter((item) => isClickable(item) || item.kind === 'type') : clickable;
  const ranked = weigh(pool, (item) => matchTarget(target, step, item));
  const strong = ranked.filter((entry) => entry.fit >= CLEAR_MATCH);
  // "The 3rd result", "the second button": items of the named kind are counted, whatever they say.
  if (step.nth !== null || step.superlative) {
    const kin = strong.length > 1 ? strong.map((entry) => entry.item) : listed(situation, step);
    const chosen = chooseAmong(step, kin.sort((a, b) => a.order - b.order));
    if (chosen) return done(step, chosen.item, `${chosen.why}`, candidates(ranked), 0.9, situation);
  }
  const untried = strong.filter((entry) => timesTried(situation.memory, situation.key, entry.item.name) < (situation.memory.idle > 0 ? 1 : 4));
  const best = untried[0] ?? strong[0];
  if (best) {
    const close = strong.filter((entry) => entry.fit > best.fit - 0.03);
    return done(step, best.item, close.length > 1 ? `“${best.item.label}” is what I was told to use, the first of ${close.length}` : `“${best.item.label}” is what I was told to use`, candidates(ranked), Math.min(0.98, best.fit), situation);
  }
  // A task that names a kind only ("click the button") means the one there is.
  if (!target.tokens.some((token) => token.weight > 0.3) || (!step.object && step.quoted.length === 0)) {
    const only = pool.filter((item) => step.role && roleFit(step, item) === 1 && item.box);
    if (only.length > 0) return done(step, only[0]!, `it is the ${step.role} I was told to use`, candidates(ranked), 0.8, situation);
  }
  return null;
}

/** Repeated things of one kind: search results, rows, cards. */
function listed(situation: Situation, step: Step): Item[] {
  const scope = phrase([step.scope, step.object].join(' '));
  const items = situation.items.filter((item) => isClickable(item) && !item.disabled && item.box && item.kind !== 'point');
  const role = step.role === 'icon' ? 'button' : step.role;
  const sameRole = role ? items.filter((item) => roleFit(step, item) === 1) : items;
  const boxes = step.role === 'textbox' ? situation.items.filter((item) => item.kind === 'type') : sameRole;
  if (step.role === 'textbox') return boxes;
  // Leave out the frame of the page: what stands in navigation or says how to leaf through.
  const content = boxes.filter((item) => !/^(?:next|previous|prev|next [>›»]|[<>‹›«»]|\d{1,2}|search|home|log ?in|menu|previous first|next last)\b$/.test(item.said.folded) && !/\b(?:nav|navigation|header|footer|breadcrumb)\b/.test(fold(item.group)));
  const fitting = content.filter((item) => scopeFit(scope, item) > 0.55);
  if (fitting.length > 1) return fitting;
  return /\b(?:result|link|product|item|entry|row|article|post|email|message|story|book|option)\w*\b/.test(fold(step.text)) ? content.filter((item) => item.role === 'link' || role === item.role || content.every((other) => other.role !== 'link')) : content;
}

function done(step: Step, item: Item, why: string, list: Weighed[], sure: number, situation: Situation): Proposal {
  const lastPart = step.items.length <= 1 || situation.memory.done.length >= step.items.length - 1;
  return { rule: step.verb === 'hover' ? 'point' : 'press_named', why, status: 'continue', item, args: item.kind === 'type' ? argumentOf(item, '') : null, candidates: list, sure, completes: lastPart, commits: COMMITTING.test(item.said.folded), scent: sure * 50, cause: item.label };
}

const COMMITTING = /\b(?:submit|save|send|apply|log ?in|sign ?in|register|create|order|pay|confirm|delete|book)\b/;

/** Types what the step spells out into the field it names; with one field on the page, into that. */
function enter(situation: Situation, step: Step): Proposal | null {
  const fields = situation.items.filter((item) => (item.kind === 'type' || item.kind === 'set' || item.kind === 'choose') && !item.disabled);
  if (fields.length === 0) return null;
  const value = (item: Item) => shapeValue(literal(step, situation), item, classOfField(item), situation);
  const isDone = (item: Item, text: string) => situation.memory.done.includes(`${item.name}=${text}`) || (item.value !== '' && fold(item.value) === fold(text));
  const pairs = step.pairs.length > 0 ? step.pairs : [];
  const named = pairs.filter((pair) => pair.field);
  for (const pair of named) {
    const ranked = weigh(fields, (item) => (item.kind === 'choose' ? 0.9 : 1) * Math.max(similarity(phrase(pair.field), phrase(item.label || item.placeholder)), sameClass(pair.field, item)));
    const best = ranked[0];
    if (!best || best.fit < 0.35) {
      if (fields.length === 1 && named.length === 1) return type(situation, step, fields[0]!, shapeValue(pair.value, fields[0]!, classOfField(fields[0]!), situation), 0.8);
      continue;
    }
    const into = step.all && /both|all/.test(fold(step.text)) ? ranked.filter((entry) => entry.fit > 0.35 && entry.item.kind === 'type').map((entry) => entry.item) : [best.item];
    for (const item of into) {
      const shaped = shapeValue(pair.value, item, classOfField(item), situation);
      if (!isDone(item, shaped)) return type(situation, step, item, shaped, best.fit);
    }
  }
  const loose = pairs.filter((pair) => !pair.field);
  const text = loose[0]?.value ?? (named.length === 0 ? literal(step, situation) : '');
  if (text) {
    const typing = fields.filter((item) => item.kind !== 'choose');
    const target = phrase(step.object || 'text');
    const ranked = weigh(typing, (item) => Math.max(similarity(target, phrase(item.label || item.placeholder)), isSearchBox(item) && typing.length > 1 && !/search/.test(fold(step.text)) ? -0.2 : 0));
    let into = ranked.slice(0, 1).map((entry) => entry.item);
    if (step.nth !== null) into = [typing.sort((a, b) => a.order - b.order)[step.nth > 0 ? step.nth - 1 : typing.length + step.nth]!].filter(Boolean);
    else if (step.all && typing.length > 1) into = ranked.map((entry) => entry.item);
    for (const item of into) {
      const shaped = item === into[0] ? value(item) : text;
      const put = loose[0] ? shapeValue(loose[0].value, item, classOfField(item), situation) : shaped;
      if (!isDone(item, put)) return type(situation, step, item, put, 0.8);
    }
    if (into.length > 0) return null;
  }
  // "Fill in the form": what is known goes where it fits.
  for (const item of fields) {
    if (isSearchBox(item)) continue;
    const found = valueFor(situation, item, true);
    if (found && item.kind !== 'choose' && !isDone(item, found.value) && item.value === '') return type(situation, step, item, found.value, 0.7);
  }
  return null;
}

function sameClass(field: string, item: Item): number {
  const probe = { ...item, label: field, placeholder: '', name: 'type:x', context: phrase('') } as Item;
  const named = classOfField(probe);
  const own = classOfField(item);
  if (named === 'unknown' || named !== own) return named === 'password' && own === 'password-again' ? 0.7 : 0;
  return 0.85;
}

/** The value a step spells out without a field: quoted, or what follows the verb. */
function literal(step: Step, situation: Situation): string {
  const loose = step.pairs.find((pair) => !pair.field)?.value ?? step.quoted[0];
  if (loose !== undefined) return loose;
  return situation.memory.answer && /\b(?:it|that|answer|value|result|word|code|number|text)\b/.test(fold(step.text)) ? situation.memory.answer : '';
}

function type(situation: Situation, step: Step, item: Item, text: string, sure: number): Proposal | null {
  const tag = `${item.name}=${text}`;
  if (situation.memory.done.includes(tag)) return null;
  situation.memory.done.push(tag);
  if (item.kind === 'choose') {
    const option = optionFor(text, item.options);
    return option ? { rule: 'choose_option', why: `“${item.label}” gets “${option.option}”`, status: 'continue', item, args: argumentOf(item, option.option), sure, cause: item.label } : null;
  }
  const args = argumentOf(item, text);
  if (!args) return null;
  return { rule: 'fill_field', why: `“${item.label || item.placeholder}” gets “${text}”, as the task says`, status: 'continue', item, args, sure: Math.max(0.7, sure), cause: item.label || item.placeholder };
}

/** Whether everything the step wants typed, chosen or ticked is in place. */
export function partsDone(situation: Situation, step: Step): boolean {
  const { memory } = situation;
  if (step.verb === 'enter') {
    const wanted = Math.max(1, step.pairs.length);
    return memory.done.length >= wanted && enter({ ...situation, memory: structuredClone(memory) }, step) === null;
  }
  return false;
}

/** Does a step that is done with the interface itself; null when its target is not in sight. */
export function operate(situation: Situation): Proposal | null {
  const step = situation.step;
  if (!step) return null;
  switch (step.verb) {
    case 'press':
    case 'close':
    case 'expand':
    case 'hover':
      return press(situation, step);
    case 'submit': {
      const named = press(situation, { ...step, object: step.object || 'submit' });
      if (named) return named;
      const button = commitButton(situation, step);
      return button ? { ...button, completes: true } : null;
    }
    case 'enter':
      return enter(situation, step);
    case 'search':
      return search(situation, queryOf(step) || step.quoted[0] || step.object, 'the task says to search, and here is a search box', true);
    case 'back': {
      const back = situation.items.find((item) => item.name === 'back');
      return back ? { rule: 'press_named', why: 'the task says to go back', status: 'continue', item: back, args: null, sure: 0.9, completes: true, cause: 'going back' } : null;
    }
    case 'drag': {
      const drags = situation.items.filter((item) => item.kind === 'drag');
      const [what = '', where = ''] = step.text.replace(/^\w+\s+/, '').split(/\s+(?:to|into|onto|above|below|before|after|on)\s+/);
      const best = weigh(drags, (item) => similarity(phrase(what.replace(/"/g, '')), item.said))[0];
      if (!best || best.fit < 0.4) return null;
      const to = optionFor(where.replace(/"/g, ''), best.item.options)?.option ?? (step.nth !== null ? best.item.options[step.nth > 0 ? step.nth - 1 : best.item.options.length + step.nth] : undefined) ?? best.item.options[0];
      return to ? { rule: 'drag', why: `“${best.item.label}” belongs at “${to}”`, status: 'continue', item: best.item, args: argumentOf(best.item, to), sure: best.fit, completes: true, cause: best.item.label } : null;
    }
    case 'upload': {
      const place = situation.items.find((item) => item.kind === 'upload');
      const known = situation.knowledge.map((entry) => entry.value);
      const file = place?.options.length ? (optionFor(step.object, place.options)?.option ?? place.options[0]) : (step.quoted[0] ?? known[0]);
      return place && file ? { rule: 'upload', why: `“${place.label}” takes the file`, status: 'continue', item: place, args: argumentOf(place, file), sure: 0.85, completes: true, cause: place.label } : null;
    }
    case 'pick':
    case 'tick':
    case 'untick':
    case 'sort':
    case 'filter':
      return pickItem(situation, step);
    default:
      return null;
  }
}
