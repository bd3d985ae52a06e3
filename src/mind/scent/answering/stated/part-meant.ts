import { type Phrase, phrase, type Token } from '../../../language/index.ts';
import { howSaid } from './ask.ts';

/** "Ann (moths), Ivo (frost)": of several that stand behind one name the one of which the question speaks; null where that is open. */
export function partMeant(text: string, left: readonly Token[], around: readonly Phrase[]): string | null {
  const parts = text.split(/[,;]\s+(?![^(]*\))/).filter((part) => part.trim() !== '');
  const bearing = parts.filter((part) => /\(.+\)/.test(part));
  if (parts.length < 2 || bearing.length < 2) return text;
  const own = left.filter((token) => around.every((other) => howSaid(token, other) < 0.75));
  const meant = parts.filter((part) => own.length > 0 && own.every((token) => howSaid(token, phrase(part)) >= 0.75));
  return meant.length === 1 ? meant[0]! : null;
}
