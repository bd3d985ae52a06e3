// Of a page that shows one part of it at a time the part that the task names is opened before anything is done among the things that stand there.
import { fold, WEEKDAYS } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { toPart } from '../way/open-place.ts';

/** Rules that take something of what is shown, or open something of it. */
const TAKES = new Set([
  'open_choices',
  'commit',
  'satisfice',
  'among',
  'records',
  'each_meant',
  'row_meant',
  'act_on_opened',
  'press_named',
]);
/** Pixels by which what stands in one row may be off its line. */
const OFF_LINE = 4;
/** Letters from which on a label is a name. */
const NAME = 3;
/** Letters of a day of the week that is put short. */
const SHORT = 3;
/** Where something is to go is not where it is. */
const WHERETO =
  /\b(?:to|until|till|into|onto)(?: the)?$|\b(?:put|place|throw|drop|file|stick|move)(?: (?!(?:at|on|to|into|beside|by)\b)[\p{L}\p{N}]+)+ (?:in|under)(?: the)?$/u;

/** What stands behind a name and only tells more of it: "Mia (Year 9)", "Thursday · 4". */
const BESIDES = /\s*(?:\([^)]*\)|[·|–—:]\s.*|\s\d+)$/u;

/** Whether the task says a label as it stands, or the name before what tells more of it, and neither as what is to be done nor as where something is to go. */
function isSaid(asked: string, label: string): boolean {
  const bare = label.replace(BESIDES, '');
  if (bare !== label && /^\p{Lu}/u.test(bare) && asked.includes(bare) && isSaid(asked, bare)) return true;
  const text = ` ${fold(asked).replace(/[^\p{L}\p{N}.!?]+/gu, ' ')} `;
  const said = fold(label)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // "Tue", for who speaks of Tuesday.
  const own = said.length === SHORT ? (WEEKDAYS.find((day) => day.startsWith(said)) ?? said) : said;
  if (own.length < NAME || !/\p{L}/u.test(own)) return false;
  for (let at = text.indexOf(` ${own}`); at >= 0; at = text.indexOf(` ${own}`, at + 1)) {
    const before = text.slice(0, at);
    const begins = /(?:^|[.!?])\s*$/.test(before);
    if (!/^[\p{L}\p{N}]/u.test(text.slice(at + 1 + own.length)) && !begins && !WHERETO.test(before)) return true;
  }
  return false;
}

/** What shows one part each, beside what shows the part that is open: tabs, and buttons of a row of which one is pressed in. */
function partsBeside(items: readonly Item[], open: Item): Item[] {
  return items.filter(
    (item) =>
      item !== open &&
      item.kind === 'click' &&
      item.role === open.role &&
      item.box !== null &&
      open.box !== null &&
      Math.abs(item.box.y - open.box.y) < OFF_LINE &&
      !item.disabled,
  );
}

/** Opens the part that is named, where another one is open; the proposal itself where none is, or it is open already. */
export function partFirst(situation: Situation, proposal: Proposal): Proposal {
  const { page, memory, key, asked } = situation;
  const { item, rule, status } = proposal;
  if (!item || status !== 'continue' || !TAKES.has(rule) || memory.told || page.dialog !== '') return proposal;
  if (Object.keys(memory.filled[key] ?? {}).length > 0) return proposal;
  for (const open of page.items) {
    if (open.kind !== 'click' || !['tab', 'button', 'generic'].includes(open.role) || !isOn(open)) continue;
    const beside = partsBeside(page.items, open);
    const named = beside.filter((one) => isSaid(asked, one.raw));
    const [part] = named;
    if (!part || named.length > 1 || part.name === item.name || isSaid(asked, open.raw)) continue;
    // "Evening", at each of several things, is a part of none.
    if (page.items.some((other) => other !== part && other.role === part.role && other.raw === part.raw)) continue;
    if ([open, ...beside].some((one) => timesTried(memory, key, one.name) > 0)) continue;
    return toPart(part);
  }
  return proposal;
}
