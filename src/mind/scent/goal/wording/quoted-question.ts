/** A question that stands in quotes. */
const QUOTED = /["“]([^"“”]{8,400}\?)["”]/gu;

/** What stands around a question that somebody else has asked: that it was asked, and that its answer is wanted. */
const FRAME = /\b(?:asks?|asked|asking|question|wants? to know|wonders?|wondering|do(?:es)? not know|don[’']t know)\b/i;
const WANTED =
  /\b(?:tell|give|find|look|need|let|report|what)\b[^.!?]*\b(?:answer|out|up|know|reply)\b|\banswer (?:it|this|that|the question|him|her|them)\b/i;
/** What is to be done with the question itself: then it is said and not asked. */
const SAYS =
  /\b(?:send|post|write|enter|type|put|paste|submit|add|search|message|form|e-?mail|text|field|box|comment|reply with|tick|choose|select|answer with)\b/i;

/** "I was asked this: “How long is it open?” Tell me the answer.": the question itself; any other text stays as it is. */
export function questionOpened(instructions: string): string {
  const quoted = [...instructions.matchAll(QUOTED)];
  const [only] = quoted;
  if (!only || quoted.length > 1) return instructions;
  const around = instructions.replace(only[0], ' . ');
  return FRAME.test(around) && WANTED.test(around) && !SAYS.test(around) ? only[1]! : instructions;
}
