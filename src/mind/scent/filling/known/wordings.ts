/**
 * What forms and people call the same thing, in the order in which it is looked for: a longer wording before a shorter
 * one that it holds. The right side is one idea, in the terms of the HTML autocomplete vocabulary where it has one.
 */
export const WORDINGS: ReadonlyArray<readonly [wording: RegExp, idea: string]> = [
  [/\bwhat(?:'s| is| are| goes)? (?:in|inside)(?: (?:it|there|the \w+|your \w+))?\b|\bcontents?\b/g, ' content '],
  [/\bhow heavy\b|\b(?:weight|weighs?)\b/g, ' weight '],
  [
    /\bwhat (?:is it|shall it be|should it be|will it be) called\b|\bwhat (?:do|shall|should) (?:you|we) call (?:it|this)\b/g,
    ' title ',
  ],
  [/^why\b/g, ' reason '],
  [/\b(?:for )?how long\b|\bduration\b/g, ' duration '],
  [
    /\b(?:last|final) (?:\w+ )?(?:digits|figures|numbers)\b|\bends? (?:in|with)\b|\bending(?: in| with)?\b/g,
    ' ending ',
  ],
  [/^where (?:was|is|did|does|do|has) (?:this|that|it)\b.*|^where did you\b.*/g, ' place '],
  [/\be-?mails?(?: addresse?s?)?\b|\bmail addresse?s?\b|\b(?:your|my) mail\b|^mail$/g, ' email '],
  [/\bweb ?site\b|\bhome ?page\b|\burl\b/g, ' url '],
  [/\b(?:first|given|fore)(?: ?names?)? ?(?:and|&|\/|,) ?(?:the )?(?:last|family|sur) ?-?names?\b/g, ' fullname '],
  [/\b(?:first|given|fore|christian)[ -]?names?\b|^first$/g, ' given '],
  [
    /\bnames? (?:and|&) (?:sur|last |family )names?\b|\bfull[ -]?names?\b|\bname,? (?:as )?(?:it (?:is|stands|appears) )?(?:in|on) (?:the |your |my )?(?:passport|id|identity card|document|account|contract)\b/g,
    ' fullname ',
  ],
  [/\b(?:name on (?:the |your )?card|card ?holder(?:'s)?(?: name)?)\b/g, ' cardholder fullname '],
  [/\b(?:last|family|second)[ -]?names?\b|\bsur-?names?\b|^last$/g, ' family '],
  [/\b(?:user|login|screen|account)[ -]?names?\b|\buser ?id\b|\blogin\b/g, ' username '],
  [/\byear (?:of (?:your )?birth|(?:you were |s?he was )?born)\b|\bbirth ?year\b/g, ' birth year '],
  [
    /\bdates? of birth\b|\bbirth ?da(?:te|y)s?\b|\bd\.?o\.?b\.?(?=\W|$)|\bborn(?: on)?\b|\b(?:day|month) of birth\b|\bbirth (?:day|month)\b/g,
    ' birth date ',
  ],
  [
    /\b(?:phone |contact |telephone )?numbers? (?:to (?:ring|call)|in (?:an? |case of (?:an )?)?emergenc\w+)\b|\bemergency (?:contact )?(?:phone |telephone )?(?:no|number)\b|\bin an emergency,? (?:call|ring)\b/g,
    ' emergency phone ',
  ],
  [/\b(?:adults?|grown[- ]?ups?)\b/g, ' adult '],
  [
    /\bkey ?words?\b|\bwords?\b.*\b(?:contain|include|look for|search for|search)\b|\bsearch (?:terms?|words?)\b/g,
    ' keyword ',
  ],
  [
    /\b(?:read|taken|made|arriving|leaving|arrived|left|starting|ending|issued|bought|lost|found|seen) on\b/g,
    ' $& date ',
  ],
  [
    /\bhow (?:can|may|shall|should|do) we (?:reach|contact|call|ring|phone) (?:you|them|him|her)\b|\bwhere (?:can|may|do|shall) we (?:reach|call|ring|phone|contact) you\b/g,
    ' reach ',
  ],
  [/\b(?:contact|call ?back|daytime|evening|whatsapp) (?:no|nr|number)s?\b/g, ' phone '],
  [
    /\b(?:mobile|cell|tele|smart)?[ -]?phones?(?: (?:no|nr|number))?s?\b|\b(?:mobile|cell|tel|landline)\b\.?(?: (?:no|nr|number)\b)?/g,
    ' phone ',
  ],
  [/\b(?:zip|post(?:al)?)[ -]?codes?\b|\bpost(?:al)? ?code\b|\bzip\b/g, ' postcode '],
  [
    /\b(?:number|licen[cs]e|registration) plates?\b|\b(?:vehicle|car|plate|van|motorbike) (?:registration|reg)\b(?: (?:no|nr|number|mark))?|\bregistration (?:no|nr|number|mark)\b|\bplates? (?:no|number)\b|^registration$/g,
    ' plate ',
  ],
  [/\bdriv(?:ing|er'?s?) ?(?:licen[cs]e|permit)\b|\blicen[cs]e\b/g, ' licence '],
  [/\bpassports?\b/g, ' passport identity '],
  [
    /\b(?:national|personal|tax) (?:id|identity|identification)\b(?: (?:card|no|nr|number|document))*|\bidentity (?:card|document)?(?: (?:no|nr|number))?\b|\bid cards?(?: (?:no|nr|number))?\b|\b(?:dni|nie|nif|ssn)\b/g,
    ' identity ',
  ],
  [
    /^(?:your |my |the )?id(?: (?:no|nr|number|document))?$|'s id(?: (?:no|nr|number))\b|\bid (?:no|nr|number)\b/g,
    ' identity ',
  ],
  [/\biban\b|\b(?:bank )?account (?:no|nr|number)\b|\bbank account\b|\bbank details\b/g, ' iban '],
  [/\b(?:cvc|cvv|csc)2?\b|\bsecurity code\b|\bcard verification\b/g, ' cvc '],
  [/\b(?:credit|debit|bank|payment) ?card (?:no|nr|number)?\b|\bcard (?:no|nr|number)\b/g, ' card number '],
  [/\bexpir\w*(?: date)?\b|\bvalid (?:until|thru|through|to)\b|\bgood (?:until|thru|through)\b/g, ' expiry '],
  [/\bwhere (?:do|are) (?:you|they) (?:live|living)\b|\b(?:towns?|city|cities|municipality)\b/g, ' city '],
  [
    /\bwhere (?:shall|should|do|can|must) (?:we|it|they)\b.*?\b(?:deliver|send|install|ship|bring|collect|pick)\b(?: it| them)?(?: to| up)?|\baddress(?:es)? of residence\b|\bplace of residence\b|\bwhere to\b(?= (?:deliver|send))/g,
    ' address ',
  ],
  [
    /\bstreet(?: (?:name|address))?(?:,? (?:house )?(?:number|no))?(?: (?:and|&|,) (?:house )?(?:number|no|floor))*\b|\baddress(?: line)?(?: 1)?\b/g,
    ' address ',
  ],
  [/\b(?:pass ?words?|pass ?codes?|pass ?phrases?)\b/g, ' secret password '],
  [/\bpins?\b/g, ' secret pin '],
  [/\b(?:booking|reservation)s?(?: (?:code|ref(?:erence)?|locator))?\b|\blocator\b|\bpnr\b/g, ' booking '],
  [/\b(?:customer|client)s?\b/g, ' customer '],
  [/\b(?:member(?:ship)?s?|club|loyalty)\b/g, ' member '],
  [/\b(?:staff|employees?|personnel|worker)\b/g, ' staff '],
  [/\b(?:insurance|insured|policy)\b/g, ' policy '],
  [/\b(?:company|organi[sz]ation|employer|firm|business name)\b/g, ' organization '],
  [/\b(?:work|business|office|professional|company)\b/g, ' work '],
  [/\b(?:private|personal|home)\b/g, ' private '],
  [/\b(?:previous|old|former|last|current|present|existing|so far|until now|today'?s?)\b/g, ' old '],
  [/\b(?:prescription|medicines?|medication|drugs?)\b/g, ' medicine '],
  [/\b(?:receipt|invoice|bill)\b/g, ' receipt '],
  [/\b(?:icc(?:id)?|sim)\b/g, ' sim '],
  [/\b(?:national(?:ity)?|citizenship)\b/g, ' nationality '],
  [
    /\b(?:concept|remittance(?: info(?:rmation)?)?|payment (?:reference|details|note)|purpose of (?:the )?(?:payment|transfer))\b|^reference$/g,
    ' reference ',
  ],
  [/\b(?:on )?(?:which|what) (?:day|date)\b|\bwhen\b|\b(?:days?|dates?)\b/g, ' date '],
  [/#|\b(?:no|nr|num|numbers?|codes?|id|ids|ref|reference|key)\b\.?/g, ' number '],
];

/** What something is measured in, which says how its value is written and little of what it is. */
export const UNITS =
  /^(?:cm|mm|km|m|kg|g|lbs?|oz|ml|l|met(?:re|er)s?|centimet(?:re|er)s?|millimet(?:re|er)s?|kilomet(?:re|er)s?|miles?|feet|foot|inch(?:es)?|kilos?|kilograms?|grams?|pounds?|tonnes?|lit(?:re|er)s?|euros?|eur|dollars?|usd|gbp|percent|kwh|degrees?)$/;

/** Ideas that say of what sort something is, and little of what it is of. */
export const GENERAL = new Set([
  'number',
  'date',
  'name',
  'old',
  'new',
  'private',
  'card',
  'document',
  'detail',
  'data',
]);

/** Words of a form around what it asks. */
export const FILLER = new Set(
  `please enter choose select type write give tell fill in optional required field text here below your my our the
  of for on in at to as by with which what who whom how can may we you i it is are do does and or a an from this that
  contact details information overall digit digits character figure figures characters letters spaces without only max min maximum minimum example e.g eg format
  preferred used e anything something should would like have has been be know tell us let want`
    .split(/\s+/)
    .filter(Boolean),
);
