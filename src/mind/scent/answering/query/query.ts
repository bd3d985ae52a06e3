import { fold, numberOf, type Phrase, phrase, stem, type Token, words } from '../../../language/index.ts';
import { type Bound, conditionsOf } from '../../goal/conditions.ts';
import { superlativeOf } from '../../goal/constraints.ts';
import type { Goal, Step, Superlative } from '../../goal/types.ts';
import { properNames } from '../../meaning/match.ts';
import type { Situation } from '../../situation.ts';
import { knownKind, type ValueKind } from '../asked.ts';
import { MEASURED, type Measure, measureOf } from '../measure.ts';
import { CONDITION, withoutAside } from '../question/aside.ts';
import { withoutPart } from '../reading/count.ts';
import { type Opening, openingOf } from './opening.ts';
import { type Span, spansIn } from './when.ts';

/** "Must not eat any more": no more than what it was before. */
const NO_LONGER = /\s(?:any ?more|any longer|no longer)\b/gi;

/** What a question wants to know of the things that it means, and which things these are. */
export interface Query {
  wants: 'name' | 'value' | 'count' | 'sum';
  /** The question, folded, with the sentence before it where it points back to that. */
  text: string;
  /** The kind of value that is asked for. */
  kind: ValueKind | undefined;
  /** The noun behind "which", "what" or "how many": what is asked for or counted. */
  noun: Phrase;
  /** What of the thing is asked for, where it is called by name: "what is the number of the ..."; stems, empty where it is not. */
  attribute: ReadonlySet<string>;
  /** Words that describe the things. */
  said: Token[];
  names: Phrase[];
  spans: Span[];
  bounds: Bound[];
  without: Phrase[];
  /** Numbers of the question, which a span of a row may hold: "a child of seven". */
  amounts: number[];
  superlative: Superlative | null;
  /** "The next one": what is over is left out. */
  upcoming: boolean;
  /** Nobody has taken, signed or been given it. */
  vacant: boolean;
  /** Not done although its day is over. */
  overdue: boolean;
  /** From which place to which. */
  route: readonly [from: string, to: string] | null;
  /** So many of them are to be paid: "three child tickets". */
  times: number;
  /** For so many people it is to be made. */
  portions: number | null;
  /** How wide it is, what is left of it: which of several values at one thing is meant. */
  measure: Measure | null;
  /** The things are open, or closed, on these days. */
  opening: Opening | null;
  /** More than one thing is asked of it: "its title and its year". */
  more: boolean;
}

