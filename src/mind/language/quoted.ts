/** A text with blanks in the place of what it quotes, so that every other word stays where it is. */
export function withoutQuoted(text: string): string {
  return text.replace(/["“][^"”]*["”]/gu, (quote) => ' '.repeat(quote.length));
}
