/** Texts of nothing but plain letters and signs, for which only the case is to be changed. */
const PLAIN = /^[ -_a-~]*$/;

/** A text letter by letter as it is compared: small, without accents and with straight quotes, each letter in its own place. */
export function flat(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return [...text]
    .map((letter) => {
      const bare = letter
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();
      if (/[‘’´`]/.test(letter)) return "'";
      if (/[“”„«»]/.test(letter)) return '"';
      return bare.length === letter.length ? bare : letter;
    })
    .join('');
}

/** Stands for a letter of what was recognised, so that it is not read for something else. */
export const TAKEN = '§';

const LETTER = /[\p{L}\p{N}]/u;

/** Where a phrase stands in a flat text as whole words; -1 where it does not. */
export function placeOf(text: string, part: string, from = 0): number {
  if (part === '') return -1;
  for (let at = text.indexOf(part, from); at >= 0; at = text.indexOf(part, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + part.length] ?? ' '];
    if (!(LETTER.test(before) && LETTER.test(part[0]!)) && !(LETTER.test(after) && LETTER.test(part.at(-1)!)))
      return at;
  }
  return -1;
}

/** The same text with every place of a phrase struck out, letter by letter. */
export function without(text: string, part: string): string {
  let left = text;
  for (let at = placeOf(left, part); at >= 0; at = placeOf(left, part, at + part.length))
    left = left.slice(0, at) + TAKEN.repeat(part.length) + left.slice(at + part.length);
  return left;
}
