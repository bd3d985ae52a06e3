/** The code of a country, also where the number follows it without a gap. */
const CODED =
  /\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|50|59|67|68|69|80|85|87|88|96|97|99)\d)(?=\D|$|\d{6,})/;

/** Where a site wants a number as it is dialled at home. */
const AT_HOME =
  /\b(?:instead of|in place of|rather than|not|without|no|leave out|omit|drop|remove)\b.{0,16}(?:\+\d|\b(?:country|international) (?:code|prefix)\b)|\b(?:start|begin)\w* with (?:an? )?(?:0(?!0)|zero\b)|\b(?:0|zero) (?:at|in) the (?:start|beginning|front)\b/;

/** Digits that a number has at most where it is dialled at home. */
const LONGEST_AT_HOME = 10;

/** A telephone number with the code of its country, as the sample has it; the zero before it falls away. */
export function withCountryCode(value: string, sample: string | null, asked: string): string | null {
  // A sample in one piece is written in one piece.
  const close = /^\+\d{6,}/.test(sample ?? '') || /\b(?:no|without(?: any)?) (?:spaces|blanks|gaps)\b/.test(asked);
  const signed = value.trim().startsWith('+');
  if (signed && AT_HOME.test(asked.toLowerCase())) return null;
  if (signed) return close && /[^+\d]/.test(value.trim()) ? `+${value.replace(/\D/g, '')}` : null;
  const code = CODED.exec(sample ?? '')?.[1] ?? CODED.exec(asked)?.[1];
  if (!code) return null;
  // What only lost its sign has the code already.
  const digits = value.replace(/\D/g, '');
  if (digits.startsWith(code) && digits.length > LONGEST_AT_HOME) return `+${digits}`;
  const own = value.trim().replace(/^(?:\(0\)|0)/, '');
  return close ? `+${code}${own.replace(/\D/g, '')}` : `+${code} ${own}`;
}

/** That a number has to begin with the code of its country, which is not told. */
const ASKS_CODE = /\b(?:country|international|dialling|dialing) (?:code|prefix)\b|\binternational (?:format|form)\b/;
const WITH_ZEROS = /\b(?:with|by|use) (?:an? |the |two )?(?:00|zeros)\b|\b00 (?:and|then|plus|followed)\b/;

/** A telephone number with the code of the country that is told of it, or else of where the person lives, as a complaint asks. */
export function withOwnCode(value: string, complaint: string, code: string | null): string | null {
  if (!code || !ASKS_CODE.test(complaint) || AT_HOME.test(complaint) || /^(?:\+|00)/.test(value.trim())) return null;
  const own = value.trim().replace(/^(?:\(0\)|0)/, '');
  const sign = WITH_ZEROS.test(complaint) ? '00' : '+';
  const bare = /\bdigits only\b|\bonly digits\b|\b(?:no|without(?: any)?) (?:spaces|blanks|gaps)\b/.test(complaint);
  return bare || sign === '00' ? `${sign}${code}${own.replace(/\D/g, '')}` : `${sign}${code} ${own}`;
}

/** A telephone number without the code of its country, with the zero in its place. */
export function asAtHome(value: string, complaint: string): string {
  if (!AT_HOME.test(complaint)) return value;
  return value.trim().replace(/^(?:\+|00)(?:\d{1,3}(?=[\s-])|\d{2})[\s-]*(?:\(0\))?/, '0');
}
