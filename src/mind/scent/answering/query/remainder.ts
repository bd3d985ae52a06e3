import { numbers, prices } from '../../../language/index.ts';
import { partCalled } from '../measure.ts';
import { type Inquiry, rounded, taken } from './outcome.ts';
import type { Query } from './query.ts';
import type { Row } from './rows.ts';

function amountIn(text: string): number | null {
  const paid = prices(text);
  const all = paid.length > 0 ? paid : numbers(text);
  return all.length === 1 ? all[0]! : null;
}

/** "How much is left?", of a row that tells how much there is in all and how much of it is gone: the one less the other. */
export function remainder(row: Row, { measure }: Query): Inquiry | null {
  if (!measure?.rest) return null;
  const named = row.properties.map(({ head, text }) => ({ part: partCalled(head), text, value: amountIn(text) }));
  const of = (part: 'whole' | 'gone') =>
    named.flatMap((one) => (one.part === part && one.value !== null ? [{ text: one.text, value: one.value }] : []));
  const [whole, gone] = [of('whole'), of('gone')];
  if (whole.length !== 1 || gone.length !== 1 || gone[0]!.value > whole[0]!.value) return null;
  const [{ text, value }] = whole as [{ text: string; value: number }];
  return taken(`${row.name}: ${text.replace(/\d[\d.,]*/, rounded(value - gone[0]!.value))} left of ${text}`, 0.8);
}
