import { plain } from '../../../language/index.ts';
import type { Box } from '../../../perception/page.ts';
import { classOfField } from '../../filling/fields.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { fillOne } from '../form/fill-one.ts';
import { fieldsOf } from '../form/form-fields.ts';

/** Fields that hold an answer of one's own, and no tick. */
const HOLDS = new Set(['type', 'choose', 'set']);
/** How sure one is of what the task tells or what came with it, and not of what would do. */
const TOLD = 0.9;

/** Who is about to send a form off first fills in what is empty yet and for which they were told something, by whichever rule the form was filled in. */
export function fillFirst(situation: Situation, proposal: Proposal): Proposal {
  const { step, memory, key, appeared } = situation;
  const { item: button } = proposal;
  const sends = proposal.status === 'continue' && proposal.commits === true && button?.role === 'button';
  if (!sends || !step) return proposal;
  const begun = Object.keys(memory.filled[key] ?? {}).length > 0;
  // A form that was sent without a thing in it, and has come back, is begun.
  const cameBack = memory.complained.length > 0 && timesTried(memory, key, button.name) > 0;
  for (const field of fieldsOf(situation)) {
    // What has come up together with what it is asked for is filled in before that is pressed.
    if (!begun && !cameBack && !(appeared.has(field.name) && appeared.has(button.name))) continue;
    if (!HOLDS.has(field.kind) || timesTried(memory, key, field.name) > 0 || below(field.box, button.box)) continue;
    const next = fillOne(situation, step, field, true);
    if (next?.status === 'continue' && next.item && next.sure >= TOLD && !hasItsPlace(situation, next)) return next;
  }
  return proposal;
}

/** Whether a text was put into a field of another kind of this form already, by itself or as a part of what stands there: it has its place. */
function hasItsPlace({ memory, key, page }: Situation, { item, args }: Proposal): boolean {
  const text = plain(String(Object.values(args ?? {})[0] ?? ''));
  if (item!.kind !== 'type' || text.length < PART) return false;
  return Object.entries(memory.filled[key] ?? {}).some(([name, held]) => {
    const other = page.byName.get(name);
    const kin = other !== undefined && classOfField(other) === classOfField(item!) && plain(held) === text;
    return name !== item!.name && !kin && ` ${plain(held)} `.includes(` ${text} `);
  });
}
/** Letters and figures from which on a text is told from others. */
const PART = 5;

/** What stands under the button belongs to another form. */
function below(field: Box | null, button: Box | null): boolean {
  return field !== null && button !== null && field.y > button.y + button.height;
}
