/** A word for one end of a scale: "the most expensive", "newest", "best rated". */
const END =
  '(?:(?:most|least|best|worst|highest|lowest)[- ]\\w+|\\w{2,}(?<!\\b(?:r|w|for|gu|t|int|inter|requ|har|inv|mod|hon|nor))est|last|first|best|worst)';
/** How one says what is to stand at the head of a list. */
const HEAD = '(?:first|at the (?:very )?(?:top|head|start|beginning)|on top|to the top)';

/** "Show only direct flights with the fastest first": what is shown, and in which order. */
const SHOWN_SO = new RegExp(
  `(?<=^|[.!?;]\\s+|\\b(?:and|then|please)\\s+)(show|list|display|filter|see)\\b([^.!?;]{3,80}?),?\\s+(?:and\\s+)?with\\s+((?:the\\s+)?(?:ones?\\s+that\\s+[^.!?;,]{3,30}\\s+)?${END}(?:\\s+(?!first\\b)[\\p{L}-]+){0,3}?\\s+${HEAD})(?=\\s*(?:[.!?;,]|$|\\band\\b|\\bthen\\b))`,
  'giu',
);
/** "List the newest books first", "put the longest walks at the top". */
const PUT_FIRST = new RegExp(
  `(?<=^|[.!?;]\\s+|\\b(?:and|then|please)\\s+)(show|list|put|display|have|bring)\\s+(?:me\\s+)?(?:the\\s+)?(${END})\\s+((?!first\\b|one\\b)[\\p{L} '-]{2,40}?)\\s+${HEAD}(?=\\s*(?:[.!?;,]|$|\\band\\b|\\bthen\\b))`,
  'giu',
);

/** What is also to show less than all. */
const NARROWS = /^filter|^\p{L}+\s+(?:me\s+)?(?:only|just)\b/iu;

/** Wishes for an order of a list that are told as what is to be shown, in the words for sorting. */
export function putInOrder(text: string): string {
  const sort = (verb: string) => (/^\p{Lu}/u.test(verb) ? 'Sort' : 'sort');
  return text
    .replace(SHOWN_SO, (_, verb: string, what: string, order: string) =>
      NARROWS.test(`${verb}${what}`)
        ? `${verb}${what}, then sort them with ${order}`
        : `${sort(verb)}${what} with ${order}`,
    )
    .replace(
      PUT_FIRST,
      (_, verb: string, end: string, what: string) => `${sort(verb)} the ${what} with the ${end} first`,
    );
}
