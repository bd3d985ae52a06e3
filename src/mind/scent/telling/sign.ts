import { fold } from '../../language/index.ts';
import { type Item, isUnnamed } from '../../perception/page.ts';
import type { Situation } from '../situation.ts';

/** Sides in pixels up to which a button can be a mere picture, and no card or drawing. */
const PICTURE = 64;

/**
 * Pictures that nearly everybody knows without a word beside them. There are few: Nielsen Norman Group names the house, the printer and the
 * magnifying glass ("Icon Usability", 2014); those that count, leaf, shut and play are ours.
 */
const KNOWN_TO_ALL =
  /\b(?:home|print|search|close|menu|more|less|fewer|add|increase|decrease|plus|minus|up|down|next|previous|back|forward|left|right|first|last|open|play|pause|stop|mute|volume|sound|full ?screen|zoom|basket|cart|bag|delete|remove|star|stars)\b/;

/** Whether a button shows only a picture: its name stands nowhere on the page, and it is no picture that speaks for itself. */
function isPicture({ page, traits }: Situation, { kind, role, raw, box }: Item): boolean {
  if (traits.screenReader || kind !== 'click' || (role !== 'button' && role !== 'link') || !box) return false;
  if (box.width > PICTURE || box.height > PICTURE || !/\p{L}{2}/u.test(raw)) return false;
  const name = fold(raw);
  return !KNOWN_TO_ALL.test(name) && !page.lines.some(({ text }) => fold(text).includes(name));
}

/** How a client tells signs of a row apart that bear no words: by their place. */
const IN_ROW = /^(\d+) of (\d+)$/;
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** How a sign is called that says nothing. */
const WORDLESS = 'the button without a word';

/** What is said of a control that bears no words: where it stands in its row, or that it has none. Null where its name can be read. */
export function saidOfSign({ page }: Situation, label: string): string | null {
  const [, place, count] = IN_ROW.exec(label) ?? [];
  if (place === undefined && !isUnnamed(label)) return null;
  if (page.lines.some((line) => fold(line.text) === fold(label))) return null;
  const which = place === count ? 'last' : PLACES[Number(place) - 1];
  return place !== undefined && which ? `the ${which} of the ${count} signs` : WORDLESS;
}

/** Whether a control bears neither words nor a sign that is known: it can only be tried. */
export function isWordless(situation: Situation, item: Item | null): boolean {
  if (item === null || situation.traits.screenReader) return item?.wordless === true;
  return (
    item.wordless === true ||
    (item.kind === 'click' && IN_ROW.test(item.raw) && saidOfSign(situation, item.raw) !== null)
  );
}

/** A label without letters, or none: a picture that has to be guessed. */
export function isSign(situation: Situation, item: Item | null): boolean {
  if (item === null) return false;
  if (isWordless(situation, item) || isPicture(situation, item)) return true;
  return item.raw !== '' && item.label !== '' && item.box !== null && !/[\p{L}\p{N}]/u.test(item.raw);
}
