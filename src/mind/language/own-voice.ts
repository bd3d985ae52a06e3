/**
 * A task speaks to the person ("tell them that your parcel came open"); what the person writes of themselves is in their
 * own voice ("My parcel came open."). Words that stand in quotation marks are somebody's words and stay as they are.
 */

/** Words before "you" after which it is who something is done to or for, unless a verb of its own follows. */
const BEFORE_OBJECT =
  /^(?:to|for|with|from|of|by|on|about|behind|beside|near|around|without|against|at|between|upon|towards?|call|calls|called|ring|rings|rang|tell|tells|told|let|lets|give|gives|gave|send|sends|sent|text|texts|e-?mail|emails|contact|contacts|help|helps|helped|show|shows|ask|asks|asked|meet|meets|met|visit|visits|see|sees|saw|reach|reaches|charge|charged|owe|owes|write|writes|wrote|phone|phones|remind|reminds|pick|picks|take|takes|took|bring|brings|brought|offer|offers|offered|cost|costs|make|makes|made|kept|keep|keeps|left|leave|leaves|refund|refunds|refunded|inform|informs|notify|notifies|wake|wakes|bothers?|suits?|allow|allows|allowed)$/i;
/** Verbs that go with a subject: after one of these "you" is who does it, whatever stands before. */
const FINITE =
  /^(?:are|were|was|have|had|has|will|would|can|could|may|might|must|should|shall|do|did|does|need|want|like|live|know|think|cannot|can['’]t|don['’]t|didn['’]t|won['’]t|wouldn['’]t|couldn['’]t|aren['’]t|weren['’]t|haven['’]t|hadn['’]t|never|also|always|still|just|already|only)$/i;

const FIXED: ReadonlyArray<[RegExp, string]> = [
  [/\b((?:to|for|with|from|of|by|on|about|between) )you and /gu, '$1me and '],
  [/\b[Yy]ou and ([Yy]our \p{Ll}+(?: \p{Lu}[\p{L}'’-]+)?|\p{Lu}[\p{L}'’-]+)/gu, '$1 and I'],
  [/\byou are both\b/gi, 'we are both'],
  [
    /\b(one|two|three|four|five|six|seven|eight|both|all|some|none|each|any|most|neither|either|the rest) of you\b/gi,
    '$1 of us',
  ],
  [/\byou (both|all)\b/gi, 'we $1'],
  [/\byou(?:['’]re| are)\b/gi, 'I am'],
  [/\byou were\b/gi, 'I was'],
  [/\byou aren['’]t\b/gi, 'I am not'],
  [/\byou weren['’]t\b/gi, 'I was not'],
  [/\b(are) you(?= )/gi, 'am I'],
  [/\bwere you(?= )/gi, 'was I'],
  [/\byou['’](ve|d|ll)\b/gi, "I'$1"],
  [/\byourself\b/gi, 'myself'],
  [/\byourselves\b/gi, 'ourselves'],
  [/\byours\b/gi, 'mine'],
  [/\byour\b/gi, 'my'],
];

/** Text with what is quoted in it left alone. */
function outsideQuotes(text: string, change: (part: string) => string): string {
  return text
    .split(/(["“«][^"”»]*["”»])/)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}

function pronoun(text: string): string {
  return text.replace(
    /(\S+\s+)?\byou\b(?=(\s+\S+)?)/gi,
    (_found, before: string | undefined, after: string | undefined) => {
      const previous = (before ?? '').trim().replace(/^\P{L}+/u, '');
      const next = (after ?? '').trim().replace(/\P{L}+$/u, '');
      const isObject = BEFORE_OBJECT.test(previous) && !FINITE.test(next);
      return `${before ?? ''}${isObject ? 'me' : 'I'}`;
    },
  );
}

/**
 * What a task tells the person of themselves, as the person says it: "you left your scarf" is "I left my scarf".
 *
 * @param text words of a task, with or without what is quoted in them
 * @returns the same words in the first person; text that speaks to nobody comes back unchanged
 */
export function inOwnVoice(text: string): string {
  if (!/\byou(?:r|rs|rself|rselves)?\b/i.test(text)) return text;
  return outsideQuotes(text, (part) => {
    const worded = pronoun(FIXED.reduce((said, [from, to]) => said.replace(from, to), part));
    return /^\p{Lu}/u.test(part) ? `${worded.charAt(0).toUpperCase()}${worded.slice(1)}` : worded;
  });
}

const AUXILIARY = 'is|are|was|were|am|can|could|will|would|may|might|must|should|shall|has|have|had|does|do|did';
/** "When I could start": what is asked, who, by which verb, and the rest. */
const ASKED = new RegExp(
  String.raw`^(?:(if|whether)|((?:when|where|why|how(?: (?:much|many|long|often|soon|far|early|late))?|what(?: time| day)?|which)(?: (?!${AUXILIARY}\b)\p{Ll}+)??))\s+((?:I|we|he|she|it|they|there|this|that|(?:the|my|our|a|an|any|his|her|their) (?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+|(?:\p{Lu}[\p{L}'’-]+ ?){1,3}[\p{Ll}]*))\s+(${AUXILIARY})\b\s*(.*)$`,
  'u',
);

/**
 * A question that a task reports, as one asks it: "when you could start" is "When could I start?".
 *
 * @param clause what is asked, beginning with "if", "whether" or a question word
 * @returns a question where the clause can be turned into one, else what the person would like to know
 */
export function asQuestion(clause: string): string {
  const own = inOwnVoice(clause.trim().replace(/[\s.?!,;:]+$/, ''));
  const [, whether, word, who = '', verb = '', rest = ''] = ASKED.exec(own) ?? [];
  // "If they have it in blue": a verb of its own and none that goes with another.
  const owns =
    /^(?:has|have|had|does|do|did)$/.test(verb) && !/^(?:been|had|not|ever|already|\p{Ll}+(?:ed|en))\b/u.test(rest);
  if ((!whether && !word) || owns) return `I would like to know ${own}.`;
  const parts = [word, verb, who.trim(), rest].filter(Boolean).join(' ');
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}?`;
}
