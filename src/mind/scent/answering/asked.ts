import { fold } from '../../language/index.ts';
import type { Step } from '../goal/types.ts';
import { PLACE, sortsAsked } from './question/kinds.ts';

/** How a question asks for a kind of value, and how a line looks that gives one. */
export type ValueKind = readonly [asked: RegExp, given: RegExp];

const AMOUNT = '\\b(?:\\d+(?:[.,]\\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';

/** "How many years": so many of that very unit, in words or for short. */
const UNITS: readonly ValueKind[] = [
  ['years', 'years?|yrs?'],
  ['months', 'months?'],
  ['weeks', 'weeks?|wks?'],
  ['days', '(?:working |business )?days?'],
  ['nights', 'nights?'],
  ['hours', 'hours?|hrs?|h'],
  ['minutes', 'minutes?|mins?'],
  ['seconds', 'seconds?|secs?|s'],
].map(([asked, given]) => [
  new RegExp(`\\bhow many (?:working |business )?${asked}\\b`),
  new RegExp(`${AMOUNT}[\\s-]*(?:(?:-|–|to)\\s*\\d+\\s*)?(?:${given})(?![\\p{L}\\d])`, 'iu'),
]);

const MONEY =
  /[$€£¥]\s?\d|\d[\d.,]*\s?(?:€|£|\$|eur|usd|gbp|kr\b|chf|euros?|dollars?|pounds?|%|percent|per cent)|\b\d[\d,]*\.\d{2}\b|\bfree\b/i;

