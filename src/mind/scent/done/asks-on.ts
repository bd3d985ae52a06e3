import { fold } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { isTelling, outstanding } from '../account/outstanding.ts';
import { saidBy } from '../account/seen-to.ts';
import { station } from '../foraging/scripts.ts';
import type { Step } from '../goal/types.ts';
import { commitWord } from '../meaning/commit-word.ts';
import { isGoodNews } from '../meaning/confirmation.ts';
import { isClickable } from '../meaning/match.ts';
import { timesTried } from '../memory.ts';
import type { Situation } from '../situation.ts';
import { newsOf } from './against/news.ts';

const ASKS_BACK = /\?\s*$/;

/** What came up by what was pressed, where it is a menu; null otherwise. */
function broughtMenu({ items, appeared, memory: { last }, key }: Situation): Item[] | null {
  if (last?.key !== key) return null;
  const offered = items.filter((item) => appeared.has(item.name) && isClickable(item) && item.box !== null);
  return new Set(offered.map((item) => item.raw)).size >= MENU ? offered : null;
}

/** Whether a menu came up by what was pressed: it wants something to be taken from it. */
export function opensMenu(situation: Situation): boolean {
  const { rule } = situation.memory.last ?? {};
  return rule !== 'commit' && rule !== 'confirm' && broughtMenu(situation) !== null;
}

/** Whether what came up by a press lies over all else and offers what the task tells and nothing has seen to: the lists, for what is put into one. */
export function offersWhatIsLeft(situation: Situation): boolean {
  const offered = situation.memory.last?.kind === 'click' ? broughtMenu(situation) : null;
  if (!offered || situation.items.some((item) => isClickable(item) && item.box !== null && !offered.includes(item)))
    return false;
  const left = outstanding(situation, situation.asked).map(({ token }) => token);
  return (
    !newsOf(situation).some((line) => isGoodNews(line)) &&
    offered.some(({ said }) => said.tokens.some((token) => isTelling(token) && saidBy(token, left)))
  );
}

/** Whether the last act opened something that asks for more: fields, a question, a button to confirm with. */
export function asksOn(situation: Situation, step: Step): boolean {
  const { appeared, fresh, memory } = situation;
  // A question that one has put oneself asks nothing back.
  const put = new Set(Object.values(memory.filled).flatMap((fields) => Object.values(fields).map(fold)));
  if (situation.page.dialog || fresh.some((line) => ASKS_BACK.test(line) && !put.has(fold(line)))) return true;
  if (opensMenu(situation)) return true;
  return situation.items.some(
    (item) =>
      appeared.has(item.name) &&
      // What comes out again from under something was there before.
      !wasUsed(situation, item) &&
      (['type', 'choose', 'set', 'upload'].includes(item.kind) ||
        (item.kind === 'check' && ONWARD.test(fold(situation.memory.last?.label ?? ''))) ||
        // A button that each of several rows bears asks nothing, unless it is for what is wanted.
        (item.box !== null &&
          commitWord(item.label) >= 0.8 &&
          (alike(situation, item) < 3 || station(situation, step, item.label).weight >= 0.5))),
  );
}

/** What only leads on to the next part of a form. */
const ONWARD = /^(?:next|continue|proceed|weiter)\b/;

/** Whether a control was filled in or pressed on this page already. */
function wasUsed({ memory, key }: Situation, { name }: Item): boolean {
  return memory.filled[key]?.[name] !== undefined || timesTried(memory, key, name) > 0;
}

function alike({ items }: Situation, item: Item): number {
  return items.filter((other) => other.raw === item.raw && other.kind === item.kind).length;
}
/** Controls that come up together, from which on they are a menu. */
const MENU = 3;
