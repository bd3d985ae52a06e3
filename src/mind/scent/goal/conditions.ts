import { fold, numberOf, parseNumber } from '../../language/index.ts';

/** A bound on a number that a thing has: "at least 16 GB of memory", "under 100 euros", "after 14:00", "rated 4.5 or better". */
export interface Bound {
  least: number;
  most: number;
  /** Whether the bounds themselves are left out. */
  open: boolean;
  /** The unit after the number, as written: "gb", "€", "%"; empty when there is none. */
  unit: string;
  /** The words that say of what: "memory", "rated", "bedrooms". */
  of: string[];
  /** The number is a time of day, in minutes. */
  clock: boolean;
}

/** What a clause says of the things that it means, beside naming them. */
export interface Conditions {
  bounds: Bound[];
  /** What they must not have or be: "sold out" of "not sold out". */
  without: string[];
  /** What is left of the clause. */
  rest: string;
}

const NUMBER =
  '(?:[$€£¥]\\s?)?(?:\\d[\\d.,]*(?::\\d{2})?(?:\\s?[ap]\\.?m\\b\\.?)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|noon|midnight)(?:k\\b)?';
const LEAST =
  'at least|no less than|not less than|no fewer than|a minimum of|minimum(?: of)?|more than|over|above|greater than|later than|no earlier than|not before|after|since|from|starting at|longer than|bigger than|larger than|older than';
const MOST =
  'at most|no more than|not more than|a maximum of|maximum(?: of)?|up to|less than|fewer than|under|below|cheaper than|earlier than|no later than|before|until|by|within|shorter than|smaller than|younger than';
const UNIT =
  '[€$£%]|(?:square (?:kilo)?met(?:re|er)s|sq ?k?m|k?m[²2]|hectares?|gb|tb|mb|kb|kg|g|km|m|cm|mm|l|ml|w|kwh|mah|hz|h|hrs?|hours?|min(?:ute)?s?|days?|weeks?|months?|years?|stars?|euros?|dollars?|pounds?|usd|eur|gbp|chf|percent|per cent|inch(?:es)?)(?![a-z\\d²])';
const RANGE = new RegExp(`\\bbetween\\s+(${NUMBER})\\s*(${UNIT})?\\s*(?:and|to|-|–)\\s*(${NUMBER})\\s*(${UNIT})?`, 'i');
const BOUNDED = new RegExp(
  `(?:\\b((?:\\p{L}+\\s+){0,2}))?\\b(?:(${LEAST})|(${MOST})|exactly)\\s+(${NUMBER})(?:\\s*(${UNIT}))?((?:\\s+(?:of\\s+)?(?!(?:and|or|in|on|at|to|with|that|from|for|the|by|per|a|an)\\b)\\p{L}+){0,2})`,
  'iu',
);
const OR_MORE = new RegExp(
  `((?:\\p{L}+\\s+)?)\\b(${NUMBER})(?:\\s*(${UNIT}))?((?:\\s+(?!or\\b)\\p{L}+)?)\\s*(?:\\+|or\\s+(more|better|higher|above|newer|later|over|longer|larger|less|fewer|lower|below|under|older|earlier|cheaper|shorter|smaller))((?:\\s+(?!(?:and|or|in|on|at|to|with|that|from|for|the|by|under|over|after|before|less|more|between)\\b)\\p{L}+)?)`,
  'iu',
);
const EXACT =
  /\b(?:with|has|have|having|is|are|aged)\s+(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?!(?:of|other|more)\b)(\p{L}{3,})|\b(\d[\d.,]*)\s?(gb|tb|mb|kg|cm|mm|mah|hz|ml|inch(?:es)?)\b|\b(\d{1,3})-(years?)-old\b|\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)-(bed(?:room)?|room|seater|person|door|storey|berth|burner|piece|player)s?\b/iu;
const LESS = /^(?:less|fewer|lower|below|under|older|earlier|cheaper|shorter|smaller)$/i;
const STRICT =
  /^(?:more than|over|above|greater than|less than|fewer than|under|below|cheaper than|before|after|later than|earlier than|longer than|bigger than|larger than|shorter than|smaller than|older than|younger than)$/i;
const TIMED =
  /^(?:after|before|not before|no earlier than|no later than|later than|earlier than|from|until|by|since)$/i;
const WITHOUT =
  /\b(?:that (?:is|are|has|have) (?:not|no)(?: yet)?|which (?:is|are|has) (?:not|no)|is not|are not|isn't|aren't|is no|not|without(?: an?| any)?|(?:with|has|have|and) no|no longer|never|excluding|except(?: for)?(?: the)?|other than)\s+((?!(?:more|less|fewer|before|after|earlier|later)\b)[\p{L}\p{N}-]+(?:\s(?!(?:and|or|that|which|in|on|for|from|with|to|under|at)\b)[\p{L}\p{N}-]+){0,1})/giu;

