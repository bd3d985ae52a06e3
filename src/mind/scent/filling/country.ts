import { fold } from '../../language/index.ts';
import { properNames } from '../meaning/match.ts';

let regions: Set<string> | undefined;

/** The countries of the world by their English names. */
function countries(): ReadonlySet<string> {
  if (!regions) {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    regions = new Set(letters.flatMap((a) => letters.flatMap((b) => fold(names.of(`${a}${b}`) ?? ''))));
    regions.delete('');
  }
  return regions;
}

/** The one country that a wish speaks of; null where it names none, or several. */
export function countryIn(wish: string): string | null {
  const named = [...new Set(properNames(` ${wish}`).filter((name) => countries().has(fold(name))))];
  return named.length === 1 ? named[0]! : null;
}

/** Countries among the answers of a list, from which on it asks for one. */
const SEVERAL = 2;

/** The country that a wish speaks of, where a list of countries does not have it; null otherwise. */
export function countryMissing(options: readonly string[], wish: string): string | null {
  const named = countryIn(wish);
  if (named === null || options.filter((option) => countries().has(fold(option))).length < SEVERAL) return null;
  return options.some((option) => fold(option).includes(fold(named))) ? null : named;
}
