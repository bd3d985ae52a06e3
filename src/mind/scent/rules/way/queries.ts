import type { Knowledge } from '../../../../contract/index.ts';
import { fold, isDayOrMonth, literalCoverage, phrase, words } from '../../../language/index.ts';
import { questionOf } from '../../answering/question/question.ts';
import { isSearchBox } from '../../filling/fields.ts';
import { coreOf } from '../../goal/core.ts';
import type { Goal, Step } from '../../goal/types.ts';
import { makesNew } from '../../meaning/act-names.ts';
import { properNames } from '../../meaning/match.ts';
import { storyOf } from '../../meaning/story.ts';
import type { Situation } from '../../situation.ts';

/** Words that tell less than others of what is searched for, up to which one by itself is no query, and how many are tried by themselves. */
const TELLING = 0.55;
const ALONE = 2;

/**
 * What a person types in turn until something is found: the name or the value that is known of the thing, as it is spelled, then the
 * words of the task, then what the description is about, and at last its most telling words by themselves.
 */
export function queriesFor(step: Step, known: readonly Knowledge[]): string[] {
  const of = scopeOf(step);
  const own = step.verb === 'search' ? [asSpelled(step) || step.quoted[0] || step.object] : queriesOf(step);
  // What is to be done is looked up by the thing that it is done to.
  const told =
    of !== ''
      ? [of]
      : step.verb === 'transact' && !namesThing(step)
        ? [DESCRIBED.test(step.text) ? step.object : '']
        : own;
  const bare = told.filter((text) => text !== '');
  if (bare.length === 0) return told;
  const core = coreOf(step.text);
  const about = core === '' ? [] : [core];
  const sure = [...valuesOf(step, known), ...titlesOf(step), ...(step.quoted.length === 0 ? about : [])];
  const seen = new Set<string>();
  // Who searches for several types what one of them is called, where the words of the task bring nothing up.
  const single = step.verb === 'search' && step.quoted.length === 0 ? bare.map(one) : [];
  return [...sure, ...bare, ...single, ...shorter(about[0] ?? bare[0]!)].filter((text) => {
    const isNew = !seen.has(fold(text));
    seen.add(fold(text));
    return isNew;
  });
}

/** "That" for a thing, and not "the case that was left". */
const POINTS =
  /\bthat\b(?!\s+(?:is|are|was|were|has|have|had|will|would|can|could|may|must|\p{L}+(?:ed|s)|left|came|went|stands?)\b)/iu;
/** What tells which one of a kind is meant. */
const DESCRIBED = /\b(?:that|which|who)\s+(?:is|are|was|were|has|have|had|left|came|went)\b/iu;

/** What the step acts on, where it names only what is done with it: the shoes, for "save them to your folder". */
function scopeOf(step: Step): string {
  const points = /\b(?:its|their|it|them|this|one)\b/iu.test(step.text) || POINTS.test(step.text);
  return points && step.quoted.length === 0 && step.verb !== 'search'
    ? fold(step.scope).replace(OF_SEARCH, ' ').trim()
    : '';
}

function namesThing(step: Step): boolean {
  return step.quoted.length > 0 || properNames(step.text).length > 0;
}

/** The search itself, where a step says that it is to be used. */
const OF_SEARCH = /\b(?:\p{L}+ )?(?:search|catalogue|finder|database)\b(?: (?:box|field|bar|page))?/gu;

/** Who and what is named around a step that names nothing itself: "Ida Venn", for "the cheaper of her two records". */
function namesAround(goal: Goal, step: Step): string[] {
  if (namesThing(step) || step.verb === 'search') return [];
  return properNames(` ${storyOf(goal)}`).filter((name) => !isDayOrMonth(name));
}

