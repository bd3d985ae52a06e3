import type { Item } from '../../../perception/page.ts';

/** Whether nothing that can be used stands between a field and a button. */
export function isRightBehind(items: readonly Item[], button: Item, field: Item | undefined): boolean {
  return (
    field !== undefined &&
    button.order > field.order &&
    !items.some((item) => item.order > field.order && item.order < button.order && item !== button)
  );
}

/**
 * Whether a button sends off only the one field right before it on its line, or right over it, and nothing stands in that: "Add job",
 * behind an empty "New job". The last field of a form whose others are filled in is no such field.
 */
export function sendsOnlyEmpty(items: readonly Item[], button: Item, given: ReadonlySet<string>): boolean {
  const { box } = button;
  if (!box) return false;
  const field = items
    .filter((item) => item.kind === 'type' && item.box !== null && item.order < button.order)
    .sort((a, b) => b.order - a.order)[0];
  if (!field?.box || field.value !== '' || given.has(field.name) || !isRightBehind(items, button, field)) return false;
  const onLine = field.box.y < box.y + box.height && box.y < field.box.y + field.box.height;
  // What stands over it in the same form goes off with it.
  const before = items.filter((item) => given.has(item.name) && item.order < field.order && item.group === field.group);
  return onLine && (before.length === 0 || before.every((item) => item.kind === 'choose' && field.group === ''));
}
