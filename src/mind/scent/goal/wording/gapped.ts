const LOOK =
  '(?:extra |very )?(?:small|medium|large|huge|tiny|bold|italic|underlined|dark|light|red|green|blue|yellow|black|white|grey|orange|purple|public|private|visible|hidden)';
/** "Make the text bold and the heading blue." */
const MADE = new RegExp(
  String.raw`\b(make)\s+((?:the|your|my|our)\s+[\p{L} ]{2,30}?)\s+(${LOOK}),?\s+and\s+((?:the|your|my|our)\s+[\p{L} ]{2,30}?)\s+(?=${LOOK}(?=[.,;!?]|$|\s+and\b))`,
  'giu',
);
/** A text in which each of two commands has the verb that both share: "make the text bold and the heading blue". */
export function withSharedVerb(text: string): string {
  return text.replace(MADE, '$1 $2 $3, then make $4 ');
}

/** "Print the bill for May, then the one for June": the act and the kind of thing are told once. */
const ONE_MORE =
  /(?<=^|[.!?;:]\s+|\b(?:first|then|and|please),?\s+)(\p{L}+)\s+(the\s+(?:\p{Ll}+\s){0,2}?\p{Ll}+)\s+((for|of|from|by|to|in|on|with|at|called|named)\s[^,.;!?]{1,40}?),?\s+(?:and\s+)?(?:then|after(?:wards| that)|next)\s+(?:the\s+one|that)\s+(?=\4\s)/giu;

/** A text in which each of two acts has its verb and its thing. */
export function withOneSaid(text: string): string {
  return text.replace(
    ONE_MORE,
    (_, act: string, kind: string, which: string) => `${act} ${kind} ${which}, then ${act.toLowerCase()} ${kind} `,
  );
}
