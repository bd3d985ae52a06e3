import { fold, literalCoverage, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { complaints } from '../filling/complaints.ts';
import { controlsOf } from '../filling/coverage/controls.ts';
import type { Step } from '../goal/types.ts';
import { commitWord } from '../meaning/commit-word.ts';
import { isClickable } from '../meaning/match.ts';
import { isOn } from '../meaning/state.ts';
import type { Situation } from '../situation.ts';
import { hasFailed, type Verdict } from './verdict.ts';

/** The longest line that is taken for the state of something. */
const STATE_LINE = 80;

/** Kinds of control that are in effect as soon as they are switched. */
const SWITCHES = new Set(['switch', 'menuitemcheckbox', 'menuitemradio']);

/** The line that has come up and tells all that the step wants something to be: "Home branch: Mill Road". */
function stateLine({ fresh, page }: Situation, { pairs }: Step): string | undefined {
  const offered = new Set(page.items.map((item: Item) => fold(item.raw)));
  return fresh.find((line) => {
    const said = phrase(line);
    return (
      line.length < STATE_LINE &&
      !offered.has(fold(line)) &&
      !/[?]/.test(line) &&
      pairs.every(
        ({ field, value }) => literalCoverage(phrase(field), said) > 0.99 && said.folded.includes(fold(value)),
      )
    );
  });
}

/** Whether something on the page still has to be pressed for what is set to be kept. */
function isKept({ items }: Situation): boolean {
  return items.some(
    (item) => isClickable(item) && item.role === 'button' && !item.disabled && commitWord(item.label) >= 0.6,
  );
}

const RENAMES = /^(?:rename|retitle|call|name)\b/i;

/** What was renamed stands there by its new name, once that was put in. */
function renamed({ memory, items, fresh, appeared }: Situation, step: Step): string | undefined {
  const { last } = memory;
  const sent = last?.kind === 'click' && last.commits;
  // What it is to be called may only be known, and not be said.
  const typed = sent ? Object.values(memory.filled[last.key] ?? {}).at(-1) : undefined;
  const name = step.pairs.find(({ field }) => field === 'name')?.value ?? step.pairs[0]?.value ?? typed;
  if (!RENAMES.test(step.text) || !name || !(sent || ['type', 'press'].includes(last?.kind ?? ''))) return undefined;
  const shown = items.some(
    (item) => appeared.has(item.name) && isClickable(item) && fold(item.raw).includes(fold(name)),
  );
  return shown || fresh.some((line) => fold(line) === fold(name)) ? name : undefined;
}

/** Rules by which one of several answers is given. */
const CHOSEN = new Set(['take_option', 'pick', 'choose_option']);

/** Whether all that the step gives is an answer that its own question shows: "Rain", under "Sound". */
function chosenHere(situation: Situation, { pairs }: Step): boolean {
  const asked = controlsOf(situation).filter(({ options }) => options.length > 0);
  return (
    pairs.length > 0 &&
    pairs.every(({ field, value }) =>
      asked.some(
        ({ question, shown }) =>
          field !== '' &&
          literalCoverage(phrase(field), phrase(question)) > 0.99 &&
          literalCoverage(phrase(value), phrase(shown)) > 0.99,
      ),
    )
  );
}

/** Whether something to fill in, choose or press has come up in its place, or over it. */
function asksFurther({ items, appeared }: Situation): boolean {
  return items.some(
    (item) => appeared.has(item.name) && ['type', 'choose', 'set', 'check', 'upload', 'click'].includes(item.kind),
  );
}

/**
 * What was pressed has made it so, and the page shows how it stands: a line says that the one is the other now, or the switch that bears
 * what is asked for is on, and nothing is there that keeps it.
 */
export function standsNow(situation: Situation, step: Step, isLast: boolean): Verdict {
  const { memory, page, key } = situation;
  const { last } = memory;
  if ((step.verb !== 'transact' && step.verb !== 'reach') || !last || last.step !== memory.step || last.key !== key)
    return undefined;
  if (memory.idle > 0 || memory.errors > 0 || hasFailed(situation) || complaints(situation).length > 0)
    return undefined;
  const called = renamed(situation, step);
  if (called) return { why: `it is called “${called}” now`, cause: called, sure: 0.8 };
  const begun = Object.keys(memory.filled[key] ?? {}).length > 0;
  const told =
    last.kind === 'click' && !begun && step.pairs.length > 0 && step.pairs.every(({ field }) => field !== '');
  const line = told ? stateLine(situation, step) : undefined;
  if (line) return { why: `the page says “${line}”`, cause: line, sure: 0.8 };
  if (CHOSEN.has(last.rule) && chosenHere(situation, step) && !(isLast && isKept(situation)))
    return { why: `“${last.label}” is chosen`, cause: last.label, sure: 0.8 };
  const label = phrase(last.label);
  const bears =
    last.kind === 'check' &&
    step.pairs.length === 0 &&
    literalCoverage(label, phrase(step.text)) === 1 &&
    label.tokens.some(({ weight }) => weight > 0.4);
  if (!bears) return undefined;
  const item = page.byName.get(last.name);
  // The menu that it stood in has closed over it, or it stands there and is on.
  const inEffect = item ? SWITCHES.has(item.role) && isOn(item) && !isKept(situation) : !asksFurther(situation);
  return inEffect ? { why: `“${last.label}” is on`, cause: last.label, sure: 0.75 } : undefined;
}
