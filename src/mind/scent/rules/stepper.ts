import { coverage, fold, literalCoverage, numberOf, numbers, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { isClickable } from '../match.ts';
import type { Proposal, Situation } from '../situation.ts';

const MORE =
  /^(?:[+＋▲↑⊕»›>]|\+1|(?:add|more|increase|increment|plus|up|raise|warmer|hotter|louder|brighter|higher|faster|one more)\b.*)$/i;
const LESS =
  /^(?:[-−–▼↓⊖«‹<]|-1|(?:less|fewer|decrease|decrement|minus|subtract|down|lower|cooler|colder|quieter|darker|dimmer|slower|one less)\b.*)$/i;

interface Stepper {
  less: Item;
  more: Item;
}

function apart(a: Item, b: Item): number {
  return Math.abs(a.box!.x - b.box!.x) + 6 * Math.abs(a.box!.y + a.box!.height / 2 - b.box!.y - b.box!.height / 2);
}

/** Pairs of "less" and "more" that stand on one line, from top to bottom. */
function steppers(situation: Situation): Stepper[] {
  const usable = situation.items.filter((item) => isClickable(item) && !item.disabled && item.box);
  const lessen = usable.filter((item) => LESS.test(item.raw.trim()) || LESS.test(item.label));
  const out: Stepper[] = [];
  for (const less of lessen) {
    const more = usable
      .filter(
        (item) =>
          (MORE.test(item.raw.trim()) || MORE.test(item.label)) &&
          Math.abs(item.box!.y - less.box!.y) < (Math.abs(item.box!.x - less.box!.x) < 12 ? 160 : 40) &&
          Math.abs(item.box!.x - less.box!.x) < 320,
      )
      // In rows close to each other the one of its own row, wherever the others stand.
      .sort((a, b) => apart(a, less) - apart(b, less))[0];
    if (more) out.push({ less, more });
  }
  return out.sort((a, b) => a.less.box!.y - b.less.box!.y);
}

export interface Setting {
  stepper: Stepper;
  now: number;
  wanted: number;
}

/** The counter that a step wants at a number, and the number it shows; null when there is none with buttons. */
export function counterFor(situation: Situation, step: Step, field: string, value: string): Setting | null {
  const wanted = numberOf(value.trim().split(/\s+/)[0] ?? '') ?? numbers(value)[0];
  if (wanted === undefined) return null;
  const all = steppers(situation);
  if (all.length === 0) return null;
  // The line that shows the number of each: "Guests − 2 +", or the number by itself.
  const { lines } = situation.page;
  const shown = lines.flatMap((line, i) => {
    const found = numbers(line.text.replace(/(?<=^|\s)[-−–](?=\s)/g, ' '));
    const name = /\p{L}{2,}/u.test(line.text) ? line.text : `${lines[i - 1]?.text ?? ''} ${line.text}`;
    return found.length === 1 && line.text.length < 60 ? [{ now: found[0]!, name }] : [];
  });
  // A field that only its arrows change shows the number itself.
  for (const item of situation.items)
    if (item.kind === 'click' && item.state.has('readonly') && /^-?\d+$/.test(item.value.trim()))
      shown.push({ now: Number(item.value), name: item.label });
  if (shown.length === 0) return null;
  const about = phrase(field || step.object.replace(/\d+/g, ' '));
  const fits = shown.map((entry) => coverage(about, phrase(entry.name)));
  const top = Math.max(...fits);
  const at = top > 0.5 ? fits.indexOf(top) : shown.length === 1 ? 0 : -1;
  if (at < 0) return null;
  const stepper = all.length === 1 ? all[0] : nearestTo(all, shown[at]!.name);
  return stepper ? { stepper, now: shown[at]!.now, wanted } : null;
}

function nearestTo(all: readonly Stepper[], name: string): Stepper | undefined {
  const said = phrase(name.replace(/[^\p{L}\s]/gu, ' '));
  const fit = ({ more, less }: Stepper) =>
    literalCoverage(said, phrase(`${more.context.text} ${more.label} ${less.label}`));
  return [...all].sort((a, b) => fit(b) - fit(a))[0];
}

/** Presses "more" or "less" until the counter shows the number; null when no counter with buttons is meant. */
export function turnCounter(situation: Situation, step: Step, field: string, value: string): Proposal | null {
  const setting = counterFor(situation, step, field, value);
  if (!setting || setting.now === setting.wanted) return null;
  const { stepper, now, wanted } = setting;
  const item = now < wanted ? stepper.more : stepper.less;
  return {
    rule: 'turn_counter',
    why: `it says ${now} and I need ${wanted}`,
    status: 'continue',
    item,
    args: null,
    sure: 0.9,
    completes: false,
    cause: fold(item.label),
  };
}
