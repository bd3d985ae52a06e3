import { phrase, stem, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import { complaints } from '../../filling/complaints.ts';
import type { Step } from '../../goal/types.ts';
import { isAct } from '../../meaning/acts.ts';
import { isClickable } from '../../meaning/match.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { wishOf } from '../../things/wish.ts';

/** Steps that do something to one thing. */
const ACTS = new Set<Step['verb']>(['transact', 'remove', 'buy', 'add', 'register', 'submit']);
/** Share of what told a row from the others that it still has to bear to be the same one. */
const SAME = 0.5;
/** Words and rows that are kept in mind of it. */
const KEPT = 40;

function actOf(item: Item): string {
  return stem(words(item.raw)[0] ?? '');
}

function rowOf(item: Item): Set<string> {
  return new Set(phrase(`${item.raw} . ${item.context.text}`).tokens.map((token) => token.stem));
}

/** The same act in the other rows, cards or entries of a list. */
function kinOf({ items }: Situation, item: Item): Item[] {
  const act = actOf(item);
  const own = `${item.raw}|${item.context.folded}`;
  return items.filter(
    (other) =>
      other !== item &&
      other.kind === 'click' &&
      other.role === item.role &&
      actOf(other) === act &&
      `${other.raw}|${other.context.folded}` !== own,
  );
}

/** Keeps in mind with which of several things the act of the step was done. Writes to `memory`. */
export function noteAct(situation: Situation, { item, status }: Proposal): void {
  const { step, memory, key } = situation;
  if (!step || !item || status !== 'continue' || !ACTS.has(step.verb) || memory.took?.step === memory.step) return;
  if (
    !isClickable(item) ||
    item.role === 'link' ||
    !isAct({ ...item, said: phrase(words(item.raw).slice(0, 2).join(' ')) })
  )
    return;
  const kin = kinOf(situation, item);
  if (kin.length === 0) return;
  const rows = kin.map(rowOf);
  const told = [...rowOf(item)].filter((word) => rows.filter((row) => row.has(word)).length < rows.length);
  if (told.length === 0) return;
  memory.took = {
    step: memory.step,
    key,
    label: item.raw,
    told: told.slice(0, KEPT),
    kin: kin.slice(0, KEPT).map(({ name }) => name),
  };
}

/**
 * Whether the act that was done to the thing that is meant would now be done to another one of its list: nobody does that because the first time
 * went unnoticed. Where the site has found fault with the first, another may be the one.
 */
export function doesAgainElsewhere(situation: Situation, { item }: Proposal): boolean {
  const { step, memory, key, appeared } = situation;
  const { took } = memory;
  if (!step || !item || took?.step !== memory.step || took.key !== key || item.kind !== 'click') return false;
  if (step.all || step.items.length > 1 || step.quoted.length > 1 || wishOf(situation, step).plural) return false;
  if (memory.idle > 0 || memory.against?.step === memory.step || complaints(situation).length > 0) return false;
  if (!took.kin.includes(item.name) && !(item.raw === took.label && !appeared.has(item.name))) return false;
  const row = rowOf(item);
  return took.told.filter((word) => row.has(word)).length < SAME * took.told.length;
}
