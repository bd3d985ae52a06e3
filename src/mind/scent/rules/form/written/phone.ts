/** A telephone number with the code of its country, as the sample has it; the zero before it falls away. */
export function withCountryCode(value: string, sample: string | null, asked: string): string | null {
  if (value.trim().startsWith('+')) return null;
  const code = /^\+(\d{1,3})\b/.exec(sample ?? '')?.[1] ?? /\+(\d{1,3})(?!\d)/.exec(asked)?.[1];
  return code ? `+${code} ${value.trim().replace(/^(?:\(0\)|0)/, '')}` : null;
}

/** Where a site wants a number as it is dialled at home. */
const AT_HOME =
  /\b(?:instead of|in place of|rather than|not|without|no|leave out|omit|drop|remove)\b.{0,16}(?:\+\d|\b(?:country|international) (?:code|prefix)\b)|\b(?:start|begin)\w* with (?:an? )?(?:0|zero)|\b(?:0|zero) (?:at|in) the (?:start|beginning|front)\b/;

/** A telephone number without the code of its country, with the zero in its place. */
export function asAtHome(value: string, complaint: string): string {
  if (!AT_HOME.test(complaint)) return value;
  return value.trim().replace(/^(?:\+|00)(?:\d{1,3}(?=[\s-])|\d{2})[\s-]*(?:\(0\))?/, '0');
}
