import { literalCoverage, type Phrase, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import type { Situation } from '../situation.ts';
import { isClickable, properNames } from './match.ts';
import { isThin, storyOf } from './story.ts';

/** Words from which on a label is a row of a list and not a name. */
const ROW_WORDS = 4;
/** Fit of what bears the name that is asked for. */
export const ROW = 0.6;

/** Share of the links up to which one that bears a name stands out by it. */
const SELDOM = 0.2;

/** Whether a label with a name and more stands nearly alone with that name. */
function isSeldom({ items }: Situation, step: Step, label: Phrase): boolean {
  if (label.tokens.length < 2) return false;
  if (!bearsNames(step, label, '')) return false;
  const links = items.filter((item) => isClickable(item) && item.said.tokens.length > 0);
  const bearing = links.filter((item) => bearsNames(step, item.said, ''));
  return links.length >= 4 && bearing.length <= Math.max(1, SELDOM * links.length);
}

function bearsNames(step: Step, label: Phrase, where = step.scope): boolean {
  // What is to be written is nobody's name.
  const spoken = step.pairs.reduce((text, pair) => text.replace(pair.value, ' '), step.text);
  const names = properNames(`${spoken} ${where}`);
  return names.length > 0 && names.every((name) => literalCoverage(phrase(name), label) === 1);
}

/** Whether a label bears the proper names that a step gives: a row of a list, or one of few that do. */
export function bearsItsName(situation: Situation, step: Step, item: Item): boolean {
  const { said } = item;
  if ((said.tokens.length >= ROW_WORDS || isSeldom(situation, step, said)) && bearsNames(step, said)) return true;
  return step.quoted.length === 0 && whoseRow(situation, step).has(item);
}

const rows = new WeakMap<Situation, { step: Step; of: ReadonlySet<Item> }>();

/** Links in rows beside which a name of the story stands, where few do: the letter of whoever has written. */
function whoseRow(situation: Situation, step: Step): ReadonlySet<Item> {
  const known = rows.get(situation);
  if (known?.step === step) return known.of;
  const names = isThin(step) ? properNames(` ${storyOf(situation.goal)}`).map((name) => phrase(name)) : [];
  const links = situation.items.filter((item) => item.role === 'link' && item.context.tokens.length > 0);
  const of = new Set(
    links.filter((item) =>
      names.some((name) => literalCoverage(name, phrase(`${item.label} . ${item.context.text}`)) === 1),
    ),
  );
  const found = { step, of: of.size <= Math.max(1, SELDOM * links.length) ? of : new Set<Item>() };
  rows.set(situation, found);
  return found.of;
}
