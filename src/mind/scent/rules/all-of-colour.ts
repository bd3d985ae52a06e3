import { fold } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { isClickable } from '../match.ts';
import { timesTried } from '../memory.ts';
import { plainColour } from '../reading/marked.ts';
import type { Proposal, Situation } from '../situation.ts';
import { pressNext } from './common.ts';

const FORMS = /\b(circle|square|triangle|rectangle|ellipse|pentagon|hexagon)s?\b/;
/** A label that says nothing but what a thing looks like. */
const LOOK = /^(?:[a-z]+ )?(?:circle|square|triangle|rectangle|ellipse|pentagon|hexagon|shape|line)$/;

/** "Select all the shades of blue": every box or shape of that colour, one after the other. */
export function pressAllOfColour(situation: Situation, step: Step): Proposal | null {
  if (!step.all || (step.verb !== 'pick' && step.verb !== 'press' && step.verb !== 'tick')) return null;
  const colours = step.constraints.colours.map(plainColour);
  if (colours.length === 0) return null;
  const form = FORMS.exec(fold(step.text))?.[1];
  const drawn = situation.items.filter((item) => isClickable(item) && !item.disabled && LOOK.test(fold(item.label)));
  const ofColour = drawn.filter((item) => colours.includes(fold(item.label).split(' ')[0]!));
  // What one calls a square is seldom measured.
  const ofForm = ofColour.filter((item) => !form || fold(item.label).includes(form));
  const fitting = ofForm.length > 0 ? ofForm : ofColour;
  const left = fitting.filter((item) => timesTried(situation.memory, situation.key, item.name) === 0);
  return pressNext('each_of_colour', left, (item) => `“${item.label}” is one of ${fitting.length}`);
}
