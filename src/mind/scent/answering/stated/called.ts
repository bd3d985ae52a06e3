import { fold } from '../../../language/index.ts';
import type { Ask } from './ask.ts';

/** How such a thing is called where it stands behind a name, by how it is asked for. */
const CALLED: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [/\bwhere\b/, /\b(?:place|venue|location|address|where|meeting point|find us|directions)\b/],
  [
    /\bwho\b.*\b(?:teach|teaches|taught|leads?|runs?|gives?)\b/,
    /\b(?:teacher|tutor|instructor|trainer|lecturer|coach|leader|led by|taught by|with)\b/,
  ],
  [/\bwho\b.*\b(?:wrote|written|writes)\b/, /\b(?:author|writer|by|written by)\b/],
  [/\bwho\b.*\b(?:deliver\w*|brings?|carries)\b/, /\b(?:carrier|courier|delivered by|shipped with)\b/],
  [/\bwho\b.*\b(?:call|ring|ask|contact|turn to|talk|speak)\b/, /\b(?:contact|ask for|enquiries|in charge)\b/],
  [
    /\bwhen\b.*\b(?:arriv\w*|come|delivered|get here)\b|\b(?:day|date)\b.*\b(?:arriv\w*|come|delivered)\b/,
    /\b(?:expected|estimated|due|eta|arriv\w*|delivery(?: date)?)\b/,
  ],
  [/\bwhen\b|\b(?:which|what) (?:day|date)s?\b/, /\b(?:date|day|days|when)\b/],
  [/\b(?:which|what) time\b/, /\b(?:time|starts?|begins?)\b/],
  [/\b(?:months?|when)\b.*\bopen\b/, /\b(?:open|season)\b/],
  [/\bhow (?:tall|high)\b/, /\bheight\b/],
  [/\bhow wide\b/, /\bwidth|wingspan|breadth\b/],
  [/\bhow deep\b/, /\bdepth\b/],
  [/\bhow far\b/, /\bdistance\b/],
  [/\bhow old\b/, /\bage\b/],
  [/\bhow (?:heavy|much\b.*\bweigh)|\bweighs?\b/, /\bweight\b/],
  [/\bhow long\b/, /\b(?:duration|takes|journey time|length)\b/],
  [/\bhow often\b/, /\b(?:every|frequency|interval)\b/],
  [/\bhow (?:much|expensive)\b|\bcosts?\b/, /\b(?:price|costs?|fee|rent|fare|charge|admission)\b/],
];

/** Whether a name is how sites call what is asked for, whatever the question calls it. */
export function isCalledSo(ask: Ask, name: string): boolean {
  const named = fold(name);
  return CALLED.some(([asked, called]) => asked.test(ask.text) && called.test(named));
}
