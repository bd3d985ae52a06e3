import type { Item } from '../perception/page.ts';
import { isCodeUnput, isNothingGivenUsed, isPutUnsent } from './account/owed.ts';
import { editsOther, searchesForNew } from './entry/gate.ts';
import { isForbidden } from './meaning/forbidden.ts';
import { onlyPutAside } from './meaning/put-aside.ts';
import { isUnfollowed } from './operate/audit.ts';
import { answersAheadOfTurn } from './rules/gates/ahead-of-turn.ts';
import { answersAnew } from './rules/gates/answered.ts';
import { sendsByWay, wandersOff } from './rules/gates/boilerplate.ts';
import { tickedAtOthers } from './rules/gates/box-of-row.ts';
import { pressesHint } from './rules/gates/hints.ts';
import { lackingTold } from './rules/gates/lacks-told.ts';
import { fillsEmpty } from './rules/gates/left-empty.ts';
import { lesserOnes } from './rules/gates/lesser.ts';
import { actsBeforeSeen, besideTheNamed } from './rules/gates/named.ts';
import { actsOnNamesake, actsOnPageOfNamesake } from './rules/gates/namesakes.ts';
import { actsForUnseen } from './rules/gates/never-seen.ts';
import { sendsByRow, sendsView } from './rules/gates/of-a-row.ts';
import { leafsInCalendar } from './rules/gates/of-calendar.ts';
import { asksAnewToEnd, overwritesByName } from './rules/gates/of-record.ts';
import { inOtherCard } from './rules/gates/other-card.ts';
import { takesOtherDay } from './rules/gates/other-day.ts';
import { atOtherHour } from './rules/gates/other-hour.ts';
import { ofOtherMonth } from './rules/gates/other-month.ts';
import { goesWherePut, putsElsewhere } from './rules/gates/other-place.ts';
import { setsInOneMore } from './rules/gates/other-rows.ts';
import { searchesForRemark, sendsByHead } from './rules/gates/over-heads.ts';
import { setsOverList } from './rules/gates/over-list.ts';
import { undoesOwn } from './rules/gates/own-acts.ts';
import { putsTwice } from './rules/gates/put-twice.ts';
import { takesTimeAnew } from './rules/gates/taken-slot.ts';
import { scrollsToAndFro } from './rules/gates/to-and-fro.ts';
import { agreesUnasked, shutsOwn } from './rules/gates/unasked.ts';
import {
  beginsAnew,
  destroysOther,
  doesTwice,
  endsByDestroying,
  makesUnasked,
  makesWhatIsThere,
  repeatsOwn,
} from './rules/gates/unmeant-act.ts';
import { actsOnOtherNumber, sendsForOther, sendsForOtherKind } from './rules/gates/wrong-thing.ts';
import { appliesAgain } from './rules/several/apply.ts';
import { turnsOther } from './rules/widgets/count-as-told.ts';
import { putsBesideWeek } from './rules/widgets/week-grid.ts';
import { noteTurnedDown } from './second-chance.ts';
import type { Proposal, Situation } from './situation.ts';

/** Thoughts that are dropped before the person does what came to their mind first. */
const SECOND_THOUGHTS = 6;

/** What a thought is known by when it comes back. */
function thoughtOf({ rule, item }: Proposal): string {
  return `${rule} ${item?.name}`;
}

/** A proposal, unless it is one that was dropped in this decision already and does not go by what is in sight. */
export function heard({ unheard }: Situation, proposal: Proposal | null): Proposal | null {
  return proposal && !unheard?.has(thoughtOf(proposal)) ? proposal : null;
}

/** Who has come to the end with two of them, and has seen none of the kind on the way, knows that there is none. */
const NO_SUCH = {
  rule: 'not_here',
  why: 'I have seen none of the kind that is asked for',
  status: 'gave_up',
  item: null,
  args: null,
  sure: 0.3,
  cause: 'none of these is of the kind that I want',
} as const;

