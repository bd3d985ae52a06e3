import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';

const OPENS = ['collapsed', 'expanded', 'haspopup'];
const ON = ['checked', 'selected', 'pressed', 'on'];

/** Whether a box is ticked, a button pressed in, an option taken. */
export function isOn(item: Item): boolean {
  return ON.some((word) => item.state.has(word)) || /^(?:true|checked|on)$/i.test(item.value);
}

/** Whether pressing this only opens or closes more of it, a menu or a section: nothing is done by that yet. */
export function opensMore({ state }: Item): boolean {
  return OPENS.some((word) => state.has(word));
}

/** The shade around a dialog, which a press shuts: the driver calls it by the dialog's title. */
const SHADE = /^(?:Outside of “.*”|Background)$/;

/** Whether pressing this only shuts what lies over the page, whatever it is called after. */
export function isShade({ raw, role }: Item): boolean {
  return role !== 'link' && SHADE.test(raw);
}

const SAYS_ON = /(?:^|\s)(?:on|enabled|active)$/;
const SAYS_OFF = /(?:^|\s)(?:off|disabled|inactive)$/;

/** Whether what a button turns on and off is on: by how it is drawn, or by the word that stands beside it; null where nothing tells. */
export function standsOn(item: Item): boolean | null {
  if (isOn(item)) return true;
  const beside = fold(item.action.target?.context ?? '');
  return SAYS_ON.test(beside) ? true : SAYS_OFF.test(beside) ? false : null;
}
