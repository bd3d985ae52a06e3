const BEST = String.raw`(?:most|least|cheapest|dearest|nearest|closest|latest|earliest|newest|oldest|longest|shortest|biggest|largest|smallest|highest|lowest|best|fastest|quickest|lightest|heaviest|\p{Ll}{3,}est)`;
/** "Of all the places where …, choose the one that …". */
const OUT_OF = new RegExp(
  String.raw`(?<=^|[.!?;]\s+)(?:Out of|Of|From|From among|Among)\s+(?:all\s+)?(?:of\s+)?(?:the|your|my|our|their)\s+([^,.;:]+?),\s+(\p{Ll}+(?:\s(?:out|up))?)\s+(?:the one|the)\s+(that|which|who|with|without|whose|from|for|in|at|${BEST})\b(?:\s+one\b)?`,
  'giu',
);
/** "One cordless drill in the basket: the cheapest one that …". */
const NAMELY = new RegExp(
  String.raw`\b((?:one|an?)\s+)([^,.;:«»]{2,50}?)(\s+(?:in|into|to|on)\s+(?:the|your|my)\s+[\p{Ll} ]{3,25})?\s*(?::|,|\s[–—])\s+(?:namely\s+)?the\s+((?:\p{Ll}+\s+)?${BEST})(?:\s+one)?(\s+(?:that|which|with|for|under|in|of)\s[^.;:]+)?(?=[.;]|$)`,
  'giu',
);

/** One of several things: "place in town" of "places in town". */
export function singular(noun: string): string {
  const [first = '', ...rest] = noun
    .replace(/^(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\s+/i, '')
    .split(/(?=\s(?:in|of|on|at|for|where|that|which|with|who|from|near)\s)/);
  const one = first
    .replace(/([^s])s$/, '$1')
    .replace(/ie$/, 'y')
    .replace(/(ch|sh|x|ss)e$/, '$1');
  return [one, ...rest].join('');
}

/** "The one of his open jobs that is due first". */
const ONE_OF = /\bthe one of (the|his|her|their|your|my|our|these|those) ([^,.;]+?)(?=\s(?:that|which|who|with)\s)/giu;

/** "Chess and Sailing as the only topics", "Chess and Sailing and nothing else". */
const AS_ONLY =
  /\b(select|choose|pick|tick|check|mark)\s+([^.;:]+?)\s+(?:as\s+(?:the|your|my)\s+only\s+\p{L}+|and\s+(?:nothing else|no others?|none of the others?))/giu;

/** What is chosen out of several, in one phrase: "the place in town that closes latest" for "of the places in town, the one that closes latest". */
export function inOnePhrase(text: string): string {
  return text
    .replace(AS_ONLY, '$1 only $2')
    .replace(ONE_OF, (_, whose: string, many: string) => `${whose.replace(/^th[eo]se$/i, 'the')} ${singular(many)}`)
    .replace(OUT_OF, (_, many: string, act: string, how: string) => {
      const verb = /^take$/i.test(act) ? 'choose' : act;
      const command = `${verb[0]!.toUpperCase()}${verb.slice(1)}`;
      return /^(?:that|which|who|with|without|whose|from|for|in|at)$/i.test(how)
        ? `${command} the ${singular(many)} ${how}`
        : `${command} the ${how} ${singular(many)}`;
    })
    .replace(
      NAMELY,
      (_, _one: string, thing: string, place = '', best: string, tail = '') => `the ${best} ${thing}${tail}${place}`,
    );
}
