/** Which of several, without its kind. */
const WHICH = String.raw`(?:first|second|third|fourth|fifth|last|left|right|upper|lower|top|bottom|small|large|big|short|long|red|blue|green|black|white|yellow|\p{Lu}\p{Ll}+day|\p{Ll}{2,}(?:er|est))`;
/** "All but the last box": of which kind they all are is told behind the one that is left out. */
const ALL_OF_KIND = new RegExp(
  String.raw`\b(all)\s+(?:but|except)\s+(the|my|your)\s+(${WHICH})\s+(?!(?:one|two|three|four)\b)(\p{Ll}+)(?=[.,;!?]|$|\s+(?:and|then|on|in)\b)`,
  'giu',
);
/** "The second rather than the first option": so is the kind of the one that is meant. */
const NOT_THAT = new RegExp(
  String.raw`\bthe\s+(${WHICH})(,?\s+(?:rather\s+than|instead\s+of|and\s+not|not)\s+the\s+${WHICH}),?\s+(?!ones?\b)(\p{Ll}+)(?=[.,;!?]|$|\s+(?:and|then|on|in|for|at|to)\b)`,
  'gu',
);
/** "Everything besides Sport", "aside from the first". */
const BESIDE =
  /\b((?:all|every(?:thing|one|body)?|each|any(?:thing|one|body)?)\b[^,.;:!?]{0,60}?),?\s+(?:aside\s+from|besides|excepting)\s+(?=\S)/giu;

/** "Everything, except the boiler check": no clause of its own, whatever it seems to say. */
const PAUSE = /,\s+except(?:\s+for)?\s+(?!(?:if|when|that|where)\b)(?=\S)/giu;

/** A text in which what is left out stands behind the kind of thing that it is left out of. */
export function leftOutOf(text: string): string {
  return text
    .replace(PAUSE, ' except ')
    .replace(BESIDE, '$1 except ')
    .replace(
      ALL_OF_KIND,
      (_, all: string, the: string, which: string, kind: string) =>
        `${all[0] === 'A' ? 'Every' : 'every'} ${kind} except ${the} ${which}`,
    )
    .replace(NOT_THAT, 'the $1 $3$2');
}
