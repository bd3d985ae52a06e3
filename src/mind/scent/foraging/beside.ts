import { fold, type Phrase, phrase, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import { actNames } from '../meaning/act-names.ts';
import { isHalfNamed } from '../meaning/half.ts';
import { isGeneric, tellsNothing } from '../meaning/match.ts';
import { ofItemsInSight, type Situation } from '../situation.ts';
import { whereabouts } from './whereabouts.ts';

const NOTHING = phrase('');

/** What the controls in sight are called, the longest first: "Prices" is a part of "All prices". */
const namesInSight = ofItemsInSight((situation) =>
  [...new Set(situation.items.map((item) => item.raw.trim()))]
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length),
);

/** What stands beside a control, without what others are called that stand there too: the entries of a menu are beside each other. */
function withoutOthers(situation: Situation, item: Item): string {
  let text = ` ${item.context.text} `;
  for (const name of namesInSight(situation))
    if (text.includes(` ${name} `)) text = text.split(` ${name} `).join('  \n  ');
  return text;
}

/** What the page as a whole is called is told of each thing on it. */
const headsOfPage = ofItemsInSight(
  ({ page }) => new Set(page.headings.filter(({ level }) => level === 1).map(({ text }) => text)),
);

/** How far what stands beside a control, phrase by phrase, is the place that is looked for. */
export function keptBeside(situation: Situation, step: Step, item: Item, story: string): number {
  // What other controls are called, and the site, is no word about this one.
  const heads = headsOfPage(situation);
  const title = fold(situation.page.title);
  const parts = withoutOthers(situation, item)
    .split(/(?<=[\p{Ll}\d.!?)])\s+(?=\p{Lu})|\s*\n\s*/u)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !heads.has(part) && !title.includes(fold(part)));
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
