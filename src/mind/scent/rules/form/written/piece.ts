import { fold, numberOf } from '../../../../language/index.ts';

/** "Only the first 8 characters", "the last four digits": a piece of what somebody has. */
const PIECE =
  /\b(first|last|final|leading) (\p{L}+|\d{1,2}) (characters?|letters?|digits?|figures?|numbers?|signs?)\b(?! (?:has|have|are|is|must|should|may|can)\b)/u;
/** What says of that piece that it is too much or amiss, and not what is wanted. */
const AMISS =
  /\b(?:after|before|without|leave out|omit|remove|between|drop|not(?! (?:the )?(?:whole|all|full)))\b[^.;]*$/;

/** The piece of a longer value that a site asks for; null where it asks for none. */
export function pieceOf(value: string, complaint: string): string | null {
  const low = fold(complaint);
  const asked = PIECE.exec(low);
  if (!asked || AMISS.test(low.slice(0, asked.index))) return null;
  const size = numberOf(asked[2]!);
  const sort = /^(?:dig|fig|num)/.test(asked[3]!) ? /\D/g : asked[3]!.startsWith('letter') ? /[^\p{L}]/gu : /\s/g;
  const own = value.replace(sort, '');
  if (!size || size < 2 || size >= own.length) return null;
  return /^(?:first|leading)$/.test(asked[1]!) ? own.slice(0, size) : own.slice(-size);
}
