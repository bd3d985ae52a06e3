import { literalCoverage, phrase } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { saidBy, seenTo } from '../../account/seen-to.ts';
import { isSearchBox } from '../../filling/fields.ts';
import type { Step } from '../../goal/types.ts';
import { makesNew } from '../../meaning/act-names.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { askOf } from '../../things/ask.ts';
import { thingsOf } from '../../things/index.ts';
import { readThings, wouldStandHere } from '../../things/reading.ts';
import { follow } from '../way/follow.ts';
import { furtherDown, furtherInPart, scrollDown } from '../way/look.ts';
import { nextPage } from '../way/next-page.ts';
import { nextQuery } from '../way/queries.ts';
import { search, searchBox } from '../way/search.ts';

const TIME = /^\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?$/i;

/** Steps that want one of several things. */
const WANTS = new Set<Step['verb']>(['press', 'reach', 'pick', 'buy', 'add', 'remove', 'transact', 'learn']);

/**
 * None of the things of the kind has what is asked for: the person looks at the rest of them, further down, on the next page, by
 * searching, and says that it is not there once all have been seen. Nobody takes another one instead.
 */
export function notThere(situation: Situation): Proposal | null {
  const { step, memory, key, page, goal } = situation;
  if (!step || !WANTS.has(step.verb) || step.all || memory.acted?.step === memory.step || memory.added) return null;
  if ((step.role && step.role !== 'row') || makesNew(step)) return null;
  // Who is putting it together here is asked for the rest of it later.
  if (memory.last?.step === memory.step && Object.keys(memory.filled[key] ?? {}).length > 0) return null;
  // Where something is to be filled in, what is asked for is put in and not looked for.
  const field = (item: Item) => ['type', 'choose', 'set'].includes(item.kind) && !isSearchBox(item);
  if (situation.items.some((item) => field(item) && (item.kind === 'type' || step.pairs.length > 0))) return null;
  const found = readThings(situation, step);
  if (!found?.missing || !wouldStandHere(situation, step, found)) return null;
  const { missing, set } = found;
  // What one has taken already is there, though the next page has other things.
  const taken = seenTo(memory);
  if (taken.length > 0 && phrase(missing).tokens.every((token) => saidBy(token, taken))) return null;
  const ask = askOf(step);
  // A time of day is told by the times to choose from, where there are any.
  if (ask.bounds.some((bound) => bound.clock) && page.items.some((item) => TIME.test(item.label.trim()))) return null;
  const name = ask.names.some((one) => one.text === missing);
  // Somewhere else on the page it is spoken of: a shelf, a filter, a link of its own.
  const listed = new Set(
    thingsOf(page)
      .filter((other) => other.things.length > 1 && other.from === set.from)
      .flatMap((other) => other.things.flatMap((thing) => thing.items)),
  );
  const elsewhere = situation.items.some(
    (item) =>
      (isClickable(item) || item.kind === 'choose' || item.kind === 'check') &&
      !listed.has(item) &&
      timesTried(memory, key, item.name) === 0 &&
      ask.said.tokens.some(
        (token) => missing.includes(token.word) && item.said.tokens.some((own) => own.stem === token.stem),
      ),
  );
  if (
    elsewhere ||
    (name &&
      page.lines.some(
        (line) => literalCoverage(ask.names.find((one) => one.text === missing)!, phrase(line.text)) > 0.99,
      ))
  )
    return null;
  // Who knows what a thing is called and sees where to search for it does not read the list to its end first.
  const sought = name && step.quoted.length > 0 && !goal.steps.some(({ verb }) => verb === 'search');
  const typed = sought ? search(situation, nextQuery(situation, step), `none of these has “${missing}”`, false) : null;
  if (typed) return typed;
  const down = furtherDown(situation);
  if (down)
    return scrollDown(situation, down, `none of these has “${missing}”, there may be more`, [], set.things.length);
  const next = nextPage(situation);
  if (next) return follow(next, `none of these has “${missing}”`, situation, [], 20, set.things.length, 'next_page');
  const paged = Object.keys(memory.tried[key] ?? {}).some((entry) => /next|more|older/i.test(entry));
  if ((name && !paged) || step.verb === 'learn') return null;
  const part = furtherInPart(situation);
  if (part) return part;
  const query = nextQuery(situation, step);
  if (query && searchBox(situation)) {
    const looked = search(situation, query, `none of these has “${missing}”, so I search for it`, false);
    if (looked) return looked;
  }
  return {
    rule: 'not_here',
    why: `I have seen ${set.things.length} of them, and none has “${missing}”`,
    status: 'gave_up',
    item: null,
    args: null,
    sure: 0.3,
    cause: missing,
  };
}
