import { fold, numberOf } from '../../../language/index.ts';
import { UNITS } from './numbers.ts';

/** Words behind which the thing counted is over. */
const STOPS =
  /^(?:with|and|or|for|from|to|at|in|on|of|by|that|which|who|the|a|an|as|into|until|under|over|per|each|please|but|because|so|is|are|was|were|has|have|if|near|without|about|than|it|them|my|your|our|only|then|this|next|tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

/** Behind a number that is a share of something, and no count or sum. */
const SHARE = /^\s?(?:%|per ?cent\b|pct\b)/i;

/** "Three 25 kg tubs": how large each of them is, between their number and what they are. */
const OF_SIZE =
  /^\s\d{1,4}(?:[.,]\d+)?[\s-]?(?:kg|g|grams?|kilos?|ml|cl|l|lit(?:re|er)s?|cm|mm|m|inch(?:es)?|pounds?|lbs?|oz|watts?|w|gb|mb)[\s-](?=\p{L}{3,})/iu;
/** A number right before another one: what the second measures is no thing that it counts. */
const COUNT_BEFORE = /\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|dozen)\s$/i;

function nounsAfter(text: string, end: number): string[] {
  const out: string[] = [];
  const rest = text
    .slice(end)
    .replace(OF_SIZE, ' ')
    .replace(/^-(?=\p{L})/u, ' ');
  if (SHARE.test(rest)) return ['percent'];
  for (const match of rest.matchAll(/([^\p{L}\p{N}]*)([\p{L}\p{N}'-]+)/gu)) {
    if (/[.,;:!?()"“«]/.test(match[1]!) || out.length >= 4) break;
    const parts = fold(match[2]!).split('-');
    if (STOPS.test(parts[0]!)) {
      // "Two of them", "three pieces of cake": what stands behind is what they are of.
      if (parts[0] === 'of' && out.length < 2) continue;
      break;
    }
    if (numberOf(parts[0]!) !== null) break;
    out.push(...parts);
  }
  return out;
}

/** What a number counts: the words right behind it; of what only measures another thing that is counted, the unit alone. */
export function nounsOf(text: string, start: number, end: number): string[] {
  const nouns = nounsAfter(text, end);
  return COUNT_BEFORE.test(text.slice(0, start)) && UNITS.test(nouns[0] ?? '') ? nouns.slice(0, 1) : nouns;
}
