import { type Phrase, phrase, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { actNames } from '../meaning/act-names.ts';
import { isHalfNamed } from '../meaning/half.ts';
import { isGeneric, tellsNothing } from '../meaning/match.ts';
import { ofItemsInSight, type Situation } from '../situation.ts';
import { whereabouts } from './whereabouts.ts';

const NOTHING = phrase('');

const namesInSight = ofItemsInSight((situation) => new Set(situation.items.map((item) => item.raw)));

/** What the page as a whole is called is told of each thing on it. */
const headsOfPage = ofItemsInSight(
  ({ page }) => new Set(page.headings.filter(({ level }) => level === 1).map(({ text }) => text)),
);

/** How far what stands beside a control, phrase by phrase, is the place that is looked for. */
export function keptBeside(situation: Situation, step: Step, item: Item, story: string): number {
  // What other controls are called is no word about this one.
  const others = namesInSight(situation);
  const heads = headsOfPage(situation);
  const parts = item.context.text
    .split(/(?<=[\p{Ll}\d.!?)])\s+(?=\p{Lu})/u)
    .filter((part) => !others.has(part.trim()) && !heads.has(part.trim()));
  return Math.max(0, ...parts.map((part) => whereabouts(step, part, story)));
}

/** Whether what stands beside an act bears a part of what is wanted and a name of its own, and the page bears no more of it. */
export function standsAtAnother(situation: Situation, step: Step, item: Item): boolean {
  if (step.scope !== '' || step.quoted.length > 0 || step.pairs.length > 0 || step.superlative) return false;
  const beside = item.context.tokens.length > 0 ? item.context : lineBefore(situation, item);
  return beside.tokens.length > 0 && isHalfNamed(step, beside, situation.page.about);
}

/** The line that stands before a button, on the same line of print. */
function lineBefore({ page }: Situation, { box }: Item): Phrase {
  if (!box) return NOTHING;
  const middle = box.y + box.height / 2;
  const before = page.lines.filter(
    (line) =>
      line.box &&
      line.box.y <= middle &&
      line.box.y + line.box.height >= middle &&
      line.box.x + line.box.width <= box.x &&
      box.x - line.box.x - line.box.width < box.width,
  );
  return before.length === 1 ? phrase(before[0]!.text) : NOTHING;
}

/** Whether a control says nothing of what it is for but the act, so that its row has to. */
export function saysLittle(step: Step, item: Item): boolean {
  const [verb = '', ...rest] = words(item.said.folded);
  return tellsNothing(item) || isGeneric(item) || (rest.length === 0 && actNames(step).includes(stem(verb)));
}
