import { fold, prices } from '../language/index.ts';
import type { Line } from '../perception/page.ts';

const TOTAL = /^(?:order |grand |basket |cart )?(?:total|to pay|amount due|you pay)\b/;

/** Amounts that a page shows, in hundredths, and the one that is to be paid in all. */
export interface Bill {
  amounts: number[];
  total: number | null;
}

/** Reads the amounts off a page; an amount may stand in the line after its name. */
export function billOf(lines: readonly Line[]): Bill {
  const amounts: number[] = [];
  let total: number | null = null;
  let named = false;
  for (const line of lines) {
    const here = prices(line.text).map((price) => Math.round(price * 100));
    const isTotal = TOTAL.test(fold(line.text)) || (named && here.length > 0);
    named = TOTAL.test(fold(line.text)) && here.length === 0;
    if (isTotal && here.length > 0) total = here.at(-1)!;
    else amounts.push(...here);
  }
  return { amounts, total };
}

/**
 * An amount on a bill that none of the pages before has named, when there were bills or prices before: what nobody was
 * told of. The total itself is no such thing, and neither is the price of what was never looked at off a bill.
 */
export function unannounced(bill: Bill, known: readonly number[]): number | null {
  if (bill.total === null || known.length === 0) return null;
  const news = bill.amounts.find((amount) => amount > 0 && amount < bill.total! && !known.includes(amount));
  return news ?? null;
}
