import { fold } from '../../language/index.ts';

/** What words for the ends of a scale are measured by, as pages head it. */
const SCALES: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [
    /\b(?:heav(?:y|ier|iest)|light(?:er|est)?|weigh\p{L}*)\b/u,
    /\b(?:weights?|mass|heaviness|kilos?|grams?|kg|g|lbs?)\b/,
  ],
  [
    /\b(?:tall(?:er|est)?|short(?:er|est)?|high(?:er|est)?|low(?:er|est)?)\b/,
    /\b(?:heights?|elevation|altitude|tall|size)\b/,
  ],
  [
    /\b(?:long(?:er|est)?|short(?:er|est)?)\b/,
    /\b(?:lengths?|duration|distance|how long|minutes|running time|time)\b|^(?:days|weeks|months|years|hours|nights)\b/,
  ],
  [/\b(?:wide|wider|widest|broad\p{L}*|narrow\p{L}*)\b/u, /\b(?:width|breadth|wide)\b/],
  [/\b(?:deep(?:er|est)?|shallow\p{L}*)\b/u, /\b(?:depth|deep)\b/],
  [
    /\b(?:old(?:er|est)?|young(?:er|est)?)\b/,
    /\b(?:age|born|birth\p{L}*|years?|date|founded|built|made|found|since)\b/u,
  ],
  [
    /\b(?:new(?:er|est)?|latest|earliest|recent\p{L}*|soon(?:er|est)?)\b/u,
    /\b(?:date|years?|day|when|time|added|posted|published|released|updated|created|built|made|due|starts?|departs?|departure)\b/,
  ],
  [/\b(?:fast(?:er|est)?|quick(?:er|est)?|slow(?:er|est)?)\b/, /\b(?:time|duration|minutes|takes|speed|pace)\b/],
  [
    /\b(?:near(?:er|est)?|close(?:r|st)|far(?:thest|ther)?|furthest)\b/,
    /\b(?:distance|away|miles?|kilomet\p{L}+|km|how far)\b/u,
  ],
  [
    /\b(?:large(?:r|st)?|big(?:ger|gest)?|small(?:er|est)?|great(?:er|est)?)\b/,
    /\b(?:size|area|surface|floor space|volume|capacity|population|inhabitants|people|members|seats|beds)\b/,
  ],
  [/\b(?:cheap(?:er|est)?|dear(?:er|est)?|expensive|pric\p{L}+)\b/u, /\b(?:price|cost|rent|fee|fare|amount|rate)s?\b/],
  [/\b(?:worth|valuable|spen[dt]\p{L}*)\b/u, /\b(?:values?|worth|totals?|amounts?|sums?|prices?)\b/],
  [/\b(?:hot(?:ter|test)?|warm(?:er|est)?|cold(?:er|est)?|cool(?:er|est)?)\b/, /\b(?:temperatures?|heat|degrees)\b/],
  [/\b(?:loud(?:er|est)?|quiet(?:er|est)?)\b/, /\b(?:noise|loudness|volume|decibels?|db)\b/],
  [/\b(?:popular|liked|visited|sold)\b/, /\b(?:popularity|likes|votes|visits|visitors|sold|sales|downloads|views)\b/],
  [/\b(?:best|worst|rated|ratings?)\b/, /\b(?:rating|rated|score|stars|points|marks?|reviews?)\b/],
];

/** Whether what a column or choice is called is a measure of what the words of a clause compare: "Mass (g)" of "the heaviest". */
export function measures(name: string, clause: string): boolean {
  const [called, said] = [fold(name), fold(clause)];
  return SCALES.some(([words, heads]) => words.test(said) && heads.test(called));
}
