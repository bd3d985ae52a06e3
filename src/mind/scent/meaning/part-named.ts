import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { timesTried } from '../memory.ts';
import type { Situation } from '../situation.ts';
import { isOn } from './state.ts';

/** The part of the page that a step names and that stands there closed: "Year 5" beside "Year 3", one day beside the others. */
export function unopenedPart({ items, memory, key }: Situation, step: Step): Item | undefined {
  const said = fold(`${step.text} ${step.scope}`);
  return items.find(
    (item) =>
      item.kind === 'click' &&
      (item.role === 'tab' || item.role === 'generic') &&
      !item.disabled &&
      !isOn(item) &&
      item.said.tokens.length > 0 &&
      item.said.folded.length > 2 &&
      new RegExp(`(?<!\\p{L})${escaped(item.said.folded)}(?![\\p{L}\\d])`, 'u').test(said) &&
      hasSiblings(items, item) &&
      timesTried(memory, key, item.name) === 0,
  );
}

/** Whether others of its make stand beside it, one of which is open: "Year 3" beside "Year 5", one day beside the others. */
function hasSiblings(items: readonly Item[], item: Item): boolean {
  const row = items.filter(
    (other) => other.role === item.role && other.box && item.box && Math.abs(other.box.y - item.box.y) < 4,
  );
  const alike = (other: Item) =>
    (CALENDAR.test(item.said.folded) && CALENDAR.test(other.said.folded)) ||
    other.said.tokens.some((a) => item.said.tokens.some((b) => a.stem === b.stem && a.word.length > 2));
  return row.length >= 2 && row.some((other) => other !== item && alike(other));
}
const CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|today|tomorrow)s?$/;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
