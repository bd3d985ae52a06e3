/** Turns of phrase for what state a thing is left in, said by the act that brings it there. Quoted strings stand in the text as marks. */
export const KEPT_AS: ReadonlyArray<readonly [RegExp, string]> = [
  // "Switch the alarm on as well": what is said of it besides is no part of its name.
  [
    /\b((?:turn|switch|set)\s+(?!to\b)[^,.;]{2,60}?\s+(?:on|off))\s+(?:too|as well|also)(?=\s*[.,;!]|\s*$|\s+(?:and|then)\b)/gi,
    '$1',
  ],
  [/\b(turn|switch)\s+(?:too|also)\s+/gi, '$1 '],
  // "Put it online".
  [
    /\b(?:put|get|take|bring|set)\s+(it|them|this|that|(?:the|your|my|our)\s(?:\p{L}+\s){0,2}\p{L}+)\s+(?:online|live)(?=\s*[.,;!]|\s*$|\s+(?:and|then|now)\b)/giu,
    'publish $1',
  ],
  // "And keep it as a draft": that is how it is saved.
  [
    /\b(?:keep|leave|store)\s+(it|them|this|that|(?:the|your|my|our)\s(?:\p{L}+\s){0,2}?\p{L}+)\s+as\s+(?:an?\s+)?(drafts?|templates?)(?=\s*[.,;!]|\s*$|\s+(?:and|then|for)\b)/giu,
    'save $1 as a $2',
  ],
];
