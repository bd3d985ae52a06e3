import { fold, literalCoverage, phrase, similarity, stem } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { valueFor } from '../../filling/values.ts';
import { isInterfaceStep } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { isWildAct } from '../../meaning/acts.ts';
import { saysNothingFound } from '../../meaning/evidence.ts';
import { isClickable, sameWords, wantedText } from '../../meaning/match.ts';
import { timesTried } from '../../memory.ts';
import { placeOn } from '../../record.ts';
import type { Proposal, Situation } from '../../situation.ts';

const LOADING = /^(?:loading|please wait|just a moment|one moment|hold on)\b/;
/** Words that are as often a state of an order or a column of a board as a sign of work going on. */
const AT_WORK = /^(?:processing|working|searching|saving|sending|updating|fetching|preparing|submitting)\b/;
/** A page that shows no more than so many lines may say of itself in one word that it is busy. */
const BARE_PAGE = 5;

/** The line with which the page says that it is busy; what was waited for in vain says nothing any more. */
function busyLine(situation: Situation): string | null {
  const { page, memory } = situation;
  const bare = page.lines.length <= BARE_PAGE;
  const line = page.lines.find((entry) => {
    const text = fold(entry.text).replace(/^[^\p{L}\p{N}]+/u, '');
    if (text.length >= 60 || memory.inVain.includes(text)) return false;
    // A link of that name leads somewhere.
    if (page.items.some((item) => item.role === 'link' && sameWords(item.raw, entry.text))) return false;
    if (/(?:\.{3}|…)$/.test(text)) return LOADING.test(text) || AT_WORK.test(text);
    return text.split(' ').length <= 6 && (LOADING.test(text) || (bare && AT_WORK.test(text)));
  });
  return line?.text ?? null;
}

/** Whether the page says that it is busy, or is still coming. */
export function isBusy(situation: Situation): boolean {
  return !situation.waited.came || busyLine(situation) !== null;
}

/** Waits while the page says that it is busy: longer the first time than later (5-8 s, then 2-3 s). */
export function waitFor(situation: Situation): Proposal | null {
  const { page, memory } = situation;
  const wait = situation.items.find((item) => item.name === 'wait' || item.kind === 'wait');
  if (!wait) return null;
  const busy = busyLine(situation);
  const empty = page.lines.length === 0 && page.items.filter((item) => item.box).length === 0;
  const limit = situation.traits.impatience > 1.2 ? 3 : 5;
  const coming = !situation.waited.came;
  if (busy && memory.waits >= limit) memory.inVain = [...memory.inVain, fold(busy)].slice(-20);
  if ((!busy && !coming && (!empty || memory.last?.kind === 'scroll')) || memory.waits >= limit) return null;
  return {
    rule: 'wait',
    why: busy ? `the page says “${busy}”` : empty ? 'the page is still empty' : 'the page is still loading',
    status: 'continue',
    item: wait,
    args: null,
    sure: 0.6,
    cause: busy ?? 'the page',
  };
}

