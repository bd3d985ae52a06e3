/** The signs of markup that have a name. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Takes a value out of a text. */
export type Hider = (text: string, placeholder: string) => string;

/**
 * Finds a value as files write it, each character by itself: templates, serializers, addresses and scripts all leave
 * other characters as they are, so no list of whole spellings holds them all.
 * @param written how a text stands raw in the file
 */
export function hiderOf(value: string, written: (text: string) => string): Hider {
  const pattern = new RegExp([...value].map((character) => oneSpelled(character, written)).join(''), 'g');
  // What every spelling holds is found at once, and most files do not hold it.
  const [plain = ''] = (value.match(/[a-z0-9]+/gi) ?? []).sort((a, b) => b.length - a.length);
  return (text, placeholder) => (text.includes(plain) ? text.replace(pattern, () => placeholder) : text);
}

function oneSpelled(character: string, written: (text: string) => string): string {
  // Letters and digits are left as they are by everybody.
  if (/[a-z0-9]/i.test(character)) return character;
  const code = character.codePointAt(0)!;
  const hex = code.toString(16);
  const percent = [...new TextEncoder().encode(character)].map(
    (byte) => `%${anyCase(byte.toString(16).padStart(2, '0'))}`,
  );
  const units = [...character.split('')].map(
    (unit) => `\\\\{1,7}u${anyCase(unit.charCodeAt(0).toString(16).padStart(4, '0'))}`,
  );
  const forms = [
    percent.join(''),
    `&#0{0,6}${code};`,
    `&#[xX]0{0,6}${anyCase(hex)};`,
    units.join(''),
    ...(code < 256 ? [`\\\\{1,7}x${anyCase(hex.padStart(2, '0'))}`] : []),
    ...(ENTITIES[character] ? [ENTITIES[character]] : []),
    ...(character === ' ' ? ['\\+'] : []),
    // A quote in a string that itself stands in a string has three strokes before it.
    `\\\\{0,7}${RegExp.escape(written(character))}`,
  ];
  return `(?:${forms.join('|')})`;
}

/** Hexadecimal digits in capitals or not. */
function anyCase(hex: string): string {
  return hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
