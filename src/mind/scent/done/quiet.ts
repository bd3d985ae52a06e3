import { coverage, fold, literalCoverage, phrase, stem, words } from '../../language/index.ts';
import { complaints } from '../filling/complaints.ts';
import { station } from '../foraging/scripts.ts';
import type { Step } from '../goal/types.ts';
import { actNames } from '../meaning/act-names.ts';
import { sameWords, wantedText } from '../meaning/match.ts';
import { type Done, onePage, type Situation } from '../situation.ts';
import { asksOn } from './asks-on.ts';
import { isExercise } from './exercise.ts';

/** Whether nothing is told of the page's words and its address: nobody can know then that it says nothing. */
function isWordless({ page }: Situation): boolean {
  return page.lines.length === 0 && page.url === '';
}

/** Scent, and how much more of it than the next best, from which a person takes it that this was the thing that was asked for. */
const CHOSEN = { scent: 16, margin: 5 } as const;

const TRAVELS = /^(?:go|open|visit|navigate|get|head|return|view|show|see|reach|browse|switch)\b/;

/** What plainly was the best to press on a page without anything else to do was pressed, and nothing came of it: that was it. */
export function quietlyChosen(situation: Situation, step: Step): Done {
  const { memory } = situation;
  const { last } = memory;
  if (isWordless(situation)) return null;
  if (!['press', 'pick', 'reach'].includes(step.verb) || memory.idle === 0 || !onePage(situation)) return null;
  // Who wants to get somewhere sees that they are where they were.
  if (TRAVELS.test(fold(step.text)) && !isExercise(situation.page)) return null;
  // On a page of a site a press that does nothing was not the one, unless it bears just the name that was given.
  if (!isExercise(situation.page) && !sameWords(wantedText(step), last?.label ?? '')) return null;
  // A game is not won by the first press of it.
  if (/\b(?:win|beat|defeat|solve|play|playing)\b/.test(fold(step.text))) return null;
  if (last?.kind !== 'click' || last.step !== memory.step) return null;
  // What was told from all others by what the task says of it needs no scent.
  const strong = last.scent >= CHOSEN.scent || isExercise(situation.page);
  const plainly = last.rule === 'satisfice' && strong && last.margin >= CHOSEN.margin;
  if (!plainly && last.rule !== 'among') return null;
  if (asksOn(situation, step) || complaints(situation).length > 0) return null;
  // What is written in capitals is written so where it is meant.
  const spelled = step.text.match(/(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}\p{N}])/gu) ?? [];
  if (spelled.length > 0 && !spelled.some((word) => fold(last.label).includes(fold(word)))) return null;
  return { why: `I pressed “${last.label}”, which fits best by far`, cause: last.label, sure: 0.5 };
}

/** Words of buttons that send anything off. */
const SENDS =
  /\b(?:submit|send|save|changes|confirm|place|my|your|apply|update|create|add|next|continue|ok|okay|go|done|finish|post|publish|now|and|the|a|new|yes)\b/g;

/** "Create filter", for who wants the spam emptied: a button that names another thing. */
function ofAnother(step: Step, label: string): boolean {
  const own = phrase(fold(label).replace(SENDS, ' '));
  return (
    own.tokens.some((token) => token.weight > 0.3) &&
    coverage(own, phrase(`${step.text} ${actNames(step).join(' ')}`)) < 0.4
  );
}

/**
 * On one page that says nothing, the asked act is done once its control was pressed: the control bears the name of the act, nothing more
 * is asked for, nothing was refused. A site of several pages confirms what matters; there silence is not taken for success.
 */
export function quietlyDone(situation: Situation, step: Step): Done {
  const { memory, key } = situation;
  const { last } = memory;
  if (!last || last.step !== memory.step || last.kind !== 'click' || isWordless(situation)) return null;
  if (!onePage(situation)) return null;
  // What lies in the basket is not bought yet.
  if (step.verb === 'buy' && /\b(?:cart|basket|bag)\b/.test(fold(last.label))) return null;
  if (memory.errors > 0 || asksOn(situation, step) || complaints(situation).length > 0) return null;
  const given = Object.keys(memory.filled[last.key] ?? memory.filled[key] ?? {}).length;
  const sent =
    last.rule === 'commit' && last.commits && given > (step.verb === 'signin' ? 1 : 0) && !ofAnother(step, last.label);
  // Nothing was bought while the form for it still asks.
  const asking = Object.keys(memory.filled[last.key] ?? {}).some((name) => situation.page.byName.has(name));
  if (step.verb === 'buy' && asking) return null;
  // What was sent stands there still, and nothing came of it, or a word has come up beside it: that is no thanks.
  const held = Object.entries(memory.filled[last.key] ?? {}).some(
    ([name, value]) => value.length > 1 && situation.page.byName.get(name)?.value === value,
  );
  if (last.rule === 'commit' && held && situation.fresh.length <= 3 && !isExercise(situation.page)) return null;
  // What the step gives stands in a field beside the button still.
  const stays = situation.items.some((item) => item.name === last.name && item.raw === last.label && !item.disabled);
  const numbered = situation.items.some(
    (item) => item.kind === 'type' && /\d{3}/.test(item.value) && step.text.includes(item.value),
  );
  if (stays && numbered) return null;
  const own = new Set(actNames(step));
  const stage = station(situation, step, last.label);
  // An act is called by its verb first: "Vote up", and not "Most votes".
  const named = own.has(stem(words(last.label)[0] ?? '')) || stage.weight >= 0.8;
  if (step.pairs.length > 0 && given === 0 && step.verb !== 'buy') return null;
  // "Export it as PDF": the act was pressed before, and this is what the step says of it.
  const manner =
    last.scent >= 30 &&
    literalCoverage(phrase(last.label), phrase(step.text)) === 1 &&
    Object.keys(memory.tried[last.key] ?? {}).some((name) => own.has(stem(words(name.replace(/^\w+:/, ''))[0] ?? '')));
  if (!sent && !manner && !(named && last.scent >= 12)) return null;
  return { why: `I did “${step.text}”, and nothing speaks against it`, cause: last.label, sure: 0.5 };
}
