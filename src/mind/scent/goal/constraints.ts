import { fold, numberOf, ordinalOf, parseNumber } from '../../language/index.ts';
import type { Constraints, Superlative } from './types.ts';
import { isNumberInName } from './wording/number-in-name.ts';
import { beforeShown } from './words.ts';

export const COLOURS =
  `red orange yellow green blue purple violet pink brown black white grey gray beige navy teal turquoise cyan
  magenta maroon olive gold silver cream charcoal burgundy lime indigo khaki tan ivory coral mint lavender`
    .trim()
    .split(/\s+/);

const SIZES =
  /\b(?:size\s+)((?:x{0,3}[sl]|m|xxl|[0-9]{1,3}(?:\.5)?(?:\/[0-9]{1,3})?(?! ?(?:by|x|×) ?\d)|extra[- ]small|extra[- ]large|small|medium|large|one size))\b/i;
const BARE_SIZES =
  /(?<!\btoo )\b(extra[- ]small|extra[- ]large|small|medium|large|xs|xl|xxl|xxxl)\b(?!\s+(?:image|screen|company|business|number|amount|print))/i;

/** "Due first", "leaves last": in time, and not in a row. */
const COMES =
  '\\b(?:due|leaves?|departs?|starts?|begins?|arrives?|ends?|expires?|closes?|opens?|c[oa]mes?|runs? out|(?:becomes?|gets?|is|are) (?:free|available|ready|vacant)|happens?|takes? place|(?:was |were |been |have |has |you |i |we )?(?:changed|modified|edited|updated|added|opened|posted|uploaded|saved|sent|received|created|written|bought|ordered|published|visited|used|joined|registered|enrolled|signed up|arrived|moved in))';
const COMES_FIRST = new RegExp(`${COMES}(?: back| in| out| again)? (?:the )?(?:first|soonest|earliest|longest ago)\\b`);
const COMES_LAST = new RegExp(`${COMES}(?: back| in| out| again)? (?:the )?(?:last|latest|most recently)\\b`);

