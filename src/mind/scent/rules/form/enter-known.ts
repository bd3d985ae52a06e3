import { fold, literalCoverage, phrase, similarity } from '../../../language/index.ts';
import type { Item, Page } from '../../../perception/page.ts';
import { crossing } from '../../answering/reading/table.ts';
import type { Step } from '../../goal/types.ts';
import { properNames, sameWords } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf, weigh } from '../common.ts';
import { inCase } from './enter.ts';
import { fillOne } from './fill-one.ts';
import { fillForm } from './form.ts';

/** Fit of its name from which on a field is the one that the step names. */
const NAMED = 0.5;

/** What the page shows for a field under something that the person knows: the assembly point, in the row of the house where they work. */
function shownFor({ page, knowledge, goal }: Situation, { label, options, kind }: Item): string | null {
  const own = [...knowledge.map(({ value }) => value), ...properNames(` ${goal.background}`)];
  for (const value of own) {
    const found =
      kind === 'choose' ? optionBehind(page, value, options) : crossing(page.lines, `the ${label} of ${value}`);
    if (found) return found;
  }
  return kind === 'type' ? behindName(page, label) : null;
}

/** "Sharpest line: D", which a page shows for the field of that name. */
function behindName({ lines }: Page, label: string): string | null {
  const said = label.replace(/[*:?\s]+$/, '');
  const told = new RegExp(
    `(?:^|[\\s(])${said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*(?::|=|\\bis\\b)\\s*([\\p{L}\\d][\\w/-]*)`,
    'iu',
  );
  return said.length > 3
    ? (lines.map(({ text }) => told.exec(text)?.[1]).find((found) => found !== undefined) ?? null)
    : null;
}

/** Cells of a row in which the answer may stand. */
const ROW = 5;

/** The first of the options that the page shows behind a name, as in its row. */
function optionBehind({ lines }: Page, name: string, options: readonly string[]): string | null {
  const at = lines.findIndex(({ text }) => fold(text.trim()) === fold(name));
  const cells = at < 0 ? [] : lines.slice(at + 1, at + 1 + ROW);
  for (const { text } of cells) {
    const option = options.find((one) => fold(one) === fold(text.trim()));
    if (option) return option;
  }
  return null;
}

/** "Write your name in the arrivals book": what goes in is called otherwise than where it goes. */
function intoPlace(situation: Situation, step: Step, field: Item): Proposal | null {
  if (field.kind !== 'type' || step.object === '') return null;
  const own = situation.knowledge.find(({ name }) => sameWords(name.replace(/_/g, ' '), step.object));
  if (own)
    return {
      rule: 'fill_field',
      why: `“${field.label}” gets “${own.value}”, which I know`,
      status: 'continue',
      item: field,
      args: argumentOf(field, own.value),
      sure: 0.85,
      cause: field.label,
    };
  const called = { ...field, label: step.object, raw: step.object, said: phrase(step.object) };
  const filled = fillOne(situation, step, called, true);
  return filled && { ...filled, item: field };
}

/** "Enter your membership number": where instructions only name the field, what the person knows for it, or finds for it on the page, goes in there. */
export function enterKnown(situation: Situation, step: Step): Proposal | null {
  if (situation.memory.told === null || !['enter', 'pick'].includes(step.verb)) return null;
  if (step.pairs.length > 0 || step.quoted.length > 0 || step.items.length > 0 || step.source) return null;
  const name = phrase(step.object);
  const fields = situation.items.filter((item) => ['type', 'choose', 'set'].includes(item.kind) && !item.disabled);
  // "The letter of that line in the field Sharpest line": called by its whole name.
  const whole = (item: Item) => (item.label !== '' && literalCoverage(item.said, phrase(step.text)) === 1 ? 0.9 : 0);
  const best = weigh(fields, (item) =>
    Math.max(similarity(name, phrase(item.label || item.placeholder)), whole(item)),
  )[0];
  if (!best || best.fit < NAMED) return null;
  const shown = shownFor(situation, best.item);
  if (shown && fold(shown) !== fold(best.item.value))
    return {
      rule: best.item.kind === 'choose' ? 'choose_option' : 'fill_field',
      why: `the page says “${shown}” for “${best.item.label}”`,
      status: 'continue',
      item: best.item,
      args: argumentOf(best.item, shown),
      sure: 0.85,
      completes: true,
      cause: best.item.label,
    };
  const filled = fillOne(situation, step, best.item, true) ?? intoPlace(situation, step, best.item);
  const text = typeof filled?.args?.text === 'string' ? inCase(step, filled.args.text) : undefined;
  return filled && { ...filled, ...(text ? { args: argumentOf(best.item, text) } : {}), completes: true };
}

/** What a step that leaves the answer to the reader may be answered with. */
const ANSWERS: Partial<Record<Step['verb'], ReadonlySet<string>>> = {
  pick: new Set(['check', 'choose']),
  enter: new Set(['type', 'choose', 'set']),
};

/** "Choose how you want to hear from us": where instructions leave the answer to the reader, they answer as in any form. */
export function answerOpen(situation: Situation): Proposal | null {
  const { step, memory } = situation;
  const kinds = step && memory.told !== null && step.source === '' ? ANSWERS[step.verb] : undefined;
  if (!kinds) return null;
  const before = [...memory.done];
  const filled = fillForm(situation);
  if (filled?.item && !filled.commits && kinds.has(filled.item.kind)) return { ...filled, completes: true };
  memory.done = before;
  return null;
}
