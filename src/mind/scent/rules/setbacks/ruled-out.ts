// Sites say in so many words that something cannot be done or had: "This thread is closed", "System roles cannot be deleted", "Only the owner can invite
// members". Who reads that on the page of the very thing, and sees no way to do it all the same, has no need to look any further.
import {
  coverage,
  fold,
  literalCoverage,
  type Phrase,
  phrase,
  sentenceLikeness,
  stem,
  tokens,
  words,
} from '../../../language/index.ts';
import type { Item, Page } from '../../../perception/page.ts';
import { isTelling } from '../../account/outstanding.ts';
import { saidBy } from '../../account/seen-to.ts';
import { newsOf, sentencesOf } from '../../done/against/news.ts';
import { isSearchBox } from '../../filling/fields.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { endsIt } from '../../meaning/emptied.ts';
import { isClickable, properNames } from '../../meaning/match.ts';
import { saysNothingFound } from '../../meaning/nothing-found.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { notListed } from '../../things/not-listed.ts';
import { readThings } from '../../things/reading.ts';
import { GONE } from '../../things/states.ts';
import type { Thing } from '../../things/thing.ts';
import { notToBeHad } from '../common.ts';
import { furtherDown } from '../way/look.ts';
import { nextPage } from '../way/next-page.ts';
import { search } from '../way/search.ts';

/** That an act is not to be done there, or by whoever reads it. */
const CANNOT =
  /\b(?:can(?:not| ?not|['’]t| no longer)|could not|may (?:not|no longer)|(?:is|are|was|were)(?:n['’]t| not| no longer) (?:part of|included in|covered by|open|possible|available|allowed|permitted|supported|offered|accepted|taken|sold|made|sent)|no longer (?:possible|available|offered|accepted|sold|made|taken)|(?:not|im)(?: yet)? ?possible|no (?:\p{L}+ ){1,3}(?:can|may) be|(?:we|they|you) (?:do not|don['’]t|no longer)|does(?: not|n['’]t)|(?:there (?:is|are)|ha(?:s|ve)) no (?:longer )?\p{L}+|not allowed|is not for)\b|\bonly (?:the |an? |our )?\p{L}+(?: \([^)]*\))?(?: \p{L}+)? (?:can|may)\b/iu;
/** That a thing is over, shut or all gone. */
const OVER =
  /\b(?:(?:is|are|was|were|has|have|now|already|been|stays?) (?:now |already |fully |all |permanently )*(?:closed|full|booked(?: out| up)?|sold out|gone|taken|over|past|locked|expired|ended|passed|finished|discontinued|withdrawn|archived)|(?:fully|all) booked|sold out|none (?:is |are )?left|too late|closed (?:on|since))\b/iu;
/** That there is no room for one more, and what needs that. */
const ALL_TAKEN = /\b(\d+) (?:of|out of|\/) \1 (?:\p{L}+ )?(?:used|taken|booked|full|filled|in use)\b/iu;
const ONE_MORE =
  /\b(?:add|another|book|create|enrol|enter|get|invite|join|make|more|new|open|place|put|register|reserve|sign|start|upload)\b/i;
/** What is said of a case that is not this one, of another time, and of what one need not fear. */
const ELSE =
  /\b(?:if|when|unless|once|should|until|in case|without|before|otherwise|except|undone|(?<!neither )here|on this page|but you can|please|need not|worry|reply to)\b|\?$/;
/** How likely a sentence and a step have to be of one matter, where they share no word for the act. */
const OF_ONE_MATTER = 0.24;
/** The same for what is refused outright, on whatever page and beside whatever form. */
const OUTRIGHT = 0.5;
/** Steps by which something is done, and not only looked at. */
const ACTS = new Set<Step['verb']>([
  'transact',
  'buy',
  'add',
  'remove',
  'register',
  'enter',
  'press',
  'submit',
  'reach',
]);

/** The words by which a step calls the thing it is about, name by name. */
function namesOf(step: Step): Phrase[] {
  return [...step.quoted, ...properNames(step.text)].map((name) => phrase(name));
}

/** How near in meaning what was opened has to be to what the task speaks of. */
const NEAR = 0.6;

/** Whether the page is that of something which was opened just now, and is called as the task calls what it means. */
function isOfOpened({ page, memory, goal, step }: Situation): boolean {
  const { last } = memory;
  const head = page.headings[0]?.text ?? '';
  // What is taken in place of the first is told by itself.
  const told = step?.otherwise ? step.text : goal.text;
  return (
    last?.kind === 'click' &&
    head !== '' &&
    fold(last.label) === fold(head) &&
    coverage(phrase(head), phrase(told)) >= NEAR
  );
}

