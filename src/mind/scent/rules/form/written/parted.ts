import { fold, numberOf, ordinalOf } from '../../../../language/index.ts';

const ASKED =
  /\b(?:a|one|the|with|missing|include|use|need\w*|put) (?:\p{L}+ )?(space|hyphen|dash)\b|\b(space|hyphen|dash)\b(?: \p{L}+){0,3} (?:before|between|after|in)\b/u;
const NOT_ASKED = /\b(?:without|no|not|remove|omit)\b[^.;]{0,20}\b(?:space|hyphen|dash)/;
/** "After the first two letters", "after the fourth digit". */
const AFTER = /\bafter (?:the )?(?:first )?(\p{L}+|\d+) (?:digits?|letters?|characters?|figures?|numbers?|signs?)\b/u;
/** "In groups of four". */
const GROUPS =
  /\b(?:groups?|blocks?|sets?) of (\p{L}+|\d+)\b|\b(?:after )?every (\p{L}+|\d+) (?:digits?|letters?|characters?|numbers?)\b/u;
/** The last three signs of a postcode of the United Kingdom stand by themselves (Royal Mail, "How to address your mail"). */
const BRITISH = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/i;

/**
 * A value of letters and digits with the space or hyphen that a site misses in it: where the site says that it stands, else where a British
 * postcode has it, else where letters and digits meet. Null where none is asked for, or its place cannot be told.
 */
export function parted(value: string, complaint: string): string | null {
  const low = fold(complaint);
  const asked = ASKED.exec(low);
  if (!asked || NOT_ASKED.test(low) || !/^[\p{L}\d]{3,}$/u.test(value)) return null;
  const sign = (asked[1] ?? asked[2]) === 'space' ? ' ' : '-';
  const size = (word: string | undefined) => (word ? (numberOf(word) ?? ordinalOf(word)) : null);
  const group = GROUPS.exec(low);
  const every = size(group?.[1] ?? group?.[2]);
  if (every && every < value.length) return value.match(new RegExp(`.{1,${every}}`, 'gu'))!.join(sign);
  const at = size(AFTER.exec(low)?.[1]) ?? placeIn(value);
  return at !== null && at < value.length ? `${value.slice(0, at)}${sign}${value.slice(at)}` : null;
}

function placeIn(value: string): number | null {
  if (BRITISH.test(value)) return value.length - 3;
  const meets = [...value.matchAll(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu)];
  return meets.length === 1 ? meets[0]!.index : null;
}
