import { coverage, literalCoverage, MONTHS, phrase, stem, WEEKDAYS, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { isHalf, isHalfNamed as isHalfOf } from '../../meaning/half.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Steps by which one of several things is had. */
const GETS = new Set<Step['verb']>(['buy', 'add', 'transact', 'register']);
/** Steps by which one only wants to know something. */
const ASKS = new Set<Step['verb']>(['learn', 'locate']);
/** What takes or sends something, and shows nothing that was not there. */
const TAKES =
  /^(?:choose|take|pick|add|book|buy|order|reserve|hire|rent|borrow|pay|send|submit|join|enrol|sign up|subscribe|delete|remove|cancel|apply|donate|(?:up|down)?vote|like|keep|save|star|follow|report|rate)\b/;

/** Whether one of several controls that do the same bears half of the name that is meant, and a name of its own: "Borrow glass cutter", for a tile cutter. */
function isHalfNamed({ page: { items }, memory }: Situation, step: Step, item: Item): boolean {
  // What is told by its place or by comparing is called by nothing that was said.
  if (step.superlative || step.nth !== null || step.all) return false;
  const act = stem(words(item.raw)[0] ?? '');
  // "Door seal", "Door shelf": what begins the name itself is no act.
  if (phrase(`${step.object} ${step.scope}`).tokens.some((token) => token.stem === act)) return false;
  const kin = items.filter((other) => other.role === item.role && stem(words(other.raw)[0] ?? '') === act);
  // What a search has found may be the only one there, and bear no more than half of what was searched for. A link to it is looked behind.
  if (kin.length < 2 && (memory.searched.length === 0 || item.role === 'link')) return false;
  if (words(item.raw).length < 3 || !isHalf(step, item)) return false;
  if (kin.length < 2) return item.context.tokens.length === 0 || isHalfOf(step, item.context);
  // What all of them say is the act, and of no name: "I’d like to help: …".
  const shared = (word: string) => kin.every(({ raw }) => words(raw).includes(word));
  const own = words(item.raw).filter((word) => !shared(word));
  return own.length === 0 || isHalfOf(step, phrase(own.join(' ')));
}

/** What tells when and how many, and names no thing. */
const NO_NAME =
  /\d|^(?:now|here|this|it|one|more|a|an|the|for|to|at|on|in|with|me|my|your|details|online|today|tomorrow)$/;

/** Whether one of several controls that do the same is called by another thing altogether: "Borrow double bass", for a harp. */
function isOtherNamed({ page }: Situation, step: Step, item: Item): boolean {
  const [act = '', ...rest] = words(item.raw);
  const others = page.items.filter(
    (other) => other.role === item.role && words(other.raw)[0] === act && other.raw !== item.raw,
  );
  // "To basket", behind the name of each of them, names nothing.
  const shared = (word: string) => others.length > 0 && others.every(({ raw }) => words(raw).includes(word));
  const own = rest.filter(
    (word) => !NO_NAME.test(word) && !MONTHS.includes(word) && !WEEKDAYS.includes(word) && !shared(word),
  );
  if (own.length === 0 || !TAKES.test(item.said.folded) || step.superlative || step.nth !== null || step.all)
    return false;
  if (others.length === 0 || literalCoverage(phrase(own.join(' ')), phrase(`${step.text} ${step.how}`)) > 0)
    return false;
  const around = phrase(`${own.join(' ')} ${item.context.text}`);
  const isForeign = (text: string) => {
    const name = phrase(text);
    return (
      name.tokens.length > 0 &&
      [around, page.about].every((place) => literalCoverage(name, place) === 0) &&
      coverage(name, around) < SAME
    );
  };
  const thing = [step.object, ...step.quoted].join(' ');
  // "The loan of the oboe", on the page of the loans: which of them is told by what it is of.
  return isForeign(thing) || (literalCoverage(phrase(thing), page.about) > 0 && isForeign(step.scope));
}
/** How near in meaning two names have to be to be of one thing: a double bass is near to a harp, and none. */
const SAME = 0.97;

/** Things that are put together by their names: each is had from its own row. */
const COLLECTS = /^(?:add|put|place|include)\b/i;
/** Buttons of one name from which on each stands in a row of its own. */
const ROWS = 3;
/** How near in meaning a row has to be to what is named. */
const LIKE = 0.8;

/** Whether one of several buttons alike stands with another thing than the one that is to be taken: "Add", beside a dragon, for a lantern. */
function isOtherRow({ page }: Situation, step: Step, item: Item): boolean {
  const named = phrase([step.object, ...step.quoted].join(' '));
  if (!COLLECTS.test(step.text) || named.tokens.length === 0 || step.superlative || step.nth !== null || step.all)
    return false;
  const alike = page.items.filter((other) => other.role === item.role && other.raw === item.raw);
  if (alike.length < ROWS) return false;
  const around = phrase(`${item.raw} ${item.context.text}`);
  return (
    literalCoverage(named, around) === 0 && coverage(named, around) < LIKE && literalCoverage(named, page.about) === 0
  );
}

/** Whether a press does not fit a step at all, however well it smells: another day or thing, or an act where one only asks. */
export function isUnfit(situation: Situation, { item, rule }: Proposal): boolean {
  const { step, memory } = situation;
  if (!step || item?.kind !== 'click' || rule === 'clear_overlay' || rule === 'press_named') return false;
  // Who guesses at a number learns it by sending guesses off.
  if (memory.between !== null && rule === 'commit') return false;
  if (ASKS.has(step.verb))
    return (
      item.role === 'button' &&
      TAKES.test(item.said.folded) &&
      literalCoverage(phrase(item.raw), phrase(step.text)) < 0.99
    );
  if (!GETS.has(step.verb)) return false;
  const others = [isHalfNamed, isOtherNamed, isOtherRow];
  return others.some((other) => other(situation, step, item));
}
