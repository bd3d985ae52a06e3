/** "What's the fee", "where's the nearest one": a question word with the verb run into it. */
const RUN_IN = /\b(what|who|where|when|how|why|which)['’](?:s|re)\b(?=\s)/giu;

/** A text in which question words and their verbs stand apart, but for what it puts in quotes. */
export function spelledOut(text: string): string {
  return text.replace(RUN_IN, (found, word: string, at: number) => {
    const before = text.slice(0, at);
    const open = (before.match(/[“«]/g)?.length ?? 0) > (before.match(/[”»]/g)?.length ?? 0);
    const inQuotes = open || (before.match(/"/g)?.length ?? 0) % 2 === 1 || /(?:^|\s)['‘]$/.test(before);
    return inQuotes ? found : `${word} ${/re$/.test(found) ? 'are' : 'is'}`;
  });
}
