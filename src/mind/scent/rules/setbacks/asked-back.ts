import { fold, literalCoverage, phrase, similarity, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { valueFor } from '../../filling/values.ts';
import { actNames } from '../../meaning/act-names.ts';
import { LEAVES_BE } from '../../meaning/leaves-be.ts';
import { isClickable, sameWords } from '../../meaning/match.ts';
import { isShade } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import { placeOn } from '../../record.ts';
import type { Proposal, Situation } from '../../situation.ts';

const ASKS =
  /\b(?:are you sure|really|do you (?:really )?want|(?<!\b(?:we|they) (?:will |shall |can )|\b(?:we|they)['’]ll |\bto )confirm\b(?! (?:it |this |that |your \p{L}+ )?(?:within|by e-?mail|soon|shortly))|cannot be undone|can't be undone|permanently|proceed\?|continue\?|please confirm)\b/u;
const NO = new RegExp(`^(?:${LEAVES_BE}|cancel|close)`);
/** What shuts a box without answering. */
const SHUTS = /^(?:close(?: (?:this|the)? ?(?:dialog|window|modal|box|popup))?|dismiss|[×x✕✖])$/;
/** What leads back to what was put in, beside a button that goes on: no more than "no" where a question stands over the two. */
const OVER_AGAIN =
  /^(?:back|change|edit|correct|amend|wait)\b|^(?:choose|pick|take|select|find|try|book) (?:an?other|a different|some other)\b/;
/** Where in a site one is, from its home on. */
const PATH = /\S\s*[›»>/]\s*\S/;
/** Controls that come up with a question at most. */
const FEW = 4;
const YES =
  /^(?:yes\b.*|ok|okay|confirm\b.*|continue|proceed|sure|delete\b.*|remove\b.*|cancel (?:booking|order|subscription|plan|account|it)\b.*|send|accept|agree|apply|submit)$/;

const OF_ITSELF = /\b(?:helpful|useful|satisfied|was this|did (?:this|that|you find)|how (?:did|do) you like)\b/;

/** A question that came up by a press, with what says yes to it and no. */
interface AskedBack {
  question: string;
  yes: Item[];
  no: Item | undefined;
}

/** Whether what was pressed last took back what was about to be done; for who wants to cancel, "Cancel ticket" says yes. */
export function tookBack({ memory: { last } }: Situation): boolean {
  return last?.rule === 'confirm' && !last.commits && NO.test(fold(last.label));
}

/** Whether a button says yes to what was just pressed: in so many words, or by naming the act once more. */
function saysYes({ memory, step }: Situation, { said, raw }: Item): boolean {
  const label = memory.last?.label ?? '';
  // "Choose another time", after "Choose", is the act over again.
  if (OVER_AGAIN.test(said.folded)) return false;
  if (YES.test(said.folded.replace(/[^\p{L} ]/gu, '').trim()) || sameWords(raw, label)) return true;
  // "Go on and end it", after "End membership".
  const act = stem(words(label)[0] ?? '');
  if (words(raw).length > 1 && words(raw).some((word) => stem(word) === act) && !NO.test(said.folded)) return true;
  const own = stem(words(raw)[0] ?? '');
  return own === stem(words(label)[0] ?? '') || (step !== undefined && actNames(step).includes(own));
}

/** Whether a button bears the act with which a question begins: "Buy pass", under "Buy “World, 7 days” for this line?". */
function headsQuestion(question: string, { raw, said }: Item): boolean {
  const [act = ''] = words(question);
  const asks = /\?(?:\s|$)/.test(question) && phrase(act).tokens.some(({ weight }) => weight > NO_WORD);
  return asks && !NO.test(said.folded) && stem(act) === stem(words(raw)[0] ?? '');
}
/** Weight up to which a word only joins others. */
const NO_WORD = 0.3;

/** The other one of two answers of which one says yes: "Not this one". */
function besideYes(offered: readonly Item[]): Item | undefined {
  const answers = offered.filter(({ said }) => !SHUTS.test(said.folded));
  const agrees = ({ said }: Item) => /^yes\b/.test(said.folded);
  return answers.length === 2 && answers.some(agrees) ? answers.find((item) => !agrees(item)) : undefined;
}

/** What the page asks back before it does what was just pressed; null where it asks nothing of the kind. */
export function askedBack(situation: Situation): AskedBack | null {
  const { memory, key, fresh, appeared } = situation;
  if (memory.last?.kind !== 'click') return null;
  // What a button says is no question.
  // Another button of the same name, in another place, came with the question.
  const came = (item: Item) =>
    isClickable(item) &&
    (appeared.has(item.name) ||
      (item.name === memory.last?.name && item.role === 'button' && placeOn(item) !== memory.last.at));
  const offered = situation.items.filter((item) => came(item) && item.box !== null && !isShade(item));
  // "Cancel booking" after "Cancel" is the act once more, and no way out of it.
  const act = stem(words(memory.last.label)[0] ?? '');
  const isAct = (item: Item) => words(item.raw).length > 1 && stem(words(item.raw)[0]!) === act;
  const no =
    offered.find((item) => NO.test(item.said.folded) && !isAct(item) && !SHUTS.test(item.said.folded)) ??
    offered.find((item) => NO.test(item.said.folded) && !isAct(item)) ??
    (offered.length <= FEW ? offered.find((item) => OVER_AGAIN.test(item.said.folded)) : undefined) ??
    besideYes(offered);
  // A box over everything else, with a way out of it, asks whatever it is worded like; a list that goes on asks nothing.
  const goesOn = situation.items.some((item) => item.kind === 'scroll' && !item.disabled && /:down$/.test(item.name));
  const alone =
    no &&
    !goesOn &&
    offered.filter((item) => item === no || !SHUTS.test(item.said.folded)).length <= FEW &&
    situation.items.every((item) => !item.box || item.kind !== 'click' || came(item));
  const asked = fresh.find(
    (line) =>
      (ASKS.test(fold(line)) || (no && line.length < 160 && /\?(?:\s|$)/.test(line))) &&
      !PATH.test(line) &&
      !situation.page.items.some(
        (item) => sameWords(item.raw, line) && /\?\s*$/.test(item.raw) === /\?\s*$/.test(line),
      ),
  );
  const question =
    asked ??
    (alone ? fresh.find((line) => line.length < 160 && !offered.some(({ raw }) => sameWords(raw, line))) : undefined);
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
      item !== no &&
      (saysYes(situation, item) || (no !== undefined && headsQuestion(question, item))) &&
      (asked !== undefined || !endsUntold(situation, item)) &&
      timesTried(memory, key, item.name) < 2,
  );
  return yes.length > 0 ? { question, yes, no } : null;
}

/** Whether a box that the last press has brought up asks a question, with something to fill in and a button to go on with: nothing is done before that. */
export function asksToFillIn({ memory: { last }, fresh, appeared, items }: Situation): boolean {
  const question = fresh.find((line) => /\?$/.test(line.trim()));
  if (last?.kind !== 'click' || question === undefined || OF_ITSELF.test(fold(question))) return false;
  const came = items.filter((item) => appeared.has(item.name) && !item.disabled);
  const isWayOut = ({ said }: Item) => NO.test(said.folded) || SHUTS.test(said.folded);
  const buttons = came.filter(({ role }) => role === 'button');
  return (
    came.some(({ kind }) => ['type', 'choose', 'check', 'set'].includes(kind)) &&
    buttons.some(isWayOut) &&
    !buttons.every(isWayOut)
  );
}

/**
 * Whether a button in a box that asks nothing would end for good something that the task says no word of: "Delete", in the box of
 * another appointment than the one that is off.
 */
function endsUntold(situation: Situation, item: Item): boolean {
  const { goal, memory, fresh, page } = situation;
  const act = ENDS.exec(item.said.folded)?.[1];
  if (pressedOwnAct(situation)) return false;
  // What was pressed was that very act, and not a thing that brought the box up.
  if (!act || stem(words(memory.last?.label ?? '')[0] ?? '') === stem(act)) return false;
  const told = phrase(goal.text);
  const says = fresh.filter((line) => !page.items.some(({ raw }) => sameWords(raw, line)));
  return [memory.last?.label ?? '', ...says].every((line) => literalCoverage(phrase(line), told) < TOLD);
}

/** Words that end something for good, at the head of a question. */
const ENDS = /^(?:(?:do you )?(?:really )?(?:want to )?)?(cancel|delete|remove|block|disable|end|stop|close|discard)\b/;

/** Whether what was pressed is the act of the step by its own name: whatever the box that it brings up calls it, that is what it asks about. */
export function pressedOwnAct({ memory: { last }, step }: Situation): boolean {
  const act = stem(words(last?.label ?? '')[0] ?? '');
  return step !== undefined && words(last?.label ?? '').length > 1 && actNames(step).includes(act);
}

/** Whether a question is about an act, or about a thing by its name, that the task says no word of. */
function asksOfAnother(situation: Situation, question: string): boolean {
  const { step, goal } = situation;
  if (!step) return false;
  const told = fold(goal.text);
  const act = ENDS.exec(fold(question))?.[1];
  const own = step.verb === 'remove' || pressedOwnAct(situation);
  if (act && !own && !actNames(step).includes(stem(act)) && !told.includes(act)) return true;
  const wish = phrase(`${step.text} ${step.scope}`);
  const names = [...question.matchAll(/["“]([^"”]{2,60})["”]/gu)].map((match) => phrase(match[1]!));
  return (
    names.length > 0 &&
    names.every((name) => literalCoverage(name, wish) < 0.6) &&
    literalCoverage(phrase(step.object), phrase(question)) < 0.5
  );
}

/** What is asked together with the question and is called by a word of the task, before that is agreed to: "Reason", over "Cancel stay". */
function toldFirst({ items, appeared, asked, memory, key }: Situation, { yes, no }: AskedBack): Item | undefined {
  const told = phrase(asked);
  return items.find(
    (item) =>
      appeared.has(item.name) &&
      isClickable(item) &&
      item.role !== 'link' &&
      item.role !== 'button' &&
      item !== no &&
      !yes.includes(item) &&
      !isShade(item) &&
      item.said.tokens.length > 0 &&
      literalCoverage(item.said, told) > 0.99 &&
      timesTried(memory, key, item.name) === 0,
  );
}

/** Of the answers that came up for what is asked with a question the one that the task tells best. */
function takeTold({ items, appeared, asked, memory }: Situation): Proposal | null {
  if (memory.last?.rule !== 'open_asked') return null;
  const told = phrase(asked);
  const [best] = items
    .filter((item) => appeared.has(item.name) && isClickable(item) && item.role !== 'link' && !isShade(item))
    .map((item) => ({ item, fit: literalCoverage(item.said, told) }))
    .filter(({ item, fit }) => fit >= TOLD && !NO.test(item.said.folded))
    .sort((a, b) => b.fit - a.fit);
  if (!best) return null;
  const { item } = best;
  return {
    rule: 'take_option',
    why: `the task tells “${item.label}”`,
    status: 'continue',
    item,
    args: null,
    sure: 0.8,
    cause: item.label,
  };
}
/** Share of an answer that the task has to tell. */
const TOLD = 0.5;

/** The page asks back before it does what the person just asked for: say yes, when that is what was meant. */
export function confirmAsked(situation: Situation): Proposal | null {
  const { step, goal } = situation;
  const told = takeTold(situation);
  if (told) return told;
  const asked = askedBack(situation);
  if (!asked) return null;
  const { question, yes, no } = asked;
  // The task itself says how to answer.
  if (step && (step.verb === 'press' || step.verb === 'pick' || step.verb === 'close')) return null;
  if (goal.avoid.some((text) => similarity(phrase(text), phrase(question)) > 0.6)) return null;
  const another = asksOfAnother(situation, question);
  if (another && !no) return null;
  const about = phrase(`${step?.text ?? ''}`);
  const open = another ? undefined : toldFirst(situation, asked);
  if (open)
    return {
      rule: 'open_asked',
      why: `“${open.label}” is asked with it, and I was told that`,
      status: 'continue',
      item: open,
      args: null,
      sure: 0.75,
      cause: open.label,
    };
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
