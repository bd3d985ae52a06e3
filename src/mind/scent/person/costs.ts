import { fold, prices, stem, words } from '../../language/index.ts';
import type { Item, Line, Page } from '../../perception/page.ts';
import type { Goal, Step } from '../goal/types.ts';
import { isOn } from '../meaning/state.ts';

const TOTAL = /^(?:order |grand |basket |cart )?(?:total|to pay|amount due|you pay)\b/;

/** What sellers add late (drip pricing). Delivery and tax are added everywhere, and everybody counts with them. */
const EXTRA =
  /\b(?:fees?|charges?|surcharges?|handling|packing|packaging|processing|administration|insurance|protection|donation|tip)\b/;

/** Amounts that a page shows, in hundredths, and the one that is to be paid in all. */
export interface Bill {
  amounts: number[];
  total: number | null;
  /** Those of the amounts that stand beside the name of an extra. */
  extras: number[];
}

/** Reads the amounts off a page; an amount may stand in the line after its name. */
export function billOf(lines: readonly Line[]): Bill {
  const amounts: number[] = [];
  const extras: number[] = [];
  let extra = false;
  let total: number | null = null;
  let named = false;
  for (const line of lines) {
    const here = prices(line.text).map((price) => Math.round(price * 100));
    if ((extra || EXTRA.test(fold(line.text))) && line.text.length < 60) extras.push(...here);
    extra = EXTRA.test(fold(line.text)) && here.length === 0 && line.text.length < 40;
    const isTotal = TOTAL.test(fold(line.text)) || (named && here.length > 0);
    named = TOTAL.test(fold(line.text)) && here.length === 0;
    if (isTotal && here.length > 0) total = here.at(-1)!;
    else amounts.push(...here);
  }
  return { amounts, total, extras };
}

/**
 * What a total has grown by, when the page names an amount for it that no page before has shown: nobody was told.
 * A total that grows by something that was chosen, or by a price that was on view, is no surprise. Where it is the first
 * total, an extra in it is one, and so is what a box that stood ticked before anybody touched it has put there.
 * @param tickedBefore the amounts of such boxes
 */
export function unannounced(
  bill: Bill,
  known: readonly number[],
  before: number | null,
  tickedBefore: readonly number[] = [],
): number | null {
  if (bill.total === null) return null;
  const extras = [...bill.extras, ...bill.amounts.filter((amount) => tickedBefore.includes(amount))];
  const extra = extras.find((amount) => amount > 0 && amount < bill.total! && !known.includes(amount)) ?? null;
  // An extra with a name of its own is one, also where something else became cheaper at the same time.
  if (before === null || extra !== null) return extra;
  if (bill.total <= before) return null;
  const grown = bill.total - before;
  const named = bill.amounts.find((amount) => amount > 0 && amount <= grown && !known.includes(amount));
  return named ?? null;
}

/** What the boxes cost that stand ticked although nobody has touched them, and of which the task says nothing, in hundredths. */
export function tickedFromStart({ items }: Page, asked: string, touched: (item: Item) => boolean): number[] {
  const told = new Set(words(asked).map(stem));
  const isAsked = ({ said }: Item) => said.tokens.some(({ stem: of, weight }) => weight > SAYS && told.has(of));
  return items
    .filter((item) => item.kind === 'check' && item.role !== 'radio' && isOn(item) && !touched(item) && !isAsked(item))
    .flatMap(({ raw }) => prices(raw).map((price) => Math.round(price * 100)));
}
/** Weight from which a word says what something is. */
const SAYS = 0.3;

/** Steps after which somebody may have to pay. */
const SPENDS = new Set<Step['verb']>(['buy', 'add', 'transact', 'register', 'submit', 'press', 'enter', 'pick']);

/** Whether what is asked may cost the person anything: who only looks at a bill pays none. */
export function spends({ steps }: Goal): boolean {
  return steps.some(({ verb }) => SPENDS.has(verb));
}
