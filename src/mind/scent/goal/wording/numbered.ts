/** What is told by a number or a letter with one, and chosen one by one. */
const KIND = '(seat|place|square|locker|desk|stand|berth|box|table|lane|plot)(?:e?s)';
const NUMBER = '(?:\\p{Lu}-?)?\\d{1,3}\\p{Lu}?';
const MANY = '(?:two|three|four|five|six|seven|eight|\\d)\\s+';
const ROW = '(?:\\s+(?:in|on|of)\\s+(?:the\\s+)?\\p{L}+\\s+(\\p{L})\\b)?';
/** "Seats 5 and 6 in row C": the kind, the numbers, and the letter of the row. */
const TOLD = new RegExp(`\\b${KIND}\\s+(${NUMBER}(?:\\s*,\\s*${NUMBER})*\\s*,?\\s*(?:and|&)\\s*${NUMBER})${ROW}`, 'iu');

/** The numbers of several things of one kind, each with the letter of the row that they are in, where that is told: `C` and `5`. */
export function numberedIn(text: string): Array<{ row: string; number: string }> {
  const [, , numbers = '', letter = ''] = TOLD.exec(text) ?? [];
  return (numbers.match(new RegExp(NUMBER, 'gu')) ?? []).map((one) => {
    const [, before = '', number = one, behind = ''] = /^(\p{Lu}?)-?(\d+)(\p{Lu}?)$/u.exec(one) ?? [];
    return { row: before || behind || letter, number };
  });
}

/** "Take seats 4, 5 and 6 in row C": the verb, the kind, the numbers, and where all of them are. */
const NUMBERED = new RegExp(
  `(?<=^|[.!?;,]\\s+|\\b(?:and|then|please)\\s+)(choose|pick|select|take|mark|get|(?:(?:i|we|you)\\s+(?:would like|want|need)(?:\\s+to\\s+have)?))\\s+(?:the\\s+|${MANY}|the\\s+${MANY})?${KIND}\\s+(${NUMBER}(?:\\s*,\\s*${NUMBER})*\\s*,?\\s*(?:and|&)\\s*${NUMBER})((?:\\s+(?:in|on|of)\\s+(?:the\\s+)?\\p{L}+\\s+\\p{L}\\b)?)`,
  'giu',
);

/** What is numbered is named one by one: "choose seat 4 in row C, seat 5 in row C". */
export function oneByNumber(text: string): string {
  return text.replace(NUMBERED, (all: string, _verb: string, kind: string, numbers: string, where: string) => {
    const each = numbers.match(new RegExp(NUMBER, 'gu')) ?? [];
    const named = each.map((number) => `${kind.toLowerCase()} ${number}${where}`);
    const verb = /^\p{Lu}/u.test(all) ? 'Choose' : 'choose';
    return `${verb} ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
  });
}