const ATTRIBUTES: readonly ValueKind[] = [
  ...UNITS,
  [
    /\bhow many (?:kilo(?:gram)?s|kg|grams|tonnes)\b|\bhow many pounds\b.*\b(?:weigh|heavy)/,
    /\d\s?(?:kg|kilo(?:gram)?s?|g|grams?|t|tonnes?|lbs?|pounds?)\b/i,
  ],
  [/\bhow many (?:pounds|euros|dollars|francs|crowns|pence|cents)\b/, MONEY],
  [
    /\bhow many (?:(?:centi|milli|kilo)?met(?:re|er)s|cm|mm|km|miles|inches|feet)\b/,
    /\d\s?(?:[ckm]?m|(?:centi|milli|kilo)?met(?:re|er)s?|miles?|in|inch(?:es)?|ft|feet|["″])(?!\p{L})|\d\s?[x×]\s?\d/iu,
  ],
  [/\b(?:temperature|how (?:hot|warm|cold)|what degrees?)\b/, /\d\s?(?:°|º|degrees?\b|℃|℉|K\b)|\bgas mark\b/i],
  [/\bwhat time\b/, /\b\d{1,2}[:.]\d{2}\b|\b\d{1,2}\s?(?:am|pm|h\b|o'clock)|\b(?:noon|midnight)\b/i],
  // "How much flour": so much of a thing, and no sum of money.
  [
    /\bhow much (?!(?:does|do|did|is|are|was|will|would|for|to|of|the|an?|it|they|this|that|money|more|less|longer|cheaper|time)\b)\p{L}+/u,
    /\d[\d.,]*\s?(?:g|kg|mg|grams?|kilos?|ml|cl|dl|l|litres?|liters?|oz|ounces?|lbs?|cups?|(?:tea|table)spoons?|tsp|tbsp|pinch(?:es)?|gb|mb|tb|kwh|kw|w|watts?|%|m²|m2|m³|m3|units?|points?|credits?)(?!\p{L})|\b(?:an?|one|two|three|four|five|six|half an?) (?:cups?|pinch|litres?|kilos?|grams?|(?:tea|table)spoons?)\b/iu,
  ],
  [/\b(?:price|cost|costs|how much|fee|charge|fare|rate|total)\b/, MONEY],
  [
    /\bhow often\b/,
    /\b(?:once|twice|thrice|every|each|daily|hourly|weekly|fortnightly|monthly|quarterly|yearly|annually|never|not at all|rarely|seldom|times)\b/i,
  ],
  [/\b(?:phone|telephone|call|mobile)\b/, /\+?\d[\d\s().-]{5,}\d/],
  [/\b(?:e-?mail)\b/, /[\w.+-]+@[\w-]+\.[\w.]+/],
  [
    /\b(?:when|(?:what|which) (?:days?|dates?|months?)|arrives?|due|comes?|delivered|date|deadline|until|expire\w*|born|founded|released|published|how soon)\b/,
    // Whole words: Monica and Marta are no days or months, and "may" is mostly none.
    /\b(?:\d{1,2}[:.]\d{2}|\d{4}|\d{1,2}\s?(?:am|pm)|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may \d+|\d+(?:th|st|nd|rd)? may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|\d+ (?:working |business )?(?:days?|weeks?|months?)|within (?:a|one|two|three) \w+|(?:every|each) (?:day|week)|daily|today|tomorrow|tonight)\b/i,
  ],
  [
    /\b(?:opening|hours|open|opens|close|closes|closing|what time)\b/,
    /\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|–|-|to|h\b)|\bclosed\b|\b\d{1,2}[:.]\d{2}\b/i,
  ],
  // How many there are of something is neither a sum of money nor a time of day.
  [
    /\b(?:how many|number of|count|population|quantity|stock)\b/,
    /(?<![€$£¥:.,\d]\s?)\b(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|no|none)\b(?!\s?(?:€|£|\$|eur\b|usd\b|gbp\b|euros?\b|dollars?\b|pounds?\b|kr\b|%|per ?cent\b|am\b|pm\b|:\d))/i,
  ],
  [
    /\b(?:how long|duration|delivery time|how fast)\b/,
    /(?:\d+|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve))\s*(?:-|–|to)?\s*\d*\s*(?:working |business )?(?:sec|min|hour|day|week|month|year)/i,
  ],
  [
    /\b(?:address|where|located|location)\b/,
    new RegExp(`^(?:[Ww]here|[Pp]lace|[Ll]ocation|[Vv]enue)\\s*:|${PLACE}`, 'u'),
  ],
  [
    /\b(?:who|written by|wrote|author|name|director|ceo|founder|winner)\b/,
    /\b[A-Z][\p{L}'-]+ [A-Z][\p{L}'-]+|\bby \p{Lu}\p{L}+/u,
  ],
  [/\b(?:rating|score|stars?)\b/, /\d(?:\.\d)?/],
  [
    /\b(?:how (?:large|big|heavy|tall|wide|deep|high)|size|weight|height|width|dimensions?|capacity|memory|storage|battery)\b/,
    /\d+(?:[.,]\d+)?\s?(?:cm|mm|m|kg|g|gb|mb|l|ml|mah|in|inch\w*|"|lbs?)/i,
  ],
  [/\b(?:version|release)\b/, /\d+\.\d+/],
];

/** Nouns after "which" that are no kind of value of their own: the thing itself is asked for, or the rules above know it. */
const NO_VALUE =
  /^(?:of|one|is|are|was|were|do|does|did|has|have|can|kind|sort|type|way|page|link|item|thing|product|size|two|\d.*)$/;

/** "In which room does it meet?": a line that says "room" and tells more is of the kind that is asked for. */
function namedValue(question: string): ValueKind | undefined {
  const noun = /\b(?:which|what) (?:is the )?([\p{L}-]{3,20})\b/u.exec(question)?.[1];
  if (!noun || NO_VALUE.test(noun)) return undefined;
  const own = new RegExp(`\\b${noun.replace(/s$/, '')}s?\\b`, 'i');
  return [own, own];
}

/** "Who keeps the lighthouse in the town where the river ends?": what only tells which town is meant asks for no place. */
const AFTER_WHERE =
  /(?<=^(?:who|what|which|whose|how)\b.{6,}\p{L} (?:the|an?|that) \p{L}+) (?:where|when|who|that)\b.*$/u;

/** The well-known kind of value that a question asks for: a price, a time, a place. */
export function knownKind(question: string): ValueKind | undefined {
  // Yes or no is told in any words.
  if (/^(?:is|are|does|do|did|can|may|has|have|was|were|will)\b/.test(question)) return undefined;
  const own = question.replace(AFTER_WHERE, '');
  return ATTRIBUTES.find(([words]) => words.test(own));
}

/** The kind of value that a question asks for, well known or called by its own noun. */
export function kindAsked(question: string): ValueKind | undefined {
  return knownKind(question) ?? namedValue(question);
}

const ATTRIBUTE_OF =
  /\b(?:default|default value|limit|maximum|minimum|price|cost|phone|telephone|e-?mail address|opening hours|address|date|number|amount|rating|capital|population|author|total|balance|status|weight|size|duration|deadline|version|stock|fee|name|director|founder|winner|owner|release date|opening times?|language|country|city|title|colou?r|height|length|distance|score|result) (?:of|for)\b/;

/** By which way one is to be told, where nothing says what: "let me know by post at 9 Weir Street". */
const ONLY_BY_WAY =
  /^tell (?:me|us|him|her|them) (?:(?:by|via|through|over) (?:the )?(?:post|mail|letter|e-?mail|phone|telephone|text|sms|message)|(?:at|under|on|by|via) \S*[@\d]\S*)(?!.*\b(?:what|which|when|where|who|whose|how|whether|if|the|that)\b)/;

/** Whether a clause asks to know something that can be read, and not to get somewhere. */
export function asksForFact(step: Step): boolean {
  const folded = fold(step.text);
  if (ONLY_BY_WAY.test(folded)) return false;
  // Who is to find a page is there once the page is.
  if (
    !ATTRIBUTE_OF.test(folded) &&
    /^(?:find|open|reach|locate|visit|show|get to|go to)\b.{0,20}\b(?:page|article|section|screen|tab)\b/.test(folded)
  )
    return false;
  if (
    /^(?:find out|figure out|work out|what|what's|who|whose|when|where|which|how|why|is|are|does|do|did|can|tell|count|calculate|compute|solve|determine|identify|answer|name|read|report|note|list|compare)\b/.test(
      folded,
    )
  )
    return true;
  return (
    /\b(?:what|which|when|where|who|whose|how (?:much|many|long|often|to|do|does|did|can|is|are|far|soon|old|big|large|high|tall|deep|wide|heavy|fast|late|early|hot|cold|strong)|whether|if)\b/.test(
      folded,
    ) ||
    ATTRIBUTE_OF.test(folded) ||
    sortsAsked(folded)[0] === 'phone' ||
    /\b(?:find|look up|check|get|read|see)\b.*\b(?:price|phone number|opening hours|opening times|e-?mail address|delivery time|rating|return policy)\b/.test(
      folded,
    )
  );
}
