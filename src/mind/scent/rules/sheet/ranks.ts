// "Number the sites in the order you would like them": what is liked best gets a one, what comes after it a two.
import { classOfField } from '../../filling/fields.ts';
import type { Situation } from '../../situation.ts';
import type { Answer } from './answer.ts';
import { type Blank, rankOf } from './blanks.ts';
import { says } from './told.ts';

/** How a page asks for places in an order. */
const IN_ORDER =
  /\b(?:number|rank|order|sort|put|write|enter|mark)\b[^.]*\b(?:in (?:the |your )?order\b(?! to\b)|by preference|order of (?:preference|choice)|1 (?:for|to|is|=|as|being)|first choice)/i;
/** How a task tells the place of something in an order. */
const RANKS: ReadonlyArray<[rank: number, said: RegExp]> = [
  [1, /\b(?:best|most|first|1st|favou?rite|preferably|above all|top)\b/i],
  [2, /\b(?:second(?:ly)?|2nd|next)\b/i],
  [3, /\b(?:third(?:ly)?|3rd)\b/i],
  [4, /\b(?:fourth(?:ly)?|4th)\b/i],
];
/** What tells an order by nothing but how one stands after the other. */
const ONE_AFTER_OTHER = /\b(?:then|followed by|after that|rather than|over|failing that|in (?:this|that) order)\b/i;
/** What parts of a sentence are told apart by. */
const PARTS = /[,.;:!?]\s|\s(?:and|but|then|with)\s/i;

/** The blanks that the task names and that can hold a place in an order. */
function ranked(asked: string, blanks: readonly Blank[]): Blank[] {
  const takes = ({ kind, options }: Blank) =>
    kind === 'text' || kind === 'number' || (kind === 'list' && options.some((option) => rankOf(option) !== null));
  return blanks.filter(
    (blank) => takes(blank) && classOfField(blank.items[0]!) === 'unknown' && says(asked, blank.label),
  );
}

/** The place of each of several things that the page wants put in an order, as the task tells it; nothing where it tells none. */
export function ranksFor({ request, page }: Situation, blanks: readonly Blank[]): Answer[] {
  // Who follows the instructions of a page still goes by what the task tells.
  const asked = request.instructions;
  if (!page.lines.some(({ text }) => IN_ORDER.test(text))) return [];
  const places = new Map<Blank, number>();
  const named = ranked(asked, blanks);
  for (const blank of named) {
    const part = asked.split(PARTS).find((one) => says(one, blank.label));
    const rank = RANKS.find(([, said]) => part !== undefined && said.test(part))?.[0];
    if (rank !== undefined) places.set(blank, rank);
  }
  if (places.size === 0 && named.length > 1 && ONE_AFTER_OTHER.test(asked)) {
    const low = asked.toLowerCase();
    const at = ({ label }: Blank) => low.indexOf(label.toLowerCase());
    for (const [i, blank] of [...named].sort((a, b) => at(a) - at(b)).entries()) places.set(blank, i + 1);
  }
  // No two things have one place.
  if (places.size === 0 || new Set(places.values()).size < places.size) return [];
  return [...places].flatMap(([blank, rank]): Answer[] => {
    const text = blank.kind === 'list' ? blank.options.find((option) => rankOf(option) === rank) : String(rank);
    return text === undefined ? [] : [{ blank, text, fit: 1 }];
  });
}
