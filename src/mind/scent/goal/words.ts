/** Words for kinds of element, and the role that stands for them. */
export const ROLES: Array<[RegExp, string]> = [
  [/\b(?:check ?box(?:es)?|tick ?box(?:es)?)\b/i, 'checkbox'],
  [/\bradio buttons?\b|\bradios?\b(?!\s+(?:in|on|off|at|from|station|show|programme)\b)/i, 'radio'],
  [/\b(?:buttons?)\b/i, 'button'],
  [/\b(?:hyper)?links?\b/i, 'link'],
  [/\btabs?\b/i, 'tab'],
  [/\b(?:drop-?downs?(?: (?:list|menu))?|combo ?box|select(?:ion)? (?:box|list))\b/i, 'combobox'],
  [
    /\b(?:search (?:box|bar|field)|text ?(?:box|field|area)s?|input(?: (?:box|field|text ?box))?s?|fields?)\b/i,
    'textbox',
  ],
  [/\bslider\b/i, 'slider'],
  [/\bspinner\b/i, 'spinbutton'],
  [/\bmenu items?\b/i, 'menuitem'],
  [
    /(?<!\b(?:wish|shopping|reading|watch|waiting|price|guest|task|mailing|to-?do|grocery|packing|contact|class|address|play)[\s-])(?<!\b(?:in|on|of|from|at) (?:the|this|that|my|your|our) )\b(?:scroll )?list\b/i,
    'listbox',
  ],
  [/\bicons?\b/i, 'icon'],
  [/\b(?:dialog|modal|pop-?up)(?: box| window)?\b/i, 'dialog'],
  [/\b(?:section|panel|accordion)s?\b/i, 'section'],
  [/\brows?\b/i, 'row'],
];

/** Two words with capitals in a row are a name, whatever the second would mean: "a Silent Spinner wheel". */
const NAMES = /(?<=\p{Ll} )(?:\p{Lu}\p{Ll}+ ){1,3}\p{Lu}\p{Ll}+(?= \p{Ll})/gu;

/** The kind of element that words name; null for none. */
export function roleIn(text: string): string | null {
  const plain = text.replace(NAMES, ' ');
  return ROLES.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

/** Words that name a place or kind and not the thing. */
const FILLER =
  /(?<!\p{L}-)\b(?:button|link|icon|tab|page|screen|website|web site|site|section|option|item|one|field|box|textbox|text box|input|form|below|above|following|labelled|labeled|colou?red|swatch|tile(?!\s\p{Ll})|called|named|titled|that says|which says|with the (?:text|label|name)|reading(?=\s{2}|\s*$)|the word|the|a|an|your|my|our|this|that|these|those|some|any|its|it|them|please|there|here|onto|into|on|in|at|to|of|for|from|with|up|out|using|all|every|each|both|their|his|her|me|between|through|across|around|find|by)\b(?!-\p{L})/giu;

/** Joins between a thing and where it stands. */
export const SCOPE =
  /\s(?:for|of|by|from|in|on|under|below|beneath|next to|beside|near|at|within|inside|with|whose|where|that|which|belonging to|to the right of|to the left of)\s/i;

/** Words of place and comparison, which are read on their own and say nothing of the thing. */
const COMPARING =
  /\b(?<!\ban? )(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+(?:st|nd|rd|th)|cheapest|most recent(?:ly)?|most expensive|least expensive|lowest[- ]priced?|highest[- ]priced?|largest|biggest|smallest|highest|lowest|newest|latest|oldest|shortest|longest|fastest|quickest|tallest|widest|broadest|narrowest|deepest|thickest|thinnest|loudest|noisiest|quietest|warmest|hottest|coldest|coolest|heaviest|lightest|earliest|(?:best|worst|highest|lowest)[- ]paid|best[- ]rated|highest[- ]rated|top[- ]rated)\b(?! (?:name|aid|aiders?|responders?|hand|language|degree)\b)(?!-(?!\p{Ll}+est\b)\p{L})/giu;

/** Words that ask and say nothing of what is asked about. */
export const ASKING =
  /^(?:(?:what|what's|who|whose|when|where|which|how(?: (?:much|many|long|often|far|soon))?|why|if|whether|is|are|was|were|does|do|did|can|me|us|the|there)\b\s*)+|\b(?:does|do|did|takes?|costs?|is|are)\b/gi;

/** "The photograph that shows the last tram": what something shows or tells is no place among others. */
const SHOWN =
  /\b(?:that|which|who)\s+(?:shows?|depicts?|pictures|mentions?|describes?|portrays?|explains?|is about|are about|tells?(?: (?:you|us|me))? (?:of|about))\s/i;

/** Parts a clause into what names a thing and what that thing shows or tells of; the second part is empty where nothing is told of that. */
export function beforeShown(text: string): [string, string] {
  const found = SHOWN.exec(text);
  return found ? [text.slice(0, found.index), ` ${text.slice(found.index + found[0].length)}`] : [text, ''];
}

/** A thing's own words: no role words, no articles, no marks. */
export function objectWords(text: string): string {
  // "Button ONE", "the UP button": what is written in capitals is a name.
  const named = /\p{Ll}/u.test(text)
    ? text.match(/(?<![\p{L}\d])(?:ONE|UP|OUT|IN|ON|TO|OF|ALL|BY|AT|HERE|THIS|IT|MY)(?![\p{L}\d])/gu)
    : null;
  if (named?.length === 1 && /\bbuttons?\b|\blink\b|\btab\b|\bkey\b/i.test(text)) {
    const [before = '', after = ''] = text.split(new RegExp(`(?<![\\p{L}\\d])${named[0]}(?![\\p{L}\\d])`, 'u'));
    return [objectWords(before), named[0], objectWords(after)].filter(Boolean).join(' ');
  }
  const [own, shown] = beforeShown(text);
  return `${own.replace(COMPARING, ' ')}${shown}`
    .replace(/«\d+»/g, ' ')
    .replace(/(?<=\S\s)about\s+(?=\S)/gi, ' ')
    .replace(FILLER, ' ')
    .replace(/[\s,:;()?!]+|\.(?=\s|$)/g, ' ')
    .trim();
}

/** "You have lost your card", "you have two children": how things are, and nothing that is to be done. */
export const STATE =
  /^(?:and |but )?(?:you|i)(?:'ve| have| had)(?: already| just| never| not| also)? (?!to\b|been (?:asked|told)\b)(?:\p{L}+(?:ed|en|st|ght|ut|id|ne|nt|ade)|read|got|sold|told|held|met|kept|left|had|set|an?|no|two|three|four|five|six|\d+)\b/iu;
