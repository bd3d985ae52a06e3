import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Scented } from '../../foraging/forage.ts';
import { heldBehind } from '../../foraging/held.ts';
import { CORNER } from '../../foraging/own-menu.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable } from '../../meaning/match.ts';
import { kinOf } from '../../meaning/row-meant.ts';
import { turnsCounter } from '../../meaning/stepper.ts';
import { timesTried } from '../../memory.ts';
import type { Situation } from '../../situation.ts';

const MENU =
  /^(?:menu|open menu|navigation|more options menu|more(?= (?:options|actions|tools|settings|items|info)|$)|show more|load more|all categories|browse|(?:layers|overlays|options|actions|tools)$)\b/;
/** A link with more words to it leads to a page: "More, Thomas", "Navigation light". */
const MENU_LINK = /^(?:menu|(?:open|main|site) menu|navigation|show more|load more|all categories|browse)$/;

/** What opens to arrange what is there, or to change the page, and hides no way. */
const ARRANGES =
  /^(?:(?:sort|order by|filter|language|currency|theme|share|cookie)\b|(?:price|colou?r|size|brand|rating|material|availability)s?(?: range)?$)/;

/** Closed menus that people open one after the other before they look elsewhere. */
const OPENED = 12;

/** Something that opens to show more: a menu, a closed section, another tab. The one that smells best, then the first. */
export function closedMenu(situation: Situation, list: readonly Scented[]): Item | undefined {
  const { memory, key } = situation;
  const scents = new Map(list.map((entry) => [entry.item, entry.scent]));
  return situation.items
    .filter(
      (item) =>
        isClickable(item) &&
        !item.disabled &&
        !ARRANGES.test(item.said.folded) &&
        !turnsCounter(situation, item) &&
        timesTried(memory, key, item.name) === 0 &&
        heldBehind(situation, item) === null &&
        !tellsWhatItHolds(situation, item, scents.get(item) ?? 0) &&
        ((item.role === 'link' ? MENU_LINK : MENU).test(item.said.folded) ||
          item.state.has('collapsed') ||
          opensUnderPointer(situation, item) ||
          (item.role === 'tab' && !item.state.has('selected')) ||
          item.role === 'summary'),
    )
    .sort(
      (a, b) =>
        Number(false) - Number(false) ||
        Number(isOfOtherRow(situation, a)) - Number(isOfOtherRow(situation, b)) ||
        rank(b, scents) - rank(a, scents) ||
        a.order - b.order,
    )[0];
}

/** Whether a menu is that of one of several things, and the step names another or none: "Actions for Clover" holds nothing for the whole page. */
function isOfOtherRow(situation: Situation, item: Item): boolean {
  const kin = kinOf(situation, item);
  if (kin.length < 2) return false;
  const words = ({ raw, context }: Item) =>
    phrase(`${raw} . ${context.text}`).tokens.filter(({ weight }) => weight > TELLS);
  const others = kin.filter((other) => other !== item).map((other) => new Set(words(other).map(({ stem }) => stem)));
  const asked = new Set(phrase(situation.goal.text).tokens.map(({ stem }) => stem));
  return !words(item).some(({ stem }) => asked.has(stem) && others.some((own) => !own.has(stem)));
}
/** Weight of a word from which on it tells one row from another. */
const TELLS = 0.3;

/** Words that the head of a menu has at most. */
const HEAD = 3;

/** Whether something at the head of the page, or in a menu that is open, only opens under the pointer. */
function opensUnderPointer({ page, items, appeared, goal }: Situation, item: Item): boolean {
  // What the step names is opened, and no other.
  const told = fold(goal.text);
  const isNamed = ({ kind, said }: Item) => kind === 'point' && said.folded.length > 2 && told.includes(said.folded);
  if (!isNamed(item) && items.some(isNamed)) return false;
  if (item.kind !== 'point' || !item.box || item.said.tokens.length > HEAD || item.raw === '') return false;
  const twin = items.some((other) => other.kind === 'click' && other.raw === item.raw);
  return !twin && (appeared.has(item.name) || item.box.y < CORNER.top * page.height);
}

/** Words of a label from which on it tells what is behind it. */
const TELLING = 3;
/** Scent from which what a label tells may be what is looked for. */
const FAINT = 9;

/** A fold with a whole question or a longer name on it, which says that something else is behind it: nobody opens it for what it does not speak of. */
function tellsWhatItHolds({ step }: Situation, { said, raw }: Item, scent: number): boolean {
  if (!step || !['learn', 'locate', 'reach', 'transact', 'buy', 'register'].includes(step.verb)) return false;
  // Behind a question stands its answer, and nothing to be done.
  if (/\?\s*$/.test(raw) && ['transact', 'buy', 'register'].includes(step.verb)) return true;
  return scent < FAINT && step.quoted.length === 0 && (/\?\s*$/.test(raw) || said.tokens.length >= TELLING);
}

/** Whether a control bears no word of the name that the task spells out: what is called so may be further down, in a menu or on another tab. */
export function ofOtherName({ verb, quoted, object }: Step, { said }: Item): boolean {
  const name = quoted.length === 1 ? quoted[0]! : quoted.length === 0 && /^\p{Lu}/u.test(object) ? object : '';
  return verb === 'press' && name !== '' && literalCoverage(phrase(name), said) === 0;
}

/** Where sites put what fits nowhere else. */
const CATCH_ALL = /\b(?:pages|more|extras?|others?|additional|misc\w*|everything|all|browse)\b/;
/** A count of what is new stands on menus of messages, which lead to no part of the site. */
const COUNTS = /\d\+?$/;

function rank(item: Item, scents: ReadonlyMap<Item, number>): number {
  const usual = CATCH_ALL.test(item.said.folded) ? 6 : COUNTS.test(item.raw) ? -4 : 0;
  return Math.round(((scents.get(item) ?? 0) + usual) / 4);
}

/** A closed part of the site's own menus: what is not in sight is likely there. Tools of a panel, alike on each, are no menu. */
export function closedNavigation(situation: Situation, list: readonly Scented[]): Item | undefined {
  const { memory, key, items } = situation;
  const opened = Object.keys(memory.tried[key] ?? {}).filter((name) => memory.unfolded.includes(`${key}/${name}`));
  if (opened.length >= OPENED) return undefined;
  const alike = (item: Item) =>
    items.some((other) => other !== item && other.raw === item.raw && other.kind === item.kind);
  const closed = items.filter(
    (item) =>
      (item.state.has('collapsed') && item.kind === 'click' && !alike(item)) || opensUnderPointer(situation, item),
  );
  // One thing that is folded is no menu; a menu has several, or stands at the top.
  const menus = closed.filter((item) => closed.length > 1 || (item.box?.y ?? 1e6) < CORNER.top * situation.page.height);
  const among = { ...situation, items: menus };
  return closedMenu(among, list);
}

/** Whether a page is that of the thing which a question is about: its heading stands in the question. */
export function isItsPage({ page }: Situation, step: Step): boolean {
  const asked = phrase(step.text);
  return page.headings.some((line) => {
    const own = phrase(line.text);
    return line.level === 1 && own.tokens.some((token) => token.weight > 0.3) && literalCoverage(own, asked) > 0.74;
  });
}

/** A tab or a fold of the page's own text that is closed. */
export function closedPart(situation: Situation, list: readonly Scented[]): Item | undefined {
  const parts = situation.items.filter(
    (item) => item.role === 'tab' || item.role === 'summary' || (item.state.has('collapsed') && item.role !== 'link'),
  );
  return closedMenu({ ...situation, items: parts }, list);
}
