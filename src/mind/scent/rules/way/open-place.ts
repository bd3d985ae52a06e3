import { words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { unopenedPart } from '../../meaning/part-named.ts';
import { isOn } from '../../meaning/state.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** What holds things of a kind, and is opened to see them. */
export const HOLDERS =
  'list|album|folder|project|board|group|category|section|playlist|notebook|channel|collection|calendar|mailbox|inbox|shelf|binder';
/** "In the album Lyon", "from my list Work", "in the «Work» list": where the things stand, and not where they go. */
const IN_PLACE = [
  new RegExp(
    `\\b(?:in|from|of|on) (?:the |my |your )?(?:${HOLDERS}) (?:called |named )?["“]?(\\p{Lu}[\\p{L}\\d]*(?: \\p{Lu}[\\p{L}\\d]*)*)`,
    'u',
  ),
  new RegExp(
    `\\b(?:in|from|of|on) (?:the |my |your )?["“]?(\\p{Lu}[\\p{L}\\d]*(?: \\p{Lu}[\\p{L}\\d]*)*)["”]? (?:${HOLDERS})\\b`,
    'u',
  ),
];
const ACTS = new Set<Step['verb']>(['remove', 'transact', 'tick', 'untick', 'press', 'drag', 'buy']);

/** The name of the list, album or folder in which the step says that its things stand; null where it names none. */
function placeOf({ text }: Step): string | null {
  for (const pattern of IN_PLACE) {
    const name = pattern.exec(text)?.[1];
    if (name) return name;
  }
  return null;
}

/** What is to be done on Friday is done on Friday's part of the page, which is opened first. */
export function openPart(situation: Situation): Proposal | null {
  const { step, key } = situation;
  if (!step || !(ACTS.has(step.verb) || step.verb === 'add' || step.verb === 'learn')) return null;
  const part = unopenedPart(situation, step);
  if (!part || situation.memory.tried[key]?.[part.name]) return null;
  // What is to be moved is the thing itself, and nothing to go into.
  const moved = step.verb === 'drag' && situation.items.some(({ kind, raw }) => kind === 'drag' && raw === part.raw);
  return moved ? null : toPart(part);
}

/** Opens the part of a page that is meant. */
export function toPart(part: Item): Proposal {
  return {
    rule: 'open_place',
    why: `“${part.label}” is the part that is meant`,
    status: 'continue',
    item: part,
    args: null,
    sure: 0.85,
    scent: 30,
    cause: part.label,
  };
}

/** What is asked of Castle Street is told where a list of streets lets one choose it: whatever of a list the question or the story names. */
export function choosePart({ step, goal, items, memory, key }: Situation): Proposal | null {
  if (step?.verb !== 'learn') return null;
  const view = chooseView(items, step.text, memory.tried[key] ?? {});
  if (view) return view;
  const told = ` ${words(`${step.text} . ${goal.background}`).join(' ')} `;
  for (const item of items) {
    if (item.kind !== 'choose' || item.disabled || memory.tried[key]?.[item.name]) continue;
    const named = item.options.filter(
      (option) => words(option).length > 0 && told.includes(` ${words(option).join(' ')} `),
    );
    const [option] = named;
    if (named.length !== 1 || !option || !/^[\p{Lu}\d]/u.test(option) || item.value === option) continue;
    // The 4 of "4 March" is no number of anything.
    if (/^\d{1,2}$/.test(option)) continue;
    return {
      rule: 'choose_option',
      why: `“${option}” is what I ask about`,
      status: 'continue',
      item,
      args: { option },
      sure: 0.8,
      cause: option,
    };
  }
  return null;
}

/** What of one page is shown at a time is told by buttons or tabs beside each other, one of which is pressed in. */
const VIEWS = new Set(['button', 'tab', 'radio']);

/** The one of several views of a page that a question names just as it is called, where another one is shown: "Week 12", of the weeks over a table. */
function chooseView(
  items: readonly Item[],
  question: string,
  tried: Readonly<Record<string, unknown>>,
): Proposal | null {
  const named = items.filter(
    (item) =>
      VIEWS.has(item.role) &&
      item.kind === 'click' &&
      !item.disabled &&
      !isOn(item) &&
      /^[\p{Lu}\d]/u.test(item.raw) &&
      !question.startsWith(item.raw) &&
      ` ${question.replace(/[?.,;:!]/g, ' ')} `.includes(` ${item.raw} `),
  );
  const [item] = named;
  if (named.length !== 1 || !item || item.group === '' || tried[item.name]) return null;
  const beside = items.filter((other) => other !== item && other.role === item.role && other.group === item.group);
  if (!beside.some(isOn) || /^\d{1,2}$/.test(item.raw)) return null;
  return {
    rule: 'choose_view',
    why: `“${item.label}” is what I ask about`,
    status: 'continue',
    item,
    args: null,
    sure: 0.8,
    cause: item.label,
  };
}

/** "Rename album", for who renames a photo in an album: what would be done to the place and not to the thing in it. */
export function actsOnPlace({ step }: Situation, item: Item): boolean {
  if (!step || !ACTS.has(step.verb) || item.role === 'link' || !placeOf(step)) return false;
  const kind = new RegExp(`\\b(?:${HOLDERS})\\b`, 'i');
  const named = kind.exec(item.raw)?.[0];
  return named !== undefined && !kind.test(step.object) && words(item.raw).length <= 3 && kind.test(step.text);
}
