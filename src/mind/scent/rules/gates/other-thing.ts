import { fold, tokens } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { namesIn } from '../../account/left.ts';
import { isTelling } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import { isNewsletter, isSearchBox } from '../../filling/fields.ts';
import { makesNew } from '../../meaning/act-names.ts';
import type { Situation } from '../../situation.ts';
import { ACT } from '../records/controls.ts';
import { says, spoken } from '../records/says.ts';
import { ordersWhole } from './taken-all.ts';

const ACTS = new Set(['transact', 'buy', 'add', 'remove', 'register']);

/** Whether something is to be put in on this page: there a name may be what is put in. */
function hasForm({ page, key, memory, knowledge }: Situation): boolean {
  return (
    knowledge.length > 0 ||
    Object.keys(memory.filled[key] ?? {}).length > 0 ||
    page.items.some((item) => ['type', 'choose'].includes(item.kind) && !isSearchBox(item) && !isNewsletter(item))
  );
}

/** A name with the variety that is meant: "Dandelion (sponsorship)". */
const VARIETY = /((?:\p{Lu}[\p{L}\p{N}’'-]*\s)+)\(([^)]{2,30})\)/gu;

/** Whether a control stands at another variety of what the task names: "Dandelion (adoption)". */
export function isOtherVariety({ asked }: Situation, { context, kind }: Item): boolean {
  if (kind !== 'click' || !context.text.includes('(')) return false;
  const row = fold(context.text);
  return [...asked.matchAll(VARIETY)].some(([, name, variety]) => {
    const own = `${fold(name!).trim()} (`;
    return row.includes(own) && !row.includes(`${own}${fold(variety!)}`);
  });
}

/** What only names a day, with or without its year, or an hour. */
const DAY =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\.?,?)?\s*(?:\d{1,2}(?:st|nd|rd|th)?\.?)?\s*(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?,?)?\s*(?:\d{4})?$|^\d{1,2}[:.]\d{2}\s?(?:[ap]\.?m\.?)?$/iu;

/** The lines between a button and the heading over it, where no other button is called so: "From Ann Lee", over the one "Reply". */
function underOwnHead({ page }: Situation, { raw, box }: Item): string[] {
  if (!box || page.items.some((other) => other.raw === raw && other.box !== box)) return [];
  const over = page.lines.filter(
    (line) => line.box && line.box.y < box.y && line.box.x < box.x + box.width && line.box.x + line.box.width > box.x,
  );
  const head = over.findLast(({ level }) => level > 0);
  return head ? over.slice(over.indexOf(head)).map(({ text }) => text) : [];
}

/** Whether a button does the act of the step with another thing than the one the step calls by its name: neither where it stands nor its page bears it. */
export function isOfOtherThing(situation: Situation, item: Item): boolean {
  const { step, page } = situation;
  if (!step || !ACTS.has(step.verb) || item.role !== 'button' || hasForm(situation)) return false;
  // What is made anew stands at nothing yet.
  if (makesNew(step)) return false;
  // "To High": what something is to be is the name of nothing.
  const values = step.pairs.map(({ value }) => fold(value));
  const names = namesIn(step.text).filter((name) => !values.includes(fold(name)));
  // "Sun", over the hours of a Sunday: it is chosen for whatever there is on it.
  if (DAY.test(item.raw.trim())) return false;
  // What orders the whole stands at none of the things in it.
  if (ordersWhole(situation)) return false;
  if (names.length === 0 || says(item.raw, spoken(step.text)) < ACT) return false;
  const place = [
    item.label,
    item.group,
    item.context.text,
    page.title,
    page.dialog,
    ...page.headings.map(({ text }) => text),
    ...underOwnHead(situation, item),
  ];
  const borne = tokens(place.join(' . '));
  return !names.some((name) => {
    const own = tokens(name).filter(isTelling);
    return own.length === 0 || own.every((token) => saidBy(token, borne));
  });
}
