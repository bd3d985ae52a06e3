import { bareThing } from '../bare-thing.ts';
import { constraintsOf, nthOf, superlativeOf } from '../constraints.ts';
import { kindOnly } from '../kinds.ts';
import { putDownFor } from '../put-down.ts';
import { putQuotes } from '../quotes.ts';
import { withoutTiming } from '../timing.ts';
import { turned } from '../turns.ts';
import { ASKED_BY_PAGE, type Pair, type Step, type Verb } from '../types.ts';
import { ASKING, objectWords, roleIn } from '../words.ts';
import { blank } from './blank.ts';
import { type Clause, clauseOf, TAKES } from './clause.ts';
import { choicesOf, ONLY, subjectOf, thingOf } from './object.ts';
import { type Setting, valuesInSetting, valuesOf } from './values.ts';

/** "At the fifth place": of a list that is shown. */
const LISTED = /\b(?:place|one|entry|row|result|offer|option|spot)s?$/i;

/** Who takes part. */
const FOR_WHOM = /^(?:name|people|persons?|adults?|children|guests?)$/;

/** "Sign my daughter up for the workshop": it is the workshop that is looked for. */
const JOINED =
  /^(?:sign|enrol+|register|put|book)\b.*?\b(?:up for|up to|down for|in on|on(?:to)?|in(?:to)?|for) (?=the\s)(.+)$/i;

/** "The cheapest of all" is one of them. */
const OF_ALL = /\bof (?:them )?all\b/i;

/** "Untick the rest": each of those that were not named before. */
const OTHERS = /^(?:all )?(?:of )?(?:the )?(?:others|other (?:ones|boxes|options|switches)|rest)$/i;

/** All of them are meant, and no one of them: "every box", but not "every day". */
const ALL =
  /\b(?:(?<!\b(?:in|at|after|above|not) )all|every(?! (?:other |second )?(?:day|week|month|year|morning|evening|night|hour|time|\p{L}+day|\w+ (?:days|weeks|months)))|everything|each(?! other)|both)\b/iu;

/** Those that are told by how many they are: all of them. */
const ALL_COUNTED =
  /^(?:the|my|your|our|these|those)\s+(?:other\s+)?(?:two|three|four|five|six|[2-6])(?:\s+(?:[\p{Ll}-]+\s+){0,3}?\p{Ll}{2,}s(?=\s|[,.;]|$)|$)/u;
/** What is done with several of them at once. */
const TOGETHER =
  /^(?:merge|combine|swap|exchange|connect|join|link|compare|trade|mix|match|put|place|add|file|save|share|set|change|move|order|use|pay|transfer|send)\b/;

/** What is chosen is asked by the page: a quiz, a question in the form. */
const BY_PAGE =
  /^answer\s+(?:the|all|each|every|this|these|both)\b.*\b(?:questions?|quiz)\b|\b(?:every|all|each)\b.{0,20}\b(?:answers?|questions?)\b.{0,12}\b(?:right|correct(?:ly)?)\b|\b(?:right|correct)\s+(?:answers?|options?|solutions?|choices?)\b|^(?:solve|complete|take)\s+the\s+quiz\b/;

/** What the sentence and the clauses around it say of one clause. */
interface Beside extends Setting {
  readonly described: string;
  readonly about: string;
  readonly pairs: readonly Pair[];
  readonly how: readonly string[];
  readonly otherwise?: boolean;
  readonly later?: boolean;
}

const NOTHING: Beside = { theme: '', described: '', about: '', known: false, pairs: [], how: [] };

/** Reads one clause as a step, with what is told beside it; null when it asks for nothing. */
export function stepOf(spoken: string, strings: readonly string[], beside: Beside = NOTHING): Step | null {
  const read = clauseOf(spoken, strings);
  if (!read) return null;
  const step = stepRead(read, beside);
  const how = beside.how.map((text) => putQuotes(text, strings, '"'));
  return {
    ...step,
    text: [step.text, ...how.map((text) => text.charAt(0).toLowerCase() + text.slice(1))].join(' and '),
    // What the sentence itself says of a value counts.
    pairs: [...step.pairs.filter(({ value }) => !beside.pairs.some((pair) => pair.value === value)), ...beside.pairs],
    scope: step.scope || putQuotes(beside.about, strings),
    described: putQuotes(beside.described, strings, '"'),
    how: how.join(' . '),
    ...(beside.otherwise ? { otherwise: true } : {}),
    ...(beside.later ? { later: true } : {}),
  };
}

