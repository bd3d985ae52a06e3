import { fold, stem, tokens, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isTelling, outstanding, type ToldWord, toldWords } from '../../account/outstanding.ts';
import { nameOf, saidAt } from '../../account/said.ts';
import { saidBy } from '../../account/seen-to.ts';
import { isSearchBox } from '../../filling/fields.ts';
import { titleOf } from '../../foraging/title.ts';
import { withoutSpared } from '../../goal/wording/left-alone.ts';
import { actNames } from '../../meaning/act-names.ts';
import { DESTROYS } from '../../meaning/acts.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { isClickable } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { ANSWERS, argumentOf, committing, seesTo } from '../common.ts';
import { inForm } from '../several/on-thing.ts';

/** What stands for one answer or one part of the page: of these the label may be said in part. */
const OF_ONE = new Set([...ANSWERS, 'menuitemcheckbox', 'tab']);
/** How much a label has to promise that it sends or saves. */
const SENDS = 0.8;
/** Share of the words of an answer by which it is known. */
const HALF = 0.5;
/** Words of a name from which on no other control is meant by it. */
const NAMED = 2;

/** Whether a control could still be used for what is left. */
function isFree({ memory, key }: Situation, item: Item): boolean {
  return (
    item.box !== null &&
    !item.disabled &&
    item.kind !== 'point' &&
    (isClickable(item) || item.kind === 'choose') &&
    !isSearchBox(item) &&
    timesTried(memory, key, item.name) === 0 &&
    !isOn(item) &&
    !DESTROYS.test(item.said.folded)
  );
}

/** Whether the question that an answer belongs to has been answered with one that the task names as well. */
function isAnswered({ items }: Situation, item: Item, told: readonly ToldWord[]): boolean {
  return (
    item.role === 'radio' &&
    items.some(
      (other) =>
        other.role === 'radio' &&
        other.group === item.group &&
        isOn(other) &&
        saidAt(nameOf(other.label), told).length > 0,
    )
  );
}

/** Whether no other control bears the same words: what stands in every row is for those who know which row. */
function isAlone({ page }: Situation, item: Item): boolean {
  return page.items.filter((other) => other.raw === item.raw && other.kind === item.kind).length === 1;
}

/** Whether something was put into this page's form, and nothing of it was sent. */
function isBegun(situation: Situation): boolean {
  const { memory, key } = situation;
  return inForm(situation) || (memory.commits === 0 && Object.keys(memory.filled[key] ?? {}).length > 0);
}

interface Left {
  item: Item;
  name: string;
  /** The place in the task at which it is said. */
  at: number;
  value: string;
}

const QUOTED = /["“«]([^"”»]+)["”»]/g;

/** What is left of the task, and where something in sight bears it. */
function leftInSight(situation: Situation, text: string): Left[] {
  const left = new Set(outstanding(situation, text).map(({ at }) => at));
  if (left.size === 0) return [];
  const told = toldWords(text);
  const free = situation.items.filter((item) => isFree(situation, item));
  const quotes = [...text.matchAll(QUOTED)].map(([, own]) => tokens(own!).filter(isTelling));
  /** Where it is said, if all of it is; of an answer that alone bears what is left half of it will do. */
  const at = (label: string, others: readonly string[]): number | null => {
    const name = nameOf(label);
    const said = saidAt(name, told);
    if (said.length === name.length && said.some((word) => left.has(word.at))) return said[0]!.at;
    // A part of what is called so in quotes is another thing: "Descale the kettle", beside “Descale the urn”.
    const parts = quotes.filter((own) => !own.every((token) => saidBy(token, name))).flat();
    const words = told.filter(({ token }) => saidBy(token, name) && !saidBy(token, parts));
    const own = words.filter(
      (word) => left.has(word.at) && others.filter((other) => saidBy(word.token, nameOf(other))).length === 1,
    );
    return own.length > 0 && words.length >= HALF * name.length ? own[0]!.at : null;
  };
  return free.flatMap((item): Left[] => {
    if (item.kind === 'choose')
      return item.options.flatMap((option) => {
        const place = option === item.value ? null : at(option, []);
        return place === null || saidAt(nameOf(item.value), told).length > 0
          ? []
          : [{ item, name: option, at: place, value: option }];
      });
    const answers = OF_ONE.has(item.role);
    // Nobody leaves a form that is filled in and not sent for another part of the page.
    if (['tab', 'link'].includes(item.role) && isBegun(situation)) return [];
    if (!answers && (nameOf(item.label).length < NAMED || commitWord(item.label) >= SENDS || !isAlone(situation, item)))
      return [];
    // A box that stands in every row is for those who know which row.
    if (item.role === 'checkbox' && !isAlone(situation, item)) return [];
    const kin = answers ? free.filter((other) => other.role === item.role).map((other) => other.label) : [];
    const place = at(item.label, kin);
    return place === null || isAnswered(situation, item, told)
      ? []
      : [{ item, name: item.label, at: place, value: '' }];
  });
}

/** Words that may stand between the name of a list and what is to be chosen in it. */
const NEAR = 4;
const OPENS = ['collapsed', 'haspopup'];

/** Closed lists that the task names beside something that is left: what is left may stand in them. */
function listsFor(situation: Situation, text: string): Left[] {
  const left = outstanding(situation, text);
  const told = toldWords(text);
  return situation.items.flatMap((item): Left[] => {
    // A question that folds out tells something, and holds nothing to choose.
    if (/\?\s*$/.test(item.raw)) return [];
    if (!isFree(situation, item) || item.kind !== 'click' || !OPENS.some((word) => item.state.has(word))) return [];
    const last = saidAt(nameOf(item.label), told).at(-1);
    const near = last && left.find(({ at }) => at > last.at && at <= last.at + NEAR);
    return near ? [{ item, name: near.token.word, at: near.at, value: '' }] : [];
  });
}

/** A text as it is built: what are figures in it stands for any others. "10 × 15 cm" for "13 × 18 cm". */
function shapeOf(text: string): RegExp {
  const built = fold(text)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\d+/g, '\\d+');
  return new RegExp(`(?<![\\p{L}\\d.,])${built}(?![\\p{L}\\d])`, 'u');
}

