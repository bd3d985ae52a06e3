import { fold, literalCoverage, phrase, similarity } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { classOfField } from '../../filling/fields.ts';
import { isInterfaceStep } from '../../goal/types.ts';
import { WITHDRAWS } from '../../meaning/commit-word.ts';
import { isForbidden } from '../../meaning/forbidden.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { onlyLooks } from '../form/engaged.ts';
import { isAnother } from '../gates/index.ts';
import { blanksOf } from './blanks.ts';
import { valuesOf } from './told.ts';

/** Rules by which one goes on without knowing that it leads anywhere. */
const GUESSES = new Set([
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

/** What is not only put in, but goes off. */
const SENDS = /\b(?:submit|send|sent|confirm\p{L}*|complete|finish|save|store|hand in|register|book|order|apply)\b/iu;

/**
 * Whether what is proposed may be no good where a form of the page takes what the task tells: a guess, to stop, to take for done what was not sent, to
 * send what does not hold all of it yet, or to press an answer that nobody named.
 */
export function isDoubtful(situation: Situation, { rule, status, answer, item, args }: Proposal): boolean {
  const { memory, goal, asked } = situation;
  if (status === 'gave_up' || GUESSES.has(rule)) return true;
  if (status === 'completed')
    return (
      answer === undefined && memory.last?.commits !== true && (SENDS.test(asked) || !goal.steps.every(isInterfaceStep))
    );
  if (item?.kind === 'type' && putsOther(situation, item, String(Object.values(args ?? {})[0] ?? ''))) return true;
  const answers = PRESSES.has(rule) || (ANSWERS.has(rule) && LEAVES.test(asked));
  return (
    answers && item !== null && blanksOf(situation).some(({ kind, items }) => kind !== 'text' && items.includes(item))
  );
}

/** Whether an address or a name goes in that is not the one which the task tells, into the field for just that. */
function putsOther(situation: Situation, item: Item, text: string): boolean {
  const values = valuesOf(situation).filter(({ kind }) => kind === 'mail' || kind === 'name');
  const group = classOfField(item);
  const told = values.filter(({ kind }) => (kind === 'mail' ? group === 'email' : group === 'name'));
  return told.length === 1 && values.length > 1 && fold(text) !== fold(told[0]!.text);
}

/** Share of a label's words that the task has to say for it to be no guess. */
const NAMED = 1;

/**
 * What stands under a heading of its own in the middle of the page and leads on, where all that the words of the task lead to is a guess among the
 * places of the site: that is what the page is for.
 */
export function leadIn(situation: Situation, { rule, item, status, answer }: Proposal): Proposal | null {
  const { items, page, memory, key, asked, goal } = situation;
  if (status !== 'continue' || answer !== undefined || !GUESSES.has(rule)) return null;
  if (memory.commits > 0 || memory.sheet) return null;
  if (
    goal.steps.some(({ verb }) => verb === 'learn') ||
    (goal.steps.every(onlyLooks) && goal.steps.length > 0 && situation.knowledge.length === 0 && /\?$/.test(asked))
  )
    return null;
  const said = phrase(asked);
  if (item && literalCoverage(item.said, said) >= NAMED) return null;
  const heads = new Set(page.headings.map(({ text }) => fold(text)));
  const own = (one: Item) =>
    isClickable(one) &&
    !one.disabled &&
    one.kind === 'click' &&
    (heads.has(fold(one.group)) || (one.group === '' && isBelow(one, page))) &&
    !WITHDRAWS.test(one.said.folded) &&
    // A row of links is a menu, wherever it stands.
    !items.some((other) => other !== one && other.role === 'link' && one.role === 'link' && sameLine(one, other)) &&
    // What stands in the menu of the site too leads to one of its places.
    !items.some((other) => other !== one && fold(other.raw) === fold(one.raw));
  const ways = items.filter((one) => own(one) && timesTried(memory, key, one.name) === 0);
  const under = (one: Item) => items.filter((other) => other.kind === 'click' && other.group === one.group).length;
  // One way under a heading; a press that may do something by itself is called by what it opens.
  for (let i = ways.length - 1; i >= 0; i--) {
    const one = ways[i]!;
    if (under(one) > 1 || (one.role !== 'link' && similarity(one.said, phrase(one.group)) < CALLED)) ways.splice(i, 1);
  }
  if (ways.length === 0 || ways.length > FEW || (item && ways.includes(item))) return null;
  const fit = (one: Item) => similarity(phrase(`${one.label} ${one.group}`), said);
  const best = ways.sort((a, b) => fit(b) - fit(a) || a.order - b.order)[0]!;
  if (item && similarity(item.said, said) > fit(best) + PLACED) return null;
  const proposal: Proposal = {
    rule: 'satisfice',
    why: `“${best.label}” is what this page is for`,
    status: 'continue',
    item: best,
    args: null,
    sure: 0.5,
    scent: 50 * fit(best),
    cause: best.label,
  };
  return isAnother(situation, proposal) || isForbidden(goal, best) ? null : proposal;
}
/** How far a button is called like its heading. */
const CALLED = 0.6;
/** What it counts for that something stands alone in the middle of the page. */
const PLACED = 0.3;
/** Ways on in the middle of a page up to which it is no list of things. */
const FEW = 3;

function sameLine({ box: a }: Item, { box: b }: Item): boolean {
  return (
    a !== null && b !== null && Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < 10 && Math.abs(a.x - b.x) < 480
  );
}

/** Whether something stands below the first heading of the page. */
function isBelow({ box }: Item, { headings }: Situation['page']): boolean {
  const head = headings[0]?.box;
  return !!head && box !== null && box.y >= head.y + head.height;
}
