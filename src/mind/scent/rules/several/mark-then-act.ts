import { fold, literalCoverage, phrase, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { actNames, makesNew } from '../../meaning/act-names.ts';
import { isClickable, sameWords } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { ticksAll } from '../../meaning/ticks-all.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { choiceOf } from '../../things/choice.ts';
import { alikeIn, thingsOf } from '../../things/index.ts';
import { rankOf } from '../../things/rank.ts';
import type { Thing, Things } from '../../things/thing.ts';
import { wishOf } from '../../things/wish.ts';
import { argumentOf } from '../common.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { listed } from './listed.ts';

const ACTS = new Set<Step['verb']>(['transact', 'remove', 'add', 'register']);
/** Words of an act over a list that stand for what is ticked. */
const TICKED = /^(?:selected|ticked|checked|marked|chosen|these|them|items?|all|now)$/;
/** Kept in what is done of a step once something was ticked for it. */
const MARKED = 'marked';

/** The box with which a row is ticked; null where it has none, or several. */
function boxOf({ items }: Thing): Item | null {
  const boxes = items.filter((item) => item.kind === 'check' && item.role !== 'radio' && item.role !== 'switch');
  return boxes.length === 1 ? boxes[0]! : null;
}

/** Things in rows that are each ticked by a box of their own, the longest list of them first. */
function tickable({ page }: Situation, step: Step): Things[] {
  const isRow = (thing: Thing) => {
    const box = boxOf(thing);
    // A box with a name and nothing else is an answer in a form, unless it is to go.
    return box !== null && (step.verb === 'remove' || !sameWords(thing.text, box.raw));
  };
  return (
    [...thingsOf(page), ...alikeIn(page)]
      // The row of the heads has a box that is for all of them.
      .map((set) => ({ ...set, things: set.things.filter((thing) => !thing.items.some(ticksAll)) }))
      .filter(({ things }) => things.length >= 2 && things.every(isRow))
      .sort((a, b) => b.things.length - a.things.length)
  );
}

/** Whether words are what a control over a list is called that does what the step asks for. */
function isCalled(step: Step, text: string): boolean {
  const [first = '', ...rest] = words(text);
  const said = phrase(step.text);
  return (
    actNames(step).includes(stem(first)) &&
    rest.every((word) => TICKED.test(word) || /\d/.test(word) || literalCoverage(phrase(word), said) > 0.99)
  );
}

/** The control over a list that does to what is ticked what the step asks for; "waits" where it is not to be pressed before something is. */
function actOver({ items, page }: Situation, step: Step, listed: ReadonlySet<Item>): Item | 'waits' | undefined {
  const called = items.filter(
    (item) => isClickable(item) && item.role !== 'link' && !listed.has(item) && isCalled(step, item.raw),
  );
  // The same button several times is one for each thing of another list.
  const [act, ...more] = called;
  if (more.some((item) => item.raw === act!.raw)) return undefined;
  if (act) return act.disabled ? 'waits' : act;
  const waits = page.lines.some(({ text, level }) => level === 0 && text.length < SHORT && isCalled(step, text));
  return waits ? 'waits' : undefined;
}
/** Characters of a button's name. */
const SHORT = 30;

/** What a row is called: by its box, or by what stands in it. */
function namesOf(thing: Thing): string[] {
  return [boxOf(thing)!.raw.replace(/^(?:select|tick|choose|mark)\s+/i, ''), thing.name].filter(
    (name) => name.length > 3,
  );
}

/** The things that a step means: those it names, the first by what it compares, or those that are as it describes them. */
function meant(situation: Situation, step: Step, set: Things): Thing[] {
  const text = ` ${fold(step.text)} `;
  const named = set.things.filter((thing) =>
    namesOf(thing).some((name) => text.includes(` ${fold(name)} `) || text.includes(` ${fold(name)},`)),
  );
  if (named.length > 0) return named;
  const several = listed(situation, step);
  if (several && several.length > 0 && several.every((thing) => boxOf(thing) !== null)) return several;
  const wish = wishOf(situation, step);
  const choice = choiceOf(situation, set, wish);
  if (wish.superlative) {
    const { superlative, place } = wish;
    const ranked = (choice?.fit ?? set.things)
      .flatMap((thing) => {
        const value = rankOf(thing, superlative, phrase(step.text));
        return value === null ? [] : [{ thing, value }];
      })
      .sort((a, b) => (superlative.highest ? b.value - a.value : a.value - b.value));
    return ranked.slice(place - 1, place).map(({ thing }) => thing);
  }
  if (step.nth !== null) return set.things.slice(step.nth > 0 ? step.nth - 1 : step.nth).slice(0, 1);
  if (choice && choice.missing === null && choice.apart && choice.covered >= COVERED) return choice.best;
  const all = step.all && wish.words.every((token) => token.stem === wish.kind);
  return all ? set.things : [];
}
/** Share of what is asked that the things have to bear. */
const COVERED = 0.6;

/**
 * "Delete the two old drafts", where the rows have boxes and the act stands over the list: what is meant is ticked, and then the act is
 * pressed once.
 */
export function markThenAct(situation: Situation): Proposal | null {
  const { step, memory } = situation;
  if (!step || !ACTS.has(step.verb) || makesNew(step) || memory.commits > 0) return null;
  const sets = tickable(situation, step);
  const listed = new Set(sets.flatMap(({ things }) => things.flatMap(({ items }) => items)));
  const act = actOver(situation, step, listed);
  const began = memory.done.includes(MARKED);
  if (!act && !began) return null;
  for (const set of sets) {
    const things = meant(situation, step, set);
    if (
      things.length === 0 ||
      things.some(({ items }) =>
        items.some(
          (item) => item !== boxOf({ items } as Thing) && actNames(step).includes(stem(words(item.raw)[0] ?? '')),
        ),
      )
    )
      continue;
    const base = { status: 'continue' as const, sure: 0.85 };
    const open = things.find((thing) => !isOn(boxOf(thing)!));
    if (open) {
      const item = boxOf(open)!;
      if (!began) memory.done.push(MARKED);
      const why = `“${namesOf(open)[0] ?? open.name}” is one of ${things.length} that are meant`;
      return { ...base, rule: 'each_meant', why, item, args: argumentOf(item, ''), cause: item.label };
    }
    const down = things.length > 1 || step.all ? furtherDown(situation) : undefined;
    if (down) return scrollDown(situation, down, 'there may be more of them further down');
    if (act && act !== 'waits')
      return {
        ...base,
        rule: 'marked_act',
        why: `“${act.label}” does it to what is ticked`,
        item: act,
        args: null,
        commits: true,
        scent: 40,
        cause: act.label,
      };
  }
  return null;
}
