import { fold, literalCoverage, phrase } from '../../../language/index.ts';
import { objects } from '../../filling/complaints.ts';
import { assigned } from '../../filling/coverage/assign.ts';
import { isNewsletter, isSearchBox } from '../../filling/fields.ts';
import { tells } from '../../filling/say.ts';
import type { Step } from '../../goal/types.ts';
import { followsAt } from '../../instructions/follow.ts';
import { isEchoOfPress, isGoodNews } from '../../meaning/confirmation.ts';
import { tellsEmptied } from '../../meaning/emptied.ts';
import { isClickable, sameWords, wantedText } from '../../meaning/match.ts';
import { isPlaceOfKind } from '../../meaning/place-of-kind.ts';
import { isOn, opensMore } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Situation } from '../../situation.ts';
import { newsOf } from './news.ts';

/** Rules by which a box or a switch is brought into the state that is wanted. */
const TURNS_ON = new Set(['tick', 'pick', 'each_meant', 'untick']);
/** Acts by which one only looks for something: nothing is done by them. */
const LOOKS = new Set(['type_query', 'send_search', 'scroll', 'back', 'next_page', 'wait']);
/** Acts by which one only opens what holds the thing that is to be done. */
const OPENS = new Set(['open_menu', 'open_choices', 'open_list', 'point', 'turn_to_part']);
const CHOOSES = new Set<Step['verb']>(['pick', 'tick', 'untick', 'sort', 'filter']);
const ACTS = new Set<Step['verb']>(['buy', 'add', 'transact', 'remove', 'register']);
/** What shuts something that has come up over the page. */
const SHUTS = /^(?:close|dismiss|no,? thank|not now|maybe later|x$|×)/;
/** Lines that come up together, up to which they are an answer to what was pressed. */
const ANSWER = 3;

/** Whether a box or a switch that was turned stands otherwise than it was turned, or what came up over the page hides how it stands. */
function standsOtherwise({ memory, page, items, appeared }: Situation): boolean {
  const { last } = memory;
  if (last?.kind !== 'check' || !TURNS_ON.has(last.rule)) return false;
  const box = page.byName.get(last.name);
  if (/\bis now (?:un)?checked\b/.test(fold(page.outcome))) return false;
  if (!box) return items.some((item) => appeared.has(item.name) && SHUTS.test(item.said.folded));
  const known = box.role === 'switch' || box.role === 'checkbox';
  return known && isOn(box) === (last.rule === 'untick');
}

/** Whether the box that a step is about stands otherwise than the step wants it, although it was turned: more was asked for before it takes effect. */
function stillOtherwise({ page, memory, key }: Situation, step: Step): boolean {
  if (step.verb !== 'tick' && step.verb !== 'untick') return false;
  const asked = phrase(step.text);
  return page.items.some(
    (item) =>
      item.role === 'switch' &&
      item.said.tokens.length > 0 &&
      literalCoverage(item.said, asked) === 1 &&
      timesTried(memory, key, item.name) > 0 &&
      isOn(item) === (step.verb === 'untick'),
  );
}

