import { fold } from '../../../language/index.ts';

/** A kind of value that a question can ask for. */
export type ValueSort =
  | 'money'
  | 'share'
  | 'time'
  | 'date'
  | 'year'
  | 'duration'
  | 'years'
  | 'months'
  | 'weeks'
  | 'days'
  | 'hours'
  | 'minutes'
  | 'temperature'
  | 'length'
  | 'weight'
  | 'data'
  | 'phone'
  | 'email'
  | 'version'
  | 'person'
  | 'place'
  | 'truth'
  | 'name';

const COUNT =
  '(?:\\d+(?:[.,]\\d+)?|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|twenty|thirty)';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?';

/** By what somebody is reached: told where it stands, on a page that need not say much else of what is asked. */
export const REACHED: ReadonlySet<ValueSort> = new Set(['phone', 'email']);

/** "Which doctor": one of several, called by what it is. */
export const WHICH = /^(?:find out |tell me |say |see |check |look up )?which (?!of\b|one\b|way\b)([\p{L}-]+)/u;
/** "In which county": the kind of thing by which the answer is called, wherever the question says it. */
export const KIND_OF_VALUE = /\b(?:which|what) (?!of\b|one\b|way\b)(\p{L}[\p{L}-]+)/u;

/** So many of one unit, by the ways in which it is written. */
function ofUnit(unit: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\d.,])${COUNT}(?:\\s?(?:-|–|to|or)\\s?${COUNT})?[\\s-]?(?:(?:working|business|calendar|full|whole) )?(?:${unit})(?![\\p{L}\\d])`,
    'giu',
  );
}

/** Either of the words, written small or with a capital. */
function either(list: string): string {
  return list
    .split(' ')
    .map((word) => `[${word[0]!.toUpperCase()}${word[0]}]${word.slice(1).replaceAll('_', ' ')}`)
    .join('|');
}
const ROOM = either(
  'room hall platform gate floor aisle shelf track bay stand building unit desk counter suite hut tent court lane dock pier berth',
);
const SITE = either(
  'station street road avenue lane square park church cathedral chapel hall library centre center school college museum gallery theatre theater cinema hospital surgery clinic hotel inn pub cafe café restaurant market garden gardens house barn farm mill bridge harbour harbor quay beach field ground stadium arena gym pool studio office shop store branch depot yard terminal basement cellar attic lobby foyer entrance reception kitchen courtyard car_park playground crescent close terrace drive green hill wood forest lake river',
);
const BESIDE = `(?:${either('at in near behind opposite inside outside beside under above below next_to in_front_of on')})`;
/** A name that begins with a capital, and is no day and no month. */
const NAME = `(?!(?:${either('mon tues wednes thurs fri satur sun')})day|(?:${either('january february march april may june july august september october november december')})\\b)\\p{Lu}[\\p{L}'’.-]+`;
/** Where something is: a named building, a numbered room, an address, a name behind "at". */
export const PLACE = [
  `\\b\\d{1,4}[a-z]?,? ${NAME}(?: ${NAME})*`,
  `(?:${NAME} ){1,3}(?:${SITE})\\b`,
  `\\b(?:${ROOM}|${SITE}):? (?:\\p{Lu}[-. ]?)?\\d+(?:[-./]\\d+)*\\p{L}?(?![\\p{L}\\d])`,
  `\\b(?:${SITE}) (?:of|at) (?:the )?${NAME}(?: ${NAME})*`,
  `(?<=\\b(?:${either('place venue location where address shelf room')})\\s?:\\s?)\\p{Lu}[^.;]*`,
  `\\b(?:${ROOM}) \\p{Lu}\\p{L}*(?![\\p{L}\\d])`,
  `\\b(?:${either('ground first second third fourth top lower upper')}) floor\\b`,
  `\\b(?:${either('upstairs downstairs')})\\b`,
  `(?<=\\b${BESIDE} (?:the |our |your |an? )?)(?:${NAME}(?: (?:of |the )?${NAME})*|(?:[\\p{L}-]+ ){0,2}(?:${SITE}|${ROOM})\\b)`,
].join('|');

/** How each kind of value looks among other words. */
const LOOKS: Readonly<Record<Exclude<ValueSort, 'truth' | 'name'>, RegExp>> = {
  money:
    /[$€£¥]\s?\d[\d.,]*|(?<![\d.:])\d[\d.,]*\s?(?:[€£$](?!\s?\d)|(?:eur|usd|gbp|chf|kr|euros?|dollars?|pounds?|pence|cents?|p)\b)|(?<![\d.:]|[-–]\s?)\d+[.,]\d{2}(?![\d.:])(?!\s?(?:[ap]\.?m|h\b|%|[-–]\s?\d))|\b(?:free(?! (?:plan|trial|account|version|tier|wi-?fi|time|of (?!charge)))|no charge|nothing)\b/giu,
  share: /\d[\d.,]*\s?(?:%|per ?cent)/giu,
  time: /(?<![\d.,$€£])(?:[01]?\d|2[0-4])[:.][0-5]\d(?![\d.,])(?:\s?[ap]\.?m\b)?|\b\d{1,2}\s?(?:[ap]\.?m\b|o'clock|h\b)|\b(?:noon|midnight|(?:half past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o['’]clock)\b|^(?:[01]\d|2[0-3])[0-5]\d$|^\d{1,2}(?:[:.]\d{2})?\s?[-–]\s?\d{1,2}(?:[:.]\d{2})?$|\bclosed\b/giu,
  date: new RegExp(
    `\\b\\d{1,2}(?:st|nd|rd|th)?\\.? (?:of )?${MONTH}\\b(?:,? \\d{4})?|\\b${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4})?|\\b${MONTH} \\d{4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b|\\b${WEEKDAY}\\b|\\b(?:today|tomorrow|tonight)\\b|\\b(?:19|20)\\d{2}\\b`,
    'giu',
  ),
  year: /(?<![\d.,£$€])(?:1\d|20)\d{2}(?![\d.,]?\d| ?(?:m|km|kg|g|l|cm|mm|metres?|tons?|tonnes?)\b)/gu,
  duration: new RegExp(
    `(?<![\\p{L}\\d.,])${COUNT}(?:\\s?(?:-|–|to|or)\\s?${COUNT})?[\\s-](?:(?:working|business|calendar|full|whole) )?(?:s|secs?|seconds?|min|mins|minutes?|h|hrs?|hours?|days?|nights?|weeks?|months?|years?|fortnights?)\\b|\\d+\\s?(?:min|h|hrs?)\\b|\\bovernight\\b|\\bunlimited\\b|\\bno limit\\b`,
    'giu',
  ),
  years: ofUnit('years?|yrs?'),
  months: ofUnit('months?'),
  weeks: ofUnit('weeks?|fortnights?'),
  days: ofUnit('days?'),
  hours: ofUnit('hours?|hrs?|h'),
  minutes: ofUnit('minutes?|mins?'),
  temperature:
    /-?\d[\d.,]*(?:\s?(?:-|–|to)\s?\d+)?\s?(?:°\s?[CF]?|º\s?[CF]?|℃|℉|degrees?(?: (?:celsius|fahrenheit))?)(?!\p{L})|\bgas mark \d+/giu,
  length:
    /\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*)+(?:\s?(?:mm|cm|m))?(?![\p{L}\d])|(?<![\d:.,])\d[\d.,]*\s?(?:mm|cm|m|km|met(?:re|er)s?|centimet(?:re|er)s?|kilomet(?:re|er)s?|miles?|mi|ft|feet|inch(?:es)?|in(?! \p{L})|yards?|["″])(?![\p{L}²³])/giu,
  weight: /\d[\d.,]*\s?(?:g|kg|mg|grams?|kilos?|kilograms?|tonnes?|t|lbs?|ounces?|oz|stone)(?!\p{L})/giu,
  data: /\d[\d.,]*\s?(?:[kmgt]i?b|bytes?|(?:kilo|mega|giga|tera)bytes?)(?!\p{L})|\bunlimited\b/giu,
  phone: /\+?\(?\d[\d\s().-]{6,}\d/gu,
  place: new RegExp(PLACE, 'gu'),
  version: /(?:\bversions? |\bv\.? ?)\d+(?:\.\d+)*|\b\d+(?:\.\d+){1,3}\b/giu,
  email: /[\w.+-]+@[\w-]+\.[\w.]+/gu,
  person:
    /(?:\b(?:Dr|Mr|Mrs|Ms|Prof|Sister|Sir|Dame)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:de|van|von|der|da|di|la|le|al|bin) ?)?(?: \p{Lu}[\p{L}'’.-]*)+/gu,
};

const ASKED: ReadonlyArray<readonly [RegExp, readonly ValueSort[]]> = [
  [
    /^(?:find out |tell me |say |see |check |look up )?(?:whether|if)\b|^(?:is|are|was|were|does|do|did|can|may|has|have|will|must)\b/,
    ['truth'],
  ],
  [/\b(?:phone|telephone|mobile) number\b|\bwhich number\b.*\b(?:ring|call|dial|phone)\b/, ['phone']],
  [
    /\bnumber (?:that )?(?:you |one )?(?:to|can|should|must|have to) (?:call|ring|phone|dial)\b|\bwhom? to (?:call|ring|phone)\b/,
    ['phone'],
  ],
  [/\be-?mail address\b/, ['email']],
  [/\b(?:author|writer) of\b/, ['person']],
  [/\b(?:which|what) version\b|\bversion number\b/, ['version']],
  [/\bhow much of (?:the|my|your|what|it|each|every)\b|\b(?:what|which) (?:part|fraction) of\b/, ['share', 'money']],
  [
    /\b(?:what|which) (?:interest|share|percentage|proportion)\b|\b(?:interest|percentage|how high is the (?:interest|rate))\b/,
    ['share'],
  ],
  [/\b(?:until |till |at |from |by )?(?:what|which) time\b|\bat what hour\b/, ['time']],
  [/\b(?:since|from|until|till|by) when\b/, ['date', 'time']],
  [/\b(?:what|which) years?\b/, ['year']],
  [/\b(?:what|which) (?:day|date|month|weekday|evening|morning|afternoon|night|season)s?\b/, ['date']],
  [
    /\bwhom? (?:can|could|should|must|do|does|would|may|is) [^?]*\b(?:ring|call|phone|telephone)\b/,
    ['phone', 'person'],
  ],
  [/\bwhom\b|\bwho (?:can|could|should|must|do|does|would) [^?]*\b(?:write|turn|talk|speak)\b/, ['person', 'email']],
  [/\b(?:what|which) (?:door|entrance|exit|gate|platform|counter|room|hall|floor|desk|stop)\b/, ['place']],
  [
    new RegExp(
      `^(?:find out |tell me |say |see |check |look up )?(?:where\\b(?! (?:to|(?:do|can|should|must) (?:i|you) (?:find|see|go|get|click))\\b)|(?:in|at|on|from|to) (?:which|what) (?:${ROOM}|${SITE}|town|city|village|country|place|venue|area|location|address)\\b)`,
    ),
    ['place'],
  ],
  [/\b(?:what|which|the) temperature\b|\bhow (?:hot|cold|warm)\b|\bhow many degrees\b/, ['temperature']],
  [/\bhow many (?:(?:more|whole|full) )?years?\b/, ['years']],
  [/\bhow many (?:(?:more|whole|full) )?months?\b/, ['months', 'years']],
  [/\bhow many (?:(?:more|whole|full) )?weeks?\b/, ['weeks', 'days']],
  [/\bhow many (?:(?:more|whole|full|working|business) )?days?\b/, ['days', 'weeks']],
  [/\bhow many (?:(?:more|whole|full) )?hours?\b/, ['hours', 'minutes']],
  [/\bhow many (?:(?:more|whole|full) )?minutes?\b/, ['minutes', 'hours']],
  [
    /\bhow (?:many|much) (?:(?:more|whole|working|full) )?(?:time|minutes?|hours?|days?|nights?|weeks?|months?|years?)\b|\bhow soon\b/,
    ['duration'],
  ],
  [/\bhow many (?:kilo(?:gram)?s|kg|grams?|tonnes?|stone|ounces)\b|\bhow many pounds\b.*\b(?:weigh|heavy)/, ['weight']],
  [/\bhow many (?:pounds|euros|dollars|francs|crowns|pence|cents)\b/, ['money']],
  [/\bhow many (?:(?:centi|milli|kilo)?met(?:re|er)s?|cm|mm|km|miles|inches|feet|yards)\b/, ['length']],
  [/\bhow long\b/, ['duration', 'length']],
  [/\bhow (?:heavy|much does [^?]* weigh)\b|\bweight of\b|\b(?:what|which) weight\b|\bweighs?\b/, ['weight']],
  [
    /^(?!.*\b(?:how long|when|time|days?|costs?|price|fee)\b).*(?:\b(?:files?|attachments?|uploads?|downloads?|storage|disk|memory|mailbox|data|ram)\b[^?]*\b(?:sizes?|limit|large|big|space|maximum|allowance)\b|\b(?:sizes?|how (?:large|big)|maximum|how much)\b[^?]*\b(?:files?|attachments?|uploads?|downloads?|storage|disk|memory|mailbox|data|ram)\b)/,
    ['data'],
  ],
  // Towers are high, and so are fees and taxes.
  [/\bhow high\b/, ['length', 'money', 'share']],
  [
    /\bhow (?:far|tall|wide|broad|deep|thick)\b|\b(?:height|width|depth|distance|length) (?:of|between|to)\b|\b(?:what|which) (?:heights?|altitudes?|elevations?|depths?|widths?|distances?|lengths?)\b/,
    ['length'],
  ],
  [
    /\b(?:costs?|price|fee|fare|fine|deposit|charged?|charges|rent)\b|\bhow much\b(?= (?:money|they|you|one|he|she|we|i|is|are|was|were|do|does|did|must|will|would|can|to|for)\b)|\bhow expensive\b|\bwhat\b[^?]*\b(?:pay|pays|paid)\b/,
    ['money'],
  ],
  [
    /\b(?:what|which) (?:is |are |was |were )?(?:the |its |their |your |my )?(?:[\p{L}-]+ )?(?:salary|salaries|wages?|pay|premium|toll|bail|refund|discount)\b|\bhow (?:well|badly) [^?]*\bpaid\b/u,
    ['money', 'share'],
  ],
  [/\bwhat\b[^?]*\b(?:(?:come|run|amount)s? to|set \p{L}+ back)\b/u, ['money']],
  [/\bwhat (?:do|does|did) [^?]*\b(?:ask|charge|want|demand)s? (?:for|per|a)\b/, ['money']],
  [/^(?:find out |tell me |say |see |check |look up )?who(?:m)?\b/, ['person']],
  [/\bwhen\b/, ['date', 'time']],
  [WHICH, ['name']],
];

/** The kinds of value that a question asks for, the likeliest first; none where it asks for something of no known looks. */
export function sortsAsked(question: string): readonly ValueSort[] {
  const asked = fold(question);
  return ASKED.find(([words]) => words.test(asked))?.[1] ?? [];
}

/** What a text holds of a kind of value. */
export function valuesOf(text: string, sort: ValueSort): string[] {
  return sort === 'truth' || sort === 'name' ? [] : [...text.matchAll(LOOKS[sort])].map((found) => found[0].trim());
}

/** By what somebody is reached, and nothing else: a number to ring, an address to write to. */
export const REACHES = /^(?:\+?\(?\d[\d\s().-]{6,}\d|[\w.+-]+@[\w-]+\.[\w.]+)$/;
/** Kinds of value that tell how long something lasts, in one unit. */
export const SPANS: readonly ValueSort[] = ['years', 'months', 'weeks', 'days', 'hours', 'minutes'];
/** Kinds of value that are so many of a unit. */
const MEASURES: ReadonlySet<ValueSort> = new Set([
  ...SPANS,
  'money',
  'share',
  'duration',
  'temperature',
  'length',
  'weight',
  'data',
]);
/** A number that stands without its unit. */
const BARE = /^\d[\d.,]*$/;

/** The same for what stands behind a name, which may tell the unit of a bare number: "84" behind "Days to crop", "12" under "Length (m)". */
export function valuesNamed(text: string, name: string, sort: ValueSort): string[] {
  const own = valuesOf(text, sort);
  if (own.length > 0 || !BARE.test(text) || !MEASURES.has(sort)) return own;
  const unit = /\(([^)]+)\)/.exec(name)?.[1] ?? name;
  return valuesOf(`${text} ${unit}`, sort).length > 0 ? [text] : [];
}
