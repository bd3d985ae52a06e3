const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)(?:\\s+\\d{4})?';
const DATED = `(?:\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}|${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?|\\d{4}-\\d{2}-\\d{2})`;
const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const SUM = '[€$£]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:€|£|\\$|euros?|pounds?|dollars?)';

/** What a word for a time or a sum can mean, and the words in which that was told; the likeliest first. */
const TIMES: ReadonlyArray<readonly [RegExp, string, readonly string[]]> = [
  [/\b(in|during|for|within)\s+(?:that|the same)\s+month\b/giu, '$1 ', [`\\b${MONTH}`]],
  [
    /(?<!\b(?:be|is|was|know)\s)\b(?:(?:on|for|at|in)\s+)?(?:that|the same)\s+(day|date|evening|morning|afternoon|night)\b(?!\s+(?:is|are|was|were|has|have)\b)/giu,
    'on ',
    [`\\b${DATED}(?:\\s+\\d{4})?`, `\\b${WEEKDAY}`],
  ],
  [/\b(?:for|on)\s+then(?=[.,;!]|$)/giu, 'on ', [`\\b${DATED}(?:\\s+\\d{4})?`, `\\b${WEEKDAY}`]],
  [
    /\b(?:within|under|below|at|for|up to|not over|inside)\s+(?:that|this|the same)\s+(price|budget|amount|sum|limit|money)\b/giu,
    'up to ',
    [SUM],
  ],
];

/** Somebody who wants to know something, and what. */
const WANTS_TO_KNOW =
  /\b(?:asks?|asked|asking|(?:wants?|like|likes|need|needs|hoping|trying|curious|keen) to (?:know|find out|learn)|wonders|wondering|wondered|(?:do|does|did) not know|(?:don't|doesn't|didn't) know|cannot remember|can't remember|(?:am|are|is|not) (?:not )?sure|(?:has|have) forgotten|forgot)\s+(?:(?:me|you|us|about|exactly|just)\s+){0,2}((?:how|what|which|who|whose|whom|when|where|why|whether|if)\b[^.?!;]+)[.;]\s+(?:[^.?!;«]{0,60},\s+)?(?:please\s+|so\s+)?((?:find|look|work|check)\s+(?:it|this|that)\s+(?:out|up)|find\s+(?:it\s+|this\s+|that\s+)?out|look\s+(?:it|this|that)\s+up|look|find\s+the\s+answer)(?:\s+for\s+(?:me|him|her|them|us|you))?(?=[.!;]|\s+(?:from|in|on|at|with)\b|\s+and\s+tell\b|$)/giu;

/** "The cheapest one of that size": of the kind that was told, which has its size. */
const OF_THAT_KIND =
  /\b(ones?)\s+of\s+(?:that|this|the same)\s+(?:size|kind|sort|type|length|width|height|weight|colou?r|make|model|capacity|shape)\b/giu;

/** The last time or sum that a text tells before a place in it; empty where it tells none. */
function toldBefore(text: string, place: number, words: readonly string[]): string {
  const before = text.slice(0, place);
  for (const pattern of words) {
    const found = [...before.matchAll(new RegExp(pattern, 'gu'))].at(-1)?.[0];
    if (found) return found.trim();
  }
  return '';
}

/**
 * A task in which what only points back to a time, a sum or a question that was told before says it: "you are free in December. Book a place
 * in that month", "a visitor asks how many bells there are. Find it out".
 */
export function saidAgain(text: string): string {
  const asked = text.replace(OF_THAT_KIND, '$1').replace(WANTS_TO_KNOW, (found, question: string, command: string) => {
    const at = found.lastIndexOf(command);
    return `${found.slice(0, at)}Find out ${question.trim()}${found.slice(at + command.length).replace(/^\s+for\s+\p{L}+/u, '')}`;
  });
  return TIMES.reduce(
    (said, [pattern, lead, words]) =>
      said.replace(pattern, (found: string, word: string, at: number) => {
        const told = toldBefore(said, at, words);
        return told ? `${lead.replace('$1', word)}${told}` : found;
      }),
    asked,
  );
}