/** Whether the page that is shown is about the thing of the step: it bears its name in its heads, or the place in which the step says it is. */
function isOfThing(situation: Situation, step: Step): boolean {
  const { page } = situation;
  const heads = phrase([page.about.text, ...page.headings.map(({ text }) => text)].join(' . '));
  const borne = (name: Phrase) => {
    const telling = name.tokens.filter(isTelling);
    return telling.length > 0 && telling.every((token) => saidBy(token, heads.tokens));
  };
  return (
    namesOf(step).some(borne) ||
    (step.scope !== '' && literalCoverage(phrase(step.scope), heads) > 0.99) ||
    (step.object !== '' && literalCoverage(phrase(step.object), heads) >= 0.4) ||
    isOfOpened(situation)
  );
}

/** Whether a control is called like the act of the step. */
function isOwnAct(step: Step, { said }: Item): boolean {
  const stems = words(said.folded).map((word) => stem(word));
  return actNames(step).some((name) => stems.includes(name));
}

/** Whether a control that can be used does the act of the step, or takes something for it. */
function isWay(situation: Situation, step: Step, item: Item): boolean {
  if (item.disabled || item.name === 'back' || item.kind === 'scroll') return false;
  if (['type', 'choose', 'set', 'upload'].includes(item.kind)) return !isSearchBox(item);
  if (!isClickable(item) || situation.memory.last?.name === item.name) return false;
  if (situation.memory.tried[situation.key]?.[item.name]) return false;
  return isOwnAct(step, item);
}

/** Whether a sentence speaks of what the step wants done. */
function isOfAct(step: Step, sentence: string): boolean {
  const said = words(sentence).map((word) => stem(word));
  return actNames(step).some((name) => said.includes(name)) || sentenceLikeness(step.text, sentence) >= OF_ONE_MATTER;
}

/** Whether a sentence speaks of the thing itself: "this course", by its name, or by nothing but how it stands. */
function isOfThis(step: Step, sentence: string): boolean {
  return (
    /^\P{L}*(?:sorry|it|we are closed)\b|\bthis\b/u.test(sentence) ||
    words(sentence).some((word) => actNames(step).some((name) => word.startsWith(name.slice(0, ROOT)))) ||
    words(sentence).length <= BARE ||
    namesOf(step).some((name) => literalCoverage(name, phrase(sentence)) > 0.99)
  );
}
/** Letters by which a noun is known to be of a verb: "entries", "registration". */
const ROOT = 4;
/** Words up to which a line says nothing but how the thing stands that the page is about. */
const BARE = 3;

/** What a page tells, sentence by sentence, without what it says of other cases. */
function toldOn({ lines }: Page): string[] {
  return lines
    .flatMap(({ text }) => sentencesOf(text))
    .map((sentence) => sentence.replace(/^please note(?: that)? /, ''))
    .filter((sentence) => !ELSE.test(sentence));
}

/** Where another statement begins in a sentence. */
const CLAUSES = / and (?=(?:do|does|can|cannot|will)\b)/;

/** Whether most of what a clause speaks of is what the step says, word for word. */
function repeats(step: Step, clause: string): boolean {
  const own = tokens(step.text);
  const telling = tokens(clause).filter(isTelling);
  const shared = telling.filter((token) => saidBy(token, own));
  return shared.length >= SHARED && shared.length >= telling.length / 2;
}
/** Telling words that a refusal and a step share at least, to be of one matter by their words alone. */
const SHARED = 2;

/** The sentence with which a site says in so many words that it does not do at all what the step asks for, whatever there may be to fill in beside it. */
function refusedOutright({ page }: Situation, step: Step): string | null {
  const speaks = (clause: string) =>
    CANNOT.test(clause) && (sentenceLikeness(step.text, clause) >= OUTRIGHT || repeats(step, clause));
  return toldOn(page).find((sentence) => [sentence, ...sentence.split(CLAUSES)].some(speaks)) ?? null;
}

/** What the site says to an act that ends something: "The plan is gone" is what came of it, and no reason why it cannot be done. */
function cameOfIt(situation: Situation, step: Step): Set<string> {
  const { last } = situation.memory;
  return new Set(last?.commits && endsIt(step) ? newsOf(situation).flatMap(sentencesOf) : []);
}

/** The sentence with which the page of the thing that a step is about says that it cannot be done, where nothing in sight does it all the same. */
export function ruledOut(situation: Situation, step: Step): string | null {
  if (!isOfThing(situation, step)) return null;
  const outcome = cameOfIt(situation, step);
  const said = toldOn(situation.page).find(
    (sentence) =>
      (CANNOT.test(sentence) && isOfAct(step, sentence)) ||
      (!outcome.has(sentence) &&
        (OVER.test(sentence) || (ALL_TAKEN.test(sentence) && ONE_MORE.test(step.text))) &&
        (isOfThis(step, sentence) || isOfAct(step, sentence))),
  );
  return said && !situation.items.some((item) => isWay(situation, step, item)) ? said : null;
}

