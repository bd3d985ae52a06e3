/** What compares two, and what the one of them is then. */
const ENDS: Readonly<Record<string, string>> = {
  cheaper: 'cheapest',
  dearer: 'most expensive',
  'more expensive': 'most expensive',
  'less expensive': 'cheapest',
  older: 'oldest',
  newer: 'newest',
  'more recent': 'most recent',
  larger: 'largest',
  bigger: 'biggest',
  smaller: 'smallest',
  longer: 'longest',
  shorter: 'shortest',
  faster: 'fastest',
  quicker: 'quickest',
  higher: 'highest',
  lower: 'lowest',
  heavier: 'heaviest',
  lighter: 'lightest',
  nearer: 'nearest',
  closer: 'closest',
  taller: 'tallest',
  wider: 'widest',
  narrower: 'narrowest',
  deeper: 'deepest',
  quieter: 'quietest',
  louder: 'loudest',
  earlier: 'earliest',
  later: 'latest',
  'better rated': 'best rated',
  'higher rated': 'highest rated',
};
const MORE = Object.keys(ENDS).join('|');
/** "The cheaper of the two hotels", "the older of them". */
const OF_TWO = new RegExp(
  String.raw`\bthe\s+(${MORE})(?:\s+one)?\s+of\s+(?:(?:the|my|your|our|these|those)\s+)?(?:two|pair\s+of)\s+(\p{Ll}[\p{Ll}-]*?)(s|es)?(?=[.,;:!?)]|$|\s)(?!\s+\p{Ll}{3,}s\b)`,
  'giu',
);
/** "The cheaper one": of two things that were spoken of. "The later one" may be any that comes after. */
const ONE_OF_TWO = new RegExp(
  String.raw`(?<!\b(?:with|by|for|to|into|than)\s+)\bthe\s+(?!earlier|later)(${MORE})\s+one(?=[.,;:!?)]|$|\s+(?:and|then|for|to|in|on)\b)`,
  'giu',
);

/** A text in which the one of two that is more of something than the other is the one that is most. */
export function mostOfTwo(text: string): string {
  const end = (more: string) => ENDS[more.toLowerCase().replace(/\s+/g, ' ')]!;
  return text
    .replace(OF_TWO, (_, more: string, kind: string, many = '') => {
      const one = /(?:x|ch|sh|ss)$/.test(kind) || many === '' ? kind : `${kind}${many === 'es' ? 'e' : ''}`;
      return `the ${end(more)} ${one}`;
    })
    .replace(ONE_OF_TWO, (_, more: string) => `the ${end(more)} one`);
}
