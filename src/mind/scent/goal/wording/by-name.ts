/** People who are put down somewhere, by what they are there. */
const PERSON =
  'guest|visitor|member|player|patient|customer|client|contact|person|user|employee|colleague|volunteer|pupil|student|child|passenger|travell?er|driver|tenant|candidate|participant|speaker|artist|author|supplier';
/** Puts somebody down somewhere: nobody is bought. */
export const PUTS_DOWN = new RegExp(
  String.raw`^(?:add|create|register|enter)\s+(?:the\s+|an?\s+)?(?:new\s+)?(?:${PERSON})s?\b`,
  'i',
);
const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.-]*)+`;

/**
 * "Add the guest Olive Ray with a vegan meal": who is put down is not there yet, and the name is a value. Pairs of what is said and how it is
 * read, as in `plainer`.
 */
export const BY_NAME: ReadonlyArray<readonly [RegExp, string]> = [
  [
    new RegExp(
      String.raw`(?<=^|[.!?;:]\s+|,\s+|\b(?:and|[Tt]hen|[Pp]lease),?\s+)([Aa]dd|[Cc]reate|[Rr]egister|[Ee]nter)\s+(?:the\s+|an?\s+)?(?:new\s+)?(${PERSON})\s+(${NAME})(?=\s+with\b|[,.;!?]|\s+and\s+(?:then\s+)?\p{Ll}|$)`,
      'gu',
    ),
    '$1 a $2 called $3',
  ],
];