/** What is written of the one thing of a list that a step means, where it is marked as gone and cannot be acted on, as the others can. */
function goneThing(situation: Situation, step: Step): string | null {
  const found = readThings(situation, step);
  const names = namesOf(step);
  if (!found || found.missing !== null || names.length === 0 || step.superlative) return null;
  const { set, things } = found;
  const acts = ({ items }: Thing) => items.some((item) => !item.disabled && isClickable(item) && isOwnAct(step, item));
  const isGone = (thing: Thing) => GONE.test(fold(thing.text)) && !thing.items.some(isClickable);
  const isNamed = (thing: Thing) => names.every((name) => literalCoverage(name, thing.said) > 0.99);
  if (things.length === 0 || !things.every((thing) => isNamed(thing) && isGone(thing))) return null;
  return set.things.some(acts) ? things[0]!.text : null;
}

/** Acts by which a list is narrowed. */
const NARROWS: ReadonlySet<string> = new Set(['check', 'choose', 'click']);

/** What the site says that has nothing of what it was searched or narrowed for, as the task says in so many words. */
function nothingFound(situation: Situation, step: Step): string | null {
  const { goal, memory } = situation;
  const said = saysNothingFound(situation);
  const { last } = memory;
  if (!said || !last) return null;
  const narrowed =
    ACTS.has(step.verb) &&
    NARROWS.has(last.kind) &&
    memory.searched.length > 0 &&
    literalCoverage(phrase((last.argument || last.label).replace(/\(\d+\)/, '')), phrase(step.text)) > 0.99;
  const searched = step.verb === 'search' && memory.step < goal.steps.length - 1 && last.rule === 'send_search';
  return narrowed || searched ? said : null;
}

/** What the site says that has no one of the name that was searched for, of whom something is asked. */
function nobodyFound(situation: Situation, { verb, text }: Step): string | null {
  if (verb !== 'learn') return null;
  const names = new Set(properNames(text).map(fold));
  return situation.memory.searched.some((query) => names.has(fold(query))) ? saysNothingFound(situation) : null;
}

/** The end for who has read the whole list in which the one would stand that is asked about, and sees no other place for it. */
function isNotListed(situation: Situation, step: Step, { rule, item }: Proposal): Proposal | null {
  const list = notListed(situation, step);
  if (!list || furtherDown(situation) || nextPage(situation)) return null;
  if (item && rule !== 'try_again' && isOfMatter(step, item)) return null;
  const known = situation.memory.searched.some((query) => phrase(query).folded === phrase(list.name).folded);
  const typed = known
    ? null
    : search(situation, list.name, `none of these has “${list.name}”, so I search for it`, false);
  if (typed) return typed;
  const why = `I have seen ${list.things.length} of them, and none has “${list.name}”`;
  return { rule: 'not_here', why, status: 'gave_up', item: null, args: null, sure: 0.4, cause: list.name };
}

/** Whether a control speaks of what is asked about, in its words or in others. */
function isOfMatter(step: Step, { said, label }: Item): boolean {
  return (
    literalCoverage(said, phrase(`${step.object} ${step.scope}`)) > 0 || sentenceLikeness(step.text, label) >= LEADS_ON
  );
}
/** How likely a way on has to be to tell it, for who has read the list. */
const LEADS_ON = 0.35;

/** Rules by which people act who see nothing that would do: a guess, another look, the way back, waiting. */
const AT_A_LOSS: ReadonlySet<string> = new Set([
  'satisfice',
  'open_menu',
  'order',
  'back',
  'wait',
  'try_again',
  'exhausted',
  'next_page',
]);

/** Who would only guess, wait or go elsewhere, and has read on the page of the very thing that it cannot be done, leaves it at that. */
export function takesNo(situation: Situation, proposal: Proposal): Proposal {
  const { step, goal, memory } = situation;
  if (!step || proposal.status === 'completed' || goal.steps[memory.step + 1]?.otherwise) return proposal;
  // Who was told what to take in its place goes back for that.
  if (proposal.rule === 'back' && memory.instead) return proposal;
  const acts = ACTS.has(step.verb);
  const read = () =>
    (acts ? (ruledOut(situation, step) ?? goneThing(situation, step)) : null) ??
    nothingFound(situation, step) ??
    nobodyFound(situation, step);
  const absent = AT_A_LOSS.has(proposal.rule) ? isNotListed(situation, step, proposal) : null;
  if (absent) return absent;
  const said = (acts ? refusedOutright(situation, step) : null) ?? (AT_A_LOSS.has(proposal.rule) ? read() : null);
  if (said === null) return proposal;
  const line = situation.page.lines.find(({ text }) => fold(text).includes(said))?.text ?? said;
  return notToBeHad(line.slice(0, 140), 0.4);
}
