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
