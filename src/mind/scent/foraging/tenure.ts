import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import type { Situation } from '../situation.ts';

/** What is arranged anew: an appointment, a booking, an order that one does not have yet. */
const ARRANGES =
  /^(?:make|book|arrange|request|schedule|reserve|get|order|buy|hire|rent|join|sign(?: \w+)? up|enrol|enroll|apply|register|open|become|ask for|set up|(?:put|add|place)\b.*\b(?:basket|cart|bag|wish ?list|favou?rites))\b(?!.*\b(?:again|existing)\b)/;
/** Somebody's own, said outright. */
const OWN = /\b(?:my|mine|your|yours|our|ours|i|we|have|has|had)\b/;
/** What a label says one has already. */
const HAD =
  /^(?:(?:view|see|show|manage|change|find) )?(?:my|your|existing|previous|past|upcoming)\s(?!account|profile|area|basket|cart|bag|wish)/;
/** What stands before the kind of thing in the name of one's own. */
const BEFORE = /^(?:(?:view|see|show|manage|change|find) )?(?:my|your|existing|previous|past|upcoming)\s/;

/** A purchase or an agreement of one's own, as the thing is told by it: "from your order 20417", "the jacket I bought". */
const BY_PURCHASE =
  /\b(?:from|in|of|on|with) (?:(?:my|your|our|the|his|her|their|this|that) )?(?:\w+ )?(?:order|purchase|booking|reservation)\b|\b(?:order|booking) (?:number |no )?\d{3,}|\b(?:i|you|we)(?: have|'ve)? (?:ordered|bought|purchased|booked|borrowed|hired|rented)\b/;
/** What is done with what one has. */
const BACK =
  /\b(?:(?:send|take|bring|give)\b.*\bback|return|exchange|refund|money back|renew|reschedule|rebook|track|replace(?:d|ment)?|extend|complain|made again)\b/;

/** Places where one's own things are kept, by the words of their names. */
const OWN_PLACE =
  /\b(?:my|your|account|orders?|purchases|returns?|returning|sending|refunds?|bookings?|loans?|hires|hire \S*\d\S*|rentals?|history|profile|problem|complaints?|help|contact|sign ?in|log ?in|menu)\b/;

/** Whether the step is about something that was bought or booked before, and not about one that the shop has. */
export function isOfPurchase(step: Step, told: string): boolean {
  return ['transact', 'remove', 'learn', 'reach'].includes(step.verb) && BY_PURCHASE.test(told) && BACK.test(told);
}

/**
 * Whether a label leads to what one has of a kind, where the step asks for a new one of it, or for any: of "Courses" and "My
 * courses" the second is for who says that they have one.
 */
export function leadsToHad({ items, goal }: Situation, step: Step, label: string): boolean {
  if (!HAD.test(label)) return false;
  const said = fold(step.text);
  // A collection of what one has hired is arranged where that is kept.
  if (ARRANGES.test(said) && BY_PURCHASE.test(fold(goal.text))) return false;
  if (ARRANGES.test(said)) return ['transact', 'buy', 'register', 'add'].includes(step.verb);
  if (OWN.test(said)) return false;
  const bare = label.replace(BEFORE, '');
  return items.some((other) => other.said.folded === bare);
}

/** Whether an item is one of the shop's things and the person is after one that they bought, with a way to their own in sight. */
export function isOfTheShelf({ items, page }: Situation, step: Step, item: Item, told: string): boolean {
  // "Renew a book" is done with what one has.
  if (
    !isOfPurchase(step, told) ||
    OWN_PLACE.test(item.said.folded) ||
    BACK.test(item.said.folded) ||
    OWN_PLACE.test(page.about.folded)
  )
    return false;
  return PRESSED.has(item.role) && items.some((other) => PRESSED.has(other.role) && OWN_PLACE.test(other.said.folded));
}

const PRESSED = new Set(['link', 'button', 'generic', 'menuitem']);