const ASKS =
  /\b(?:are you sure|really|do you (?:really )?want|confirm|cannot be undone|can't be undone|permanently|proceed\?|continue\?|please confirm)\b/;
const NO = /^(?:no\b|cancel|close|go back|keep|stay|not now|never ?mind|abort)/;
const YES =
  /^(?:yes\b.*|ok|okay|confirm\b.*|continue|proceed|sure|delete\b.*|remove\b.*|cancel (?:booking|order|subscription|plan|account|it)\b.*|send|accept|agree|apply|submit)$/;

const OF_ITSELF = /\b(?:helpful|useful|satisfied|was this|did (?:this|that|you find)|how (?:did|do) you like)\b/;

/** A question that came up by a press, with what says yes to it and no. */
interface AskedBack {
  question: string;
  yes: Item[];
  no: Item | undefined;
}

/** Whether what was pressed last took back what was about to be done. */
export function tookBack({ memory: { last } }: Situation): boolean {
  return last?.rule === 'confirm' && NO.test(fold(last.label));
}

/** What the page asks back before it does what was just pressed; null where it asks nothing of the kind. */
export function askedBack(situation: Situation): AskedBack | null {
  const { memory, key, fresh, appeared } = situation;
  if (memory.last?.kind !== 'click') return null;
  // What a button says is no question.
  // Another button of the same name, in another place, came with the question.
  const came = (item: Item) =>
    isClickable(item) &&
    (appeared.has(item.name) || (item.name === memory.last?.name && placeOn(item) !== memory.last.at));
  const no = situation.items.find((item) => came(item) && NO.test(item.said.folded));
  const question = fresh.find(
    (line) =>
      (ASKS.test(fold(line)) || (no && line.length < 160 && /\?(?:\s|$)/.test(line))) &&
      !situation.page.items.some(
        (item) => sameWords(item.raw, line) && /\?\s*$/.test(item.raw) === /\?\s*$/.test(line),
      ),
  );
  // What the site wants to know of itself is no question about the act.
  if (!question || OF_ITSELF.test(fold(question))) return null;
  // A question that stands over fields of its own is answered with them.
  const fields = situation.items.filter(
    (item) =>
      appeared.has(item.name) && (['type', 'choose', 'set', 'upload'].includes(item.kind) || item.role === 'radio'),
  );
  if (fields.length > 1 || fields.some((item) => item.kind === 'type' && valueFor(situation, item, false) !== null))
    return null;
  const yes = situation.items.filter(
    (item) =>
      !item.disabled &&
      came(item) &&
      (YES.test(item.said.folded.replace(/[^\p{L} ]/gu, '').trim()) || sameWords(item.raw, memory.last?.label ?? '')) &&
      timesTried(memory, key, item.name) < 2,
  );
  return yes.length > 0 ? { question, yes, no } : null;
}

/** Words that end something for good, at the head of a question. */
const ENDS = /^(?:(?:do you )?(?:really )?(?:want to )?)?(cancel|delete|remove|block|disable|end|stop|close|discard)\b/;

/** Whether a question is about an act, or about a thing by its name, that the task says no word of. */
function asksOfAnother({ step, goal }: Situation, question: string): boolean {
  if (!step) return false;
  const told = fold(goal.text);
  const act = ENDS.exec(fold(question))?.[1];
  if (act && step.verb !== 'remove' && !actNames(step).includes(stem(act)) && !told.includes(act)) return true;
  const wish = phrase(`${step.text} ${step.scope}`);
  const names = [...question.matchAll(/["“]([^"”]{2,60})["”]/gu)].map((match) => phrase(match[1]!));
  return (
    names.length > 0 &&
    names.every((name) => literalCoverage(name, wish) < 0.6) &&
    literalCoverage(phrase(step.object), phrase(question)) < 0.5
  );
}

/** The page asks back before it does what the person just asked for: say yes, when that is what was meant. */
export function confirmAsked(situation: Situation): Proposal | null {
  const { step, goal } = situation;
  const asked = askedBack(situation);
  if (!asked) return null;
  const { question, yes, no } = asked;
  // The task itself says how to answer.
  if (step && (step.verb === 'press' || step.verb === 'pick' || step.verb === 'close')) return null;
  if (goal.avoid.some((text) => similarity(phrase(text), phrase(question)) > 0.6)) return null;
  const another = asksOfAnother(situation, question);
  if (another && !no) return null;
  const about = phrase(`${step?.text ?? ''}`);
  const item = another
    ? no!
    : yes.sort((a, b) => similarity(about, b.said) - similarity(about, a.said) || a.order - b.order)[0]!;
  return {
    rule: 'confirm',
    why: `the page asks “${question.slice(0, 100)}”, and I ${another ? 'do not mean that' : 'do mean it'}`,
    status: 'continue',
    item,
    args: null,
    sure: 0.85,
    ...(another ? {} : { commits: true }),
    cause: question,
  };
}

/** The same act once more when it seems to have had no effect: people press again before they look elsewhere. */
export function retry(situation: Situation): Proposal | null {
  const { memory, key, step } = situation;
  const { last } = memory;
  if (!last || !step || memory.idle !== 1 || last.key !== key) return null;
  if (/\bleads away from this site\b/.test(situation.page.outcome)) return null;
  if (last.kind !== 'click' || last.rule === 'send_search' || last.rule === 'take_option' || isInterfaceStep(step))
    return null;
  const item = situation.items.find((entry) => entry.name === last.name);
  if (!item || item.disabled || timesTried(memory, key, item.name) >= 2 || last.scent < 20) return null;
  return {
    rule: last.rule,
    why: `nothing seemed to happen, so I press “${item.label}” again`,
    status: 'continue',
    item,
    args: null,
    sure: 0.6,
    commits: last.commits,
    completes: last.completes,
    cause: item.label,
    scent: last.scent,
  };
}

/** Up to so many things people go round a second time; on a fuller page they take it that the thing is not there. */
const FEW_LEFT = 6;

/**
 * Everything has been tried and is still there: people go round once more before they leave, the least tried first.
 * Patience decides how long. Where nothing declares a place on the image, anything will do.
 */
export function tryAgain(situation: Situation): Proposal | null {
  const { memory, key, items, goal, step } = situation;
  // What a later step names is for then: nobody sends off what is not filled in.
  const later = goal.steps.slice(memory.step + 1).filter((other) => ['press', 'submit'].includes(other.verb));
  if (saysNothingFound(situation)) return null;
  const placed = situation.pictured && items.some((item) => item.box);
  const left = items.filter(
    (item) =>
      !item.disabled &&
      !later.some((other) => sameWords(wantedText(other), item.label)) &&
      item.name !== 'back' &&
      !(step && isWildAct(step, item, 0)) &&
      item.kind !== 'select' &&
      (!placed || (item.kind === 'click' && item.box)),
  );
  const tries = (item: Item) => timesTried(memory, key, item.name);
  const item = [...left].sort((a, b) => tries(a) - tries(b))[0];
  // Of a client that declares no places nothing is known but its words: there patience alone says when it is enough.
  if (!item || (placed && (left.length > FEW_LEFT || tries(item) >= 2))) return null;
  return {
    rule: 'try_again',
    why: `there is nothing else, so I try “${item.label}” ${tries(item) > 0 ? 'once more' : 'then'}`,
    status: 'continue',
    item,
    args: null,
    sure: 0.2,
    cause: item.label,
  };
}

/** Nothing is left to try. */
export function stop(situation: Situation): Proposal {
  const nothing = saysNothingFound(situation);
  const why = nothing ? `the page says “${nothing}”` : 'I see nothing left to try';
  return { rule: 'exhausted', why, status: 'gave_up', item: null, args: null, sure: 0.15, cause: why };
}
