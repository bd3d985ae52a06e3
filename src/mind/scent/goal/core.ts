import { fold } from '../../language/index.ts';

/** What a description says that the thing shows, says or is about: "the last tram" of "the photograph that shows the last tram". */
const CORE =
  /\b(?:(?:that|which|who) (?:shows?|depicts?|pictures|is about|are about|mentions?|describes?|covers?|explains?|deals? with|says?|tells?(?: (?:you|(?:(?:the|an?|your|our) )?(?:\p{L}+ )?(?:visitors?|guests?|customers?|members?|owners?|parents?|tenants?|residents?|students?|pupils?|people|patients?|passengers?|travellers?|drivers?|volunteers?|staff|users?))(?= (?:whether|how|if|about|what|when|where|why)))?|concerns?)|about|regarding|concerning|titled|entitled)\s+(?:(?:whether|how|if|about|what|when|where|why|to)\s+)*(.+?)(?=\s+(?:and|then|to) \p{Ll}+\b(?: it\b| the\b)|[.,;?!]|$)/u;
const SMALL =
  /\b(?:the|an?|my|your|our|his|her|their|its|i|you|we|they|one|can|may|might|must|should|would|could|is|are|was|were|be|do|does|did|to|of|for|in|on|at|with|from|take|get|have|has)\b/gu;

/** What the description in a clause is about, in its telling words; empty where it describes nothing. */
export function coreOf(clause: string): string {
  const core = CORE.exec(clause)?.[1];
  return core ? fold(core).replace(SMALL, ' ').replace(/\s+/g, ' ').trim() : '';
}
