import {
  coverage,
  literalCoverage,
  type Phrase,
  phrase,
  sentenceSimilarity,
  similarity,
  synonymous,
} from '../../../language/index.ts';
import { tellsWay } from '../../filling/say.ts';
import { isInterfaceStep, type Step } from '../../goal/types.ts';
import { isGeneric, properNames, sameWords, wantedText } from '../../meaning/match.ts';
import { bearsItsName, ROW } from '../../meaning/names.ts';
import { opensMore } from '../../meaning/state.ts';
import { storyOf } from '../../meaning/story.ts';
import type { Situation } from '../../situation.ts';
import { headOf, identified, leadsOn } from '../clues.ts';
import { ONE_OF_TWO, placesJoined } from '../joined-places.ts';
import { isLandmark } from '../landmarks.ts';
import { toldBeside } from '../told-beside.ts';
import { sharesName } from '../told-kinds.ts';
import { isWalk } from '../walk.ts';
import { type Cue, isAlone, LOOKS_FOR, type Scent, stronger, TOLD_OF } from './cue.ts';

/** Likeness from which a label is what a later step is after. */
const LATER = 0.8;
/** Fit of a shelf that bears the kind of thing that is wanted. */
const SHELF = 0.6;
/** Weight of the whole wish against the words of its step. */
const BACKING = 0.55;
const NAMED_BESIDE = 0.65;
/** Fit of what bears the very number that the task names. */
const IDENTIFIED = 0.7;

/** Fit of what bears a word of the story, and as much again where it says nothing else. */
const OF_STORY = 0.26;
/** How seldom a word has to be to tell one place from another. */
const TELLING = 0.3;

