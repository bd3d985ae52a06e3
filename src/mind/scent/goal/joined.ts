import { fold } from '../../language/index.ts';
import type { Step, Verb } from './types.ts';

/** Verbs that change nothing. */
export const LOOKING = new Set<Verb>(['reach', 'learn', 'locate']);

/** Words that stand for what the clause before has found out. */
const FOUND_OUT =
  /^(?:it|that|this|them|(?:text )?(?:number|answer|result|value|word|code|name|total|sum|count|text|right|correct|one|option|choice|price|amount|(?:right |correct |matching )?(?:answer|number|option|one)))?$/;

/** "What is the team of Karel? Type it into the field": what is to be typed is told by the clause before. */
export function joinSources(steps: Step[]): void {
  for (let i = steps.length - 2; i >= 0; i--) {
    const [step, next] = [steps[i]!, steps[i + 1]!];
    // "Which of these is an animal? Click it": the one of that kind is pressed.
    const one = /^which (?:one )?(?:of (?:these|those|the \w+) )?is (?:an? |the )?([\p{L} ]+)$/iu.exec(
      step.text.replace(/\?$/, ''),
    );
    if (step.verb === 'learn' && one && next.verb === 'press' && FOUND_OUT.test(fold(next.object))) {
      steps.splice(i, 2, { ...next, object: one[1]!, scope: '', text: `${next.text} (${one[1]!})` });
      continue;
    }
    // "How many are there? Click the right number": what is found out is pressed.
    if (
      step.verb === 'learn' &&
      next.verb === 'press' &&
      next.quoted.length === 0 &&
      FOUND_OUT.test(fold(next.object))
    ) {
      if (/\bhow many\b|^count\b|\b(?:shape|figure|drawn|drawing)\b/i.test(step.text)) steps.splice(i + 1, 1);
      continue;
    }
    if (step.verb !== 'learn' || !['enter', 'pick'].includes(next.verb) || next.source) continue;
    const literal =
      next.quoted.length > 0 || next.pairs.some((pair) => pair.value.length > 1 && !FOUND_OUT.test(fold(pair.value)));
    const about = fold(next.verb === 'pick' ? next.items.join(' ') || next.object : next.object);
    if (literal || !FOUND_OUT.test(about)) continue;
    steps.splice(i, 2, {
      ...next,
      pairs: [],
      items: [],
      source: /^wait\b/i.test(step.text) ? `${step.text} shown` : step.text,
      object: step.object,
      scope: '',
      superlative: null,
      nth: null,
    });
  }
}

/** "Search for curry and save the recipe": of what was searched for, and of nothing else. */
export function aboutWhatWasFound(steps: Step[]): void {
  for (const [i, step] of steps.entries()) {
    const search = steps[i - 1];
    if (search?.verb !== 'search' || step.scope !== '' || step.quoted.length > 0 || step.nth !== null) continue;
    if (!['transact', 'add', 'buy', 'reach', 'learn'].includes(step.verb) || /\bresults?\b/i.test(step.text)) continue;
    if (/^[\p{L}-]*$/u.test(step.object.trim())) step.scope = search.quoted[0] ?? search.object;
  }
}

/** "For one day": how long it is taken for, and no name of it. */
const FOR_HOW_LONG = /\b(?:hours?|days?|nights?|weeks?|months?)\b/giu;
/** "Mark it as paid": what it is to be. */
const MARKED_AS = /^as \p{L}+(?: \p{L}+)?$/u;
/** "Which floor sander costs least per day": the kind that is compared, and by what. */
const COSTS_LEAST = /^which (\p{L}[\p{L} -]*?) (?:costs?|is) (?:the )?(?:least|cheapest)\b(?: (?:per|an?) \p{L}+)?/iu;
const SAYS_WHICH = /^(?:say|tell|name|note|report)\b.*\b(?:which|what) (?:one )?.*\b(?:is|was)$/i;

/** "Find the cheapest flat and save it": the cheapest flat is saved. */
export function actOnTheBest(steps: Step[]): void {
  for (let i = steps.length - 2; i >= 0; i--) {
    const [found, act] = [steps[i]!, steps[i + 1]!];
    if (!LOOKING.has(found.verb) || !found.superlative || found.quoted.length > 0 || act.quoted.length > 0) continue;
    if (!['transact', 'add', 'buy'].includes(act.verb) || !/\b(?:it|them|this|that|one)\b/i.test(act.text)) continue;
    if (
      /^\w+ (?:what|how|who|when|which|why)\b/i.test(found.text) ||
      /\p{L}/u.test(act.object.replace(FOR_HOW_LONG, '').replace(MARKED_AS, ''))
    )
      continue;
    const told = found.text.replace(/^(?:find|look for|locate|search for|get|see|identify)\s+(?:out\s+)?/i, '');
    const kind = COSTS_LEAST.exec(told)?.[1];
    const thing = told.replace(COSTS_LEAST, 'the cheapest $1');
    steps.splice(i, 2, {
      ...act,
      text: act.text.replace(/\b(?:it|them|this|that|one)\b/i, thing),
      object: kind ?? found.object,
      scope: '',
      superlative: found.superlative,
      constraints: found.constraints,
    });
    // Which one it is, is said with the act.
    if (SAYS_WHICH.test(steps[i + 1]?.text ?? '')) steps.splice(i + 1, 1);
  }
}

const LOOK_THERE =
  /^(?:look|see|check|find)\s+(?:(?:it|this|that|them)\s+up\s+)?(?:it\s+|this\s+)?(?:in|on|at|under|through)\s+(?:the\s+|your\s+|its\s+)?(.+?)$/i;

/** "Who wrote first? Look in the messages.": where the answer is to be looked for. */
export function joinPlaces(steps: Step[]): void {
  for (let i = steps.length - 1; i > 0; i--) {
    const [asked, place] = [steps[i - 1]!, steps[i]!];
    const there = LOOK_THERE.exec(place.text.replace(/[.!]+$/, ''));
    if (
      asked.verb !== 'learn' ||
      !there ||
      !LOOKING.has(place.verb) ||
      /\b(?:what|who|how|which|when)\b/i.test(there[1]!)
    )
      continue;
    asked.how = [asked.how, there[1]!].filter(Boolean).join(' ');
    steps.splice(i, 1);
  }
}
