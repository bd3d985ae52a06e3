import { fold, stem, words } from '../../language/index.ts';
import type { Goal, Step } from './types.ts';

/** "The note given", "the town that is given": words for what was told beside the task. */
const GIVEN =
  /\b(?:the|this|that|your|my)\s+(?:(?:given|following|supplied)\s+((?:[\p{L}-]+\s){0,2}?[\p{L}-]+)|((?:[\p{L}-]+\s){0,2}?[\p{L}-]+)\s+(?:(?:that|which)\s+(?:is|was|you (?:are|were))\s+)?(?:given|below|supplied|provided))(?=$|[\s,.;])/iu;
/** Where it goes: "under Send to", "into the box Note". */
const INTO = /\b(?:under|into|in|as|for|beside)\s+(?:the\s+)?(?:(?:field|box)\s+)?(.+?)(?:\s+(?:field|box))?$/i;
const TYPED = new Set<Step['verb']>(['enter', 'transact']);
const PUTS = /^(?:write|type|enter|put|fill in|key in|paste|copy)\b/i;

/** "Rename it to the new name": a value that only says by which name it is known. */
function spellPairs(step: Step, known: ReadonlyArray<{ name: string; value: string }>): void {
  step.pairs = step.pairs.map((pair) => {
    const said = words(fold(pair.value).replace(/^(?:the|my|your|our)\s+/, '')).map(stem);
    if (said.length === 0 || said.length > 4) return pair;
    const meant = known.filter(({ name }) => {
      const own = words(fold(name.replace(/_/g, ' '))).map(stem);
      return said.every((word) => own.includes(word));
    });
    return meant.length === 1 ? { ...pair, value: meant[0]!.value } : pair;
  });
}

/** Spells out what a task calls "the note given" by what was told under that name. Changes the steps. */
export function spellOut(goal: Goal, known: ReadonlyArray<{ name: string; value: string }>): void {
  for (const step of goal.steps) {
    spellPairs(step, known);
    if (!TYPED.has(step.verb) || !PUTS.test(step.text) || step.quoted.length > 0) continue;
    const found = GIVEN.exec(step.text);
    const called = found?.[1] ?? found?.[2];
    if (!found || !called) continue;
    const said = words(called).map(stem);
    const entry = known.find(({ name }) =>
      words(fold(name.replace(/_/g, ' '))).some((word) => said.includes(stem(word))),
    );
    if (!entry) continue;
    const into = INTO.exec(step.text.slice(found.index + found[0].length))?.[1];
    step.verb = 'enter';
    step.pairs = [{ field: into ?? called, value: entry.value }];
  }
}
