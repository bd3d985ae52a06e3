import { fold } from '../../language/index.ts';

/** "3 results found", "1-12 of 86 products": what a list says of itself, and not of anything in it. */
const OF_LIST =
  /^(?:(?:we )?found |showing |about )?[\d.,]+(?:\s?[-–]\s?[\d.,]+)?(?: of [\d.,]+)?(?: \p{L}+){1,3} (?:found|shown|match\w*)\b|^(?:showing |about )?[\d.,]+(?:\s?[-–]\s?[\d.,]+)?(?: of [\d.,]+)? (?:results?|hits?|match(?:es)?|items?)\b|^(?:found |showing |about )?[\d.,]+(?:\s?[-–]\s?[\d.,]+)? of [\d.,]+ \p{L}+(?=$|[\s,.:])|^(?:found|showing) [\d.,]+\b/u;
const ASKS_OF_LIST = /\bhow many\b.*\b(?:found|results?|hits?|there|listed|shown|matches)\b/;

/** Whether a line only says how many a list holds, for who asks for something else. */
export function isOfList(line: string, question: string): boolean {
  return OF_LIST.test(fold(line)) && !ASKS_OF_LIST.test(fold(question));
}
