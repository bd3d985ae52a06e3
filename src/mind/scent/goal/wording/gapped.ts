/** "Rename A to B and C to D": the second has the verb of the first. */
const RENAMED =
  /\b(rename)\s+((?:(?!\s(?:to|and)\s)[^,.;!?](?![;!?]|\.(?:\s|$)|,))+[^\s,;!?])\s+(to|as)\s+([^,;!?]+?)(?:,\s*(?:and\s+)?|\s+and\s+)((?:the\s+|my\s+|your\s+)?(?:«\d+»|[\w.-]+(?:\s[\w.-]+){0,3}?))\s+\3\s+(?=\S)/giu;
const LOOK =
  '(?:extra |very )?(?:small|medium|large|huge|tiny|bold|italic|underlined|dark|light|red|green|blue|yellow|black|white|grey|orange|purple|public|private|visible|hidden)';
/** "Make the text bold and the heading blue." */
const MADE = new RegExp(
  String.raw`\b(make)\s+((?:the|your|my|our)\s+[\p{L} ]{2,30}?)\s+(${LOOK}),?\s+and\s+((?:the|your|my|our)\s+[\p{L} ]{2,30}?)\s+(?=${LOOK}(?=[.,;!?]|$|\s+and\b))`,
  'giu',
);
/** "Rather than the train, take the coach": what is not wanted, told first. */
const RATHER_THAN =
  /(?<=^|[.!?]\s+)(?:Rather\s+than|Instead\s+of)\s+((?!\p{Ll}+ing\b)[^,.;!?]{2,50}),\s+(?:please\s+)?(\p{Ll})([^.!?]*)/gu;

/** A text in which each of two commands has the verb that both share, and what one is told to leave stands behind what one is to take. */
export function withSharedVerb(text: string): string {
  return text
    .replace(
      RENAMED,
      (_, verb: string, one: string, to: string, name: string, other: string) =>
        `${verb} ${one} ${to} ${name} and ${verb.toLowerCase()} ${other} ${to} `,
    )
    .replace(MADE, '$1 $2 $3, then make $4 ')
    .replace(
      RATHER_THAN,
      (_, not: string, first: string, rest: string) => `${first.toUpperCase()}${rest} instead of ${not}`,
    );
}
