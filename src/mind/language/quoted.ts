/** A text with blanks in the place of what it quotes and of the word that leads up to that ("called “…”"), so that every other word stays where it is. */
export function withoutQuoted(text: string): string {
  return text.replace(/(?:\b(?:called|named|titled|entitled)\s+)?["“][^"”]*["”]/giu, (quote) =>
    ' '.repeat(quote.length),
  );
}
