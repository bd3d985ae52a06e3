import { assigned, shows } from '../../filling/coverage/assign.ts';
import { taken } from '../../filling/coverage/buttons.ts';
import type { Fit } from '../../filling/coverage/types.ts';
import { classOfField } from '../../filling/fields.ts';
import { shapeValue } from '../../filling/shape-value.ts';
import type { Step } from '../../goal/types.ts';
import { DESTROYS } from '../../meaning/acts.ts';
import { undoes } from '../../meaning/amiss.ts';
import { timesTried } from '../../memory.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { argumentOf } from '../common.ts';
import { actsUnasked } from './acts-unasked.ts';
import { inItsRow, menuUp } from './fill-one.ts';

/** Tries at one control before it is left as it is. */
const TRIES = 2;
/** Presses of "more" or "less" that a person makes. */
const TURNS = 40;

function setOf(situation: Situation, step: Step, { control, value }: Fit): Proposal | null {
  const { memory, key } = situation;
  const at = control.options.indexOf(value);
  const item =
    control.kind === 'counter'
      ? control.items[Number(control.shown) < Number(value) ? 1 : 0]!
      : (control.items[at] ?? control.items[0]!);
  const often = timesTried(memory, key, item.name);
  const base = { status: 'continue' as const, item, args: null, sure: 0.9, cause: item.label };
  const why = `the task says “${value}” for “${control.question.slice(0, 60)}”`;
  switch (control.kind) {
    case 'counter':
      return often < TURNS
        ? { ...base, rule: 'turn_counter', why: `it says ${control.shown} and I need ${value}` }
        : null;
    case 'radios':
      return often < TRIES ? { ...base, rule: 'pick', why, args: argumentOf(item, '') } : null;
    case 'box':
      return often < TRIES
        ? {
            ...base,
            rule: value === 'on' ? 'tick' : 'untick',
            why: value === 'on' ? `“${item.label}” belongs to it` : `I do not want “${item.label}”`,
            args: argumentOf(item, ''),
          }
        : null;
    // Where nothing shows which one is taken, it was taken by pressing it; what throws something away answers nothing.
    case 'buttons':
      return often < 1 && !taken(item) && !DESTROYS.test(item.said.folded) && !undoes(step, item.said.folded)
        ? { ...base, rule: 'take_option', why }
        : null;
    case 'list': {
      const args = argumentOf(item, value);
      return often < TRIES && args && !actsUnasked(step, item) ? { ...base, rule: 'choose_option', why, args } : null;
    }
    default: {
      const args = argumentOf(item, shapeValue(value, item, classOfField(item), situation));
      return often < TRIES && args ? { ...base, rule: 'fill_field', why, args } : null;
    }
  }
}

/** What was written otherwise to please the site stays as it is. */
function isRewritten({ memory, key }: Situation, { control }: Fit): boolean {
  const [item] = control.items;
  return (
    ['text', 'date', 'time', 'number'].includes(control.kind) &&
    item!.value !== '' &&
    memory.filled[key]?.[item!.name] === item!.value
  );
}

/**
 * Sees to it that every value of the task that something in sight could take is put there: the first one that does not show yet. Null when all
 * that can be accounted for is.
 */
export function cover(situation: Situation, step: Step): Proposal | null {
  const left = assigned(situation)
    // What is known by its name waits until a field asks for it; buttons that stand for answers, or count, are asking.
    .filter(
      (fit) =>
        (!fit.entry || fit.control.kind === 'buttons' || fit.control.kind === 'counter') &&
        !shows(situation, fit.control, fit.value) &&
        !isRewritten(situation, fit),
    )
    .sort((a, b) => a.control.order - b.control.order);
  if (menuUp(situation) && !left.some((fit) => fit.control.items.some((item) => situation.appeared.has(item.name))))
    return null;
  for (const fit of left) {
    if (!inItsRow(situation, step, fit.control.items[0]!)) continue;
    const proposal = setOf(situation, step, fit);
    if (proposal) return proposal;
  }
  return null;
}
