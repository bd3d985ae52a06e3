import type { Item } from '../../perception/page.ts';
import { isSearchBox } from '../filling/fields.ts';
import type { Situation } from '../situation.ts';
import { isClickable } from './match.ts';
import { counters } from './stepper.ts';

/** What sends off what a form holds. */
const SENDS =
  /^(?:send|submit|continue|ok|go|(?:sign|log) ?(?:in|on)|login|enter|save|apply|confirm|search|find|look ?up|check|show)$|^(?:send|submit|save|confirm|search|find)\b.{0,24}$/;
const MORE_OR_LESS = /^(?:more|fewer|less) (\p{L}+)$/u;

/** Buttons that only count up and down, or send off what was not filled in: nobody presses them to see where they lead. */
export function pressedForNothing(situation: Situation): (item: Item) => boolean {
  const { items, memory, key } = situation;
  const fields = items.filter((item) => ['type', 'set'].includes(item.kind) && !item.disabled && item.box);
  const empty =
    fields.length > 0 &&
    fields.every((item) => item.value === '') &&
    Object.keys(memory.filled[key] ?? {}).length === 0;
  const steppers = new Set(
    items.some((item) => isClickable(item) && /^(?:[-−–]|less|fewer|decrease|minus)\b|^[-−–]$/i.test(item.raw.trim()))
      ? counters(situation).flatMap(({ stepper }) => [stepper.less, stepper.more])
      : [],
  );
  const counted = new Map<string, number>();
  for (const { said } of items) {
    const noun = MORE_OR_LESS.exec(said.folded)?.[1];
    if (noun) counted.set(noun, (counted.get(noun) ?? 0) + 1);
  }
  return (item) => {
    if (item.role === 'link' || !isClickable(item)) return false;
    if (steppers.has(item) || (counted.get(MORE_OR_LESS.exec(item.said.folded)?.[1] ?? '') ?? 0) > 1) return true;
    return empty && SENDS.test(item.said.folded) && fields.some((field) => belongs(field, item));
  };
}

/** Pixels from a field within which a button is of its form. */
const NEAR = 320;

function belongs(field: Item, button: Item): boolean {
  if (!field.box || !button.box) return false;
  const below = button.box.y + button.box.height > field.box.y - 4 && button.box.y - field.box.y < NEAR;
  return below && (!isSearchBox(field) || Math.abs(button.box.y - field.box.y) < 60);
}
