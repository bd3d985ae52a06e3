// What has come back with a reason: the page itself says what is wrong with what stands in its form, and what it is to be.
import { complaints } from '../filling/complaints.ts';
import { isSearchBox } from '../filling/fields.ts';
import { isGoodNews } from '../meaning/confirmation.ts';
import { timesTried } from '../memory.ts';
import { completed } from '../rules/common.ts';
import { type Blank, blanksOf } from '../rules/sheet/blanks.ts';
import { sheetOf } from '../rules/sheet/meant.ts';
import { put, stands } from '../rules/sheet/put.ts';
import { pressToSend } from '../rules/sheet/send.ts';
import { furtherDown, scrollDown } from '../rules/way/look.ts';
import type { Proposal, Situation } from '../situation.ts';
import { labelFit, written } from './place.ts';

/** A task to put right what was found wrong by somebody else. */
const FOUND_WRONG =
  /\b(?:wrong|reason|why|(?:sent|come|came|handed|given) back|returned|rejected|refused|turned down|declined|complain\w*|objections?)\b/i;
const PUT_RIGHT = /\b(?:correct|put (?:it|that|them|this) right|fix|mend|amend|change it|do (?:it|what))\b/i;

const VALUE = '[£€$]?\\d[\\d.,/:-]*\\d|[£€$]?\\d|["“][^"”]+["”]';
/** "The ticket says £18.40, not £81.40", "not 6 but 9". */
const NOT = new RegExp(`(${VALUE}),? (?:and |and is )?(?:not|instead of|rather than) (${VALUE})`, 'giu');
const BUT = new RegExp(`\\bnot (${VALUE}),? but (${VALUE})`, 'giu');
/** "The date of travel is missing (the meeting was on 14/11/2026)". */
const MISSING =
  /\b(?:the|your) ([\p{L} -]{3,40}?) (?:is|was|are) (?:missing|empty|not (?:given|there|filled in)|left out)\b([^.;]*(?:\.\d[^.;]*)*)/giu;
const SHOULD = new RegExp(
  `\\b(?:the|your) ([\\p{L} -]{3,40}?) (?:should|must|has to|ought to) (?:be|read|say) (${VALUE})`,
  'giu',
);

interface Correction {
  blank: Blank;
  text: string;
}

const bare = (text: string): string => text.replace(/^[£€$"“]|["”.,]$/g, '').trim();

/** What a page says of the fields of its form: which value is wrong and what it is to be, and what is missing. */
export function correctionsIn(text: string, blanks: readonly Blank[]): Correction[] {
  const held = (old: string) => blanks.filter(({ shown }) => shown !== '' && bare(shown) === bare(old));
  const called = (name: string) =>
    blanks
      .map((blank) => ({ blank, fit: labelFit(name, blank.label) }))
      .filter(({ fit }) => fit >= CALLED)
      .sort((a, b) => b.fit - a.fit)
      .map(({ blank }) => blank);
  const found = [
    ...[...text.matchAll(NOT)].map(([, now, old]) => ({ blanks: held(old!), now: now! })),
    ...[...text.matchAll(BUT)].map(([, old, now]) => ({ blanks: held(old!), now: now! })),
    ...[...text.matchAll(SHOULD)].map(([, name, now]) => ({ blanks: called(name!).slice(0, 1), now: now! })),
    ...[...text.matchAll(MISSING)].flatMap(([, name, behind]) => {
      const now = new RegExp(VALUE, 'u').exec(behind!)?.[0];
      return now ? [{ blanks: called(name!).slice(0, 1), now }] : [];
    }),
  ];
  return found.flatMap(({ blanks: [blank, ...more], now }) =>
    blank && more.length === 0 ? [{ blank, text: written(now.replace(/^["“]|["”]$/g, ''), blank) }] : [],
  );
}
const CALLED = 0.6;

/**
 * Corrects what a page says is wrong in its own form, as it says, and sends it off again; null where the task is none of that kind, or the page
 * says no such thing.
 */
export function correctByReason(situation: Situation): Proposal | null {
  const { memory, asked, page, key } = situation;
  if (memory.told || !FOUND_WRONG.test(asked) || !PUT_RIGHT.test(asked)) return null;
  const { last } = memory;
  const sent = last?.commits && last.rule === 'commit' && Object.keys(memory.filled[last.key] ?? {}).length > 0;
  const thanks =
    sent && page.error === '' && complaints(situation).length === 0 ? situation.fresh.find(isGoodNews) : null;
  if (thanks) return completed({ why: `the page says “${thanks}”`, cause: thanks, sure: 0.85 });
  const blanks = blanksOf(situation).filter(
    ({ kind, items: [item] }) => ['text', 'number', 'date'].includes(kind) && !isSearchBox(item!),
  );
  const given = memory.filled[key] ?? {};
  const was = blanks.map((blank) => (blank.items[0]!.name in given ? { ...blank, shown: '' } : blank));
  if (blanks.length === 0) return null;
  const text = page.lines.map((line) => line.text).join(' ');
  for (const { blank, text: now } of correctionsIn(text, was)) {
    if (timesTried(memory, key, blank.items[0]!.name) > 0 || stands(situation, { blank, text: now, fit: 1 }, []))
      continue;
    const next = put(situation, { blank, text: now, fit: 1 });
    if (next) return { ...next, rule: 'entry', why: `the page says that “${blank.label}” is to be “${now}”` };
  }
  if (!blanks.some(({ items: [item] }) => item!.name in given) || complaints(situation).length > 0) return null;
  const { send } = sheetOf(situation);
  if (!send) {
    const down = furtherDown(situation);
    return down ? scrollDown(situation, down, 'the form goes on further down') : null;
  }
  if (send.disabled || timesTried(memory, key, send.name) > 0) return null;
  return pressToSend(send, `what was found wrong is put right, and “${send.label}” sends it off again`);
}
