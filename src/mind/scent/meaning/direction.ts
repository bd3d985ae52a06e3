import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { superlativeOf } from '../goal/constraints.ts';

/** Which way a list runs: with the least first, or with the most. */
export type Way = 'up' | 'down';

const MUCH =
  /^(?:high|new|late|recent|much|many|large|big|great|long|dear|pric[ey]|expensive|heavy|tall|wide|deep|old|strong|popular|good|best|most|latest|z)$/;
const LITTLE =
  /^(?:low|early|soon|little|few|small|short|cheap|light|narrow|shallow|young|weak|bad|worst|least|near|close|a)$/;
const PAIR =
  /\b([a-z]+)(?: (?:ones?|priced|rated|paid|first))? (?:down |up |through )?to (?:the )?(?:most |least )?([a-z]+)\b/g;
const DOWN =
  /\b(?:descending|desc|high(?:est)?(?: first| on top| at the top)|high(?:est)? .{0,20}\b(?:top|first)|z-a|newest|latest|most|largest|biggest|greatest|longest|dearest|priciest|reversed?|backwards?|down)\b/;
const UP =
  /\b(?:cheapest|ascending|asc\b|low(?:est)?\b|a-z|alphabet\w*|chronolog\w*|smallest|shortest|least|fewest|earliest|soonest|up\b)/;
/** "The one reported last comes first": by time, with the latest at the top. */
const LAST_FIRST =
  /\b(?:last|most recently|latest)\b(?!.{0,30}\b(?:oldest|earliest|soonest|longest ago)\b).{0,30}\b(?:first|top)\b/;
const FIRST_FIRST =
  /\b(?:due|ends?|ending|expires?|expiring|closes?|closing|leaves?|leaving|starts?|starting) (?:the )?(?:first|soonest|earliest)\b/;

/** "Heaviest" of "heavy", "biggest" of "big". */
function plainForm(word: string): string {
  return word
    .replace(/iest$/, 'y')
    .replace(/([^aeiou])\1est$/, '$1')
    .replace(/(?<=\p{L}{2})est$/u, '');
}

/** Which end of a scale a word names; null where it names none. By age the old have most of it, by date least. */
function endOf(word: string, text: string): Way | null {
  const plain = plainForm(word);
  const dated = !/\bage\b/.test(text);
  if (plain === 'old') return dated ? 'up' : 'down';
  if (plain === 'young') return dated ? 'down' : 'up';
  for (const form of [word, plain, `${plain}e`, word.replace(/est$/, '')]) {
    if (MUCH.test(form)) return 'down';
    if (LITTLE.test(form)) return 'up';
  }
  return null;
}

/** "From A to B" runs as its first end says. */
function fromTo(text: string): Way | null {
  for (const [, from, to] of text.matchAll(PAIR)) {
    const [first, second] = [endOf(from!, text), endOf(to!, text)];
    if (first && second && first !== second) return first;
  }
  return null;
}

/** Which way a list is to be sorted: with the least first, or with the most; null where the folded words do not say. */
export function directionOf(text: string): Way | null {
  const pair = fromTo(text);
  if (pair) return pair;
  if (FIRST_FIRST.test(text)) return 'up';
  if (LAST_FIRST.test(text) || DOWN.test(text)) return 'down';
  if (UP.test(text)) return 'up';
  for (const [word] of text.matchAll(/\b(?:oldest|youngest)\b/g)) return endOf(word, text);
  // What is fast takes little time, and has much speed.
  const pace = /\b(?:fastest|quickest|slowest)\b/.exec(text)?.[0];
  if (pace) return (pace === 'slowest') === /\bspeed\b/.test(text) ? 'up' : 'down';
  const best = superlativeOf(text)?.superlative;
  return best ? (best.highest ? 'down' : 'up') : null;
}

/** Whether a list of options says in which order things are to stand: by its name, or by what its options say. */
export function ordersThings({ kind, label, options }: Item): boolean {
  if (kind !== 'choose') return false;
  if (/^(?:sort|order(?:ed)?|arrange|rank)(?:ing)?(?: by)?\b/.test(fold(label))) return true;
  return options.filter((option) => directionOf(fold(option)) !== null).length > 0.5 * options.length;
}