/** What leaves things as they are, where they were to be changed. */
const LEAVES =
  /^(?:keep(?!.*\blonger\b|\s+(?:an?|one|two|\d+)\s)|stay|no,? (?:keep|stay|thanks?)|never ?mind|go back|don't)\b/;

/** Whether what was pressed last leaves everything as it is, and the step asks for nothing of the kind. */
function onlyLeft({ memory: { last, filled } }: Situation, step: Step): boolean {
  const said = last?.kind === 'click' ? LEAVES.exec(fold(last.label))?.[0] : undefined;
  // "Keep", at the end of a form in which something was written, keeps what was written.
  if (said === 'keep' && last!.rule === 'commit' && Object.keys(filled[last!.key] ?? {}).length > 0) return false;
  return said !== undefined && !fold(step.text).includes(said.split(' ')[0]!);
}

/** Steps that nothing is put in for. */
const ONLY_LOOKS = new Set<Step['verb']>([
  'reach',
  'learn',
  'locate',
  'back',
  'press',
  'close',
  'expand',
  'hover',
  'wait',
]);

/** Whether data are given that a form on this page asks for, and nothing of them was put anywhere: to have come here is not all. */
export function nothingGiven({ memory, knowledge, items, goal }: Situation, step: Step): boolean {
  // What a later step does may well be what they are for.
  const does = (later: Step) => !ONLY_LOOKS.has(later.verb) || followsAt(later.text) >= 0;
  if (goal.steps.slice(memory.step + 1).some(does)) return false;
  if (!['reach', 'learn', 'locate'].includes(step.verb) || knowledge.length === 0 || memory.searched.length > 0)
    return false;
  // What was put in and not sent has done nothing either.
  const put = Object.keys(memory.filled).length > 0 || memory.covered.length > 0;
  if (put && (memory.commits > 0 || memory.last?.kind === 'click')) return false;
  return items.some((item) => item.kind === 'type' && !isSearchBox(item) && !isNewsletter(item));
}

function nothingPut({ memory }: Situation): boolean {
  return memory.covered.length === 0 && Object.values(memory.filled).every((form) => Object.keys(form).length === 0);
}

/** Whether somebody is to be told something that was put nowhere yet, and what was pressed has brought up the field for it: "Reply", below a question. */
function onlyOpensField(situation: Situation, step: Step): boolean {
  const { memory, page, appeared } = situation;
  if (memory.last?.kind !== 'click' || !tells(step) || !nothingPut(situation)) return false;
  return page.items.some((item) => item.kind === 'type' && appeared.has(item.name) && !isSearchBox(item));
}

/** Whether a form in sight has a field with nothing in it for what was told under its name, and nothing was sent: that comes first. */
export function leftOpen(situation: Situation): boolean {
  const { memory, goal } = situation;
  // A way to another page has sent nothing off, whatever it is called.
  const led = memory.last?.kind === 'click' && memory.last.key !== situation.key && nothingPut(situation);
  if (!led && (memory.commits > 0 || memory.last?.commits)) return false;
  if (memory.step < goal.steps.length - 1 || memory.searched.length > 0) return false;
  // What went off with a step before this one is not to go off again.
  const sent = memory.step > 0 ? Object.values(memory.filled).flatMap((fields) => Object.values(fields)) : [];
  return assigned(situation).some(
    ({ entry, control, rest, value }) =>
      entry?.source === 'knowledge' &&
      !sent.includes(value) &&
      !rest &&
      ['text', 'known'].includes(control.kind) &&
      control.shown === '',
  );
}

/** Whether what was to go stands there as before: the very button that was pressed for it, beside its name, and no word of its being gone. */
function stillListed(situation: Situation, step: Step): boolean {
  const { memory, page } = situation;
  const { last } = memory;
  const button = last?.kind === 'click' ? page.byName.get(last.name) : undefined;
  if (step.verb !== 'remove' || !last || !button || button.raw !== last.label || button.disabled) return false;
  const thing = phrase([step.object, ...step.quoted].join(' '));
  if (thing.tokens.length === 0 || newsOf(situation).some((line) => WENT.test(fold(line)))) return false;
  return literalCoverage(thing, phrase(`${button.raw} . ${button.context.text}`)) >= NAMES;
}
/** How a site says that something is no more. */
const WENT =
  /\b(?:deleted|removed|erased|discarded|cancell?ed|archived|emptied|cleared|withdrawn|thrown|taken (?:off|out|away)|gone|closed|ended|no longer)\b/;
/** Share of the name of a thing that a button and its row bear when it is the thing's own. */
const NAMES = 0.5;

/** Entries that come up together, from which on they are a menu although nothing calls them so. */
const ENTRIES = 2;

/** Whether what was pressed last has only opened a menu, in which the act itself has come up. */
function onlyOpensMenu({ memory, page, appeared, fresh, items }: Situation): boolean {
  const { last } = memory;
  if (!last) return false;
  if (OPENS.has(last.rule)) return true;
  const opener = last.kind === 'click' ? page.byName.get(last.name) : undefined;
  if (!opener || last.rule === 'commit' || last.rule === 'confirm') return false;
  const entries = items.filter((item) => item !== opener && appeared.has(item.name) && isClickable(item));
  if (opensMore(opener)) return entries.length > 0;
  const labels = entries.map((item) => fold(item.raw)).join(' ');
  return entries.length >= ENTRIES && fresh.every((line) => labels.includes(fold(line)));
}

/** Whether among what a press has brought up stands something that the step speaks of, and what was pressed does not: "Honey", in the menu of colours. */
function bringsUpAsked({ memory, items, appeared }: Situation, step: Step): boolean {
  const pressed = phrase(memory.last?.label ?? '').tokens.map((token) => token.stem);
  const asked = phrase(step.text).tokens.filter((token) => token.weight > TELLS && !pressed.includes(token.stem));
  return items.some(
    (item) =>
      appeared.has(item.name) &&
      isClickable(item) &&
      item.said.tokens.some((token) => asked.some((other) => other.stem === token.stem)),
  );
}
/** Weight of a word from which on it tells one entry from another. */
const TELLS = 0.3;

/** Whether what a step names stands there and was not pressed, but something that is not called so was: it has only just come up. */
function ownIsLeft({ memory, items, key }: Situation, step: Step): boolean {
  const { last } = memory;
  const name = wantedText(step);
  if (step.verb !== 'press' || last?.kind !== 'click' || name === '' || sameWords(name, last.label)) return false;
  return items.some(
    (item) =>
      isClickable(item) &&
      !item.disabled &&
      sameWords(name, item.raw) &&
      !isPlaceOfKind(step, item) &&
      timesTried(memory, key, item.name) === 0,
  );
}

/** What asks for something to be told. */
const ASKS = /\b(?:which|what|who|whose|when|where|how (?:much|many|long|often|old|far))\b[^?]*\?/i;

/** Where one sentence ends and another one that commands begins: "… to live in. Keep the cheapest one". */
const COMMANDS =
  /[.!?]\s+(?:Please\s+)?(?!You\b|I\b|We\b|It\b|They\b|He\b|She\b|The\b|There\b|That\b|This\b)\p{Lu}\p{Ll}+\s/u;

/**
 * Whether a step that was only understood as a way to somewhere asks a question, or is a whole story with something to be done at its end:
 * with no word of an answer nothing of it is done.
 */
export function isUntold({ verb, text }: Step): boolean {
  return verb === 'reach' && (ASKS.test(text) || COMMANDS.test(text));
}

/** Lines and figures that are drawn by hand. */
const DRAWS =
  /^(?:draw|sketch|paint)\s+(?:an?|the)\s+(?:\p{L}+\s+){0,2}(?:line|circle|shape|figure|square|rectangle|triangle|curve)\b/iu;

/** Whether a line or a figure was to be drawn, and what it is drawn on was only pressed. */
function onlyTapped({ memory: { last }, page }: Situation, step: Step): boolean {
  return last?.kind === 'click' && DRAWS.test(step.text) && page.byName.get(last.name)?.role === 'generic';
}

/** Whether something was to be chosen, and the press has only turned to another place of the site's menu. */
function onlyTurned({ memory, page, key }: Situation, step: Step): boolean {
  const { last } = memory;
  if (!['pick', 'tick', 'untick', 'enter'].includes(step.verb) || last?.kind !== 'click' || last.key === key)
    return false;
  const pressed = page.byName.get(last.name);
  return pressed?.role === 'link' && pressed.state.has('current');
}

/** Whether what was to be opened was: the page is headed by it now, and whatever else stands there is its own. */
function isOpened({ memory: { last }, page, key }: Situation, { verb }: Step): boolean {
  return (
    ['press', 'reach'].includes(verb) &&
    last?.key !== key &&
    page.headings.some(({ text, level }) => level === 1 && sameWords(text, last?.label ?? ''))
  );
}

/** The line by which the page objects to what was pressed last, while nothing else has come of it; null where it does not. */
export function objection(situation: Situation, step: Step): string | null {
  const { last } = situation.memory;
  if (last?.kind !== 'click' || isOpened(situation, step)) return null;
  const news = newsOf(situation);
  if (news.length === 0 || news.length > ANSWER) return null;
  if (news.some((line) => isGoodNews(line) || isEchoOfPress(situation, line))) return null;
  const names = new Set(situation.page.items.map((item) => fold(item.raw)));
  return news.find((line) => !names.has(fold(line)) && objects(line) && !tellsEmptied(line, step, news)) ?? null;
}

/**
 * Whether the page shows that what was asked for is not so, whatever else speaks for it: the thing stands otherwise, its own button is still to
 * be pressed, nothing but looking was done, or the site objects.
 */
export function unmet(situation: Situation, step: Step): boolean {
  const { memory } = situation;
  if (memory.last?.step !== memory.step) return false;
  if (ACTS.has(step.verb) && onlyLeft(situation, step)) return true;
  if (CHOOSES.has(step.verb) && OPENS.has(memory.last.rule)) return true;
  if (ACTS.has(step.verb) && memory.commits === 0 && !memory.added && LOOKS.has(memory.last.rule)) return true;
  if (ACTS.has(step.verb) && (onlyOpensMenu(situation) || onlyOpensField(situation, step))) return true;
  if (step.verb === 'pick' && onlyOpensMenu(situation) && bringsUpAsked(situation, step)) return true;
  if (onlyTapped(situation, step)) return true;
  if (stillOtherwise(situation, step) || stillListed(situation, step)) return true;
  if (standsOtherwise(situation) || ownIsLeft(situation, step) || onlyTurned(situation, step)) return true;
  // A button that the task itself names is pressed, whatever comes of it.
  const named = step.verb === 'press' && step.role !== null && memory.told === null;
  return !named && objection(situation, step) !== null;
}
