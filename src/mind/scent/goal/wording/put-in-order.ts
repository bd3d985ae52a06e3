/** A word for one end of a scale: "the most expensive", "newest", "best rated". */
const END =
  '(?:(?:most|least|best|worst|highest|lowest)[- ]\\w+|\\w{2,}(?<!\\b(?:r|w|for|gu|t|int|inter|requ|har|inv|mod|hon|nor))est|last|first|best|worst)';
/** How one says what is to stand at the head of a list. */
const HEAD =
  '(?:first|(?:at the (?:very )?(?:top|head|start|beginning)|on top|to the top)(?: of (?:the|this|my) (?:list|table|page|results))?)';
/** Where a sentence, or its next command, is over. */
const OVER = '(?=\\s*(?:[.!?;,]|$|\\band\\b|\\bthen\\b))';

/** What comes first: "the fastest first", "the one that starts soonest at the top". */
const COMES_FIRST = `(?:the\\s+)?(?:ones?\\s+that\\s+[^.!?;,]{3,30}\\s+)?${END}(?:\\s+(?!first\\b)[\\p{L}-]+){0,3}?\\s+${HEAD}`;
/** By what: "ordered by year", "sorted from A to Z", "in order of height". */
const BY_WHAT =
  '(?:(?:and\\s+)?(?:sorted|ordered|arranged|ranked)\\s+(?=by|on|from|in|so|according)|in\\s+order\\s+of\\s+)[^.!?;,]{2,50}?|by\\s+(?:(?:the|their)\\s+)?(?:\\p{Ll}+\\s+)?(?:date|name|surname|title|price|cost|age|size|length|distance|rating|weight|year|time|height|popularity|relevance|duration|amount|score)(?=\\s*(?:[.!?;,]|$|\\band\\b|\\bthen\\b))';
/** "Show only direct flights with the fastest first", "list the walks in Wales, ordered by length": what is shown, and in which order. */
const SHOWN_SO = new RegExp(
  `(?<=^|[.!?;]\\s+|\\b(?:and|then|please)\\s+)(show|list|display|filter|see)\\b((?:(?!\\b(?:sort|order|arrange|put)\\b)[^.!?;]){3,80}?)(?:,\\s*(?:and\\s+)?|\\s+(?:and\\s+)?)(?:(${BY_WHAT})(?:(?:\\s+with\\s+|,\\s*(?:with\\s+)?)(${COMES_FIRST}))?|(?:with\\s+|(?<=,\\s*))(${COMES_FIRST}))${OVER}`,
  'giu',
);
/** "List the newest books first", "put the longest walks at the top". */
const PUT_FIRST = new RegExp(
  `(?<=^|[.!?;]\\s+|\\b(?:and|then|please)\\s+)(show|list|put|display|have|bring)\\s+(?:me\\s+)?(?:the\\s+)?(${END})\\s+((?!first\\b|one\\b)[\\p{L} '-]{2,40}?)\\s+${HEAD}${OVER}`,
  'giu',
);
/** "Put the club with the most points at the top of the table." */
const MOST_FIRST = new RegExp(
  `(?<=^|[.!?;]\\s+|\\b(?:and|then|please)\\s+)(show|list|put|display|have|bring)\\s+(?:me\\s+)?(?:the\\s+)?([\\p{L} '-]{2,40}?)\\s+with\\s+the\\s+(most|fewest|least|highest|lowest)\\s+((?!first\\b)[\\p{L} '-]{2,40}?)\\s+${HEAD}${OVER}`,
  'giu',
);

/** "List the customers in reverse alphabetical order", "have them in order of age": what is shown is put in that order. */
const SHOWN_IN_ORDER =
  /(?<=^|[.!?;]\s+|\b(?:and|then|please)\s+)(show|list|put|display|have|bring|get|give)\s+(?:me\s+)?((?:all\s+)?(?:the|my|our|your|these|them|it)\b[^.!?;,]{0,40}?)\s+(?=(?:in(?:to)?\s+)?(?:the\s+)?(?:reversed?\s+|descending\s+|ascending\s+)?(?:alphabetic(?:al)?|numeric(?:al)?|chronological|ascending|descending)(?:\s+order|ly)\b|alphabetically\b|(?:in(?:to)?\s+)order\s+of\b)/giu;
/** What is also to show less than all. */
const NARROWS = /^filter|^\p{L}+\s+(?:me\s+)?(?:only|just)\b|\sonly$|\s(?:that|which|who|whose)\s/iu;

/** "... is on top, and open that one": what stands at the head of a list that was put in order. */
const ONE_ON_TOP =
  /(?<=\b(?:sort|order|arrange|rank|put)\b[^.!?;]{3,90}\b(?:first|top|head)\b(?:\s+of\s+\p{L}+(?:\s+\p{L}+)?)?[,.;]?\s+(?:and\s+)?(?:then\s+)?)(open|view|read|select|choose|pick|show)\s+(?:it|that one|this one|that|the (?:top|first|upper ?most) one|the one (?:on|at the) top)(?=\s*(?:[.!?;,]|$|\band\b))/giu;

/** The order of a list as a command tells it: by what, and what comes first. */
function orderOf(by: string | undefined, first: string | undefined): string {
  const what = by?.replace(/^(?:and\s+)?(?:(?:sorted|ordered|arranged|ranked)\s+|in\s+order\s+of\s+)/i, (how) =>
    /\bof\s+$/i.test(how) ? 'by ' : '',
  );
  return [what, first && `with ${first}`].filter(Boolean).join(' ');
}

/** Wishes for an order of a list that are told as what is to be shown, in the words for sorting. */
export function putInOrder(text: string): string {
  const sort = (verb: string) => (/^\p{Lu}/u.test(verb) ? 'Sort' : 'sort');
  return text
    .replace(SHOWN_IN_ORDER, (_, verb: string, what: string) => `${sort(verb)} ${what} `)
    .replace(
      MOST_FIRST,
      (_, verb: string, what: string, end: string, by: string) =>
        `${sort(verb)} the ${what} by ${by} with the ${/^(?:most|highest)$/i.test(end) ? 'highest' : 'lowest'} first`,
    )
    .replace(SHOWN_SO, (found, verb: string, what: string, by?: string, beside?: string, first?: string) => {
      // "Filter the coats by size": that it is to be of some size.
      if (/^filter$/i.test(verb) && /^by\b/i.test(by ?? '')) return found;
      const order = orderOf(by, beside ?? first);
      return NARROWS.test(`${verb}${what}`)
        ? `${verb}${what}, then sort them ${order}`
        : `${sort(verb)}${what} ${order}`;
    })
    .replace(
      PUT_FIRST,
      (_, verb: string, end: string, what: string) => `${sort(verb)} the ${what} with the ${end} first`,
    )
    .replace(ONE_ON_TOP, '$1 the first one');
}
