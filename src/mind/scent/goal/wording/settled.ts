/**
 * Turns of phrase for what is set to a value, for a list that is narrowed before the best of it is taken, and for what is said of a thing before
 * it is acted on, in the words in which the rest is read. Quoted strings stand in the text as marks.
 */
export const SETTLED: ReadonlyArray<readonly [RegExp, string]> = [
  // "Drag the volume slider to 30": it is set, whatever it is set by.
  [
    /\b(?:drag|move|pull|slide|push|shift)\s+((?:the|your|my)\s+(?:\p{L}+\s+){0,2}(?:slider|bar|knob|dial|thumb|handle))\s+(?:(?:all the way|up|down|over|along)\s+)?to\s+(?=-?\d)/giu,
    'set $1 to ',
  ],
  // "I want the language to be French and the theme to be Dark".
  [
    /(?<=^|[.!?]\s+)(?:i|we)\s+(?:want|would like|need)\s+(?!to\b)((?:the |my |our )?[\p{L} -]{2,30}?)\s+to\s+be\s+((?:[^.;,]|(?<=\b\p{Lu})\.)+?)\s+and\s+((?:the |my |our )?[\p{L} -]{2,30}?)\s+to\s+be\s+(?=\p{Lu}|\d|«)/giu,
    'set $1 to $2 and $3 to ',
  ],
  // "Change my settings: language to Welsh, theme to Dark".
  [
    /\b(?:change|update|adjust|set)\s+(?:my|the|our|your|these|some)\s+(?:\p{L}+\s+)?(?:settings|preferences|options|details)\s*:\s+([^.;:,]+?)\s+to\s+((?:[^.;,]|(?<=\b\p{Lu})\.)+?)(?:,|\s+and)\s+(?:and\s+)?([^.;:,]+?)\s+to\s+/giu,
    'set $1 to $2 and $3 to ',
  ],
  // "Switch time zone over to Athens and theme to Dark in my account".
  [
    /\b[Ss]witch\s+((?:the |my |our )?[\p{L} ]{2,30}?)\s+(?:over\s+)?to\s+((?=[\p{Lu}\d«])(?:[^.;,]|(?<=\b\p{Lu})\.)+?),?\s+and\s+((?:the |my |our )?[\p{L} ]{2,30}?)\s+(?:over\s+)?to\s+(?=\p{Lu}|\d|«)/gu,
    'set $1 to $2 and $3 to ',
  ],
  // "I am only interested in «0»", "only «0» count", "but it has to be one of «0»".
  [
    /(?<=^|[.!?]\s+)(?:(?:i|we)\s+(?:am|are)\s+only\s+interested\s+in|(?:i|we)\s+only\s+(?:want|care for|care about|need|look for)|only)\s+(«\d+»)(?:\s+(?:counts?|matters?|will do|qualif(?:y|ies)))?\s*[.;:]\s+/giu,
    'Filter by $1. Then ',
  ],
  [
    /(?<=^|[.!?]\s+)([^.!?«]{6,}?)\s*[,–—-]+\s*but\s+(?:it|that|this)\s+(?:has to|must|should|needs to|is to)\s+be\s+(?:one\s+)?(?:of|among|from)\s+(«\d+»)(?=\s*[.!?]|\s*$)/giu,
    'Filter by $2. Then $1',
  ],
  [
    /(?<=^|[.!?]\s+)narrow\s+(?:the\s+\p{L}+|it|them)\s+(?:down\s+)?to\s+(«\d+»)(?=\s*[.,;!]|\s*$|\s+and\b)/giu,
    'Filter by $1',
  ],
  [
    /(?<=^|[.!?]\s+)(?:show|list|display)\s+(?:me\s+|us\s+)?(?:only\s+(«\d+»)|(«\d+»)\s+only)(?=\s*[.,;!]|\s*$|\s+(?:and|then)\b)/giu,
    'Filter by $1$2',
  ],
  // "Somewhere in the list there is the lamp: reserve it".
  [
    /(?<=^|[.!?]\s+)(?:somewhere\s+)?(?:(?:in|on)\s+(?:the|this|that)\s+\p{L}+\s+)?there\s+(?:is|should be|must be)\s+(?!an?\s)([^.;:!?]{3,60})\s*[:;.]\s+(?=(?:\p{L}+\s){1,4}(?:it|that)\b)([^.;:«]*?)\b(?:it|that)\b/giu,
    '$2$1',
  ],
  // "Among «0», add the cheapest plant to the basket", "book the shortest one, looking only at «0»": a list is narrowed first.
  [/(?<=^|[.!?]\s+)(?:from\s+)?among(?:st)?\s+(«\d+»)\s*,\s+/gi, 'Filter by $1. Then '],
  [
    /(?<=^|[.!?]\s+)([^.!?«]{6,}?),?\s+(?:but\s+)?(?:looking|considering|counting)\s+only\s+(?:at\s+|among\s+)?(«\d+»)(?=\s*[.!?]|\s*$)/gi,
    'Filter by $2. Then $1',
  ],
  // "Of those that are left, ...": of what the list shows by then.
  [
    /(?<=^|[.!?]\s+)(?:then\s+)?of\s+(?:those|these|them|the ones|what)(?:\s+(?:that|which))?(?:\s+(?:are|is))?\s+(?:left|shown|remaining|listed)\s*,\s+/gi,
    '',
  ],
  // "Take the cheapest one: apply for it".
  [
    /\b(?:take|pick|choose|select)\s+(the\s+[^.;:,«]{2,40}?\bones?)\s*[:.]\s+(?=(?:\p{L}+\s){1,3}(?:it|that)\b)([^.;:«]*?)\b(?:it|that)\b/giu,
    '$2$1',
  ],
];