const SUPERLATIVES: Array<[RegExp, Superlative]> = [
  [COMES_FIRST, { dimension: 'date', highest: false }],
  [COMES_LAST, { dimension: 'date', highest: true }],
  [
    /\bpa(?:ys?|id) (?:the )?(?:most|best)\b|\b(?:best|highest)[- ]paid\b|\bhighest (?:salary|pay|wages?)\b/,
    { dimension: 'price', highest: true },
  ],
  [/\b(?:worst|lowest)[- ]paid\b|\blowest (?:salary|pay|wages?)\b/, { dimension: 'price', highest: false }],
  [
    /\b(?:cheapest|lowest[- ]pric\w*|least expensive|lowest price|lowest cost|most affordable|minimum price|costs? (?:the )?least)\b/,
    { dimension: 'price', highest: false },
  ],
  [
    /\b(?:worth (?:the )?most|most valuable|most expensive|priciest|dearest|highest[- ]pric\w*|highest price|costliest|costs? (?:the )?most)\b/,
    { dimension: 'price', highest: true },
  ],
  [
    /\b(?:(?:most|biggest|largest|highest|greatest) (?:(?:amount|sum) of )?(?:money|revenue|income|turnover)|bring(?:s|ing)? in (?:the )?most)\b/,
    { dimension: 'price', highest: true },
  ],
  [/\b(?:least|lowest) (?:money|revenue|income|turnover)\b/, { dimension: 'price', highest: false }],
  [
    /\b(?:best[- ]rated|highest[- ]rated|top[- ]rated|best review\w*|highest rating|most stars)\b/,
    { dimension: 'rating', highest: true },
  ],
  [/\b(?:better|best|higher|highest) (?:\w+ )?(?:rating|reviews?)\b/, { dimension: 'rating', highest: true }],
  [
    /\b(?:worst[- ]rated|lowest[- ]rated|(?:worst|lowest) (?:\w+ )?(?:rating|reviews?))\b/,
    { dimension: 'rating', highest: false },
  ],
  [/\b(?:shortest|quickest|fastest|takes? the least time)\b/, { dimension: 'duration', highest: false }],
  [/\b(?:longest)\b/, { dimension: 'duration', highest: true }],
  // "The latest about the strike" is news of it, and compared with nothing.
  [
    /\b(?:newest|latest(?! (?:news )?(?:about|on|from)\b)|most recent(?:ly (?:published|added|opened|changed|updated|released|built|written|made|posted))?|most recently|youngest|last (?:changed|modified|edited|updated|added|uploaded|opened))\b/,
    { dimension: 'date', highest: true },
  ],
  [/\b(?:oldest|earliest|soonest)\b/, { dimension: 'date', highest: false }],
  [/\b(?:widest|broadest)\b/, { dimension: 'number', highest: true, of: 'width' }],
  [/\b(?:narrowest)\b/, { dimension: 'number', highest: false, of: 'width' }],
  [/\b(?:thickest)\b/, { dimension: 'number', highest: true, of: 'thickness' }],
  [/\b(?:thinnest)\b/, { dimension: 'number', highest: false, of: 'thickness' }],
  [/\b(?:loudest|noisiest)\b/, { dimension: 'number', highest: true, of: 'noise' }],
  [/\b(?:quietest)\b/, { dimension: 'number', highest: false, of: 'noise' }],
  [/\b(?:warmest|hottest)\b/, { dimension: 'number', highest: true, of: 'temperature' }],
  [/\b(?:coldest|coolest)\b/, { dimension: 'number', highest: false, of: 'temperature' }],
  [/\b(?:deepest)\b/, { dimension: 'number', highest: true, of: 'depth' }],
  [
    /\b(?:nearest|closest)\b(?! (?:match|to (?:the )?(?:number|value)))/,
    { dimension: 'number', highest: false, of: 'distance' },
  ],
  [
    /\b(?:sold|sells?|selling|did|does|doing|earn(?:s|ed)|performed) (?:the )?best\b/,
    { dimension: 'number', highest: true },
  ],
  [
    /\b(?:sold|sells?|selling|did|does|doing|earn(?:s|ed)|performed) (?:the )?worst\b/,
    { dimension: 'number', highest: false },
  ],
  [/\bweigh(?:s|ing)? (?:the )?most\b/, { dimension: 'grams', highest: true }],
  [/\bweigh(?:s|ing)? (?:the )?least\b/, { dimension: 'grams', highest: false }],
  [/\b(?:heaviest)\b/, { dimension: 'grams', highest: true }],
  [/\b(?:lightest)\b/, { dimension: 'grams', highest: false }],
  [
    /\b(?:largest|biggest|greatest|highest|maximum|(?<=\bthe )max(?![\w@.])|most popular|tallest|(?<!\bat )most)\b(?! of)/,
    { dimension: 'number', highest: true },
  ],
  [
    /\b(?:smallest|lowest|(?<!\bat )least|minimum|(?<=\bthe )min(?![\w@.])|fewest)\b/,
    { dimension: 'number', highest: false },
  ],
];

/** "The question with the most votes": what is counted stands after it. */
export const COUNTED =
  /\b(?:with |that has |having )?the (most|fewest|highest number of|lowest number of) (?!(?:with|for|from|this|last|over|among|and|per|during|money)\b)([a-z]{3,})\b(?<!popular|recent|expensive|ly)/i;

