/** Where a site shows a sample of what it takes: "e.g. HH-123456", "for instance 250". */
const SAMPLE =
  /(?:\be\.?g\.?,?|\bfor (?:example|instance)|\bexample:?|\bsuch as|\blike(?: this)?:?)\s*[“"']?([A-Za-z]{0,6}[-/. ]?\d[\w/-]*(?:[. ]\d[\w/-]*)*)/i;

/** The sample that a complaint or a field's own words show; null when there is none. */
export function sampleIn(text: string): string | null {
  return SAMPLE.exec(text)?.[1]?.trim() ?? null;
}

/** A value written as a sample is: its letters and digits, with the sample's signs between and its capitals. Null where they do not match one to one. */
export function asSample(value: string, sample: string): string | null {
  const own = [...value.replace(/[^\p{L}\p{N}]/gu, '')];
  const kinds = [...sample];
  if (kinds.filter((sign) => /[\p{L}\p{N}]/u.test(sign)).length !== own.length) return null;
  let at = 0;
  let out = '';
  for (const sign of kinds) {
    if (!/[\p{L}\p{N}]/u.test(sign)) out += sign;
    else {
      const next = own[at++]!;
      if (/\d/.test(sign) !== /\d/.test(next)) return null;
      out += /\p{Lu}/u.test(sign) ? next.toUpperCase() : /\p{Ll}/u.test(sign) ? next.toLowerCase() : next;
    }
  }
  return out === value ? null : out;
}

/** A sum as bare digits, where the site wants no signs in it; null when it is so already or is no sum. */
export function bareSum(value: string, complaint: string): string | null {
  if (!/\b(?:number|amount|sum|numeric|digits|currency|commas?|whole)\b/i.test(complaint)) return null;
  const bare = value.replace(/[^\d.,]/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return /^\d+(?:[.,]\d{1,2})?$/.test(bare) && bare !== value ? bare : null;
}
