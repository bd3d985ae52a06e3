import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
/** Numbers told in a row: "[9, 12, 13]", "3, 8 and 5". */
const LIST = new RegExp(`(?<![\\w.])${NUMBER}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+)${NUMBER})+(?![\\w.])`);
/** Several controls of one kind, that bear no names of their own. */
const KINDS: ReadonlyArray<[RegExp, (item: Item) => boolean]> = [
  [/\b(?:sliders|ranges|faders|dials|knobs)\b/, (item) => item.role === 'slider' || item.kind === 'set'],
  [/\b(?:spinners|spinboxes|number (?:fields|boxes|inputs)|counters)\b/, (item) => item.role === 'spinbutton'],
];
const SET = 'nth number:';

/** "Set the sliders to [9, 12, 13]": each of several controls that take a number gets its own, in their order on the page. */
export function setInOrder(situation: Situation, step: Step): Proposal | null {
  if (!['pick', 'enter', 'transact', 'drag'].includes(step.verb)) return null;
  const told = LIST.exec(step.text)?.[0].match(new RegExp(NUMBER, 'g'));
  const kind = KINDS.find(([said]) => said.test(fold(step.text)))?.[1];
  if (!told || !kind) return null;
  const { memory } = situation;
  const takers = situation.items.filter(
    (item) => item.box && !item.disabled && argumentOf(item, told[0]!) && kind(item),
  );
  if (takers.length !== told.length) return null;
  const at = told.findIndex(
    (value, i) => !memory.done.includes(`${SET}${i}`) && Number(takers[i]!.value || Number.NaN) !== Number(value),
  );
  const item = takers[at];
  if (!item) return null;
  memory.done.push(`${SET}${at}`);
  const left = told.some((_, i) => i > at && !memory.done.includes(`${SET}${i}`));
  return {
    rule: 'set_in_order',
    why: `number ${at + 1} of ${told.length} is set to ${told[at]}`,
    status: 'continue',
    item,
    args: argumentOf(item, told[at]!),
    sure: 0.9,
    completes: !left,
    cause: item.label || `number ${at + 1}`,
  };
}
