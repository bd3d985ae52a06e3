const HOURS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const HOUR = `(?:${HOURS.join('|')}|1[0-2]|[1-9])`;
const OF_DAY = String.raw`(?:\s*o['’]?clock)?\s+(?:in the|this|tomorrow|on (?:\p{L}+day|that))\s+(morning|afternoon|evening)`;
/** "Half past six in the evening", "a quarter to nine". */
const PAST = new RegExp(String.raw`\b(half|(?:a\s+)?quarter)\s+(past|to)\s+(${HOUR})\b(?:${OF_DAY})?`, 'giu');
/** "At ten past four": a count as well where nothing says that it is a time. */
const MINUTES_PAST = new RegExp(
  String.raw`(?<=\b(?:at|after|before|until|by|around|from|for)\s)(five|ten|twenty|twenty-five|\d{1,2} minutes)\s+(past|to)\s+(${HOUR})\b(?:${OF_DAY})?(?!\s+(?:\p{L}+s|people)\b)`,
  'giu',
);
/** "Four in the afternoon", "10 in the morning". */
const WHOLE = new RegExp(String.raw`\b(${HOUR})(?:[.:](\d{2}))?${OF_DAY}\b`, 'giu');
/** "From two to three in the afternoon": both of them. */
const SPAN = new RegExp(String.raw`(?<=\b(?:from|between) )(${HOUR}) (to|until|till|and) (${HOUR})${OF_DAY}\b`, 'giu');
/** "At noon". */
const NOON = /(?<=\b(?:at|from|until|till) )(?:noon|midday)\b/gi;
/** "At seven o'clock". */
const OCLOCK = new RegExp(String.raw`\b(${HOUR})\s+o['’]?clock\b`, 'giu');
/** "On Wednesday at four". */
const AT = new RegExp(
  String.raw`(?<=\p{L}(?:day|row|ning|noon)s?,? (?:at|until) )(${HOURS.join('|')})(?=\s*(?:$|[.,;])|\s+(?:and|on|in|with|for)\b)`,
  'giu',
);
/** "Tuesday evening from seven to nine". */
const FROM_TO = new RegExp(
  String.raw`(?<=\p{L}(?:day|row|ning|noon)s?,? (?:from|between) )(${HOURS.join('|')}) (to|until|and) (${HOURS.join('|')})\b`,
  'giu',
);
const MINUTES: Record<string, number> = { half: 30, quarter: 15, five: 5, ten: 10, twenty: 20, 'twenty-five': 25 };

function hourOf(word: string): number {
  return HOURS.indexOf(word.toLowerCase()) + 1 || Number(word);
}

/** Who says "half past five" and no more means the hours in which people are up. */
function onDial(hour: number, part?: string): number {
  if (part === undefined) return hour < 7 ? hour + 12 : hour;
  return /^morning$/i.test(part) ? hour % 12 : (hour % 12) + 12;
}

function written(hour: number, minutes = 0): string {
  const all = hour * 60 + minutes;
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
}

function pastOrTo(share: string, way: string, hour: string, part?: string): string {
  const word = share.toLowerCase().replace(/^a\s+|\s+minutes$/g, '');
  const minutes = MINUTES[word] ?? Number(word);
  return written(onDial(hourOf(hour), part), /^to$/i.test(way) ? -minutes : minutes);
}

/** A text in which times of day that are told in words stand in digits: "a quarter past six in the evening" is 18:15. */
export function clockTimes(text: string): string {
  return text
    .replace(PAST, (_, share: string, way: string, hour: string, part?: string) => pastOrTo(share, way, hour, part))
    .replace(MINUTES_PAST, (_, share: string, way: string, hour: string, part?: string) =>
      pastOrTo(share, way, hour, part),
    )
    .replace(NOON, '12:00')
    .replace(
      SPAN,
      (_, one: string, joint: string, other: string, part: string) =>
        `${written(onDial(hourOf(one), part))} ${joint} ${written(onDial(hourOf(other), part))}`,
    )
    .replace(WHOLE, (_, hour: string, minutes: string | undefined, part: string) =>
      written(onDial(hourOf(hour), part), Number(minutes ?? 0)),
    )
    .replace(OCLOCK, (_, hour: string) => written(onDial(hourOf(hour))))
    .replace(AT, (_, hour: string) => written(onDial(hourOf(hour))))
    .replace(FROM_TO, (found, one: string, joint: string, other: string) => {
      const evening = /evening/i.test(text.slice(0, text.indexOf(found))) ? 'evening' : undefined;
      return `${written(onDial(hourOf(one), evening))} ${joint} ${written(onDial(hourOf(other), evening))}`;
    });
}

const DAYS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  );
const IN_WORDS = new RegExp(
  String.raw`\b(?:the\s+)?(${[...DAYS].reverse().join('|').replaceAll('-', '[- ]')})\s+(?:day\s+)?of\s+(january|february|march|april|may|june|july|august|september|october|november|december)\b`,
  'giu',
);

/** A text in which days of a month that are told in words stand in digits: "the second of May" is 2 May. */
export function monthDays(text: string): string {
  return text.replace(
    IN_WORDS,
    (_, day: string, month: string) => `${DAYS.indexOf(day.toLowerCase().replace(/\s+/, '-')) + 1} ${month}`,
  );
}
