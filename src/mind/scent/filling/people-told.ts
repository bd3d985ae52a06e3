import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Situation } from '../situation.ts';
import { demandsIn } from './coverage/told.ts';

/** What asks how many people something is for. */
const ASKS =
  /\bhow many (?:are you|of you|people|persons|guests|adults|diners|seats|places|will|come|are coming)\b|\b(?:number|no|nr) of (?:people|persons|guests|adults|participants|diners|passengers|seats|places)\b|^(?:guests?|people|persons?|party(?: size)?|covers?|diners?|participants?|group size)\W*$/;

/** How many people a task is about, wherever it tells that, for a field that asks for it; null where it does not, or more than one number. */
export function peopleTold({ asked, request, dayFirst }: Situation, item: Item): string | null {
  if (!ASKS.test(fold(item.label || item.placeholder).trim())) return null;
  const told = demandsIn(asked, request.today, dayFirst).flatMap(({ kind, number, nouns, weak }) =>
    kind === 'number' && !weak && nouns[0] === 'people' ? [number] : [],
  );
  return new Set(told).size === 1 && told[0] !== null ? String(told[0]) : null;
}
