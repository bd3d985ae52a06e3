import { isVerb } from './verbs/index.ts';
import { ALL_BUT } from './wording/all-but.ts';
import { colonsApart } from './wording/asides.ts';
import { BY_NAME } from './wording/by-name.ts';
import { CAME_UP } from './wording/came-up.ts';
import { withoutCare } from './wording/care.ts';
import { outOfRole } from './wording/cast-as.ts';
import { inOnePhrase } from './wording/chosen.ts';
import { clockTimes, monthDays } from './wording/clock.ts';
import { daysOneByOne } from './wording/day-range.ts';
import { eachToItsOwn } from './wording/each-to-its-own.ts';
import { KEPT_AS } from './wording/kept-as.ts';
import { LEFT_OVER } from './wording/left-over.ts';
import { NO_LONGER } from './wording/no-longer.ts';
import { oneByNumber } from './wording/numbered.ts';
import { theMostOfTwo } from './wording/of-two.ts';
import { OF_WHOM } from './wording/of-whom.ts';
import { ordinalsToo } from './wording/ordinals-too.ts';
import { ownersToo } from './wording/owners-too.ts';
import { inSequence } from './wording/sequence.ts';
import { setBack } from './wording/set-back.ts';
import { SETTLED } from './wording/settled.ts';
import { outOfStory } from './wording/user-story.ts';

/**
 * Turns of phrase that ask for a thing in a roundabout way, said the way in which the rest is read. Quoted strings stand in the text as
 * marks and are never touched.
 */