function stepRead(read: Clause, setting: Setting): Step {
  const { clause, folded, run, rest, strings } = read;
  const told = valuesOf(read);
  const bare = rest.replace(/«\d+»/g, ' ');
  const best = superlativeOf(bare)?.superlative ?? null;
  // "Change the day to the 20th": a day of the month.
  const nth = told.pairs.some(({ value }) => /^\d{1,2}(?:st|nd|rd|th)$/.test(value)) ? null : nthOf(bare);
  const constraints = constraintsOf(bare);
  const { quoted, pairs } = valuesInSetting(read, told, setting);
  const thing = thingOf(read, told.quoted, best, setting);
  const text = putQuotes(clause, strings, '"');
  const joined = read.verb === 'transact' ? joinedIn(clause, folded, pairs) : undefined;
  if (joined)
    return { ...blank(read.verb, text), object: objectWords(withoutTiming(joined)), quoted, pairs, constraints };
  const subject = subjectOf(read, thing, pairs);
  const items = choicesOf(read, subject.head, pairs);
  const role = roleIn(rest);
  const act = read.verb === 'press' && read.words === 0;
  const draft = { verb: actOf(read, items, best !== null || nth !== null), ...subject, items, pairs };
  const { verb, head, scope, items: chosen } = turned(draft, { clause, folded, run, rest, quoted, strings, act });
  const kind = verb === 'press' ? kindOnly(rest, strings) : null;
  if (kind) return { ...blank(verb, text), role: kind, nth, constraints };
  const byPage = BY_PAGE.test(folded);
  const asked = byPage && quoted.length === 0 && ['learn', 'pick', 'press', 'tick', 'transact', 'enter'].includes(verb);
  const asks: Verb = asked ? 'pick' : verb;
  const place = act && setting.known ? setting.theme : scope;
  return {
    ...blank(asks, text),
    object: objectOf(read, asks, head),
    quoted,
    role,
    scope: putQuotes(place, strings),
    pairs,
    items: chosen,
    // "The jacket from your last order": the place is the order's, and not the jacket's.
    nth:
      (asks === 'transact' || asks === 'remove') &&
      place !== '' &&
      nthOf(head) === null &&
      nthOf(place) === nth &&
      !LISTED.test(place)
        ? null
        : nth,
    superlative: best,
    all:
      (best === null && nth === null && isAllOfThem(asks, folded, rest)) ||
      ALL.test((asks === 'transact' ? thing : rest).replace(best ? OF_ALL : /$^/, ' ')) ||
      OTHERS.test(rest),
    only: chosen.length > 0 && ONLY.test(rest.trim()),
    constraints,
    source: byPage && asks === 'pick' ? ASKED_BY_PAGE : '',
    place: asks === 'press' && isPart(role) && /^(?:open|go|switch)\b/.test(folded),
  };
}

/** What somebody is put down for, where it is told who takes part. */
function joinedIn(clause: string, folded: string, pairs: readonly Pair[]): string | undefined {
  const who = pairs.some(({ field }) => FOR_WHOM.test(field)) || /\byourself\b/.test(folded);
  return (who ? JOINED.exec(clause)?.[1] : undefined) ?? putDownFor(clause);
}

/** Whether those that are counted are all that there are: "renew the two books", but not "merge the two lists". */
function isAllOfThem(verb: Verb, folded: string, rest: string): boolean {
  return (verb === 'transact' || verb === 'remove') && ALL_COUNTED.test(rest) && !TOGETHER.test(folded);
}

const isPart = (role: string | null): boolean => role === 'tab' || role === 'section';

/** The act that the words come to, by what they are said of: a tab is "opened" by a press. */
function actOf({ verb, folded, rest }: Clause, items: readonly string[], told: boolean): Verb {
  const role = roleIn(rest);
  if (verb === 'tick' && items.length === 0 && role === null) return 'press';
  if (verb !== 'reach') return verb;
  if (isPart(role) && /^(?:open|go|switch|expand|select)\b/.test(folded)) return 'press';
  return told && /^open\b/.test(folded) ? 'press' : verb;
}

/** The words that the thing is looked for by. */
function objectOf({ folded, rest }: Clause, verb: Verb, head: string): string {
  // "Start writing a message": the control may say either.
  const begun = /^(?:start|begin) ([a-z]+ing)\b/.test(folded) ? `${folded.split(' ')[1]} ` : '';
  if (verb === 'learn') return begun + objectWords(rest.replace(/\?$/, '').replace(ASKING, ' '));
  return begun + objectWords((TAKES.has(verb) ? bareThing(head) : head).replace(/^(?:only|just)\s+(?=\S)/i, ''));
}
