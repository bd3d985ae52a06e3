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
