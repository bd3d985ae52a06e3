import { fold, parseTime, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

const CLOCK = /\b(\d{1,2})[:.](\d{2})\s*([ap])\.?m\b|\b(\d{1,2})[:.](\d{2})\b|\b(\d{1,2})\s*([ap])\.?m\b/i;
/** From so many numbers in sight on they are the hours or the minutes of a clock. */
const NUMBERS = 8;
const PART = 'clock:';

/** The parts of a time as the columns of a picker show them: hour, minute, half of the day. */
function partsOf(text: string, twelve: boolean): string[] | null {
  const told = CLOCK.exec(text)?.[0];
  const time = told ? parseTime(told) : null;
  if (!time) return null;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = twelve ? hour % 12 || 12 : hour;
  return [String(shown), String(minute).padStart(2, '0'), ...(twelve ? [hour < 12 ? 'am' : 'pm'] : [])];
}

/** The button of the picker that takes what was chosen in it, where no later step presses one. */
function takerOf({ items, goal, memory }: Situation): Item | undefined {
  if (memory.step < goal.steps.length - 1) return undefined;
  return items.find(
    (item) =>
      isClickable(item) && !item.disabled && /^(?:ok|okay|set|done|apply|confirm|select|save)$/.test(fold(item.raw)),
  );
}

/** Chooses a time in a picker of columns: its hour, its minutes, and the half of the day; opens the picker first. */
export function pickTime(situation: Situation, step: Step): Proposal | null {
  if (!['enter', 'pick', 'transact'].includes(step.verb) || !CLOCK.test(step.text)) return null;
  const { memory, key, items } = situation;
  const choices = items.filter((item) => isClickable(item) && !item.disabled && item.kind !== 'point');
  const numbered = choices.filter((item) => /^\d{1,2}$/.test(item.raw.trim()));
  const halves = choices.filter((item) => /^[ap]\.?m\.?$/i.test(item.raw.trim()));
  const at = (item: Item) => Math.round((item.box?.x ?? 0) / 12);
  const columns = new Set(numbered.map(at)).size;
  const parts = partsOf(step.text, halves.length > 0);
  if (!parts) return null;
  if (numbered.length >= NUMBERS && columns > 1) {
    const next = parts.findIndex((_, i) => !memory.done.includes(`${PART}${i}`));
    const taker = takerOf(situation);
    if (next < 0)
      return taker && memory.last?.rule === 'pick_time'
        ? {
            rule: 'pick_time',
            why: `“${taker.label}” takes the time`,
            status: 'continue',
            item: taker,
            args: null,
            sure: 0.85,
            completes: true,
            cause: taker.label,
          }
        : null;
    const part = parts[next]!;
    const lefts = [...new Set(numbered.map(at))].sort((a, b) => a - b);
    const item =
      next === 2
        ? halves.find((half) => fold(half.raw).startsWith(part[0]!))
        : numbered.find((entry) => Number(entry.raw) === Number(part) && (next === 0) === (at(entry) === lefts[0]));
    if (!item) return null;
    memory.done.push(`${PART}${next}`);
    if (isOn(item)) return pickTime(situation, step);
    return {
      rule: 'pick_time',
      why: `“${item.label}” is ${['the hour', 'the minutes', 'the half of the day'][next]}`,
      status: 'continue',
      item,
      args: null,
      sure: 0.9,
      completes: next === parts.length - 1 && !taker,
      cause: item.label,
    };
  }
  // What only shows the time and cannot be written into opens the picker.
  const named = phrase(`${step.pairs[0]?.field ?? ''} time`);
  const opener = choices
    .filter((item) => item.state.has('readonly') && timesTried(memory, key, item.name) === 0)
    .map((item) => ({ item, fit: similarity(named, phrase(`${item.label} ${item.placeholder}`)) }))
    .sort((a, b) => b.fit - a.fit)[0];
  return opener && opener.fit > 0.4
    ? {
        rule: 'open_choices',
        why: `“${opener.item.label}” may open a clock`,
        status: 'continue',
        item: opener.item,
        args: null,
        sure: 0.75,
        cause: opener.item.label,
      }
    : null;
}
