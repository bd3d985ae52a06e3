/** "Of all the rooms, which one is the largest?": which of the rooms. */
const OF_ALL =
  /^(?=[^?]*\?\s*$)(?:Of|Among|Out of|From|In)\s+(?:all\s+(?:of\s+)?)?((?:the|my|your|our|these|those)\s[^,?]{2,60}?),?\s+which\s+(?:one|ones|of\s+(?:them|these|those))?\s*(?=\p{Ll})/u;
const ASKS = /^(?:which|who|what|how|when|where)\b[^?]*\?$/i;
/** "Find the cheapest bike": which of them is looked for. */
const LOOKS = /^(?:please\s+)?(?:find|look for|locate)\s+(the\s[^,.;:]+)\.$/iu;
/** "Give me the price of the blue one". */
const GIVES =
  /^(?:please\s+)?give\s+(?:me|us)\s+the\s+((?:[\p{L}’'-]+\s+){0,2}?[\p{L}’'-]+)\s+(of|for)\s+((?:the|my|our)\s[^.!?]+)[.!]*$/iu;
/** "Give me its number", "report the e-mail address of whoever placed it": what of the thing is wanted. */
const OF_IT =
  /^(?:(?:please|and|then)\s+)?(?:give|tell|name|state|report|say|write|return|provide|note|answer|reply|respond)(?:\s+down)?(?:\s+(?:to\s+)?(?:me|us))?(?:\s+with)?(?:\s+(?:only|just))?\s+(?:its|the|their|his|her)\s+((?:[\p{L}’'-]+\s+){0,2}?[\p{L}’'-]+)(?:\s+(?:of|for)\s+(?:it|them|him|her|that|this|the\s[^.!?]*|whoever\s[^.!?]*|whom\s[^.!?]*))?(?:\s+only|\s+please)?[.!]*$/iu;
/** What a question for the thing itself is answered with anyway. */
const NAME = /^(?:(?:user|full|first|last|family|product|exact)?\s?names?|username|titles?|answer|result|one)$/i;
const FIGURE = /^(?:exact\s)?(?:amount|price|figure|number|sum|total|cost|count|value)$/i;
const ASKS_FIGURE = /^(?:how (?:much|many)|what (?:does|do|is the (?:price|cost|total|number)))\b/i;
/** "There is no need to write", "you need not call": what is not to be done. */
const NO_NEED =
  /(?<=^|[.!?;,]\s+|\band\s+)(?:there(?:'s| is)\s+|it(?:'s| is)\s+)?(?:no need|not necessary)(?:\s+for\s+(?:you|me|us))?\s+to\s+(?=\p{L})|(?<=^|[.!?;]\s+)(?:you|we|i)\s+(?:need not|needn't|(?:do not|don't)\s+(?:need|have)\s+to)\s+(?=\p{L})/giu;

const lowered = (text: string) => `${text[0]!.toLowerCase()}${text.slice(1)}`;

function joined(question: string, after: string): string | null {
  const noun = OF_IT.exec(after)?.[1];
  if (!noun) return null;
  const looked = LOOKS.exec(question)?.[1];
  if (looked) return NAME.test(noun) ? null : `What is the ${noun} of ${looked}?`;
  if (!ASKS.test(question)) return null;
  if (NAME.test(noun) || (FIGURE.test(noun) && ASKS_FIGURE.test(question))) return question;
  return /^(?:which|who)\s/i.test(question) ? `What is the ${noun} of ${lowered(question)}` : null;
}

/**
 * A question for one of several things, and behind it what of that is to be told, as the one question that they are: "which is the oldest?
 * Give me its number". What need not be done is told as what is not to be done.
 */
export function inOneQuestion(text: string): string {
  const told = text.replace(NO_NEED, (found) => (/^\p{Lu}/u.test(found) ? 'Do not ' : 'do not '));
  const parts = told.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const out: string[] = [];
  for (const part of parts) {
    const before = out.at(-1) ?? '';
    const one = joined(before, part);
    if (one === null)
      out.push(
        part.replace(OF_ALL, (_, things: string) => `Which of ${things} `).replace(GIVES, 'What is the $1 $2 $3?'),
      );
    else out[out.length - 1] = one;
  }
  return out.length === parts.length && told === text && out.every((part, i) => part === parts[i])
    ? text
    : out.join(' ');
}
