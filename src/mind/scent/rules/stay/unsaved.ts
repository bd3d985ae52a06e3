import type { Item, Page } from '../../../perception/page.ts';
import { keeperBeside } from '../../meaning/keeper-beside.ts';
import { turnsCounter } from '../../meaning/stepper.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { thingsOf } from '../../things/index.ts';
import { committing } from '../common.ts';
import { toSend } from './to-send.ts';
import { unsent } from './unsent.ts';

/** What keeps what was changed beside it, and is not kept without. */
const KEEPS =
  /^(?:save|save (?:it|all|changes|settings|preferences|profile|options)|apply(?: (?:changes|settings))?|keep(?: changes)?)$/;
/** The same where the one button for it says what it keeps: "Save order". */
const KEEPS_IT = /^save (?:(?:the|this|my|your) )?(?!(?:draft|search|template|copy|as|for|to|later|a|an)\b)\p{L}+$/u;
/** What is set before it is kept. */
const SETS: ReadonlySet<string> = new Set(['type', 'choose', 'check', 'set']);

/** Whether a button acts on one of several things in which nothing can be set: "Apply", for a place. */
function isOfRow(page: Page, button: Item): boolean {
  return thingsOf(page).some(
    ({ things }) =>
      things.length > 1 &&
      things.some(({ items }) => items.includes(button) && !items.some(({ kind }) => SETS.has(kind))),
  );
}

/** The button that keeps what was changed: the next one below it, else that under the same heading. */
function keeperOf(changed: Item, keepers: readonly Item[]): Item | undefined {
  return keepers.find(({ order }) => order > changed.order) ?? keepers.find(({ group }) => group === changed.group);
}

/** The button that keeps what one has changed and has not kept since; undefined where there is none in sight. */
function unkept(situation: Situation): Item | undefined {
  const { items, memory, key, page } = situation;
  const pressable = page.items.filter((item) => item.kind === 'click' && !isOfRow(page, item));
  const plain = pressable.filter((item) => KEEPS.test(item.said.folded));
  const named = pressable.filter((item) => KEEPS_IT.test(item.said.folded));
  const keepers = (plain.length > 0 || named.length !== 1 ? plain : named).sort(
    (one, other) => one.order - other.order,
  );
  const own = memory.own.map((act) => (act.key === key ? page.byName.get(act.name) : undefined));
  const keeper = own.flatMap((changed, at) => {
    if (!changed || !(SETS.has(changed.kind) || turnsCounter(situation, changed))) return [];
    const later = own.slice(at + 1);
    const sent = later.some((act) => act?.kind === 'press');
    const by = (sent ? undefined : keeperBeside(changed, page.items)) ?? keeperOf(changed, keepers);
    return by && !later.includes(by) ? [by] : [];
  })[0];
  return keeper && !keeper.disabled && items.includes(keeper) ? keeper : undefined;
}

/** Nothing is done before it is kept: who would be finished presses what keeps it, where the page has that beside what was changed. */
export function keptFirst(situation: Situation, proposal: Proposal): Proposal {
  const claims = proposal.status === 'completed' && proposal.rule !== 'answered';
  const keeps = claims && situation.page.dialog === '' ? unkept(situation) : undefined;
  const sends = claims && !keeps ? (unsent(situation) ?? toSend(situation)) : undefined;
  if (sends) return committing(sends, `“${sends.label}” sends off what I have chosen`);
  // Who was told not to keep it leaves it.
  if (!keeps || /\b(?:not|n[’']t|without|never)\b[^.;]{0,20}\b(?:sav|keep|appl)/i.test(situation.asked))
    return proposal;
  return {
    rule: 'commit',
    why: `“${keeps.label}” keeps what I have changed`,
    status: 'continue',
    item: keeps,
    args: null,
    sure: 0.85,
    commits: true,
    cause: keeps.label,
  };
}
