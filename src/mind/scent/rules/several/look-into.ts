import { fold, phrase, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { asksForFact } from '../../answering/asked.ts';
import { DAY, DAYS, sameWord } from '../../answering/query/bearing.ts';
import { isAggregate } from '../../answering/query/candidates.ts';
import { shownOtherwise } from '../../answering/query/inquire.ts';
import { queryOf } from '../../answering/query/query.ts';
import { contextOf } from '../../answering/query/rows.ts';
import { type Qualifier, questionOf } from '../../answering/question/question.ts';
import { namesDay } from '../../answering/sections.ts';
import { changesByName, isAct } from '../../meaning/acts.ts';
import { isClickable } from '../../meaning/match.ts';
import { saysNothingFound } from '../../meaning/nothing-found.ts';
import { timesTried } from '../../memory.ts';
import { hash } from '../../person/random.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { follow } from '../way/follow.ts';

/** Share of what the page itself does not tell of a question that an entry has to bear before it is opened. */
const BORNE = 0.5;
/** Words of an entry: it tells more of a thing than a name in a menu does. */
const ENTRY = 3;
/** Scent of an entry that bears what is asked about. */
const SCENT = 30;
/** Results of a search that are looked into without saying more of themselves. */
const FEW = 4;
/** What opens an entry; a button that does something opens none. */
const OPENS = new Set([
  'link',
  'button',
  'generic',
  'listitem',
  'option',
  'row',
  'cell',
  'gridcell',
  'treeitem',
  'article',
]);

function bears(text: string, { token, value }: Qualifier): boolean {
  if (DAY.test(token.word)) return namesDay(text, DAYS.indexOf(token.word.slice(0, 3)));
  if (value !== null || token.number) return words(text).includes(token.word);
  return phrase(text).tokens.some((own) => sameWord(own, token));
}

/** What an entry tells: its own words, and for one that says little what stands around it. */
function tells(item: Item): string {
  return `${item.raw} . ${item.context.text}`;
}

/**
 * What a question is about stands in a list that does not tell the answer: the entry that bears it is opened, and what it tells of itself
 * is read.
 */
export function lookInto(situation: Situation): Proposal | null {
  const { step, goal, memory, key, page, items } = situation;
  if (step?.verb !== 'learn' || !asksForFact(step) || memory.examined?.step === memory.step) return null;
  const query = queryOf(situation, step);
  if (isAggregate({ ...query, superlative: null }) || shownOtherwise(situation, query)) return null;
  const context = contextOf(page).text;
  const { sorts, qualifiers } = questionOf(step, goal.background);
  // What is to be read about something asks for no value of it.
  if (sorts.length === 0) return null;
  const open = qualifiers.filter((qualifier) => !bears(context, qualifier));
  // What an answer need not say tells one entry from another all the same.
  const weighs = ({ token }: Qualifier) => phrase(token.word).tokens[0]?.weight ?? token.weight;
  const total = open.reduce((sum, one) => sum + weighs(one), 0);
  if (total === 0) return null;
  const share = (item: Item): number => {
    const text = tells(item);
    // A name, a number and a day are borne by the entry itself.
    if (open.some((qualifier) => qualifier.hard && !bears(text, qualifier))) return 0;
    return open.reduce((sum, one) => sum + (bears(text, one) ? weighs(one) : 0), 0) / total;
  };
  const entries = items.filter(
    (item) =>
      isEntry(situation, item) && words(tells(item)).length >= ENTRY && timesTried(memory, key, item.name) === 0,
  );
  const ranked = entries
    .map((item) => ({ item, share: share(item), own: share({ ...item, context: phrase('') }) }))
    .filter((entry) => entry.share >= BORNE && entry.own > 0)
    .sort((a, b) => b.share - a.share || b.own - a.own);
  const best = ranked[0]?.item ?? foundBySearch(situation);
  return best
    ? follow(best, `“${best.label}” may tell more of it`, situation, [], SCENT, entries.length, 'examine')
    : null;
}

/** What a search has left of a list is what was searched for, whether or not it says so. */
function foundBySearch(situation: Situation): Item | undefined {
  const { memory, items, appeared, key } = situation;
  const { last } = memory;
  const sought = last?.step === memory.step && (last.rule === 'type_query' || last.rule === 'send_search');
  if (!sought || saysNothingFound(situation) !== null) return undefined;
  const results = items.filter((item) => appeared.has(item.name) && isEntry(situation, item));
  return results.length <= FEW ? results.find((item) => timesTried(memory, key, item.name) === 0) : undefined;
}

/** Whether pressing something may open one of a list, and does nothing else. */
function isEntry({ memory }: Situation, item: Item): boolean {
  return (
    isClickable(item) &&
    OPENS.has(item.role) &&
    !item.disabled &&
    !isAct(item) &&
    !(item.role === 'button' && changesByName(item)) &&
    !memory.frame.includes(hash(fold(item.raw)))
  );
}
