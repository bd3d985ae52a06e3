import { fold } from '../../language/index.ts';

/** How a question asks for a value, and how the value itself looks among other words. */
const VALUES: ReadonlyArray<readonly [asked: RegExp, value: RegExp]> = [
  [
    /\bhow (?:long|soon|fast)\b|\bduration\b/,
    /\d+(?:\s*(?:-|–|to)\s*\d+)?\s*(?:working |business )?(?:minutes?|mins?|hours?|days?|weeks?|months?|years?)\b/gi,
  ],
  [/\bhow many\b|\bnumber of\b/, /\d{1,3}(?:[,']\d{3})+|\d+(?:\.\d+)?/g],
  [/\b(?:price|costs?|how much|total|fee|amount)\b/, /[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[€£$]/g],
  [
    /\b(?:number|no|code|id|reference|key|pin|token)\b/,
    /(?<![\p{L}\p{N}-])(?=[\p{L}\p{N}-]*\d)[\p{L}\p{N}#][\p{L}\p{N}-]*/gu,
  ],
];

/** The value that an answering line gives, without the name before it: "Team: Drum" gives "Drum". */
function afterName(line: string): string {
  return line.replace(/^[^:]{1,30}:\s+/, '').trim();
}

/** Of a line that answers what one would write into a field: "Order no. R-44896" gives the number, "Ships within 2 days" the days. */
export function valueIn(line: string, question: string): string {
  const told = afterName(line);
  const kind = VALUES.find(([asked]) => asked.test(fold(question)))?.[1];
  const found = kind ? told.match(kind) : null;
  return found?.length === 1 ? found[0].trim() : told;
}
