import { fold, numberOf } from '../../language/index.ts';
import { bareThing, CIRCUMSTANCES } from './bare-thing.ts';
import type { Step } from './types.ts';

/** Clauses that say how a purchase is carried out: paid, sent, ordered as a guest. */
const HOW_TO_BUY =
  /^(?:pay|check ?out|order (?:it |them )?(?:as|by|with|for|to|using|via|online)|order it|ship|deliver|have (?:it|them)|collect (?:it|them)|use|redeem|apply|complete|finish|confirm|place|choose|select|take)\b/;
/** Acts by which somebody comes to take part. */
const TAKES_PART = /^(?:sign|enrol+|enlist|register|join|apply|subscribe|renew)\b/;
/** Clauses that say at what price and how that is paid. */
const AT_WHAT_PRICE =
  /^(?:pay|take|choose|select|use|pick|give)\b.*\b(?:fees?|rates?|prices?|tariffs?|fares?|discounts?|concessions?|invoice|instal?ments?|direct debit|bank transfer|cash|cards?|monthly|yearly)[.!]?$/;
/** Clauses that say what a message or a request is to bring about. */
const WHAT_FOR =
  /^(?:ask|tell(?! (?:me|us)\b)|say|demand|explain|inquire|enquire|request(?! (?:another|an? (?:new|second|fresh|copy|card)))|complain|let (?:them|him|her)|get (?:your|the|my|a)? ?(?:money|refund|replacement)|claim|mention|(?:give|state)(?: as)? (?:the |a )?reason)\b/;
const ADDRESSED =
  /^(?:write|send|contact|message|email|e-mail|return|exchange|cancel|report|ring|call|reply|complain|give|take|ask|tell|inform|dispute|object|move|change|postpone|withdraw|deregister|warn|ban|block|reject|decline|dismiss|refuse|suspend)\b/;
function merged(step: Step, how: Step): Step {
  const either = <T>(a: T | null, b: T | null): T | null => a ?? b;
  return {
    ...step,
    text: `${step.text} and ${how.text.charAt(0).toLowerCase()}${how.text.slice(1)}`,
    how: [step.how, how.text].filter(Boolean).join(' . '),
    pairs: [...step.pairs, ...how.pairs],
    superlative: either(step.superlative, how.superlative),
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
    const price =
      before?.verb === 'transact' &&
      ['buy', 'transact', 'pick'].includes(step.verb) &&
      TAKES_PART.test(fold(before.text)) &&
      AT_WHAT_PRICE.test(said);
    const end =
      (before?.verb === 'transact' || before?.verb === 'remove') &&
      WHAT_FOR.test(said) &&
      ADDRESSED.test(fold(before.text));
    if (before && (how || price || end)) out[out.length - 1] = merged(before, step);
    else out.push(step);
  }
  return out;
}

/** Acts that make one thing at a time out of words that the task spells out. */
const MAKES = /^(?:add|create|write|post|make|enter|put|type|note)\b/i;

/** Whether what a step quotes stands one after the other, with nothing told between. */
function inARow({ text, quoted }: Step): boolean {
  return quoted.slice(1).every((next, i) => {
    const from = text.indexOf(quoted[i]!) + quoted[i]!.length;
    return /^["'”’]?\s*[,;]?\s*(?:(?:and|or|then)\s+)*["'“‘]?$/i.test(text.slice(from, text.indexOf(next, from)));
  });
}

/** "Add «Tea», «Bread» and «Eggs» to the list": each is made by itself. */
export function makeEach(steps: readonly Step[]): Step[] {
  return steps.flatMap((step) => {
    const listed = step.quoted.length > 1 && ['transact', 'add'].includes(step.verb) && MAKES.test(step.text);
    const alike = step.pairs.every((pair, i) => i === 0 || pair.field === '' || /^(?:name|title)$/.test(pair.field));
    if (!listed || !alike || !inARow(step) || step.pairs.length < step.quoted.length) return [step];
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

/** "One of each item: A, B", "the following products to the basket: A, B": what is listed behind words that name none of it. */
const LISTED =
  /^\S+\s+(?=[^:]*\b(?:each|all|every|following|items|things|products|articles|dishes|meals|goods)\b)(?:(?:(?:one|1|a|an)\s+(?:of\s+)?)?(?:each|all|every)(?:\s+(?:one\s+)?of)?\s*)?(?:(?:the|these|this)\s+)?(?:following\s+)?(?:(?:items?|things?|products?|articles?|dish(?:es)?|meals?|goods)\s*)?(?:(?:to|into|in)\s+(?:the|your|my)\s+(?:\w+\s+)?\w+\s*)?:\s+(\S.*)$/i;
/** Words of a name that stands in such a list. */
const LONGEST_LISTED = 9;

/**
 * The names of a list. Where each begins with a capital, what follows an "and" in small letters is part of a name; and so is an "and"
 * after which the list goes on by a comma: "Fish and Chips, Lemonade".
 */
function itemsListed(told: string): string[] {
  const parts = told.split(/\s*,\s*(?:and\s+)?/i);
  const capitals = parts.every((part) => /^\p{Lu}/u.test(part));
  const last = parts.pop() ?? '';
  return [...parts, ...last.split(capitals ? /\s+and\s+(?=\p{Lu})/u : /\s+and\s+/)].filter(Boolean);
}

/** Tickets that are told apart by who goes. */
const FOR_AGES =
  /\s(?:adults?|child(?:ren)?|kids?|infants?|bab(?:y|ies)|seniors?|students?|concessions?|youths?|pensioners?|members?|full|half|reduced)(?:['’]s)?(?:[- ](?:price|fare))?(?:\s+(?:tickets?|pass(?:es)?|seats?|admissions?))?(?:\s(?:for|to|on|at)\s.*)?$/i;

/** What stands between things of which each is counted: the "and" in the name of one ("sweet and sour tofu") is none. */
const BETWEEN = /\s*,\s*(?:and\s+)?|\s+and\s+(?=(?:an?|one|two|three|four|five|six|\d{1,2}|the|some)\s)/i;

/** "Order one taco and two soups": each thing is taken by itself, and then the whole is ordered. */
export function takeApart(steps: readonly Step[]): Step[] {
  return steps.flatMap((step, i) => {
    const next = steps[i + 1];
    if ((step.verb !== 'buy' && step.verb !== 'add') || step.superlative || step.quoted.length > 0) return [step];
    const told = LISTED.exec(step.text)?.[1];
    const list = told
      ? itemsListed(told).map((part) => `one ${part}`)
      : step.text
          .replace(/^\S+\s+/, '')
          .replace(CIRCUMSTANCES, ' ')
          .trim()
          .replace(/\s+(?:to|into|in|from)\s+(?:the|your|my)\b.*$/i, '')
          .split(BETWEEN);
    const counted = /^(?:an?|one|two|three|four|five|six|\d{1,2}|the|some)\s+\S/i;
    // "The wool rug, 3 of them" is one thing.
    if (list.some((part) => /^\S+ of (?:them|it|these|those)$/i.test(part))) return [step];
    // "Two adult tickets and one child ticket": for whom they are is told in one order.
    if (list.every((part) => FOR_AGES.test(part))) return [step];
    const longest = told ? LONGEST_LISTED : 5;
    if (list.length < 2 || step.how || !list.every((part) => counted.test(part) && part.split(' ').length <= longest))
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
