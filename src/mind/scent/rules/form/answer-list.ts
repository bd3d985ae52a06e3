import { fold, isStopWord, phrase, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { choiceFor } from '../../filling/choices.ts';
import { assigned } from '../../filling/coverage/assign.ts';
import { wishOf } from '../../filling/coverage/demands.ts';
import { type DrawnList, drawnList, openedList } from '../../filling/coverage/drawn-list.ts';
import { isEmptyOption } from '../../filling/fields.ts';
import { knownFits } from '../../filling/known/fit.ts';
import { actNames } from '../../meaning/act-names.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

const OPEN_LIST = 'open_list';

/** The list as a field that one chooses in, for what is asked of such. */
function asField({ opener, question, shown }: DrawnList, options: readonly string[]): Item {
  return {
    ...opener,
    kind: 'choose',
    label: question,
    raw: question,
    said: phrase(question),
    value: shown,
    options: [...options],
  };
}

/** Takes the answer in a list of a form that was just opened for it. */
export function answerList(situation: Situation): Proposal | null {
  const { last } = situation.memory;
  if (last?.rule !== OPEN_LIST || last.key !== situation.key) return null;
  const open = openedList(situation.items);
  if (!open) return null;
  const labels = open.options.map((item) => item.label);
  const told = assigned(situation).find(({ control }) => control.items.includes(open.options[0]!));
  const found = told
    ? { value: told.value, strong: true }
    : choiceFor(situation, asField(open, labels), open.shown === '', true);
  // What stands there already stays, and one looks no further: a press on it closes the list.
  const value = found?.value ?? open.shown;
  const item = open.options[labels.indexOf(value)];
  if (!item || isEmptyOption(value)) return null;
  return {
    rule: 'take_option',
    why: `for “${open.question.slice(0, 60)}” I take “${item.label}”`,
    status: 'continue',
    item,
    args: null,
    sure: found?.strong ? 0.9 : 0.7,
    cause: item.label,
  };
}

/** Agreement from which what is known is meant for a list whose options are not in sight. */
const ASKED = 0.5;

const SIZE = /\bsize\b/i;

/** Whether the task tells or knows something for what a list asks, so that it is looked into although it shows an answer. */
function isTold(situation: Situation, list: DrawnList): boolean {
  const [best] = knownFits(situation, asField(list, []), list.question, []);
  if (best && best.score >= ASKED && best.entry.source !== 'person')
    return !fold(list.shown).includes(fold(best.value));
  const { constraints } = situation.step ?? {};
  if (constraints && constraints.sizes.length > 0 && SIZE.test(list.question))
    return !constraints.sizes.some((size) => fold(list.shown).includes(fold(size)));
  const asked = words(list.question)
    .filter((word) => !isStopWord(word))
    .map(stem);
  const { tokens } = wishOf(situation);
  return asked.length > 0 && asked.every((word) => tokens.some((token) => token.stem === word));
}

/** Whether a list that shows an answer may hold another one that the task tells and that stands nowhere in sight. */
function mayHold(situation: Situation, list: DrawnList): boolean {
  const { tokens } = wishOf(situation);
  const wish = new Set(tokens.filter((token) => !token.negated).map((token) => token.stem));
  return !words(list.shown).some((word) => wish.has(stem(word))) && tellsMore(situation);
}

/** Lists that show an answer and are looked into for what the task tells beside it, at most. */
const LOOKED_INTO = 4;

/** Whether the step tells something that nothing in sight speaks of, so that it may be an answer in a list that is closed. */
function tellsMore(situation: Situation): boolean {
  const { step, page, items } = situation;
  if (!step || items.filter((item) => drawnList(item)).length > LOOKED_INTO) return false;
  const shown = new Set([...page.lines.map((line) => line.text), ...items.map((item) => item.label)].flatMap(stems));
  const acts = new Set(actNames(step));
  return phrase(step.text).tokens.some(
    (token) =>
      token.weight > TELLING &&
      /^\p{L}{3,}$/u.test(token.word) &&
      !isStopWord(token.word) &&
      !acts.has(token.stem) &&
      !shown.has(token.stem),
  );
}
/** Weight of a word from which on it may be an answer. */
const TELLING = 0.3;

function stems(text: string): string[] {
  return words(text).map((word) => stem(word));
}

/** Opens the next list of the form that is drawn by the page and has no answer yet, or another one than the task tells. */
export function openList(situation: Situation): Proposal | null {
  const { items, memory, key } = situation;
  const closed = items.flatMap((item) => {
    const list = item.state.has('expanded') || timesTried(memory, key, item.name) > 0 ? null : drawnList(item);
    return list ? [list] : [];
  });
  const next =
    closed.find((list) => list.shown === '' || isTold(situation, list)) ??
    closed.find((list) => mayHold(situation, list));
  if (next) {
    const { opener: item, ...list } = next;
    return {
      rule: OPEN_LIST,
      why: `“${list.question.slice(0, 60)}” has its answers in a list`,
      status: 'continue',
      item,
      args: null,
      sure: 0.85,
      cause: list.question,
    };
  }
  return null;
}
