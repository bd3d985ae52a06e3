import { fold, stem } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isSearchBox } from '../../filling/fields.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { commitWord } from '../../meaning/commit-word.ts';
import { timesAnywhere } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { committing } from '../common.ts';
import { furtherDown, outOfSight } from '../way/look.ts';
import { amendShown, isReview, showsLineByLine } from './amend.ts';
import { backToAmend } from './shown-amiss.ts';

/** Steps that end with something being sent off. */
const SENDS = new Set<Step['verb']>(['transact', 'buy', 'register', 'add']);
/** How a page asks whether what was put in is to be sent as it stands. */
const SHOWN_ONCE_MORE =
  /\b(?:(?:everything|all|this|that|these|details) (?:is |are |look(?:s)? )?(?:right|correct|ok(?:ay)?)|is (?:everything|all|this) (?:right|correct|ok(?:ay)?)|check your|review your|summary)\b/;
/** Buttons that go back over it or look something up. */
const NOT_ON =
  /^(?:search|find|back|edit|change|cancel|add|new|log|sign|subscribe|print|download|show|view|next page|previous)\b/;
/** Works out anew what stands there, on a page from which something else goes on. */
const REFRESHES = /^(?:update|refresh|recalculate)(?: (?:the |your )?(?:basket|cart|bag|total|prices?|order))?$/;
const GOES_ON = /\bcheck ?out\b|^(?:continue|proceed|next|go on|place|pay|order)\b/;
/** Values that were put in, from which on a page that shows them repeats the form. */
const REPEATED = 2;
/** Buttons of one name, from which on they stand in rows. */
const ROWS = 3;

/** Whether the page shows once more what was put in, or says that it does. */
function repeats({ memory, page, fresh, key }: Situation): boolean {
  const values = [
    ...new Set(
      Object.values(memory.filled)
        .flatMap((fields) => Object.values(fields))
        .map(fold)
        .filter((value) => value.length > 2),
    ),
  ];
  const said = page.lines.map((line) => fold(line.text));
  const repeated = values.filter((value) => said.some((line) => line.includes(value))).length;
  const asked =
    memory.last?.commits === true && memory.last.key === key && fresh.some((line) => SHOWN_ONCE_MORE.test(fold(line)));
  return asked || repeated >= REPEATED || (repeated > 0 && isReview(page));
}

/** The button that sends off what was put in and is only shown once more: the end of the form is not the end of the matter. Null where nothing is. */
export function stillToSend(situation: Situation, step: Step): Item | null {
  const { memory, items, appeared } = situation;
  const { last } = memory;
  const amended = showsLineByLine(situation);
  if (!SENDS.has(step.verb) || !last || (memory.commits === 0 && !amended)) return null;
  const own = actNames(step);
  const goesOn = items.some(({ kind, said }) => kind === 'click' && GOES_ON.test(said.folded));
  const button = items.find(
    (item) =>
      item.role === 'button' &&
      !item.disabled &&
      !isSearchBox(item) &&
      !NOT_ON.test(item.said.folded) &&
      !(goesOn && REFRESHES.test(item.said.folded)) &&
      (commitWord(item.label) >= 0.8 || own.includes(stem(item.said.folded.split(' ')[0]!))) &&
      (appeared.has(item.name) || last.kind === 'scroll' || amended) &&
      item.name !== last.name &&
      // What has opened the form would open another one.
      timesAnywhere(memory, item.name) === 0 &&
      items.filter((other) => other.raw === item.raw).length < ROWS,
  );
  return button && (amended || repeats(situation)) ? button : null;
}

/** What was put in stands there once more as it was meant: it is sent. */
export function sendShown(situation: Situation, step: Step): Proposal | null {
  const { memory } = situation;
  if (memory.idle > 0 || memory.errors > 0) return null;
  if (!memory.last?.commits && memory.last?.kind !== 'scroll') return null;
  // The first of a list that goes on is not yet the cheapest of them, and the one that was is gone back to.
  if (step.superlative && (furtherDown(situation) || memory.aim || outOfSight(situation).length > 0)) return null;
  const button = stillToSend(situation, step);
  return button ? committing(button, `what I put in is shown once more, and “${button.label}” sends it`) : null;
}

/** A page that shows line by line what is about to be sent: what is not as it was told is changed, then it is sent. */
export function lookOver(situation: Situation): Proposal | null {
  const amended = amendShown(situation) ?? backToAmend(situation);
  if (amended) return amended;
  const { step, page, items, appeared } = situation;
  if (!step || !isReview(page) || !showsLineByLine(situation)) return null;
  if (items.some((item) => item.kind === 'type' || (item.kind === 'choose' && appeared.has(item.name)))) return null;
  const button = stillToSend(situation, step);
  return button ? committing(button, `every line is as I was told, and “${button.label}” sends it`) : null;
}
