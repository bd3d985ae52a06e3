import { fold, numberOf, words } from '../../language/index.ts';
import { splitClauses } from './clauses.ts';
import { joinCompanions, makeEach, nameWhatIsMeant, takeApart } from './companions.ts';
import { withoutManner } from './manner.ts';
import { copyInto, copyOver, signInLater } from './reworded.ts';
import { stepOf } from './step.ts';
import type { Goal, Step, Verb } from './types.ts';
import { objectWords } from './words.ts';

const WANDERING =
  /^(?:navigate|browse|look|search|go|explore|switch|click|scroll) (?:(?:down|up) )?(?:through|around|between|among|in|until)\b/i;

const LOOKING = new Set<Verb>(['reach', 'learn', 'locate']);

/** Changes to a single value, which the next step keeps. */
const SETS = /^(?:send|post|write|change|set|update|increase|decrease|raise|lower|adjust|rename)\b/i;

/** Words that stand for what the clause before has found out. */
const FOUND_OUT =
  /^(?:it|that|this|them|(?:text )?(?:number|answer|result|value|word|code|name|total|sum|count|text|right|correct|one|option|choice|price|amount|(?:right |correct |matching )?(?:answer|number|option|one)))?$/;

/** "What is the team of Karel? Type it into the field": what is to be typed is told by the clause before. */
function joinSources(steps: Step[]): void {
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

/** "Select nothing and press Submit": there is nothing to choose. */
function withoutNothing(steps: Step[]): void {
  for (let i = steps.length - 2; i >= 0; i--) {
    const step = steps[i]!;
    if (
      ['pick', 'tick'].includes(step.verb) &&
      step.items.length === 1 &&
      /^(?:nothing|none|no \w+)$/i.test(step.items[0]!)
    )
      steps.splice(i, 1);
  }
}

/** "Solve for x and press Submit": what comes out is typed first. */
function solveInField(steps: Step[]): void {
  steps.forEach((step, i) => {
    const next = steps[i + 1];
    if (
      step.verb !== 'learn' ||
      !/^(?:solve|calculate|compute|work out|figure out|do the (?:sum|math))\b/i.test(step.text)
    )
      return;
    if (next?.verb === 'submit' || (next?.verb === 'press' && /\b(?:submit|send|ok|done)\b/i.test(next.text)))
      steps[i] = { ...step, verb: 'enter', source: step.text, object: '', pairs: [] };
  });
}

/** "Run «help» in the console": a command that is typed runs with Enter. */
function enterCommands(steps: Step[]): void {
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i]!;
    const next = steps[i + 1];
    if (step.verb !== 'enter' || !/^(?:run|execute)\b/i.test(step.text) || (next && /\benter\b/i.test(next.text)))
      continue;
    steps.splice(i + 1, 0, {
      ...step,
      verb: 'press',
      text: 'press Enter',
      object: 'Enter',
      quoted: [],
      role: null,
      scope: '',
      pairs: [],
    });
  }
}

/** "Set it to 4 and save": what was set is sent off; "rename it and save it" is one act. */
function saveWhatWasSet(steps: Step[]): void {
  for (let i = steps.length - 1; i > 0; i--) {
    const step = steps[i]!;
    if (step.verb !== 'transact' || !/^save(?: (?:it|them|changes|the changes))?$/i.test(step.text)) continue;
    if (['enter', 'pick', 'tick', 'untick'].includes(steps[i - 1]!.verb))
      steps[i] = { ...step, verb: 'submit', object: 'save', scope: '', pairs: [] };
    else if (steps[i - 1]!.verb === 'transact') steps.splice(i, 1);
  }
}

const OFTEN = /\s+(?:twice|(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) times)\b/i;

/** "Press A, then B": a step each. "Type it again" after a password is part of typing it. */
function oneByOne(steps: readonly Step[]): Step[] {
  return steps.flatMap((step, i) => {
    // "Press + three times": as many presses.
    const often = step.verb === 'press' ? OFTEN.exec(step.text) : null;
    const count = often ? (often[1] ? numberOf(often[1].toLowerCase()) : 2) : null;
    if (often && count && count > 1 && count <= 10 && step.items.length < 2) {
      const object = objectWords(
        step.object.replace(OFTEN, ' ').replace(/\b(?:times|three|four|five|six|two)\b/gi, ' '),
      );
      const once = {
        ...step,
        text: step.text.replace(OFTEN, '').trim(),
        object: object || step.object.split(' ')[0]!,
        constraints: { ...step.constraints, quantity: null },
      };
      return Array.from({ length: count }, () => once);
    }
    const before = steps[i - 1];
    if (
      before?.verb === 'enter' &&
      /^(?:confirm|repeat|re-?type|re-?enter|verify)\b/i.test(step.text) &&
      step.quoted.length === 0
    )
      return [];
    if (step.verb !== 'press' || step.items.length < 2 || step.all) return [step];
    return step.items.map((item) => ({
      ...step,
      text: `press "${item}"`,
      object: item,
      quoted: [item],
      items: [],
      nth: null,
      superlative: null,
    }));
  });
}

