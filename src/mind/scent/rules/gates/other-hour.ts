import { parseTime } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** The hour at which something is to be had: "at 14:00", "from 9.30". What is only bounded by an hour is none. */
const AT =
  /(?<!\b(?:than|before|after|until|till|by|around|about|not|or|to)\s+(?:at |from )?)(?<=\b(?:at|from|for|the|day|on|between)\s+)\d{1,2}(?:[:.]\d{2}(?:\s?[ap]\.?m\b\.?)?|\s?[ap]\.?m\b\.?)/gi;
/** An hour as it stands at the beginning of a row: "14:00", "2 pm – 3 pm". */
const HOUR = /^\s*(\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\b)?|\d{1,2}\s?[ap]\.?m\b)/i;

const asTime = (text: string): string | null => parseTime(text.replace('.', ':'));

/** The hour that stands before a control, on its line of print; null where none does. */
function hourBefore({ page }: Situation, { box }: Item): string | null {
  if (!box) return null;
  const middle = box.y + box.height / 2;
  const hours = page.lines.flatMap(({ text, box: own }) => {
    const told =
      own && own.y <= middle && own.y + own.height >= middle && own.x < box.x ? HOUR.exec(text)?.[1] : undefined;
    const time = told ? asTime(told) : null;
    return time ? [{ time, x: own!.x }] : [];
  });
  return hours.sort((a, b) => b.x - a.x)[0]?.time ?? null;
}

/** An hour in the name of a control: "Hamlet, Friday 19:30". */
const NAMED = /(?<![\d:.])\d{1,2}[:.]\d{2}(?![\d:.])(?:\s?[ap]\.?m\b\.?)?/i;

/** Of controls whose names differ by their hours, those at another one, where one of them bears the hour that is told. */
function namedOtherwise({ page }: Situation, item: Item, told: ReadonlySet<string>): Item[] {
  const bare = ({ raw }: Item) => raw.replace(NAMED, '#');
  const isTold = ({ raw }: Item) => told.has(asTime(NAMED.exec(raw)?.[0] ?? '') ?? '');
  const kin = page.items.filter(
    (other) => other.kind === 'click' && NAMED.test(other.raw) && bare(other) === bare(item),
  );
  return kin.some(isTold) && !isTold(item) ? kin.filter((other) => !isTold(other)) : [];
}

/** Of controls that do the same at several hours, those at another one than the hour that is told. */
export function atOtherHour(situation: Situation, { item }: Proposal): Item[] {
  const { step, asked, page } = situation;
  if (item?.kind !== 'click' || !step) return [];
  const told = new Set(
    [step.text, asked].flatMap((text) => (text.match(AT) ?? []).flatMap((time) => asTime(time) ?? [])),
  );
  if (told.size !== 1) return [];
  if (NAMED.test(item.raw)) return namedOtherwise(situation, item, told);
  if (item.role === 'link' || HOUR.test(item.raw)) return [];
  const kin = page.items.filter(
    (other) => other.kind === 'click' && other.role === item.role && other.raw === item.raw,
  );
  const hours = new Map(kin.map((other) => [other, hourBefore(situation, other)]));
  const isOther = (one: Item) => hours.get(one) !== null && !told.has(hours.get(one)!);
  return kin.length > 1 && isOther(item) ? kin.filter(isOther) : [];
}