/** Words between a number and what it counts, and others that name nothing. */
const EMPTY =
  /^(?:of|has|have|having|with|that|which|is|are|the|a|an|and|for|costs?|costing|priced|in|on|it|its|to|buy|find|open|book|show|get|one|ones|any|some|where|who|whose|was|were|been|starts?|starting|leaves?|leaving|departs?|departing|begins?|beginning|arrives?|arriving|runs?|lasts?|lasting|takes?)$/i;

function minutesOf(text: string): number | null {
  const bare = fold(text).replace(/\./g, ':');
  if (bare === 'noon') return 720;
  if (bare === 'midnight') return 1440;
  const found = /^(\d{1,2})(?::(\d{2}))?\s?([ap])?/.exec(bare);
  if (!found) return null;
  const hour = (Number(found[1]) % (found[3] ? 12 : 25)) + (found[3] === 'p' ? 12 : 0);
  return hour * 60 + Number(found[2] ?? 0);
}

const IS_CLOCK = /^\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?$|^\d{1,2}\s?[ap]\.?m\b|^(?:noon|midnight)$/i;

function boundOf(
  number: string,
  unit: string,
  words: string,
  least: boolean,
  most: boolean,
  open: boolean,
  timed = true,
): Bound | null {
  const clock = IS_CLOCK.test(number.trim()) && (timed || /:|[ap]\.?m/i.test(number));
  const value = clock ? minutesOf(number.trim()) : (numberOf(number.trim()) ?? parseNumber(number));
  if (value === null) return null;
  const sign = /[$€£¥]/.exec(number)?.[0];
  const of = fold(words)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !EMPTY.test(word));
  return {
    least: least || !most ? value : Number.NEGATIVE_INFINITY,
    most: most || !least ? value : Number.POSITIVE_INFINITY,
    open,
    unit: fold(unit || sign || ''),
    of,
    clock,
  };
}

/** Takes out of a clause the bounds that it sets and what it rules out. */
export function conditionsOf(clause: string): Conditions {
  const bounds: Bound[] = [];
  let rest = clause;
  const take = (match: RegExpExecArray, keep: string) => {
    rest = `${rest.slice(0, match.index)} ${keep} ${rest.slice(match.index + match[0].length)}`;
  };
  const range = RANGE.exec(rest);
  if (range) {
    const low = boundOf(range[1]!, range[2] ?? range[4] ?? '', '', true, false, false);
    const high = boundOf(range[3]!, range[4] ?? range[2] ?? '', '', false, true, false);
    if (low && high) bounds.push({ ...high, least: low.least });
    take(range, '');
  }
  for (let found = OR_MORE.exec(rest), guard = 0; found && guard < 4; found = OR_MORE.exec(rest), guard++) {
    const less = LESS.test(found[5] ?? '');
    const bound = boundOf(
      found[2]!,
      found[3] ?? '',
      found[4] || found[6] ? `${found[4]} ${found[6]}` : found[1]!,
      !less,
      less,
      false,
    );
    if (bound) bounds.push(bound);
    take(found, found[1] ?? '');
  }
  for (let found = BOUNDED.exec(rest), guard = 0; found && guard < 4; found = BOUNDED.exec(rest), guard++) {
    const [, before = '', least, most, number = '', unit = '', after = ''] = found;
    const said = least ?? most ?? '';
    const clock = IS_CLOCK.test(number.trim());
    const timed = TIMED.test(said);
    const bound = boundOf(
      number,
      unit,
      `${after} ${unit || after.trim() ? '' : before}`,
      !!least,
      !!most,
      STRICT.test(said),
      timed,
    );
    // "From 2 June" and "by 5 people" bound nothing.
    const vague =
      /^(?:from|by|within|until|since|starting at)$/i.test(said) && !clock && !/^\d{4}$/.test(number.trim()) && !unit;
    if (bound && !vague) bounds.push(bound);
    take(found, vague ? found[0].replace(/\b(?:from|by|within|until|since|starting at)\b/i, ' ') : before);
    if (vague) break;
  }
  // "With 4 rooms", "60 mm long", "the 34-year-old": that many, and no more.
  for (let found = EXACT.exec(rest), guard = 0; found && guard < 3; found = EXACT.exec(rest), guard++) {
    const number = found[1] ?? found[3] ?? found[5] ?? found[7]!;
    const bound = boundOf(number, found[4] ?? '', found[2] ?? found[6] ?? found[8] ?? '', true, true, false, false);
    if (bound) bounds.push(bound);
    take(found, '');
  }
  const without: string[] = [];
  rest = rest.replace(WITHOUT, (_, what: string) => {
    without.push(what.trim());
    return ' ';
  });
  return { bounds, without, rest: rest.replace(/\s+/g, ' ').trim() };
}
