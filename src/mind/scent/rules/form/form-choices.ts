import { coverage, fold, literalCoverage, phrase, similarity, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { choiceFor } from '../../filling/choices.ts';
import { answerOfRow } from '../../filling/coverage/answer-grid.ts';
import { wantedIn } from '../../filling/coverage/assign.ts';
import { leavesOut } from '../../filling/coverage/boxes.ts';
import { isRequired } from '../../filling/fields.ts';
import { exempted } from '../../goal/exempt.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { sameWords } from '../../meaning/match.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { likeliestFor } from '../sheet/prose/likeliest.ts';

const TERMS =
  /\b(?:terms|conditions|privacy policy|i (?:have read|agree|accept|confirm|understand|certify|declare)|i (?:will|shall|promise to|undertake to|agree to) (?:keep|stick|follow|obey|respect|observe|abide)\b|agreement|(?:details|information|data|answers|entries|everything)(?: \w+){0,4} (?:is|are) (?:correct|true|complete|right)|consent to the processing)\b/;

/** A box by which one says that one is old enough: "I am 16 or over". */
const OF_AGE =
  /^i(?: am|'m|'m| confirm that i am| confirm i am) (?:(?:aged |over |at least |older than )+(\d{2})|(\d{2}) (?:years )?(?:old )?(?:or|and) (?:over|older|above|more))\b/;
/** Ages that a task tells. */
const AGES =
  /\b(?:is|am|are|aged|age|of) (\d{1,2})(?! ?(?:%|euros?|pounds?|kilos?|minutes?|hours?|weeks?|months?|nights?|people)\b)\b|\b(\d{1,2})[- ]years?[- ]old\b/g;

/** Whether somebody says with a box that they are as old as one has to be, and the task tells of nobody who is younger. */
function isOfAge({ asked }: Situation, label: string): boolean {
  const found = OF_AGE.exec(label);
  if (!found) return false;
  const least = Number(found[1] ?? found[2]);
  return [...fold(asked).matchAll(AGES)].every((age) => Number(age[1] ?? age[2]) >= least);
}

const WHOLE = /\b(?:all|any|every|everything|each)\b/;

/** Whether what is not wanted is a box: by its own words, or by others for them where no box bears the words themselves. */
function refuses({ items }: Situation, text: string, item: Item): boolean {
  const said = phrase(text);
  const bears = (box: Item) => literalCoverage(said, box.said) > 0.7;
  if (items.some((box) => box.kind === 'check' && bears(box))) return bears(item);
  return similarity(said, item.said) > 0.45 || coverage(said, item.said) > 0.7;
}

/** Ticks what has to be accepted, what the task asks for and what the person knows to be so; takes out what is not wanted. */
export function tickOne(situation: Situation, step: Step, item: Item, inForm: boolean): Proposal | null {
  if (timesTried(situation.memory, situation.key, item.name) >= 2) return null;
  // What the task refuses is not ticked, however its words fit.
  if (wantedIn(situation, item) === 'off' && !isOn(item)) return null;
  const label = fold(`${item.label} ${item.label.length < 4 ? item.context.text : ''}`);
  const kept = exempted(situation.goal);
  // Under "Please leave out" what is not wanted is ticked.
  const avoid =
    !leavesOut(item) && situation.goal.avoid.some((text) => !kept.includes(text) && refuses(situation, text, item));
  if (avoid)
    return isOn(item)
      ? {
          rule: 'untick',
          why: `I do not want “${item.label}”`,
          status: 'continue',
          item,
          args: null,
          sure: 0.85,
          cause: item.label,
        }
      : null;
  if (isOn(item)) return null;
  const terms = (TERMS.test(label) || isOfAge(situation, label)) && inForm;
  const required = inForm && isRequired(item);
  const named = step.verb === 'tick' || step.verb === 'pick' ? step.items : [];
  const asked =
    step.object &&
    (named.length === 0 || named.some((name) => literalCoverage(phrase(name), item.said) > 0.85)) &&
    !['learn', 'untick', 'remove'].includes(step.verb) &&
    literalCoverage(item.said, phrase(`${step.text} ${step.object}`)) > 0.85 &&
    item.said.tokens.some((token) => token.weight > 0.4);
  const known = situation.knowledge.some(
    (entry) =>
      (/^(?:yes|true)$/i.test(entry.value) && similarity(phrase(entry.name), item.said) > 0.6) ||
      // "Lower fares, more seats": one value for several boxes.
      entry.value.split(/\s*[,;|]\s*|\s+and\s+/).some((part) => sameWords(part, item.label)),
  );
  // "Unsubscribe me from everything", for who wants no more of it at all.
  const own = new Set(actNames(step));
  const whole =
    inForm &&
    WHOLE.test(item.said.folded) &&
    WHOLE.test(fold(step.text)) &&
    words(label).some((word) => own.has(stem(word)));
  if (!terms && !required && !asked && !known && !whole) return null;
  return {
    rule: 'tick',
    why: terms ? `“${item.label}” has to be accepted to go on` : `“${item.label}” belongs to it`,
    status: 'continue',
    item,
    args: argumentOf(item, ''),
    sure: 0.8,
    cause: item.label,
  };
}

/** Takes one of a set of radio buttons, as the task, the person or sense says. */
export function chooseRadio(
  situation: Situation,
  name: string,
  radios: readonly Item[],
  inForm: boolean,
): Proposal | null {
  if (radios.some((item) => timesTried(situation.memory, situation.key, item.name) > 0)) return null;
  const labels = radios.map((item) => item.label || item.context.text);
  const list = { ...radios[0]!, label: name, kind: 'choose', options: labels, value: '', said: phrase(name) } as Item;
  const on = radios.findIndex(isOn);
  // In a grid of which the task names another row.
  if (answerOfRow(situation, name) === null) return null;
  // Unasked, a choice is made only where its question stands in sight: above it one may have been made already.
  const asked = situation.memory.errors > 0 || situation.page.lines.some((line) => sameWords(line.text, name));
  // Where an answer was thought of and thought better of, no other is taken for want of one.
  const doubted = [...(situation.dropped ?? [])].some(
    ({ role, group }) => role === 'radio' && group === radios[0]!.group,
  );
  const wanted = radios.map((item) => wantedIn(situation, item)).find((value) => value !== null);
  const found = wanted
    ? ({ value: wanted, source: 'task', strong: true } as const)
    : choiceFor(situation, list, inForm && on < 0 && asked && !doubted, inForm);
  if (!found) return null;
  // Before one is taken for want of a better, what the task tells of the question in other words.
  const told = found.source === 'sensible' ? likeliestFor(situation, radios[0]!)?.option : undefined;
  const index = labels.indexOf(told ?? found.value);
  const item = radios[index];
  if (!item || index === on || (!found.strong && on >= 0)) return null;
  return {
    rule: 'pick',
    why: `for “${name.slice(0, 60)}” I take “${item.label}”`,
    status: 'continue',
    item,
    args: argumentOf(item, ''),
    sure: found.strong ? 0.9 : 0.7,
    cause: item.label,
  };
}
