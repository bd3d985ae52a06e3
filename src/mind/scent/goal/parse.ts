import { fold, numberOf, words } from '../../language/index.ts';
import { checksFirst, isCheck, looksFirst } from './checked.ts';
import { splitClauses } from './clauses.ts';
import { joinCompanions, makeEach, takeApart } from './companions.ts';
import { aboutWhatWasFound, actOnTheBest, joinPlaces, joinSources, LOOKING } from './joined.ts';
import { nameWhatWasEntered, nameWhatWasMade } from './made.ts';
import { withoutManner } from './manner.ts';
import { passedOn } from './pass-on.ts';
import { closeForGood, copyInto, copyOver, countWhatWasShown, sameActAgain, saveAs, signInLater } from './reworded.ts';
import { stepOf } from './step/index.ts';
import { KEEPS } from './together.ts';
import type { Goal, Step } from './types.ts';
import { isQuestion } from './verbs/index.ts';
import { asCommands, mayAsCommands } from './wording/as-told.ts';
import { askedBehind } from './wording/asked-behind.ts';
import { withoutCare } from './wording/care.ts';
import { spelledOut } from './wording/contracted.ts';
import { emojiWritten } from './wording/emoji.ts';
import { withoutInstead } from './wording/in-its-place.ts';
import { inOneQuestion } from './wording/one-question.ts';
import { questionOpened } from './wording/quoted-question.ts';
import { objectWords } from './words.ts';

const WANDERING =
  /^(?:navigate|browse|look|search|go|explore|switch|click|scroll) (?:(?:down|up) )?(?:through|around|between|among|in|until)\b/i;

/** "Open the sections and click ...": what is opened on the way to what the next step names. */
const OPENING =
  /^(?:open|expand|unfold|reveal)(?: up)? (?:(?:all|each|any|some|one)(?: of)? )?(?:the )?(?:other )?(?:sections?|folders|tabs|panels|categories|accordions?|groups|folds|headings|branches)(?: (?:below|above|here))?$/i;

/** What is switched in a place, so that "it" is there too: "the light in door 3". */
const SWITCHED = new Set<Step['verb']>(['tick', 'untick', 'press']);
/** What shows the things of a list in another order, or fewer of them. */
const ORDERS = new Set<Step['verb']>(['sort', 'filter']);

/** Changes to a single value, which the next step keeps. */
const SETS = /^(?:send|post|write|change|set|update|increase|decrease|raise|lower|adjust|rename)\b/i;

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

/** "Save it", "send your answer", "send the form off": what was put in goes off, whatever it was. */
const SENT_OFF =
  /^(?:(?:save|send|submit|hand in|post|apply)(?: off)?(?: (?:it|them|this|that|changes|(?:the|your|my) (?:changes?|choices?|settings?|selection|forms?|answers?|reply|response|entry|entries|sheet|slip|details|ratings?|marks?|scores?|preferences|options|survey|questionnaire|poll|quiz|votes?)))?(?: off| in)?(?: too| again| as well)?)$/i;

/** Marks are given by pressing, and kept by what sends them. */
const RATES =
  /^(?:rate|give|award|score|mark|grade)\b.*\b(?:\d{1,2}|one|two|three|four|five)\b.*\b(?:stars?|points?|out of)\b/i;

