import { fold } from '../../../language/index.ts';
import { hueOf } from '../../../perception/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { pressNext } from '../common.ts';

const FORMS = /\b(circle|square|triangle|rectangle|ellipse|pentagon|hexagon)s?\b/;
/** A label that says nothing but what a thing looks like. */
const LOOK =
  /^(?:[a-z]+ )?(?:circle|square|triangle|rectangle|ellipse|pentagon|hexagon|shape|line)(?: \d+ of \d+)?$|^\d+ of \d+$/;
/** Any degree of a colour is meant, from pale to dark. */
const SHADES = /\b(?:shades?|tints?|hues?|tones?) of\b/;
const PRESSED = 'of colour:';

/** What a thing was pressed at: it may be called otherwise once it is marked. */
function tagOf({ box, name }: Item): string {
  return box ? `${PRESSED}${Math.round(box.x + box.width / 2)},${Math.round(box.y + box.height / 2)}` : PRESSED + name;
}

/** The hue of a patch: of what is drawn, where it stands on white or grey ground. */
function hueShown({ looks }: Situation, item: Item): string | null {
  const look = looks.get(item.name);
  return look ? (hueOf(look.ground) ?? hueOf(look.ink)) : null;
}

/** "Select all the shades of blue": every box or shape of that colour, one after the other. */
export function pressAllOfColour(situation: Situation, step: Step): Proposal | null {
  if (!step.all || (step.verb !== 'pick' && step.verb !== 'press' && step.verb !== 'tick')) return null;
  const colours = step.constraints.colours;
  if (colours.length === 0) return null;
  const form = FORMS.exec(fold(step.text))?.[1];
  const { memory } = situation;
  const drawn = situation.items.filter((item) => isClickable(item) && !item.disabled && LOOK.test(fold(item.label)));
  const shades = SHADES.test(fold(step.text));
  const ofColour = drawn.filter((item) => {
    const hue = shades ? hueShown(situation, item) : null;
    return colours.includes(hue ?? fold(item.label).split(' ')[0]!);
  });
  // What one calls a square is seldom measured.
  const ofForm = ofColour.filter((item) => !form || fold(item.label).includes(form));
  const fitting = ofForm.length > 0 ? ofForm : ofColour;
  const left = fitting.filter((item) => !memory.done.includes(tagOf(item)));
  if (left[0]) memory.done.push(tagOf(left[0]));
  return pressNext('each_of_colour', left, (item) => `“${item.label}” is one of ${fitting.length}`);
}
