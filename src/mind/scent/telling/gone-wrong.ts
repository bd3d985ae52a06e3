import type { Remark } from '../../feeling/index.ts';
import { fold, words } from '../../language/index.ts';
import { isHeldBack } from '../meaning/held-back.ts';
import { saysNothingFound } from '../meaning/nothing-found.ts';
import { isSiteFailure } from '../rules/setbacks/refused.ts';
import type { Proposal, Situation } from '../situation.ts';

/** Characters of a message that somebody repeats, and lines of a page that has little more than its message. */
const MESSAGE = 120;
const LITTLE = 20;

/** Whether a line came with the last act, or is what the page still complains of after it. */
function isNews({ fresh, memory, page, request }: Situation, line: string): boolean {
  if (request.turnIndex === 0 || fresh.includes(line)) return true;
  return memory.last?.commits === true && (memory.complained.includes(line) || page.outcome.includes(line));
}

/** What the site says of a fault of its own. */
function failure(situation: Situation): Remark | null {
  const line = situation.page.lines.find(
    ({ text }) => text.length <= MESSAGE && isSiteFailure(text) && isNews(situation, text),
  );
  return line ? { kind: 'complaint', about: line.text } : null;
}

/** What the site shows only to those who join it, and what it says of that. */
function heldBack(situation: Situation): Remark | null {
  const line = situation.page.lines.find(
    ({ text }) => text.length <= MESSAGE && isHeldBack(text, situation.asked ?? '') && isNews(situation, text),
  );
  return line ? { kind: 'missing', about: line.text } : null;
}

/** What a page says that has come in the place of the one that was wanted. */
function missing(situation: Situation): Remark | null {
  const { page } = situation;
  const said = saysNothingFound(situation);
  const line = page.lines.find(({ text }) => text === said);
  if (!line || line.text.length > MESSAGE || (line.level === 0 && page.lines.length > LITTLE)) return null;
  return isNews(situation, line.text) ? { kind: 'missing', about: line.text } : null;
}

const PAYS = /\b(?:pay|buy|order|purchase|checkout)\b/;
/** Words of a task that has to do with money: who is sent to pay, to buy or to see what something costs counts with it. */
const OF_MONEY =
  /[£€$]|\b(?:pay|paid|buy|order|purchase|shop|price|cost|fee|cheap\w*|renew|subscri\w+|donat\w+|ticket)s?\b/;
const AMOUNT = /[£€$] ?\d[\d.,]*|\d[\d.,]* ?(?:[£€$]|(?:EUR|GBP|USD|CHF)\b)/i;

/** What the press of a button would cost where nothing was said to cost anything so far, and the task does not speak of money. */
function demanded({ goal, memory }: Situation, { item, status }: Proposal): Remark | null {
  if (status !== 'continue' || item?.kind !== 'click' || !PAYS.test(fold(item.raw))) return null;
  if (memory.amounts.length > 0 || memory.total !== null || OF_MONEY.test(fold(goal.text))) return null;
  const amount = AMOUNT.exec(item.raw)?.[0].replace(/[.,]$/, '');
  return amount ? { kind: 'demanded', about: amount } : null;
}

/** Nothing to read and nothing to press. */
function blank({ page }: Situation): Remark | null {
  return page.lines.length === 0 && page.items.every(({ box }) => !box) ? { kind: 'blank' } : null;
}

/** What has plainly gone wrong with the page that is before somebody, in its own words: unless the task speaks of it, or it is said anyway. */
export function goneWrong(situation: Situation, proposal: Proposal): Remark | null {
  const asked = words(situation.goal.text);
  const found =
    demanded(situation, proposal) ??
    failure(situation) ??
    heldBack(situation) ??
    missing(situation) ??
    blank(situation);
  if (!found?.about || found.kind === 'demanded') return found;
  const { about } = found;
  const told = [proposal.cause ?? '', proposal.why].some((text) => text.includes(about));
  return told || words(about).every((word) => asked.includes(word)) ? null : found;
}
