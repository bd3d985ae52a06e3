import type { Sense, Told } from './sense.ts';

/** What sites do with what they know of somebody. */
const USED =
  /\b(?:adverti\p{L}+|ads|tracking|personali[sz]\p{L}+|profiling|recommendations?|sharing|analytics|location|history)\b/u;
/** What goes on until it is ended. */
const RUNS =
  /\b(?:donations?|payments?|subscriptions?|memberships?|contracts?|polic(?:y|ies)|standing orders?|direct debits?|newspapers?|magazines?|papers?|deliver(?:y|ies)|plan)\b/;

/** What is there already, and so is ordered by putting it in another order: "them", "the laptops", "the list of members". */
const THERE =
  '(?:them|these|those|(?:all |all of )?(?:the |these |those |my |your |our )?(?!(?:an?|one|two|three|four|five|six|some|more|it)\\b)(?:[a-z-]+ ){0,3}?(?:[a-z-]+s|list|table|inbox|page|people)(?: of (?:[a-z-]+ )?[a-z-]+)?)';
/** By when or by what way something is to come: no order of a list. */
const COMING =
  '(?:post|mail|courier|express|phone|card|next|this|tomorrow|today|tonight|noon|midnight|[a-z]*day|air|sea|standard|special|first-class|invoice|cash|the (?:end|weekend)|[0-9])';
/** "Order them by price", "order the songs from longest to shortest", "order these alphabetically". */
export const PUT_IN_ORDER: readonly RegExp[] = [
  new RegExp(`^${THERE} (?:by|according to) (?!${COMING}\\b)`),
  /^(?:the )?\w+ (?:so that|so|such that)\b.*\b(?:first|top|last)\b/,
  new RegExp(
    `^${THERE},? (?:from )?(?:(?:the )?(?:most|least) [a-z]+|[a-z]+est|high|low|new|old|a|earl[a-z]+|late) (?:down |up )?to (?:the )?(?:(?:most|least) [a-z]+|[a-z]+est|high|low|new|old|z|late|early)\\b`,
  ),
  new RegExp(`^${THERE},? (?:alphabetically|chronologically|numerically|in (?:the )?[a-z]+ order)\\b`),
  new RegExp(
    `^${THERE},? (?:with )?(?:the )?(?:most [a-z]+|least [a-z]+|[a-z]+est)(?: ones?)? (?:first|on top|at the top)\\b`,
  ),
];

/** For whom something is got, said before it. */
const FOR_SOMEBODY =
  /^(?:me|us|him|her|them|(?:my|your|our)sel(?:f|ves)|(?:my|your|our|his|her|their|the) (?:\p{L}+ ){1,3}?)\s*(?=(?:an?|one|two|three|four|some|\d+) )/u;

/** "Check that it is there", "check for a cheaper one": what is to be known, and nothing to be ticked. */
const ASKS_WHETHER =
  /^(?:that (?!one\b|box\b|option\b)(?:\S+ ){1,12}?\S+|there (?:is|are)\b|for (?:an?|any|new|the) |on (?:the|my|your|our|his|her) )/;
/** What tells something to whoever looks at it. */
const INFORMS =
  /^(?:the|your|my|our|his|her|its|their) (?:\p{L}+ ){0,2}?(?:weather|forecasts?|reviews?|ratings?|schedules?|time ?tables?|times|news|inbox|messages|mails?|e-?mails|results?|scores?|fees?|rates?|menu|expiry|deadlines?|history|guide|route|traffic|statistics|calendar|diary|progress|tracking|map|details|description|requirements|calories|ingredients|size|weight|length|distance|age|year|number|name|address)(?:\s|$|[.,;])/u;