const AGAINST = [
  undoesOwn,
  answersAnew,
  answersAheadOfTurn,
  shutsOwn,
  agreesUnasked,
  sendsByRow,
  sendsView,
  sendsByWay,
  wandersOff,
  leafsInCalendar,
  setsOverList,
  actsOnOtherNumber,
  actsOnNamesake,
  actsOnPageOfNamesake,
  sendsForOtherKind,
  sendsForOther,
  endsByDestroying,
  destroysOther,
  makesUnasked,
  beginsAnew,
  makesWhatIsThere,
  sendsByHead,
  searchesForRemark,
  repeatsOwn,
  doesTwice,
  turnsOther,
  overwritesByName,
  asksAnewToEnd,
  editsOther,
  searchesForNew,
  scrollsToAndFro,
  takesOtherDay,
  putsElsewhere,
  putsTwice,
  appliesAgain,
  doesForbidden,
  goesWherePut,
  pressesHint,
  fillsEmpty,
];

/** Whether this is the very act that the task says is not to be done, whichever rule has come upon it. */
function doesForbidden({ goal }: Situation, { item }: Proposal): boolean {
  return item !== null && isForbidden(goal, item);
}

/** The same of what speaks against several controls at once; the first that has something against the proposal's says which. */
const AGAINST_SEVERAL = [
  besideTheNamed,
  actsBeforeSeen,
  actsForUnseen,
  lackingTold,
  inOtherCard,
  setsInOneMore,
  atOtherHour,
  ofOtherMonth,
  tickedAtOthers,
  lesserOnes,
  putsBesideWeek,
  takesTimeAnew,
];

/** Who follows an order, brings a record up to date or moves a card along goes by what stands with the very thing. */
const BY_THE_THING: ReadonlySet<string> = new Set(['order', 'entry', 'along_columns']);

/** What nobody in their senses would act on, whatever has led to it: the proposal's control, and others with the same against them. */
function against(situation: Situation, proposal: Proposal): Item[] {
  const { item } = proposal;
  if (!item || BY_THE_THING.has(proposal.rule)) return [];
  if (AGAINST.some((speaks) => speaks(situation, proposal))) return [item];
  for (const speaks of AGAINST_SEVERAL) {
    const several = speaks(situation, proposal);
    if (several.length > 0) return several;
  }
  return [];
}

/** Whether nobody in their senses would act on what is proposed. */
export function isAgainst(situation: Situation, proposal: Proposal): boolean {
  return proposal.status === 'continue' && against(situation, proposal).length > 0;
}

/** Whether something would be taken for done or answered, though nothing of all that was told for it went anywhere or is to be seen here. */
function claimsUnused(situation: Situation, { status, rule }: Proposal): boolean {
  if (rule === 'answered' && (isPutUnsent(situation) || isCodeUnput(situation))) return true;
  if (status === 'completed' && isUnfollowed(situation)) return true;
  return status === 'completed' && isNothingGivenUsed(situation);
}

/**
 * Decides, and looks at the decision once more before acting on it: what speaks against it by itself, whichever rule brought it up, is left,
 * and the person decides anew without it. Writes to the situation and its memory as `decide` does.
 */
export function reconsider(situation: Situation, decide: (situation: Situation) => Proposal): Proposal {
  const { items, step } = situation;
  const memory = structuredClone(situation.memory);
  const left = new Set<Item>();
  const unheard = new Set<string>();
  for (let thought = 0; ; thought++) {
    const proposal = decide(situation);
    if (
      !situation.unready &&
      (claimsUnused(situation, proposal) || (proposal.status === 'completed' && onlyPutAside(situation)))
    ) {
      Object.assign(situation.memory, structuredClone(memory));
      Object.assign(situation, { step, items: items.filter((item) => !left.has(item)), unready: true });
      continue;
    }
    const dropped = against(situation, proposal);
    if (dropped.length === 0 || thought === SECOND_THOUGHTS) return proposal;
    noteTurnedDown(situation, proposal);
    if (dropped.includes(proposal.item!) && sendsForOtherKind(situation, proposal)) {
      memory.unkind = [...new Set([...memory.unkind, situation.key])];
      if (memory.unkind.length > 1) return { ...proposal, ...NO_SUCH };
    }
    // Who comes back to it all the same leaves what brings it up.
    if (proposal.item && left.has(proposal.item)) unheard.add(thoughtOf(proposal));
    for (const item of dropped) left.add(item);
    Object.assign(situation.memory, structuredClone(memory));
    Object.assign(situation, { step, items: items.filter((item) => !left.has(item)), unheard, dropped: left });
  }
}
