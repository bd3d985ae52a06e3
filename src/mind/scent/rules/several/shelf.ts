import { literalCoverage, phrase, type Token } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isOfFrame } from '../../foraging/leaf.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { isWhereTo } from '../../meaning/put-where.ts';
import { isOn } from '../../meaning/state.ts';
import type { Situation } from '../../situation.ts';
import { askOf } from '../../things/ask.ts';
import type { Things } from '../../things/index.ts';
import { wishOf } from '../../things/wish.ts';

/** What leads to another list of things, or turns to it on the spot. */
const LEADS = new Set(['link', 'tab', 'button', 'radio', 'menuitem']);
/** Words before the name of a shelf that say only that it is one. */
const NO_KIND = /^(?:all|our|browse|see|view|show|shop)$/;

/** Whether a control is one of several of which the one that is turned to shows that it is: this one is not. */
function isTurned(items: readonly Item[], item: Item): boolean {
  const kin = items.filter((other) => other !== item && other.role === item.role && other.group === item.group);
  return item.role !== 'link' && kin.some((other) => isOn(other) || other.state.has('current'));
}

/** Whether what a control leads to is not what the page itself is about. */
function isElsewhere({ page }: Situation, item: Item, own: readonly Token[]): boolean {
  return (
    (/^(?:see |view |show |browse )?all\b/.test(item.said.folded) ||
      !own.every((token) => page.about.tokens.some((other) => other.stem === token.stem))) &&
    !page.headings.some((line) => line.level < 3 && literalCoverage(item.said, phrase(line.text)) > 0.99)
  );
}

/** The list of all the things of a kind, where only some of them are shown, or others: "All plants" over the favourites, "Locks" over helmets. */
export function shelfOf(situation: Situation, step: Step, set: Things): Item | undefined {
  const { items, memory } = situation;
  const { said } = askOf(step);
  const { kind } = wishOf(situation, step);
  const listed = new Set(set.things.flatMap((thing) => thing.items));
  const told = (item: Item) => item.said.tokens.filter((token) => !NO_KIND.test(token.word));
  const leads = items.filter((item) => {
    if (!LEADS.has(item.role) || !isClickable(item) || item.disabled || listed.has(item) || item.box === null)
      return false;
    if (isOn(item) || item.state.has('current')) return false;
    // What a form has found is the list, whatever the menu of the site is called.
    if (memory.sent !== '' && memory.sent !== situation.key && isOfFrame(situation, item)) return false;
    // Where something is to go it does not stand yet: "put the third one on my shortlist".
    if (isWhereTo(step, item.label)) return false;
    // The head of a column bears the name of what stands in each row.
    if (items.some((other) => other !== item && other.raw === item.raw && other.context.text !== item.context.text))
      return false;
    const own = told(item);
    const tried = Object.values(memory.tried).some((entries) => entries[item.name]);
    return (
      !tried &&
      own.length > 0 &&
      own.every((token) => token.weight > 0.3 && said.tokens.some((other) => other.stem === token.stem)) &&
      (isTurned(items, item) || isElsewhere(situation, item, own))
    );
  });
  // Bikes have shelves of their own where bike locks are meant.
  const ofKind = leads.filter((item) => told(item).some((token) => token.stem === kind));
  const best = ofKind.length > 0 ? ofKind : leads.filter((item) => item.role === 'link' || isTurned(items, item));
  return best.sort((a, b) => told(b).length - told(a).length)[0];
}