/** "I recounted the thread locker in the 50 ml bottles": what was dealt with, up to what tells more of it. */
const DEALT_WITH =
  /\b(?:I|we|you)(?:['’]ve| have| had)?(?: just| already)? \p{Ll}+ (?:the|my|our|your|an?|some) ((?:[\p{Ll}\d-]+ ){0,2}?[\p{Ll}-]{3,})(?= (?:in|on|of|with|from|at|for|to|that|which|and|is|are|was|has|again|today|yesterday)\b|[:;,.]|$)/u;

/** What the story around a step is about, for a step that says only what is to be done ("Correct the stock"); empty where it tells no such thing. */
export function thingOfStory(goal: Goal, step: Step): string {
  if (step.verb !== 'transact' || namesThing(step) || queriesFor(step, []).some((text) => text !== '')) return '';
  return DEALT_WITH.exec(storyOf(goal))?.[1] ?? '';
}

/** The most telling words of the story around a step, for who has found nothing by the step's own. */
function wordsAround(goal: Goal, step: Step): string[] {
  if (namesThing(step) || step.verb === 'search') return [];
  const { tokens } = phrase(storyOf(goal));
  return tokens.filter(({ weight, word }) => weight >= SELDOM && !/\d/.test(word)).map(({ word }) => word);
}
const SELDOM = 0.85;

/** What is searched, and not searched for. */
const PLACES_SEARCHED =
  /^(?:the |this |our |your )?(?:\p{L}+ )?(?:articles?|pages?|site|website|shop|store|catalogue?|database|directory|archive|help|help cent(?:re|er)|knowledge base|library)$/u;

/** What only compares is found by no search: "most money". */
const COMPARES =
  /^(?:the )?(?:(?:most|least|fewest|best|worst|biggest|largest|highest|lowest|smallest|cheapest|latest|newest|oldest|earliest|longest|shortest)\b)(?: \p{L}+)?$/u;

/** An e-mail address. */
const ADDRESS = /^\S+@\S+\.\S+$/;

/** "Search for pipe clips in the stockroom", in the stockroom itself: where one is already is nothing to search for. */
function unplaced({ page }: Situation, step: Step): Step {
  if (step.verb !== 'search' || step.scope === '') return step;
  const heads = page.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const boxes = page.items.filter(isSearchBox).map(({ label, placeholder }) => `${label} ${placeholder}`);
  const here = phrase([page.title, page.site, ...heads, ...boxes].join(' . '));
  if (literalCoverage(phrase(step.scope), here) < 1) return step;
  const end = ` ${step.scope}`;
  const text = step.text.endsWith(end) ? step.text.slice(0, -end.length).replace(/\s\S+$/, '') : step.text;
  return { ...step, text, scope: '' };
}

/** The first of them that was not searched for yet; empty where all were. */
export function nextQuery(situation: Situation, told: Step): string {
  const { knowledge, memory, goal } = situation;
  const step = unplaced(situation, told);
  // What is only to come to be is found nowhere.
  const made = step.pairs.filter(({ field }) => field !== '').map(({ value }) => value);
  if (makesNew(step) && step.quoted.length > 0 && step.quoted.some((text) => made.includes(text))) return '';
  const searched = memory.searched.map(fold);
  // "Search the help articles and find out which key ...": what is searched for is what is to be found there.
  const next = goal.steps[memory.step + 1];
  if (step.verb === 'search' && step.quoted.length === 0 && next && PLACES_SEARCHED.test(fold(step.object)))
    return queriesFor(next, knowledge).find((text) => !searched.includes(fold(text))) ?? '';
  const all = [
    ...namesAround(goal, step),
    ...[thingOfStory(goal, step)].filter((text) => text !== ''),
    ...queriesFor(step, knowledge),
    ...wordsAround(goal, step),
  ];
  // By what somebody is reached nothing is found but themselves.
  const reached =
    step.verb === 'search' ? [] : knowledge.flatMap(({ value }) => (ADDRESS.test(value) ? fold(value) : []));
  const isSought = (text: string) => !COMPARES.test(text) && !reached.some((address) => address.includes(text));
  return all.find((text) => !searched.includes(fold(text)) && isSought(fold(text))) ?? '';
}

/** Of what the person knows the values that the step gives, and those that stand for what it names: the title, for "the book". */
function valuesOf(step: Step, known: readonly Knowledge[]): string[] {
  const text = fold(step.text);
  const named = namesThing(step);
  const kinds = new Set(phrase(step.object).tokens.map((token) => token.stem));
  const values = known.filter(({ secret, value }) => !secret && value.length > 2 && /\p{L}/u.test(value));
  const given = values.filter(({ value }) => text.includes(fold(value)));
  if (given.length > 0 || named) return given.map(({ value }) => value);
  const stands = ({ name }: Knowledge) => {
    const own = phrase(name.replaceAll('_', ' ')).tokens;
    return OF_THING.test(name) && own.some((token) => kinds.has(token.stem));
  };
  return values.filter(stands).map(({ value }) => value);
}

/** What a field of the task's data is called that holds the name of a thing. */
const OF_THING = /(?:^|_)(?:name|title|number|code|reference|ref|id)$/i;

/** "Orchards of the North": a name of several words with small ones between them, where it stands behind the word for its kind. */
const TITLE =
  /(?<=\s(?:the|an?|called|named|titled|for|of|about)\s(?:\p{Ll}[\p{L}-]*\s){0,2})\p{Lu}[\p{L}\d'’-]*(?:(?:\s(?:of|the|for|&|de|la|le|du|von|van)){0,3}\s\p{Lu}[\p{L}\d'’-]*)+/gu;

function titlesOf(step: Step): string[] {
  if (step.quoted.length > 0 || step.verb === 'buy' || step.verb === 'add') return [];
  return (step.text.match(TITLE) ?? []).filter((name) => /\s\p{Ll}/u.test(name));
}

/** The most telling words of a query, each by itself. */
function shorter(query: string): string[] {
  const { tokens } = phrase(query);
  if (tokens.length < 2) return [];
  return [...tokens]
    .filter((token) => token.weight >= TELLING && !/\d/.test(token.word))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, ALONE)
    .map((token) => token.word);
}

