/**
 * "Write to the seller of the cheapest one": who stands behind one of several things is found at that thing, which is opened first. Pairs of
 * what is said and how it is read, as in `plainer`.
 */
export const OF_WHOM: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /\b(send|message|write\s+to|write|contact|e-?mail|ask|tell|call|invite|follow|report|thank|pay)\s+(?:to\s+)?(the\s+\p{Ll}+)\s+of\s+(the\s+(?:(?:first|second|third|fourth|fifth|last|only)|\p{Ll}{3,}est|(?:most|least)\s+\p{Ll}+)\b(?:\s+(?!the\b|that\b|a\b|an\b|whether\b|if\b|about\b|to\b|and\b|then\b|«)[\p{L}'’-]+){0,4})/giu,
    'open $3 and $1 $2',
  ],
];