const PLAINER: ReadonlyArray<readonly [RegExp, string]> = [
  // "Use the name and the address in your data": what is known is used wherever it is asked for.
  [
    /(?<=^|[.!?;]\s+)(?:please\s+)?(?:use|take|enter|give|fill in)\s+(?:the|my|your)\s+(?:[\p{L}-]+(?:,\s+|\s+)){1,8}?(?:that are |which are |given |told )?(?:in|from)\s+(?:the|my|your)\s+(?:test\s+|task\s+)*(?:data|details)\s*(?:[.!?;]|$)/giu,
    '',
  ],
  ...LEFT_OVER,
  // "Submit it, and see that it is accepted": what comes of it is seen to anyway.
  [
    /,?\s+and\s+(?:then\s+)?(?:see|check|verify|make sure|confirm|ensure)\s+(?:that|whether|if)\s+(?:it|this|that|they|the (?:form|request|order|booking|data|change|changes))\s+(?:really\s+)?(?:(?:is|are|was|were|gets?|has been|have been)\s+(?:accepted|sent|submitted|saved|done|complete|completed|confirmed|successful|ok|okay|received|taken)|(?:goes|go|went|comes|came)\s+through|works?|worked)(?=\s*[.!?;]|\s*$)/gi,
    '',
  ],
  // "Turn on paperless bills, and sign out": an act of its own, whatever comes before it.
  [
    /(?:,|\s)\s*and\s+(?:then\s+)?sign\s+(?:out|off)(?=\s*(?:$|[.,;!]|\b(?:again|after(?:wards)?|at|when|once|of|and|then)\b))/giu,
    ', then log out',
  ],
  // "Give up that place so that somebody else may have it": what one has booked is cancelled.
  // "I would like to help, but leave out the newsletter": what one goes without is a sentence of its own.
  [
    /((?:^|[.!?]\s+)(?:i|we|you)\s+(?:would like|want|need|wish|'d like)\b[^.;!?]*?),\s+but\s+(?:please\s+)?(?:leave out|skip|omit|no|without)\s+(?=\p{L})/giu,
    '$1. Leave out ',
  ],
  [
    /\bgive up (that|the|your|my|this|our|their) (place|spot|seat|slot|booking|reservation|ticket)\b/giu,
    'cancel $1 $2',
  ],
  // "The last step is to reserve it".
  [
    /(?<=^|[.!?;,]\s+)(?:and\s+)?(?:the|your|my)\s+(?:first|second|third|fourth|next|last|final)\s+(?:step|thing|task|act|action|one)(?:\s+to do)?\s+(?:is|would be|will be)\s+to\s+/gi,
    'then ',
  ],
  // "1) star it 2) hide it": one after the other.
  [/(?<=^|[.!?:]\s*|\s1\)[^.!?\n]*|\b1\)[^.!?\n]*)\s+[2-9]\)\s+(?=\p{L})/gu, '; '],
  // "I want the shows sorted by price": they are to be sorted.
  [
    /(?<=^|[.!?]\s+)(?:i|we)\s+(?:want|need|would like)\s+((?:the|my|all|your|our)\s+(?:\p{L}+\s+){1,2})(sort|order|filter)ed\s+/giu,
    '$2 $1',
  ],
  // "The search finds the lamp, and from its page one can buy it".
  [/(?<=^|\.\s+)(?:test:\s*)?(?:the\s+)?search\s+finds\s+/gi, 'Search for '],
  [
    /,?\s+and\s+(?:that\s+)?from\s+(?:its|the|their|that|this)\s+(?:own\s+)?page\s+(?:one|you|we|i|somebody)\s+can\s+(\p{Ll}+(?:\s(?:for|to|on))?)\s+it\b/giu,
    ', open it and $1 it',
  ],
  // "Appointment on 3 May, please.", and not a word more.
  [/^(?=[^.!?]*,?\s+please[.!]?$)Appointment\b/, 'An appointment'],
  [
    /^((?:an?\s+|the\s+|my\s+)?(?:\p{L}+\s+){0,2}(?:appointment|booking|table|room|reservation|visit|slot|place|seat|tickets?)\s[^.!?]*?),?\s+please[.!]?$/iu,
    'Book $1.',
  ],
  ...KEPT_AS,
  ...OF_WHOM,
  ...BY_NAME,
  ...ALL_BUT,
  // "Wait for the upload to finish": until it has.
  [
    /\bwait\s+for\s+((?:the|your|my|our|it|them|an?)\b[^,.;«]{0,40}?)\s+to\s+(?=\p{Ll})(?!the\b|be\s+(?:pressed|clicked))/giu,
    'wait until $1 may ',
  ],
  // "Reject it, giving «0» as the reason": a value, with what it is.
  [
    /,?\s+(?:and\s+)?(?:giving|citing|stating|quoting|naming|putting|entering|using)\s+(«\d+»|[\p{L}\d][^,.;!?«]{1,40}?)\s+as\s+(?:the|your|my|an?)\s+(reason|subject|title|message|reference|note|comment|name|description|explanation|grounds?)(?=\s*[,.;!?]|\s*$|\s+(?:and|then)\b)/giu,
    ' with the $2 $1',
  ],
  ...SETTLED,
  // "Report which shelf it is on", "and note down how long it takes".
  [
    /(?<=^|[.!?,;]\s+|\b(?:and|then)\s+)(?:report|state|say|(?:note|write|jot)(?:\s+down)?)(?:\s+back)?\s+(?=(?:(?:until|till|since|from|by|in|at|on|for|to|with)\s+)?(?:which|what|whose|whom?|where|when|whether|how)\b)/gi,
    'tell me ',
  ],
  // "A customer asked us from which age it may be used. Please look it up and report it": what they asked.
  [
    /(?<=^|[.!?]\s+)(?:an?|the|our|one|some|my|this|another)\s+[^.!?,;«]{2,40}?\s+(?:asked|asks|is asking)\s+(?:us|me|you)\s+(?=(?:(?:from|at|on|in|for|to|by|with|until|since)\s+)?(?:which|what|whose|who|where|when|how|whether|why)\b)([^.!?]+)(?:[.!?]\s+(?:please\s+)?(?:look|find|check)\s+(?:it|that|this)\s+(?:up|out)?[^.!?]*)?/giu,
    'find out $1',
  ],
  // "Name Petra Lund, email ...": who one is, and nobody to be named.
  [
    /(?<=^|[.!?;]\s+)(?:[Ff]ull\s+)?[Nn]ame:?\s+(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)+)(?=\s*[,.;]|\s*$)/gu,
    'My name is $1',
  ],
  // "Our neighbour wants to know when it closes.", and not a word more.
  [
    /(?<=^|[.!?]\s+)(?:an?|the|our|one|some|my|this|another)\s+[^.!?,;«]{2,40}?\s+(?:wants?|would like|needs?)\s+to know\s+(?=(?:which|what|whose|who|where|when|how|whether|why)\b)([^.!?]+)(?=[.!?]?\s*$)/giu,
    'find out $1',
  ],
  // "Please tell the shop: «0»": a message to whoever it is.
  [/(?<=^|[.!?]\s+)(?:please\s+)?(?:tell|ask)\s+((?:the\s+)?\p{L}[^.!?,;:«]{1,40}?):\s+(«\d+»)/giu, 'send $2 to $1'],
  // "Stop the shop from sending you texts": it is the texts that are to stop.
  [
    /\bstop\s+[^,.;]{2,40}?\s+from\s+(?:sending|giving|showing|e-?mailing|mailing|texting)\s+(?:to\s+)?(?:you|me|us)\s+/gi,
    'turn off ',
  ],
  // "They stand behind the gate, tell the crew": what they are to be told.
  [
    /(?<=^|[.!?]\s+)(They|It|There|We)\s+([^.!?,;]{6,80}),?\s+(?:so\s+)?(?:please\s+)?(tell|let)\s+(the \p{L}+|him|her|them)(?:\s+know)?(?:\s+(?:so|that|about (?:it|that)))?(?=[.!?]|$)/giu,
    'tell $4 that $1 $2',
  ],
  // "I need five tickets instead of two. Change my booking": what is to become what.
  [
    /(?<=^|[.!?]\s+)(?:i|you|we)\s+(?:now\s+)?(?:need|want|would like)\s+(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+(\p{L}+)((?:\s+(?:for|to|on|at|in|of|from)\s+[^.!?;]*?)?)\s+(?:instead of|rather than|and not)\s+(?:(?:the|just|only)\s+)?(?:\d+|\p{Ll}+)[.!;]\s+(?:please\s+)?(?:change|update|correct|amend|adjust|alter)\s+(?:my|the|our|your|that|this)\s+\p{L}+(?:\s+accordingly)?(?=\s*[.!;,]|\s*$|\s+and\b)/giu,
    'change the number of $2$3 to $1',
  ],
  // "I'd like", "we'd rather".
  [/(?<=\b(?:i|you|we|he|she|they))['’]d\s+(?=(?:\p{L}+\s)?(?:like|rather|prefer)\b)/giu, ' would '],
  // "Take away the tick at Beep", "switch back to normal mode".
  [
    /\b(?:take\s+(?:away|out|off)|remove|clear)\s+the\s+(?:tick|check ?mark|check)\s+(?:at|from|next to|beside|for|in front of|by|in)\s+/gi,
    'untick ',
  ],
  [/\bswitch\s+back\s+(to|on|off)\b/gi, 'switch $1'],
  // "Make the page numbers show", "make the ruler visible".
  [
    /\bmake\s+((?:the|your|my|our)\s[^,.;«]{2,40}?)\s+(?:show(?:\s+up)?|appear|visible)(?=\s*[.,;!]|\s*$|\s+(?:on|in|at|above|below|and|again)\b)/gi,
    'show $1',
  ],
  // "Make the font large".
  [
    /\bmake\s+(the|your|my|our)\s+([\p{L} ]{3,30}?)\s+((?:extra |very )?(?:small|medium|large|huge|tiny|bold|italic|dark|light|red|green|blue|yellow|black|white|grey|orange|purple))(?=\s*[.,;!]|\s*$|\s+and\b)/giu,
    'set $1 $2 to $3',
  ],
  // "Make the bedroom 20 degrees".
  [
    /\bmake\s+(the|your|my|our)\s+([\p{L} ]{3,30}?)\s+(\d+(?:[.,]\d+)?\s?(?:degrees|percent|minutes|seconds|hours|euros|pounds|dollars|°|%))(?=\s*[.,;!]|\s*$|\s+(?:and|then|in|for)\b)/giu,
    'set $1 $2 to $3',
  ],
  // "Switch to the dark theme".
  [
    /\b(?:switch|change)\s+(?:over\s+)?to\s+(?:the|an?)\s+([\p{L}-]+)\s+(theme|layout|font|skin|colou?r scheme|design|palette)\b/giu,
    'set the $2 to $1',
  ],
  // "Choose to collect it in the shop".
  [
    /\b(choose|select|opt)\s+to\s+((?:collect|fetch|get|receive|pay|pick|have)\b(?:\s+up)?)\s+(?:it|them|this)\s+/gi,
    'choose $2 ',
  ],
  // "Move it up by one", "one place down".
  [
    /\b(move|shift|push)\s+([^,.;]{2,40}?)\s+(?:by\s+)?(?:one|a|1)\s+(?:place|row|position|step|line|spot)\s+(up|down)\b/gi,
    '$1 $2 $3',
  ],
  [
    /\b(move|shift|push)\s+([^,.;]{2,40}?)\s+(up|down)\s+(?:by\s+)?(?:one|1|a)(?:\s+(?:place|row|position|step|line|spot))?(?=\s*[.,;!]|\s*$|\s+(?:and|then|in|on)\b)/gi,
    '$1 $2 $3',
  ],
  // "..., and once you have done both, save".
  [
    /,?\s+and\s+(?:once|when|after|as soon as)\s+[^,.;]{0,30}?\b(?:done|finished|ready|complete|saved|sent)\b[^,.;]{0,12},\s+(?=\p{Ll})/giu,
    ', then ',
  ],
  // "Whichever of them costs more".
  [/\bwhichever of (the|your|my|our|these|those) (?:two )?([^,.;]+?) costs more\b/gi, 'the most expensive of $1 $2'],
  [/\bwhichever of (the|your|my|our|these|those) (?:two )?([^,.;]+?) costs less\b/gi, 'the cheapest of $1 $2'],
  // "And save that too": what was just made.
  [
    /\b(save|send|submit|confirm)\s+(?:that|this|it)(?:,?\s+(?:too|as well|also))?(?=\s*[.,;!]|\s*$|\s+(?:and|then)\b)/gi,
    '$1 it',
  ],
  // "I wonder when it opens".
  [/(?<=^|[.!?]\s+)(?:i|you|we)\s+wonder,?\s+(?=(?:what|when|where|who|which|how|whether|if)\b)/gi, 'find out '],
  // "See whether they have it, and if so order it": the second is asked where the first is so.
  [
    /(?:,\s*(?:and\s+)?|[.;]\s+|\s+and\s+)if (?:(?:so|yes),?|(?:it is|it does|they (?:do|have|are)|there (?:is|are)|you can|that is so),)\s+(?=\p{Ll})/giu,
    '. Then ',
  ],
  // "You would rather be told by e-mail".
  [
    /\b(?:i|you|we)\s+(?:would\s+|'d\s+)?(?:like|want|prefer|rather)\s+(?:to\s+)?be\s+(?:told|informed|notified|reminded|contacted|reached)(?:\s+(?:of\s+)?(?:things|news|everything|all this|it))?\s+by\s+(e-?mail|text(?: message)?|post|letter|phone|sms)(?:\s+(?:from now on|instead|in future))?(?:,?\s+and(?=\s+(?:i|you|we)\b)|(?![\p{L}]))/giu,
    'change how you are told to $1;',
  ],
  // "You only want to see comedies", said by what is not.
  [
    /\b(?:and\s+)?(?:(?:i|you|we)\s+)?(?:do not|don't)\s+(?:want|wish|need|care)\s+to\s+see\s+(?:anything|any|things?)\s+(?:but|except(?: for)?|other than)\s+/gi,
    'show only ',
  ],
  // "Before 12 noon": the word alone tells the hour.
  [/\b12 (noon|midnight)\b/gi, '$1'],
  // "Turn the lamp on and the fan off": each is an order of its own.
  [
    /\b(?:turn|switch|set|toggle)\s+([^,.;]{2,60}?)\s+(on|off),?\s+and\s+(?!(?:(?:finally|then|lastly|also|afterwards)\s+)?(?:turn|switch|set|toggle|send|hand|ship|post|mail|sign|log|go|carry|move|keep|finish|round)\b)([^,.;]{2,60}?)\s+(on|off)\b/gi,
    'turn $2 $1, then turn $4 $3',
  ],
  // "Only the fan should be on": that one, and none beside it.
  [
    /\bonly\s+([^,.;]{2,60}?)\s+(?:should|must|is to|are to|may|shall)\s+(?:then\s+)?(?:be|stay|remain|end up)\s+(?:switched |turned )?(?:on|enabled|active|ticked|checked|selected)\b/gi,
    'tick $1, then untick all the others',
  ],
  [
    /\b(?:move|put|place|rest|hold)\s+(?:the|your)\s+(?:mouse|pointer|cursor)(?:\s+pointer)?\s+(?:over|on|onto|to|above)\s+/gi,
    'hover over ',
  ],
  // "Show the weights in pounds": they are there, and are to be told otherwise.
  [
    /(?<=^|[.!?;,]\s+|\b(?:and|then|please|to|you|i|we)\s+)(?:show|display|see|view)\s+((?:(?:all|all the|the|my|your|our)\s)?[^,.;«]{2,40}?)\s+in\s+(pounds|ounces|stones?|kilos?|kilograms|grams|feet|inches|yards|met(?:re|er)s|centimet(?:re|er)s|miles|kilomet(?:re|er)s|lit(?:re|er)s|gallons|pints|celsius|fahrenheit|euros|dollars|knots|percent)(?=\s*(?:[.;,!]|$|and\b|instead\b))/gi,
    'change $1 to $2',
  ],
  [/\breduce\s+(the\s+(?:table|list|results?|rows|selection))\s+to\b/gi, 'narrow $1 to'],
  // "The card A belongs in Done now": it is to be put there.
  [
    /(?<=^|[.!?;]\s+)(the\s+(?:card|task|ticket|item|file|note|entry|document|folder)\b[^.;]{2,60}?)\s+(?:now\s+)?(?:belongs|goes|should\s+(?:now\s+)?(?:be|go|stand|lie))\s+(?:in|into|to|under)\s+([^.;]{2,40}?)(?:\s+(?:now|instead))?(?=[.;!]|$)/gi,
    'move $1 to $2',
  ],
  // What is done is left as it has become: nothing more is asked.
  [
    /,?\s+(?:and|but)\s+(?:then\s+)?(?:leave|keep)\s+(?:it|them|this|that|everything|the (?:list|page|table|view|map|board))\s+(?:like (?:that|this)|that way|so|at that|there|open)(?=\s*[.!,;]|\s*$)/gi,
    '',
  ],
  [/(\bhover\b[^,.;]*?),?\s+(?:and\s+)?(?:keep|hold|leave|stay|wait)\b[^,.;]*/gi, '$1'],
  [/\b(?:pass|send)\s+([^,.;]{2,40}?)\s+on\s+to\s+/gi, 'forward $1 to '],
  [/\bforward\s+([^,.;]{2,60}?)\s+on\s+to\s+/gi, 'forward $1 to '],
  [
    /\bmark\s+([^,.;]{2,60}?)\s+with\s+a\s+(?:tick|check ?mark),?\s+and\s+([^,.;]{2,60}?)\s+with\s+a\s+cross\b/gi,
    'tick $1, then cross $2',
  ],
  [/\bmark\s+([^,.;]{2,60}?)\s+with\s+a\s+(?:tick|check ?mark)\b/gi, 'tick $1'],
  [/\bmark\s+([^,.;]{2,60}?)\s+with\s+a\s+cross\b/gi, 'cross $1'],
  // "How many crowns are 30 florins? Use the converter": it is worked out on the page, and told nowhere.
  [
    /\bhow\s+(?:many|much)\s+(\p{L}+)\s+(?:are|is|make|do\s+you\s+get\s+for)\s+(\d[\d.,]*)\s+(\p{L}+)\?\s+use\s+(?:the|a|this)\s+(?:\p{L}+\s+)?(?:converter|calculator)\b/giu,
    'convert $2 $3 into $1 and tell the result',
  ],
  // "Show the lamps, sorted by price with the cheapest first": putting them in order is an act of its own.
  [
    /,?\s+(?:and\s+)?sorted\s+by\s+([^,.;]{2,40}?)(?:,?\s+(?:with\s+)?(?:the\s+)?((?:lowest|cheapest|smallest|highest|most expensive|largest|newest|oldest|latest|earliest)[^,.;]{0,20}?)\s+(?:first|at the top))?(?=[.;]|$)/gi,
    ', then sort by $1, $2 first',
  ],
  // "I only want to see the open ones", "let the list show only these": the list is narrowed.
  [
    /(?<=^|[.!?]\s+)(?:(?:i|we|you)\s+(?:only\s+(?:want|need|wish)|(?:want|need|wish)\s+only)\s+to\s+see|(?:let|have|make|get)\s+(?:the|this|your|my|our)\s+(?:[\p{L}'’-]+\s+){1,3}?(?:to\s+)?show\s+(?:me\s+|you\s+|us\s+)?(?:only|just)|(?:show|list)\s+(?:me\s+)?just|(?:hide|leave out)\s+(?:everything|all|the rest)\s+(?:but|except(?: for)?))\s+/giu,
    'show only ',
  ],
  // "Choose meat for Monday and fish for Friday": each is a choice of its own.
  [
    /\b(choose|select|pick)\s+((?:(?!\b(?:for|on|and)\b)[^,.;!?]){2,40}?)\s+(for|on)\s+((?:(?!\band\b)[^,.;!?]){2,30}?)(?:,\s*(?:and\s+)?|\s+and\s+)((?:(?!\b(?:for|on|and)\b)[^,.;!?]){2,40}?)\s+\3\s+(?=\S)/gi,
    '$1 $2 $3 $4, then choose $5 $3 ',
  ],
  // "Continue when they are chosen": what comes at the end comes after what was asked.
  [
    /(?<=[.!?]\s+)(continue|proceed|go on|confirm|save|send|submit)(\s+(?:it|them))?\s+(?:when|once|as soon as|after)\s+(?:they|it|that|all|everything|this|you|both)\b[^.!?;]*/gi,
    '$1$2',
  ],
  // "Get rid of whatever is in front of the page": what covers it is closed.
  [
    /\b(?:get rid of|clear away|clear|remove|close|dismiss|move away)\s+(?:whatever|anything|everything|what|all)(?:\s+(?:that|which))?\s+(?:is|lies|stands|comes|pops up|covers|gets|hides|blocks|may be)\b[^,.;!?]{0,30}?\b(?:page|front|way|screen|content|it)(?=[,.;!?]|$|\s+and\b)/giu,
    'close the pop-ups',
  ],
  ...CAME_UP,
  // "Reset the filters so that all is listed": one press does it.
  [
    /\b(?:reset|clear|remove|undo|take off)\s+(?:all\s+)?(?:of\s+)?(?:the\s+|my\s+|your\s+)?filters?(?:\s+again)?(?:,?\s+so\s+that\s+[^.;]+)?/gi,
    'clear all filters',
  ],
  // "Show the French cheeses only": those, and no others.
  [
    /(?<=^|[.!?]\s+|\b(?:and|then|please)\s+)(show|list|display)\s+(?:me\s+)?((?:the|all|my|our)\s[^,.;!?]{3,50}?)\s+(?:only|alone)(?=[,.;!?]|$|\s+(?:and|with|then|sorted|ordered|in order)\b)/gi,
    '$1 only $2',
  ],
  ...NO_LONGER,
  // "The 3rd result on page 6": the list is turned to that page before anything on it is counted.
  [
    /\b((?:click|press|open|select|choose|tap|pick)\b[^,.;«]*?)\s+(?:on|of|from)\s+(?:the\s+)?page\s+([2-9]|[1-9]\d{1,2})\b/gi,
    'go to page $2, then $1',
  ],
  [
    /\b((?:click|press|open|select|choose|tap|pick)\b[^,.;«]*?)\s+(?:on|of|from)\s+the\s+(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next)\s+page\b(?!\s+of\b)/gi,
    'go to the $2 page, then $1',
  ],
];

/** "You sold the bike, so take the advert down": why, and then what. */
const SO =
  /(?<!\bif),?\s+so\s+(?:now\s+)?(?:please\s+)?(?:(?:you|i|we)\s+(?:want|need|would like|have)\s+to\s+)?(\p{L}+)(?=\s)/giu;
/** "You have moved and want to tell the bank": how things are, and then what. Before a question it is only why one asks. */
const AND_WANT =
  /(?<=(?:^|[.!?]\s+)(?:you|i|we)\b(?![^.!?;]*\b(?:want|need|would like|wish)\b[^.!?;]*\band\s+(?:now\s+)?(?:want|need|would like|have))(?:(?!\band\b)[^.!?;])+)\s+and\s+(?:now\s+)?(?:want|need|would like|have)\s+to\s+(\p{L}+)/giu;
/** "The boiler is broken and needs repairing." */
const NEEDS =
  /(?<=^|[.!?]\s+)((?:the|your|my|our|an?)\s+[^.!?,;]+?)\s+(is|are|has|have)\s+([^.!?;]+?)\s+and\s+needs?\s+(?:repairing|fixing|mending|to be (?:repaired|fixed|mended))(?=[.!?]|$)/giu;

/** "You are going there and wonder what it costs": why, and then what, where nothing else is asked. */
const AND_WONDER =
  /,?\s+(?:and|but)\s+(?:(?:i|you|we)\s+)?(?:now\s+)?wonder,?\s+(?=(?:what|when|where|who|which|how|whether|if)\b)/gi;

/** Verbs that are read by what stands with them. */
const LIGHT = /^(?:take|get|let|give|put|bring|have|end)$/i;

/** "Somewhere in the list is a mug", "in the list there is a mug": what is there stands first where it is told. */
const SOMEWHERE =
  /(?<=^|[.!?]\s+)(?:Somewhere(?:\s+((?:in|on|among|under)\s+[^.!?,]{3,40}?))?|((?:In|On|Among|Under)\s+the\s+[^.!?,]{3,30}?)),?\s+there\s+(is|are)\s+([^.!?;]+)|(?<=^|[.!?]\s+)Somewhere\s+((?:in|on|among|under)\s+[^.!?,]{3,40}?)\s+(is|are)\s+([^.!?;]+)/gu;

/** A reason and what follows from it are two sentences. */
function apart(text: string): string {
  const sentence = (found: string, verb: string) =>
    isVerb(verb.toLowerCase()) || LIGHT.test(verb) ? `. ${verb[0]!.toUpperCase()}${verb.slice(1)}` : found;
  return text
    .replace(
      SOMEWHERE,
      (_, _in: string, _at: string, is: string, what: string, _where: string, isToo: string, whatToo: string) =>
        `There ${is ?? isToo} ${what ?? whatToo}`,
    )
    .replace(
      NEEDS,
      (_, thing: string, is: string, how: string) =>
        `${thing} ${is} ${how}. Request a repair of ${thing[0]!.toLowerCase()}${thing.slice(1).replace(/\s(?:in|on|at|of)\s.*$/i, '')}`,
    )
    .replace(AND_WONDER, (found) => (text.includes('?') ? found : '. Find out '))
    .replace(SO, sentence)
    .replace(AND_WANT, (found: string, verb: string) => (/\?\s*$/.test(text) ? found : sentence(found, verb)));
}

/** What is asked, in plainer words. */
export function plainer(told: string): string {
  return PLAINER.reduce(
    (text, [pattern, words]) =>
      text.replace(pattern, (found, ...groups) => {
        const said = words.replace(/\$(\d)/g, (_, i: string) => groups[Number(i) - 1] ?? '').replace(/,\s+first$/, '');
        // A sentence is known by the capital at its head.
        return /^\p{Lu}/u.test(found) && said !== '' ? said[0]!.toUpperCase() + said.slice(1) : said;
      }),
    apart(
      oneByNumber(
        inOnePhrase(
          colonsApart(
            clockTimes(
              monthDays(
                inSequence(
                  daysOneByOne(
                    withoutCare(
                      outOfStory(outOfRole(eachToItsOwn(ownersToo(ordinalsToo(theMostOfTwo(setBack(told))))))),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}