/** Closed lists that hold something built like what the task tells, and other figures. */
function listsBuiltSo(situation: Situation, text: string): Left[] {
  const told = fold(text);
  return situation.items.flatMap((item): Left[] => {
    const shown = item.value || item.label;
    const opens = item.kind === 'click' && OPENS.some((word) => item.state.has(word));
    if (!opens || !isFree(situation, item) || !/\d\D+\d|\d\s*\p{L}/u.test(shown)) return [];
    const found = shapeOf(shown).exec(told);
    return found && found[0] !== fold(shown) ? [{ item, name: found[0], at: 0, value: '' }] : [];
  });
}

function proposed({ step }: Situation, { item, name, value }: Left): Proposal | null {
  const args = argumentOf(item, value);
  if (item.kind === 'choose' && !args) return null;
  // "Move appointment", for who moves one: what the page says to that is said of the whole.
  const isOwnAct =
    step !== undefined &&
    item.kind === 'click' &&
    item.role === 'button' &&
    actNames(step).includes(stem(words(item.raw)[0] ?? ''));
  const next = { ...seesTo(item, args, 0.8, `the task also says “${name}”`), cause: name };
  return isOwnAct ? { ...next, commits: true } : next;
}

/** Whether an answer is told from one beside it by its figures alone, and the task tells those of the other: "(30 min)", for who wants 60 minutes. */
function bearsOtherFigures({ items, asked }: Situation, item: Item): boolean {
  const figures = (text: string) => text.match(/\d+/g) ?? [];
  const built = (text: string) => fold(text).replace(/\d+/g, '#');
  const told = new Set(figures(asked));
  const isTold = (label: string) => figures(label).some((figure) => told.has(figure));
  return (
    figures(item.label).length > 0 &&
    !isTold(item.label) &&
    items.some(({ role, label }) => role === item.role && built(label) === built(item.label) && isTold(label))
  );
}

/**
 * What the task says and nothing that was done has seen to, where something in sight bears just these words: an answer that is
 * not given yet, a list that may hold it, or a button or link called so. It is seen to before anything is sent off or taken for
 * done, in the order of the task. Null where nothing of it is left, or nothing stands for it here.
 */
export function seeToRest(situation: Situation, whole: string): Proposal | null {
  // Who only looks for a page by its title is there; what else the task names, as where it starts, is no more to be opened.
  if (situation.goal.steps.every((step) => titleOf(step) !== '')) return null;
  const text = withoutSpared(whole);
  const inSight = leftInSight(situation, text)
    .filter(({ item }) => !bearsOtherFigures(situation, item))
    .sort((a, b) => a.at - b.at);
  for (const left of [...inSight, ...listsFor(situation, text), ...listsBuiltSo(situation, text)]) {
    const proposal = proposed(situation, left);
    if (proposal) return proposal;
  }
  return null;
}

/** Kinds of control by which something is answered or put in. */
const ANSWERED_BY = new Set(['check', 'choose', 'type', 'set', 'click']);

/** After something was changed that had been saved or sent before, the press that keeps it: once more. Null where there is none. */
export function keepRest({ memory, items, page, key }: Situation): Proposal | null {
  const { last } = memory;
  // A button that does something of its own has changed nothing that was to be kept.
  const answers = last?.kind !== 'click' || ANSWERS.has(page.byName.get(last.name)?.role ?? '');
  const changed = last?.rule === 'see_to_rest' && ANSWERED_BY.has(last.kind) && answers;
  const button = changed
    ? items.find(
        (item) =>
          item.kind === 'click' &&
          !item.disabled &&
          item.name !== last.name &&
          timesTried(memory, key, item.name) > 0 &&
          commitWord(item.label) >= SENDS,
      )
    : undefined;
  return button ? { ...committing(button, `what I changed has to be kept with “${button.label}”`), sure: 0.85 } : null;
}
