import { fold } from '../../language/index.ts';
import type { Situation } from '../situation.ts';

const LEAST =
  /(?:at least|minimum(?: of| length)?:?|min\.?|or more than|longer than)\s+(\d{1,2})(?: or more)?|(\d{1,2})\+? (?:or more )?characters (?:or more|minimum|at least|long)|(\d{1,2}) or more characters|(\d{1,2})\s*(?:-|–|to)\s*\d{1,2} characters/;
const MOST =
  /(?:at most|no more than|maximum(?: of)?|max\.?|up to)\s+(\d{1,2})|\d{1,2}\s*(?:-|–|to)\s*(\d{1,2}) characters/;
const PLAIN =
  /\b(?:no (?:special characters|symbols)|letters and (?:numbers|digits) only|only letters and (?:numbers|digits)|alphanumeric)\b/;

/** What the page says of passwords, as one text. */
function rulesOn(situation: Situation): string {
  const lines = situation.page.lines.map((line) => fold(line.text));
  return lines.filter((line, i) => /\b(?:password|characters?)\b/.test(`${lines[i - 1] ?? ''} ${line}`)).join(' . ');
}

/** A password that this person makes up: letters, digits and a sign, and as long as the page asks for. */
export function inventPassword(situation: Situation, number: number): string {
  const rules = rulesOn(situation);
  const found = LEAST.exec(rules);
  const least = Number(found?.slice(1).find(Boolean) ?? 0);
  const most = MOST.exec(rules);
  const longest = Number(most?.[1] ?? most?.[2] ?? 64);
  const tail = String(1000 + (number % 9000));
  const sign = PLAIN.test(rules) ? '' : '-';
  const end = sign ? '!' : '';
  let words = 'Orchard';
  while (words.length + sign.length + tail.length + end.length < least) words += 'Meadow';
  const room = Math.max(2, longest - sign.length - tail.length - end.length);
  return `${words.slice(0, room)}${sign}${tail}${end}`.slice(0, longest);
}
