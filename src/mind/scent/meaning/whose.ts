import { fold, phrase } from '../../language/index.ts';
import type { Item } from '../../perception/page.ts';
import type { Step } from '../goal/types.ts';
import type { Situation } from '../situation.ts';

const OF_SOMEONE = new Set(['transact', 'remove', 'press', 'locate', 'buy', 'add']);

/** Proper names that a step gives: whose message, which town. */
function namesIn(step: Step): string[] {
  const scoped = step.scope || step.text.replace(/^\S+\s*/, '');
  return (scoped.replace(/"[^"]*"/g, ' ').match(/(?<![.!?]\s)(?:@[\w.-]+|\p{Lu}[\p{L}\p{N}'-]+)/gu) ?? []).map(fold);
}

/** How many of the names each control bears, counted once a look. */
const counted = new WeakMap<Situation, { step: Step; names: string[]; of: Map<Item, number>; most: number }>();

function bearersOf(situation: Situation, step: Step) {
  const known = counted.get(situation);
  if (known?.step === step) return known;
  const names = OF_SOMEONE.has(step.verb) ? namesIn(step).map((name) => name.replace(/'s$/, '')) : [];
  const of = new Map<Item, number>();
  let most = 0;
  if (names.length > 0)
    for (const item of situation.items) {
      const told = fold(`${item.label} ${item.context.text} ${item.group}`);
      const count = names.filter((name) => told.includes(name)).length;
      of.set(item, count);
      if (item.box && count > most) most = count;
    }
  const found = { step, names, of, most };
  counted.set(situation, found);
  return found;
}

/** Below 1 for a thing of which there are several, when another of them bears the name that the step gives and this one does not. */
export function besideOthers(situation: Situation, step: Step, item: Item): number {
  const { names, of, most } = bearersOf(situation, step);
  const own = of.get(item) ?? 0;
  if (names.length === 0 || own >= most) return 1;
  // "Flights", for a flight to Lisbon, is where all of them are.
  if (item.role !== 'button' && item.context.tokens.length === 0 && isKind(step, item)) return 1;
  const better = situation.items.some(
    (other) =>
      (of.get(other) ?? 0) > own &&
      other.kind === item.kind &&
      other.role === item.role &&
      (other.raw === item.raw || similarInBuild(other, item)),
  );
  return better ? 0.4 : 1;
}

/** Whether a label is but the kind of thing that the step names. */
function isKind(step: Step, { said }: Item): boolean {
  return said.tokens.length === 1 && phrase(step.text).tokens.some((token) => token.stem === said.tokens[0]!.stem);
}

/** Rows of one list: as tall and as far in as each other. */
function similarInBuild(a: Item, b: Item): boolean {
  return (
    a.box !== null && b.box !== null && Math.abs(a.box.x - b.box.x) < 4 && Math.abs(a.box.height - b.box.height) < 4
  );
}
