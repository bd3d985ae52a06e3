import { fold } from '../../../language/index.ts';
import { queryOf } from '../../answering/query/query.ts';
import type { Step, Superlative } from '../../goal/types.ts';
import type { Examined } from '../../remembered.ts';
import type { Proposal, Situation } from '../../situation.ts';
import { askOf } from '../../things/ask.ts';
import { thingOf } from '../../things/cards.ts';
import { fitting } from '../../things/fitting.ts';
import { thingsOf } from '../../things/index.ts';
import { rankOf } from '../../things/rank.ts';
import { handleOf } from '../../things/reading.ts';
import { isPicked } from '../../things/selection.ts';
import type { Thing, Things } from '../../things/thing.ts';
import { wishOf } from '../../things/wish.ts';
import { follow, goBack } from '../way/follow.ts';
import { furtherDown, scrollDown } from '../way/look.ts';
import { atChosen } from './chosen.ts';

/** Things that a person opens one after the other to compare them. */
const MOST = 9;
/** Share of the things that show what they are compared by on the list itself, from which on none is opened for it. */
const SHOWN = 0.5;

/** What the page of a thing tells of what the things are compared by. */
function measureOn({ page }: Situation, step: Step, superlative: Superlative): number | null {
  const plain = thingOf(page.lines, [], '');
  const thing: Thing = { ...plain, properties: [...plain.properties] };
  return rankOf(thing, superlative, askOf(step).said);
}

/** Whether things are what the step describes: each word of it is borne by the page, or by the things. */
function areMeant({ page }: Situation, step: Step, kind: string, things: readonly Thing[]): boolean {
  const sizes = new Set(['size', ...step.constraints.sizes.map(fold)]);
  const asked = askOf(step).said.tokens.filter((token) => token.weight > TELLING && !sizes.has(token.word));
  const lacking = asked.filter(
    ({ stem }) =>
      !page.about.tokens.some((own) => own.stem === stem) &&
      !things.every(({ said }) => said.tokens.some((own) => own.stem === stem)),
  );
  return lacking.length === 0 || (lacking.length === 1 && lacking[0]!.stem === kind && asked.length > 1);
}
const TELLING = 0.3;

/** The things that are meant, on the list that does not tell what they are compared by; null where it does. */
function untold(situation: Situation, step: Step, superlative: Superlative): Things | null {
  const ask = askOf(step);
  const { kind } = wishOf(situation, step);
  const sets = thingsOf(situation.page).flatMap((set): Things[] => {
    const { things } = fitting(set, ask, situation.page.about);
    const few = things.length >= 2 && things.length <= MOST;
    const meant = few;
    return meant && areMeant(situation, step, kind, things) ? [{ ...set, things }] : [];
  });
  const set = sets.sort((a, b) => b.things.length - a.things.length)[0];
  if (!set || isPicked(situation, set, kind)) return null;
  const shown = set.things.filter((thing) => rankOf(thing, superlative, ask.said) !== null).length;
  return shown < SHOWN * set.things.length ? set : null;
}

/** On a page that was opened for it: what it tells is kept in mind. Writes to `memory`. */
function note(situation: Situation, step: Step, seen: Examined, superlative: Superlative): Proposal | null {
  const value = measureOn(situation, step, superlative);
  if (value === null && furtherDown(situation)) return null;
  const name = seen.current;
  seen.values = { ...seen.values, [name]: value };
  seen.current = '';
  return goBack(situation, value === null ? `“${name}” does not tell it` : `“${name}” has ${value}`, [], 1);
}

/** The thing that comes first by what was found out of each. */
function first({ values = {} }: Examined, { highest }: Superlative): string | null {
  const known = Object.entries(values).filter((entry): entry is [string, number] => entry[1] !== null);
  return known.sort(([, a], [, b]) => (highest ? b - a : a - b))[0]?.[0] ?? null;
}

/**
 * "The lightest tent", where the list does not tell what each weighs: the person opens one after the other, keeps in mind what its page
 * tells, and takes the first by that.
 */
export function compareEach(situation: Situation): Proposal | null {
  const { step, memory, key } = situation;
  if (!step || !['learn', 'add', 'buy', 'reach', 'locate'].includes(step.verb) || step.all) return null;
  const { superlative } = askOf(step);
  if (!superlative || superlative.dimension === 'price' || memory.added) return null;
  const seen = memory.examined?.step === memory.step && memory.examined.values ? memory.examined : null;
  if (seen?.current && key !== seen.key) return note(situation, step, seen, superlative);
  if (atChosen(situation) || (seen && Object.values(seen.found).includes(true))) return null;
  if (step.verb === 'learn' && queryOf(situation, step).wants !== 'name') return null;
  const set = untold(situation, step, superlative);
  if (!set) return null;
  const down = furtherDown(situation);
  if (down) return scrollDown(situation, down, 'I want to see all of them before I compare', [], set.things.length);
  const values = seen?.values ?? {};
  const next = set.things.find((thing) => values[thing.name] === undefined);
  const best = next ? null : first({ ...seen!, values }, superlative);
  const thing = next ?? set.things.find(({ name }) => name === best);
  const handle = thing && handleOf(situation, step, thing);
  if (!thing || !handle) return null;
  if (next) {
    memory.examined = { step: memory.step, key, current: next.name, condition: [], found: {}, values };
    const why = `nothing here says how they compare, so I look at “${next.name}”`;
    return follow(handle.item, why, situation, [], 28, set.things.length, 'examine');
  }
  memory.examined!.found = { [thing.name]: true };
  memory.compared = fold(thing.name);
  const why = `“${thing.name}” has ${values[thing.name]}, the ${superlative.highest ? 'most' : 'least'} of all`;
  if (step.verb === 'learn')
    return {
      rule: 'answered',
      why,
      status: 'completed',
      item: null,
      args: null,
      sure: 0.8,
      cause: thing.name,
      answer: thing.name,
    };
  return follow(handle.item, why, situation, [], 40, set.things.length, 'among');
}
