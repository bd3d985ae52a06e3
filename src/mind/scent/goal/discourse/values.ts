import type { Pair } from '../types.ts';

const ENDS = '(?=\\s*(?:,|;|$)|\\s+(?:and|instead|rather|from now on)\\b)';
const MARK = '«\\d+»';

/** How a sentence gives a value of what is asked for, and the name under which forms take it. */
const TOLD: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:is|are|will be|falls?) due (?:on|by|at)?\s*(.+?)(?=\s*(?:,\s*\p{Ll}|;|$)|\s+and\b)/iu, 'due date'],
  [
    /\b(?:has|have|is|are|must|needs?) (?:to )?(?:be )?(?:done|finished|completed|ready|handed in) (?:by|until|on|before)\s+(.+?)(?=\s*(?:;|$)|\s+and\b)/iu,
    'due date',
  ],
  [/\bdeadline is\s+(.+?)(?=\s*(?:;|$)|\s+and\b)/iu, 'deadline'],
  [new RegExp(`\\b(?:is|are|should be|is to be) (?:called|named|titled)\\s+(.+?)${ENDS}`, 'iu'), 'name'],
  [/\b(?:begins?|starts?) (?:at|on)\s+(.+?)(?=\s*(?:,|;|$)|\s+and\b)/iu, 'start'],
  [/\b(?:is to|should|must|has to) (?:begin|start) (?:at|on)\s+(.+?)(?=\s*(?:,|;|$)|\s+and\b)/iu, 'start'],
  [/\bends? (?:at|on)\s+(.+?)(?=\s*(?:,|;|$)|\s+and\b)/iu, 'end'],
  [
    /\b(?:takes?|lasts?)\s+((?:an?|one|two|three|four|half an?|\d+)\s+(?:hours?|minutes?|days?|weeks?)\b)/iu,
    'duration',
  ],
  [new RegExp(`\\b(?:says?|reads?|(?:should|is to|must) (?:say|read))\\s*:?\\s*(${MARK})`, 'iu'), 'text'],
  [
    /\b(?:is|are) for\s+((?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve) (?:people|persons|servings|portions))\b/iu,
    'people',
  ],
];

/** "Is of high priority": the noun is what the form asks for. */
const OF_KIND =
  /\b(?:is|are|has|have)(?: to be)?(?: of)?(?: an?)?\s+(\p{L}+)\s+(priority|urgency|importance|severity|difficulty|quality)\b/iu;
const BELONGS = new RegExp(
  `\\bbelongs? (?:to|in|under)\\s+(?:the\\s+)?((?:\\p{Ll}+\\s+){0,2})(${MARK})|\\bbelongs? (?:to|in|under)\\s+(?:the\\s+)?([^,;.]+?)(?=\\s*(?:,|;|$)|\\s+and\\b)`,
  'iu',
);
/** "The place of work is Brighton": what is asked for, by its own name. */
const IS =
  /(?:^|,\s*(?:and\s+)?|\sand\s)(?:the|your|my|its|their|his|her)\s+((?!(?:other|rest)\b)[\p{L}-]+(?:\s(?:of|for|in|to)?\s?[\p{L}-]+){0,3}?)\s+(?:is|are|should be|has to be|have to be|must be|is to be|are to be|will be|shall be)\s+(?!(?:not|now|still|wrong|right|due|for|of|on|in|at|to|also|already|too|no|ready|free|there|next|close|made|like|so)\b)(.+?)(?=\s*(?:;|$|,\s+(?:and\s+)?(?:the|its|your)\s)|,?\s+and\s+(?:the|its|your|my|our|his|her|it|they|you|i|we|he|she|only|there)\s)/giu;
/** "It needs three ingredients: flour, eggs and salt." */
const LISTED = /\b(?:needs?|has|contains?|requires?|includes?)\s+(?:the\s+|\p{L}+\s+)?(\p{L}{4,}):\s+(.+)$/iu;

function plain(value: string): string {
  return value
    .replace(/^(?:the|an?)\s+(?=\p{L})/iu, '')
    .replace(/[.,;:\s]+$/, '')
    .trim();
}

/** The values that a sentence gives of what was asked for before it, field by field. */
export function valuesIn(sentence: string): Pair[] {
  const said = sentence.trim().replace(/[.!;\s]+$/, '');
  const pairs: Pair[] = [];
  const add = (field: string, value: string): void => {
    const bare = field === 'duration' ? value : plain(value);
    if (bare !== '' && bare.split(' ').length <= 12 && !pairs.some((pair) => pair.value === bare))
      pairs.push({ field, value: bare });
  };
  for (const [pattern, field] of TOLD) {
    const found = pattern.exec(said);
    if (!found) continue;
    add(field, found[1]!);
    if (field === 'name') pairs.push({ field: 'title', value: plain(found[1]!) });
  }
  const kind = OF_KIND.exec(said);
  if (kind) add(kind[2]!, kind[1]!);
  const belongs = BELONGS.exec(said);
  if (belongs) add(belongs[2] ? belongs[1]!.trim() : 'category', belongs[2] ?? belongs[3]!);
  const listed = LISTED.exec(said);
  if (listed) pairs.push({ field: listed[1]!, value: listed[2]! });
  for (const [, field = '', value = ''] of said.matchAll(IS)) add(field.trim(), value);
  return pairs;
}

/** "At 14:00 and not at 16:00." */
const AGAINST =
  /\b(?:in|at|on|for|to)\s+((?:[\p{L}\d:.]+\s){0,2}[\p{L}\d:.]*\d[\p{L}\d:.]*),?\s+(?:and\s+)?not\s+(?:in|at|on|for|to)\s+(.{1,40})$/iu;

/** "Your number has changed to 0123", "It is not 1 June but 15 June": what something is from now on, and no longer is. */
export function newsIn(sentence: string): { thing: string; value: string; not: string } | null {
  const said = sentence.trim().replace(/[.!;\s]+$/, '');
  const found =
    /^(.{2,60}?)\s+(?:(?:is|are)\s+not\s+(?<not>.{1,40}?),?\s+but\s+(?<to>.{1,60})|(?:(?:has|have)\s+(?:changed|moved|gone (?:up|down)|risen|fallen|dropped)\s+to|(?:is|are) now(?: called)?|(?<=^the (?:right|correct|new) (?:one|number|date|address|name|value|time))\s+(?:is|are)|(?:and )?(?:is|are) now called|will now be|should (?:now )?be|has become|(?:has|have) to be)\s+(?<value>.{1,80}))$/iu.exec(
      said,
    );
  const against = AGAINST.exec(said);
  const own =
    /^(.{2,40}?)\s+(?:has|have)\s+(?:now\s+)?(?:changed|got)\s+(?:his|her|their|its)\s+(.{3,30}?)\s+to\s+(.{2,60})$/i.exec(
      said,
    );
  if (!found && own) return { thing: own[2]!, value: own[3]!, not: '' };
  if (!found && against) return { thing: '', value: against[1]!, not: against[2]! };
  if (!found) return null;
  const whole = found.groups!.value ?? found.groups!.to ?? '';
  const [value = '', instead = ''] = whole.split(/,?\s+(?:instead of|rather than|and not(?: at)?|not)\s+/i);
  if (!/[\d«@]|\p{Lu}/u.test(value)) return null;
  return {
    thing: /called/.test(said) && /^you\b/i.test(said) ? 'name' : found[1]!.replace(/\s+(?:has|have|is|are)$/i, ''),
    value: value.replace(/\s+(?:from now on|instead)$/i, '').replace(/^(?:an?|the)\s+/i, ''),
    not: found.groups!.not ?? instead,
  };
}
