import { fold } from '../../language/index.ts';
import { bareThing, withoutMeasure } from './bare-thing.ts';
import { COUNTED, constraintsOf, nthOf, superlativeOf } from './constraints.ts';
import { itemsOf } from './items.ts';
import { kindOnly } from './kinds.ts';
import { codesOf, MAKES, valuesBeside, withoutPlaces } from './named.ts';
import { pairsOf } from './pairs/index.ts';
import { putQuotes } from './quotes.ts';
import { withoutTiming } from './timing.ts';
import { turned } from './turns.ts';
import { ASKED_BY_PAGE, type Pair, type Step, type Verb } from './types.ts';
import { verbOf } from './verbs/index.ts';
import { ASKING, objectWords, roleIn, SCOPE } from './words.ts';

/** What somebody is asked for, who has no name. */
const REQUESTED = /^[Aa]sk\s+(?:the|your|our|my)\s+(?:\p{Ll}[\p{Ll}'-]*\s+){1,3}?for\s+(?:an?\s+|the\s+)?(.+)$/u;

/** The place where one is, by whatever name. */
const HERE = /^(?:this|the (?:current|open)) (?:\p{L}+ ){0,2}\p{L}+$/iu;

/** "Click the trash icon to delete it": what for is no part of what. */
const PURPOSE =
  /\s+to\s+(?:mark|delete|remove|open|close|save|send|star|archive|flag|see|continue|proceed|finish|submit|confirm)\b.*$/i;

/** Where shopping happens and goes: said of every thing, so it tells none from another. */
const SHOP_PLACES =
  /\s+(?:in|into|to|from|on|at)\s+(?:your|the|my|a|this|our)?\s*(?:shopping\s+|online\s+|\p{Ll}+\s+(?=library|shop|store|website))?(?:cart|basket|bag|trolley|shop|store|site|website|library)\b/giu;

/** Where something is kept says nothing of what is kept: "save the recipe to your favourites". */
const KEPT_IN =
  /\s+(?:in|into|to|on|among)\s+(?:your|my|the)\s+(?:list of\s+)?(?:favou?rites|wish ?list|bookmarks|saved \p{L}+|reading list|watch ?list)\b/giu;

/** "The article about Ann": what is read is known by what it is about. */
const MEDIUM =
  /^(?:the |an? )?(?:article|page|entry|post|item|record|listing) (?:about|on|of|for)(?: the)?\s+(?=\p{L})/iu;

/** How something is bought, which is ticked or chosen on the way, and names no thing. */
const AS_WHAT = /\s+as an? (?:gift|present|guest)\b/gi;

/** Verbs whose object is a thing or a service to be had, by number, under a limit, at a time. */
const TAKES = new Set<Verb>(['buy', 'add', 'remove']);

/** Who takes part. */
const FOR_WHOM = /^(?:name|people|persons?|adults?|children|guests?)$/;

/** Acts of telling: what stands after a colon is what is told. */
const TELLING =
  /^(?:suggest|propose|answer|reply|respond|report|complain|claim|file|lodge|raise|write|tell|contact|message|(?:make|submit) an? (?:claim|complaint))\b/;

/** What is chosen, and the question over it in quotes. */
const UNDER = /^\S+\s+(?:the\s+)?([^«]+?)\s+under\s+«(\d+)»$/i;

/** "The cheapest of all" is one of them. */
const OF_ALL = /\bof (?:them )?all\b/i;

/** "Untick the rest": each of those that were not named before. */
const OTHERS = /^(?:all )?(?:of )?(?:the )?(?:others|other (?:ones|boxes|options|switches)|rest)$/i;

/** A step that names nothing yet. */
export function blank(verb: Verb, text: string): Step {
  return {
    verb,
    text,
    object: '',
    quoted: [],
    role: null,
    scope: '',
    pairs: [],
    items: [],
    nth: null,
    superlative: null,
    all: false,
    constraints: constraintsOf(''),
    source: '',
    place: false,
    described: '',
    how: '',
  };
}

/** Verbs whose clauses name fields and what belongs in them. */
const TAKES_VALUES = new Set<Verb>([
  'enter',
  'pick',
  'transact',
  'buy',
  'add',
  'register',
  'signin',
  'filter',
  'search',
  'upload',
]);

/** A look-up that spells out by what: it may be made with a form. */
const LOOKS_UP = /^(?:find|look up|look for|search(?: for)?)\b/i;
/** Works that are told apart by their genre. */
const WORKS =
  /^\S+(?:\s(?:up|for|all|the|some))*\s+(\p{Ll}[\p{L}-]+)\s+(?:movies?|films?|books?|novels?|songs?|games?)\b/u;

/** A work described by more than one thing is looked up with a form. */
const BY_WHOM = /\b(?:by|directed|written|starring|from (?:the )?(?:year )?\d{4})\b/i;

function soughtBy(clause: string, strings: readonly string[]): Pair[] {
  const genre = WORKS.exec(clause)?.[1];
  const told = /\bwith\b/.test(clause) ? pairsOf(clause, strings, 'enter').filter((pair) => pair.field !== '') : [];
  return genre ? [{ field: 'genre', value: genre }, ...told] : told;
}

/** Acts on a thing that is there: what is quoted after its kind names it, and is no value to put in. */
const ON_A_THING =
  /^(?:comment|reply|close|reopen|renew|assign|approve|reject|archive|cancel|resolve|follow|watch|share|print|download|export|extend|return|vote|rate|review|merge|lock|unlock|mute|pin|duplicate|restore|answer|re-?send|re-?submit)\b/i;

/** "The loan of «Bread»", "the issue «Crash»": a name. */
function isNameOfThing(pair: Pair, clause: string, strings: readonly string[]): boolean {
  const at = strings.indexOf(pair.value);
  return (
    at >= 0 &&
    ON_A_THING.test(clause) &&
    new RegExp(
      `^\\p{L}+\\s+(?:(?:to|on|for|of)\\s+)?(?:the|my|our|your)\\s+(?:[\\p{L}-]+\\s+){1,2}(?:(?:of|called|named|titled|about|on|for)\\s+)?«${at}»`,
      'iu',
    ).test(clause)
  );
}

/** A clause without the words that it gives for somebody: "Comment on it with: I can do this". */
function withoutWords(clause: string): string {
  return clause
    .replace(/[,\s]+(?:with|saying|that says|and say|to say)\s*:\s.*$|,\s+saying that\s.*$/i, '')
    .replace(/(?<=^(?:reply|respond|comment|answer|write|post|message|tell)\b[^«:]*):\s*«\d+»\s*$/i, '');
}

/** Reads one clause as a step, with what is told beside it; null when it asks for nothing. */
export function stepOf(
  spoken: string,
  strings: readonly string[],
  beside: {
    theme: string;
    described: string;
    about: string;
    known: boolean;
    pairs: readonly Pair[];
    how: readonly string[];
    otherwise?: boolean;
  } = NOTHING,
): Step | null {
  const step = clauseRead(spoken, strings, beside.theme, beside.known);
  if (!step) return null;
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
  };
}

const NOTHING = { theme: '', described: '', about: '', known: false, pairs: [], how: [] };

function clauseRead(spoken: string, strings: readonly string[], theme: string, known: boolean): Step | null {
  const clause = spoken.replace(
    /,?\s+(?:when|once|after|as soon as) (?:you(?:'re| are| have)? ?)?(?:done|finished|ready|complete)\b.*$|(?<=^(?:enter|type|write|put|choose|select|pick|tick|press|click|turn|switch)\b.*),?\s+so that\s.*?(?=$|\s+(?:under|in) «\d+»$)|(?<=^(?:choose|select|pick|tick|press|click|turn|switch|open)\s+\S.*)(?<!\b(?:that|which|who)\s(?:\S+\s)?\S+)\s+first$|(?<=\s\S+)\s+(?:afterwards|after that|at the end)$/i,
    '',
  );
  const folded = fold(clause);
  const found = verbOf(folded);
  if (!found) return null;
  let { verb } = found;
  const run = /^take\b/i.test(clause)
    ? clause
        .replace(/\s(?:off|away)[.!]?$/i, '')
        .replace(/\s(?:off|out)(?: of)?(?= (?:it|them|the|my|our|your)\b)/i, ' from')
    : found.verb === 'tick' || found.verb === 'untick'
      ? clause.replace(/\s+(?:to\s+)?(?:on|off)$/i, '')
      : clause;
  // "Search the shop for a head torch": what is looked for stands after where.
  const lookedFor = verb === 'search' ? /^search\s+(?!for\b)[^«]+?\s+for\s+(.+)$/i.exec(run)?.[1] : undefined;
  const rest = (lookedFor ?? run.split(' ').slice(found.words).join(' '))
    .trim()
    .replace(/^(?:on|onto|in|into|for|to|at|up)\s+(?!sale\b)/i, '')
    .replace(verb === 'press' ? PURPOSE : /$^/, ' ')
    .replace(verb === 'add' || verb === 'buy' ? SHOP_PLACES : /$^/, ' ')
    .replace(KEPT_IN, ' ')
    .replace(verb === 'transact' ? MEDIUM : /$^/, ' ')
    .replace(AS_WHAT, ' ')
    .trim();
  let quoted = [...withoutWords(clause).matchAll(/«(\d+)»/g)].map((match) => strings[Number(match[1])] ?? '');
  const role = roleIn(rest);
  let pairs =
    TAKES_VALUES.has(verb) &&
    !/^switch\b/.test(folded) &&
    !/\b(?:similar to|synonyms? (?:of|for)|meaning the same)\b/.test(folded)
      ? pairsOf(withoutWords(clause), strings, verb).filter((pair) => !isNameOfThing(pair, clause, strings))
      : [];
  // "Under «What to keep», choose Rooms and names".
  const under = verb === 'pick' ? UNDER.exec(clause) : null;
  if (under) {
    pairs = [{ field: strings[Number(under[2])] ?? '', value: under[1]! }];
    quoted = [];
  }
  if (LOOKS_UP.test(clause) && (verb === 'learn' || (verb === 'search' && BY_WHOM.test(clause))))
    pairs.push(...soughtBy(clause, strings));
  // What is kept among others is there already: its name is no value to put in.
  if (verb === 'add' && new RegExp(KEPT_IN.source, 'iu').test(clause))
    pairs = pairs.filter((pair) => !quoted.includes(pair.value));
  const best = superlativeOf(rest.replace(/«\d+»/g, ' '));
  // "Change the day to the 20th": a day of the month.
  const nth = pairs.some(({ value }) => /^\d{1,2}(?:st|nd|rd|th)$/.test(value))
    ? null
    : nthOf(rest.replace(/«\d+»/g, ' '));
  const constraints = constraintsOf(rest.replace(/«\d+»/g, ' '));
  // "With the most votes" compares, and is no place where the thing stands.
  const uncounted = best?.superlative.of ? rest.replace(COUNTED, ' ').trim() : rest;
  // "Report a claim: a pipe burst ...", "set up a filter so that ...": what follows tells of it, and is no part of its name.
  let plain =
    verb === 'transact' && quoted.length > 0
      ? withoutWords(uncounted)
      : verb === 'transact'
        ? withoutWords(uncounted).split(TELLING.test(folded) ? /:\s|,?\s+so that\s/ : /,?\s+so that\s/)[0]!
        : uncounted;
  // "Suggest an event: «0»": what follows tells of it.
  if (/^(?:create|add|suggest|propose|publish|announce)\b/i.test(clause) && /:\s*«/.test(plain))
    plain = plain.split(':')[0]!;
  // What is made is called by its values; what is there is called by its names.
  const there = theme !== '' && (known || verb === 'buy' || !MAKES.test(clause));
  const framed = ['transact', 'remove'].includes(verb) || (known && (verb === 'enter' || verb === 'drag'));
  if (there && (framed || ['buy', 'add', 'register'].includes(verb)))
    pairs = valuesBeside({ clause, theme, known, verb, quoted }, pairs, strings);
  if (there && known && framed) pairs.push(...codesOf(theme));
  if (there && known) quoted = withoutPlaces(quoted, theme, strings);
  if (there && framed && (objectWords(theme) || /«/.test(theme))) plain = theme.replace(MEDIUM, '');
  if (TAKES.has(verb)) plain = withoutMeasure(plain);
  const scopeAt = SCOPE.exec(` ${plain}`);
  // "Sign my daughter up for the workshop": it is the workshop that is looked for.
  const joined =
    /^(?:sign|enrol+|register|put|book)\b.*?\b(?:up for|up to|down for|in on|on(?:to)?|in(?:to)?|for) (?=the\s)(.+)$/i.exec(
      clause,
    )?.[1];
  if (
    joined &&
    verb === 'transact' &&
    (pairs.some(({ field }) => FOR_WHOM.test(field)) || /\byourself\b/.test(folded))
  ) {
    return {
      ...blank(verb, putQuotes(clause, strings, '"')),
      object: objectWords(withoutTiming(joined)),
      quoted,
      pairs,
      constraints,
    };
  }
  // "Ask the council for a larger bin": it is the bin that is looked for.
  const requested = verb === 'transact' ? REQUESTED.exec(clause)?.[1] : undefined;
  let head = requested ?? plain;
  let scope = '';
  if (scopeAt && !requested && verb !== 'learn' && verb !== 'buy' && verb !== 'reach') {
    head = plain.slice(0, Math.max(0, scopeAt.index)).trim();
    scope = plain.slice(scopeAt.index + scopeAt[0].length - 1).trim();
    if (!objectWords(head) && !/«/.test(head)) {
      head = plain;
      scope = '';
    }
  }
  scope = scope.replace(
    /(?:^|\s+)(?:with|saying|that says|and say)\s+(?:the\s+)?(?:text|message|words?|answer|reply)?\s*«\d+».*$/i,
    '',
  );
  // "Forward the message from Ann to Bob": whom it goes to does not tell which one it is.
  if (/^(?:forward|send|pass|share|resend)\b/.test(folded)) scope = scope.replace(/(?<=\S)\s+(?:on\s+)?to\s+.*$/i, '');
  // "The blind in the bedroom to go up": what it is to do is no place.
  scope = scope.replace(/\s+to\s+(?:go|come|open|close|start|stop|run|turn|switch|play|ring|be)\s.*$/i, '');
  // "Raise what is taken every month to 145 pounds": what it becomes is no place.
  for (const { value } of pairs) scope = scope.replace(` to ${value}`, ' ').trim();
  // "In this document" is where one is, and tells nothing from anything else.
  if (HERE.test(scope)) scope = '';
  let items: string[] = [];
  if (verb === 'pick' || verb === 'tick' || verb === 'untick') {
    const source = (objectWords(head) || /«/.test(head) ? head : rest)
      .replace(/\b(?:checkbox(?:es)?|check ?box(?:es)?|options?|radio button|items?|words? similar to)\b/gi, ' ')
      .replace(/^(?:the|all|both|any)\s+/i, '')
      .replace(/(?<=\S)\s+off$/i, '')
      .trim();
    items =
      source.includes('>') || (verb === 'pick' && pairs.length > 0)
        ? []
        : itemsOf(source, strings)
            .map((item) => item.replace(/\s+/g, ' ').trim())
            .filter(Boolean);
  }
  if (verb === 'tick' && items.length === 0 && role === null) verb = 'press';
  if (verb === 'reach' && (role === 'tab' || role === 'section') && /^(?:open|go|switch|expand|select)\b/.test(folded))
    verb = 'press';
  if (verb === 'reach' && (nth !== null || best) && /^open\b/.test(folded)) verb = 'press';
  const act = found.verb === 'press' && found.words === 0;
  const meant = turned({ verb, head, scope, items, pairs }, { clause, folded, run, rest, quoted, strings, act });
  ({ verb, head, scope, items } = meant);
  if (act && known) scope = theme;
  const kind = verb === 'press' ? kindOnly(rest, strings) : null;
  if (kind) return { ...blank(verb, putQuotes(clause, strings, '"')), role: kind, nth, constraints };
  // "Start writing a message": the control may say either.
  const begun = /^(?:start|begin) ([a-z]+ing)\b/.test(folded) ? `${folded.split(' ')[1]} ` : '';
  const byPage =
    /^answer\s+(?:the|all|each|every|this|these|both)\b.*\b(?:questions?|quiz)\b|\b(?:every|all|each)\b.{0,20}\b(?:answers?|questions?)\b.{0,12}\b(?:right|correct(?:ly)?)\b|\b(?:right|correct)\s+(?:answers?|options?|solutions?|choices?)\b|^(?:solve|complete|take)\s+the\s+quiz\b/.test(
      folded,
    );
  if (byPage && ['learn', 'pick', 'press', 'tick', 'transact', 'enter'].includes(verb) && quoted.length === 0)
    verb = 'pick';
  return {
    verb,
    text: putQuotes(clause, strings, '"'),
    object:
      begun +
      objectWords(
        verb === 'learn' ? rest.replace(/\?$/, '').replace(ASKING, ' ') : TAKES.has(verb) ? bareThing(head) : head,
      ),
    quoted,
    role,
    scope: putQuotes(scope, strings),
    pairs,
    items,
    // "The jacket from your last order": the place is the order's, and not the jacket's.
    nth:
      (verb === 'transact' || verb === 'remove') && scope !== '' && nthOf(head) === null && nthOf(scope) === nth
        ? null
        : nth,
    superlative: best?.superlative ?? null,
    all:
      /\b(?:(?<!\b(?:in|at|after|above|not) )all|every(?! (?:other |second )?(?:day|week|month|year|morning|evening|night|hour|time|\p{L}+day|\w+ (?:days|weeks|months)))|everything|each(?! other)|both)\b/iu.test(
        (verb === 'transact' ? plain : rest).replace(best ? OF_ALL : /$^/, ' '),
      ) || OTHERS.test(rest),
    constraints,
    described: '',
    how: '',
    source: byPage && verb === 'pick' ? ASKED_BY_PAGE : '',
    place: verb === 'press' && (role === 'tab' || role === 'section') && /^(?:open|go|switch)\b/.test(folded),
  };
}
