import { putQuotes } from './quotes.ts';

/** "A, B and C" as things to choose one by one. */
export function itemsOf(object: string, strings: readonly string[]): string[] {
  const parts = object
    .replace(/(\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?), (?=\d{4}\b)/gu, '$1 ')
    .split(/\s*,\s*(?:and\s+)?(?:then\s+)?|\s+and\s+(?:then\s+)?(?:the\s+)?/i)
    .map((part) =>
      putQuotes(part, strings)
        .replace(/^(?:the|a|an)\s+/i, '')
        .replace(/^(?:date|day|box|boxes|word|words)\s+(?=\S)/i, '')
        .trim(),
    );
  return parts.filter(Boolean);
}
