import { fold, stem, words } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import { complaints, formFields } from '../filling/complaints.ts';
import { isSearchBox } from '../filling/fields.ts';
import { station } from '../foraging/scripts.ts';
import type { Step } from '../goal/types.ts';
import { actNames } from '../meaning/act-names.ts';
import { commitWord } from '../meaning/commit-word.ts';
import { CONFIRMING, denies, isGoodNews } from '../meaning/confirmation.ts';
import { saysNothingFound } from '../meaning/nothing-found.ts';
import type { Memory } from '../memory.ts';
import { meantByKind } from '../rules/setbacks/by-kind.ts';
import { LOOKED } from '../rules/setbacks/retry.ts';
import { goesOnToPay } from '../rules/several/among.ts';
import type { Done, Situation } from '../situation.ts';
import { newsOf } from './against/news.ts';
import { asksOn } from './asks-on.ts';
import { LOOKS_UP, tookSecret } from './sent.ts';
import { hasFailed } from './verdict.ts';

/** Scent from which a control that bears the name of the act was pressed for it and not tried. */
const MEANT = 16;
/** Lines from which on what came up is another view and no answer. */
const VIEW = 8;

/** What only turns a page: "Next ›", "Older", "3". */
const LEAFS =
  /^(?:next|previous|prev|older|newer|earlier|later|\d{1,3}|(?:load|show|see) more)(?: (?:page|results|entries))?\P{L}*$/u;

/** Fields that were filled in for the form that was sent last; what was looked for is no part of one. */
function given({ memory, page }: Situation): string[] {
  const isSought = (name: string) => {
    const item = page.byName.get(name);
    return item !== undefined && isSearchBox(item);
  };
  return Object.keys(memory.filled[memory.last?.key ?? ''] ?? {}).filter((name) => !isSought(name));
}

/** Whether a field still shows what was put into it. */
function holds({ page, memory }: Situation, name: string): boolean {
  const value = memory.filled[memory.last?.key ?? '']?.[name];
  return value !== undefined && value !== '' && page.byName.get(name)?.value === value;
}

/** Whether a button or link is called by the act: "Cancel membership" for who wants to cancel, "Delete" in a row. */
function bearsAct(situation: Situation, step: Step, label: string): boolean {
  const own = new Set(actNames(step));
  return own.has(stem(words(label)[0] ?? '')) || station(situation, step, label).weight >= 0.8;
}

/** What was done last; who only looked further down for what came of a press is judged by that press. */
function lastAct({ last, own, commits }: Memory): Memory['last'] {
  const pressed = own.at(-1);
  return last?.rule === LOOKED && pressed ? { ...last, label: pressed.raw, commits: commits > 0 } : last;
}

/** Whether a button that was pressed stands there no more or says something else now: what was pressed took it. */
function isGone({ items, memory }: Situation): boolean {
  return !items.some((item: Item) => item.name === memory.last?.name && item.raw === memory.last?.label);
}

/** Whether nothing but a word of thanks has come up: "We look forward to seeing you". */
function thanked({ fresh, page }: Situation): boolean {
  return (
    fresh.length === 1 &&
    CONFIRMING.test(fold(fresh[0]!)) &&
    !page.items.some((item) => fold(item.raw) === fold(fresh[0]!))
  );
}

/** The longest message that only tells that something is done. */
const NOTE = 90;

/** The short message of its own that the end of the form has brought up and that denies nothing: "You are on the list"; null where there is none. */
function toldOf(situation: Situation): string | null {
  const { page, memory } = situation;
  const told = /message appeared: "([^"]+)"/i.exec(page.outcome)?.[1];
  if (!['commit', LOOKED].includes(memory.last?.rule ?? '') || told === undefined) return null;
  if (told.length > NOTE || denies(told)) return null;
  // "At most 4 to a party", over a 6 that stands there still: that is no yes.
  return meantByKind(situation, told, formFields(situation)) === null ? told : null;
}

/**
 * The site answered the act: what was meant to do it was pressed, something new stands on the page, and nothing is asked
 * back, missing or refused. In what words it answers does not matter; that the form is gone or empty, or the button, does.
 */
export function answeredAct(situation: Situation, step: Step): Done {
  const { memory, fresh, page } = situation;
  const last = lastAct(memory);
  if (!last || last.step !== memory.step || memory.errors > 0 || hasFailed(situation)) return null;
  if (memory.idle > 0 && last.rule !== LOOKED) return null;
  if (last.kind !== 'click' && !last.commits) return null;
  // What is looked up or narrowed down by it is not done with yet.
  if (LOOKS_UP.test(fold(last.label)) || /^filter\b/i.test(last.label)) return null;
  if (step.verb === 'buy' && goesOnToPay(situation)) return null;
  // What turns on to more of a list, or on to the next part, does nothing by that.
  if (given(situation).length === 0 && LEAFS.test(fold(last.label).trim())) return null;
  const form = given(situation);
  const sent = last.commits && form.length > 0;
  if (!sent && !(last.scent >= MEANT && (bearsAct(situation, step, last.label) || thanked(situation)))) return null;
  // What was said in passing may stand out of sight.
  const told = toldOf(situation);
  if ((fresh.length === 0 && !(told && isGoodNews(told))) || asksOn(situation, step)) return null;
  if (complaints(situation).length > 0) return null;
  if (saysNothingFound(situation)) return null;
  const answer = page.headings.find((line) => fresh.includes(line.text))?.text ?? fresh[0] ?? told!;
  const elsewhere = last.key !== situation.key;
  // What only leads on to another page has done nothing there yet.
  if (elsewhere && !sent) return null;
  if (sent) {
    const thanks = newsOf(situation).some((line) => isGoodNews(line)) || told !== null;
    if (form.some((name) => holds(situation, name)) && !thanks) return null;
    // A way in is the end of nothing but of signing in; what was looked up is not done by it.
    if (tookSecret(form) && step.verb !== 'register') return null;
    if (
      last.rule !== 'commit' &&
      last.rule !== LOOKED &&
      commitWord(last.label) < 0.5 &&
      !bearsAct(situation, step, last.label)
    )
      return null;
  } else if (fresh.length > VIEW || !isGone(situation)) return null;
  return { why: `I pressed “${last.label}”, and the page says “${answer}”`, cause: answer, sure: 0.6 };
}
