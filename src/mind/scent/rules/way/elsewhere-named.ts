import { fold, literalCoverage, phrase, stem, withoutQuoted, words } from '../../../language/index.ts';
import type { Item } from '../../../perception/page.ts';
import type { Step } from '../../goal/types.ts';
import { actNames } from '../../meaning/act-names.ts';
import { endsOf, headsOf } from '../../meaning/purpose.ts';
import type { Proposal, Situation } from '../../situation.ts';

/** Words in the name of a place that says one thing: "Newsletter", "Meter reading". */
const SHORT = 3;

/** Whether a link or a tab is called by the very act of the step and its thing: "Report a fault", for who reports one. */
function namesAct({ role, kind, said, raw, state }: Item, step: Step): boolean {
  const [first = '', ...rest] = words(fold(raw));
  const things = phrase(rest.join(' ')).tokens.filter((token) => token.weight > 0.3);
  return (
    (role === 'link' || role === 'tab' || kind === 'tab') &&
    !state.has('current') &&
    !state.has('selected') &&
    said.tokens.length > 0 &&
    things.length > 0 &&
    actNames(step).includes(stem(first)) &&
    literalCoverage(phrase(rest.join(' ')), phrase(step.text)) > 0.99
  );
}

/**
 * A part of the site that is called by the very act and the thing of the step, where the form at hand is for another act: it is filled in there,
 * however many of its fields this one has too. Undefined where there is none.
 */
export function actElsewhere(situation: Situation, step: Step, fields: readonly Item[]): Item | undefined {
  const { items, memory, key } = situation;
  if (Object.keys(memory.filled[key] ?? {}).length > 0 || !['transact', 'buy', 'register'].includes(step.verb))
    return undefined;
  const names = actNames(step);
  const texts = [...endsOf(situation, fields), ...headsOf(situation, fields)];
  const own = texts.some((text) => words(fold(text)).some((word) => names.includes(stem(word))));
  if (own || fields.length === 0) return undefined;
  return items.find((item) => namesAct(item, step) && Object.values(memory.tried).every((tried) => !tried[item.name]));
}

/**
 * A place of the site that is called by the very thing the step is about, and that one has not been to, while this page is about something
 * else: nobody fills in the form at hand then. Undefined where there is none.
 */
export function calledElsewhere(situation: Situation, step: Step): Item | undefined {
  const { page, items, memory, key } = situation;
  if (Object.keys(memory.filled[key] ?? {}).length > 0 || !['transact', 'buy', 'register'].includes(step.verb))
    return undefined;
  // What is compared, or counted off, is looked for in a list.
  if (step.superlative || step.nth !== null) return undefined;
  const wish = phrase(step.object);
  if (wish.tokens.some((token) => token.weight > 0.3 && page.about.tokens.some((own) => own.stem === token.stem)))
    return undefined;
  return items.find(
    (item) =>
      item.role === 'link' &&
      !item.state.has('current') &&
      item.said.tokens.length > 0 &&
      item.said.tokens.length <= SHORT &&
      item.said.tokens.some((token) => token.weight > 0.3) &&
      literalCoverage(item.said, wish) > 0.99 &&
      Object.values(memory.tried).every((tried) => !tried[item.name]),
  );
}

/** Share of the words of a link that a task says, from which on the link speaks of it. */
const SPEAKS = 0.6;
/** By how much more it has to speak of it than the form at hand. */
const MORE = 0.25;
/** Words from which on what a link shares with a task is no chance. */
const SHARED = 2;

/**
 * A link that speaks of what the step asks for in more of its words than anything that stands over or ends the form at hand: "Come and look
 * round", beside "Book a stay", for who wants a visit to look round. It is gone to. Null where there is none.
 */
export function goWhereSpokenOf(situation: Situation, step: Step, fields: readonly Item[]): Proposal | null {
  const { items, memory, key } = situation;
  if (Object.keys(memory.filled[key] ?? {}).length > 0 || !['transact', 'buy', 'register'].includes(step.verb))
    return null;
  if (fields.length === 0 || step.superlative || step.nth !== null) return null;
  // What is to be written speaks of no place.
  const wish = phrase(withoutQuoted(step.text));
  const shared = (text: string) => {
    const own = phrase(text).tokens.filter((token) => token.weight > 0.3);
    const said = own.filter((token) => wish.tokens.some((other) => other.stem === token.stem));
    const weigh = (list: typeof own) => list.reduce((sum, token) => sum + token.weight, 0);
    return { words: said.length, fit: own.length === 0 ? 0 : weigh(said) / weigh(own) };
  };
  const here = [...endsOf(situation, fields), ...headsOf(situation, fields)];
  const most = Math.max(0, ...here.map((text) => shared(text).fit));
  const link = items.find((item) => {
    if (item.role !== 'link' || item.state.has('current') || item.raw.length > LONGEST) return false;
    const { words: number, fit } = shared(item.raw);
    const been = Object.values(memory.tried).some((tried) => tried[item.name]);
    return !been && number >= SHARED && fit >= SPEAKS && fit > most + MORE;
  });
  return link
    ? {
        rule: 'open_place',
        why: `“${link.label}” speaks of it, and this form does not`,
        status: 'continue',
        item: link,
        args: null,
        sure: 0.75,
        scent: 30,
        cause: link.label,
      }
    : null;
}
/** Characters up to which a link is a name, and no line of a text. */
const LONGEST = 50;
