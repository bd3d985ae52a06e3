import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { counterFor, type Setting } from '../../meaning/stepper.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { turnCounter } from './turn-counter.ts';

/** The counter in the row of a thing that is taken by number: "2 teapots" where each row has plus and minus. */
function counterOf(situation: Situation, step: Step): Setting | null {
  const { quantity } = step.constraints;
  if ((step.verb !== 'add' && step.verb !== 'buy') || quantity === null || !step.object) return null;
  const setting = counterFor(situation, step, step.object, String(quantity));
  const row = setting && phrase(`${setting.stepper.more.context.text} ${setting.stepper.more.label}`);
  return row && literalCoverage(phrase(step.object), row) > 0.6 ? setting : null;
}

/** Turns the counter of the row until it shows how many are wanted. */
export function takeCounted(situation: Situation, step: Step): Proposal | null {
  if (!counterOf(situation, step)) return null;
  return turnCounter(situation, step, step.object, String(step.constraints.quantity));
}

/** Whether the row of the thing shows as many as are wanted; null where no row counts it. */
export function counterStands(situation: Situation, step: Step): boolean | null {
  const setting = counterOf(situation, step);
  return setting && setting.now === setting.wanted;
}

const BASKET = /\b(?:cart|basket|bag|trolley)\b.{0,12}[1-9]|\b[1-9]\d* items?\b/;

/** Whether the last act has put something into a basket: its sign, or a new line, counts what is in it. */
export function basketGrew({ memory, items, appeared, fresh, step }: Situation): boolean {
  const { last } = memory;
  if (last?.kind !== 'click' || last.step !== memory.step || memory.idle > 0) return false;
  const signs = items
    .filter((item) => appeared.has(item.name) && item.name !== last.name)
    .map((item) => item.said.folded);
  return [...fresh.map(fold), ...signs].some((text) => BASKET.test(text)) || countsIt(fresh, step);
}

/** Whether a new line names the thing with how many of it there are: "1 × Spring rolls", "Spring rolls (2)". */
function countsIt(fresh: readonly string[], step: Step | undefined): boolean {
  const thing = phrase(step?.object ?? '');
  // "Row 4" is called so, and not counted.
  const figures = thing.tokens.filter(({ number }) => number).map(({ word }) => word);
  const rest = (line: string) =>
    figures.reduce((text, figure) => text.replace(new RegExp(`\\b${figure}\\b`), ' '), fold(line));
  return (
    thing.tokens.length > 0 &&
    fresh.some(
      (line) => line.length < LONGEST && COUNTED.test(rest(line)) && literalCoverage(thing, phrase(line)) > 0.99,
    )
  );
}
/** The longest line that only counts a thing. */
const LONGEST = 100;
const COUNTED = /(?:^|\s)\d{1,2}\s?[x×]|[x×]\s?\d{1,2}\b|^\d{1,2}\s|\s\(?\d{1,2}\)?(?:\s|$)/;

/** The control that took the last one, while more of them are wanted and nothing in sight counts them; null when it is enough. */
export function lacking(situation: Situation, step: Step): Item | null {
  const { memory, key, items } = situation;
  const { last } = memory;
  const wanted = step.constraints.quantity ?? 1;
  if (step.verb !== 'add' || wanted < 2 || !last || last.key !== key || counterOf(situation, step)) return null;
  if (Object.values(memory.filled[key] ?? {}).includes(String(wanted))) return null;
  if (holdsAll(situation, wanted)) return null;
  const taken = items.find((item) => item.name === last.name && !item.disabled);
  return taken && timesTried(memory, key, taken.name) < wanted ? taken : null;
}

/** Whether the sign of the basket, or what the last act has brought up, counts as many as are wanted. */
function holdsAll({ items, fresh, page }: Situation, wanted: number): boolean {
  const texts = [page.outcome, ...fresh, ...items.map(({ raw }) => raw)].map(fold);
  return texts.some((text) => [...text.matchAll(HELD)].some(([, count]) => Number(count) >= wanted));
}
const HELD = /(?:\b(?:cart|basket|bag|trolley)\b\D{0,12}|(?<!\d)(?=\d+ [^\d.]{1,40}\badded\b))(\d{1,3})(?!\d)/g;

/** "Two litres of milk" from a shelf with a plain "Add": pressed once for each. */
export function takeAgain(situation: Situation): Proposal | null {
  const { step } = situation;
  const item = step && basketGrew(situation) ? lacking(situation, step) : null;
  if (!step || !item) return null;
  return {
    rule: 'take_again',
    why: `${step.constraints.quantity} are wanted`,
    status: 'continue',
    item,
    args: null,
    sure: 0.85,
    commits: true,
    cause: item.label,
  };
}
