import { fold, numbers } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { pressNext } from '../common.ts';

/** The order that folded words ask for: rising, falling, or none. */
export function wayOf(text: string): 'rising' | 'falling' | null {
  if (
    /\b(?:descending|decreasing|falling|(?:largest|biggest|greatest) to (?:the )?smallest|highest to (?:the )?lowest|high to low|z to a|reverse alphabetical)\b/.test(
      text,
    )
  )
    return 'falling';
  return /\b(?:ascending|increasing|rising|numerical|numeric|smallest to (?:the )?(?:largest|biggest|greatest)|lowest to (?:the )?highest|alphabetical(?:ly)?|low to high|a to z)\b/.test(
    text,
  )
    ? 'rising'
    : null;
}

const STOOD = 'stood:';
/** Pixels by which what now stands at a place may be off from what stood there. */
const OFF = 14;

function middle({ box }: Item): { x: number; y: number } {
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
}

/** What was to come next has been covered or renamed: it is pressed where it stood. */
function fromMemory({ memory, page }: Situation): Proposal | null {
  const [next, ...later] = memory.done.filter((tag) => tag.startsWith(STOOD));
  if (!next || memory.last?.rule !== 'in_order') return null;
  const [x = 0, y = 0] = next.slice(STOOD.length).split(',').map(Number);
  const away = (item: Item) => Math.hypot(middle(item).x - x, middle(item).y - y);
  const [item] = page.items
    .filter((entry) => isClickable(entry) && entry.box && !entry.disabled && away(entry) < OFF)
    .sort((a, b) => away(a) - away(b));
  if (!item) return null;
  memory.done = [...memory.done.filter((tag) => !tag.startsWith(STOOD)), ...later];
  const proposal = pressNext('in_order', [item], () => 'what comes next stood here');
  return proposal && { ...proposal, completes: later.length === 0 };
}

/** "Click on the numbers in ascending order": one after the other, by what their labels say. */
export function pressInOrder(situation: Situation, step: Step): Proposal | null {
  const text = fold(step.text);
  const way = wayOf(text);
  if (!way) return null;
  const { memory, key } = situation;
  const letters = /\balphabet|\ba to z|\bz to a/.test(text);
  const all = situation.page.items.filter(
    (item) => isClickable(item) && item.box && (letters ? item.role !== 'link' : /^-?\d[\d.,]*$/.test(item.raw.trim())),
  );
  if (all.length < (memory.last?.rule === 'in_order' ? 1 : 2)) return fromMemory(situation);
  const sorted = [...all].sort((a, b) =>
    letters ? fold(a.raw).localeCompare(fold(b.raw)) : numbers(a.raw)[0]! - numbers(b.raw)[0]!,
  );
  if (way === 'falling') sorted.reverse();
  const left = sorted.filter((item) => timesTried(memory, key, item.name) === 0 && !item.disabled);
  memory.done = [
    ...memory.done.filter((tag) => !tag.startsWith(STOOD)),
    ...left.slice(1).map((item) => `${STOOD}${middle(item).x},${middle(item).y}`),
  ];
  return pressNext('in_order', left, (item) => `“${item.label}” comes next`);
}
