import { fold } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { stageFor } from '../../meaning/stage.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';

/** What is to be set is told before, and not by its name. */
export const ACCORDINGLY =
  /\b(?:accordingly|to (?:match|suit)|to (?:reflect|show) (?:that|this|it)|so that (?:it|this) shows)\b/i;

/** "She has paid. Mark her bill accordingly": the thing that is spoken of is opened, and set to the stage that is told of it. */
export function setAsTold(situation: Situation): Proposal | null {
  const { items, asked, memory } = situation;
  const told = new Set(asked.match(/(?<!\p{L})\p{Lu}\p{L}{2,}/gu));
  const names = (item: Item) =>
    [...new Set(item.raw.match(/(?<!\p{L})\p{Lu}\p{L}{2,}/gu))].filter((word) => told.has(word));
  const rows = items.filter((item) => item.kind === 'click' && ROW.test(item.role) && item.raw.includes(' '));
  const opened = memory.done.includes(OPENED);
  for (const item of opened || rows.length < 2 ? items : []) {
    const stage = item.kind === 'choose' && !item.disabled ? stageFor(asked, item.options) : null;
    if (stage === null || fold(item.value) === fold(stage)) continue;
    const why = `“${stage}” is how it stands now`;
    const base = { why, status: 'continue', item, args: argumentOf(item, stage), sure: 0.85, cause: stage } as const;
    return { ...base, rule: 'choose_option', completes: true };
  }
  const named = rows.filter((item) => names(item).length > 0);
  const [row] = named;
  if (!row || opened || named.length > 1) return null;
  memory.done.push(OPENED);
  const why = `“${row.label}” is what is spoken of`;
  return {
    rule: 'open_record',
    why,
    status: 'continue',
    item: row,
    args: null,
    sure: 0.8,
    completes: false,
    cause: row.label,
  };
}
const ROW = /^(?:row|listitem|article|generic|link)$/;
/** By what it is kept in mind that the thing was opened. */
const OPENED = 'opened as told';
