import { coverage, fold, numberOf, phrase } from '../../../language/index.ts';
import type { Page } from '../../../perception/page.ts';

/** "The last four digits of the card": how many of them, at which end, and of what. */
const PART =
  /\bthe (first|last) (\d|two|three|four|five|six|seven|eight) (?:digits|numbers|figures|characters|letters) (?:of|from|on) (?:the |your |its |this )?([\p{L}\d' -]+)/u;
/** Words for what bears a number, which its line leaves out. */
const KIND = /\b(?:number|code|id|reference|no)\b/g;

/** The beginning or the end of a number that the page shows, where a clause asks for no more; null where it does not. */
export function partShown(page: Page, clause: string): string | null {
  const found = PART.exec(fold(clause));
  const count = found ? numberOf(found[2]!) : null;
  if (!found || !count) return null;
  const of = phrase(found[3]!.replace(KIND, ' ').trim() || found[3]!);
  const bearers = page.lines
    .filter(({ text }) => coverage(of, phrase(text)) > 0.6 && fold(text) !== fold(clause) && !PART.test(fold(text)))
    .flatMap(({ text }) => text.replace(/(?<=\d)[ -](?=\d)/g, '').match(/\d{2,}/g) ?? [])
    .filter((number) => number.length >= count);
  const number = bearers[0];
  if (!number) return null;
  return found[1] === 'last' ? number.slice(-count) : number.slice(0, count);
}
