import { fold, literalCoverage, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { classOfWords, isSearchBox } from '../../filling/fields.ts';
import { whereabouts } from '../../foraging/whereabouts.ts';
import { contrary } from '../../meaning/amiss.ts';
import { WITHDRAWS } from '../../meaning/commit-word.ts';
import { isForbidden } from '../../meaning/forbidden.ts';
import { keeperBeside } from '../../meaning/keeper-beside.ts';
import { leftItsField } from '../../meaning/left-field.ts';
import { isClickable } from '../../meaning/match.ts';
import { opensMore } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { thingsOf } from '../../things/index.ts';
import { onlyLooks } from '../form/engaged.ts';
import { isAnother } from '../gates/index.ts';
import { goesAgainst } from './authority.ts';
import { blanksOf } from './blanks.ts';
import { sheetOf, wantsIn } from './meant.ts';
import { thanked } from './send.ts';
import { signsIn } from './signed-in.ts';

/** Rules by which one goes on without knowing that it leads anywhere. */
export const GUESSES: ReadonlySet<string> = new Set([
  'satisfice',
  'back',
  'exhausted',
  'try_again',
  'refused',
  'patience_spent',
  'not_there',
  'open_menu',
]);

/** Rules by which a press is made for its own words, whatever it belongs to. */
const PRESSES = new Set(['press_named', 'next_page', 'among']);
/** Rules by which a question is answered, and what tells that none is to be but those that are told. */
const ANSWERS = new Set(['pick', 'choose_option', 'tick']);
const LEAVES = /\b(?:only|nothing|no more|just|beyond|optional|voluntary|skip|additional|nor)\b/i;

/**
 * Whether what is proposed may be no good where a form of the page takes what the task tells: a guess, to stop, to take for done what was not sent, to
 * send what does not hold all of it yet, or to press an answer that nobody named.
 */
export function isDoubtful(situation: Situation, proposal: Proposal): boolean {
  const { asked } = situation;
  const { rule, status, answer, item } = proposal;
  if (status === 'gave_up' || GUESSES.has(rule)) return true;
  if (status === 'completed')
    return answer === undefined && thanked(situation) === null && leftItsField(situation) === null;
  if (goesAgainst(situation, proposal) || passesOver(situation, proposal)) return true;
  // Who has no account yet gets one before they are let in.
  const { send } = sheetOf(situation);
  if (send && signsIn(send) && doorOf(situation)) return true;
  const answers = PRESSES.has(rule) || (ANSWERS.has(rule) && LEAVES.test(asked));
  return (
    answers && item !== null && blanksOf(situation).some(({ kind, items }) => kind !== 'text' && items.includes(item))
  );
}

/** Whether one would scroll on past several fields that the task has answers for. */
function passesOver(situation: Situation, { item }: Proposal): boolean {
  if (item?.name !== 'scroll:down') return false;
  const open = sheetOf(situation).answers.filter(
    ({ blank, text }) => blank.shown === '' || (text !== '' && blank.shown !== text),
  );
  const blanks = new Set(open.map(({ blank }) => blank));
  return blanks.size >= SEVERAL && [...blanks].some(({ kind }) => kind === 'text' || kind === 'date');
}
/** Fields of a form from which on what is told is told for it. */
const SEVERAL = 3;

/** Share of a label's words that the task has to say for it to be no guess. */
const NAMED = 1;

/** By what people say of a thing what they think of it, or keep it for later: that leads nowhere. */
const REACTS = /^[^\p{L}]*(?:like[ds]?|love|follow|share|save for later|bookmark|star|comment|react|upvote|report)\b/u;

/**
 * What leads on from the middle of a page: no row or column of links, which is a menu, nothing that stands in the menu too, not the
 * name of the site. A button may do something by itself, and is one only where it is alone, the page asks nothing and there is something to put in, or is called by what it opens.
 */
function waysOn(situation: Situation): Item[] {
  const { items, page } = situation;
  const own = items.filter(
    (one) =>
      isClickable(one) &&
      !one.disabled &&
      one.kind === 'click' &&
      !WITHDRAWS.test(one.said.folded) &&
      !opensMore(one) &&
      !REACTS.test(one.said.folded) &&
      (one.role !== 'link' || isBelow(one, page)) &&
      !sendsSearch(one, items) &&
      !isOfList(one, page) &&
      !items.some((other) => other !== one && other.role === 'link' && one.role === 'link' && isInRow(one, other)) &&
      !items.some((other) => other !== one && fold(other.raw) === fold(one.raw)),
  );
  const buttons = own.filter(({ role }) => role !== 'link');
  const alone = isAlone(situation, buttons);
  const under = ({ group }: Item) => (group === '' ? 1 : own.filter((other) => other.group === group).length);
  return own.filter(
    (one) => under(one) === 1 && (one.role === 'link' || alone || similarity(one.said, phrase(one.group)) >= CALLED),
  );
}

/** Whether a button sends off the search of the site. */
function sendsSearch(one: Item, items: readonly Item[]): boolean {
  return items.some((box) => isSearchBox(box) && keeperBeside(box, items) === one);
}

/** Whether something belongs to one of several things that are shown alike: these are what the page lists. */
function isOfList(one: Item, page: Situation['page']): boolean {
  return thingsOf(page).some(({ things }) => things.length > FEW && things.some(({ items }) => items.includes(one)));
}

/** Whether there is one button only, on a page that asks nothing, for somebody who has something to do. */
function isAlone(situation: Situation, buttons: readonly Item[]): boolean {
  return buttons.length === 1 && blanksOf(situation).length === 0 && !situation.goal.steps.every(onlyLooks);
}

/**
 * What stands under a heading of its own in the middle of the page and leads on, where all that the words of the task lead to is a guess among the
 * places of the site: that is what the page is for.
 */
export function leadIn(situation: Situation, { rule, item, status, answer }: Proposal): Proposal | null {
  const { memory, key, asked, goal } = situation;
  const door = memory.commits > 0 || status !== 'continue' ? undefined : doorOf(situation);
  if (door && door !== item)
    return { ...LEADS_IN, why: `“${door.label}” is where one gets an account`, item: door, cause: door.label };
  if (status !== 'continue' || answer !== undefined || !GUESSES.has(rule)) return null;
  // What is to be pressed is told by its name.
  if (goal.steps.some(({ verb, quoted }) => verb === 'press' && quoted.length > 0)) return null;
  // Who looks at one thing after the other does nothing with the first.
  if (memory.commits > 0 || memory.sheet || memory.last?.rule === 'examine') return null;
  if (
    goal.steps.some(({ verb }) => verb === 'learn') ||
    (goal.steps.every(onlyLooks) && goal.steps.length > 0 && situation.knowledge.length === 0 && /\?$/.test(asked))
  )
    return null;
  // Who has a password gets in first.
  const said = phrase(asked);
  if (item && literalCoverage(item.said, said) >= NAMED) return null;
  // Who knows from other sites where such a thing is kept makes no guess.
  if (item && situation.step && whereabouts(situation.step, item.label) > 0) return null;
  if (situation.knowledge.some(({ name }) => classOfWords(name) === 'password')) return null;
  const ways = waysOn(situation).filter((one) => timesTried(memory, key, one.name) === 0);
  if (ways.length === 0 || ways.length > FEW || (item && ways.includes(item))) return null;
  const fit = (one: Item) => similarity(phrase(`${one.label} ${one.group}`), said);
  const [best] = ways.sort((a, b) => fit(b) - fit(a) || a.order - b.order) as [Item];
  const alone = best.role !== 'link' && isAlone(situation, [best]);
  if (alone) return ledBy(situation, best, fit(best));
  if (fit(best) < RELATED || (item && similarity(item.said, said) > fit(best) + PLACED)) return null;
  return ledBy(situation, best, fit(best));
}

function ledBy(situation: Situation, item: Item, fit: number): Proposal | null {
  const { goal, step } = situation;
  if (step && contrary(step, item.said.folded, fold(goal.text))) return null;
  const why = `“${item.label}” is what this page is for`;
  const proposal: Proposal = { ...LEADS_IN, why, item, scent: 50 * fit, cause: item.label };
  return isAnother(situation, proposal) || isForbidden(goal, item) ? null : proposal;
}
/** How far a button is called like its heading. */
const CALLED = 0.6;
/** How far what leads on has to be about what the task says. */
const RELATED = 0.3;
/** What it counts for that something stands alone in the middle of the page. */
const PLACED = 0.3;
/** Ways on in the middle of a page up to which it is no list of things. */
const FEW = 3;

const LEADS_IN = { rule: 'satisfice', status: 'continue', args: null, sure: 0.5 } as const;
const GETS_IN =
  /^(?:sign up|register|join|create (?:an? |your |my )?\p{L}*|open an account|new here|become a \p{L}+)\b/u;

/** What lets in who has no account yet. */
function doorOf(situation: Situation): Item | undefined {
  const { items, memory, key, knowledge } = situation;
  if (!knowledge.some(({ name }) => classOfWords(name) === 'password') || wantsIn(situation, sheetOf(situation)))
    return undefined;
  return items.find(
    (item) =>
      isClickable(item) && !item.disabled && GETS_IN.test(item.said.folded) && timesTried(memory, key, item.name) === 0,
  );
}

/** Whether something stands below the first heading of the page. */
function isBelow({ box }: Item, { headings }: Situation['page']): boolean {
  const head = headings[0]?.box;
  return !!head && box !== null && box.y >= head.y + head.height;
}

/** Whether two links stand beside each other, or one right under the other, as in a menu. */
function isInRow({ box: a }: Item, { box: b }: Item): boolean {
  if (!a || !b) return false;
  const across = Math.abs(a.y + a.height / 2 - b.y - b.height / 2);
  const apart = Math.abs(a.x - b.x);
  return (across < 10 && apart < 480) || (apart < 4 && across < 48);
}
