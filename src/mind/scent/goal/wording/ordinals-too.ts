import { isVerb } from '../verbs/index.ts';

const ORDINAL = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\\d{1,2}(?:st|nd|rd|th))';
/** "Tick the first and the last box": two of them, each by its place. */
const BOTH = new RegExp(
  String.raw`\b(\p{L}+)\s+(?:both\s+)?the\s+(${ORDINAL})\s+and\s+(?:the\s+)?(${ORDINAL})\s+(\p{Ll}{3,})(?=\s*(?:[,.;!?]|$)|\s+(?:in|on|of|from|under|to|and|then|but)\s)`,
  'giu',
);
/** A place with nothing behind it that is counted: "close the second". */
const ALONE = new RegExp(
  String.raw`\bthe\s+${ORDINAL}(?=\s*(?:[,.;!?]\s|[.!?]?$)|\s+(?:and|then|but|to|from|into)\s)(?<!\b(?:on|by|until|till|from|to|of|after|before|since)\s+the\s+\S+)`,
  'giu',
);
const COUNTED = new RegExp(
  String.raw`\bthe\s+${ORDINAL}\s+(?!(?:and|one|two|three|four|five|of|time|to|is|are|was|has|that|which|in|on|at|for|from|day|week)\b)(\p{Ll}{3,})\b`,
  'giu',
);

/** A text in which what is told by its place alone is of the kind that was counted before it: "open the third tab and close the second". */
export function ordinalsToo(text: string): string {
  return text
    .replace(BOTH, (found: string, verb: string, one: string, other: string, kind: string) =>
      isVerb(verb.toLowerCase()) ? `${verb} the ${one} ${kind} and ${verb.toLowerCase()} the ${other} ${kind}` : found,
    )
    .replace(ALONE, (found: string, at: number, whole: string) => {
      const kind = [...whole.slice(0, at).matchAll(COUNTED)].at(-1)?.[1];
      return kind ? `${found} ${kind}` : found;
    });
}
