// What somebody is to be told with it has no field that bears its name: it goes where a form has room for words, before that is sent.
import { fold, literalCoverage, phrase, tokens } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isTelling } from '../../account/outstanding.ts';
import { saidBy, seenTo } from '../../account/seen-to.ts';
import { isOfAnotherForm } from '../../filling/coverage/assign.ts';
import { classOfField } from '../../filling/fields.ts';
import { toldBesides } from '../../filling/told-besides.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { sendsForm, sendsOff } from '../form/send-off.ts';

/** What a field for words is called that is no message. */
const ROOM =
  /\b(?:anything|something)\b|\b(?:remarks?|notes?|comments?|wishes|(?:special|other|additional) (?:requests?|needs|information|instructions)|tell us|let us know|should know)\b/;
/** Share of what is told that has to have been put somewhere for it to be said. */
const SAID = 0.5;
/** Fields of a page that were filled in, from which on one is at its form. */
const BEGUN = 2;

/** Whether what is proposed sends the form off, claims that all is done, or leaves the part of the form that is in sight. */
export function endsForm(situation: Situation, proposal: Proposal): boolean {
  const { memory, key, step } = situation;
  // What was pressed may have sent it all: a form that stands there anew is not filled in again.
  if (proposal.status !== 'continue') return proposal.status === 'completed' && memory.last?.kind !== 'click';
  if (proposal.rule === 'scroll') return Object.keys(memory.filled[key] ?? {}).length >= BEGUN;
  return (
    proposal.commits === true || (step !== undefined && sendsOff(situation, proposal) && sendsForm(situation, proposal))
  );
}

/** The fields that take words of whatever kind, empty and not tried. */
function roomFor(situation: Situation): Item[] {
  const { page, memory, key } = situation;
  return page.items.filter(
    (item) =>
      item.kind === 'type' &&
      item.box !== null &&
      !item.disabled &&
      item.value.trim() === '' &&
      timesTried(memory, key, item.name) === 0 &&
      item.role !== 'searchbox' &&
      (item.state.has('multiline') || classOfField(item) === 'message' || ROOM.test(fold(item.label))) &&
      !isOfAnotherForm(situation, item),
  );
}

/**
 * Puts what somebody is to be told into the field for words before the form is sent or anything claimed: "mention that we come late". The proposal
 * itself where all is said, or nothing here takes it.
 */
export function tellFirst(situation: Situation, proposal: Proposal): Proposal {
  const told = situation.memory.told ? null : toldBesides(situation.asked);
  if (!told || !endsForm(situation, proposal)) return proposal;
  const own = tokens(told.words).filter(isTelling);
  const seen = seenTo(situation.memory);
  if (own.length === 0 || own.filter((token) => saidBy(token, seen)).length >= SAID * own.length) return proposal;
  const fit = (item: Item) => literalCoverage(phrase(told.whom), phrase(`${item.label} ${item.group}`));
  const [field] = roomFor(situation).sort((a, b) => fit(b) - fit(a) || b.order - a.order);
  const args = field ? argumentOf(field, told.words) : null;
  if (!field || !args) return proposal;
  return {
    rule: 'fill_field',
    why: `“${field.label || field.placeholder}” has room for what I am to tell: “${told.words}”`,
    status: 'continue',
    item: field,
    args,
    sure: 0.85,
    cause: field.label || field.placeholder || 'this field',
  };
}