const NUMBER = '(\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const PORTIONS = new RegExp(`\\bfor ${NUMBER} (?:people|persons|servings|portions|guests|eaters)\\b`, 'i');
const POINTS_BACK = /\b(?:that|this|these|those|it|its|they|them|their)\b/i;
const ASKING =
  /\b(?:(?:how many|which) of (?:them|these|those)|(?:is|are|was|were) from(?=\s*[?.]?\s*$)|find out|tell me|tell|look up|see|check|say|please|name the number|how (?:much|many|long|often|old|soon|far|high)|what time|which|what(?:'s)?|who(?:se|m)?|when|where|until|altogether|in (?:all|total)|in sum|together|there|listed|at present|currently|of charge|on this (?:page|site)|yet|already|again|over all|across all|of all|come to|add up to|amount to|all|any|each|every|per|you|your|need|do|does|did|done?|has|have|had|been|get|gets|got|back|take place|takes place|show|shown|list|give|given|know|own|want|still|(?<=\b(?:which|the|\p{L}+est) )ones?)\b/giu;
/** "Which month of the last twelve": of what the page lists. */
const OF_LAST =
  /\b(?:of|in|over|during|within) the (?:last|past) (?:\d+|\p{L}+(?:teen|ty|ve|ee|ur|wo|ix|en|ht|ne))(?: (?:days|weeks|months|years))?\b/giu;
/** "Which month", "which day": told by when a row was, whatever its head is called. */
export const TIME_NOUN = /^(?:day|date|week|month|quarter|year)s?$/;
const OVERDUE =
  /\boverdue\b(?:[^.?]*\b(?:not (?:done|finished|completed)|(?:has|have) passed)\b[^.?]*)?|\bnot (?:yet )?(?:done|finished|completed) (?:although|though|but)\b[^.?]*\b(?:passed|over|past)\b|\b(?:due date|deadline|date) (?:has|have) (?:already )?passed\b/i;
const VACANT =
  /\b(?:that |which |whom |who )?(?:nobody|no one|no-one|none)\b(?: (?:has|have|is|was|were|had))?(?: (?:been|yet))?(?: \p{L}+ed(?: (?:up|in|on))?)?(?: (?:to|for|yet))*|\b(?:is|are) (?:not (?:yet )?assigned|unassigned)\b(?: to anybody)?/iu;
const SUMS =
  /\b(?:altogether|in all|in total|in sum|come to|add(?:s|ed)? up|amount to|together|sum of|total (?:of|amount|cost|price|sum)|the total)\b/i;
/** "What did you pay": a sum of money. */
const PAID =
  /\b(?:what|how much)\b[^.?]*\b(?:paid|pay|pays|spend|spent|owe|owes|earn|earns|charged?|refunded|donated?)\b/;
/** More than one thing is asked: "and how high is it". */
const MORE = /,? and (?:how|what|when|where|which|its|in which|on which|for how)\b|^how [^?]*\b(?:it|they)\b\? \p{L}/u;
const MOST_RECENT =
  /\b(?:most recent(?:ly)?|latest|newest|last)(?=\s+(?:published|released|posted|added|issued|written))\b/i;

function superlative(text: string, step: Step): Superlative | null {
  if (MOST_RECENT.test(text)) return { dimension: 'date', highest: true };
  // "Last month" is a time, and compares nothing.
  const found = superlativeOf(text)?.superlative ?? (superlativeOf(step.text) ? null : step.superlative);
  if (found?.of && /^(?:recently|lately)$/.test(found.of)) return { dimension: 'date', highest: found.highest };
  return found ?? null;
}

/** "Has been waiting", "has worked here", of who has done so longest: since when is told, and not what was done since. */
export const SINCE =
  /\b(?:has|have|had) (?:been(?: \p{L}+(?:ed|ing))?|\p{L}+ed|held|kept|run|led|taught|sung|had|sat)\b/u;

/** Reads a question as a query over what a page tells. */
export function queryOf({ request, dayFirst, goal, memory }: Situation, step: Step): Query {
  // "It", or a word of the sentence before: the question is about what was told there.
  const own = phrase(step.text);
  const pointed =
    POINTS_BACK.test(step.text) ||
    phrase(goal.background).tokens.some(
      (token) => token.weight > 0.3 && own.tokens.some((other) => other.stem === token.stem),
    );
  const before = pointed && goal.background !== '' ? `${goal.background}. ` : '';
  // A sentence's first word is no name.
  const told = withoutPart(withoutAside(step.text).replace(NO_LONGER, ' '));
  const whole = `${before}${told.slice(0, 1).toLowerCase()}${told.slice(1)}`;
  const asked = fold(told);
  const ofTime = /\bwhich (?:day|date|week|month|quarter|year)\b/g;
  const today = request.today;
  const overdue = OVERDUE.test(whole);
  const vacant = !overdue && VACANT.test(whole.replace(CONDITION, ' '));
  let rest = overdue ? whole.replace(OVERDUE, ' ') : vacant ? whole.replace(VACANT, ' ') : whole;
  const spans = spansIn(rest, today, dayFirst);
  for (const span of spans) rest = rest.replace(span.words, ' ');
  const upcoming = /\b(?:the|your|my) (?:next|upcoming|following)\b|\bnext\?*$/.test(asked) && spans.length === 0;
  const portions = /\bhow much (?!(?:do|does|is|are|was|would)\b)\p{L}/u.test(asked)
    ? (PORTIONS.exec(rest) ?? PORTIONS.exec(goal.background))?.[1]
    : undefined;
  if (portions) rest = rest.replace(PORTIONS, ' ');
  const times = new RegExp(
    `\\b(?:how much (?:do|does|are|is|would|will)|(?:price|cost) (?:of|for)|pay for) ${NUMBER} (?!(?:people|persons|adults|nights|days|hours|weeks|months|years)\\b)\\p{L}`,
    'iu',
  ).exec(rest)?.[1];
  const compared = superlative(rest, step);
  const taken = compared ? (superlativeOf(rest)?.rest ?? rest) : rest;
  const { bounds, without, rest: bare } = conditionsOf(taken.replace(/\bno (?=\p{L}+[?.]?$)/iu, 'without '));
  const but = [...taken.matchAll(/\b(?:but|and) no ([\p{L}-]+)/giu)].map((match) => match[1]!);
  // How long or how far is told somewhere, and is not counted.
  const count =
    /\bhow many\b(?!\s+(?:hours?|minutes?|seconds?|days?|weeks?|months?|years?|nights?|miles?|(?:centi|milli|kilo)?met(?:re|er)s?|inches|feet|(?:kilo)?grams?|kilos?|tonnes?|litres?|percent|degrees?|pounds?|euros?|dollars?|points?)\b)|\b(?:the|total) number of \p{L}+s\b|^count\b/u.test(
      asked,
    );
  const attribute = ATTRIBUTE.exec(asked)?.[1] ?? '';
  const noun = nounOf(asked);
  const measure = measureOf(asked);
  const names = [...step.quoted, ...properNames(rest)].filter(
    (name) => !spans.some((span) => span.words.includes(name)),
  );
  const asksName =
    /^(?:(?:find out|tell me|say|see) )?(?:which|who|whose)\b/.test(asked) &&
    !/^(?:(?:find out|tell me|say|see) )?which (?:day|date|time|month|year|number)\b/.test(asked);
  return {
    wants: count
      ? 'count'
      : SUMS.test(asked) && /\b(?:how much|what|sum|total)\b/.test(asked)
        ? 'sum'
        : asksName
          ? 'name'
          : 'value',
    text: fold(whole),
    kind:
      count || (asksName && !MORE.test(asked))
        ? undefined
        : PAID.test(asked)
          ? knownKind('price')
          : knownKind(attribute === '' ? asked : `what is the ${attribute}`),
    noun: phrase(noun || ' '),
    attribute: new Set(phrase(attribute || ' ').tokens.map((token) => token.stem)),
    said: telling(
      bare
        .replace(OF_LAST, ' ')
        .replace(ofTime, ' ')
        .replace(compared?.dimension === 'duration' ? SINCE : /$^/, ' ')
        .replace(ASKING, ' ')
        .replace(measure ? MEASURED : /$^/, ' ')
        .replace(upcoming ? /\b(?:next|upcoming|following|first|last)\b/gi : /\b(?:first|last)\b/gi, ' ')
        .replace(/["“”?]/g, ' '),
      compared ? step.object || listedBefore(goal, memory.step) : '',
    ),
    names: [...new Set(names)].map((name) => phrase(name)),
    spans,
    bounds,
    without: [...without, ...but].map((text) => phrase(text.replace(/\b(?:been|yet|already)\b/gi, ' ').trim())),
    amounts: [...bare.matchAll(new RegExp(`(?<![\\p{L}\\d.,-])${NUMBER}(?![\\p{L}\\d:.,-])`, 'giu'))].flatMap(
      (match) => numberOf(match[1]!.toLowerCase()) ?? [],
    ),
    superlative: upcoming ? { dimension: 'date', highest: false } : (compared ?? placed(asked)),
    upcoming,
    vacant,
    overdue,
    route: routeOf(step.text),
    times: times ? (numberOf(times.toLowerCase()) ?? 1) : 1,
    portions: portions ? numberOf(portions.toLowerCase()) : null,
    measure,
    opening: asksName ? openingOf(asked) : null,
    more: MORE.test(asked) || pointsBack(goal.steps[memory.step + 1]),
  };
}

/** Steps by which the things are listed that a question after them compares. */
const LISTS = new Set<Step['verb']>(['search', 'filter', 'sort']);

/** What was searched for, narrowed down or put in order just before: "Search for rain jackets. Which is the cheapest?". */
function listedBefore({ steps }: Goal, at: number): string {
  const before = steps[at - 1];
  return before && LISTS.has(before.verb) ? before.quoted[0] || before.object : '';
}

/** Weight up to which a word says nothing of anything: "is", "the". */
const LIGHT = 0.15;

/** The words that describe what is asked about; where a question says nothing of it ("which one is the oldest?"), those it was called by before. */
function telling(text: string, before: string): Token[] {
  const said = phrase(text).tokens.filter((token) => /[\p{L}\d]/u.test(token.word));
  if (before === '' || said.some(({ weight, number }) => weight > LIGHT || number)) return said;
  return phrase(before).tokens.filter((token) => /[\p{L}\d]/u.test(token.word));
}

/** "Tell its title", "name the number": a step that asks for more of what was found out just now. */
export function pointsBack(step: Step | undefined): boolean {
  return (
    step?.verb === 'learn' &&
    /^(?:tell|name|say|give|state|report|write down|note)\b.*\b(?:its|their|his|her|the (?:number|name|answer|result|amount|sum|total|price|title|year))\b/i.test(
      step.text,
    )
  );
}

/** "What is the number of the ...": what of a thing is asked for. */
const ATTRIBUTE =
  /^what (?:is|are|was|were) (?:the|your|my) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:of|for) (?=(?:the|my|your|our|an?|which|who|what)\b)/u;

/** "From Port Ellan to Skerra island": the places by their names, folded. */
function routeOf(text: string): readonly [string, string] | null {
  const [, from, to] = /\bfrom ((?:\p{Lu}[\p{L}'’-]* ?)+) to ((?:\p{Lu}[\p{L}'’-]* ?)+)/u.exec(text) ?? [];
  return from && to ? [fold(from).trim(), fold(to).trim()] : null;
}

/** The noun behind "which", "what" or "how many": "days" of "how many days of leave". */
function nounOf(asked: string): string {
  const found =
    /\b(?:which|what|how many|number of) (?:of )?(?:the |your |my |these |those |all |listed )*(?!(?:is|are|was|were|do|does|did|has|have|can|will|would|time|much)\b)((?:[\p{L}-]+ ){0,3}?[\p{L}-]+?)(?=[\s?,.]+(?:is|are|was|were|has|have|had|do|does|did|can|may|must|will|would|with|on|in|at|by|from|for|of|that|who|which|takes?|starts?|costs?|gets?|shows?|allows?|and|there|[\p{L}-]+ (?:the|my|your|our|an?|most|least))\b|\?|$)/u.exec(
      asked,
    )?.[1] ?? '';
  const is =
    /^what (?:is|are|was|were) (?:the|your|my) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?= (?:of|for|in|on|at|from|by)\b|\?|$)/u.exec(
      asked,
    )?.[1];
  const noun = (is ?? found).replace(/^(?:of|the) /, '');
  // "How many of them" counts what was told before.
  return /^(?:them|these|those|ones?)$/.test(noun) ? '' : noun;
}

/** "The last ferry", "her first message": what comes first and last in time. */
function placed(asked: string): Superlative | null {
  const place =
    /\b(?:the|her|his|their|your|my) (first|last)\b(?! (?:name|floor|page|class|\p{L}+ (?:floor|page)))/u.exec(
      asked,
    )?.[1];
  return place ? { dimension: 'date', highest: place === 'last' } : null;
}

/** Whether a text only repeats what the question says. */
export function repeats(text: string, query: Query): boolean {
  const asked = new Set(words(query.text).map(stem));
  const own = words(text).map(stem);
  return own.length > 0 && own.every((word) => asked.has(word));
}
