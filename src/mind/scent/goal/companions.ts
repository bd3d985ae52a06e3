import { fold, numberOf } from '../../language/index.ts';
import { bareThing, CIRCUMSTANCES } from './step.ts';
import type { Pair, Step } from './types.ts';

/** Clauses that say how a purchase is carried out: paid, sent, ordered as a guest. */
const HOW_TO_BUY =
  /^(?:pay|check ?out|order (?:it |them )?(?:as|by|with|for|to|using|via|online)|order it|ship|deliver|have (?:it|them)|collect (?:it|them)|use|complete|finish|confirm|place|choose|select)\b/;
/** Clauses that say what a message or a request is to bring about. */
const WHAT_FOR =
  /^(?:ask|tell|say|explain|inquire|enquire|request|complain|let (?:them|him|her)|get (?:your|the|my|a)? ?(?:money|refund|replacement)|claim|mention|(?:give|state)(?: as)? (?:the |a )?reason)\b/;
const ADDRESSED =
  /^(?:write|send|contact|message|email|e-mail|return|exchange|cancel|report|ring|call|reply|complain|give|take|warn|ban|block|reject|decline|dismiss|refuse|suspend)\b/;
const PRONOUN = /\b(?:it|them|this|that|one|these|those)\b/i;

function plainObject(step: Step): string {
  return fold(step.object.replace(PRONOUN, ' ')).replace(/^(?:back|off|away|again|now|then)$/, '');
}

function merged(step: Step, how: Step): Step {
  const either = <T>(a: T | null, b: T | null): T | null => a ?? b;
  return {
    ...step,
    text: `${step.text} and ${how.text}`,
    how: [step.how, how.text].filter(Boolean).join(' . '),
    pairs: [...step.pairs, ...how.pairs],
    constraints: {
      colours: [...step.constraints.colours, ...how.constraints.colours],
      sizes: [...step.constraints.sizes, ...how.constraints.sizes],
      quantity: either(step.constraints.quantity, how.constraints.quantity),
      priceAtMost: either(step.constraints.priceAtMost, how.constraints.priceAtMost),
      priceAtLeast: either(step.constraints.priceAtLeast, how.constraints.priceAtLeast),
    },
  };
}

/** Joins clauses that only say how, or to what end, the one before is done: one process, confirmed once. */
export function joinCompanions(steps: readonly Step[]): Step[] {
  const out: Step[] = [];
  for (const step of steps) {
    const before = out.at(-1);
    const said = fold(step.text);
    const how =
      before?.verb === 'buy' &&
      ['buy', 'transact', 'pick'].includes(step.verb) &&
      HOW_TO_BUY.test(said) &&
      step.items.every((item) => !/\d/.test(item));
    const end = before?.verb === 'transact' && WHAT_FOR.test(said) && ADDRESSED.test(fold(before.text));
    if (before && (how || end)) out[out.length - 1] = merged(before, step);
    else out.push(step);
  }
  return out;
}

/** Acts that make one thing at a time out of words that the task spells out. */
const MAKES = /^(?:add|create|write|post|make|enter|put|type|note)\b/i;

/** "Add «Tea», «Bread» and «Eggs» to the list": each is made by itself. */
export function makeEach(steps: readonly Step[]): Step[] {
  return steps.flatMap((step) => {
    const listed = step.quoted.length > 1 && ['transact', 'add'].includes(step.verb) && MAKES.test(step.text);
    const alike = step.pairs.every((pair, i) => i === 0 || pair.field === '' || /^(?:name|title)$/.test(pair.field));
    if (!listed || !alike || step.pairs.length < step.quoted.length) return [step];
    const verb = step.text.split(' ')[0]!;
    return step.quoted.map((text) => ({
      ...step,
      text: `${verb} "${text}"`,
      quoted: [text],
      pairs: [{ field: '', value: text }],
      object: step.object.replace(/\b(?:and|or)\b/g, ' ').trim(),
      scope: '',
      items: [],
    }));
  });
}

