import type { Item } from '../../perception/page.ts';

const ON = ['checked', 'selected', 'pressed', 'on'];

/** Whether a box is ticked, a button pressed in, an option taken. */
export function isOn(item: Item): boolean {
  return ON.some((word) => item.state.has(word)) || /^(?:true|checked|on)$/i.test(item.value);
}