/** "Set it to 4 and save": what was set is sent off; "rename it and save it" is one act. */
function saveWhatWasSet(steps: Step[]): void {
  for (let i = steps.length - 1; i > 0; i--) {
    const step = steps[i]!;
    const before = steps[i - 1]!;
    if (step.verb !== 'transact' || !SENT_OFF.test(step.text)) continue;
    if (['enter', 'pick', 'tick', 'untick'].includes(before.verb) || RATES.test(before.text))
      steps[i] = {
        ...step,
        verb: 'submit',
        text: step.text,
        object: step.text.split(' ')[0]!,
        scope: '',
        pairs: [],
      };
    // What is kept in a list is changed at once: it is all of it that is saved then.
    else if (before.verb === 'transact' && KEEPS.test(before.text))
      steps[i] = { ...step, verb: 'submit', object: 'save', scope: '', pairs: [] };
    // What is told to come after an act is done after it, whatever that has sent.
    else if (before.verb === 'transact' && step.later)
      steps[i] = { ...step, verb: 'submit', object: step.text.split(' ')[0]!, scope: '', pairs: [] };
    else if (before.verb === 'transact') steps.splice(i, 1);
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
      /^(?:confirm(?! that)|repeat|re-?type|re-?enter|verify)\b/i.test(step.text) &&
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

/** "Enter the cup with the name …": somebody takes part under it. */
const UNDER_NAME =
  /^enter (?:(?:in|for) )?(?:the|an?|this|your) .+ (?:with|under|using) (?:the|your|my) (?:full )?name\b/i;

/** Reads what is asked: ordered steps with their values, limits and comparisons; background; what to avoid. Asks for nothing: to be found, or done where `given` says that values to put in came with it. */
export function parseGoal(instructions: string, given = false): Goal {
  const whole = emojiWritten(
    passedOn(asCommands(inOneQuestion(askedBehind(questionOpened(spelledOut(instructions)))))),
  );
  const said = given ? withoutInstead(whole) : whole;
  const commands = parseCommands(said);
  // "I would like a ticket. Check the summary before you buy it": what is wished for is what is asked.
  const asks = (step: Step) => asksForMore(step) && !isCheck(step);
  const goal = commands.steps.some(asks) ? commands : wished(said, commands);
  // Who was told what to put in does not enter the thing itself: "Enter the race with these details".
  if (given)
    for (const step of goal.steps)
      if (step.verb === 'enter' && step.quoted.length === 0 && !step.source && step.pairs.length === 0)
        Object.assign(step, { verb: 'transact', pairs: [] });
      else if (step.verb === 'enter' && UNDER_NAME.test(step.text)) step.verb = 'transact';
  if (goal.steps.every(({ text }) => looksFirst(text))) goal.steps = [];
  if (said !== whole) goal.text = words(whole).join(' ');
  if (goal.steps.length > 0) return goal;
  const may = mayAsCommands(said);
  const asked = may === '' || /\?\s*$/.test(said.trim()) ? goal : parseCommands(may);
  if (asked.steps.length > 0) return asked;
  const step = stepOf(`find ${instructions.replace(/\s+/g, ' ').trim()}`, []);
  if (step)
    goal.steps.push({
      ...step,
      verb: /[?=]\s*$/.test(instructions.trim()) ? 'learn' : given ? 'transact' : 'reach',
      text: instructions.trim(),
    });
  return goal;
}

/** Whether a step asks for more than that what was put in goes off. */
function asksForMore({ verb, text }: Step): boolean {
  return !((verb === 'transact' || verb === 'submit') && SENT_OFF.test(text));
}

/** What is wished for, where nothing is asked but to save it: "I want the window seat. Save my choices." */
function wished(said: string, commands: Goal): Goal {
  const read = readIn(said, true);
  return read.steps.some(asksForMore) ? read : commands.steps.length > 0 ? commands : read;
}

/** "Subject: Hall closed." after a command: a field and what belongs in it. */
const FIELD = /^(?:the )?(\p{L}[\p{L} -]{1,24}?)\s*:\s+(\S.*)$/u;

/** Gives the values that are listed behind the commands, field by field, to the last step that takes any. */
function takeFields(steps: readonly Step[], background: string[]): void {
  const step = steps.findLast((one) => ['transact', 'add', 'buy', 'register', 'enter'].includes(one.verb));
  if (!step) return;
  for (let i = background.length - 1; i >= 0; i--) {
    const found = FIELD.exec(background[i]!);
    if (!found) continue;
    step.pairs = [{ field: found[1]!, value: found[2]!.trim() }, ...step.pairs];
    background.splice(i, 1);
  }
}

/** "Go through the pictures until you see the teapot": that is what is looked for on the way. */
const UNTIL =
  /\buntil\s+(?:(?:you\s+(?:see|find|reach|get to|come to)|it\s+shows)\s+(?:the |an? )?(.+)|(?:the |an? )?(.+?)\s+(?:appears|is shown|comes up))$/i;

function goneOnUntil(step: Step): Step {
  const until = WANDERING.test(step.text) ? UNTIL.exec(step.text) : null;
  const wanted = until?.[1] ?? until?.[2];
  return wanted && step.quoted.length === 0
    ? { ...step, verb: 'locate', text: `find ${wanted}`, object: wanted, quoted: [wanted] }
    : step;
}

/** Reads the commands in a text; a text that only tells something has no steps. */
export function parseCommands(instructions: string): Goal {
  return readIn(instructions, false);
}

/**
 * Reads a text.
 * @param wishful what is wished for is asked, too: "you want no more letters"
 */
function readIn(instructions: string, wishful: boolean): Goal {
  const told = withoutManner(withoutCare(instructions));
  const { clauses, background, avoid, strings } = splitClauses(told, wishful);
  const all = clauses.map((clause) => stepOf(clause.text, strings, clause)).filter((step) => step !== null);
  const { steps: found, checked } = checksFirst(all, told);
  const read = makeEach(takeApart(joinCompanions(oneByOne(found)))).map(goneOnUntil);
  // "Look through the contacts for Ann and click ...": whose it is that is clicked.
  read.forEach((step, i) => {
    const next = read[i + 1];
    if (next && !next.scope && LOOKING.has(step.verb) && WANDERING.test(step.text))
      next.scope = step.quoted.join(' ') || (/\bfor\s+(.+)$/i.exec(step.text)?.[1] ?? '');
    // "Go through the order: size Small, ...": what is to be chosen on the way.
    const chosen = next && WANDERING.test(step.text) ? /:\s+(.+)$/.exec(step.text)?.[1] : undefined;
    if (chosen) next!.text = `${next!.text}: ${chosen}`;
  });
  const steps = read
    // "Switch between the tabs to find ..." only says how to get to what the next step names.
    .filter(
      (step, i, all) =>
        i === all.length - 1 ||
        (!(OPENING.test(step.text) && all[i + 1]!.quoted.length > 0) &&
          ((WANDERING.test(step.text) ? !LOOKING.has(step.verb) && step.verb !== 'press' : !LOOKING.has(step.verb)) ||
            ((step.object !== '' || step.quoted.length > 0) && !WANDERING.test(step.text)))),
    );
  takeFields(steps, background);
  copyOver(steps);
  copyInto(steps);
  signInLater(steps);
  withoutNothing(steps);
  solveInField(steps);
  enterCommands(steps);
  saveWhatWasSet(steps);
  nameWhatWasEntered(steps);
  nameWhatWasMade(steps);
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
      (next?.verb === 'press' || (next?.verb === 'submit' && !KEEPS.test(step.text)))
    )
      step.verb = 'enter';
  });
  // Finding a thing only to act on it ("find the mail by Ann and delete it") is looking, and names where to act.
  steps.forEach((step, i) => {
    const next = steps[i + 1];
    if (!next) return;
    if (step.verb === 'learn' && !isQuestion(fold(step.text))) step.verb = next.verb === 'learn' ? 'reach' : 'locate';
    if (step.verb === 'locate' && !next.scope) next.scope = [step.object, ...step.quoted].join(' ').trim();
    if (['pick', 'tick', 'untick'].includes(next.verb) && /^(?:it|that|this)\b/i.test(next.items[0] ?? '')) {
      const told = step.pairs.at(-1)?.value ?? step.quoted.at(-1);
      if (told) next.items = [told];
    }
    // "Scroll down to «Pottery» and press «Join» there": at what was looked for.
    if (/\bthere[.!]?$/i.test(next.text) && !next.scope && /^(?:scroll|find|look for|locate)\b/i.test(step.text))
      next.scope = step.quoted[0] ?? step.object;
    const counted = next.object !== '' && (next.verb === 'add' || next.verb === 'buy');
    // "Sort the tents by price and open the cheapest (one)": one of the things that were put in order.
    const ofThem = next.object === '' && next.quoted.length === 0 && (next.superlative !== null || next.nth !== null);
    if (ofThem && !next.scope && ORDERS.has(step.verb) && step.object !== '') next.object = step.object;
    else if (
      /\b(?:it|them|its|their|this|that|one)\b/i.test(next.text) &&
      !next.scope &&
      next.verb !== 'reach' &&
      !counted
    ) {
      next.scope =
        (/\b(?:off|out of|from|to|into|on) it\b/i.test(next.text) || /^\S+ (?:its?|them|their)\b/i.test(step.text)) &&
        step.scope
          ? step.scope
          : [step.object, ...step.quoted, SWITCHED.has(step.verb) ? step.scope : ''].join(' ').trim();
    }
  });
  saveAs(steps);
  sameActAgain(steps);
  closeForGood(steps);
  countWhatWasShown(steps);
  return { text: words(instructions).join(' '), steps, background: background.join('. '), avoid, checked };
}
