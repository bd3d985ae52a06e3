/** A question that stands behind a colon to the end of the text. */
const QUESTION = String.raw`(?=(?:(?:in|on|at|until|till|by|from|to|for|of|with|since) )?(?:which|who|whose|whom|what|how|when|where|why|is|are|does|do|can|may)\b[^?]*\?\s*$)`;
/** What is to be done before it can be answered: "Search the help pages: how long …?". */
const DONE_FIRST = new RegExp(
  String.raw`^((?:please\s+)?(?:search|sort|filter|show|list|order|open|go to|compare)\s[^:.?!"“«]{2,80}?):\s+${QUESTION}`,
  'iu',
);
/** Where it is answered: "Look in the timetable: when …?". */
const LOOKED_UP = new RegExp(
  String.raw`^(?:please\s+)?(?:look|check|consult|see|read)(?:\s+(?:in|at|on|through|up))?\s+((?:the|your|our|my)\s[^:.?!"“«]{2,40}?):\s+${QUESTION}`,
  'iu',
);

/** A question behind what leads up to it as a sentence of its own: what is to be done first, or where it is told. */
export function askedBehind(text: string): string {
  const [lead, first] = DONE_FIRST.exec(text) ?? [];
  if (!lead) return text.replace(LOOKED_UP, 'In $1: ');
  const question = text.slice(lead.length);
  return `${first}. ${question[0]!.toUpperCase()}${question.slice(1)}`;
}
