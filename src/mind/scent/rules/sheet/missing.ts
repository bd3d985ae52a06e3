import { fold } from '../../../language/index.ts';
import { isOn } from '../../meaning/state.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { blanksOf } from './blanks.ts';
import { put } from './put.ts';
import { says } from './told.ts';

/** What the site misses, where nothing was told for it: the box is ticked, the first answer taken, what is folded away opened. */
export function answerMissing(situation: Situation, wrong: readonly string[]): Proposal | null {
  const { memory, key } = situation;
  const said = fold(wrong.join(' . '));
  for (const blank of blanksOf(situation)) {
    if (blank.kind === 'box' && blank.shown === 'off' && blank.required)
      return put(situation, { blank, text: 'on', fit: 1 });
    const named = said.includes(fold(blank.label)) || blank.required;
    if (named && blank.shown === '' && blank.options.length > 0 && (blank.kind === 'list' || blank.kind === 'choice')) {
      const told = blank.options.find((option) => says(situation.asked, option));
      return put(situation, { blank, text: told ?? blank.options[0]!, fit: 1 });
    }
  }
  const folded = situation.items.find(
    (item) =>
      item.state.has('collapsed') &&
      said.includes(fold(item.raw)) &&
      !isOn(item) &&
      timesTried(memory, key, item.name) < 2,
  );
  if (!folded) return null;
  return {
    rule: 'open_choices',
    why: `the page speaks of “${folded.label}”`,
    status: 'continue',
    item: folded,
    args: folded.kind === 'click' ? null : argumentOf(folded, ''),
    sure: 0.8,
    cause: folded.label,
  };
}