/** "math.clone(x, y)", "path::join", "Array#map": a name with where it belongs before it, and what it takes behind. */
const QUALIFIED = /^(?:[A-Za-z_$][\w$]*(?:\.|::|#))+([A-Za-z_$][\w$]+)(?:\s*\(.*)?$/;
const TAKES = /^([A-Za-z_$][\w$]+)\(.*\)$/;
/** Fit of a qualified name against that of the name alone. */
const BARE = 0.95;

/** The name itself of something that references call with where it belongs, or with what it takes; empty for other labels. */
function bareName(label: string): string {
  return (QUALIFIED.exec(label) ?? TAKES.exec(label))?.[1] ?? '';
}

/** "forEach", for the function forEach: names in code are made of words that tell nothing by themselves. */
function endsWith(text: string, name: string): boolean {
  return text === name || text.endsWith(` ${name}`);
}

/** What a control says itself. */
export function ofItsWords(cue: Cue): Scent {
  const { situation, step, item, wanted, wish, related } = cue;
  const label = item.said;
  const joined = placesJoined(item.raw).map((place) => ONE_OF_TWO * related(wanted, place));
  const bare = bareName(item.raw);
  const called = bare === '' ? 0 : BARE * Math.max(related(wanted, phrase(bare)), endsWith(wanted.text, bare) ? 1 : 0);
  const own = { fit: Math.max(related(wanted, label), called, ...joined), reason: 'words' };
  // The wish as a whole backs a step whose own words are thin.
  const backing = isForLater(situation, step, label) ? 0 : BACKING * related(wish, label);
  const scent = stronger(own, backing);
  // A shelf is known by the kind of thing on it: "Mugs & kitchen" for a blue enamel mug.
  const kind = kindWord(step, wanted);
  const isShelf = names(kind, label) && !names(kind, situation.page.about);
  return isShelf && (step.superlative || coverage(wanted, label) < 0.9) ? stronger(scent, SHELF) : scent;
}

/** What a control's words mean as a sentence, beside what the step says: "Lost property", for an umbrella left on a bus. Who looks for a page has its name, and what is said to somebody leads nowhere. */
export function ofItsMeaning({ step, item, wanted }: Cue, scent: Scent): Scent {
  return stronger(scent, sentenceSimilarity(isWalk(step) ? wanted.text : tellsWay(step), item.raw), 'what it means');
}

/** What stands around a control, which speaks for one that says little itself. */
export function ofItsSurroundings(cue: Cue, scent: Scent): Scent {
  const { situation, item, wanted, around, group, thing } = cue;
  if (around.tokens.length === 0) return scent;
  if (isGeneric(item) && !(cue.wanders && isLandmark(item.said))) return ofItsRow(cue, scent);
  let { fit } = scent;
  fit = Math.max(fit, 0.35 * thing + 0.5 * fit);
  // What is told of a link right beside it ("Income tax, returns and refunds") speaks for it too.
  const told = toldBeside(situation.page, item);
  if (told.tokens.length > 1 && told.tokens.length <= TOLD_OF && isAlone(situation, item)) {
    fit = Math.max(fit, 0.75 * similarity(wanted, phrase(`${item.label} . ${told.text}`)));
    // In plain reading order what is told of one link stands before the next ones too.
    if (item.action.target?.context && sharesName(cue.step, told.text)) fit = Math.max(fit, NAMED_BESIDE);
  }
  // A thin group heading still tells where a link belongs.
  return stronger(scent, Math.max(fit, 0.4 * similarity(wanted, phrase(group))));
}

/** "Choose", "More": what the row says in which it stands. */
function ofItsRow({ situation, step, item, wanted, thing }: Cue, scent: Scent): Scent {
  const row = phrase(`${item.label} . ${item.context.text}`);
  const onPage = phrase(`${row.text} . ${situation.page.about.text}`);
  // "Choose" beside "Team", on the page of plans, is for the Team plan.
  const here = thing > 0.2 ? coverage(wanted, onPage) : 0;
  // "Join with the anytime membership": of the offers on the page of memberships the one that is told after the act.
  const scope = phrase(isInterfaceStep(step) ? '' : step.scope);
  const meant = coverage(scope, row) > 0.2 ? coverage(scope, onPage) : 0;
  // A row that is only akin to what is looked for is another row.
  const akin = LOOKS_FOR.has(step.verb) && literalCoverage(wanted, row) < 0.3;
  return stronger(scent, (akin ? 0.4 : 0.8) * Math.max(thing, 0.9 * here, 0.9 * meant), 'what stands around it');
}

/** "It is Sunday": the fold for nights and Sundays, of what only the story around a question tells. */
export function ofItsCircumstances({ situation, step, item, wanders }: Cue, scent: Scent): Scent {
  const story = storyOf(situation.goal);
  if (story === '' || !LOOKS_FOR.has(step.verb) || step.quoted.length > 0) return scent;
  if (!wanders && !opensMore(item) && item.role !== 'tab') return scent;
  const told = phrase(story).tokens.filter((token) => token.weight > TELLING || token.number);
  const own = item.said.tokens.filter((token) => token.weight > TELLING);
  const met = own.filter(({ word, stem }) => told.some((other) => other.stem === stem || synonymous(other.word, word)));
  return met.length === 0 ? scent : stronger(scent, OF_STORY + (OF_STORY * met.length) / own.length, 'what I was told');
}

/** A proper name or a number of the task, whatever else is said beside it. */
export function ofItsName({ situation, step, item }: Cue, scent: Scent): Scent {
  let { fit } = scent;
  if (fit < ROW && bearsItsName(situation, step, item)) fit = ROW;
  // A number or a code that the task names belongs to nothing else.
  if (fit < IDENTIFIED && identified(step, item)) fit = IDENTIFIED;
  // "Feet", for heights that are to be told in feet.
  if (step.verb === 'transact' && step.pairs.some(({ value }) => sameWords(value, item.raw)))
    fit = Math.max(fit, IDENTIFIED);
  return stronger(scent, fit);
}

/** "It rises above the village of ...": a link in the sentence that speaks of what is asked leads on to it. */
export function ofItsSentence(cue: Cue, scent: Scent): Scent {
  const { situation, step, item, wanted } = cue;
  if (step.verb !== 'learn' || item.role !== 'link' || item.said.tokens.length === 0) return scent;
  const told = Math.max(leadsOn(situation, step, wanted, item), 0.75 * similarity(headOf(step), item.said));
  const best = stronger(scent, told);
  return best;
}

/** Whether a label is what a later step of the same kind names: "Winter Ferry" while one is still after "Harbour Lights". */
function isForLater({ goal, memory }: Situation, step: Step, label: Phrase): boolean {
  return goal.steps
    .slice(memory.step + 1)
    .some((other) => other.verb === step.verb && similarity(phrase(wantedText(other)), label) > LATER);
}

/** The word of a wanted thing that says what kind of thing it is: the last one of "blue enamel mug". */
function kindWord(step: Step, wanted: Phrase): string {
  if (!['buy', 'add', 'reach', 'locate'].includes(step.verb)) return '';
  const own = new Set(properNames(step.text).flatMap((name) => phrase(name).tokens.map((token) => token.stem)));
  const told = wanted.tokens.filter((token) => token.weight > 0.3 && !/\d/.test(token.word));
  return (told.findLast((token) => !own.has(token.stem)) ?? told.at(-1))?.stem ?? '';
}

function names(kind: string, label: Phrase): boolean {
  return kind !== '' && label.tokens.some((token) => token.stem === kind);
}
