import type { Life } from '../life.ts';

const WARM = /^(NG|GH|KE|EG|IN|PH|ID|VN|BR|MX|CO|ZA|AU)$/;

/** Details that would contradict the life: a word in them, and whom they do not suit. */
const CONTRADICTIONS: ReadonlyArray<readonly [pattern: RegExp, not: (life: Life) => boolean]> = [
  [
    /\b(look|looking|see|seen?|watch|watching|read|reading|loupe|lens|camera|eyes?|spotting|ironing|binoculars|colours?|mirror|view|shades?|match\w*|sights?|photograph\w*|pictures?|glasses|scroll|screenshot|notice when|underline|label|labell?ing|maps?|drive|drawing|draw|sketch\w*|paint\w*|motorbike|stars|northern|wrong colour|odd socks|clouds?|number plate|gravestones|stamps?|coin|telescope|planets|sewing|soldering|crossword|tweezers|sorting|window jumps|three lines)\b/,
    (life) => life.access.vision === 'blind',
  ],
  [
    /\b(read|reading|novel|book|source code|type|spreadsheet|text|crossword|words|diary|write|letters|menus|subtitles)\b/,
    (life) => life.access.cognition === 'low_literacy' || life.access.cognition === 'dyslexia',
  ],
  [
    /\b(ring|radio|hum|whistle|sing|hear|heard|accordion|voice|brass bands|opera|podcasts?|listening|telephone)\b/,
    (life) => life.access.hearing === 'deaf',
  ],
  [/\bcontact lens\b|\bglasses\b/, (life) => life.age < 16],
  [/\b(mother|sister)\b/, (life) => life.age > 66],
  [/\bmessage boards\b/, (life) => life.age < 42],
  [/\bfour days and not five\b/, (life) => life.employment !== 'employed_full_time'],
  [/\b(froze|northern lights|January)\b/, (life) => WARM.test(life.country.code)],
  [/\bshare a tablet at home\b/, (life) => life.household === 'single'],
  [/\bplate of every car\b/, (life) => life.age > 80],
  [/\b(timetables|watching planes)\b/, (life) => life.age > 90],
];

/** Whether a detail can be said of this person. */
export function suits(life: Life, line: string): boolean {
  return !CONTRADICTIONS.some(([pattern, not]) => pattern.test(line) && not(life));
}