/** What is checked, got, read, ordered or put somewhere, stopped, cleared or taken off. */
export function getting({ first, pair, rest, second }: Told): Sense | null {
  if (first === 'check') {
    if (/\b(?:box|boxes|checkbox|checkboxes|option|"|«)|\boff\b/.test(rest)) return { verb: 'tick', words: 1 };
    if (ASKS_WHETHER.test(rest)) return { verb: 'learn', words: /^(?:for|on) /.test(rest) ? 2 : 1 };
    if (INFORMS.test(rest)) return { verb: 'learn', words: 1 };
    if (/\b(?:price|cost|status|availab|how|what|when|hours|stock|balance|date|total|opening)\w*/.test(rest))
      return { verb: 'learn', words: 1 };
    return { verb: 'tick', words: 1 };
  }
  if (pair === 'verify that') return { verb: 'learn', words: 2 };
  if (first === 'get' || first === 'obtain') {
    if (/\b(?:refund|money back|reimburse)|\b(?:quote|estimate)s? (?:for|on)\b/.test(rest))
      return { verb: 'transact', words: 1 };
    if (/^(?:\S+ ){0,2}(?:tickets?|seats?|passes)\b(?! (?:prices?|numbers?|office|details|costs?)\b)/.test(rest))
      return { verb: 'buy', words: 1 };
    // An appointment is got by booking it.
    if (
      /^(?:the |your )?(?:(?:very|first|next|earliest|soonest|last|free|available) )*(?:appointment|slot|booking)s?\b(?!'s| (?:number|details|address|confirmation|of your)\b)/.test(
        rest,
      )
    )
      return { verb: 'buy', words: 1 };
    // What is told can be got too: a quote, an overview. Whom it is for changes nothing of what it is: "get your cat an appointment".
    if (
      /^(?:an?|one|two|three|four|some|\d+) (?!.*\b(?:quotes?|overview|list|idea|look|summary|answer|estimate)\b)/.test(
        rest.replace(FOR_SOMEBODY, ''),
      )
    )
      return { verb: 'buy', words: /^me /.test(rest) ? 2 : 1 };
    return { verb: 'learn', words: 1 };
  }
  // A setting is turned off; a person or an account is not.
  if (
    /^(?:de)?activate$/.test(first) &&
    /\b(?:users?|members?|accounts?|cards?|codes?|customers?|employees?)\b/.test(rest)
  )
    return { verb: 'transact', words: 1 };
  // What is read stands on a page of its own.
  if (
    first === 'read' &&
    /^(?:the |an? )?(?:\w+ )?(?:story|article|post|interview|report|essay|chapter|letter|piece)\b/.test(rest)
  )
    return { verb: 'reach', words: 1 };
  if (first === 'order' && PUT_IN_ORDER.some((order) => order.test(rest))) return { verb: 'sort', words: 1 };
  if ((first === 'place' || first === 'make') && /\b(?:order|purchase)\b/.test(rest)) return { verb: 'buy', words: 1 };
  if (
    (first === 'complete' || first === 'finish') &&
    /^(?:\p{L}+ ){0,3}(?:purchase|order|checkout|payment|booking)\b(?! in which)/u.test(rest)
  )
    return { verb: 'buy', words: 1 };
  // What goes into a folder is put there, and not typed.
  if (
    first === 'put' &&
    /\bin(?:to)? (?:the|your|my|a) (?:\p{L}+ )?(?:album|folder|playlist|category|collection|archive|group)\b/u.test(
      rest,
    )
  )
    return { verb: 'transact', words: 1 };
  if (first === 'put' || first === 'add' || first === 'place') {
    if (/\b(?:cart|basket|bag|trolley|wish ?list|favou?rites)\b/.test(rest)) return { verb: 'add', words: 1 };
    if (first !== 'put') return { verb: 'transact', words: 1 };
  }
  // A payment that runs is ended by whoever takes it, and not by a button called "Stop".
  if (first === 'do' && /^(?:exactly )?(?:what|as)\b/.test(rest)) return { verb: 'transact', words: 1 };
  // "Lower the bedroom to 15 degrees": what is set by a number.
  if (
    /^(?:lower|raise|increase|reduce|decrease)$/.test(first) &&
    /\bto \d[\d.,]* ?(?:degrees|°|%|per ?cent)/.test(rest)
  )
    return { verb: 'enter', words: 1 };
  if (first === 'stop' && RUNS.test(rest)) return { verb: 'transact', words: 1 };
  // What a site does with one's data is a setting, and so is who may see what is one's own.
  if (first === 'stop' && USED.test(rest)) return { verb: 'untick', words: 1 };
  if (first === 'stop')
    return {
      verb: /\b(?:from|being|getting|receiving|sending|emails?|e-mails?|notifications?|newsletters?|adverts?|texts?|messages|letters|reminders?|calls|alerts?|summar(?:y|ies)|updates|digests?|sounds)\b/.test(
        rest,
      )
        ? 'untick'
        : 'press',
      words: /^(?:receiving|getting|sending)$/.test(second) ? 2 : 1,
    };
  if (first === 'clear' && !/\b(?:check ?box|option|selection)/.test(rest)) return { verb: 'press', words: 1 };
  if (first === 'take' && (second === 'off' || second === 'away' || /\s(?:off|away)[.!]?$/.test(rest)))
    return { verb: 'remove', words: second === 'off' || second === 'away' ? 2 : 1 };
  if (/^double-?click$/.test(first) || pair === 'double click')
    return { verb: 'press', words: pair === 'double click' ? 2 : 1 };
  return null;
}
