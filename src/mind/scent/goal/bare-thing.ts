import { withoutLimits } from './constraints.ts';
import { withoutTiming } from './timing.ts';
import { objectWords } from './words.ts';

/** How much of it is in one: "two litres of oat milk" are oat milk. */
const MEASURED =
  /^\s*(?:an?|the|some|one|two|three|four|five|six|\d+(?:[.,]\d+)?)?\s*(?:kilos?|kilograms?|kgs?|grams?|g|pounds?|lbs?|litres?|liters?|l|pints?|bottles?|packs?|packets?|bags?|box(?:es)?|cartons?|pieces?|cans?|tins?|jars?|loaf|loaves|bunch(?:es)?|cop(?:y|ies)|pairs?)\s+of\s+/i;

/** When, where and how it is handed over and paid, which names no thing: "for delivery on Friday", "with the voucher X". */
export const CIRCUMSTANCES =
  /,?\s+(?:(?:for|with|by) (?:a |the |home |free )?(?:delivery|pick-?\s?up|collection)|(?:to be )?(?:delivered|shipped|sent|posted|mailed|collected|picked up|brought)|(?:with|using) (?:the |my |a |our )?(?:voucher|coupon|discount|promo\w*|gift card))\b.*$/i;

/** What is to be had, without how many, under what limit, when, and how it is handed over. */
export function bareThing(head: string): string {
  const bare = withoutTiming(withoutLimits(head.replace(CIRCUMSTANCES, ' ').replace(MEASURED, ''))).replace(
    MEASURED,
    '',
  );
  return objectWords(bare) ? bare : head;
}