/** "Order one taco and two soups": each thing is taken by itself, and then the whole is ordered. */
export function takeApart(steps: readonly Step[]): Step[] {
  return steps.flatMap((step, i) => {
    const next = steps[i + 1];
    if ((step.verb !== 'buy' && step.verb !== 'add') || step.superlative || step.quoted.length > 0) return [step];
    const list = step.text
      .replace(/^\S+\s+/, '')
      .replace(CIRCUMSTANCES, ' ')
      .trim()
      .replace(/\s+(?:to|into|in|from)\s+(?:the|your|my)\b.*$/i, '')
      .split(/\s*,\s*(?:and\s+)?|\s+and\s+/i);
    const counted = /^(?:an?|one|two|three|four|five|six|\d{1,2}|the|some)\s+\S/i;
    // "The wool rug, 3 of them" is one thing.
    if (list.some((part) => /^\S+ of (?:them|it|these|those)$/i.test(part))) return [step];
    if (list.length < 2 || step.how || !list.every((part) => counted.test(part) && part.split(' ').length <= 5))
      return [step];
    const things = list.map((part): Step => {
      const object = bareThing(part).replace(
        /^(?:an?|one|two|three|four|five|six|\d{1,2}|the|some)\s+(?:[x×]\s+|of\s+)?/i,
        '',
      );
      const quantity = numberOf(part.split(' ')[0]!.toLowerCase());
      return {
        ...step,
        verb: 'add',
        text: `add ${part}`,
        object,
        scope: '',
        constraints: { ...step.constraints, quantity },
      };
    });
    // What is pressed then is told: the order goes off with it.
    const sent = next?.verb === 'press' || next?.verb === 'submit';
    return step.verb === 'add' || sent ? things : [...things, { ...step, object: '', scope: '' }];
  });
}

/** The thing a sentence is about: "The rain jacket from your last order does not fit" tells of a rain jacket. */
export function subjectOf(sentence: string): string {
  // "You have lost your bank card": what it happened to.
  const struck =
    /^(?:you|i)(?:'ve| have)? (?:just )?(?:lost|left|broken|damaged|forgotten|bought|received|ordered|booked|found|got|cracked|misplaced) (?:the|your|my|a|an) (.+)$/i.exec(
      sentence.trim().replace(/[.!]+$/, ''),
    )?.[1];
  const what = struck?.replace(/\s+(?:on|in|at|from|with|for|during|yesterday|today|last)\b.*$/i, '');
  if (what) return what.split(' ').length <= 5 ? what : '';
  // "One of your bills is overdue": the overdue one.
  const oneOf = /^one of (?:the|your|my|our) (\p{L}+(?: \p{L}+)?) (?:is|was|are) (?:still )?(\p{L}+)\b/iu.exec(
    sentence.trim(),
  );
  if (oneOf) return `${oneOf[2]} ${oneOf[1]}`;
  const found =
    /^(?:the|my|your|our|this|that|a|an)\s+(.+?)\s+(?:from|in|on|at|for|with|that|which|who|you|i|we|gives?|says?|shows?|does|do|did|is|are|was|were|has|have|had|can(?:not|'t)?|will|won't|doesn't|don't|isn't|aren't|wasn't|hasn't|haven't|arrived|came|keeps?|broke|needs?|should)\b/i.exec(
      sentence.trim(),
    );
  if (found) return found[1]!.split(' ').length <= 5 ? found[1]! : '';
  // "Lunch with Ben is off": a thing that is called so.
  const called =
    /^(\p{Lu}[^,.;]{2,40}?)\s+(?:is|are|was|were|has|have|will|does|did)\b/u.exec(sentence.trim())?.[1] ?? '';
  return /^(?:you|he|she|it|they|we|i|there|this|that|these|somebody|someone|nobody)\b/i.test(called) ||
    called.split(' ').length > 5
    ? ''
    : called;
}

/** "Your phone number has changed to 0123": what a thing is from now on. */
function newValueOf(sentence: string): Pair | null {
  const found =
    /^(?:the|my|your|our)\s+([^,]{2,40}?)\s+(?:(?:has|have)\s+(?:changed|moved)\s+to|(?:is|are) now|will now be|should (?:now )?be|has become)\s+(.{2,80})$/i.exec(
      sentence.trim().replace(/[.!]+$/, ''),
    );
  return found ? { field: found[1]!, value: found[2]! } : null;
}

const MEANT = /^\p{L}+ (?:it|them|this|that)\s+(?:from|in|on|off|out|to|into|onto|with|by|using|until|before)\b/iu;
/** What is moved with a tool of its page, and not with the mouse. */
const THREADS = /\b(?:topics?|threads?|posts?|discussions?|conversations?)\b/i;

/** "Send it back" after a sentence about a jacket: what "it" stands for. */
export function nameWhatIsMeant(steps: readonly Step[], background: readonly string[]): Step[] {
  const news = background.map(newValueOf).find((pair) => pair !== null);
  const subject = news?.field ?? background.map(subjectOf).find((text) => text !== '') ?? '';
  if (!subject) return [...steps];
  return steps.map((step, i) =>
    i === 0 &&
    PRONOUN.test(step.text) &&
    (plainObject(step) === '' || MEANT.test(step.text)) &&
    step.quoted.length === 0
      ? {
          ...step,
          verb: step.verb === 'drag' && THREADS.test(subject) ? 'transact' : step.verb,
          object: subject,
          pairs: news && step.pairs.length === 0 ? [news] : step.pairs,
        }
      : step,
  );
}
