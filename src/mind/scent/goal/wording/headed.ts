/** What a text says that it is, before it says what it asks: "Ticket #12:", "To-do -". */
const HEADING =
  /^\s*(?:(?:please )?note|test(?: case)?|task|ticket|to-?\s?do(?: list)?|bug(?: report)?|issue|scenario|goal|aim|request|case|check|job|errand|mission|assignment|reminder|fyi)(?:\s*#?\d+)?\s*(?::|\s[–—-])\s+(?=\S)/i;
/** A number in the middle of a line before what is one of several to be done. */
const NUMBER = /(?:^|\s)\(?(\d)[.)]\s+(?=\p{L})/gu;

/** A text without what it says of itself ahead of what it asks, each of several that it counts on a line of its own: "To-do: 1) save it 2) set the colour". */
export function withoutHeading(text: string): string {
  const bare = text.replace(HEADING, '');
  const counted = [...bare.matchAll(NUMBER)].map(([, number]) => Number(number));
  const lists = counted.length > 1 && counted.every((number, i) => number === i + 1);
  const told = lists ? bare.replace(NUMBER, (_, number: string) => `\n${number}. `).trim() : bare;
  return told === text ? text : told.replace(/^(?:\d\. )?\p{Ll}/u, (first) => first.toUpperCase());
}