/** The comparison a clause asks for, with its words removed from the rest. */
export function superlativeOf(clause: string): { superlative: Superlative; rest: string } | null {
  const folded = fold(clause);
  // "The most commented": by how many comments it has.
  const most = /\b(most|least) ([a-z]{3,}ed)\b/.exec(folded);
  if (most && !/^(?:rated|priced|paid|used|needed|liked)$/.test(most[2]!))
    return {
      superlative: { dimension: 'number', highest: most[1] === 'most', of: most[2]! },
      rest: `${folded.slice(0, most.index)} ${folded.slice(most.index + most[0].length)}`,
    };
  const counted = COUNTED.exec(folded);
  if (counted)
    return {
      superlative: { dimension: 'number', highest: /^(?:most|highest)/.test(counted[1]!), of: counted[2]! },
      rest: `${folded.slice(0, counted.index)} ${folded.slice(counted.index + counted[0].length)}`,
    };
  for (const [pattern, superlative] of SUPERLATIVES) {
    const match = pattern.exec(folded);
    if (match)
      return { superlative, rest: `${folded.slice(0, match.index)} ${folded.slice(match.index + match[0].length)}` };
  }
  return null;
}

/** The place a clause names ("the 3rd result", "the last one"), 1 for the first and -1 for the last. */
export function nthOf(clause: string): number | null {
  // "The Little Third Wave": part of a name.
  const folded = fold(
    beforeShown(clause)[0].replace(
      /(?<=\p{Lu}\p{Ll}+ )(?:First|Second|Third|Fourth|Fifth|Last)(?= \p{Lu}\p{Ll})/gu,
      ' ',
    ),
  );
  // "The top one", "the bottom entry": the first and the last of what is listed.
  const end =
    /\bthe (top|bottom)(?:most)? (?:ones?|results?|entry|items?|rows?|posts?|hits?|lines?|offers?|mails?|messages?|stor(?:y|ies)|articles?|links?|comments?)\b/.exec(
      folded,
    )?.[1];
  if (end) return end === 'top' ? 1 : -1;
  for (const match of folded.matchAll(
    /\b(?<!\ban? )(\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)\b(?!\s*name)(?!-(?![a-z]+est\b)[a-z])/g,
  )) {
    const before = folded.slice(0, match.index);
    const after = folded.slice(match.index + match[0].length);
    if (COMES_FIRST.test(folded) || COMES_LAST.test(folded)) continue;
    // A date ("12th of March") and a floor or class in a title are no places in a list.
    if (
      /^\s*(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/.test(after) ||
      /(?:january|february|march|april|may|june|july|august|september|october|november|december)\s*$/.test(before)
    )
      continue;
    // "The first time after three", "the first date that is free": told by when it is, and no place in a list of things.
    if (/^\s+(?:(?:free|available|possible)\s+)?(?:time|slot|date|day|opening|appointment)\b/.test(after)) continue;
    // "The second version", "first aid": a thing of that name.
    if (
      /^\s+(?:version|edition|half|quarter|semester|trimester|term|century|party|part|class|floor|storey|year|grade|hand|language|opinion|name|aid|aiders?|responders?|degree|(?:full |whole )?(?:week|weekend|month))\b/.test(
        after,
      )
    )
      continue;
    // "When the last bus leaves": told by the hour, and no place in a list.
    if (BY_THE_HOUR.test(before)) continue;
    // "On the last page" only says where: what is there is not counted.
    if (/^\s+(?:page|screen|step|stage|tab)\b/.test(after) && /\b(?:on|at|in) (?:the|your|my) $/.test(before)) continue;
    // "From the 5th to the 8th": days.
    if (
      /^\d/.test(match[1]!) &&
      /\b(?:from|to|until|till|on|by|before|after|since) the $/.test(before) &&
      /^\s*(?:$|[.,;]|(?:to|until|till|and|at|for)\b)/.test(after)
    )
      continue;
    // "Last Thursday" is a day.
    if (match[1] === 'last' && /^\s+(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/.test(after)) continue;
    if (match[1] === 'last' && /^\s+(?:order|week|month|year|night)/.test(after)) return 1;
    return ordinalOf(match[1]!);
  }
  const hash = /(?:(?<![a-z\d])#|\bnumber\s+|\bno\.\s*)(\d{1,3})\b/.exec(folded);
  return hash && !/order|invoice|issue|ticket|case/.test(folded) && !NUMBERED.test(folded) ? Number(hash[1]) : null;
}

/** A question after a time, of which the first or last of something is what is asked about. */
const BY_THE_HOUR = /\b(?:when|(?:at )?what (?:time|hour)|how (?:late|early))(?: \w+){0,2} (?:the|its|their) $/;
/** What is called by a number: "the number 7 bus". */
const NUMBERED =
  /\b(?:number|no\.)\s*\d{1,3} (?:bus(?:es)?|trams?|trains?|line|route|ferry|coach|trolley(?:bus)?)\b|\b(?:bus|tram|train|line|route|platform|gate|room|house|flat|bay|ferry|coach) (?:number|no\.)\s*\d/;

const MEASURES =
  /^(?:ft|feet|yards?|yds?|miles?|oz|lbs?|stone|cl|dl|kwh|gb|mb|kg|g|mg|mcg|µg|ml|milligrams?|micrograms?|millilit(?:re|er)s?|percent|per|volts?|watts?|lit(?:re|er)s?|(?:centi|milli|kilo)?met(?:re|er)s?|kilos?|grams?|degrees?|yard|foot|acre|tonne|gallon|pint|person|man|seater|berth|tier|speed|ply|seats?(?= wide)|cm|mm|m|km|px|%|percent|st|nd|rd|th|am|pm|[ap]$|noon|midnight|o$|stars?|minutes?|hours?|days?|nights?|weeks?|months?|years?|inch\w*|euros?|dollars?|pounds?|usd|eur|gbp)\b/;

/** Counted words that are no things to take: months, and who or how long something is booked for. */
const NOT_THINGS =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$|^(?:people|persons?|guests?|adults?|children|kids|passengers?|travell?ers?|to|until|till|and|or|as|for|from|in|on|at|by|with|is|are|was|but|then|the)$/;

/** Price limits and amounts in a clause, which are read on their own and name no thing. */
const LIMITS =
  /\b(?:(?:that costs?|costing|priced|for|at)\s+)?(?:under|below|less than|cheaper than|at most|no more than|up to|not more than|over|above|more than|at least)\s+(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|\$|euros?|dollars?|pounds?|eur|usd|gbp)|\d[\d.,]*)/gi;

/** A clause without its price limits, and without the number before the things that it counts. */
export function withoutLimits(clause: string): string {
  return clause
    .replace(LIMITS, ' ')
    .replace(
      /,?\s*\b(?:in )?(?:an? )?size (?:x{0,3}[sl]|m|\d{1,3}(?:[./]\d{1,3})?|extra[- ](?:small|large)|small|medium|large)\b/gi,
      ' ',
    )
    .replace(/,?\s*\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) of (?:them|it|these|those)\b/gi, ' ')
    .replace(
      /\bfor (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: (?:people|persons?|guests?|adults?|nights?|days?|passengers?|travell?ers?))?(?=\s|[,.]|$)(?: (?:and|,) \d children)?/gi,
      ' ',
    )
    .replace(/^\s*(?:one of|\d{1,3}\s*(?:x|×)?|two|three|four|five|six|seven|eight|nine|ten)\s+(?=[a-z])/i, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "12 hours of work at 85 euros each": how many there are of what has a price for one, whatever it is counted in. */
const PRICED =
  /(?<![\d.,])(\d{1,4})\s+[a-z]+(?:\s+[a-z]+){0,5}?\s+(?:at|for|@)\s+[$€£]?\s?\d[\d.,]*\s?(?:[$€£]|[a-z]+)?\s+(?:each|apiece|per|a piece|an? (?:hour|day|night|month|unit))\b/;

/** Amounts, colours, sizes and price limits that the thing must meet. */
export function constraintsOf(clause: string): Constraints {
  const folded = fold(clause);
  // "A drill that comes with two batteries": what is told of it is not how many are wanted.
  const counted = folded.replace(/\s(?:that|which|who|whose)\s.*$/, '');
  const has = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(folded);
  const colours = COLOURS.filter(has);
  const sizes: string[] = [];
  const size = SIZES.exec(folded) ?? BARE_SIZES.exec(folded);
  if (size) sizes.push(size[1]!);
  let quantity: number | null = null;
  const times =
    /\b(\d{1,3})\s*(?:x|×)\s+(?!\d)/.exec(folded) ??
    /\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)\s+of\s+(?:them|it|these|those|each|the)\b/.exec(folded);
  const named = /\bquantity\s*(?:of|to|:|=|is)?\s*(\d{1,3})\b/.exec(folded);
  const priced = PRICED.exec(folded);
  if (named) quantity = Number(named[1]);
  else if (priced) quantity = Number(priced[1]);
  else if (times) quantity = numberOf(times[1]!);
  else {
    for (const match of counted.matchAll(
      /\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|a couple of|a pair of)\s+(?:\d+(?:[.,]\d+)?[\s-]?(?:kg|g|mg|l|dl|cl|ml|oz|lbs?)[\s-])?([a-z]+)/g,
    )) {
      if (
        MEASURES.test(match[2]!) ||
        NOT_THINGS.test(match[2]!) ||
        /(?:size|than|least|most|minimum|maximum|with|under|over|below|above|after|before|until|past|\$|€|£|room|chapter|page|step|level|version|of|at|by|#)\s*$|[\d$€£][.,:]$/.test(
          folded.slice(0, match.index),
        )
      )
        continue;
      if (match[1]!.startsWith('a pair')) continue;
      // "14 Mill Lane" is an address, "at 14" a time.
      if (/^\d+$/.test(match[1]!)) {
        const at = clause.search(new RegExp(`\\b${match[1]}\\s`));
        const written = clause.slice(at).split(/\s+/)[1] ?? '';
        if (/^\p{Lu}\p{Ll}/u.test(written) || isNumberInName(clause, at, at + match[1]!.length)) continue;
      }
      quantity = numberOf(match[1]!.replace(/^a | of$/g, ''));
      break;
    }
  }
  const most =
    /\b(?:under|below|(?<!\b(?:no|not) )less than|cheaper than|at most|no more than|up to|maximum(?: of)?|max|within|not more than)\s+((?:[$€£]|usd|eur|gbp)?\s?\d[\d.,]*)/.exec(
      folded,
    );
  const least =
    /\b(?:over|above|(?<!\b(?:no|not) )more than|at least|minimum(?: of)?|no less than)\s+((?:[$€£]|usd|eur|gbp)?\s?\d[\d.,]*)/.exec(
      folded,
    );
  return {
    colours,
    sizes,
    quantity,
    priceAtMost: priceIn(folded, most),
    priceAtLeast: priceIn(folded, least),
  };
}

/** What is counted in something else than money ("at least 4 stars", "under 30 minutes", "over 18 years") is no price. */
const OTHER_UNIT =
  /^\s*(?:%|-?(?:stars?|min(?:ute)?s?|hours?|days?|nights?|weeks?|months?|years?|percent|(?:square )?(?:met|kilomet)(?:er|re)s?|miles?|[km]?m2?|kg|g|gb|mb|tb|mbit|inch\w*|am|pm)\b|(?!euros|dollars|pounds|francs|crowns|kronor|cents)[a-z]{3,}s\b)/;

function priceIn(folded: string, limit: RegExpExecArray | null): number | null {
  if (!limit || OTHER_UNIT.test(folded.slice(limit.index + limit[0].length))) return null;
  if (/\b(?:you are|you're|aged?|older|people|persons?)\s*$/.test(folded.slice(0, limit.index))) return null;
  return parseNumber(limit[1]!);
}
