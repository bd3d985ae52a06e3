import { coverage, fold, phrase, similarity, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { isNewsletter } from '../../filling/fields.ts';
import { LEAVES_BE } from '../../meaning/leaves-be.ts';
import { isClickable } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { NEWSLETTER_WISH } from '../form/form-fields.ts';
import { askedBack } from './asked-back.ts';
import { answerCookies } from './cookies.ts';
import { isToBeClosed } from './to-be-closed.ts';

const LEAVE = /\b(?:leave (?:this )?(?:page|site)|unsaved|changes you made|discard)\b/;

/** A browser dialog stands in the way of everything else: answer it by what the person wants. */
export function answerDialog(situation: Situation): Proposal | null {
  const { page, step, goal } = situation;
  const accept = situation.items.find((item) => item.name === 'dialog:accept');
  const dismiss = situation.items.find((item) => item.name === 'dialog:dismiss');
  const item = accept ?? dismiss;
  if (!item) return null;
  const words = fold(page.dialog);
  const unwanted = goal.avoid.some((text) => similarity(phrase(text), phrase(page.dialog)) > 0.5);
  const leaving = LEAVE.test(words) && situation.memory.last?.rule !== 'leave';
  const no =
    unwanted ||
    (step?.verb === 'close' && !!dismiss) ||
    (leaving && !/\b(?:leave|discard)\b/.test(fold(step?.text ?? '')));
  const text = Object.keys(accept?.action.parameters?.properties ?? {})[0];
  const asked = step?.pairs[0]?.value ?? step?.quoted[0] ?? situation.knowledge[0]?.value;
  const chosen = no && dismiss ? dismiss : item;
  return {
    rule: 'answer_dialog',
    why: `a message box says “${page.dialog.slice(0, 120)}”, and it has to be answered first`,
    status: 'continue',
    item: chosen,
    args: text && chosen === accept && asked ? { [text]: asked } : null,
    sure: 0.9,
    cause: page.dialog.slice(0, 80) || 'the message box',
    commits: chosen === accept,
  };
}

const PROMOTION =
  /\b(?:newsletter|subscribe|sign up|offer|discount|\d+% off|notifications?|install (?:our|the) app|get the app|survey|feedback|before you go|welcome offer|join (?:our|the)|special)\b/;
/** What shuts something that lies over the page. */
export const CLOSE =
  /^(?:close(?: x)?|x|dismiss|no,? thank(?:s| you)?|not now|maybe later|skip|later|hide|got it|ok|okay|cancel|no)\b/;

/** What stands around a control and on it. */
export function around(item: Item): string {
  return fold(`${item.context.text} ${item.group} ${item.label}`);
}

const STAYS =
  /^(?:stay|continue|keep|resume|go on|extend|yes\b|ok\b|okay|i'?m (?:still )?here|remain|close|cancel|dismiss|no,? thank(?:s| you)?|not now|later|got it|x$)/;
const LEAVES =
  /\b(?:exit|leave|home ?page|log ?out|sign ?out|claim|quit|end session|go away|learn more|yes,? please|buy|install)\b/;

const AGREES = /^(?:ok\b|okay|yes\b|confirm|continue|proceed|sure|go on)/;
const DECLINES = new RegExp(`^(?:${LEAVES_BE}|cancel|dismiss|close|x$)`);

/** A question came up while a form was being filled in and took its place: it is answered so that one stays with the form. */
export function answerInterruption(situation: Situation): Proposal | null {
  const { memory, key, appeared, page } = situation;
  const { last } = memory;
  if (!last || !['type', 'choose', 'set', 'check'].includes(last.kind) || page.byName.has(last.name)) return null;
  // A field that is named by what it shows bears another name once it was set.
  if (situation.items.some((item) => item.kind === last.kind && item.label === last.label)) return null;
  if (situation.items.some((item) => item.kind === 'type' && !appeared.has(item.name))) return null;
  // The value that was chosen stands there now, in the place of the field.
  if (last.argument.length > 2 && situation.fresh.some((line) => fold(line) === fold(last.argument))) return null;
  const offered = situation.items.filter(
    (item) =>
      isClickable(item) &&
      item.box &&
      !item.disabled &&
      appeared.has(item.name) &&
      timesTried(memory, key, item.name) < 2,
  );
  if (offered.length === 0 || offered.length > 4) return null;
  // Asked whether to leave, one stays by saying no.
  const leaving = situation.fresh.some((line) => /\?\s*$/.test(line) && LEAVES.test(fold(line)));
  const worth = ({ said }: Item) =>
    leaving && (AGREES.test(said.folded) || DECLINES.test(said.folded))
      ? DECLINES.test(said.folded)
        ? 2
        : -3
      : (STAYS.test(said.folded) ? 2 : 0) - (LEAVES.test(said.folded) ? 3 : 0);
  const best = [...offered].sort((a, b) => worth(b) - worth(a) || a.order - b.order)[0]!;
  return {
    rule: 'clear_overlay',
    why: 'something came up over what I was filling in',
    status: 'continue',
    item: best,
    args: null,
    sure: 0.8,
    cause: situation.fresh[0]?.slice(0, 80) ?? best.label,
  };
}

/** Words that turn down what was offered, also where they are put so that one should be ashamed of them: "No, I like paying more". */
const DECLINE =
  /^(?:no,? thank(?:s| you)?|no (?:i|i'?(?:m|d|ll|ve)|we|let me|just|keep|rather)|not now|maybe later|not today|i'?m not interested|i (?:do not|don'?t) (?:want|need|like|care)|i'?(?:d|ll) (?:rather|pay)|(?:continue|go on|carry on) without)\b/;
/** What shuts, and does nothing else. */
const SHUTS = /^(?:close|x|dismiss|close (?:x|this|it|(?:this |the )?(?:dialog|window|pop ?up|banner|message|offer)))$/;

/** Whether a lone sign to shut something stands there that nobody has pressed for: since one came to the page, or of itself. */
function cameByItself({ memory, appeared, key }: Situation, item: Item, clickable: readonly Item[]): boolean {
  const { last } = memory;
  const unasked = last === null || last.key !== key || (appeared.has(item.name) && UNASKING.has(last.kind));
  // Several of them take things out one by one.
  return unasked && clickable.filter((other) => SHUTS.test(other.said.folded)).length === 1;
}
/** What brings nothing up. */
const UNASKING = new Set(['scroll', 'wait']);

/** Controls that what lies over a page leaves within reach. */
export const LEFT = 5;
/** Share of what is wanted that something uninvited says at most. */
const SAYS = 0.3;

/** Whether hardly anything is left to use but an offer that says nothing of what is wanted, and into which nothing was put. */
function isUninvited({ page, step, goal, items, memory, key }: Situation, clickable: readonly Item[]): boolean {
  const put = memory.filled[key] ?? {};
  if (items.some(({ name }) => put[name])) return false;
  const offered = clickable.filter((item) => item.box !== null);
  const wish = phrase(step?.object || step?.text || goal.text);
  return offered.length <= LEFT && offered.every((item) => coverage(wish, item.said) < SAYS) && page.dialog === '';
}

/** Weight up to which a word only joins others. */
const NO_WORD = 0.3;

/** Whether what has come up asks back about the act that was pressed: one of its buttons bears the act's name, "Yes, sign up". */
function asksBack({ memory, appeared }: Situation, clickable: readonly Item[]): boolean {
  const { last } = memory;
  const act = last?.kind === 'click' ? words(last.label)[0] : undefined;
  // A link that begins with "The" names a place, and no act.
  if (!act || !phrase(act).tokens.some(({ weight }) => weight > NO_WORD)) return false;
  return clickable.some(
    (item) => appeared.has(item.name) && words(item.label).some((word) => stem(word) === stem(act)),
  );
}

/** What a pop-up is called by: the last heading that stands around its way out. */
function nameOf({ page }: Situation, item: Item): string {
  const { text } = item.context;
  const heading = page.headings.filter((line) => line.text.length > 2 && text.includes(line.text)).at(-1)?.text;
  return heading ?? 'the pop-up';
}

/** Cookie banners and promotions that cover the page are got out of the way, if the task is not about them. */
export function clearOverlay(situation: Situation): Proposal | null {
  const { items, page, key, memory, step } = situation;
  const wanted = fold(`${step?.text ?? ''}`);
  // "No, thank you", among the answers to a question of a form, closes nothing.
  const clickable = items.filter(
    (item) => isClickable(item) && !item.disabled && item.kind !== 'point' && item.role !== 'radio',
  );
  const usable = (item: Item) => timesTried(memory, key, item.name) < 2;
  const covered = /\b(?:cover(?:ed|s)|in the way|behind|overlay|obscur|blocked by)\b/.test(fold(page.outcome));

  const cookies = answerCookies(situation);
  if (cookies) return cookies;
  const inDialog = (item: Item) =>
    item.state.has('modal') ||
    /\b(?:dialog|modal|popup|pop-up|overlay)\b/.test(around(item)) ||
    item.state.has('dialog');
  // What is asked of somebody who only wants to go on: an address, for something off.
  const asksForMail =
    items.some((item) => isNewsletter(item) && item.kind === 'type') &&
    !NEWSLETTER_WISH.test(fold(situation.goal.text));
  const asked = asksBack(situation, clickable) || askedBack(situation) !== null;
  const promo = clickable.filter((item) => {
    const label = item.said.folded.replace(/[^\p{L}' ]/gu, '').trim();
    if (!usable(item) || !(CLOSE.test(label) || DECLINE.test(label))) return false;
    const text = around(item);
    const about = PROMOTION.test(text) && !PROMOTION.test(wanted);
    if (covered) return true;
    if (asked) return false;
    return (
      (about && inDialog(item)) ||
      ((DECLINE.test(label) || asksForMail || (SHUTS.test(label) && cameByItself(situation, item, clickable))) &&
        isUninvited(situation, clickable))
    );
  });
  const item = promo.find((candidate) => /close|x|dismiss/.test(candidate.said.folded)) ?? promo[0];
  if (item) {
    return {
      rule: 'clear_overlay',
      why: covered ? 'something covers what I tried to use' : 'a pop-up that I did not ask for covers the page',
      status: 'continue',
      item,
      args: null,
      sure: 0.85,
      // Whoever was told to close it has done so.
      completes: step !== undefined && isToBeClosed(step),
      cause: covered ? page.outcome.slice(0, 80) : nameOf(situation, item),
    };
  }
  if (covered && memory.idle > 0) {
    const escapeKey = items.find(
      (candidate) => candidate.name === 'press:escape' && timesTried(memory, key, candidate.name) < 2,
    );
    if (escapeKey)
      return {
        rule: 'clear_overlay',
        why: 'something covers what I tried to use',
        status: 'continue',
        item: escapeKey,
        args: null,
        sure: 0.7,
        cause: page.outcome.slice(0, 80),
      };
  }
  return null;
}
