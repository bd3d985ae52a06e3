import { fold, literalCoverage, phrase, stem, words } from '../../language/index.ts';
import { complaints } from '../filling/complaints.ts';
import type { Step } from '../goal/types.ts';
import { actNames } from '../meaning/act-names.ts';
import { CONFIRMING } from '../meaning/confirmation.ts';
import { valuesGiven } from '../meaning/met.ts';
import { goesOnToPay } from '../rules/several/among.ts';
import { everyLeft } from '../rules/several/every.ts';
import type { Situation } from '../situation.ts';
import { sentencesOf } from './against/news.ts';
import { saidWho } from './sent.ts';
import { hasFailed, type Verdict } from './verdict.ts';

/** Steps that are an act upon the world. */
const ACTS = new Set<Step['verb']>(['transact', 'remove', 'buy', 'add', 'register']);
/** The longest line that is taken for a message. */
const MESSAGE = 160;
/** Words up to which a line says no more than what was done. */
const SHORT = 3;
/** Words before the verb of what was pressed that say nothing of it. */
const BEFORE = /^(?:yes|ok|okay|no|now|please|confirm|i|really|sure)$/;
/** Words of time, negation and asking, under which a participle reports nothing that was done now. */
const NOT_NOW = /\b(?:not|n't|cannot|can't|will be|to be|if|when|before|must|please|already|unless|never)\b|\?/;

/** Stems of the verbs by which a label names its act: "cancel" of "Yes, cancel the repair". */
function verbsOf(label: string): string[] {
  const [first] = words(fold(label)).filter((word) => !BEFORE.test(word));
  // "Reported posts" names no act.
  return first && !/ed$/.test(first) ? [stem(first)] : [];
}

/** Whether a line reports an act as done, in the participle of one of these verbs: "Repair 3307 has been cancelled." */
function reports(line: string, verbs: readonly string[]): boolean {
  const said = fold(line);
  if (NOT_NOW.test(said)) return false;
  return words(said).some((word) => /(?:ed|en|t|d)$/.test(word) && !verbs.includes(word) && verbs.includes(stem(word)));
}

/** A line that begins with what was done: "Handed in on 2 November", "✓ Sent". */
function beginsWith(line: string, verbs: readonly string[]): boolean {
  const first = words(line)[0] ?? '';
  return (
    /(?:ed|en|t|d)$/.test(first) && !verbs.includes(first) && verbs.includes(stem(first)) && !NOT_NOW.test(fold(line))
  );
}

/** Something is told as done, whatever: "Your wish was noted", "The driver has been told". */
const PASSIVE =
  /\b(?:is|are|was|were|been)(?: now| just)? (?:\p{L}+ly )?(?:\p{L}+ed|told|sent|made|put|taken|on (?:its|the) way)\b/u;

/** Whether a line tells something as done, and with it what was put in for it. */
function givesBack(line: string, given: readonly string[]): boolean {
  const said = fold(line);
  return PASSIVE.test(said) && given.some((value) => value.length > 2 && said.includes(fold(value)));
}

/** Words by which a line tells how something stands now. */
const STANDS = /\b(?:is|are|was|were|now)\b/;

/** Whether a line tells of what was pressed as of something that is so: "The ingredients are on the shopping list", after "Put on the shopping list". */
function tellsAsDone(line: string, label: string): boolean {
  // "If there is such an account, a link is on its way": the case is the reader's own.
  const said = fold(line).replace(/^if [^,]*,\s*/, '');
  const [, ...rest] = words(fold(label));
  const thing = phrase(rest.join(' '));
  return (
    !NOT_NOW.test(said) &&
    // "A lane is yours for an hour" is said of any lane.
    !/^(?:an?|any|each|every)\b/.test(said) &&
    STANDS.test(said) &&
    thing.tokens.some((token) => token.weight > 0.3) &&
    literalCoverage(thing, phrase(said)) > 0.99
  );
}

/**
 * The site answers in the very word of what was pressed: "Renew" is followed by "Your loan has been renewed". Nobody needs to
 * be told more, or to find the thing's name in it, when what they pressed was meant for the step.
 */
export function echoed(situation: Situation, step: Step): Verdict {
  const { memory, fresh, page } = situation;
  const { last } = memory;
  if (!ACTS.has(step.verb) || !last || last.kind !== 'click' || last.step !== memory.step) return undefined;
  if (memory.idle > 0 || memory.errors > 0 || hasFailed(situation) || page.dialog) return undefined;
  // The answer to a question of a form is shown there, and has done nothing yet.
  if (last.rule === 'open_list' || last.rule === 'take_option') return undefined;
  // Saying who one is only opens the way.
  if (saidWho(situation)) return undefined;
  // A form that still holds what was put into it has not taken it.
  const held = Object.entries(memory.filled[situation.key] ?? {}).filter(
    ([name, value]) => value.length > 1 && page.byName.get(name)?.value === value,
  ).length;
  if (held > 1) return undefined;
  const told = /message appeared: "([^"]+)"/i.exec(page.outcome)?.[1];
  const names = new Set(page.items.map((item) => fold(item.raw)));
  const verbs = verbsOf(last.label);
  // What was pressed and is only written once more is shown as chosen, and not told as done: "19 November 2026".
  const isSame = (line: string) => fold(line) === fold(last.label);
  const news = [...(told ? [told] : []), ...fresh].filter(
    (line) => line.length < MESSAGE && !names.has(fold(line)) && !isSame(line),
  );
  const given = Object.values(memory.filled[last.key] ?? {});
  const parts = news.flatMap((line) => [line, ...sentencesOf(line)]);
  const isButton =
    last.key === situation.key && !page.items.some((item) => item.role === 'link' && item.raw === last.label);
  const own = actNames(step);
  const plain = parts.find(
    (line) =>
      (CONFIRMING.test(fold(line)) && reports(line, verbs)) ||
      beginsWith(line, verbs) ||
      // "Inserted", after the entry "Long date" of a menu.
      (isButton && words(line).length <= SHORT && beginsWith(line, own)) ||
      (isButton && givesBack(line, given)),
  );
  // A page that was opened speaks of what its link bears, and nothing is done by that.
  const byName = verbs.some((verb) => own.includes(verb));
  // Nor by opening one of several things: what it says then is its own.
  const isAct = last.commits || byName || (isButton && last.rule !== 'among');
  const single = parts.filter((line) => sentencesOf(line).length <= 1);
  const inWords = isAct ? single.find((line) => tellsAsDone(line, last.label)) : undefined;
  const said = plain ?? inWords;
  if (!said || (plain && complaints(situation).length > 0)) return undefined;
  // What was pressed has to be the act itself, and not a part of the way: what lies in a basket is not bought.
  if (step.verb === 'buy' && goesOnToPay(situation)) return undefined;
  const asked = new Set(words(situation.goal.text).map(stem));
  const gone = isButton && !page.items.some((item) => item.raw === last.label && !item.disabled);
  const meant =
    verbs.some((verb) => own.includes(verb) || asked.has(verb)) ||
    memory.acted?.step === memory.step ||
    last.commits ||
    gone;
  if (!meant) return undefined;
  const every = everyLeft(situation, step);
  if ((every && every.left.length > 0) || !valuesGiven(situation, step)) return undefined;
  return { why: `I pressed “${last.label}”, and the page says “${said}”`, cause: said, sure: 0.85 };
}