/** "Search for curry and save the recipe": of what was searched for, and of nothing else. */
function aboutWhatWasFound(steps: Step[]): void {
  for (const [i, step] of steps.entries()) {
    const search = steps[i - 1];
    if (search?.verb !== 'search' || step.scope !== '' || step.quoted.length > 0 || step.nth !== null) continue;
    if (!['transact', 'add', 'buy', 'reach', 'learn'].includes(step.verb) || /\bresults?\b/i.test(step.text)) continue;
    if (/^[\p{L}-]*$/u.test(step.object.trim())) step.scope = search.quoted[0] ?? search.object;
  }
}

/** "Find the cheapest flat and save it": the cheapest flat is saved. */
function actOnTheBest(steps: Step[]): void {
  for (let i = steps.length - 2; i >= 0; i--) {
    const [found, act] = [steps[i]!, steps[i + 1]!];
    if (!LOOKING.has(found.verb) || !found.superlative || found.quoted.length > 0 || act.quoted.length > 0) continue;
    if (!['transact', 'add', 'buy'].includes(act.verb) || !/\b(?:it|them|this|that|one)\b/i.test(act.text)) continue;
    if (/^\w+ (?:what|how|who|when|which|why)\b/i.test(found.text) || /\p{L}/u.test(act.object)) continue;
    const thing = found.text.replace(/^(?:find|look for|locate|search for|get|see|identify)\s+(?:out\s+)?/i, '');
    steps.splice(i, 2, {
      ...act,
      text: act.text.replace(/\b(?:it|them|this|that|one)\b/i, thing),
      object: found.object,
      scope: '',
      superlative: found.superlative,
      constraints: found.constraints,
    });
  }
}

/** "Who wrote first? Look in the messages.": where the answer is to be looked for. */
const LOOK_THERE =
  /^(?:look|see|check|find)\s+(?:(?:it|this|that|them)\s+up\s+)?(?:it\s+|this\s+)?(?:in|on|at|under|through)\s+(?:the\s+|your\s+|its\s+)?(.+?)$/i;

function joinPlaces(steps: Step[]): void {
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

/** Reads what is asked: ordered steps with their values, limits and comparisons; background; what to avoid. */
export function parseGoal(instructions: string): Goal {
  const { clauses, background, avoid, strings } = splitClauses(withoutManner(instructions));
  const found = clauses.map((clause) => stepOf(clause, strings)).filter((step) => step !== null);
  const read = nameWhatIsMeant(makeEach(takeApart(joinCompanions(oneByOne(found)))), background);
  // "Look through the contacts for Ann and click ...": whose it is that is clicked.
  read.forEach((step, i) => {
    const next = read[i + 1];
    if (next && !next.scope && LOOKING.has(step.verb) && WANDERING.test(step.text))
      next.scope = step.quoted.join(' ') || (/\bfor\s+(.+)$/i.exec(step.text)?.[1] ?? '');
  });
  const steps = read
    // "Switch between the tabs to find ..." only says how to get to what the next step names.
    .filter(
      (step, i, all) =>
        i === all.length - 1 ||
        !LOOKING.has(step.verb) ||
        ((step.object !== '' || step.quoted.length > 0) && !WANDERING.test(step.text)),
    );
  if (steps.length === 0) {
    const step = stepOf(`find ${instructions.replace(/\s+/g, ' ').trim()}`, []);
    if (step)
      steps.push({
        ...step,
        verb: /[?=]\s*$/.test(instructions.trim()) ? 'learn' : 'reach',
        text: instructions.trim(),
      });
  }
  copyOver(steps);
  copyInto(steps);
  signInLater(steps);
  withoutNothing(steps);
  solveInField(steps);
  enterCommands(steps);
  saveWhatWasSet(steps);
  joinSources(steps);
  joinPlaces(steps);
  aboutWhatWasFound(steps);
  actOnTheBest(steps);
  // "Create a user with the name ..., then press Create": the values are filled in, and the next step sends them off.
  steps.forEach((step, i) => {
    const next = steps[i + 1];
    if (
      step.verb === 'transact' &&
      (step.pairs.length > 1 || (step.pairs.length === 1 && SETS.test(step.text))) &&
      (next?.verb === 'press' || next?.verb === 'submit')
    )
      step.verb = 'enter';
  });
  // Finding a thing only to act on it ("find the mail by Ann and delete it") is looking, and names where to act.
  steps.forEach((step, i) => {
    const next = steps[i + 1];
    if (!next) return;
    if (step.verb === 'learn' && !/^(?:what|how|who|when|which|why)\b/i.test(step.text))
      step.verb = next.verb === 'learn' ? 'reach' : 'locate';
    if (step.verb === 'locate' && !next.scope) next.scope = [step.object, ...step.quoted].join(' ').trim();
    if (['pick', 'tick', 'untick'].includes(next.verb) && /^(?:it|that|this)\b/i.test(next.items[0] ?? '')) {
      const told = step.pairs.at(-1)?.value ?? step.quoted.at(-1);
      if (told) next.items = [told];
    }
    const counted = next.object !== '' && (next.verb === 'add' || next.verb === 'buy');
    if (
      /\b(?:it|them|its|their|this|that|one)\b/i.test(next.text) &&
      !next.scope &&
      next.verb !== 'reach' &&
      !counted
    ) {
      next.scope =
        /\b(?:off|out of|from|to|into|on) it\b/i.test(next.text) && step.scope
          ? step.scope
          : [step.object, ...step.quoted].join(' ').trim();
    }
  });
  return { text: words(instructions).join(' '), steps, background: background.join('. '), avoid };
}
