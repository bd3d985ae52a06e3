import { withoutLimits } from './constraints.ts';
import { withoutTiming } from './timing.ts';
import { objectWords } from './words.ts';

/** How much of it is in one: "two litres of oat milk" are oat milk. */
const MEASURED =
  /^\s*(?:an?|the|some|one|two|three|four|five|six|seven|eight|nine|ten|\d+(?:[.,]\d+)?(?:\s*[x×])?)?\s*(?:\d+(?:[.,]\d+)?[\s-]?(?:kg|g|mg|l|dl|cl|ml|oz|lbs?|grams?|litres?|liters?|pieces?|cm)[\s-])?\s*(?:kilos?|kilograms?|kgs?|grams?|g|pounds?|lbs?|litres?|liters?|l|pints?|bottles?|packs?|packets?|bags?|box(?:es)?|cartons?|pieces?|cans?|tins?|jars?|loaf|loaves|bunch(?:es)?|cop(?:y|ies)|pairs?)\s+of\s+/i;

/** When, where and how it is handed over and paid, which names no thing: "for delivery on Friday", "with the voucher X". */
export const CIRCUMSTANCES =
  /,?\s+(?:(?:for|with|by) (?:a |the |home |free )?(?:delivery|pick-?\s?up|collection)|(?:to be )?(?:delivered|shipped|sent|posted|mailed|collected|picked up|brought)|(?:with|using) (?:the |my |a |our )?(?:voucher|coupon|discount|promo\w*|gift card))\b.*$|,?\s+to\s+(?:the address\s+|my address\s+|our address\s+)?(?:(?:flat|apartment|unit|apt\.?|suite)\s+\d\w*\b|\d{1,4}[a-z]?\s+\p{Lu}\p{Ll}+\s+\p{Lu}).*$/iu;

/** What is to be had, without how much of it is in one and how many: "Darjeeling", of "two 100 g packs of Darjeeling". */
export function withoutMeasure(text: string): string {
  return text.replace(MEASURED, '');
}

/** What is to be had, without how many, under what limit, when, and how it is handed over. */
export function bareThing(head: string): string {
  const bare = withoutMeasure(withoutTiming(withoutLimits(withoutMeasure(head.replace(CIRCUMSTANCES, ' ')))));
  return objectWords(bare) ? bare : head;
}
