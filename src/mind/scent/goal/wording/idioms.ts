/** Things of which one says "take it back" and means that it is no longer asked for. */
const ASKED_FOR =
  '(?:requests?|applications?|offers?|bids?|complaints?|votes?|statements?|claims?|invitations?|nominations?)';
const POINTS = '(?:it|them|this|that|these|those)';
const MEASURE = String.raw`\d[\d.,]*\s*(?:degrees?(?:\s+c\p{L}+)?|°\s?[cf]?|per\s?cent|%)`;

/**
 * Everyday turns of phrase in which the verb alone misleads, said with the verb that is meant. They are tried one after the other on a
 * single command.
 */
const IDIOMS: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /^(tick|check|mark|untick|uncheck)\s+(?:the|this|a)\s+(?:(?:tick|check)\s?)?box\s+(?:to\s+(?:say|confirm|show|declare|agree|state)(?:\s+that)?|(?:which|that)\s+says(?:\s+that)?|saying(?:\s+that)?|next\s+to|beside|about|for|by)\s+/iu,
    '$1 ',
  ],
  [/^(?:put|set)\s+(it|this|that|them)\s+right\b/iu, 'correct $1'],
  [
    /^describe\s+(?:it|this|that|them|yourself|the\s+(?:problem|issue|fault|item))\s+as\s+(?=«)/iu,
    'enter the description ',
  ],
  [/^describe\s+(.+?)\s+as\s+(?=«)/iu, 'set the description of $1 to '],
  [
    /^(?:arrange|organi[sz]e)\s+(?:that|for)\s+(.+?)\s+(?:is|are|gets?|to\s+be|will\s+be|can\s+be)\s+(?:collected|fetched|picked\s+up|taken\s+away)\b/iu,
    'arrange a collection of $1',
  ],
  [/^turn\s+(.*\b(?:offer|request|invitation|application|proposal|it|them|this|that)\b.*?)\s+down$/iu, 'decline $1'],
  [/^take\s+(?:down\s+(.+)|(.+?)\s+down)$/iu, 'remove $1$2'],
  [/^turn\s+down\s+(?=.*\b(?:offer|request|invitation|application|proposal)\b)/iu, 'decline '],
  // "Search for lamps and take the cheapest": of those that are shown.
  [
    /^take\s+(the\s+(?:(?:first|second|third|fourth|last|best|\p{L}{3,}est)|(?:most|least)\s+\p{L}+))(?:\s+one)?$/iu,
    'choose $1 one',
  ],
  // "Pull up the log book", "check out the new offers", "take a look at the menu": it is to be before one.
  [
    /^(?:pull|bring|call)\s+up\s+(?=(?:the|your|my|our|all|an?)\s)(?!.*\s(?:to\s\d|with\s(?:the|your|my|our)\s))/iu,
    'open ',
  ],
  [/^check\s+out\s+(?=(?:what|when|where|which|who|how)\b)/iu, 'find out '],
  [
    /^check\s+out\s+(?!.*\s(?:to|until|till|with|as|by)\s)(?=(?:the|your|my|our|this|that)\s(?!(?:[\p{L}-]+\s){0,2}?(?:basket|cart|bag|trolley|orders?|purchases?|items?|books?|cop(?:y|ies)|rooms?|bikes?|cars?|lamps?)\b))/iu,
    'open ',
  ],
  [/^(?:have|take)\s+an?\s+(?:\p{L}+\s+)?look\s+(?:at|through|over|around|inside|into)\s+/iu, 'view '],
  [/^(?:jump|skip|hop|head)\s+(?:(?:over|straight|right|directly|ahead)\s+)*to\s+/iu, 'go to '],
  [/^(?:take|bring|lead|get)\s+(?:me|us)\s+(?:back\s+|straight\s+)?to\s+(?=\S)/iu, 'go to '],
  [/^(?:continue|proceed|carry\s+on|move\s+on)\s+(?:on\s+)?to\s+(?=\S)/iu, 'go to '],
  [/^(?:track\s+down|get\s+hold\s+of)\s+/iu, 'find '],
  [
    /^put\s+in\s+(?=(?:an?|the|my|your)\s(?:[\p{L}-]+\s){0,3}?(?:complaint|request|claim|application|bid|offer|appeal|objection)\b)/iu,
    'file ',
  ],
  [
    /^[Cc]heck\s+(me|us|yourself|him|her|them|both|(?:both|all|the)\s(?:\p{L}+\s)?passengers|\p{Lu}\S+(?:\s\p{Lu}\S+)*)\s+in(?=$|\s+(?:for|to|at|online|on)\b)/u,
    'check in for $1',
  ],
  [/^call\s+off\b/iu, 'cancel'],
  [/^call\s+(\S.*?)\s+off(?=$|[,;]|\s+(?:and|because|as|for|since)\b)/iu, 'cancel $1'],
  [/^have\s+(?:someone|somebody|them|him|her)\s+(?:call|ring|phone)\s+(?:you|me)\b/iu, 'request a call'],
  [/^(?:say|answer)\s+yes\s+to\b/iu, 'accept'],
  [/^(?:say|answer)\s+no\s+to\b/iu, 'decline'],
  [
    /^(?:give|grant)\s+(.+?)(?:\s+(?:read|write|edit|editing|view|viewing|full|guest|limited|read-only|admin))*\s+access\s+to\s+(.+)$/iu,
    'share $2 with $1',
  ],
  [/^write\s+back\s+to\b/iu, 'reply to'],
  [/^(?:strike|cross)\s+(.+?)\s+(?:off|from)\s+/iu, 'remove $1 from '],
  [/^take\s+(it|them|this|that)\s+off\s+/iu, 'remove $1 from '],
  [/^hand\s+in\b/iu, 'file'],
  [/^hand\s+((?:the|your|my|our|an?|it|them|this|that)\b.*?)\s+in(?=$|[,;]|\s+(?:so|and|to|for|by)\b)/iu, 'file $1'],
  [/^(?:get\s+rid\s+of|do\s+away\s+with|bin|trash)\s+/iu, 'remove '],
  [
    /^(?:put|throw|send|drop|place)\s+(.+?)\s+(?:in|into|to)\s+(?:the|my|your|our)\s+(?:trash(?:\s+can)?|(?:recycle\s+|waste\s+)?bin|dustbin|rubbish|garbage|waste(?:\s?(?:basket|paper\s+basket))?)$/iu,
    'remove $1',
  ],
  [new RegExp(`^(?:take|pull)\\s+back\\s+(.*\\b${ASKED_FOR}\\b.*)$`, 'iu'), 'withdraw $1'],
  [
    new RegExp(
      `^(?:take|pull)\\s+((?:the|your|my|our|his|her|their|that|this)\\s.*?\\b${ASKED_FOR}\\b.*?)\\s+back$`,
      'iu',
    ),
    'withdraw $1',
  ],
  [
    /^(?:get|bring)\s+(?!.*\b(?:money|deposit|fare|fee|refund|pounds?|euros?|dollars?|tax|cash|sum)\b)((?:it|them|this|that|the|your|my|our|both)\b.*?)\s+back(?:\s+(?:again|out)|\s+(?:from|out of)\s+(?:the\s+)?(?:bin|trash|archive|recycle bin))?$/iu,
    'restore $1',
  ],
  // What was only booked is not brought anywhere.
  [
    /^(?:return|give\s+back)\s+((?:the|your|my|our|that|this)\s(?:[\p{L}-]+\s){0,2}?(?:tickets?|bookings?|reservations?|seats?|appointments?|slots?)\b.*)$/iu,
    'cancel $1',
  ],
  [
    /^give\s+((?:the|your|my|our|that|this)\s(?:[\p{L}-]+\s){0,2}?(?:tickets?|bookings?|reservations?|seats?|appointments?|slots?)\b.*?)\s+back$/iu,
    'cancel $1',
  ],
  [/^give\s+(her|him|them)\s+back\s+(.+)$/iu, 'return $2 to $1'],
  [/^give\s+(?!back\b)(.+?)\s+back$/iu, 'return $1'],
  [/^(?:bring|get|put)\s+(.+?)\s+up\s+to\s+date(?=$|[,;]|\s+and\b)/iu, 'update $1'],
  [/^(?:put|push|move)\s+(.+?)\s+back\s+by\s+/iu, 'postpone $1 by '],
  [
    /^(?:say|state|mention|write|put|note)\s+(?:in|on)\s+((?:your|my|our|the)\s(?:\p{L}+\s?){1,2}?)\s*that\s+(.+)$/iu,
    'update $1: $2',
  ],
  [
    /^(?:show|mark|note|say|state|indicate)\s+(?:on|in|at)\s+((?:your|my|our|the)\s(?:[\p{L}-]+\s){1,4}?)that\s+(?:it|this|they|the\s+(?:matter|thing|case|question|problem|issue|job|work|item))\s+(?:is|are|has\s+been|have\s+been|was)\s+(.+)$/iu,
    'mark $1as $2',
  ],
  [/^leave\s+((?:the|your|my)\s(?!rest\b|others?\b).+?)\s+open(?:\s+for\s+(?:me|us|you))?$/iu, 'open $1'],
  [
    /^(?:put|set|lay)\s+(.+?)\s+(?:by|aside)\s+for\s+(?:later|another (?:day|time)|tonight|the weekend)\b/iu,
    'save $1 for later',
  ],
  // "Put one packet by for me", "keep a bunk for us": it is reserved.
  [
    /^(?:put|set|lay)\s+(?!by\b|aside\b)(.+?)\s+(?:by|aside)(?=$|\s+(?:for|until|till|in|on)\b)(?:\s+for\s+(?:me|us|you|him|her|them)\b)?/iu,
    'reserve $1',
  ],
  [/^(?:keep|hold|save)\s+(an?\s.+?|one\s.+?|two\s.+?|\d+\s.+?)\s+for\s+(?:me|us|you)\b/iu, 'reserve $1'],
  // "Put the mode on Manual": one of the states that it has.
  [
    /^(?:[Pp]ut|[Ss]witch|[Tt]urn)\s+(the\s+(?:\p{Ll}+\s){0,2}\p{Ll}+)\s+(?:on|to|at)\s+(?=(?:"|«|\p{Lu}\p{L}*(?:\s\p{L}+){0,2}$))/u,
    'set $1 to ',
  ],
  // "Say that it is mine": who says so claims it.
  [
    /^(?:say|tell them|state|declare)\s+(?:that\s+)?(it|this|that|they|the\s.+?)\s+(?:is|are)\s+(?:mine|yours|ours)$/iu,
    'claim $1',
  ],
  // "Put the piece down by one tone", "turn the sound up by two".
  [
    /^(?:put|bring|take|move|turn|shift|set)\s+(.+?)\s+down\s+(?:by\s+)?(?=(?:an?|one|half|two|three|\d)\s)/iu,
    'lower $1 by ',
  ],
  [
    /^(?:put|bring|take|move|turn|shift|set)\s+(.+?)\s+up\s+(?:by\s+)?(?=(?:an?|one|half|two|three|\d)\s)/iu,
    'raise $1 by ',
  ],
  [/^make\s+(.+?)\s+(?:run\s+|last\s+)?longer$/iu, 'extend $1'],
  [/^make\s+(.+?)\s+shorter$/iu, 'shorten $1'],
  [/^put\s+off\s+(.+?)\s+(?:to|until|till)\s+/iu, 'postpone $1 to '],
  [
    /^put\s+(it|that|this|them)\s+on\s+(?=(?:\p{L}+day|\d{1,2}(?:st|nd|rd|th)?|the\s\d{1,2}(?:st|nd|rd|th))\b)/iu,
    'move $1 to ',
  ],
  [/^(?:put|place)\s+(an?\s+(?:ad|advert|advertisement|notice|listing))\s+(?:up\s+)?(?=(?:for|about)\b)/iu, 'post $1 '],
  [/^put\s+(.+?)\s+off\s+(?:to|until|till)\s+/iu, 'postpone $1 to '],
  // "Put it back to automatic": a state, and neither a day nor a place.
  [
    /^(?:put|set|turn|switch|change|bring)\s+(.+?)\s+back\s+to\s+(?=\p{Ll})(?!(?:the|its|my|your|our|an?|where|what|noon|midnight|half|quarter|tomorrow|today|next|last|first|\p{L}+day)\b)/u,
    'set $1 to ',
  ],
  [/^(?:put|push|bring)\s+(.+?)\s+(?:back|forward)\s+to\s+/iu, 'move $1 to '],
  [/^put\s+(.+?)\s+on\s+hold\b/iu, 'hold $1'],
  [
    /^(?:note|record|put|log|enter)\s+(it|this|that|them|these|those|(?:the|my|our|your)\s.+?)\s+(?:down\s+)?as\s+(?=(?:done|finished|completed?|paid|read|settled|closed|over|seen to)$)/iu,
    'mark $1 as ',
  ],
  [/^put\s+(?:your|my)\s+name\s+down\s+(?:for|on)\b/iu, 'sign up for'],
  [/^put\s+(?:yourself|me|us)\s+down\s+(?:for|on|as)\b/iu, 'sign up for'],
  [/^[Pp]ut\s+(\p{Lu}\S*(?: \p{Lu}\S*)*|(?:your|my|our)\s.+?)\s+down\s+(?:for|on)\s+/u, 'sign $1 up for '],
  [/^[Ss]ign\s+up\s+(\p{Lu}\S*(?: \p{Lu}\S*)*|(?:your|my|our)\s.+?)\s+(?=(?:for|as)\s)/u, 'sign $1 up '],
  [/^[Rr]egister\s+(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)\s+(?=(?:for|as|in)\s)/u, 'sign $1 up '],
  [
    /^(?:put|move|place|file)\s+(.+?)\s+where\s+(?:(?:all|the|your|my|our|other|rest of)\s+)+(.+?)\s+(?:are|is|belong|go|live|stand)$/iu,
    'put $1 in the folder for $2',
  ],
  [/^(?:take part in|go in for)\s+/iu, 'sign up for '],
  [/^(?:turn|put|bring|get|take|set)\s+(.+?)\s+(?:back\s+)?(?:up|down)\s+to\s+(?=[\d€$£«])/iu, 'change $1 to '],
  [new RegExp(`^put\\s+(.+?)\\s+(?:on|at|to)\\s+(${MEASURE})`, 'iu'), 'set $1 to $2'],
  [/^(?:make|have)\s+it\s+(\d[\d.,]*\s*(?:degrees?(?:\s+c\p{L}+)?|°\s?[cf]?))\b(.*)$/iu, 'set the temperature$2 to $1'],
  [/^(?:keep|hold(?: on to)?)\s+(.+?)\s+((?:for\s+)?(?:.{1,20}\s)?longer)\b/iu, 'extend $1 $2'],
  [
    /^(?:keep|hold|note|remember|mark|save)\s+((?:the|that|this|it|them)\b.*?)\s+(?:among|in|with|under|as\s+one\s+of|as)\s+(?:(?:your|my|our|the|an?)\s+)?(favou?rites?|wish ?list|watch ?list|short ?list|saved (?:homes|items|things|jobs|list))$/iu,
    'add $1 to the $2',
  ],
  [/^(?:make|name|appoint)\s+(?!sure\b|it\b)(\S.*?)\s+responsible\s+for\s+(.+)$/iu, 'assign $2 to $1'],
  [/^(?:put)\s+(.+?)\s+in\s+charge\s+of\s+(.+)$/iu, 'assign $2 to $1'],
  [
    /^make\s+(\S.*?)\s+(your|my|our|the)\s+((?:\p{Ll}+\s){0,2}(?:doctor|dentist|branch|shop|store|address|account|card|contact|language|home|page|currency|place|point|station|method|number|email|bank|school|class|teacher|main|default|usual|preferred)(?:\s\p{Ll}+)?)$/iu,
    'change $2 $3 to $1',
  ],
  [
    /^(?:show|list|set)\s+(.+?)\s+as\s+(?:(?:being|now)\s+)*(?=(?:done|finished|read|unread|paid|open|closed|busy|free|away|private|public|worked|under way|in progress|started|ready|sold|sent|urgent|important|waiting)\b)/iu,
    'mark $1 as ',
  ],
  [
    /^(?:have|take)\s+a\s+(?:\p{L}+\s+)?look\s+(?:at\s+|to\s+see\s+)?(?=(?:what|how|when|where|which|who|whether|if)\b)/iu,
    'find out ',
  ],
  [/^(?:have|take)\s+a\s+(?:\p{L}+\s+)?look\s+(?=(?:at|for|in|through|around)\b)/iu, 'look '],
  [/^(?:know|learn|hear)\s+(?=(?:what|how|when|where|which|who|whether|if)\b)/iu, 'find out '],
  [
    /^(?:have|make|let)\s+(the\s(?:\p{Ll}+\s){1,2}?)(?=(?:weigh|show|count|use|display|measure|print|play|write|name|list|start|open)\b)(\p{Ll}+)\s+(.+?)\s+in\s+(.+?)(\s+instead\b.*)?$/iu,
    'set $1$2 $3 to $4$5',
  ],
  [/^(?:take|remove)\s+(?:the|that|my|your)\s+ticks?\s+(?:off|from|away from|out of)\s+(?=\S)/iu, 'untick '],
  [/^put\s+(?:a|the)\s+ticks?\s+(?:at|on|in|by|beside|against|next to)\s+(?=\S)/iu, 'tick '],
  [/^remind\s+(?:me|us|yourself)\s+(?:of|about|to)\s+/iu, 'set a reminder for '],
  [
    new RegExp(`^(?:drop)\\s+(?!.*\\s(?:on|onto|in|into|to)\\s)(${POINTS}|(?:the|your|my|our)\\s.+)$`, 'iu'),
    'cancel $1',
  ],
  [/^(?:take)\s+(?=\p{Lu}\S*(?: \p{Lu}\S*)*\s+off\s)/u, 'remove '],
  // By what means something is come to is no act of its own.
  [
    /^use\s+(?:the\s+)?(?:site\s+|page\s+)?search(?:\s+(?:box|bar|field|function))?\s+to\s+(?=(?:find|get|go|open|reach|look|bring)\b)/iu,
    '',
  ],
  [/^get\s+to\s+(?=the\s+(?:own\s+)?pages?\b)/iu, 'open '],
  [/^sign\s+off\s+(?:on\s+)?(?=(?:the|your|my|our|all)\b)/iu, 'approve '],
  [/^chase(?:\s+up)?\s+/iu, 'ask about '],
  [/^pay\s+off\s+/iu, 'pay '],
  [/^top\s+(.+?)\s+up\s+(?=(?:by|with)\b)/iu, 'top up $1 '],
  [/^(?:write|jot|note|take)\s+(it|them|this|that)\s+down$/iu, 'note $1'],
  [/^(?:write|jot|note)\s+down\s+(?:that\s+)?/iu, 'make a note: '],
  [/^note\s+that\s+/iu, 'make a note: '],
  // What one gets for oneself is taken, and not only found out about.
  [
    /^get\s+(?:yourself|yourselves|myself|ourselves)\s+(?=(?:the|an?|one|two|three|four|five|six|\d+)\s)(?!.*\b(?:quotes?|overview|idea|estimates?|number|answer|list|address)\b)/iu,
    'buy ',
  ],
  [/^(get|order|book|buy)\s+(?:yourself|myself|me|us)\s+/iu, '$1 '],
  [/^let\s+(?!.*\bknow\b)(.+?)\s+(?:see|view|look\s+at|read)\s+(.+)$/iu, 'share $2 with $1'],
  // "Let Ann go on the trip": she may, once that is said.
  [/^[Ll]et\s+(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*)\s+(?!know\b|have\b)(?=\p{Ll}+\s)/u, 'give $1 permission to '],
  [
    /^(?:get|receive|have)\s+((?:the|your|my|our|all|his|her)\s[^,.;]+?)\s+(?:by|as|via)\s+((?:post|mail|e-?mails?|text(?:\s+messages?)?|sms|phone|letter|post)s?)(?=$|[,;]|\s+(?:from|in|on)\b)/iu,
    'change $1 to $2',
  ],
  // "Get a digest just once a week": how often it is to come.
  [
    /^(?:get|receive|have)\s+((?:an?|one|the|your|my|our|all)\s(?:\p{L}+\s){0,2}?(?:e-?mails?|mails?|messages?|texts?|letters?|newsletters?|notifications?|reminders?|alerts?|summar(?:y|ies)|updates?|digests?|reports?|statements?|bills?|news))\s+(?:just\s+|only\s+)?((?:once|twice)\s+an?\s+\p{L}+|daily|weekly|fortnightly|monthly|quarterly|yearly|every\s.+)$/iu,
    'change $1 to $2',
  ],
  [/^(?:go\s+on|keep(?:\s+on)?)\s+(?:getting|receiving)\s+(.+?),?\s+but\s+(?:only\s+)?(.+)$/iu, 'change $1 to $2'],
  [
    /^let\s+((?:the|your|my|our)\s.+?)\s+(start|begin|end|finish)\s+(?:(?:at|on|by|from|in)\s+)?(?=\S)/iu,
    'change the $2 of $1 to ',
  ],
  [
    /^let\s+((?:the|your|my|our)\s.+?)\s+(?:last|come|go|arrive|be|stay|run|show)\s+(?:(?:for|at|on|by|to|as|in)\s+)?(?=\S)/iu,
    'change $1 to ',
  ],
  [/^give\s+up\s+(?=(?:the|your|my|our|it|them)\b)/iu, 'cancel '],
  [/^leave\s+(?=(?:the|your|my|our)\s(?:\p{L}+\s){0,2}(?:group|list|club|team|course|class|channel)\b)/iu, 'leave '],
];

/** A command without the turn of phrase that hides its verb: "get rid of the old one" asks to remove it. */
export function withoutIdiom(clause: string): string {
  for (const [pattern, words] of IDIOMS)
    if (pattern.test(clause)) return clause.replace(pattern, words).replace(/\s+/g, ' ').trim();
  return clause;
}
