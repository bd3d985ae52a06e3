import { words } from '../../language/index.ts';
import { foundIn } from '../answering/facts/asked.ts';
import { factsOn } from '../answering/facts/read.ts';
import type { Step } from '../goal/types.ts';
import type { Proposal, Situation } from '../situation.ts';
import { saidIn } from '../view/said.ts';
import { completed } from './common.ts';
import { isBusy } from './setbacks/setback.ts';
import { furtherDown, scrollDown } from './way/look.ts';

/** What asks for something to be told. */
const ASKS =
  /\?|\b(?:tell|report|say|give|name|note|find out|know|what|which|who|how many|how often|count|read|need|look up)\b/i;
/** Verbs of telling, which the reader of a page may be asked by. */
const TELLS =
  /^(?:say|report|note|read|give|tell|state|mention|check|look|find|name|count|compare|go|see|need|answer|put|write|please)$/;
const ASKING = new Set<Step['verb']>(['learn', 'locate', 'reach', 'transact', 'tick']);
/** What shows more of a list than stands there. */
const MORE = /^(?:next|load more|show (?:more|all)|more|older|view all|see all|›|»|→)/i;

/** Whether nothing is asked but to be told something. */
function onlyAsks({ goal, asked, knowledge }: Situation): boolean {
  if (knowledge.length > 0 || !ASKS.test(asked)) return false;
  return goal.steps.every(({ verb, text }) => {
    if (!ASKING.has(verb)) return false;
    return verb === 'transact' || verb === 'tick' ? TELLS.test(words(text)[0] ?? '') : true;
  });
}

/**
 * Answers what a page tells under names: the thing and the name that the question says, whatever the words around them; what is counted or
 * compared once all of it was seen. Writes to `memory`.
 */
export function tellFacts(situation: Situation): Proposal | null {
  const { memory, page, key, asked, items } = situation;
  if (memory.told || page.dialog !== '' || isBusy(situation) || !onlyAsks(situation)) return null;
  const told = factsOn(page, memory.facts?.key === key ? memory.facts.told : []);
  memory.facts = { key, told: told.slice(-KEPT) };
  const found = foundIn(saidIn(asked), told);
  if (!found) return null;
  if (!found.single) {
    if (items.some(({ raw, disabled }) => !disabled && MORE.test(raw))) return null;
    const down = furtherDown(situation);
    if (down) return scrollDown(situation, down, 'all of it is to be seen before it is counted or compared');
  }
  const { answer } = found;
  return completed({ why: `the page tells it: “${answer}”`, cause: answer, sure: 0.85, answer });
}
/** Facts that are kept in mind. */
const KEPT = 600;
