import type { AccessibilityProfile } from '../../contract/index.ts';
import type { GenerationConstraints } from './constraints.ts';
import type { Chance } from './random.ts';

type Need = readonly [key: string, value: string, rate: (age: number) => number];

/** Between the rates at two ages, straight. */
const from = (at: number, low: number, to: number, high: number) => (age: number) =>
  low + (high - low) * Math.max(0, Math.min(1, (age - at) / (to - at)));

/**
 * Share of adults with each need by age. The rates are rounded from the prevalences named in docs/people.md; those
 * that rise with age are drawn straight between two ages.
 */
const NEEDS: readonly Need[] = [
  ['vision', 'low_vision', (age) => (age < 55 ? 0.008 : from(55, 0.02, 90, 0.2)(age))],
  ['vision', 'blind', (age) => (age < 60 ? 0.002 : from(60, 0.004, 90, 0.03)(age))],
  ['hearing', 'hard_of_hearing', (age) => (age < 50 ? 0.02 : from(50, 0.05, 90, 0.55)(age))],
  ['hearing', 'deaf', (age) => (age < 70 ? 0.003 : 0.01)],
  ['motor', 'tremor', (age) => (age < 50 ? 0.004 : from(50, 0.01, 90, 0.09)(age))],
  ['motor', 'limited_reach', (age) => (age < 50 ? 0.012 : from(50, 0.03, 90, 0.16)(age))],
  ['motor', 'keyboard_only', () => 0.006],
  ['cognition', 'dyslexia', () => 0.05],
  ['cognition', 'adhd', (age) => (age < 60 ? 0.027 : 0.01)],
  ['cognition', 'low_literacy', (age) => from(25, 0.015, 75, 0.05)(age)],
  ['cognition', 'memory', (age) => (age < 65 ? 0.004 : from(65, 0.02, 90, 0.2)(age))],
];

/** Red-green deficiency runs on the X chromosome: about 8% of men and 0.5% of women of European descent, fewer elsewhere. */
const COLOUR: ReadonlyArray<readonly [value: string, men: number, women: number]> = [
  ['deuteranopia', 0.045, 0.003],
  ['protanopia', 0.015, 0.001],
  ['tritanopia', 0.0005, 0.0005],
  ['achromatopsia', 0.0001, 0.0001],
];

type Draft = Record<string, string | boolean | number>;

/** What follows from a need: the aids somebody has found, and has not always found. */
function aids(draft: Draft, age: number, chance: Chance): void {
  if (draft.vision === 'blind') {
    draft.screen_reader = true;
    for (const key of ['color_vision', 'text_zoom', 'high_contrast']) delete draft[key];
  }
  if (draft.vision === 'low_vision') {
    draft.text_zoom = chance.pick([130, 150, 150, 175, 200, 200, 250, 300]);
    if (chance.happens(0.45)) draft.high_contrast = true;
    if (chance.happens(0.12)) draft.screen_reader = true;
  } else if (draft.vision === undefined && age >= 45 && chance.happens(from(45, 0.08, 85, 0.34)(age))) {
    draft.text_zoom = chance.pick([110, 120, 125, 125, 130, 150]);
  }
  if (chance.happens(0.015 + (draft.cognition === 'adhd' ? 0.2 : 0))) draft.reduced_motion = true;
}

function draw(age: number, gender: string, chance: Chance): Draft {
  const draft: Draft = {};
  for (const [key, value, rate] of NEEDS) {
    const drawn = chance.next() < rate(age);
    if (drawn && draft[key] === undefined) draft[key] = value;
  }
  for (const [value, men, women] of COLOUR) {
    const drawn = chance.next() < (gender === 'male' ? men : women);
    if (drawn && draft.color_vision === undefined) draft.color_vision = value;
  }
  aids(draft, age, chance);
  return draft;
}

function answers(draft: Draft, need: string): boolean {
  if (need === 'none') return Object.keys(draft).length === 0;
  return need in draft || Object.values(draft).includes(need);
}

/** The likeliest of what was asked for, put on somebody whom chance gave none of it. */
function give(draft: Draft, need: string, age: number, chance: Chance): Draft {
  if (need === 'none') return {};
  const known = NEEDS.filter(([key, value]) => key === need || value === need);
  const chosen = chance.weighted(known, ([, , rate]) => rate(age));
  if (chosen) {
    const [key, value] = chosen;
    const given: Draft = { ...draft, [key]: value };
    aids(given, age, chance);
    return given;
  }
  const colour = COLOUR.filter(([value]) => value === need || need === 'color_vision');
  if (colour.length > 0) {
    const sighted: Draft = { ...draft };
    if (sighted.vision === 'blind') delete sighted.vision;
    return { ...sighted, color_vision: chance.weighted(colour, ([, men]) => men)?.[0] ?? need };
  }
  if (need === 'text_zoom') return { ...draft, text_zoom: chance.pick([125, 150, 175, 200]) };
  if (need === 'screen_reader') {
    const given: Draft = { ...draft, vision: 'blind' };
    aids(given, age, chance);
    return given;
  }
  return { ...draft, [need]: true };
}

/** Draws the accessibility profile of somebody of this age; the constraint holds whatever chance says. */
export function drawAccess(
  age: number,
  gender: string,
  constraints: GenerationConstraints,
  chance: Chance,
): AccessibilityProfile {
  const asked = constraints.accessibility ?? [];
  const draft = draw(age, gender, chance);
  if (asked.length === 0 || asked.some((need) => answers(draft, need))) return draft as AccessibilityProfile;
  return give(draft, chance.pick(asked), age, chance) as AccessibilityProfile;
}