/** Queries to try in turn: all that names the thing, then the kind of thing alone. */
export function queriesOf(step: Step): string[] {
  const whole = queryOf(step);
  const kind =
    phrase(whole)
      .tokens.filter((token) => token.weight > 0.3 && !/\d/.test(token.word))
      .at(-1)?.word ?? '';
  const asked = step.verb === 'learn' ? step.quoted[0] : undefined;
  const named = ['buy', 'add'].includes(step.verb) || step.quoted.length > 0 ? '' : (properNames(step.text)[0] ?? '');
  const names = fold(asked ?? named);
  const all = ['buy', 'add', 'reach', 'locate'].includes(step.verb)
    ? [names, whole, one(whole), kind, one(kind), ...ownersOf(step)]
    : step.verb === 'learn'
      ? [names, ...aboutOf(step)]
      : [names, whole];
  const told = [...new Set(all.filter((text) => text !== ''))];
  return told.length > 0 ? told : [''];
}

/** What a thing is for or belongs to, by its own name: "Lava 60", for a seal for the Lava 60. */
function ownersOf(step: Step): string[] {
  if (!['buy', 'add'].includes(step.verb)) return [];
  const name =
    /\b(?:for|of|from|to fit) (?:the |your |my |an? )?((?:\p{Lu}[\p{L}\d-]+)(?: (?:\p{Lu}[\p{L}\d-]*|\d[\p{L}\d-]*))*)/u.exec(
      step.text,
    );
  return name ? [fold(name[1]!)] : [];
}

/** Words of a question that join others, and stand between the names of two things. */
const JOINS = /^(?:an?|the|of|to|for|in|on|at|from|by|with|and|or|your|my|our|their|is|are|was|were|do|does|did)$/;

/** What a question is about: all the words that say so, and then those that stand together and tell most. */
function aboutOf(step: Step): string[] {
  if (step.superlative?.dimension === 'number') return [];
  const { qualifiers } = questionOf(step, '');
  const weight = new Map(qualifiers.map(({ token }) => [token.word, token.weight]));
  const runs: string[][] = [[]];
  for (const word of words(step.text)) {
    if (weight.has(word)) runs.at(-1)!.push(word);
    else if (JOINS.test(word) || runs.at(-1)!.length > 0) runs.push([]);
  }
  const told = runs.filter((run) => run.length > 0);
  const sum = (run: readonly string[]) => run.reduce((total, word) => total + (weight.get(word) ?? 0), 0);
  const most = told.reduce<string[]>((best, run) => (sum(run) > sum(best) ? run : best), []);
  return [told.flat().join(' '), most.join(' ')];
}

/** A plural as one of its kind, as things are named on their own pages: "stools" is looked up as "stool". */
function one(text: string): string {
  return text.replace(/(?<=[a-z]{2})(?:ies|(?<=s|x|ch|sh)es|(?<![su])s)$/, (end) => (end === 'ies' ? 'y' : ''));
}

/** The words this person would search for: names and things, without the verb and the fine print. */
export function queryOf(step: Step): string {
  // "Search the table for Tokyo": what is searched for is named after where.
  const sought = step.verb === 'search' ? /\bfor\s+(.+)$/i.exec(step.text)?.[1] : undefined;
  const text = step.quoted.length > 0 ? step.quoted[0]! : keywords(sought ?? step.object);
  return fold(text)
    .replace(
      /\b(?:cheapest|most expensive|lowest|highest|best|price|cost|what|how|much|many|when|where|who|which|is|are|does|do|cart|basket|bag|quantity|size (?:\w+)|under|below|least|article|page|find|out|details?|\d+ of)\b/g,
      ' ',
    )
    .replace(/[$€£]\s?\d[\d.,]*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** People search by the words that tell, and leave out those that only join them: "podcast astronomy". */
function keywords(text: string): string {
  return (
    text
      .replace(/^(?:an?|the|some|any)\s+/i, '')
      // What is to be so of the thing is looked at once it is found: "that serves eight".
      .replace(/\s+(?:that|which|who|whose)\s+(?:is|are|was|has|have|can|does|do|\p{L}+s)\b.*$/iu, '')
      .replace(/\s+(?:about|on|called|named)\s+(?:an?\s+|the\s+)?/gi, ' ')
  );
}

/** The query as the task spells it, where that is all there is to it. */
export function asSpelled(step: Step): string {
  const query = queryOf(step);
  const told = (step.quoted[0] ?? step.object).trim();
  return fold(told) === query ? told : query;
}
