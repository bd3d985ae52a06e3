/** All of several, of which some are excepted. */
const ALL = String.raw`\b(?:all|everything|every ?one|every ?body|any ?one|any ?body|anything|(?:all|both|any|every|each)(?:\s+(?:of\s+)?(?:the|my|your|our|his|her|their|these|those))?(?:\s+(?!but\b)[\p{L}-]+){1,3}?)`;
/** Where they all are. */
const WITHIN = String.raw`(?:from|in|on|under)\s+(?:the|my|your|our|this)\s+(?:[\p{L}-]+\s+){0,2}?(?:groups?|lists?|folders?|albums?|basket|cart|bag|trolley|table|team|channel|inbox|playlist|project|category|section|board|page)\b(?:\s+(?:«\d+»|\p{Lu}[\p{L}\d-]*(?:\s\p{Lu}[\p{L}\d-]*)*))?`;
const EXCEPTED = String.raw`(?:(?:the|those|that|these|my|your|our|any|for|one|«\d+»|\p{Lu}|#|\d|red|blue|green|black|white)[^,.;!?]*?|\p{Ll}[\p{L}-]*(?:\s+and\s+\p{Ll}[\p{L}-]*)?)`;

/** Turns of phrase by which some of several are left out, with the word that is read for it; quoted strings stand in the text as marks. */
export const ALL_BUT: ReadonlyArray<readonly [RegExp, string]> = [
  // "Nothing but the flight": that alone.
  [/\b(?:nothing|no(?:body| one)) (?:but|except|other than)\s+(?=\S)/giu, 'only '],
  // "All but the admins from the group Fog": the group is that of them all.
  [
    new RegExp(
      `(${ALL})\\s+(?:but(?! not\\b)|bar(?=\\s+(?:the|one|those)\\b)|except(?: for)?|apart from|other than|save for|excluding)\\s+(${EXCEPTED})\\s+(${WITHIN})`,
      'giu',
    ),
    '$1 $3 except $2',
  ],
  [
    new RegExp(
      `(${ALL})\\s+(?:but(?! not\\b)|bar(?=\\s+(?:the|one|those)\\b))\\s+(?=${EXCEPTED}(?:\\s*[,.;!?]|\\s*$|\\s+(?:and|then)\\s))`,
      'giu',
    ),
    '$1 except ',
  ],
  [/,?\s+(?:apart from|other than|save for|with the exceptions? of|excluding)\s+(?=\S)/giu, ' except '],
];
