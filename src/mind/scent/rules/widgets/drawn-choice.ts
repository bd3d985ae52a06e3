import { fold, phrase, plain, synonymous } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isClickable, sameWords } from '../../meaning/match.ts';
import { isMenuOfListed } from '../../meaning/row-meant.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';

const OPENS = 'open_drawn';
/** What shows more of a part of the page, and not of the page itself. */
const INNER = /^scroll\.[^:]+:down$/;
/** Steps that give a field one of its answers. */
const CHOOSES = new Set<Step['verb']>(['enter', 'transact', 'pick']);

/** Whether an item opens a list that the page draws itself under its name, and that shows what is chosen now: "Time zone London". */
function opens(item: Item, field: string): boolean {
  const drawn = item.role === 'combobox' || ['haspopup', 'collapsed', 'expanded'].some((word) => item.state.has(word));
  const name = phrase(field);
  return (
    drawn &&
    isClickable(item) &&
    item.role !== 'link' &&
    !item.disabled &&
    name.tokens.length > 0 &&
    name.tokens.every(({ word, stem }) =>
      item.said.tokens.some((own) => own.stem === stem || synonymous(own.word, word) || isKin(own.word, word)),
    )
  );
}

/** Whether two words are of one verb: the "assignee", and whom something is "assigned to". */
function isKin(one: string, other: string): boolean {
  return one.length > BEGIN && one.slice(0, BEGIN) === other.slice(0, BEGIN);
}
/** Letters that make a verb known by its beginning. */
const BEGIN = 6;

/** Whether a list shows that answer already. */
function showsIt(item: Item, value: string): boolean {
  return ` ${fold(item.raw)} `.includes(` ${fold(value)} `) || fold(item.value) === fold(value);
}

/** What gives the answer: what is called just so, or else the one thing that says it among more, "(GMT) Lisbon" for Lisbon. */
function answerIn(items: readonly Item[], opener: Item, value: string): Item | undefined {
  const usable = items.filter((item) => item !== opener && isClickable(item) && item.role !== 'link' && !item.disabled);
  const called = usable.find((item) => sameWords(value, item.raw));
  const bearing = usable.filter(
    (item) => item.role === 'option' && ` ${plain(item.raw)} `.includes(` ${plain(value)} `),
  );
  return called ?? (bearing.length === 1 ? bearing[0] : undefined);
}

/**
 * An answer out of a list that a button of the field's name opens: the button first, then the answer. Whoever is told "set the time zone to
 * Lisbon" types nothing where it shows what stands there.
 */
export function chooseDrawn(situation: Situation): Proposal | null {
  const { step, memory, items, key } = situation;
  if (!step || !CHOOSES.has(step.verb)) return null;
  for (const { field, value } of step.pairs) {
    const opener =
      field === '' ? undefined : items.find((item) => opens(item, field) && !isMenuOfListed(situation, item));
    // What was taken need not be written on what opens the list.
    if (!opener || showsIt(opener, value) || memory.done.includes(`${opener.name}=${value}`)) continue;
    const open = memory.last?.rule === OPENS || opener.state.has('expanded');
    const answer = open ? answerIn(items, opener, value) : undefined;
    if (answer) {
      memory.done.push(`${opener.name}=${value}`);
      return {
        rule: 'take_option',
        why: `for “${field}” I take “${answer.label}”`,
        status: 'continue',
        item: answer,
        args: null,
        sure: 0.9,
        cause: answer.label,
      };
    }
    // A long list shows only a part of itself.
    const further = open ? items.find((item) => item.kind === 'scroll' && INNER.test(item.name)) : undefined;
    if (further)
      return {
        rule: OPENS,
        why: `“${value}” may stand further down in this list`,
        status: 'continue',
        item: further,
        args: null,
        sure: 0.7,
        cause: opener.label,
      };
    if (open || timesTried(memory, key, opener.name) > 1) continue;
    return {
      rule: OPENS,
      why: `“${opener.label}” has its answers in a list`,
      status: 'continue',
      item: opener,
      args: null,
      sure: 0.85,
      cause: opener.label,
    };
  }
  return null;
}
