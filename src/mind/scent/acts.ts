import { coverage, fold, type Phrase, phrase, stem, words } from '../language/index.ts';
import type { Item } from '../perception/page.ts';
import { bareThing } from './goal/step.ts';
import { isInterfaceStep, type Step } from './goal/types.ts';
import { verbOf } from './goal/verbs.ts';
import { isClickable } from './match.ts';
import { actNames } from './scripts.ts';
import type { Situation } from './situation.ts';

/** Classes of verbs that, on a button, do something to the world and are not only a way to look at it. */
const DOES = new Set<Step['verb']>(['transact', 'buy', 'add', 'remove', 'register', 'submit', 'enter']);
/** Words on a button that show another part or leave things as they are. */
const SHOWS =
  /^(?:start|new|edit|manage|cancel|contact|create (?:an )?account|write|compose|reply|ask|turn|continue|next|change|book|order|shop|get)\b/;
/** Longest name of a button that does something, in words. */
const SHORT = 4;

const known = new WeakMap<Phrase, boolean>();

/** Whether pressing this does something that is not undone by looking away: "Close issue", "Comment", "Sign up". */
export function isAct(item: Item): boolean {
  if (!isClickable(item) || item.role === 'link' || item.role === 'tab' || item.state.has('expanded')) return false;
  let act = known.get(item.said);
  if (act === undefined) {
    const said = words(item.said.folded);
    const found = said.length > 0 && said.length <= SHORT ? verbOf(said.join(' ')) : null;
    act = found !== null && DOES.has(found.verb) && !SHOWS.test(said.join(' '));
    known.set(item.said, act);
  }
  return act;
}

/** Fit, 0..1, under which an act is a guess: nobody does what they do not mean, to see what comes of it. */
const MEANT = 0.3;

/** Whether pressing this would be an act that the step does not speak of. */
export function isWildAct(step: Step, item: Item, fit: number): boolean {
  return fit < MEANT && !isInterfaceStep(step) && isAct(item);
}

/** Share of the words by which a thing is told from others of its kind that have to stand with what acts on it. */
const SAME_THING = 0.34;

const identities = new WeakMap<Step, Phrase>();

/** The words by which a step tells its thing from others of its kind: "blurred logo" of "the issue about the blurred logo". */
function identity(step: Step): Phrase {
  let found = identities.get(step);
  if (!found) {
    const values = new Set(step.pairs.map((pair) => fold(pair.value)));
    const named = step.quoted.filter((text) => !values.has(fold(text)));
    const about = /\b(?:about|of|called|named|titled|by)\s+(.+)$/i.exec(bareThing(step.text))?.[1] ?? '';
    const own = new Set(actNames(step));
    found = phrase(
      words(named.length > 0 ? named.join(' ') : step.superlative ? '' : about)
        .filter((word) => !own.has(stem(word)))
        .join(' '),
    );
    identities.set(step, found);
  }
  return found;
}

/** Acts on one of several things that are there already. */
const ON_ONE =
  /^(?:close|reopen|comment|renew|approve|reject|archive|cancel|resolve|delete|remove|rename|merge|lock|unlock|restore|duplicate|extend|rate|review|like|follow|share|vote)\b/i;

/**
 * Whether the act of this button, called by the verb of the step alone, would be done to another thing than the one that is
 * meant: neither the row nor the page, nor what was opened to come here, says what the thing is told by.
 */
export function onAnotherThing({ page, memory }: Situation, step: Step, item: Item): boolean {
  if (!ON_ONE.test(step.text) || !isAct(item)) return false;
  const said = identity(step);
  if (said.tokens.length === 0 || coverage(said, item.said) > SAME_THING) return false;
  const around = phrase(
    [item.context.text, item.group, page.about.text, memory.last?.label ?? '', memory.compared].join(' . '),
  );
  return coverage(said, around) < SAME_THING;
}
